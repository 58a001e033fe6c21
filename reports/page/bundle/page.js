"use strict";(()=>{function fn(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function hr(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function So(e){let t,n,i;e.length!==2?(t=fn,n=(a,c)=>fn(e(a),c),i=(a,c)=>e(a)-c):(t=e===fn||e===hr?e:z2,n=e,i=e);function r(a,c,l=0,u=a.length){if(l<u){if(t(c,c)!==0)return u;do{let h=l+u>>>1;n(a[h],c)<0?l=h+1:u=h}while(l<u)}return l}function s(a,c,l=0,u=a.length){if(l<u){if(t(c,c)!==0)return u;do{let h=l+u>>>1;n(a[h],c)<=0?l=h+1:u=h}while(l<u)}return l}function o(a,c,l=0,u=a.length){let h=r(a,c,l,u-1);return h>l&&i(a[h-1],c)>-i(a[h],c)?h-1:h}return{left:r,center:o,right:s}}function z2(){return 0}function yx(e){return e===null?NaN:+e}function*G2(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let i of e)(i=t(i,++n,e))!=null&&(i=+i)>=i&&(yield i)}}var xx=So(fn),Yl=xx.right,ZB=xx.left,JB=So(yx).center;var KB=vx(bx),jB=vx(V2);function vx(e){return function(t,n,i=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((i=+i)>=0))throw new RangeError("invalid ry");let{data:r,width:s,height:o}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((o=Math.floor(o!==void 0?o:r.length/s))>=0))throw new RangeError("invalid height");if(!s||!o||!n&&!i)return t;let a=n&&e(n),c=i&&e(i),l=r.slice();return a&&c?(bo(a,l,r,s,o),bo(a,r,l,s,o),bo(a,l,r,s,o),Mo(c,r,l,s,o),Mo(c,l,r,s,o),Mo(c,r,l,s,o)):a?(bo(a,r,l,s,o),bo(a,l,r,s,o),bo(a,r,l,s,o)):c&&(Mo(c,r,l,s,o),Mo(c,l,r,s,o),Mo(c,r,l,s,o)),t}}function bo(e,t,n,i,r){for(let s=0,o=i*r;s<o;)e(t,n,s,s+=i,1)}function Mo(e,t,n,i,r){for(let s=0,o=i*r;s<i;++s)e(t,n,s,s+o,i)}function V2(e){let t=bx(e);return(n,i,r,s,o)=>{r<<=2,s<<=2,o<<=2,t(n,i,r+0,s+0,o),t(n,i,r+1,s+1,o),t(n,i,r+2,s+2,o),t(n,i,r+3,s+3,o)}}function bx(e){let t=Math.floor(e);if(t===e)return H2(e);let n=e-t,i=2*e+1;return(r,s,o,a,c)=>{if(!((a-=c)>=o))return;let l=t*s[o],u=c*t,h=u+c;for(let f=o,d=o+u;f<d;f+=c)l+=s[Math.min(a,f)];for(let f=o,d=a;f<=d;f+=c)l+=s[Math.min(a,f+u)],r[f]=(l+n*(s[Math.max(o,f-h)]+s[Math.min(a,f+h)]))/i,l-=s[Math.max(o,f-u)]}}function H2(e){let t=2*e+1;return(n,i,r,s,o)=>{if(!((s-=o)>=r))return;let a=e*i[r],c=o*e;for(let l=r,u=r+c;l<u;l+=o)a+=i[Math.min(s,l)];for(let l=r,u=s;l<=u;l+=o)a+=i[Math.min(s,l+c)],n[l]=a/t,a-=i[Math.max(r,l-c)]}}function W2(e){return e.length|0}function $2(e){return!(e>0)}function X2(e){return typeof e!="object"||"length"in e?e:Array.from(e)}function q2(e){return t=>e(...t)}function Mx(...e){let t=typeof e[e.length-1]=="function"&&q2(e.pop());e=e.map(X2);let n=e.map(W2),i=e.length-1,r=new Array(i+1).fill(0),s=[];if(i<0||n.some($2))return s;for(;;){s.push(r.map((a,c)=>e[c][a]));let o=i;for(;++r[o]===n[o];){if(o===0)return t?s.map(t):s;r[o--]=0}}}function Sx(e,t){var n=0,i=0;return Float64Array.from(e,t===void 0?r=>n+=+r||0:r=>n+=+t(r,i++,e)||0)}function ap(e,t){let n=0,i,r=0,s=0;if(t===void 0)for(let o of e)o!=null&&(o=+o)>=o&&(i=o-r,r+=i/++n,s+=i*(o-r));else{let o=-1;for(let a of e)(a=t(a,++o,e))!=null&&(a=+a)>=a&&(i=a-r,r+=i/++n,s+=i*(a-r))}if(n>1)return s/(n-1)}function wx(e,t){let n=ap(e,t);return n&&Math.sqrt(n)}function ti(e,t){let n,i;if(t===void 0)for(let r of e)r!=null&&(n===void 0?r>=r&&(n=i=r):(n>r&&(n=r),i<r&&(i=r)));else{let r=-1;for(let s of e)(s=t(s,++r,e))!=null&&(n===void 0?s>=s&&(n=i=s):(n>s&&(n=s),i<s&&(i=s)))}return[n,i]}var Kn=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(t){let n=this._partials,i=0;for(let r=0;r<this._n&&r<32;r++){let s=n[r],o=t+s,a=Math.abs(t)<Math.abs(s)?t-(o-s):s-(o-t);a&&(n[i++]=a),t=o}return n[i]=t,this._n=i+1,this}valueOf(){let t=this._partials,n=this._n,i,r,s,o=0;if(n>0){for(o=t[--n];n>0&&(i=o,r=t[--n],o=i+r,s=r-(o-i),!s););n>0&&(s<0&&t[n-1]<0||s>0&&t[n-1]>0)&&(r=s*2,i=o+r,r==i-o&&(o=i))}return o}};var jn=class extends Map{constructor(t,n=Ex){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let[i,r]of t)this.set(i,r)}get(t){return super.get(sp(this,t))}has(t){return super.has(sp(this,t))}set(t,n){return super.set(Tx(this,t),n)}delete(t){return super.delete(Ax(this,t))}},Ni=class extends Set{constructor(t,n=Ex){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let i of t)this.add(i)}has(t){return super.has(sp(this,t))}add(t){return super.add(Tx(this,t))}delete(t){return super.delete(Ax(this,t))}};function sp({_intern:e,_key:t},n){let i=t(n);return e.has(i)?e.get(i):n}function Tx({_intern:e,_key:t},n){let i=t(n);return e.has(i)?e.get(i):(e.set(i,n),n)}function Ax({_intern:e,_key:t},n){let i=t(n);return e.has(i)&&(n=e.get(i),e.delete(i)),n}function Ex(e){return e!==null&&typeof e=="object"?e.valueOf():e}function op(e){return e}function wo(e,...t){return cp(e,op,op,t)}function Wr(e,t,...n){return cp(e,op,t,n)}function Cx(e,t,...n){return cp(e,Array.from,t,n)}function cp(e,t,n,i){return(function r(s,o){if(o>=i.length)return n(s);let a=new jn,c=i[o++],l=-1;for(let u of s){let h=c(u,++l,s),f=a.get(h);f?f.push(u):a.set(h,[u])}for(let[u,h]of a)a.set(u,r(h,o));return t(a)})(e,0)}function Y2(e,t){return Array.from(t,n=>e[n])}function Za(e,...t){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");e=Array.from(e);let[n]=t;if(n&&n.length!==2||t.length>1){let i=Uint32Array.from(e,(r,s)=>s);return t.length>1?(t=t.map(r=>e.map(r)),i.sort((r,s)=>{for(let o of t){let a=$l(o[r],o[s]);if(a)return a}})):(n=e.map(n),i.sort((r,s)=>$l(n[r],n[s]))),Y2(e,i)}return e.sort(Rx(n))}function Rx(e=fn){if(e===fn)return $l;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let i=e(t,n);return i||i===0?i:(e(n,n)===0)-(e(t,t)===0)}}function $l(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}function Zl(e,t,n){return(t.length!==2?Za(Wr(e,t,n),(([i,r],[s,o])=>fn(r,o)||fn(i,s))):Za(wo(e,n),(([i,r],[s,o])=>t(r,o)||fn(i,s)))).map(([i])=>i)}var Z2=Array.prototype,QB=Z2.slice;var J2=Math.sqrt(50),K2=Math.sqrt(10),j2=Math.sqrt(2);function Xl(e,t,n){let i=(t-e)/Math.max(0,n),r=Math.floor(Math.log10(i)),s=i/Math.pow(10,r),o=s>=J2?10:s>=K2?5:s>=j2?2:1,a,c,l;return r<0?(l=Math.pow(10,-r)/o,a=Math.round(e*l),c=Math.round(t*l),a/l<e&&++a,c/l>t&&--c,l=-l):(l=Math.pow(10,r)*o,a=Math.round(e/l),c=Math.round(t/l),a*l<e&&++a,c*l>t&&--c),c<a&&.5<=n&&n<2?Xl(e,t,n*2):[a,c,l]}function To(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let i=t<e,[r,s,o]=i?Xl(t,e,n):Xl(e,t,n);if(!(s>=r))return[];let a=s-r+1,c=new Array(a);if(i)if(o<0)for(let l=0;l<a;++l)c[l]=(s-l)/-o;else for(let l=0;l<a;++l)c[l]=(s-l)*o;else if(o<0)for(let l=0;l<a;++l)c[l]=(r+l)/-o;else for(let l=0;l<a;++l)c[l]=(r+l)*o;return c}function ql(e,t,n){return t=+t,e=+e,n=+n,Xl(e,t,n)[2]}function Ja(e,t,n){t=+t,e=+e,n=+n;let i=t<e,r=i?ql(t,e,n):ql(e,t,n);return(i?-1:1)*(r<0?1/-r:r)}function _n(e,t){let n;if(t===void 0)for(let i of e)i!=null&&(n<i||n===void 0&&i>=i)&&(n=i);else{let i=-1;for(let r of e)(r=t(r,++i,e))!=null&&(n<r||n===void 0&&r>=r)&&(n=r)}return n}function Px(e,t){let n,i=-1,r=-1;if(t===void 0)for(let s of e)++r,s!=null&&(n<s||n===void 0&&s>=s)&&(n=s,i=r);else for(let s of e)(s=t(s,++r,e))!=null&&(n<s||n===void 0&&s>=s)&&(n=s,i=r);return i}function Qn(e,t){let n;if(t===void 0)for(let i of e)i!=null&&(n>i||n===void 0&&i>=i)&&(n=i);else{let i=-1;for(let r of e)(r=t(r,++i,e))!=null&&(n>r||n===void 0&&r>=r)&&(n=r)}return n}function Ix(e,t){let n,i=-1,r=-1;if(t===void 0)for(let s of e)++r,s!=null&&(n>s||n===void 0&&s>=s)&&(n=s,i=r);else for(let s of e)(s=t(s,++r,e))!=null&&(n>s||n===void 0&&s>=s)&&(n=s,i=r);return i}function Lx(e,t,n=0,i=1/0,r){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),i=Math.floor(Math.min(e.length-1,i)),!(n<=t&&t<=i))return e;for(r=r===void 0?$l:Rx(r);i>n;){if(i-n>600){let c=i-n+1,l=t-n+1,u=Math.log(c),h=.5*Math.exp(2*u/3),f=.5*Math.sqrt(u*h*(c-h)/c)*(l-c/2<0?-1:1),d=Math.max(n,Math.floor(t-l*h/c+f)),p=Math.min(i,Math.floor(t+(c-l)*h/c+f));Lx(e,t,d,p,r)}let s=e[t],o=n,a=i;for(Ya(e,n,t),r(e[i],s)>0&&Ya(e,n,i);o<a;){for(Ya(e,o,a),++o,--a;r(e[o],s)<0;)++o;for(;r(e[a],s)>0;)--a}r(e[n],s)===0?Ya(e,n,a):(++a,Ya(e,a,i)),a<=t&&(n=a+1),t<=a&&(i=a-1)}return e}function Ya(e,t,n){let i=e[t];e[t]=e[n],e[n]=i}function lp(e,t=fn){let n,i=!1;if(t.length===1){let r;for(let s of e){let o=t(s);(i?fn(o,r)>0:fn(o,o)===0)&&(n=s,r=o,i=!0)}}else for(let r of e)(i?t(r,n)>0:t(r,r)===0)&&(n=r,i=!0);return n}function Ps(e,t,n){if(e=Float64Array.from(G2(e,n)),!(!(i=e.length)||isNaN(t=+t))){if(t<=0||i<2)return Qn(e);if(t>=1)return _n(e);var i,r=(i-1)*t,s=Math.floor(r),o=_n(Lx(e,s).subarray(0,s+1)),a=Qn(e.subarray(s+1));return o+(a-o)*(r-s)}}function Nx(e,t,n=yx){if(!(!(i=e.length)||isNaN(t=+t))){if(t<=0||i<2)return+n(e[0],0,e);if(t>=1)return+n(e[i-1],i-1,e);var i,r=(i-1)*t,s=Math.floor(r),o=+n(e[s],s,e),a=+n(e[s+1],s+1,e);return o+(a-o)*(r-s)}}function Dx(e,t){let n=0,i=0;if(t===void 0)for(let r of e)r!=null&&(r=+r)>=r&&(++n,i+=r);else{let r=-1;for(let s of e)(s=t(s,++r,e))!=null&&(s=+s)>=s&&(++n,i+=s)}if(n)return i/n}function Ka(e,t){return Ps(e,.5,t)}function*Q2(e){for(let t of e)yield*t}function up(e){return Array.from(Q2(e))}function Fx(e,t){let n=new jn;if(t===void 0)for(let s of e)s!=null&&s>=s&&n.set(s,(n.get(s)||0)+1);else{let s=-1;for(let o of e)(o=t(o,++s,e))!=null&&o>=o&&n.set(o,(n.get(o)||0)+1)}let i,r=0;for(let[s,o]of n)o>r&&(r=o,i=s);return i}function Ux(e,t=t3){let n=[],i,r=!1;for(let s of e)r&&n.push(t(i,s)),i=s,r=!0;return n}function t3(e,t){return[e,t]}function Ao(e,t,n){e=+e,t=+t,n=(r=arguments.length)<2?(t=e,e=0,1):r<3?1:+n;for(var i=-1,r=Math.max(0,Math.ceil((t-e)/n))|0,s=new Array(r);++i<r;)s[i]=e+i*n;return s}var t6=e3(Math.random);function e3(e){return function(n,i=0,r=n.length){let s=r-(i=+i);for(;s;){let o=e()*s--|0,a=n[s+i];n[s+i]=n[o+i],n[o+i]=a}return n}}function Di(e,t){let n=0;if(t===void 0)for(let i of e)(i=+i)&&(n+=i);else{let i=-1;for(let r of e)(r=+t(r,++i,e))&&(n+=r)}return n}function Eo(e){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(e).reverse()}function n3(e){return e}var fp=1,hp=2,dp=3,Jl=4,Ox=1e-6;function i3(e){return"translate("+e+",0)"}function r3(e){return"translate(0,"+e+")"}function s3(e){return t=>+e(t)}function o3(e,t){return t=Math.max(0,e.bandwidth()-t*2)/2,e.round()&&(t=Math.round(t)),n=>+e(n)+t}function a3(){return!this.__axis}function c3(e,t){var n=[],i=null,r=null,s=6,o=6,a=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,l=e===fp||e===Jl?-1:1,u=e===Jl||e===hp?"x":"y",h=e===fp||e===dp?i3:r3;function f(d){var p=i??(t.ticks?t.ticks.apply(t,n):t.domain()),_=r??(t.tickFormat?t.tickFormat.apply(t,n):n3),m=Math.max(s,0)+a,g=t.range(),x=+g[0]+c,S=+g[g.length-1]+c,v=(t.bandwidth?o3:s3)(t.copy(),c),w=d.selection?d.selection():d,b=w.selectAll(".domain").data([null]),y=w.selectAll(".tick").data(p,t).order(),M=y.exit(),R=y.enter().append("g").attr("class","tick"),E=y.select("line"),C=y.select("text");b=b.merge(b.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentColor")),y=y.merge(R),E=E.merge(R.append("line").attr("stroke","currentColor").attr(u+"2",l*s)),C=C.merge(R.append("text").attr("fill","currentColor").attr(u,l*m).attr("dy",e===fp?"0em":e===dp?"0.71em":"0.32em")),d!==w&&(b=b.transition(d),y=y.transition(d),E=E.transition(d),C=C.transition(d),M=M.transition(d).attr("opacity",Ox).attr("transform",function(N){return isFinite(N=v(N))?h(N+c):this.getAttribute("transform")}),R.attr("opacity",Ox).attr("transform",function(N){var k=this.parentNode.__axis;return h((k&&isFinite(k=k(N))?k:v(N))+c)})),M.remove(),b.attr("d",e===Jl||e===hp?o?"M"+l*o+","+x+"H"+c+"V"+S+"H"+l*o:"M"+c+","+x+"V"+S:o?"M"+x+","+l*o+"V"+c+"H"+S+"V"+l*o:"M"+x+","+c+"H"+S),y.attr("opacity",1).attr("transform",function(N){return h(v(N)+c)}),E.attr(u+"2",l*s),C.attr(u,l*m).text(_),w.filter(a3).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",e===hp?"start":e===Jl?"end":"middle"),w.each(function(){this.__axis=v})}return f.scale=function(d){return arguments.length?(t=d,f):t},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(d){return arguments.length?(n=d==null?[]:Array.from(d),f):n.slice()},f.tickValues=function(d){return arguments.length?(i=d==null?null:Array.from(d),f):i&&i.slice()},f.tickFormat=function(d){return arguments.length?(r=d,f):r},f.tickSize=function(d){return arguments.length?(s=o=+d,f):s},f.tickSizeInner=function(d){return arguments.length?(s=+d,f):s},f.tickSizeOuter=function(d){return arguments.length?(o=+d,f):o},f.tickPadding=function(d){return arguments.length?(a=+d,f):a},f.offset=function(d){return arguments.length?(c=+d,f):c},f}function Bx(e){return c3(dp,e)}var pp="http://www.w3.org/1999/xhtml",$r={svg:"http://www.w3.org/2000/svg",xhtml:pp,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespace",xmlns:"http://www.w3.org/2000/xmlns/"};function kx(e){var t=e+="",n=t.indexOf(":");return n>=0&&(t=e.slice(0,n))!=="xmlns"&&(e=e.slice(n+1)),$r.hasOwnProperty(t)?{space:$r[t],local:e}:e}function l3(e){return function(){var t=this.ownerDocument,n=this.namespaceURI;return n===pp&&t.documentElement.namespaceURI===pp?t.createElement(e):t.createElementNS(n,e)}}function u3(e){return function(){return this.ownerDocument.createElementNS(e.space,e.local)}}function Co(e){var t=kx(e);return(t.local?u3:l3)(t)}function f3(){}function zx(e){return e==null?f3:function(){return this.querySelector(e)}}function h3(e){typeof e!="function"&&(e=zx(e));for(var t=this._groups,n=t.length,i=new Array(n),r=0;r<n;++r)for(var s=t[r],o=s.length,a=i[r]=new Array(o),c,l,u=0;u<o;++u)(c=s[u])&&(l=e.call(c,c.__data__,u,s))&&("__data__"in c&&(l.__data__=c.__data__),a[u]=l);return new On(i,this._parents)}function d3(e){return e==null?[]:Array.isArray(e)?e:Array.from(e)}function p3(){return[]}function m3(e){return e==null?p3:function(){return this.querySelectorAll(e)}}function g3(e){return function(){return d3(e.apply(this,arguments))}}function _3(e){typeof e=="function"?e=g3(e):e=m3(e);for(var t=this._groups,n=t.length,i=[],r=[],s=0;s<n;++s)for(var o=t[s],a=o.length,c,l=0;l<a;++l)(c=o[l])&&(i.push(e.call(c,c.__data__,l,o)),r.push(c));return new On(i,r)}function y3(e){return function(){return this.matches(e)}}function Gx(e){return function(t){return t.matches(e)}}var x3=Array.prototype.find;function v3(e){return function(){return x3.call(this.children,e)}}function b3(){return this.firstElementChild}function M3(e){return this.select(e==null?b3:v3(typeof e=="function"?e:Gx(e)))}var S3=Array.prototype.filter;function w3(){return Array.from(this.children)}function T3(e){return function(){return S3.call(this.children,e)}}function A3(e){return this.selectAll(e==null?w3:T3(typeof e=="function"?e:Gx(e)))}function E3(e){typeof e!="function"&&(e=y3(e));for(var t=this._groups,n=t.length,i=new Array(n),r=0;r<n;++r)for(var s=t[r],o=s.length,a=i[r]=[],c,l=0;l<o;++l)(c=s[l])&&e.call(c,c.__data__,l,s)&&a.push(c);return new On(i,this._parents)}function Vx(e){return new Array(e.length)}function C3(){return new On(this._enter||this._groups.map(Vx),this._parents)}function Kl(e,t){this.ownerDocument=e.ownerDocument,this.namespaceURI=e.namespaceURI,this._next=null,this._parent=e,this.__data__=t}Kl.prototype={constructor:Kl,appendChild:function(e){return this._parent.insertBefore(e,this._next)},insertBefore:function(e,t){return this._parent.insertBefore(e,t)},querySelector:function(e){return this._parent.querySelector(e)},querySelectorAll:function(e){return this._parent.querySelectorAll(e)}};function R3(e){return function(){return e}}function P3(e,t,n,i,r,s){for(var o=0,a,c=t.length,l=s.length;o<l;++o)(a=t[o])?(a.__data__=s[o],i[o]=a):n[o]=new Kl(e,s[o]);for(;o<c;++o)(a=t[o])&&(r[o]=a)}function I3(e,t,n,i,r,s,o){var a,c,l=new Map,u=t.length,h=s.length,f=new Array(u),d;for(a=0;a<u;++a)(c=t[a])&&(f[a]=d=o.call(c,c.__data__,a,t)+"",l.has(d)?r[a]=c:l.set(d,c));for(a=0;a<h;++a)d=o.call(e,s[a],a,s)+"",(c=l.get(d))?(i[a]=c,c.__data__=s[a],l.delete(d)):n[a]=new Kl(e,s[a]);for(a=0;a<u;++a)(c=t[a])&&l.get(f[a])===c&&(r[a]=c)}function L3(e){return e.__data__}function N3(e,t){if(!arguments.length)return Array.from(this,L3);var n=t?I3:P3,i=this._parents,r=this._groups;typeof e!="function"&&(e=R3(e));for(var s=r.length,o=new Array(s),a=new Array(s),c=new Array(s),l=0;l<s;++l){var u=i[l],h=r[l],f=h.length,d=D3(e.call(u,u&&u.__data__,l,i)),p=d.length,_=a[l]=new Array(p),m=o[l]=new Array(p),g=c[l]=new Array(f);n(u,h,_,m,g,d,t);for(var x=0,S=0,v,w;x<p;++x)if(v=_[x]){for(x>=S&&(S=x+1);!(w=m[S])&&++S<p;);v._next=w||null}}return o=new On(o,i),o._enter=a,o._exit=c,o}function D3(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function F3(){return new On(this._exit||this._groups.map(Vx),this._parents)}function U3(e,t,n){var i=this.enter(),r=this,s=this.exit();return typeof e=="function"?(i=e(i),i&&(i=i.selection())):i=i.append(e+""),t!=null&&(r=t(r),r&&(r=r.selection())),n==null?s.remove():n(s),i&&r?i.merge(r).order():r}function O3(e){for(var t=e.selection?e.selection():e,n=this._groups,i=t._groups,r=n.length,s=i.length,o=Math.min(r,s),a=new Array(r),c=0;c<o;++c)for(var l=n[c],u=i[c],h=l.length,f=a[c]=new Array(h),d,p=0;p<h;++p)(d=l[p]||u[p])&&(f[p]=d);for(;c<r;++c)a[c]=n[c];return new On(a,this._parents)}function B3(){for(var e=this._groups,t=-1,n=e.length;++t<n;)for(var i=e[t],r=i.length-1,s=i[r],o;--r>=0;)(o=i[r])&&(s&&o.compareDocumentPosition(s)^4&&s.parentNode.insertBefore(o,s),s=o);return this}function k3(e){e||(e=z3);function t(h,f){return h&&f?e(h.__data__,f.__data__):!h-!f}for(var n=this._groups,i=n.length,r=new Array(i),s=0;s<i;++s){for(var o=n[s],a=o.length,c=r[s]=new Array(a),l,u=0;u<a;++u)(l=o[u])&&(c[u]=l);c.sort(t)}return new On(r,this._parents).order()}function z3(e,t){return e<t?-1:e>t?1:e>=t?0:NaN}function G3(){var e=arguments[0];return arguments[0]=this,e.apply(null,arguments),this}function V3(){return Array.from(this)}function H3(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var i=e[t],r=0,s=i.length;r<s;++r){var o=i[r];if(o)return o}return null}function W3(){let e=0;for(let t of this)++e;return e}function $3(){return!this.node()}function X3(e){for(var t=this._groups,n=0,i=t.length;n<i;++n)for(var r=t[n],s=0,o=r.length,a;s<o;++s)(a=r[s])&&e.call(a,a.__data__,s,r);return this}function q3(e){return function(){this.removeAttribute(e)}}function Y3(e){return function(){this.removeAttributeNS(e.space,e.local)}}function Z3(e,t){return function(){this.setAttribute(e,t)}}function J3(e,t){return function(){this.setAttributeNS(e.space,e.local,t)}}function K3(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttribute(e):this.setAttribute(e,n)}}function j3(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttributeNS(e.space,e.local):this.setAttributeNS(e.space,e.local,n)}}function Q3(e,t){var n=kx(e);if(arguments.length<2){var i=this.node();return n.local?i.getAttributeNS(n.space,n.local):i.getAttribute(n)}return this.each((t==null?n.local?Y3:q3:typeof t=="function"?n.local?j3:K3:n.local?J3:Z3)(n,t))}function Hx(e){return e.ownerDocument&&e.ownerDocument.defaultView||e.document&&e||e.defaultView}function tC(e){return function(){this.style.removeProperty(e)}}function eC(e,t,n){return function(){this.style.setProperty(e,t,n)}}function nC(e,t,n){return function(){var i=t.apply(this,arguments);i==null?this.style.removeProperty(e):this.style.setProperty(e,i,n)}}function iC(e,t,n){return arguments.length>1?this.each((t==null?tC:typeof t=="function"?nC:eC)(e,t,n??"")):rC(this.node(),e)}function rC(e,t){return e.style.getPropertyValue(t)||Hx(e).getComputedStyle(e,null).getPropertyValue(t)}function sC(e){return function(){delete this[e]}}function oC(e,t){return function(){this[e]=t}}function aC(e,t){return function(){var n=t.apply(this,arguments);n==null?delete this[e]:this[e]=n}}function cC(e,t){return arguments.length>1?this.each((t==null?sC:typeof t=="function"?aC:oC)(e,t)):this.node()[e]}function Wx(e){return e.trim().split(/^|\s+/)}function gp(e){return e.classList||new $x(e)}function $x(e){this._node=e,this._names=Wx(e.getAttribute("class")||"")}$x.prototype={add:function(e){var t=this._names.indexOf(e);t<0&&(this._names.push(e),this._node.setAttribute("class",this._names.join(" ")))},remove:function(e){var t=this._names.indexOf(e);t>=0&&(this._names.splice(t,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(e){return this._names.indexOf(e)>=0}};function Xx(e,t){for(var n=gp(e),i=-1,r=t.length;++i<r;)n.add(t[i])}function qx(e,t){for(var n=gp(e),i=-1,r=t.length;++i<r;)n.remove(t[i])}function lC(e){return function(){Xx(this,e)}}function uC(e){return function(){qx(this,e)}}function fC(e,t){return function(){(t.apply(this,arguments)?Xx:qx)(this,e)}}function hC(e,t){var n=Wx(e+"");if(arguments.length<2){for(var i=gp(this.node()),r=-1,s=n.length;++r<s;)if(!i.contains(n[r]))return!1;return!0}return this.each((typeof t=="function"?fC:t?lC:uC)(n,t))}function dC(){this.textContent=""}function pC(e){return function(){this.textContent=e}}function mC(e){return function(){var t=e.apply(this,arguments);this.textContent=t??""}}function gC(e){return arguments.length?this.each(e==null?dC:(typeof e=="function"?mC:pC)(e)):this.node().textContent}function _C(){this.innerHTML=""}function yC(e){return function(){this.innerHTML=e}}function xC(e){return function(){var t=e.apply(this,arguments);this.innerHTML=t??""}}function vC(e){return arguments.length?this.each(e==null?_C:(typeof e=="function"?xC:yC)(e)):this.node().innerHTML}function bC(){this.nextSibling&&this.parentNode.appendChild(this)}function MC(){return this.each(bC)}function SC(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function wC(){return this.each(SC)}function TC(e){var t=typeof e=="function"?e:Co(e);return this.select(function(){return this.appendChild(t.apply(this,arguments))})}function AC(){return null}function EC(e,t){var n=typeof e=="function"?e:Co(e),i=t==null?AC:typeof t=="function"?t:zx(t);return this.select(function(){return this.insertBefore(n.apply(this,arguments),i.apply(this,arguments)||null)})}function CC(){var e=this.parentNode;e&&e.removeChild(this)}function RC(){return this.each(CC)}function PC(){var e=this.cloneNode(!1),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function IC(){var e=this.cloneNode(!0),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function LC(e){return this.select(e?IC:PC)}function NC(e){return arguments.length?this.property("__data__",e):this.node().__data__}function DC(e){return function(t){e.call(this,t,this.__data__)}}function FC(e){return e.trim().split(/^|\s+/).map(function(t){var n="",i=t.indexOf(".");return i>=0&&(n=t.slice(i+1),t=t.slice(0,i)),{type:t,name:n}})}function UC(e){return function(){var t=this.__on;if(t){for(var n=0,i=-1,r=t.length,s;n<r;++n)s=t[n],(!e.type||s.type===e.type)&&s.name===e.name?this.removeEventListener(s.type,s.listener,s.options):t[++i]=s;++i?t.length=i:delete this.__on}}}function OC(e,t,n){return function(){var i=this.__on,r,s=DC(t);if(i){for(var o=0,a=i.length;o<a;++o)if((r=i[o]).type===e.type&&r.name===e.name){this.removeEventListener(r.type,r.listener,r.options),this.addEventListener(r.type,r.listener=s,r.options=n),r.value=t;return}}this.addEventListener(e.type,s,n),r={type:e.type,name:e.name,value:t,listener:s,options:n},i?i.push(r):this.__on=[r]}}function BC(e,t,n){var i=FC(e+""),r,s=i.length,o;if(arguments.length<2){var a=this.node().__on;if(a){for(var c=0,l=a.length,u;c<l;++c)for(r=0,u=a[c];r<s;++r)if((o=i[r]).type===u.type&&o.name===u.name)return u.value}return}for(a=t?OC:UC,r=0;r<s;++r)this.each(a(i[r],t,n));return this}function Yx(e,t,n){var i=Hx(e),r=i.CustomEvent;typeof r=="function"?r=new r(t,n):(r=i.document.createEvent("Event"),n?(r.initEvent(t,n.bubbles,n.cancelable),r.detail=n.detail):r.initEvent(t,!1,!1)),e.dispatchEvent(r)}function kC(e,t){return function(){return Yx(this,e,t)}}function zC(e,t){return function(){return Yx(this,e,t.apply(this,arguments))}}function GC(e,t){return this.each((typeof t=="function"?zC:kC)(e,t))}function*VC(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var i=e[t],r=0,s=i.length,o;r<s;++r)(o=i[r])&&(yield o)}var Zx=[null];function On(e,t){this._groups=e,this._parents=t}function HC(){return new On([[document.documentElement]],Zx)}function WC(){return this}On.prototype=HC.prototype={constructor:On,select:h3,selectAll:_3,selectChild:M3,selectChildren:A3,filter:E3,data:N3,enter:C3,exit:F3,join:U3,merge:O3,selection:WC,order:B3,sort:k3,call:G3,nodes:V3,node:H3,size:W3,empty:$3,each:X3,attr:Q3,style:iC,property:cC,classed:hC,text:gC,html:vC,raise:MC,lower:wC,append:TC,insert:EC,remove:RC,clone:LC,datum:NC,on:BC,dispatch:GC,[Symbol.iterator]:VC};function yi(e){return typeof e=="string"?new On([[document.querySelector(e)]],[document.documentElement]):new On([[e]],Zx)}var $C=0;function XC(){return new mp}function mp(){this._="@"+(++$C).toString(36)}mp.prototype=XC.prototype={constructor:mp,get:function(e){for(var t=this._;!(t in e);)if(!(e=e.parentNode))return;return e[t]},set:function(e,t){return e[this._]=t},remove:function(e){return this._ in e&&delete e[this._]},toString:function(){return this._}};function qC(e){let t;for(;t=e.sourceEvent;)e=t;return e}function Jx(e,t){if(e=qC(e),t===void 0&&(t=e.currentTarget),t){var n=t.ownerSVGElement||t;if(n.createSVGPoint){var i=n.createSVGPoint();return i.x=e.clientX,i.y=e.clientY,i=i.matrixTransform(t.getScreenCTM().inverse()),[i.x,i.y]}if(t.getBoundingClientRect){var r=t.getBoundingClientRect();return[e.clientX-r.left-t.clientLeft,e.clientY-r.top-t.clientTop]}}return[e.pageX,e.pageY]}function Lo(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function tc(e,t){var n=Object.create(e.prototype);for(var i in t)n[i]=t[i];return n}function Xr(){}var Ds=.7,Io=1/Ds,Ro="\\s*([+-]?\\d+)\\s*",ja="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Fi="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",YC=/^#([0-9a-f]{3,8})$/,ZC=new RegExp(`^rgb\\(${Ro},${Ro},${Ro}\\)$`),JC=new RegExp(`^rgb\\(${Fi},${Fi},${Fi}\\)$`),KC=new RegExp(`^rgba\\(${Ro},${Ro},${Ro},${ja}\\)$`),jC=new RegExp(`^rgba\\(${Fi},${Fi},${Fi},${ja}\\)$`),QC=new RegExp(`^hsl\\(${ja},${Fi},${Fi}\\)$`),tR=new RegExp(`^hsla\\(${ja},${Fi},${Fi},${ja}\\)$`),Kx={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Lo(Xr,No,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:jx,formatHex:jx,formatHex8:eR,formatHsl:nR,formatRgb:Qx,toString:Qx});function jx(){return this.rgb().formatHex()}function eR(){return this.rgb().formatHex8()}function nR(){return cv(this).formatHsl()}function Qx(){return this.rgb().formatRgb()}function No(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=YC.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?tv(t):n===3?new Xe(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?jl(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?jl(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=ZC.exec(e))?new Xe(t[1],t[2],t[3],1):(t=JC.exec(e))?new Xe(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=KC.exec(e))?jl(t[1],t[2],t[3],t[4]):(t=jC.exec(e))?jl(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=QC.exec(e))?iv(t[1],t[2]/100,t[3]/100,1):(t=tR.exec(e))?iv(t[1],t[2]/100,t[3]/100,t[4]):Kx.hasOwnProperty(e)?tv(Kx[e]):e==="transparent"?new Xe(NaN,NaN,NaN,0):null}function tv(e){return new Xe(e>>16&255,e>>8&255,e&255,1)}function jl(e,t,n,i){return i<=0&&(e=t=n=NaN),new Xe(e,t,n,i)}function Mp(e){return e instanceof Xr||(e=No(e)),e?(e=e.rgb(),new Xe(e.r,e.g,e.b,e.opacity)):new Xe}function vi(e,t,n,i){return arguments.length===1?Mp(e):new Xe(e,t,n,i??1)}function Xe(e,t,n,i){this.r=+e,this.g=+t,this.b=+n,this.opacity=+i}Lo(Xe,vi,tc(Xr,{brighter(e){return e=e==null?Io:Math.pow(Io,e),new Xe(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ds:Math.pow(Ds,e),new Xe(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Xe(Ls(this.r),Ls(this.g),Ls(this.b),tu(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ev,formatHex:ev,formatHex8:iR,formatRgb:nv,toString:nv}));function ev(){return`#${Is(this.r)}${Is(this.g)}${Is(this.b)}`}function iR(){return`#${Is(this.r)}${Is(this.g)}${Is(this.b)}${Is((isNaN(this.opacity)?1:this.opacity)*255)}`}function nv(){let e=tu(this.opacity);return`${e===1?"rgb(":"rgba("}${Ls(this.r)}, ${Ls(this.g)}, ${Ls(this.b)}${e===1?")":`, ${e})`}`}function tu(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ls(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Is(e){return e=Ls(e),(e<16?"0":"")+e.toString(16)}function iv(e,t,n,i){return i<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new xi(e,t,n,i)}function cv(e){if(e instanceof xi)return new xi(e.h,e.s,e.l,e.opacity);if(e instanceof Xr||(e=No(e)),!e)return new xi;if(e instanceof xi)return e;e=e.rgb();var t=e.r/255,n=e.g/255,i=e.b/255,r=Math.min(t,n,i),s=Math.max(t,n,i),o=NaN,a=s-r,c=(s+r)/2;return a?(t===s?o=(n-i)/a+(n<i)*6:n===s?o=(i-t)/a+2:o=(t-n)/a+4,a/=c<.5?s+r:2-s-r,o*=60):a=c>0&&c<1?0:o,new xi(o,a,c,e.opacity)}function nu(e,t,n,i){return arguments.length===1?cv(e):new xi(e,t,n,i??1)}function xi(e,t,n,i){this.h=+e,this.s=+t,this.l=+n,this.opacity=+i}Lo(xi,nu,tc(Xr,{brighter(e){return e=e==null?Io:Math.pow(Io,e),new xi(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ds:Math.pow(Ds,e),new xi(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,i=n+(n<.5?n:1-n)*t,r=2*n-i;return new Xe(_p(e>=240?e-240:e+120,r,i),_p(e,r,i),_p(e<120?e+240:e-120,r,i),this.opacity)},clamp(){return new xi(rv(this.h),Ql(this.s),Ql(this.l),tu(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=tu(this.opacity);return`${e===1?"hsl(":"hsla("}${rv(this.h)}, ${Ql(this.s)*100}%, ${Ql(this.l)*100}%${e===1?")":`, ${e})`}`}}));function rv(e){return e=(e||0)%360,e<0?e+360:e}function Ql(e){return Math.max(0,Math.min(1,e||0))}function _p(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var lv=Math.PI/180,uv=180/Math.PI,eu=18,fv=.96422,hv=1,dv=.82521,pv=4/29,Po=6/29,mv=3*Po*Po,rR=Po*Po*Po;function gv(e){if(e instanceof Ui)return new Ui(e.l,e.a,e.b,e.opacity);if(e instanceof dr)return _v(e);e instanceof Xe||(e=Mp(e));var t=bp(e.r),n=bp(e.g),i=bp(e.b),r=yp((.2225045*t+.7168786*n+.0606169*i)/hv),s,o;return t===n&&n===i?s=o=r:(s=yp((.4360747*t+.3850649*n+.1430804*i)/fv),o=yp((.0139322*t+.0971045*n+.7141733*i)/dv)),new Ui(116*r-16,500*(s-r),200*(r-o),e.opacity)}function iu(e,t,n,i){return arguments.length===1?gv(e):new Ui(e,t,n,i??1)}function Ui(e,t,n,i){this.l=+e,this.a=+t,this.b=+n,this.opacity=+i}Lo(Ui,iu,tc(Xr,{brighter(e){return new Ui(this.l+eu*(e??1),this.a,this.b,this.opacity)},darker(e){return new Ui(this.l-eu*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=fv*xp(t),e=hv*xp(e),n=dv*xp(n),new Xe(vp(3.1338561*t-1.6168667*e-.4906146*n),vp(-.9787684*t+1.9161415*e+.033454*n),vp(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function yp(e){return e>rR?Math.pow(e,1/3):e/mv+pv}function xp(e){return e>Po?e*e*e:mv*(e-pv)}function vp(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function bp(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function sR(e){if(e instanceof dr)return new dr(e.h,e.c,e.l,e.opacity);if(e instanceof Ui||(e=gv(e)),e.a===0&&e.b===0)return new dr(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*uv;return new dr(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function ru(e,t,n,i){return arguments.length===1?sR(e):new dr(e,t,n,i??1)}function dr(e,t,n,i){this.h=+e,this.c=+t,this.l=+n,this.opacity=+i}function _v(e){if(isNaN(e.h))return new Ui(e.l,0,0,e.opacity);var t=e.h*lv;return new Ui(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Lo(dr,ru,tc(Xr,{brighter(e){return new dr(this.h,this.c,this.l+eu*(e??1),this.opacity)},darker(e){return new dr(this.h,this.c,this.l-eu*(e??1),this.opacity)},rgb(){return _v(this).rgb()}}));var yv=-.14861,Sp=1.78277,wp=-.29227,su=-.90649,Qa=1.97294,sv=Qa*su,ov=Qa*Sp,av=Sp*wp-su*yv;function oR(e){if(e instanceof Ns)return new Ns(e.h,e.s,e.l,e.opacity);e instanceof Xe||(e=Mp(e));var t=e.r/255,n=e.g/255,i=e.b/255,r=(av*i+sv*t-ov*n)/(av+sv-ov),s=i-r,o=(Qa*(n-r)-wp*s)/su,a=Math.sqrt(o*o+s*s)/(Qa*r*(1-r)),c=a?Math.atan2(o,s)*uv-120:NaN;return new Ns(c<0?c+360:c,a,r,e.opacity)}function ei(e,t,n,i){return arguments.length===1?oR(e):new Ns(e,t,n,i??1)}function Ns(e,t,n,i){this.h=+e,this.s=+t,this.l=+n,this.opacity=+i}Lo(Ns,ei,tc(Xr,{brighter(e){return e=e==null?Io:Math.pow(Io,e),new Ns(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ds:Math.pow(Ds,e),new Ns(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*lv,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),i=Math.cos(e),r=Math.sin(e);return new Xe(255*(t+n*(yv*i+Sp*r)),255*(t+n*(wp*i+su*r)),255*(t+n*(Qa*i)),this.opacity)}}));function bv(e,t,n,i,r){var s=e*e,o=s*e;return((1-3*e+3*s-o)*t+(4-6*s+3*o)*n+(1+3*e+3*s-3*o)*i+o*r)/6}function aR(e){var t=e.length-1;return function(n){var i=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),r=e[i],s=e[i+1],o=i>0?e[i-1]:2*r-s,a=i<t-1?e[i+2]:2*s-r;return bv((n-i/t)*t,o,r,s,a)}}function cR(e){var t=e.length;return function(n){var i=Math.floor(((n%=1)<0?++n:n)*t),r=e[(i+t-1)%t],s=e[i%t],o=e[(i+1)%t],a=e[(i+2)%t];return bv((n-i/t)*t,r,s,o,a)}}var au=e=>()=>e;function Mv(e,t){return function(n){return e+n*t}}function lR(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(i){return Math.pow(e+i*t,n)}}function Cp(e,t){var n=t-e;return n?Mv(e,n>180||n<-180?n-360*Math.round(n/360):n):au(isNaN(e)?t:e)}function uR(e){return(e=+e)==1?qe:function(t,n){return n-t?lR(t,n,e):au(isNaN(t)?n:t)}}function qe(e,t){var n=t-e;return n?Mv(e,n):au(isNaN(e)?t:e)}var Fs=(function e(t){var n=uR(t);function i(r,s){var o=n((r=vi(r)).r,(s=vi(s)).r),a=n(r.g,s.g),c=n(r.b,s.b),l=qe(r.opacity,s.opacity);return function(u){return r.r=o(u),r.g=a(u),r.b=c(u),r.opacity=l(u),r+""}}return i.gamma=e,i})(1);function Sv(e){return function(t){var n=t.length,i=new Array(n),r=new Array(n),s=new Array(n),o,a;for(o=0;o<n;++o)a=vi(t[o]),i[o]=a.r||0,r[o]=a.g||0,s[o]=a.b||0;return i=e(i),r=e(r),s=e(s),a.opacity=1,function(c){return a.r=i(c),a.g=r(c),a.b=s(c),a+""}}}var wv=Sv(aR),o6=Sv(cR);function fR(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,i=t.slice(),r;return function(s){for(r=0;r<n;++r)i[r]=e[r]*(1-s)+t[r]*s;return i}}function hR(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function dR(e,t){var n=t?t.length:0,i=e?Math.min(n,e.length):0,r=new Array(i),s=new Array(n),o;for(o=0;o<i;++o)r[o]=Do(e[o],t[o]);for(;o<n;++o)s[o]=t[o];return function(a){for(o=0;o<i;++o)s[o]=r[o](a);return s}}function pR(e,t){var n=new Date;return e=+e,t=+t,function(i){return n.setTime(e*(1-i)+t*i),n}}function Oe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function mR(e,t){var n={},i={},r;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(r in t)r in e?n[r]=Do(e[r],t[r]):i[r]=t[r];return function(s){for(r in n)i[r]=n[r](s);return i}}var Ap=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Tp=new RegExp(Ap.source,"g");function gR(e){return function(){return e}}function _R(e){return function(t){return e(t)+""}}function yR(e,t){var n=Ap.lastIndex=Tp.lastIndex=0,i,r,s,o=-1,a=[],c=[];for(e=e+"",t=t+"";(i=Ap.exec(e))&&(r=Tp.exec(t));)(s=r.index)>n&&(s=t.slice(n,s),a[o]?a[o]+=s:a[++o]=s),(i=i[0])===(r=r[0])?a[o]?a[o]+=r:a[++o]=r:(a[++o]=null,c.push({i:o,x:Oe(i,r)})),n=Tp.lastIndex;return n<t.length&&(s=t.slice(n),a[o]?a[o]+=s:a[++o]=s),a.length<2?c[0]?_R(c[0].x):gR(t):(t=c.length,function(l){for(var u=0,h;u<t;++u)a[(h=c[u]).i]=h.x(l);return a.join("")})}function Do(e,t){var n=typeof t,i;return t==null||n==="boolean"?au(t):(n==="number"?Oe:n==="string"?(i=No(t))?(t=i,Fs):yR:t instanceof No?Fs:t instanceof Date?pR:hR(t)?fR:Array.isArray(t)?dR:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?mR:Oe)(e,t)}function ec(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var xv=180/Math.PI,Ep={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Tv(e,t,n,i,r,s){var o,a,c;return(o=Math.sqrt(e*e+t*t))&&(e/=o,t/=o),(c=e*n+t*i)&&(n-=e*c,i-=t*c),(a=Math.sqrt(n*n+i*i))&&(n/=a,i/=a,c/=a),e*i<t*n&&(e=-e,t=-t,c=-c,o=-o),{translateX:r,translateY:s,rotate:Math.atan2(t,e)*xv,skewX:Math.atan(c)*xv,scaleX:o,scaleY:a}}var ou;function xR(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ep:Tv(t.a,t.b,t.c,t.d,t.e,t.f)}function vR(e){return e==null||(ou||(ou=document.createElementNS("http://www.w3.org/2000/svg","g")),ou.setAttribute("transform",e),!(e=ou.transform.baseVal.consolidate()))?Ep:(e=e.matrix,Tv(e.a,e.b,e.c,e.d,e.e,e.f))}function Av(e,t,n,i){function r(l){return l.length?l.pop()+" ":""}function s(l,u,h,f,d,p){if(l!==h||u!==f){var _=d.push("translate(",null,t,null,n);p.push({i:_-4,x:Oe(l,h)},{i:_-2,x:Oe(u,f)})}else(h||f)&&d.push("translate("+h+t+f+n)}function o(l,u,h,f){l!==u?(l-u>180?u+=360:u-l>180&&(l+=360),f.push({i:h.push(r(h)+"rotate(",null,i)-2,x:Oe(l,u)})):u&&h.push(r(h)+"rotate("+u+i)}function a(l,u,h,f){l!==u?f.push({i:h.push(r(h)+"skewX(",null,i)-2,x:Oe(l,u)}):u&&h.push(r(h)+"skewX("+u+i)}function c(l,u,h,f,d,p){if(l!==h||u!==f){var _=d.push(r(d)+"scale(",null,",",null,")");p.push({i:_-4,x:Oe(l,h)},{i:_-2,x:Oe(u,f)})}else(h!==1||f!==1)&&d.push(r(d)+"scale("+h+","+f+")")}return function(l,u){var h=[],f=[];return l=e(l),u=e(u),s(l.translateX,l.translateY,u.translateX,u.translateY,h,f),o(l.rotate,u.rotate,h,f),a(l.skewX,u.skewX,h,f),c(l.scaleX,l.scaleY,u.scaleX,u.scaleY,h,f),l=u=null,function(d){for(var p=-1,_=f.length,m;++p<_;)h[(m=f[p]).i]=m.x(d);return h.join("")}}}var a6=Av(xR,"px, ","px)","deg)"),c6=Av(vR,", ",")",")"),bR=1e-12;function vv(e){return((e=Math.exp(e))+1/e)/2}function MR(e){return((e=Math.exp(e))-1/e)/2}function SR(e){return((e=Math.exp(2*e))-1)/(e+1)}var l6=(function e(t,n,i){function r(s,o){var a=s[0],c=s[1],l=s[2],u=o[0],h=o[1],f=o[2],d=u-a,p=h-c,_=d*d+p*p,m,g;if(_<bR)g=Math.log(f/l)/t,m=function(y){return[a+y*d,c+y*p,l*Math.exp(t*y*g)]};else{var x=Math.sqrt(_),S=(f*f-l*l+i*_)/(2*l*n*x),v=(f*f-l*l-i*_)/(2*f*n*x),w=Math.log(Math.sqrt(S*S+1)-S),b=Math.log(Math.sqrt(v*v+1)-v);g=(b-w)/t,m=function(y){var M=y*g,R=vv(w),E=l/(n*x)*(R*SR(t*M+w)-MR(w));return[a+E*d,c+E*p,l*R/vv(t*M+w)]}}return m.duration=Math.abs(g)*1e3*t/Math.SQRT2,m}return r.rho=function(s){var o=Math.max(.001,+s),a=o*o,c=a*a;return e(o,a,c)},r})(Math.SQRT2,2,4);function Ev(e){return function(t,n){var i=e((t=nu(t)).h,(n=nu(n)).h),r=qe(t.s,n.s),s=qe(t.l,n.l),o=qe(t.opacity,n.opacity);return function(a){return t.h=i(a),t.s=r(a),t.l=s(a),t.opacity=o(a),t+""}}}var Cv=Ev(Cp),u6=Ev(qe);function Rv(e,t){var n=qe((e=iu(e)).l,(t=iu(t)).l),i=qe(e.a,t.a),r=qe(e.b,t.b),s=qe(e.opacity,t.opacity);return function(o){return e.l=n(o),e.a=i(o),e.b=r(o),e.opacity=s(o),e+""}}function Pv(e){return function(t,n){var i=e((t=ru(t)).h,(n=ru(n)).h),r=qe(t.c,n.c),s=qe(t.l,n.l),o=qe(t.opacity,n.opacity);return function(a){return t.h=i(a),t.c=r(a),t.l=s(a),t.opacity=o(a),t+""}}}var Iv=Pv(Cp),f6=Pv(qe);function Lv(e){return(function t(n){n=+n;function i(r,s){var o=e((r=ei(r)).h,(s=ei(s)).h),a=qe(r.s,s.s),c=qe(r.l,s.l),l=qe(r.opacity,s.opacity);return function(u){return r.h=o(u),r.s=a(u),r.l=c(Math.pow(u,n)),r.opacity=l(u),r+""}}return i.gamma=t,i})(1)}var h6=Lv(Cp),cu=Lv(qe);function qr(e,t){t===void 0&&(t=e,e=Do);for(var n=0,i=t.length-1,r=t[0],s=new Array(i<0?0:i);n<i;)s[n]=e(r,r=t[++n]);return function(o){var a=Math.max(0,Math.min(i-1,Math.floor(o*=i)));return s[a](o-a)}}function yn(e,t){for(var n=new Array(t),i=0;i<t;++i)n[i]=e(i/(t-1));return n}var nc=Math.PI,Rp=2*nc,Us=1e-6,wR=Rp-Us;function Nv(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function TR(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Nv;let n=10**t;return function(i){this._+=i[0];for(let r=1,s=i.length;r<s;++r)this._+=Math.round(arguments[r]*n)/n+i[r]}}function Dv(e,t,n,i){return e===n&&t===i}function AR(e){let t=Math.floor(e);if(!(t<=15))return Dv;let n=10**t,i=function(r){return Math.round(r*n)};return function(r,s,o,a){return i(r)===i(o)&&i(s)===i(a)}}var Os=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?Nv:TR(t),this._equal=t==null?Dv:AR(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,i,r){this._append`Q${+t},${+n},${this._x1=+i},${this._y1=+r}`}bezierCurveTo(t,n,i,r,s,o){this._append`C${+t},${+n},${+i},${+r},${this._x1=+s},${this._y1=+o}`}arcTo(t,n,i,r,s){if(t=+t,n=+n,i=+i,r=+r,s=+s,s<0)throw new Error(`negative radius: ${s}`);let o=this._x1,a=this._y1,c=i-t,l=r-n,u=o-t,h=a-n,f=u*u+h*h;if(this._x1===null)this._append`M${this._x1=t},${this._y1=n}`;else if(f>Us)if(!(Math.abs(h*c-l*u)>Us)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let d=i-o,p=r-a,_=c*c+l*l,m=d*d+p*p,g=Math.sqrt(_),x=Math.sqrt(f),S=s*Math.tan((nc-Math.acos((_+f-m)/(2*g*x)))/2),v=S/x,w=S/g;Math.abs(v-1)>Us&&this._append`L${t+v*u},${n+v*h}`,this._append`A${s},${s},0,0,${+(h*d>u*p)},${this._x1=t+w*c},${this._y1=n+w*l}`}}arc(t,n,i,r,s,o){if(t=+t,n=+n,i=+i,o=!!o,i<0)throw new Error(`negative radius: ${i}`);let a=i*Math.cos(r),c=i*Math.sin(r),l=t+a,u=n+c,h=1^o,f=o?r-s:s-r;if(this._x1===null?this._append`M${l},${u}`:(Math.abs(this._x1-l)>Us||Math.abs(this._y1-u)>Us)&&this._append`L${l},${u}`,!!i){if(f<0&&(f=f%Rp+Rp),f>wR)this._append`A${i},${i},0,1,${h},${t-a},${n-c}A${i},${i},0,1,${h},${this._x1=l},${this._y1=u}`;else if(f>Us){let d=t+i*Math.cos(s),p=n+i*Math.sin(s);if(f>=nc&&this._equal(l,u,d,p)){f/=2;let _=r+f;this._append`A${i},${i},0,${+(f>=nc)},${h},${t+i*Math.cos(_)},${n+i*Math.sin(_)}`}this._append`A${i},${i},0,${+(f>=nc)},${h},${this._x1=d},${this._y1=p}`}}}rect(t,n,i,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${i=+i}v${+r}h${-i}Z`}toString(){return this._}};function ER(){return new Os}ER.prototype=Os.prototype;function Oi(e=3){return new Os(+e)}function CR(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function uu(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),i=e.slice(0,n);return[i.length>1?i[0]+i.slice(2):i,+e.slice(n+1)]}function Fo(e){return e=uu(Math.abs(e)),e?e[1]:NaN}function RR(e,t){return function(n,i){for(var r=n.length,s=[],o=0,a=e[0],c=0;r>0&&a>0&&(c+a+1>i&&(a=Math.max(1,i-c)),s.push(n.substring(r-=a,r+a)),!((c+=a+1)>i));)a=e[o=(o+1)%e.length];return s.reverse().join(t)}}function PR(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var IR=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Uo(e){if(!(t=IR.exec(e)))throw new Error("invalid format: "+e);var t;return new Pp({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Uo.prototype=Pp.prototype;function Pp(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Pp.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function LR(e){t:for(var t=e.length,n=1,i=-1,r;n<t;++n)switch(e[n]){case".":i=r=n;break;case"0":i===0&&(i=n),r=n;break;default:if(!+e[n])break t;i>0&&(i=0);break}return i>0?e.slice(0,i)+e.slice(r+1):e}var fu;function NR(e,t){var n=uu(e,t);if(!n)return fu=void 0,e.toPrecision(t);var i=n[0],r=n[1],s=r-(fu=Math.max(-8,Math.min(8,Math.floor(r/3)))*3)+1,o=i.length;return s===o?i:s>o?i+new Array(s-o+1).join("0"):s>0?i.slice(0,s)+"."+i.slice(s):"0."+new Array(1-s).join("0")+uu(e,Math.max(0,t+s-1))[0]}function Fv(e,t){var n=uu(e,t);if(!n)return e+"";var i=n[0],r=n[1];return r<0?"0."+new Array(-r).join("0")+i:i.length>r+1?i.slice(0,r+1)+"."+i.slice(r+1):i+new Array(r-i.length+2).join("0")}var Uv={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:CR,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Fv(e*100,t),r:Fv,s:NR,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Ov(e){return e}var Bv=Array.prototype.map,kv=["y","z","a","f","p","n","\xB5","m","","k","M","G","T","P","E","Z","Y"];function DR(e){var t=e.grouping===void 0||e.thousands===void 0?Ov:RR(Bv.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",i=e.currency===void 0?"":e.currency[1]+"",r=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ov:PR(Bv.call(e.numerals,String)),o=e.percent===void 0?"%":e.percent+"",a=e.minus===void 0?"\u2212":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function l(h,f){h=Uo(h);var d=h.fill,p=h.align,_=h.sign,m=h.symbol,g=h.zero,x=h.width,S=h.comma,v=h.precision,w=h.trim,b=h.type;b==="n"?(S=!0,b="g"):Uv[b]||(v===void 0&&(v=12),w=!0,b="g"),(g||d==="0"&&p==="=")&&(g=!0,d="0",p="=");var y=(f&&f.prefix!==void 0?f.prefix:"")+(m==="$"?n:m==="#"&&/[boxX]/.test(b)?"0"+b.toLowerCase():""),M=(m==="$"?i:/[%p]/.test(b)?o:"")+(f&&f.suffix!==void 0?f.suffix:""),R=Uv[b],E=/[defgprs%]/.test(b);v=v===void 0?6:/[gprs]/.test(b)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function C(N){var k=y,P=M,L,B,F;if(b==="c")P=R(N)+P,N="";else{N=+N;var Z=N<0||1/N<0;if(N=isNaN(N)?c:R(Math.abs(N),v),w&&(N=LR(N)),Z&&+N==0&&_!=="+"&&(Z=!1),k=(Z?_==="("?_:a:_==="-"||_==="("?"":_)+k,P=(b==="s"&&!isNaN(N)&&fu!==void 0?kv[8+fu/3]:"")+P+(Z&&_==="("?")":""),E){for(L=-1,B=N.length;++L<B;)if(F=N.charCodeAt(L),48>F||F>57){P=(F===46?r+N.slice(L+1):N.slice(L))+P,N=N.slice(0,L);break}}}S&&!g&&(N=t(N,1/0));var U=k.length+N.length+P.length,G=U<x?new Array(x-U+1).join(d):"";switch(S&&g&&(N=t(G+N,G.length?x-P.length:1/0),G=""),p){case"<":N=k+N+P+G;break;case"=":N=k+G+N+P;break;case"^":N=G.slice(0,U=G.length>>1)+k+N+P+G.slice(U);break;default:N=G+k+N+P;break}return s(N)}return C.toString=function(){return h+""},C}function u(h,f){var d=Math.max(-8,Math.min(8,Math.floor(Fo(f)/3)))*3,p=Math.pow(10,-d),_=l((h=Uo(h),h.type="f",h),{suffix:kv[8+d/3]});return function(m){return _(p*m)}}return{format:l,formatPrefix:u}}var lu,Bi,Ip;FR({thousands:",",grouping:[3],currency:["$",""]});function FR(e){return lu=DR(e),Bi=lu.format,Ip=lu.formatPrefix,lu}function zv(e){return Math.max(0,-Fo(Math.abs(e)))}function Gv(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Fo(t)/3)))*3-Fo(Math.abs(e)))}function Vv(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Fo(t)-Fo(e))+1}var Ht=1e-6,ab=1e-12,jt=Math.PI,Ae=jt/2,Hv=jt/4,Bn=jt*2,xn=180/jt,Te=jt/180,ce=Math.abs,zo=Math.atan,mr=Math.atan2,Kt=Math.cos;var cb=Math.exp;var yu=Math.log,Lp=Math.pow,Wt=Math.sin,ii=Math.sign||function(e){return e>0?1:e<0?-1:0},Tn=Math.sqrt,jp=Math.tan;function lb(e){return e>1?0:e<-1?jt:Math.acos(e)}function si(e){return e>1?Ae:e<-1?-Ae:Math.asin(e)}function ri(){}function xu(e,t){e&&$v.hasOwnProperty(e.type)&&$v[e.type](e,t)}var Wv={Feature:function(e,t){xu(e.geometry,t)},FeatureCollection:function(e,t){for(var n=e.features,i=-1,r=n.length;++i<r;)xu(n[i].geometry,t)}},$v={Sphere:function(e,t){t.sphere()},Point:function(e,t){e=e.coordinates,t.point(e[0],e[1],e[2])},MultiPoint:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)e=n[i],t.point(e[0],e[1],e[2])},LineString:function(e,t){Op(e.coordinates,t,0)},MultiLineString:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)Op(n[i],t,0)},Polygon:function(e,t){Xv(e.coordinates,t)},MultiPolygon:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)Xv(n[i],t)},GeometryCollection:function(e,t){for(var n=e.geometries,i=-1,r=n.length;++i<r;)xu(n[i],t)}};function Op(e,t,n){var i=-1,r=e.length-n,s;for(t.lineStart();++i<r;)s=e[i],t.point(s[0],s[1],s[2]);t.lineEnd()}function Xv(e,t){var n=-1,i=e.length;for(t.polygonStart();++n<i;)Op(e[n],t,1);t.polygonEnd()}function Yr(e,t){e&&Wv.hasOwnProperty(e.type)?Wv[e.type](e,t):xu(e,t)}var _6=new Kn,y6=new Kn;function Bp(e){return[mr(e[1],e[0]),si(e[2])]}function Bo(e){var t=e[0],n=e[1],i=Kt(n);return[i*Kt(t),i*Wt(t),Wt(n)]}function hu(e,t){return e[0]*t[0]+e[1]*t[1]+e[2]*t[2]}function vu(e,t){return[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]]}function Np(e,t){e[0]+=t[0],e[1]+=t[1],e[2]+=t[2]}function du(e,t){return[e[0]*t,e[1]*t,e[2]*t]}function kp(e){var t=Tn(e[0]*e[0]+e[1]*e[1]+e[2]*e[2]);e[0]/=t,e[1]/=t,e[2]/=t}function zp(e,t){function n(i,r){return i=e(i,r),t(i[0],i[1])}return e.invert&&t.invert&&(n.invert=function(i,r){return i=t.invert(i,r),i&&e.invert(i[0],i[1])}),n}function Gp(e,t){return ce(e)>jt&&(e-=Math.round(e/Bn)*Bn),[e,t]}Gp.invert=Gp;function ub(e,t,n){return(e%=Bn)?t||n?zp(Yv(e),Zv(t,n)):Yv(e):t||n?Zv(t,n):Gp}function qv(e){return function(t,n){return t+=e,ce(t)>jt&&(t-=Math.round(t/Bn)*Bn),[t,n]}}function Yv(e){var t=qv(e);return t.invert=qv(-e),t}function Zv(e,t){var n=Kt(e),i=Wt(e),r=Kt(t),s=Wt(t);function o(a,c){var l=Kt(c),u=Kt(a)*l,h=Wt(a)*l,f=Wt(c),d=f*n+u*i;return[mr(h*r-d*s,u*n-f*i),si(d*r+h*s)]}return o.invert=function(a,c){var l=Kt(c),u=Kt(a)*l,h=Wt(a)*l,f=Wt(c),d=f*r-h*s;return[mr(h*r+f*s,u*n+d*i),si(d*n-u*i)]},o}function UR(e){e=ub(e[0]*Te,e[1]*Te,e.length>2?e[2]*Te:0);function t(n){return n=e(n[0]*Te,n[1]*Te),n[0]*=xn,n[1]*=xn,n}return t.invert=function(n){return n=e.invert(n[0]*Te,n[1]*Te),n[0]*=xn,n[1]*=xn,n},t}function OR(e,t,n,i,r,s){if(n){var o=Kt(t),a=Wt(t),c=i*n;r==null?(r=t+i*Bn,s=t-c/2):(r=Jv(o,r),s=Jv(o,s),(i>0?r<s:r>s)&&(r+=i*Bn));for(var l,u=r;i>0?u>s:u<s;u-=c)l=Bp([o,-a*Kt(u),-a*Wt(u)]),e.point(l[0],l[1])}}function Jv(e,t){t=Bo(t),t[0]-=e,kp(t);var n=lb(-t[1]);return((-t[2]<0?-n:n)+Bn-Ht)%Bn}function fb(){var e=[],t;return{point:function(n,i,r){t.push([n,i,r])},lineStart:function(){e.push(t=[])},lineEnd:ri,rejoin:function(){e.length>1&&e.push(e.pop().concat(e.shift()))},result:function(){var n=e;return e=[],t=null,n}}}function _u(e,t){return ce(e[0]-t[0])<Ht&&ce(e[1]-t[1])<Ht}function pu(e,t,n,i){this.x=e,this.z=t,this.o=n,this.e=i,this.v=!1,this.n=this.p=null}function hb(e,t,n,i,r){var s=[],o=[],a,c;if(e.forEach(function(p){if(!((_=p.length-1)<=0)){var _,m=p[0],g=p[_],x;if(_u(m,g)){if(!m[2]&&!g[2]){for(r.lineStart(),a=0;a<_;++a)r.point((m=p[a])[0],m[1]);r.lineEnd();return}g[0]+=2*Ht}s.push(x=new pu(m,p,null,!0)),o.push(x.o=new pu(m,null,x,!1)),s.push(x=new pu(g,p,null,!1)),o.push(x.o=new pu(g,null,x,!0))}}),!!s.length){for(o.sort(t),Kv(s),Kv(o),a=0,c=o.length;a<c;++a)o[a].e=n=!n;for(var l=s[0],u,h;;){for(var f=l,d=!0;f.v;)if((f=f.n)===l)return;u=f.z,r.lineStart();do{if(f.v=f.o.v=!0,f.e){if(d)for(a=0,c=u.length;a<c;++a)r.point((h=u[a])[0],h[1]);else i(f.x,f.n.x,1,r);f=f.n}else{if(d)for(u=f.p.z,a=u.length-1;a>=0;--a)r.point((h=u[a])[0],h[1]);else i(f.x,f.p.x,-1,r);f=f.p}f=f.o,u=f.z,d=!d}while(!f.v);r.lineEnd()}}}function Kv(e){if(t=e.length){for(var t,n=0,i=e[0],r;++n<t;)i.n=r=e[n],r.p=i,i=r;i.n=r=e[0],r.p=i}}function Dp(e){return ce(e[0])<=jt?e[0]:ii(e[0])*((ce(e[0])+jt)%Bn-jt)}function BR(e,t){var n=Dp(t),i=t[1],r=Wt(i),s=[Wt(n),-Kt(n),0],o=0,a=0,c=new Kn;r===1?i=Ae+Ht:r===-1&&(i=-Ae-Ht);for(var l=0,u=e.length;l<u;++l)if(f=(h=e[l]).length)for(var h,f,d=h[f-1],p=Dp(d),_=d[1]/2+Hv,m=Wt(_),g=Kt(_),x=0;x<f;++x,p=v,m=b,g=y,d=S){var S=h[x],v=Dp(S),w=S[1]/2+Hv,b=Wt(w),y=Kt(w),M=v-p,R=M>=0?1:-1,E=R*M,C=E>jt,N=m*b;if(c.add(mr(N*R*Wt(E),g*y+N*Kt(E))),o+=C?M+R*Bn:M,C^p>=n^v>=n){var k=vu(Bo(d),Bo(S));kp(k);var P=vu(s,k);kp(P);var L=(C^M>=0?-1:1)*si(P[2]);(i>L||i===L&&(k[0]||k[1]))&&(a+=C^M>=0?1:-1)}}return(o<-Ht||o<Ht&&c<-ab)^a&1}function db(e,t,n,i){return function(r){var s=t(r),o=fb(),a=t(o),c=!1,l,u,h,f={point:d,lineStart:_,lineEnd:m,polygonStart:function(){f.point=g,f.lineStart=x,f.lineEnd=S,u=[],l=[]},polygonEnd:function(){f.point=d,f.lineStart=_,f.lineEnd=m,u=up(u);var v=BR(l,i);u.length?(c||(r.polygonStart(),c=!0),hb(u,zR,v,n,r)):v&&(c||(r.polygonStart(),c=!0),r.lineStart(),n(null,null,1,r),r.lineEnd()),c&&(r.polygonEnd(),c=!1),u=l=null},sphere:function(){r.polygonStart(),r.lineStart(),n(null,null,1,r),r.lineEnd(),r.polygonEnd()}};function d(v,w){e(v,w)&&r.point(v,w)}function p(v,w){s.point(v,w)}function _(){f.point=p,s.lineStart()}function m(){f.point=d,s.lineEnd()}function g(v,w){h.push([v,w]),a.point(v,w)}function x(){a.lineStart(),h=[]}function S(){g(h[0][0],h[0][1]),a.lineEnd();var v=a.clean(),w=o.result(),b,y=w.length,M,R,E;if(h.pop(),l.push(h),h=null,!!y){if(v&1){if(R=w[0],(M=R.length-1)>0){for(c||(r.polygonStart(),c=!0),r.lineStart(),b=0;b<M;++b)r.point((E=R[b])[0],E[1]);r.lineEnd()}return}y>1&&v&2&&w.push(w.pop().concat(w.shift())),u.push(w.filter(kR))}}return f}}function kR(e){return e.length>1}function zR(e,t){return((e=e.x)[0]<0?e[1]-Ae-Ht:Ae-e[1])-((t=t.x)[0]<0?t[1]-Ae-Ht:Ae-t[1])}var jv=db(function(){return!0},GR,HR,[-jt,-Ae]);function GR(e){var t=NaN,n=NaN,i=NaN,r;return{lineStart:function(){e.lineStart(),r=1},point:function(s,o){var a=s>0?jt:-jt,c=ce(s-t);ce(c-jt)<Ht?(e.point(t,n=(n+o)/2>0?Ae:-Ae),e.point(i,n),e.lineEnd(),e.lineStart(),e.point(a,n),e.point(s,n),r=0):i!==a&&c>=jt&&(ce(t-i)<Ht&&(t-=i*Ht),ce(s-a)<Ht&&(s-=a*Ht),n=VR(t,n,s,o),e.point(i,n),e.lineEnd(),e.lineStart(),e.point(a,n),r=0),e.point(t=s,n=o),i=a},lineEnd:function(){e.lineEnd(),t=n=NaN},clean:function(){return 2-r}}}function VR(e,t,n,i){var r,s,o=Wt(e-n);return ce(o)>Ht?zo((Wt(t)*(s=Kt(i))*Wt(n)-Wt(i)*(r=Kt(t))*Wt(e))/(r*s*o)):(t+i)/2}function HR(e,t,n,i){var r;if(e==null)r=n*Ae,i.point(-jt,r),i.point(0,r),i.point(jt,r),i.point(jt,0),i.point(jt,-r),i.point(0,-r),i.point(-jt,-r),i.point(-jt,0),i.point(-jt,r);else if(ce(e[0]-t[0])>Ht){var s=e[0]<t[0]?jt:-jt;r=n*s/2,i.point(-s,r),i.point(0,r),i.point(s,r)}else i.point(t[0],t[1])}function WR(e){var t=Kt(e),n=2*Te,i=t>0,r=ce(t)>Ht;function s(u,h,f,d){OR(d,e,n,f,u,h)}function o(u,h){return Kt(u)*Kt(h)>t}function a(u){var h,f,d,p,_;return{lineStart:function(){p=d=!1,_=1},point:function(m,g){var x=[m,g],S,v=o(m,g),w=i?v?0:l(m,g):v?l(m+(m<0?jt:-jt),g):0;if(!h&&(p=d=v)&&u.lineStart(),v!==d&&(S=c(h,x),(!S||_u(h,S)||_u(x,S))&&(x[2]=1)),v!==d)_=0,v?(u.lineStart(),S=c(x,h),u.point(S[0],S[1])):(S=c(h,x),u.point(S[0],S[1],2),u.lineEnd()),h=S;else if(r&&h&&i^v){var b;!(w&f)&&(b=c(x,h,!0))&&(_=0,i?(u.lineStart(),u.point(b[0][0],b[0][1]),u.point(b[1][0],b[1][1]),u.lineEnd()):(u.point(b[1][0],b[1][1]),u.lineEnd(),u.lineStart(),u.point(b[0][0],b[0][1],3)))}v&&(!h||!_u(h,x))&&u.point(x[0],x[1]),h=x,d=v,f=w},lineEnd:function(){d&&u.lineEnd(),h=null},clean:function(){return _|(p&&d)<<1}}}function c(u,h,f){var d=Bo(u),p=Bo(h),_=[1,0,0],m=vu(d,p),g=hu(m,m),x=m[0],S=g-x*x;if(!S)return!f&&u;var v=t*g/S,w=-t*x/S,b=vu(_,m),y=du(_,v),M=du(m,w);Np(y,M);var R=b,E=hu(y,R),C=hu(R,R),N=E*E-C*(hu(y,y)-1);if(!(N<0)){var k=Tn(N),P=du(R,(-E-k)/C);if(Np(P,y),P=Bp(P),!f)return P;var L=u[0],B=h[0],F=u[1],Z=h[1],U;B<L&&(U=L,L=B,B=U);var G=B-L,q=ce(G-jt)<Ht,rt=q||G<Ht;if(!q&&Z<F&&(U=F,F=Z,Z=U),rt?q?F+Z>0^P[1]<(ce(P[0]-L)<Ht?F:Z):F<=P[1]&&P[1]<=Z:G>jt^(L<=P[0]&&P[0]<=B)){var ct=du(R,(-E+k)/C);return Np(ct,y),[P,Bp(ct)]}}}function l(u,h){var f=i?e:jt-e,d=0;return u<-f?d|=1:u>f&&(d|=2),h<-f?d|=4:h>f&&(d|=8),d}return db(o,a,s,i?[0,-e]:[-jt,e-jt])}function $R(e,t,n,i,r,s){var o=e[0],a=e[1],c=t[0],l=t[1],u=0,h=1,f=c-o,d=l-a,p;if(p=n-o,!(!f&&p>0)){if(p/=f,f<0){if(p<u)return;p<h&&(h=p)}else if(f>0){if(p>h)return;p>u&&(u=p)}if(p=r-o,!(!f&&p<0)){if(p/=f,f<0){if(p>h)return;p>u&&(u=p)}else if(f>0){if(p<u)return;p<h&&(h=p)}if(p=i-a,!(!d&&p>0)){if(p/=d,d<0){if(p<u)return;p<h&&(h=p)}else if(d>0){if(p>h)return;p>u&&(u=p)}if(p=s-a,!(!d&&p<0)){if(p/=d,d<0){if(p>h)return;p>u&&(u=p)}else if(d>0){if(p<u)return;p<h&&(h=p)}return u>0&&(e[0]=o+u*f,e[1]=a+u*d),h<1&&(t[0]=o+h*f,t[1]=a+h*d),!0}}}}}var ic=1e9,mu=-ic;function Qp(e,t,n,i){function r(l,u){return e<=l&&l<=n&&t<=u&&u<=i}function s(l,u,h,f){var d=0,p=0;if(l==null||(d=o(l,h))!==(p=o(u,h))||c(l,u)<0^h>0)do f.point(d===0||d===3?e:n,d>1?i:t);while((d=(d+h+4)%4)!==p);else f.point(u[0],u[1])}function o(l,u){return ce(l[0]-e)<Ht?u>0?0:3:ce(l[0]-n)<Ht?u>0?2:1:ce(l[1]-t)<Ht?u>0?1:0:u>0?3:2}function a(l,u){return c(l.x,u.x)}function c(l,u){var h=o(l,1),f=o(u,1);return h!==f?h-f:h===0?u[1]-l[1]:h===1?l[0]-u[0]:h===2?l[1]-u[1]:u[0]-l[0]}return function(l){var u=l,h=fb(),f,d,p,_,m,g,x,S,v,w,b,y={point:M,lineStart:N,lineEnd:k,polygonStart:E,polygonEnd:C};function M(L,B){r(L,B)&&u.point(L,B)}function R(){for(var L=0,B=0,F=d.length;B<F;++B)for(var Z=d[B],U=1,G=Z.length,q=Z[0],rt,ct,$=q[0],ot=q[1];U<G;++U)rt=$,ct=ot,q=Z[U],$=q[0],ot=q[1],ct<=i?ot>i&&($-rt)*(i-ct)>(ot-ct)*(e-rt)&&++L:ot<=i&&($-rt)*(i-ct)<(ot-ct)*(e-rt)&&--L;return L}function E(){u=h,f=[],d=[],b=!0}function C(){var L=R(),B=b&&L,F=(f=up(f)).length;(B||F)&&(l.polygonStart(),B&&(l.lineStart(),s(null,null,1,l),l.lineEnd()),F&&hb(f,a,L,s,l),l.polygonEnd()),u=l,f=d=p=null}function N(){y.point=P,d&&d.push(p=[]),w=!0,v=!1,x=S=NaN}function k(){f&&(P(_,m),g&&v&&h.rejoin(),f.push(h.result())),y.point=M,v&&u.lineEnd()}function P(L,B){var F=r(L,B);if(d&&p.push([L,B]),w)_=L,m=B,g=F,w=!1,F&&(u.lineStart(),u.point(L,B));else if(F&&v)u.point(L,B);else{var Z=[x=Math.max(mu,Math.min(ic,x)),S=Math.max(mu,Math.min(ic,S))],U=[L=Math.max(mu,Math.min(ic,L)),B=Math.max(mu,Math.min(ic,B))];$R(Z,U,e,t,n,i)?(v||(u.lineStart(),u.point(Z[0],Z[1])),u.point(U[0],U[1]),F||u.lineEnd(),b=!1):F&&(u.lineStart(),u.point(L,B),b=!1)}x=L,S=B,v=F}return y}}var Vp=e=>e,Fp=new Kn,Hp=new Kn,pb,mb,Wp,$p,pr={point:ri,lineStart:ri,lineEnd:ri,polygonStart:function(){pr.lineStart=XR,pr.lineEnd=YR},polygonEnd:function(){pr.lineStart=pr.lineEnd=pr.point=ri,Fp.add(ce(Hp)),Hp=new Kn},result:function(){var e=Fp/2;return Fp=new Kn,e}};function XR(){pr.point=qR}function qR(e,t){pr.point=gb,pb=Wp=e,mb=$p=t}function gb(e,t){Hp.add($p*e-Wp*t),Wp=e,$p=t}function YR(){gb(pb,mb)}var ko=1/0,bu=ko,hc=-ko,Mu=hc,Su={point:ZR,lineStart:ri,lineEnd:ri,polygonStart:ri,polygonEnd:ri,result:function(){var e=[[ko,bu],[hc,Mu]];return hc=Mu=-(bu=ko=1/0),e}};function ZR(e,t){e<ko&&(ko=e),e>hc&&(hc=e),t<bu&&(bu=t),t>Mu&&(Mu=t)}var Xp=0,qp=0,rc=0,wu=0,Tu=0,Oo=0,Yp=0,Zp=0,sc=0,_b,yb,ki,zi,ni={point:Bs,lineStart:Qv,lineEnd:tb,polygonStart:function(){ni.lineStart=jR,ni.lineEnd=QR},polygonEnd:function(){ni.point=Bs,ni.lineStart=Qv,ni.lineEnd=tb},result:function(){var e=sc?[Yp/sc,Zp/sc]:Oo?[wu/Oo,Tu/Oo]:rc?[Xp/rc,qp/rc]:[NaN,NaN];return Xp=qp=rc=wu=Tu=Oo=Yp=Zp=sc=0,e}};function Bs(e,t){Xp+=e,qp+=t,++rc}function Qv(){ni.point=JR}function JR(e,t){ni.point=KR,Bs(ki=e,zi=t)}function KR(e,t){var n=e-ki,i=t-zi,r=Tn(n*n+i*i);wu+=r*(ki+e)/2,Tu+=r*(zi+t)/2,Oo+=r,Bs(ki=e,zi=t)}function tb(){ni.point=Bs}function jR(){ni.point=tP}function QR(){xb(_b,yb)}function tP(e,t){ni.point=xb,Bs(_b=ki=e,yb=zi=t)}function xb(e,t){var n=e-ki,i=t-zi,r=Tn(n*n+i*i);wu+=r*(ki+e)/2,Tu+=r*(zi+t)/2,Oo+=r,r=zi*e-ki*t,Yp+=r*(ki+e),Zp+=r*(zi+t),sc+=r*3,Bs(ki=e,zi=t)}function vb(e){this._context=e}vb.prototype={_radius:4.5,pointRadius:function(e){return this._radius=e,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(e,t){switch(this._point){case 0:{this._context.moveTo(e,t),this._point=1;break}case 1:{this._context.lineTo(e,t);break}default:{this._context.moveTo(e+this._radius,t),this._context.arc(e,t,this._radius,0,Bn);break}}},result:ri};var Jp=new Kn,Up,bb,Mb,oc,ac,dc={point:ri,lineStart:function(){dc.point=eP},lineEnd:function(){Up&&Sb(bb,Mb),dc.point=ri},polygonStart:function(){Up=!0},polygonEnd:function(){Up=null},result:function(){var e=+Jp;return Jp=new Kn,e}};function eP(e,t){dc.point=Sb,bb=oc=e,Mb=ac=t}function Sb(e,t){oc-=e,ac-=t,Jp.add(Tn(oc*oc+ac*ac)),oc=e,ac=t}var eb,Au,nb,ib,Eu=class{constructor(t){this._append=t==null?wb:nP(t),this._radius=4.5,this._=""}pointRadius(t){return this._radius=+t,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(t,n){switch(this._point){case 0:{this._append`M${t},${n}`,this._point=1;break}case 1:{this._append`L${t},${n}`;break}default:{if(this._append`M${t},${n}`,this._radius!==nb||this._append!==Au){let i=this._radius,r=this._;this._="",this._append`m0,${i}a${i},${i} 0 1,1 0,${-2*i}a${i},${i} 0 1,1 0,${2*i}z`,nb=i,Au=this._append,ib=this._,this._=r}this._+=ib;break}}}result(){let t=this._;return this._="",t.length?t:null}};function wb(e){let t=1;this._+=e[0];for(let n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function nP(e){let t=Math.floor(e);if(!(t>=0))throw new RangeError(`invalid digits: ${e}`);if(t>15)return wb;if(t!==eb){let n=10**t;eb=t,Au=function(r){let s=1;this._+=r[0];for(let o=r.length;s<o;++s)this._+=Math.round(arguments[s]*n)/n+r[s]}}return Au}function mc(e,t){let n=3,i=4.5,r,s;function o(a){return a&&(typeof i=="function"&&s.pointRadius(+i.apply(this,arguments)),Yr(a,r(s))),s.result()}return o.area=function(a){return Yr(a,r(pr)),pr.result()},o.measure=function(a){return Yr(a,r(dc)),dc.result()},o.bounds=function(a){return Yr(a,r(Su)),Su.result()},o.centroid=function(a){return Yr(a,r(ni)),ni.result()},o.projection=function(a){return arguments.length?(r=a==null?(e=null,Vp):(e=a).stream,o):e},o.context=function(a){return arguments.length?(s=a==null?(t=null,new Eu(n)):new vb(t=a),typeof i!="function"&&s.pointRadius(i),o):t},o.pointRadius=function(a){return arguments.length?(i=typeof a=="function"?a:(s.pointRadius(+a),+a),o):i},o.digits=function(a){if(!arguments.length)return n;if(a==null)n=null;else{let c=Math.floor(a);if(!(c>=0))throw new RangeError(`invalid digits: ${a}`);n=c}return t===null&&(s=new Eu(n)),o},o.projection(e).digits(n).context(t)}function gc(e){return{stream:Pu(e)}}function Pu(e){return function(t){var n=new Kp;for(var i in e)n[i]=e[i];return n.stream=t,n}}function Kp(){}Kp.prototype={constructor:Kp,point:function(e,t){this.stream.point(e,t)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function tm(e,t,n){var i=e.clipExtent&&e.clipExtent();return e.scale(150).translate([0,0]),i!=null&&e.clipExtent(null),Yr(n,e.stream(Su)),t(Su.result()),i!=null&&e.clipExtent(i),e}function em(e,t,n){return tm(e,function(i){var r=t[1][0]-t[0][0],s=t[1][1]-t[0][1],o=Math.min(r/(i[1][0]-i[0][0]),s/(i[1][1]-i[0][1])),a=+t[0][0]+(r-o*(i[1][0]+i[0][0]))/2,c=+t[0][1]+(s-o*(i[1][1]+i[0][1]))/2;e.scale(150*o).translate([a,c])},n)}function Tb(e,t,n){return em(e,[[0,0],t],n)}function Ab(e,t,n){return tm(e,function(i){var r=+t,s=r/(i[1][0]-i[0][0]),o=(r-s*(i[1][0]+i[0][0]))/2,a=-s*i[0][1];e.scale(150*s).translate([o,a])},n)}function Eb(e,t,n){return tm(e,function(i){var r=+t,s=r/(i[1][1]-i[0][1]),o=-s*i[0][0],a=(r-s*(i[1][1]+i[0][1]))/2;e.scale(150*s).translate([o,a])},n)}var rb=16,iP=Kt(30*Te);function sb(e,t){return+t?sP(e,t):rP(e)}function rP(e){return Pu({point:function(t,n){t=e(t,n),this.stream.point(t[0],t[1])}})}function sP(e,t){function n(i,r,s,o,a,c,l,u,h,f,d,p,_,m){var g=l-i,x=u-r,S=g*g+x*x;if(S>4*t&&_--){var v=o+f,w=a+d,b=c+p,y=Tn(v*v+w*w+b*b),M=si(b/=y),R=ce(ce(b)-1)<Ht||ce(s-h)<Ht?(s+h)/2:mr(w,v),E=e(R,M),C=E[0],N=E[1],k=C-i,P=N-r,L=x*k-g*P;(L*L/S>t||ce((g*k+x*P)/S-.5)>.3||o*f+a*d+c*p<iP)&&(n(i,r,s,o,a,c,C,N,R,v/=y,w/=y,b,_,m),m.point(C,N),n(C,N,R,v,w,b,l,u,h,f,d,p,_,m))}}return function(i){var r,s,o,a,c,l,u,h,f,d,p,_,m={point:g,lineStart:x,lineEnd:v,polygonStart:function(){i.polygonStart(),m.lineStart=w},polygonEnd:function(){i.polygonEnd(),m.lineStart=x}};function g(M,R){M=e(M,R),i.point(M[0],M[1])}function x(){h=NaN,m.point=S,i.lineStart()}function S(M,R){var E=Bo([M,R]),C=e(M,R);n(h,f,u,d,p,_,h=C[0],f=C[1],u=M,d=E[0],p=E[1],_=E[2],rb,i),i.point(h,f)}function v(){m.point=g,i.lineEnd()}function w(){x(),m.point=b,m.lineEnd=y}function b(M,R){S(r=M,R),s=h,o=f,a=d,c=p,l=_,m.point=S}function y(){n(h,f,u,d,p,_,s,o,r,a,c,l,rb,i),m.lineEnd=v,v()}return m}}var oP=Pu({point:function(e,t){this.stream.point(e*Te,t*Te)}});function aP(e){return Pu({point:function(t,n){var i=e(t,n);return this.stream.point(i[0],i[1])}})}function cP(e,t,n,i,r){function s(o,a){return o*=i,a*=r,[t+e*o,n-e*a]}return s.invert=function(o,a){return[(o-t)/e*i,(n-a)/e*r]},s}function ob(e,t,n,i,r,s){if(!s)return cP(e,t,n,i,r);var o=Kt(s),a=Wt(s),c=o*e,l=a*e,u=o/e,h=a/e,f=(a*n-o*t)/e,d=(a*t+o*n)/e;function p(_,m){return _*=i,m*=r,[c*_-l*m+t,n-l*_-c*m]}return p.invert=function(_,m){return[i*(u*_-h*m+f),r*(d-h*_-u*m)]},p}function Zr(e){return Cb(function(){return e})()}function Cb(e){var t,n=150,i=480,r=250,s=0,o=0,a=0,c=0,l=0,u,h=0,f=1,d=1,p=null,_=jv,m=null,g,x,S,v=Vp,w=.5,b,y,M,R,E;function C(L){return M(L[0]*Te,L[1]*Te)}function N(L){return L=M.invert(L[0],L[1]),L&&[L[0]*xn,L[1]*xn]}C.stream=function(L){return R&&E===L?R:R=oP(aP(u)(_(b(v(E=L)))))},C.preclip=function(L){return arguments.length?(_=L,p=void 0,P()):_},C.postclip=function(L){return arguments.length?(v=L,m=g=x=S=null,P()):v},C.clipAngle=function(L){return arguments.length?(_=+L?WR(p=L*Te):(p=null,jv),P()):p*xn},C.clipExtent=function(L){return arguments.length?(v=L==null?(m=g=x=S=null,Vp):Qp(m=+L[0][0],g=+L[0][1],x=+L[1][0],S=+L[1][1]),P()):m==null?null:[[m,g],[x,S]]},C.scale=function(L){return arguments.length?(n=+L,k()):n},C.translate=function(L){return arguments.length?(i=+L[0],r=+L[1],k()):[i,r]},C.center=function(L){return arguments.length?(s=L[0]%360*Te,o=L[1]%360*Te,k()):[s*xn,o*xn]},C.rotate=function(L){return arguments.length?(a=L[0]%360*Te,c=L[1]%360*Te,l=L.length>2?L[2]%360*Te:0,k()):[a*xn,c*xn,l*xn]},C.angle=function(L){return arguments.length?(h=L%360*Te,k()):h*xn},C.reflectX=function(L){return arguments.length?(f=L?-1:1,k()):f<0},C.reflectY=function(L){return arguments.length?(d=L?-1:1,k()):d<0},C.precision=function(L){return arguments.length?(b=sb(y,w=L*L),P()):Tn(w)},C.fitExtent=function(L,B){return em(C,L,B)},C.fitSize=function(L,B){return Tb(C,L,B)},C.fitWidth=function(L,B){return Ab(C,L,B)},C.fitHeight=function(L,B){return Eb(C,L,B)};function k(){var L=ob(n,0,0,f,d,h).apply(null,t(s,o)),B=ob(n,i-L[0],r-L[1],f,d,h);return u=ub(a,c,l),y=zp(t,B),M=zp(u,y),b=sb(y,w),P()}function P(){return R=E=null,C}return function(){return t=e.apply(this,arguments),C.invert=t.invert&&N,k()}}function nm(e){var t=0,n=jt/3,i=Cb(e),r=i(t,n);return r.parallels=function(s){return arguments.length?i(t=s[0]*Te,n=s[1]*Te):[t*xn,n*xn]},r}function lP(e){var t=Kt(e);function n(i,r){return[i*t,Wt(r)/t]}return n.invert=function(i,r){return[i/t,si(r*t)]},n}function uP(e,t){var n=Wt(e),i=(n+Wt(t))/2;if(ce(i)<Ht)return lP(e);var r=1+n*(2*i-n),s=Tn(r)/i;function o(a,c){var l=Tn(r-2*i*Wt(c))/i;return[l*Wt(a*=i),s-l*Kt(a)]}return o.invert=function(a,c){var l=s-c,u=mr(a,ce(l))*ii(l);return l*i<0&&(u-=jt*ii(a)*ii(l)),[u/i,si((r-(a*a+l*l)*i*i)/(2*i))]},o}function pc(){return nm(uP).scale(155.424).center([0,33.6442])}function im(){return pc().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function fP(e){var t=e.length;return{point:function(n,i){for(var r=-1;++r<t;)e[r].point(n,i)},sphere:function(){for(var n=-1;++n<t;)e[n].sphere()},lineStart:function(){for(var n=-1;++n<t;)e[n].lineStart()},lineEnd:function(){for(var n=-1;++n<t;)e[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<t;)e[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<t;)e[n].polygonEnd()}}}function Rb(){var e,t,n=im(),i,r=pc().rotate([154,0]).center([-2,58.5]).parallels([55,65]),s,o=pc().rotate([157,0]).center([-3,19.9]).parallels([8,18]),a,c,l={point:function(f,d){c=[f,d]}};function u(f){var d=f[0],p=f[1];return c=null,i.point(d,p),c||(s.point(d,p),c)||(a.point(d,p),c)}u.invert=function(f){var d=n.scale(),p=n.translate(),_=(f[0]-p[0])/d,m=(f[1]-p[1])/d;return(m>=.12&&m<.234&&_>=-.425&&_<-.214?r:m>=.166&&m<.234&&_>=-.214&&_<-.115?o:n).invert(f)},u.stream=function(f){return e&&t===f?e:e=fP([n.stream(t=f),r.stream(f),o.stream(f)])},u.precision=function(f){return arguments.length?(n.precision(f),r.precision(f),o.precision(f),h()):n.precision()},u.scale=function(f){return arguments.length?(n.scale(f),r.scale(f*.35),o.scale(f),u.translate(n.translate())):n.scale()},u.translate=function(f){if(!arguments.length)return n.translate();var d=n.scale(),p=+f[0],_=+f[1];return i=n.translate(f).clipExtent([[p-.455*d,_-.238*d],[p+.455*d,_+.238*d]]).stream(l),s=r.translate([p-.307*d,_+.201*d]).clipExtent([[p-.425*d+Ht,_+.12*d+Ht],[p-.214*d-Ht,_+.234*d-Ht]]).stream(l),a=o.translate([p-.205*d,_+.212*d]).clipExtent([[p-.214*d+Ht,_+.166*d+Ht],[p-.115*d-Ht,_+.234*d-Ht]]).stream(l),h()},u.fitExtent=function(f,d){return em(u,f,d)},u.fitSize=function(f,d){return Tb(u,f,d)},u.fitWidth=function(f,d){return Ab(u,f,d)},u.fitHeight=function(f,d){return Eb(u,f,d)};function h(){return e=t=null,u}return u.scale(1070)}function Pb(e){return function(t,n){var i=Kt(t),r=Kt(n),s=e(i*r);return s===1/0?[2,0]:[s*r*Wt(t),s*Wt(n)]}}function _c(e){return function(t,n){var i=Tn(t*t+n*n),r=e(i),s=Wt(r),o=Kt(r);return[mr(t*s,i*o),si(i&&n*s/i)]}}var Ib=Pb(function(e){return Tn(2/(1+e))});Ib.invert=_c(function(e){return 2*si(e/2)});function Lb(){return Zr(Ib).scale(124.75).clipAngle(180-.001)}var Nb=Pb(function(e){return(e=lb(e))&&e/Wt(e)});Nb.invert=_c(function(e){return e});function Db(){return Zr(Nb).scale(79.4188).clipAngle(180-.001)}function Iu(e,t){return[e,yu(jp((Ae+t)/2))]}Iu.invert=function(e,t){return[e,2*zo(cb(t))-Ae]};function Fb(){return Ub(Iu).scale(961/Bn)}function Ub(e){var t=Zr(e),n=t.center,i=t.scale,r=t.translate,s=t.clipExtent,o=null,a,c,l;t.scale=function(h){return arguments.length?(i(h),u()):i()},t.translate=function(h){return arguments.length?(r(h),u()):r()},t.center=function(h){return arguments.length?(n(h),u()):n()},t.clipExtent=function(h){return arguments.length?(h==null?o=a=c=l=null:(o=+h[0][0],a=+h[0][1],c=+h[1][0],l=+h[1][1]),u()):o==null?null:[[o,a],[c,l]]};function u(){var h=jt*i(),f=t(UR(t.rotate()).invert([0,0]));return s(o==null?[[f[0]-h,f[1]-h],[f[0]+h,f[1]+h]]:e===Iu?[[Math.max(f[0]-h,o),a],[Math.min(f[0]+h,c),l]]:[[o,Math.max(f[1]-h,a)],[c,Math.min(f[1]+h,l)]])}return u()}function gu(e){return jp((Ae+e)/2)}function hP(e,t){var n=Kt(e),i=e===t?Wt(e):yu(n/Kt(t))/yu(gu(t)/gu(e)),r=n*Lp(gu(e),i)/i;if(!i)return Iu;function s(o,a){r>0?a<-Ae+Ht&&(a=-Ae+Ht):a>Ae-Ht&&(a=Ae-Ht);var c=r/Lp(gu(a),i);return[c*Wt(i*o),r-c*Kt(i*o)]}return s.invert=function(o,a){var c=r-a,l=ii(i)*Tn(o*o+c*c),u=mr(o,ce(c))*ii(c);return c*i<0&&(u-=jt*ii(o)*ii(c)),[u/i,2*zo(Lp(r/l,1/i))-Ae]},s}function Ob(){return nm(hP).scale(109.5).parallels([30,30])}function Cu(e,t){return[e,t]}Cu.invert=Cu;function Bb(){return Zr(Cu).scale(152.63)}function dP(e,t){var n=Kt(e),i=e===t?Wt(e):(n-Kt(t))/(t-e),r=n/i+e;if(ce(i)<Ht)return Cu;function s(o,a){var c=r-a,l=i*o;return[c*Wt(l),r-c*Kt(l)]}return s.invert=function(o,a){var c=r-a,l=mr(o,ce(c))*ii(c);return c*i<0&&(l-=jt*ii(o)*ii(c)),[l/i,r-ii(i)*Tn(o*o+c*c)]},s}function kb(){return nm(dP).scale(131.154).center([0,13.9389])}var cc=1.340264,lc=-.081106,uc=893e-6,fc=.003796,Ru=Tn(3)/2,pP=12;function zb(e,t){var n=si(Ru*Wt(t)),i=n*n,r=i*i*i;return[e*Kt(n)/(Ru*(cc+3*lc*i+r*(7*uc+9*fc*i))),n*(cc+lc*i+r*(uc+fc*i))]}zb.invert=function(e,t){for(var n=t,i=n*n,r=i*i*i,s=0,o,a,c;s<pP&&(a=n*(cc+lc*i+r*(uc+fc*i))-t,c=cc+3*lc*i+r*(7*uc+9*fc*i),n-=o=a/c,i=n*n,r=i*i*i,!(ce(o)<ab));++s);return[Ru*e*(cc+3*lc*i+r*(7*uc+9*fc*i))/Kt(n),si(Wt(n)/Ru)]};function Gb(){return Zr(zb).scale(177.158)}function Vb(e,t){var n=Kt(t),i=Kt(e)*n;return[n*Wt(e)/i,Wt(t)/i]}Vb.invert=_c(zo);function Hb(){return Zr(Vb).scale(144.049).clipAngle(60)}function mP(e,t){var n=t*t,i=n*n;return[e*(.8707-.131979*n+i*(-.013791+i*(.003971*n-.001529*i))),t*(1.007226+n*(.015085+i*(-.044475+.028874*n-.005916*i)))]}mP.invert=function(e,t){var n=t,i=25,r;do{var s=n*n,o=s*s;n-=r=(n*(1.007226+s*(.015085+o*(-.044475+.028874*s-.005916*o)))-t)/(1.007226+s*(.015085*3+o*(-.044475*7+.028874*9*s-.005916*11*o)))}while(ce(r)>Ht&&--i>0);return[e/(.8707+(s=n*n)*(-.131979+s*(-.013791+s*s*s*(.003971-.001529*s)))),n]};function Wb(e,t){return[Kt(t)*Wt(e),Wt(t)]}Wb.invert=_c(si);function $b(){return Zr(Wb).scale(249.5).clipAngle(90+Ht)}function Xb(e,t){var n=Kt(t),i=1+Kt(e)*n;return[n*Wt(e)/i,Wt(t)/i]}Xb.invert=_c(function(e){return 2*zo(e)});function qb(){return Zr(Xb).scale(250).clipAngle(142)}function Yb(e,t){return[yu(jp((Ae+t)/2)),-e]}Yb.invert=function(e,t){return[-t,2*zo(cb(e))-Ae]};function Zb(){var e=Ub(Yb),t=e.center,n=e.rotate;return e.center=function(i){return arguments.length?t([-i[1],i[0]]):(i=t(),[i[1],-i[0]])},e.rotate=function(i){return arguments.length?n([i[0],i[1],i.length>2?i[2]+90:90]):(i=n(),[i[0],i[1],i[2]-90])},n([0,0,90]).scale(159.155)}var rm=new Date,sm=new Date;function Be(e,t,n,i){function r(s){return e(s=arguments.length===0?new Date:new Date(+s)),s}return r.floor=s=>(e(s=new Date(+s)),s),r.ceil=s=>(e(s=new Date(s-1)),t(s,1),e(s),s),r.round=s=>{let o=r(s),a=r.ceil(s);return s-o<a-s?o:a},r.offset=(s,o)=>(t(s=new Date(+s),o==null?1:Math.floor(o)),s),r.range=(s,o,a)=>{let c=[];if(s=r.ceil(s),a=a==null?1:Math.floor(a),!(s<o)||!(a>0))return c;let l;do c.push(l=new Date(+s)),t(s,a),e(s);while(l<s&&s<o);return c},r.filter=s=>Be(o=>{if(o>=o)for(;e(o),!s(o);)o.setTime(o-1)},(o,a)=>{if(o>=o)if(a<0)for(;++a<=0;)for(;t(o,-1),!s(o););else for(;--a>=0;)for(;t(o,1),!s(o););}),n&&(r.count=(s,o)=>(rm.setTime(+s),sm.setTime(+o),e(rm),e(sm),Math.floor(n(rm,sm))),r.every=s=>(s=Math.floor(s),!isFinite(s)||!(s>0)?null:s>1?r.filter(i?o=>i(o)%s===0:o=>r.count(0,o)%s===0):r)),r}var Lu=Be(()=>{},(e,t)=>{e.setTime(+e+t)},(e,t)=>t-e);Lu.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?Be(t=>{t.setTime(Math.floor(t/e)*e)},(t,n)=>{t.setTime(+t+n*e)},(t,n)=>(n-t)/e):Lu);var b6=Lu.range,gr=1e3,oi=gr*60,_r=oi*60,yr=_r*24,am=yr*7,Jb=yr*30,om=yr*365,vn=Be(e=>{e.setTime(e-e.getMilliseconds())},(e,t)=>{e.setTime(+e+t*gr)},(e,t)=>(t-e)/gr,e=>e.getUTCSeconds()),M6=vn.range,ks=Be(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*gr)},(e,t)=>{e.setTime(+e+t*oi)},(e,t)=>(t-e)/oi,e=>e.getMinutes()),S6=ks.range,zs=Be(e=>{e.setUTCSeconds(0,0)},(e,t)=>{e.setTime(+e+t*oi)},(e,t)=>(t-e)/oi,e=>e.getUTCMinutes()),w6=zs.range,Gs=Be(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*gr-e.getMinutes()*oi)},(e,t)=>{e.setTime(+e+t*_r)},(e,t)=>(t-e)/_r,e=>e.getHours()),T6=Gs.range,Vs=Be(e=>{e.setUTCMinutes(0,0,0)},(e,t)=>{e.setTime(+e+t*_r)},(e,t)=>(t-e)/_r,e=>e.getUTCHours()),A6=Vs.range,Gi=Be(e=>e.setHours(0,0,0,0),(e,t)=>e.setDate(e.getDate()+t),(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*oi)/yr,e=>e.getDate()-1),E6=Gi.range,Go=Be(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/yr,e=>e.getUTCDate()-1),C6=Go.range,yc=Be(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/yr,e=>Math.floor(e/yr)),R6=yc.range;function Hs(e){return Be(t=>{t.setDate(t.getDate()-(t.getDay()+7-e)%7),t.setHours(0,0,0,0)},(t,n)=>{t.setDate(t.getDate()+n*7)},(t,n)=>(n-t-(n.getTimezoneOffset()-t.getTimezoneOffset())*oi)/am)}var Vi=Hs(0),Ws=Hs(1),cm=Hs(2),lm=Hs(3),xr=Hs(4),um=Hs(5),fm=Hs(6),P6=Vi.range,I6=Ws.range,L6=cm.range,N6=lm.range,D6=xr.range,F6=um.range,U6=fm.range;function $s(e){return Be(t=>{t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+7-e)%7),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCDate(t.getUTCDate()+n*7)},(t,n)=>(n-t)/am)}var Hi=$s(0),Xs=$s(1),hm=$s(2),dm=$s(3),vr=$s(4),pm=$s(5),mm=$s(6),O6=Hi.range,B6=Xs.range,k6=hm.range,z6=dm.range,G6=vr.range,V6=pm.range,H6=mm.range,qs=Be(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,t)=>{e.setMonth(e.getMonth()+t)},(e,t)=>t.getMonth()-e.getMonth()+(t.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),W6=qs.range,Ys=Be(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCMonth(e.getUTCMonth()+t)},(e,t)=>t.getUTCMonth()-e.getUTCMonth()+(t.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),$6=Ys.range,An=Be(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,t)=>{e.setFullYear(e.getFullYear()+t)},(e,t)=>t.getFullYear()-e.getFullYear(),e=>e.getFullYear());An.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Be(t=>{t.setFullYear(Math.floor(t.getFullYear()/e)*e),t.setMonth(0,1),t.setHours(0,0,0,0)},(t,n)=>{t.setFullYear(t.getFullYear()+n*e)});var X6=An.range,En=Be(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCFullYear(e.getUTCFullYear()+t)},(e,t)=>t.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());En.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Be(t=>{t.setUTCFullYear(Math.floor(t.getUTCFullYear()/e)*e),t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCFullYear(t.getUTCFullYear()+n*e)});var q6=En.range;function Kb(e,t,n,i,r,s){let o=[[vn,1,gr],[vn,5,5*gr],[vn,15,15*gr],[vn,30,30*gr],[s,1,oi],[s,5,5*oi],[s,15,15*oi],[s,30,30*oi],[r,1,_r],[r,3,3*_r],[r,6,6*_r],[r,12,12*_r],[i,1,yr],[i,2,2*yr],[n,1,am],[t,1,Jb],[t,3,3*Jb],[e,1,om]];function a(l,u,h){let f=u<l;f&&([l,u]=[u,l]);let d=h&&typeof h.range=="function"?h:c(l,u,h),p=d?d.range(l,+u+1):[];return f?p.reverse():p}function c(l,u,h){let f=Math.abs(u-l)/h,d=So(([,,m])=>m).right(o,f);if(d===o.length)return e.every(Ja(l/om,u/om,h));if(d===0)return Lu.every(Math.max(Ja(l,u,h),1));let[p,_]=o[f/o[d-1][2]<o[d][2]/f?d-1:d];return p.every(_)}return[a,c]}var[jb,Qb]=Kb(En,Ys,Hi,yc,Vs,zs),[t1,e1]=Kb(An,qs,Vi,Gi,Gs,ks);function gm(e){if(0<=e.y&&e.y<100){var t=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return t.setFullYear(e.y),t}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function _m(e){if(0<=e.y&&e.y<100){var t=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return t.setUTCFullYear(e.y),t}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function xc(e,t,n){return{y:e,m:t,d:n,H:0,M:0,S:0,L:0}}function gP(e){var t=e.dateTime,n=e.date,i=e.time,r=e.periods,s=e.days,o=e.shortDays,a=e.months,c=e.shortMonths,l=vc(r),u=bc(r),h=vc(s),f=bc(s),d=vc(o),p=bc(o),_=vc(a),m=bc(a),g=vc(c),x=bc(c),S={a:F,A:Z,b:U,B:G,c:null,d:a1,e:a1,f:kP,g:ZP,G:KP,H:UP,I:OP,j:BP,L:h1,m:zP,M:GP,p:q,q:rt,Q:u1,s:f1,S:VP,u:HP,U:WP,V:$P,w:XP,W:qP,x:null,X:null,y:YP,Y:JP,Z:jP,"%":l1},v={a:ct,A:$,b:ot,B:ut,c:null,d:c1,e:c1,f:nI,g:hI,G:pI,H:QP,I:tI,j:eI,L:p1,m:iI,M:rI,p:st,q:at,Q:u1,s:f1,S:sI,u:oI,U:aI,V:cI,w:lI,W:uI,x:null,X:null,y:fI,Y:dI,Z:mI,"%":l1},w={a:E,A:C,b:N,B:k,c:P,d:s1,e:s1,f:LP,g:r1,G:i1,H:o1,I:o1,j:CP,L:IP,m:EP,M:RP,p:R,q:AP,Q:DP,s:FP,S:PP,u:bP,U:MP,V:SP,w:vP,W:wP,x:L,X:B,y:r1,Y:i1,Z:TP,"%":NP};S.x=b(n,S),S.X=b(i,S),S.c=b(t,S),v.x=b(n,v),v.X=b(i,v),v.c=b(t,v);function b(J,yt){return function(lt){var K=[],Lt=-1,Mt=0,Vt=J.length,Xt,he,ae;for(lt instanceof Date||(lt=new Date(+lt));++Lt<Vt;)J.charCodeAt(Lt)===37&&(K.push(J.slice(Mt,Lt)),(he=n1[Xt=J.charAt(++Lt)])!=null?Xt=J.charAt(++Lt):he=Xt==="e"?" ":"0",(ae=yt[Xt])&&(Xt=ae(lt,he)),K.push(Xt),Mt=Lt+1);return K.push(J.slice(Mt,Lt)),K.join("")}}function y(J,yt){return function(lt){var K=xc(1900,void 0,1),Lt=M(K,J,lt+="",0),Mt,Vt;if(Lt!=lt.length)return null;if("Q"in K)return new Date(K.Q);if("s"in K)return new Date(K.s*1e3+("L"in K?K.L:0));if(yt&&!("Z"in K)&&(K.Z=0),"p"in K&&(K.H=K.H%12+K.p*12),K.m===void 0&&(K.m="q"in K?K.q:0),"V"in K){if(K.V<1||K.V>53)return null;"w"in K||(K.w=1),"Z"in K?(Mt=_m(xc(K.y,0,1)),Vt=Mt.getUTCDay(),Mt=Vt>4||Vt===0?Xs.ceil(Mt):Xs(Mt),Mt=Go.offset(Mt,(K.V-1)*7),K.y=Mt.getUTCFullYear(),K.m=Mt.getUTCMonth(),K.d=Mt.getUTCDate()+(K.w+6)%7):(Mt=gm(xc(K.y,0,1)),Vt=Mt.getDay(),Mt=Vt>4||Vt===0?Ws.ceil(Mt):Ws(Mt),Mt=Gi.offset(Mt,(K.V-1)*7),K.y=Mt.getFullYear(),K.m=Mt.getMonth(),K.d=Mt.getDate()+(K.w+6)%7)}else("W"in K||"U"in K)&&("w"in K||(K.w="u"in K?K.u%7:"W"in K?1:0),Vt="Z"in K?_m(xc(K.y,0,1)).getUTCDay():gm(xc(K.y,0,1)).getDay(),K.m=0,K.d="W"in K?(K.w+6)%7+K.W*7-(Vt+5)%7:K.w+K.U*7-(Vt+6)%7);return"Z"in K?(K.H+=K.Z/100|0,K.M+=K.Z%100,_m(K)):gm(K)}}function M(J,yt,lt,K){for(var Lt=0,Mt=yt.length,Vt=lt.length,Xt,he;Lt<Mt;){if(K>=Vt)return-1;if(Xt=yt.charCodeAt(Lt++),Xt===37){if(Xt=yt.charAt(Lt++),he=w[Xt in n1?yt.charAt(Lt++):Xt],!he||(K=he(J,lt,K))<0)return-1}else if(Xt!=lt.charCodeAt(K++))return-1}return K}function R(J,yt,lt){var K=l.exec(yt.slice(lt));return K?(J.p=u.get(K[0].toLowerCase()),lt+K[0].length):-1}function E(J,yt,lt){var K=d.exec(yt.slice(lt));return K?(J.w=p.get(K[0].toLowerCase()),lt+K[0].length):-1}function C(J,yt,lt){var K=h.exec(yt.slice(lt));return K?(J.w=f.get(K[0].toLowerCase()),lt+K[0].length):-1}function N(J,yt,lt){var K=g.exec(yt.slice(lt));return K?(J.m=x.get(K[0].toLowerCase()),lt+K[0].length):-1}function k(J,yt,lt){var K=_.exec(yt.slice(lt));return K?(J.m=m.get(K[0].toLowerCase()),lt+K[0].length):-1}function P(J,yt,lt){return M(J,t,yt,lt)}function L(J,yt,lt){return M(J,n,yt,lt)}function B(J,yt,lt){return M(J,i,yt,lt)}function F(J){return o[J.getDay()]}function Z(J){return s[J.getDay()]}function U(J){return c[J.getMonth()]}function G(J){return a[J.getMonth()]}function q(J){return r[+(J.getHours()>=12)]}function rt(J){return 1+~~(J.getMonth()/3)}function ct(J){return o[J.getUTCDay()]}function $(J){return s[J.getUTCDay()]}function ot(J){return c[J.getUTCMonth()]}function ut(J){return a[J.getUTCMonth()]}function st(J){return r[+(J.getUTCHours()>=12)]}function at(J){return 1+~~(J.getUTCMonth()/3)}return{format:function(J){var yt=b(J+="",S);return yt.toString=function(){return J},yt},parse:function(J){var yt=y(J+="",!1);return yt.toString=function(){return J},yt},utcFormat:function(J){var yt=b(J+="",v);return yt.toString=function(){return J},yt},utcParse:function(J){var yt=y(J+="",!0);return yt.toString=function(){return J},yt}}}var n1={"-":"",_:" ",0:"0"},Ye=/^\s*\d+/,_P=/^%/,yP=/[\\^$*+?|[\]().{}]/g;function se(e,t,n){var i=e<0?"-":"",r=(i?-e:e)+"",s=r.length;return i+(s<n?new Array(n-s+1).join(t)+r:r)}function xP(e){return e.replace(yP,"\\$&")}function vc(e){return new RegExp("^(?:"+e.map(xP).join("|")+")","i")}function bc(e){return new Map(e.map((t,n)=>[t.toLowerCase(),n]))}function vP(e,t,n){var i=Ye.exec(t.slice(n,n+1));return i?(e.w=+i[0],n+i[0].length):-1}function bP(e,t,n){var i=Ye.exec(t.slice(n,n+1));return i?(e.u=+i[0],n+i[0].length):-1}function MP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.U=+i[0],n+i[0].length):-1}function SP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.V=+i[0],n+i[0].length):-1}function wP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.W=+i[0],n+i[0].length):-1}function i1(e,t,n){var i=Ye.exec(t.slice(n,n+4));return i?(e.y=+i[0],n+i[0].length):-1}function r1(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.y=+i[0]+(+i[0]>68?1900:2e3),n+i[0].length):-1}function TP(e,t,n){var i=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(t.slice(n,n+6));return i?(e.Z=i[1]?0:-(i[2]+(i[3]||"00")),n+i[0].length):-1}function AP(e,t,n){var i=Ye.exec(t.slice(n,n+1));return i?(e.q=i[0]*3-3,n+i[0].length):-1}function EP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.m=i[0]-1,n+i[0].length):-1}function s1(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.d=+i[0],n+i[0].length):-1}function CP(e,t,n){var i=Ye.exec(t.slice(n,n+3));return i?(e.m=0,e.d=+i[0],n+i[0].length):-1}function o1(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.H=+i[0],n+i[0].length):-1}function RP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.M=+i[0],n+i[0].length):-1}function PP(e,t,n){var i=Ye.exec(t.slice(n,n+2));return i?(e.S=+i[0],n+i[0].length):-1}function IP(e,t,n){var i=Ye.exec(t.slice(n,n+3));return i?(e.L=+i[0],n+i[0].length):-1}function LP(e,t,n){var i=Ye.exec(t.slice(n,n+6));return i?(e.L=Math.floor(i[0]/1e3),n+i[0].length):-1}function NP(e,t,n){var i=_P.exec(t.slice(n,n+1));return i?n+i[0].length:-1}function DP(e,t,n){var i=Ye.exec(t.slice(n));return i?(e.Q=+i[0],n+i[0].length):-1}function FP(e,t,n){var i=Ye.exec(t.slice(n));return i?(e.s=+i[0],n+i[0].length):-1}function a1(e,t){return se(e.getDate(),t,2)}function UP(e,t){return se(e.getHours(),t,2)}function OP(e,t){return se(e.getHours()%12||12,t,2)}function BP(e,t){return se(1+Gi.count(An(e),e),t,3)}function h1(e,t){return se(e.getMilliseconds(),t,3)}function kP(e,t){return h1(e,t)+"000"}function zP(e,t){return se(e.getMonth()+1,t,2)}function GP(e,t){return se(e.getMinutes(),t,2)}function VP(e,t){return se(e.getSeconds(),t,2)}function HP(e){var t=e.getDay();return t===0?7:t}function WP(e,t){return se(Vi.count(An(e)-1,e),t,2)}function d1(e){var t=e.getDay();return t>=4||t===0?xr(e):xr.ceil(e)}function $P(e,t){return e=d1(e),se(xr.count(An(e),e)+(An(e).getDay()===4),t,2)}function XP(e){return e.getDay()}function qP(e,t){return se(Ws.count(An(e)-1,e),t,2)}function YP(e,t){return se(e.getFullYear()%100,t,2)}function ZP(e,t){return e=d1(e),se(e.getFullYear()%100,t,2)}function JP(e,t){return se(e.getFullYear()%1e4,t,4)}function KP(e,t){var n=e.getDay();return e=n>=4||n===0?xr(e):xr.ceil(e),se(e.getFullYear()%1e4,t,4)}function jP(e){var t=e.getTimezoneOffset();return(t>0?"-":(t*=-1,"+"))+se(t/60|0,"0",2)+se(t%60,"0",2)}function c1(e,t){return se(e.getUTCDate(),t,2)}function QP(e,t){return se(e.getUTCHours(),t,2)}function tI(e,t){return se(e.getUTCHours()%12||12,t,2)}function eI(e,t){return se(1+Go.count(En(e),e),t,3)}function p1(e,t){return se(e.getUTCMilliseconds(),t,3)}function nI(e,t){return p1(e,t)+"000"}function iI(e,t){return se(e.getUTCMonth()+1,t,2)}function rI(e,t){return se(e.getUTCMinutes(),t,2)}function sI(e,t){return se(e.getUTCSeconds(),t,2)}function oI(e){var t=e.getUTCDay();return t===0?7:t}function aI(e,t){return se(Hi.count(En(e)-1,e),t,2)}function m1(e){var t=e.getUTCDay();return t>=4||t===0?vr(e):vr.ceil(e)}function cI(e,t){return e=m1(e),se(vr.count(En(e),e)+(En(e).getUTCDay()===4),t,2)}function lI(e){return e.getUTCDay()}function uI(e,t){return se(Xs.count(En(e)-1,e),t,2)}function fI(e,t){return se(e.getUTCFullYear()%100,t,2)}function hI(e,t){return e=m1(e),se(e.getUTCFullYear()%100,t,2)}function dI(e,t){return se(e.getUTCFullYear()%1e4,t,4)}function pI(e,t){var n=e.getUTCDay();return e=n>=4||n===0?vr(e):vr.ceil(e),se(e.getUTCFullYear()%1e4,t,4)}function mI(){return"+0000"}function l1(){return"%"}function u1(e){return+e}function f1(e){return Math.floor(+e/1e3)}var Vo,Mc,gI,Wi,g1;_I({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","October","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function _I(e){return Vo=gP(e),Mc=Vo.format,gI=Vo.parse,Wi=Vo.utcFormat,g1=Vo.utcParse,Vo}var _1="%Y-%m-%dT%H:%M:%S.%LZ";function yI(e){return e.toISOString()}var J6=Date.prototype.toISOString?yI:Wi(_1);function xI(e){var t=new Date(e);return isNaN(t)?null:t}var K6=+new Date("2000-01-01T00:00:00.000Z")?xI:g1(_1);function $i(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Du(e,t){switch(arguments.length){case 0:break;case 1:{typeof e=="function"?this.interpolator(e):this.range(e);break}default:{this.domain(e),typeof t=="function"?this.interpolator(t):this.range(t);break}}return this}var Nu=Symbol("implicit");function Fu(){var e=new jn,t=[],n=[],i=Nu;function r(s){let o=e.get(s);if(o===void 0){if(i!==Nu)return i;e.set(s,o=t.push(s)-1)}return n[o%n.length]}return r.domain=function(s){if(!arguments.length)return t.slice();t=[],e=new jn;for(let o of s)e.has(o)||e.set(o,t.push(o)-1);return r},r.range=function(s){return arguments.length?(n=Array.from(s),r):n.slice()},r.unknown=function(s){return arguments.length?(i=s,r):i},r.copy=function(){return Fu(t,n).unknown(i)},$i.apply(r,arguments),r}function Ho(){var e=Fu().unknown(void 0),t=e.domain,n=e.range,i=0,r=1,s,o,a=!1,c=0,l=0,u=.5;delete e.unknown;function h(){var f=t().length,d=r<i,p=d?r:i,_=d?i:r;s=(_-p)/Math.max(1,f-c+l*2),a&&(s=Math.floor(s)),p+=(_-p-s*(f-c))*u,o=s*(1-c),a&&(p=Math.round(p),o=Math.round(o));var m=Ao(f).map(function(g){return p+s*g});return n(d?m.reverse():m)}return e.domain=function(f){return arguments.length?(t(f),h()):t()},e.range=function(f){return arguments.length?([i,r]=f,i=+i,r=+r,h()):[i,r]},e.rangeRound=function(f){return[i,r]=f,i=+i,r=+r,a=!0,h()},e.bandwidth=function(){return o},e.step=function(){return s},e.round=function(f){return arguments.length?(a=!!f,h()):a},e.padding=function(f){return arguments.length?(c=Math.min(1,l=+f),h()):c},e.paddingInner=function(f){return arguments.length?(c=Math.min(1,f),h()):c},e.paddingOuter=function(f){return arguments.length?(l=+f,h()):l},e.align=function(f){return arguments.length?(u=Math.max(0,Math.min(1,f)),h()):u},e.copy=function(){return Ho(t(),[i,r]).round(a).paddingInner(c).paddingOuter(l).align(u)},$i.apply(h(),arguments)}function T1(e){var t=e.copy;return e.padding=e.paddingOuter,delete e.paddingInner,delete e.paddingOuter,e.copy=function(){return T1(t())},e}function A1(){return T1(Ho.apply(null,arguments).paddingInner(1))}function vI(e){return function(){return e}}function ym(e){return+e}var y1=[0,1];function ai(e){return e}function xm(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:vI(isNaN(t)?NaN:.5)}function bI(e,t){var n;return e>t&&(n=e,e=t,t=n),function(i){return Math.max(e,Math.min(t,i))}}function MI(e,t,n){var i=e[0],r=e[1],s=t[0],o=t[1];return r<i?(i=xm(r,i),s=n(o,s)):(i=xm(i,r),s=n(s,o)),function(a){return s(i(a))}}function SI(e,t,n){var i=Math.min(e.length,t.length)-1,r=new Array(i),s=new Array(i),o=-1;for(e[i]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<i;)r[o]=xm(e[o],e[o+1]),s[o]=n(t[o],t[o+1]);return function(a){var c=Yl(e,a,1,i)-1;return s[c](r[c](a))}}function Sc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Uu(){var e=y1,t=y1,n=Do,i,r,s,o=ai,a,c,l;function u(){var f=Math.min(e.length,t.length);return o!==ai&&(o=bI(e[0],e[f-1])),a=f>2?SI:MI,c=l=null,h}function h(f){return f==null||isNaN(f=+f)?s:(c||(c=a(e.map(i),t,n)))(i(o(f)))}return h.invert=function(f){return o(r((l||(l=a(t,e.map(i),Oe)))(f)))},h.domain=function(f){return arguments.length?(e=Array.from(f,ym),u()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),u()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),n=ec,u()},h.clamp=function(f){return arguments.length?(o=f?!0:ai,u()):o!==ai},h.interpolate=function(f){return arguments.length?(n=f,u()):n},h.unknown=function(f){return arguments.length?(s=f,h):s},function(f,d){return i=f,r=d,u()}}function E1(){return Uu()(ai,ai)}function wI(e,t,n,i){var r=Ja(e,t,n),s;switch(i=Uo(i??",f"),i.type){case"s":{var o=Math.max(Math.abs(e),Math.abs(t));return i.precision==null&&!isNaN(s=Gv(r,o))&&(i.precision=s),Ip(i,o)}case"":case"e":case"g":case"p":case"r":{i.precision==null&&!isNaN(s=Vv(r,Math.max(Math.abs(e),Math.abs(t))))&&(i.precision=s-(i.type==="e"));break}case"f":case"%":{i.precision==null&&!isNaN(s=zv(r))&&(i.precision=s-(i.type==="%")*2);break}}return Bi(i)}function wc(e){var t=e.domain;return e.ticks=function(n){var i=t();return To(i[0],i[i.length-1],n??10)},e.tickFormat=function(n,i){var r=t();return wI(r[0],r[r.length-1],n??10,i)},e.nice=function(n){n==null&&(n=10);var i=t(),r=0,s=i.length-1,o=i[r],a=i[s],c,l,u=10;for(a<o&&(l=o,o=a,a=l,l=r,r=s,s=l);u-- >0;){if(l=ql(o,a,n),l===c)return i[r]=o,i[s]=a,t(i);if(l>0)o=Math.floor(o/l)*l,a=Math.ceil(a/l)*l;else if(l<0)o=Math.ceil(o*l)/l,a=Math.floor(a*l)/l;else break;c=l}return e},e}function Tc(){var e=E1();return e.copy=function(){return Sc(e,Tc())},$i.apply(e,arguments),wc(e)}function vm(e){var t;function n(i){return i==null||isNaN(i=+i)?t:i}return n.invert=n,n.domain=n.range=function(i){return arguments.length?(e=Array.from(i,ym),n):e.slice()},n.unknown=function(i){return arguments.length?(t=i,n):t},n.copy=function(){return vm(e).unknown(t)},e=arguments.length?Array.from(e,ym):[0,1],wc(n)}function C1(e,t){e=e.slice();var n=0,i=e.length-1,r=e[n],s=e[i],o;return s<r&&(o=n,n=i,i=o,o=r,r=s,s=o),e[n]=t.floor(r),e[i]=t.ceil(s),e}function x1(e){return Math.log(e)}function v1(e){return Math.exp(e)}function TI(e){return-Math.log(-e)}function AI(e){return-Math.exp(-e)}function EI(e){return isFinite(e)?+("1e"+e):e<0?0:e}function CI(e){return e===10?EI:e===Math.E?Math.exp:t=>Math.pow(e,t)}function RI(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function b1(e){return(t,n)=>-e(-t,n)}function R1(e){let t=e(x1,v1),n=t.domain,i=10,r,s;function o(){return r=RI(i),s=CI(i),n()[0]<0?(r=b1(r),s=b1(s),e(TI,AI)):e(x1,v1),t}return t.base=function(a){return arguments.length?(i=+a,o()):i},t.domain=function(a){return arguments.length?(n(a),o()):n()},t.ticks=a=>{let c=n(),l=c[0],u=c[c.length-1],h=u<l;h&&([l,u]=[u,l]);let f=r(l),d=r(u),p,_,m=a==null?10:+a,g=[];if(!(i%1)&&d-f<m){if(f=Math.floor(f),d=Math.ceil(d),l>0){for(;f<=d;++f)for(p=1;p<i;++p)if(_=f<0?p/s(-f):p*s(f),!(_<l)){if(_>u)break;g.push(_)}}else for(;f<=d;++f)for(p=i-1;p>=1;--p)if(_=f>0?p/s(-f):p*s(f),!(_<l)){if(_>u)break;g.push(_)}g.length*2<m&&(g=To(l,u,m))}else g=To(f,d,Math.min(d-f,m)).map(s);return h?g.reverse():g},t.tickFormat=(a,c)=>{if(a==null&&(a=10),c==null&&(c=i===10?"s":","),typeof c!="function"&&(!(i%1)&&(c=Uo(c)).precision==null&&(c.trim=!0),c=Bi(c)),a===1/0)return c;let l=Math.max(1,i*a/t.ticks().length);return u=>{let h=u/s(Math.round(r(u)));return h*i<i-.5&&(h*=i),h<=l?c(u):""}},t.nice=()=>n(C1(n(),{floor:a=>s(Math.floor(r(a))),ceil:a=>s(Math.ceil(r(a)))})),t}function bm(){let e=R1(Uu()).domain([1,10]);return e.copy=()=>Sc(e,bm()).base(e.base()),$i.apply(e,arguments),e}function M1(e){return function(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))}}function S1(e){return function(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}function P1(e){var t=1,n=e(M1(t),S1(t));return n.constant=function(i){return arguments.length?e(M1(t=+i),S1(t)):t},wc(n)}function Mm(){var e=P1(Uu());return e.copy=function(){return Sc(e,Mm()).constant(e.constant())},$i.apply(e,arguments)}function w1(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function PI(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function II(e){return e<0?-e*e:e*e}function I1(e){var t=e(ai,ai),n=1;function i(){return n===1?e(ai,ai):n===.5?e(PI,II):e(w1(n),w1(1/n))}return t.exponent=function(r){return arguments.length?(n=+r,i()):n},wc(t)}function Sm(){var e=I1(Uu());return e.copy=function(){return Sc(e,Sm()).exponent(e.exponent())},$i.apply(e,arguments),e}function wm(){var e=[],t=[],n=[],i;function r(){var o=0,a=Math.max(1,t.length);for(n=new Array(a-1);++o<a;)n[o-1]=Nx(e,o/a);return s}function s(o){return o==null||isNaN(o=+o)?i:t[Yl(n,o)]}return s.invertExtent=function(o){var a=t.indexOf(o);return a<0?[NaN,NaN]:[a>0?n[a-1]:e[0],a<n.length?n[a]:e[e.length-1]]},s.domain=function(o){if(!arguments.length)return e.slice();e=[];for(let a of o)a!=null&&!isNaN(a=+a)&&e.push(a);return e.sort(fn),r()},s.range=function(o){return arguments.length?(t=Array.from(o),r()):t.slice()},s.unknown=function(o){return arguments.length?(i=o,s):i},s.quantiles=function(){return n.slice()},s.copy=function(){return wm().domain(e).range(t).unknown(i)},$i.apply(s,arguments)}function Tm(){var e=[.5],t=[0,1],n,i=1;function r(s){return s!=null&&s<=s?t[Yl(e,s,0,i)]:n}return r.domain=function(s){return arguments.length?(e=Array.from(s),i=Math.min(e.length,t.length-1),r):e.slice()},r.range=function(s){return arguments.length?(t=Array.from(s),i=Math.min(e.length,t.length-1),r):t.slice()},r.invertExtent=function(s){var o=t.indexOf(s);return[e[o-1],e[o]]},r.unknown=function(s){return arguments.length?(n=s,r):n},r.copy=function(){return Tm().domain(e).range(t).unknown(n)},$i.apply(r,arguments)}function LI(e){return new Date(e)}function NI(e){return e instanceof Date?+e:Math.round(e)}function Am(e,t,n,i,r,s,o,a,c,l){var u=E1(),h=u.invert,f=u.domain,d=l(".%L"),p=l(":%S"),_=l("%I:%M"),m=l("%I %p"),g=l("%a %d"),x=l("%b %d"),S=l("%B"),v=l("%Y");function w(b){return(c(b)<b?d:a(b)<b?p:o(b)<b?_:s(b)<b?m:i(b)<b?r(b)<b?g:x:n(b)<b?S:v)(b)}return u.invert=function(b){return new Date(Math.round(h(b)))},u.domain=function(b){return arguments.length?f(Array.from(b,NI)):f().map(LI)},u.ticks=function(b){var y=f();return e(y[0],y[y.length-1],b??10)},u.tickFormat=function(b,y){return y==null?w:l(y)},u.nice=function(b){var y=f();return(!b||typeof b.range!="function")&&(b=t(y[0],y[y.length-1],b??10)),b?f(C1(y,b)):u},u.copy=function(){return Sc(u,Am(e,t,n,i,r,s,o,a,c,l))},u}function L1(){return $i.apply(Am(t1,e1,An,qs,Vi,Gi,Gs,ks,vn,Mc).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function N1(){return $i.apply(Am(jb,Qb,En,Ys,Hi,Go,Vs,zs,vn,Wi).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Ou(e,t){return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown())}function Bu(){var e=0,t=.5,n=1,i=1,r,s,o,a,c,l=ai,u,h=!1,f;function d(_){return _==null||isNaN(_=+_)?f:(_=.5+((_=+u(_))-s)*(i*_<i*s?a:c),l(h?Math.max(0,Math.min(1,_)):_))}d.domain=function(_){return arguments.length?([e,t,n]=_,r=u(e=+e),s=u(t=+t),o=u(n=+n),a=r===s?0:.5/(s-r),c=s===o?0:.5/(o-s),i=s<r?-1:1,d):[e,t,n]},d.clamp=function(_){return arguments.length?(h=!!_,d):h},d.interpolator=function(_){return arguments.length?(l=_,d):l};function p(_){return function(m){var g,x,S;return arguments.length?([g,x,S]=m,l=qr(_,[g,x,S]),d):[l(0),l(.5),l(1)]}}return d.range=p(Do),d.rangeRound=p(ec),d.unknown=function(_){return arguments.length?(f=_,d):f},function(_){return u=_,r=_(e),s=_(t),o=_(n),a=r===s?0:.5/(s-r),c=s===o?0:.5/(o-s),i=s<r?-1:1,d}}function Em(){var e=wc(Bu()(ai));return e.copy=function(){return Ou(e,Em())},Du.apply(e,arguments)}function Cm(){var e=R1(Bu()).domain([.1,1,10]);return e.copy=function(){return Ou(e,Cm()).base(e.base())},Du.apply(e,arguments)}function Rm(){var e=P1(Bu());return e.copy=function(){return Ou(e,Rm()).constant(e.constant())},Du.apply(e,arguments)}function Pm(){var e=I1(Bu());return e.copy=function(){return Ou(e,Pm()).exponent(e.exponent())},Du.apply(e,arguments)}function $t(e){for(var t=e.length/6|0,n=new Array(t),i=0;i<t;)n[i]="#"+e.slice(i*6,++i*6);return n}var D1=$t("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf"),F1=$t("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),U1=$t("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),O1=$t("4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0"),B1=$t("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),k1=$t("fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2"),z1=$t("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),G1=$t("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),V1=$t("66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),H1=$t("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),W1=$t("4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab"),me=e=>wv(e[e.length-1]),Im=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30").map($t),Lm=me(Im),Nm=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fbf7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b7837","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map($t),Dm=me(Nm),Fm=new Array(3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map($t),Um=me(Fm),Om=new Array(3).concat("998ec3f7f7f7f1a340","5e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map($t),Bm=me(Om),Gu=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac","b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061").map($t),Ac=me(Gu),km=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182bef8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map($t),zm=me(km),Vu=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d73027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map($t),Ec=me(Vu),Gm=new Array(3).concat("fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map($t),Vm=me(Gm),Hm=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae61abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map($t),Wm=me(Hm),$m=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map($t),Xm=me($m),qm=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d810f7c4d004b").map($t),Ym=me(qm),Zm=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe0868ac084081").map($t),Jm=me(Zm),Km=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301fb300007f0000").map($t),jm=me(Km),Qm=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016c59014636").map($t),tg=me(Qm),eg=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0045a8d023858").map($t),ng=me(eg),ig=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125698004367001f").map($t),rg=me(ig),sg=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a017749006a").map($t),og=me(sg),ag=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58").map($t),cg=me(ag),lg=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a354006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").map($t),ug=me(lg),fg=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404","ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map($t),hg=me(fg),dg=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map($t),pg=me(dg),mg=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map($t),gg=me(mg),_g=new Array(3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map($t),yg=me(_g),xg=new Array(3).concat("f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map($t),vg=me(xg),bg=new Array(3).concat("efedf5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map($t),Mg=me(bg),Sg=new Array(3).concat("fee0d2fc9272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map($t),wg=me(Sg),Tg=new Array(3).concat("fee6cefdae6be6550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map($t),Ag=me(Tg);function Eg(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-e*(35.34-e*(2381.73-e*(6402.7-e*(7024.72-e*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+e*(170.73+e*(52.82-e*(131.46-e*(176.58-e*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+e*(442.36-e*(2482.43-e*(6167.24-e*(6614.94-e*2475.67)))))))+")"}var Cg=cu(ei(300,.5,0),ei(-240,.5,1)),Rg=cu(ei(-100,.75,.35),ei(80,1.5,.8)),Pg=cu(ei(260,.75,.35),ei(80,1.5,.8)),ku=ei();function Ig(e){(e<0||e>1)&&(e-=Math.floor(e));var t=Math.abs(e-.5);return ku.h=360*e-100,ku.s=1.5-1.5*t,ku.l=.8-.9*t,ku+""}var zu=vi(),DI=Math.PI/3,FI=Math.PI*2/3;function Lg(e){var t;return e=(.5-e)*Math.PI,zu.r=255*(t=Math.sin(e))*t,zu.g=255*(t=Math.sin(e+DI))*t,zu.b=255*(t=Math.sin(e+FI))*t,zu+""}function Ng(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(34.61+e*(1172.33-e*(10793.56-e*(33300.12-e*(38394.49-e*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+e*(557.33+e*(1225.33-e*(3574.96-e*(1073.77+e*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+e*(3211.1-e*(15327.97-e*(27814-e*(22569.18-e*6838.66)))))))+")"}function Hu(e){var t=e.length;return function(n){return e[Math.max(0,Math.min(t-1,Math.floor(n*t)))]}}var Dg=Hu($t("44015444025645045745055946075a46085c460a5d460b5e470d60470e6147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e46327e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e25858e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67cc5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34aadc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51cf1e51df4e61ef6e620f8e621fbe723fde725")),Fg=Hu($t("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c167f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb476adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Ug=Hu($t("00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a68450a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a28659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e35933e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418fbb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e865f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Og=Hu($t("0d088710078813078916078a19068c1b068d1d068e20068f2206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a02a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be3885bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd7566cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556eb7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function Wo(e){return function(){return e}}var J1=Math.cos;var Gg=Math.min,Wu=Math.sin,ke=Math.sqrt,$1=1e-12,Cc=Math.PI,l8=Cc/2,Zu=2*Cc;function UI(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let i=Math.floor(n);if(!(i>=0))throw new RangeError(`invalid digits: ${n}`);t=i}return e},()=>new Os(t)}var u8=Array.prototype.slice;function OI(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function K1(e){this._context=e}K1.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function $o(e){return new K1(e)}function BI(e){return e[0]}function kI(e){return e[1]}function j1(e,t){var n=Wo(!0),i=null,r=$o,s=null,o=UI(a);e=typeof e=="function"?e:e===void 0?BI:Wo(e),t=typeof t=="function"?t:t===void 0?kI:Wo(t);function a(c){var l,u=(c=OI(c)).length,h,f=!1,d;for(i==null&&(s=r(d=o())),l=0;l<=u;++l)!(l<u&&n(h=c[l],l,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,l,c),+t(h,l,c));if(d)return s=null,d+""||null}return a.x=function(c){return arguments.length?(e=typeof c=="function"?c:Wo(+c),a):e},a.y=function(c){return arguments.length?(t=typeof c=="function"?c:Wo(+c),a):t},a.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Wo(!!c),a):n},a.curve=function(c){return arguments.length?(r=c,i!=null&&(s=r(i)),a):r},a.context=function(c){return arguments.length?(c==null?i=s=null:s=r(i=c),a):i},a}var f8=zI($o);function Q1(e){this._curve=e}Q1.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function zI(e){function t(n){return new Q1(e(n))}return t._curve=e,t}var $u=class{constructor(t,n){this._context=t,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(t,n){switch(t=+t,n=+n,this._point){case 0:{this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+t)/2,this._y0,this._x0,n,t,n):this._context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,t,this._y0,t,n);break}}this._x0=t,this._y0=n}};function tM(e){return new $u(e,!0)}function eM(e){return new $u(e,!1)}var GI=ke(3),Vg={draw(e,t){let n=ke(t+Gg(t/28,.75))*.59436,i=n/2,r=i*GI;e.moveTo(0,n),e.lineTo(0,-n),e.moveTo(-r,-i),e.lineTo(r,i),e.moveTo(-r,i),e.lineTo(r,-i)}},Zs={draw(e,t){let n=ke(t/Cc);e.moveTo(n,0),e.arc(0,0,n,0,Zu)}},Hg={draw(e,t){let n=ke(t/5)/2;e.moveTo(-3*n,-n),e.lineTo(-n,-n),e.lineTo(-n,-3*n),e.lineTo(n,-3*n),e.lineTo(n,-n),e.lineTo(3*n,-n),e.lineTo(3*n,n),e.lineTo(n,n),e.lineTo(n,3*n),e.lineTo(-n,3*n),e.lineTo(-n,n),e.lineTo(-3*n,n),e.closePath()}},nM=ke(1/3),VI=nM*2,Wg={draw(e,t){let n=ke(t/VI),i=n*nM;e.moveTo(0,-n),e.lineTo(i,0),e.lineTo(0,n),e.lineTo(-i,0),e.closePath()}},$g={draw(e,t){let n=ke(t)*.62625;e.moveTo(0,-n),e.lineTo(n,0),e.lineTo(0,n),e.lineTo(-n,0),e.closePath()}},Xg={draw(e,t){let n=ke(t-Gg(t/7,2))*.87559;e.moveTo(-n,0),e.lineTo(n,0),e.moveTo(0,n),e.lineTo(0,-n)}},qg={draw(e,t){let n=ke(t),i=-n/2;e.rect(i,i,n,n)}},Yg={draw(e,t){let n=ke(t)*.4431;e.moveTo(n,n),e.lineTo(n,-n),e.lineTo(-n,-n),e.lineTo(-n,n),e.closePath()}},HI=.8908130915292852,iM=Wu(Cc/10)/Wu(7*Cc/10),WI=Wu(Zu/10)*iM,$I=-J1(Zu/10)*iM,Zg={draw(e,t){let n=ke(t*HI),i=WI*n,r=$I*n;e.moveTo(0,-n),e.lineTo(i,r);for(let s=1;s<5;++s){let o=Zu*s/5,a=J1(o),c=Wu(o);e.lineTo(c*n,-a*n),e.lineTo(a*i-c*r,c*i+a*r)}e.closePath()}},Bg=ke(3),Jg={draw(e,t){let n=-ke(t/(Bg*3));e.moveTo(0,n*2),e.lineTo(-Bg*n,-n),e.lineTo(Bg*n,-n),e.closePath()}},XI=ke(3),Kg={draw(e,t){let n=ke(t)*.6824,i=n/2,r=n*XI/2;e.moveTo(0,-n),e.lineTo(r,i),e.lineTo(-r,i),e.closePath()}},ci=-.5,li=ke(3)/2,zg=1/ke(12),qI=(zg/2+1)*3,jg={draw(e,t){let n=ke(t/qI),i=n/2,r=n*zg,s=i,o=n*zg+n,a=-s,c=o;e.moveTo(i,r),e.lineTo(s,o),e.lineTo(a,c),e.lineTo(ci*i-li*r,li*i+ci*r),e.lineTo(ci*s-li*o,li*s+ci*o),e.lineTo(ci*a-li*c,li*a+ci*c),e.lineTo(ci*i+li*r,ci*r-li*i),e.lineTo(ci*s+li*o,ci*o-li*s),e.lineTo(ci*a+li*c,ci*c-li*a),e.closePath()}},Qg={draw(e,t){let n=ke(t-Gg(t/6,1.7))*.6189;e.moveTo(-n,-n),e.lineTo(n,n),e.moveTo(-n,n),e.lineTo(n,-n)}},rM=[Zs,Hg,Wg,qg,Zg,Jg,jg],sM=[Zs,Xg,Qg,Kg,Vg,Yg,$g];function Jr(){}function Xu(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Ju(e){this._context=e}Ju.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Xu(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Xu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function oM(e){return new Ju(e)}function aM(e){this._context=e}aM.prototype={areaStart:Jr,areaEnd:Jr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Xu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function cM(e){return new aM(e)}function lM(e){this._context=e}lM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,i=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,i):this._context.moveTo(n,i);break;case 3:this._point=4;default:Xu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function uM(e){return new lM(e)}function fM(e,t){this._basis=new Ju(e),this._beta=t}fM.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var i=e[0],r=t[0],s=e[n]-i,o=t[n]-r,a=-1,c;++a<=n;)c=a/n,this._basis.point(this._beta*e[a]+(1-this._beta)*(i+c*s),this._beta*t[a]+(1-this._beta)*(r+c*o));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var hM=(function e(t){function n(i){return t===1?new Ju(i):new fM(i,t)}return n.beta=function(i){return e(+i)},n})(.85);function qu(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function t0(e,t){this._context=e,this._k=(1-t)/6}t0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:qu(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:qu(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var dM=(function e(t){function n(i){return new t0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function e0(e,t){this._context=e,this._k=(1-t)/6}e0.prototype={areaStart:Jr,areaEnd:Jr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:qu(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var pM=(function e(t){function n(i){return new e0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function n0(e,t){this._context=e,this._k=(1-t)/6}n0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:qu(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var mM=(function e(t){function n(i){return new n0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function i0(e,t,n){var i=e._x1,r=e._y1,s=e._x2,o=e._y2;if(e._l01_a>$1){var a=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);i=(i*a-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,r=(r*a-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>$1){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,u=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*l+e._x1*e._l23_2a-t*e._l12_2a)/u,o=(o*l+e._y1*e._l23_2a-n*e._l12_2a)/u}e._context.bezierCurveTo(i,r,s,o,e._x2,e._y2)}function gM(e,t){this._context=e,this._alpha=t}gM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var _M=(function e(t){function n(i){return t?new gM(i,t):new t0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function yM(e,t){this._context=e,this._alpha=t}yM.prototype={areaStart:Jr,areaEnd:Jr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var xM=(function e(t){function n(i){return t?new yM(i,t):new e0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function vM(e,t){this._context=e,this._alpha=t}vM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var bM=(function e(t){function n(i){return t?new vM(i,t):new n0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function MM(e){this._context=e}MM.prototype={areaStart:Jr,areaEnd:Jr,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function SM(e){return new MM(e)}function X1(e){return e<0?-1:1}function q1(e,t,n){var i=e._x1-e._x0,r=t-e._x1,s=(e._y1-e._y0)/(i||r<0&&-0),o=(n-e._y1)/(r||i<0&&-0),a=(s*r+o*i)/(i+r);return(X1(s)+X1(o))*Math.min(Math.abs(s),Math.abs(o),.5*Math.abs(a))||0}function Y1(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function kg(e,t,n){var i=e._x0,r=e._y0,s=e._x1,o=e._y1,a=(s-i)/3;e._context.bezierCurveTo(i+a,r+a*t,s-a,o-a*n,s,o)}function Yu(e){this._context=e}Yu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:kg(this,this._t0,Y1(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,kg(this,Y1(this,n=q1(this,e,t)),n);break;default:kg(this,this._t0,n=q1(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function wM(e){this._context=new TM(e)}(wM.prototype=Object.create(Yu.prototype)).point=function(e,t){Yu.prototype.point.call(this,t,e)};function TM(e){this._context=e}TM.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,i,r,s){this._context.bezierCurveTo(t,e,i,n,s,r)}};function AM(e){return new Yu(e)}function EM(e){return new wM(e)}function CM(e){this._context=e}CM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var i=Z1(e),r=Z1(t),s=0,o=1;o<n;++s,++o)this._context.bezierCurveTo(i[0][s],r[0][s],i[1][s],r[1][s],e[o],t[o]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Z1(e){var t,n=e.length-1,i,r=new Array(n),s=new Array(n),o=new Array(n);for(r[0]=0,s[0]=2,o[0]=e[0]+2*e[1],t=1;t<n-1;++t)r[t]=1,s[t]=4,o[t]=4*e[t]+2*e[t+1];for(r[n-1]=2,s[n-1]=7,o[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)i=r[t]/s[t-1],s[t]-=i,o[t]-=i*o[t-1];for(r[n-1]=o[n-1]/s[n-1],t=n-2;t>=0;--t)r[t]=(o[t]-r[t+1])/s[t];for(s[n-1]=(e[n]+r[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-r[t+1];return[r,s]}function RM(e){return new CM(e)}function Ku(e,t){this._context=e,this._t=t}Ku.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function PM(e){return new Ku(e,.5)}function IM(e){return new Ku(e,0)}function LM(e){return new Ku(e,1)}function ui(e){return e!=null&&!Number.isNaN(e)}function Cn(e,t){return+ui(t)-+ui(e)||fn(e,t)}function Js(e,t){return+ui(t)-+ui(e)||hr(e,t)}function Rc(e){return e!=null&&`${e}`!=""}function r0(e){return isFinite(e)?e:NaN}function Ks(e){return e>0&&isFinite(e)?e:NaN}function Xo(e){return e<0&&isFinite(e)?e:NaN}function ju(e,t){if(e instanceof Date||(e=new Date(+e)),isNaN(e))return typeof t=="function"?t(e):t;let n=e.getUTCHours(),i=e.getUTCMinutes(),r=e.getUTCSeconds(),s=e.getUTCMilliseconds();return`${YI(e.getUTCFullYear(),4)}-${br(e.getUTCMonth()+1,2)}-${br(e.getUTCDate(),2)}${n||i||r||s?`T${br(n,2)}:${br(i,2)}${r||s?`:${br(r,2)}${s?`.${br(s,3)}`:""}`:""}Z`:""}`}function YI(e){return e<0?`-${br(-e,6)}`:e>9999?`+${br(e,6)}`:br(e,4)}function br(e,t){return`${e}`.padStart(t,"0")}var ZI=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Pc(e,t){return ZI.test(e+="")?new Date(e):typeof t=="function"?t(e):t}function Mr(e){if(e==null)return;let t=e[0],n=e[e.length-1];return hr(t,n)}var Yo=1e3,jr=Yo*60,Qr=jr*60,qi=Qr*24,Xi=qi*7,js=qi*30,Kr=qi*365,s0=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 milliseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Yo],["5 seconds",5*Yo],["15 seconds",15*Yo],["30 seconds",30*Yo],["minute",jr],["5 minutes",5*jr],["15 minutes",15*jr],["30 minutes",30*jr],["hour",Qr],["3 hours",3*Qr],["6 hours",6*Qr],["12 hours",12*Qr],["day",qi],["2 days",2*qi],["week",Xi],["2 weeks",2*Xi],["month",js],["3 months",3*js],["6 months",6*js],["year",Kr],["2 years",2*Kr],["5 years",5*Kr],["10 years",10*Kr],["20 years",20*Kr],["50 years",50*Kr],["100 years",100*Kr]],o0=new Map([["second",Yo],["minute",jr],["hour",Qr],["day",qi],["monday",Xi],["tuesday",Xi],["wednesday",Xi],["thursday",Xi],["friday",Xi],["saturday",Xi],["sunday",Xi],["week",Xi],["month",js],["year",Kr]]),DM=new Map([["second",vn],["minute",ks],["hour",Gs],["day",Gi],["monday",Ws],["tuesday",cm],["wednesday",lm],["thursday",xr],["friday",um],["saturday",fm],["sunday",Vi],["week",Vi],["month",qs],["year",An]]),a0=new Map([["second",vn],["minute",zs],["hour",Vs],["day",yc],["monday",Xs],["tuesday",hm],["wednesday",dm],["thursday",vr],["friday",pm],["saturday",mm],["sunday",Hi],["week",Hi],["month",Ys],["year",En]]),Zo=Symbol("intervalDuration"),tf=Symbol("intervalType");for(let[e,t]of DM)t[Zo]=o0.get(e),t[tf]="time";for(let[e,t]of a0)t[Zo]=o0.get(e),t[tf]="utc";var Ic=[["year",En,"utc"],["month",Ys,"utc"],["day",yc,"utc",6*js],["hour",Vs,"utc",3*qi],["minute",zs,"utc",6*Qr],["second",vn,"utc",30*jr]],Qu=[["year",An,"time"],["month",qs,"time"],["day",Gi,"time",6*js],["hour",Gs,"time",3*qi],["minute",ks,"time",6*Qr],["second",vn,"time",30*jr]],JI=[Ic[0],Qu[0],Ic[1],Qu[1],Ic[2],Qu[2],...Ic.slice(3)];function FM(e){let t=`${e}`.toLowerCase();t.endsWith("s")&&(t=t.slice(0,-1));let n=1,i=/^(?:(\d+)\s+)/.exec(t);switch(i&&(t=t.slice(i[0].length),n=+i[1]),t){case"quarter":t="month",n*=3;break;case"half":t="month",n*=6;break}let r=a0.get(t);if(!r)throw new Error(`unknown interval: ${e}`);if(n>1&&!r.every)throw new Error(`non-periodic interval: ${t}`);return[t,n]}function c0(e){return UM(FM(e),"time")}function l0(e){return UM(FM(e),"utc")}function UM([e,t],n){let i=(n==="time"?DM:a0).get(e);return t>1&&(i=i.every(t),i[Zo]=o0.get(e)*t,i[tf]=n),i}function u0(e,t){if(!(t>1))return;let n=e[Zo];if(!s0.some(([,r])=>r===n)||n%qi===0&&qi<n&&n<js)return;let[i]=s0[So(([,r])=>Math.log(r)).center(s0,Math.log(n*t))];return(e[tf]==="time"?c0:l0)(i)}function NM(e,t,n){let i=t==="time"?Mc:Wi;if(n==null)return i(e==="year"?"%Y":e==="month"?"%Y-%m":e==="day"?"%Y-%m-%d":e==="hour"||e==="minute"?"%Y-%m-%dT%H:%M":e==="second"?"%Y-%m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let r=KI(n);switch(e){case"millisecond":return qo(i(".%L"),i(":%M:%S"),r);case"second":return qo(i(":%S"),i("%-I:%M"),r);case"minute":return qo(i("%-I:%M"),i("%p"),r);case"hour":return qo(i("%-I %p"),i("%b %-d"),r);case"day":return qo(i("%-d"),i("%b"),r);case"month":return qo(i("%b"),i("%Y"),r);case"year":return i("%Y")}throw new Error("unable to format time ticks")}function KI(e){return e==="left"||e==="right"?(t,n)=>`
${t}
${n}`:e==="top"?(t,n)=>`${n}
${t}`:(t,n)=>`${t}
${n}`}function jI(e){return e==="time"?Qu:e==="utc"?Ic:JI}function OM(e,t,n){let i=_n(Ux(t,(r,s)=>Math.abs(s-r)));if(i<1e3)return NM("millisecond","utc",n);for(let[r,s,o,a]of jI(e)){if(i>a||r==="hour"&&!i)break;if(t.every(c=>s.floor(c)>=c))return NM(r,o,n)}}function qo(e,t,n){return(i,r,s)=>{let o=e(i,r),a=t(i,r),c=r-Mr(s);return r!==c&&s[c]!==void 0&&a===t(s[c],c)?o:n(o,a)}}var h0=Object.getPrototypeOf(Uint8Array),QI=Object.prototype.toString;function bi(e){return e instanceof Array||e instanceof h0}function zM(e){return e instanceof h0&&!tL(e)}function GM(e){return e?.prototype instanceof h0&&!eL(e)}function tL(e){return e instanceof BigInt64Array||e instanceof BigUint64Array}function eL(e){return e===BigInt64Array||e===BigUint64Array}var d0=Symbol("reindex");function Je(e,t,n){let i=typeof t;return i==="string"?lS(e)?p0(e.getChild(t),n):BM(e,m0(t),n):i==="function"?BM(e,t,n):i==="number"||t instanceof Date||i==="boolean"?_e(e,kn(t),n):typeof t?.transform=="function"?f0(t.transform(e),n):nL(f0(t,n),e?.[d0])}function nL(e,t){return e!=null&&t?nf(e,t):e}function BM(e,t,n){return _e(e,GM(n)?(i,r)=>_0(t(i,r)):t,n)}function f0(e,t){return t===void 0?Zi(e):uS(e)?p0(e,t):e instanceof t?e:t.from(e,GM(t)&&!zM(e)?_0:void 0)}function p0(e,t){return e==null?e:(t===void 0||t===Array)&&aL(e.type)?y0(kM(e)):f0(kM(e),t)}function kM(e){return e.nullCount?e.toJSON():e.toArray()}var Jo=[null],m0=e=>t=>{let n=t[e];return n===void 0&&t.type==="Feature"?t.properties?.[e]:n},Lc={transform:Rn},Ee={transform:e=>e};var VM=()=>1,HM=()=>!0,Pe=e=>e==null?e:`${e}`,Ie=e=>e==null?e:+e;var g0=e=>e?e[0]:void 0,WM=e=>e?e[1]:void 0;var kn=e=>()=>e;function $M(e){let t=+`${e}`.slice(1)/100;return(n,i)=>Ps(n,t,i)}function Qs(e){return zM(e)?e:_e(e,_0,Float64Array)}function _0(e){return e==null?NaN:Number(e)}function y0(e){return _e(e,iL)}function iL(e){return e instanceof Date&&!isNaN(e)?e:typeof e=="string"?Pc(e):e==null||isNaN(e=Number(e))?void 0:new Date(e)}function Yi(e,t){return e===void 0&&(e=t),e===null?[void 0,"none"]:Qo(e)?[void 0,e]:[e,void 0]}function Ce(e,t){return e===void 0&&(e=t),e===null||typeof e=="number"?[void 0,e]:[e,void 0]}function x0(e,t,n){if(e!=null)return bn(e,t,n)}function bn(e,t,n){let i=`${e}`.toLowerCase();if(!n.includes(i))throw new Error(`invalid ${t}: ${e}`);return i}function Sr(e){return lS(e)?e:Zi(e)}function Zi(e){if(e==null||bi(e))return e;if(uS(e))return p0(e);if(XM(e))switch(e.type){case"FeatureCollection":return e.features;case"GeometryCollection":return e.geometries;default:return[e]}return Array.from(e)}function XM(e){switch(e?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"Point":case"Polygon":case"Sphere":return!0;default:return!1}}function _e(e,t,n=Array){return e==null?e:e instanceof n?e.map(t):n.from(e,t)}function ts(e,t=Array){return e instanceof t?e.slice():t.from(e)}function qM({x:e,x1:t,x2:n}){return e!==void 0||t!==void 0||n!==void 0}function v0({y:e,y1:t,y2:n}){return e!==void 0||t!==void 0||n!==void 0}function YM(e){return qM(e)||v0(e)||e.interval!==void 0}function Ji(e){return e?.toString===QI}function Ko(e){return Ji(e)&&(e.type!==void 0||e.domain!==void 0)}function jo(e){return Ji(e)&&typeof e.transform!="function"}function es(e){return jo(e)&&e.value===void 0&&e.channel===void 0}function ZM(e,t,n,i=Ee){return t===void 0&&n===void 0?(t=0,n=e===void 0?i:e):t===void 0?t=e===void 0?0:e:n===void 0&&(n=e===void 0?0:e),[t,n]}function wr(e,t){return e===void 0&&t===void 0?[g0,WM]:[e,t]}function ef({z:e,fill:t,stroke:n}={}){return e===void 0&&([e]=Yi(t)),e===void 0&&([e]=Yi(n)),e}function ns(e){return bi(e)?e.length:e?.numRows}function Rn(e){let t=ns(e),n=new Uint32Array(t);for(let i=0;i<t;++i)n[i]=i;return n}function nf(e,t){return bi(e)?_e(t,n=>e[n],e.constructor):_e(t,n=>e.at(n))}function JM(e,t,n){return e.subarray?e.subarray(t,n):e.slice(t,n)}function fi(e){return e!==null&&typeof e=="object"?e.valueOf():e}function Nc(e){let t;return[{transform:()=>t,label:is(e)},n=>t=n]}function KM(e){return e==null?[e]:Nc(e)}function is(e,t){return typeof e=="string"?e:e&&e.label!==void 0?e.label:t}function jM(e,t){return{transform(n){let i=e.transform(n),r=t.transform(n);return Ze(i)||Ze(r)?_e(i,(s,o)=>new Date((+i[o]+ +r[o])/2)):_e(i,(s,o)=>(+i[o]+ +r[o])/2,Float64Array)},label:e.label}}function QM(e,t){let n=b0(t?.interval,t?.type);return n?_e(e,n):e}function b0(e,t){let n=rf(e,t);return n&&(i=>ui(i)?n.floor(i):i)}function rf(e,t){if(e!=null){if(typeof e=="number")return rL(e);if(typeof e=="string")return(t==="time"?c0:l0)(e);if(typeof e.floor!="function")throw new Error("invalid interval; missing floor method");if(typeof e.offset!="function")throw new Error("invalid interval; missing offset method");return e}}function rL(e){e=+e,0<e&&e<1&&Number.isInteger(1/e)&&(e=-1/e);let t=Math.abs(e);return e<0?{floor:n=>Math.floor(n*t)/t,offset:(n,i=1)=>(n*t+Math.floor(i))/t,range:(n,i)=>Ao(Math.ceil(n*t),i*t).map(r=>r/t)}:{floor:n=>Math.floor(n/t)*t,offset:(n,i=1)=>n+t*Math.floor(i),range:(n,i)=>Ao(Math.ceil(n/t),i/t).map(r=>r*t)}}function rs(e,t){if(e=rf(e,t),e&&typeof e.range!="function")throw new Error("invalid interval: missing range method");return e}function tS(e,t){if(e=rs(e,t),e&&typeof e.ceil!="function")throw new Error("invalid interval: missing ceil method");return e}function eS(e){return typeof e?.range=="function"}function ss(e){return e===void 0||jo(e)?e:{value:e}}function nS(e){return e==null?null:{transform:t=>Je(t,e,Float64Array),label:is(e)}}function hi(e){return e&&typeof e[Symbol.iterator]=="function"}function sf(e){for(let t of e)if(t!=null)return typeof t!="object"||t instanceof Date}function M0(e){for(let t of e){if(t==null)continue;let n=typeof t;return n==="string"||n==="boolean"}}function Ze(e){for(let t of e)if(t!=null)return t instanceof Date}function iS(e){for(let t of e)if(t!=null)return typeof t=="string"&&isNaN(t)&&Pc(t)}function rS(e){for(let t of e)if(t!=null){if(typeof t!="string")return!1;if(t.trim())return!isNaN(t)}}function sS(e){for(let t of e)if(t!=null)return typeof t=="number"}function of(e,t){let n;for(let i of e)if(i!=null){if(!t(i))return!1;n=!0}return n}var sL=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(","));function Qo(e){return typeof e!="string"?!1:(e=e.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(e)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.test(e)||sL.has(e))}function oS(e){return typeof e=="number"&&(0<=e&&e<=1||isNaN(e))}function Ke(e){return e==null||to(e)}function to(e){return/^\s*none\s*$/i.test(e)}function aS(e){return/^\s*round\s*$/i.test(e)}function af(e,t){return x0(e,t,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-left","left"])}function os(e="middle"){return af(e,"frameAnchor")}function cS(e={},...t){let n=e;for(let i of t)for(let r in i)if(n[r]===void 0){let s=i[r];n===e?n={...n,[r]:s}:n[r]=s}return n}function oL(e){console.warn("named iterables are deprecated; please use an object instead");let t=new Set;return Object.fromEntries(Array.from(e,n=>{let{name:i}=n;if(i==null)throw new Error("missing name");let r=`${i}`;if(r==="__proto__")throw new Error(`illegal name: ${r}`);if(t.has(r))throw new Error(`duplicate name: ${r}`);return t.add(r),[i,n]}))}function S0(e){return hi(e)?oL(e):e}function cf(e){return e===!0?e="frame":e===!1?e=null:!XM(e)&&e!=null&&(e=bn(e,"clip",["frame","sphere"]),e==="sphere"&&(e={type:"Sphere"})),e}function lS(e){return e&&typeof e.getChild=="function"&&typeof e.toArray=="function"&&e.schema&&Array.isArray(e.schema.fields)}function uS(e){return e&&typeof e.toArray=="function"&&e.type}function aL(e){return e&&(e.typeId===8||e.typeId===10)&&e.unit===1}var di=Symbol("position"),zn=Symbol("color"),eo=Symbol("radius"),no=Symbol("length"),io=Symbol("opacity"),ta=Symbol("symbol"),fS=Symbol("projection"),de=new Map([["x",di],["y",di],["fx",di],["fy",di],["r",eo],["color",zn],["opacity",io],["symbol",ta],["length",no],["projection",fS]]);function hS(e){return e===di||e===fS}function dS(e){return e===di||e===eo||e===no||e===io}var cL=Math.sqrt(3),lL=2/cL,uL={draw(e,t){let n=Math.sqrt(t/Math.PI),i=n*lL,r=i/2;e.moveTo(0,i),e.lineTo(n,r),e.lineTo(n,-r),e.lineTo(0,-i),e.lineTo(-n,-r),e.lineTo(-n,r),e.closePath()}},w0=new Map([["asterisk",Vg],["circle",Zs],["cross",Hg],["diamond",Wg],["diamond2",$g],["hexagon",uL],["plus",Xg],["square",qg],["square2",Yg],["star",Zg],["times",Qg],["triangle",Jg],["triangle2",Kg],["wye",jg]]);function T0(e){return e&&typeof e.draw=="function"}function pS(e){return T0(e)?!0:typeof e!="string"?!1:w0.has(e.toLowerCase())}function ea(e){if(e==null||T0(e))return e;let t=w0.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid symbol: ${e}`)}function mS(e){if(e==null||T0(e))return[void 0,e];if(typeof e=="string"){let t=w0.get(`${e}`.toLowerCase());if(t)return[void 0,t]}return[e,void 0]}function Dc({filter:e,sort:t,reverse:n,transform:i,initializer:r,...s}={},o){if(i===void 0&&(e!=null&&(i=gS(e)),t!=null&&!es(t)&&(i=A0(i,C0(t))),n&&(i=A0(i,_S))),o!=null&&r!=null)throw new Error("transforms cannot be applied after initializers");return{...s,...(t===null||es(t))&&{sort:t},transform:A0(i,o)}}function Tr({filter:e,sort:t,reverse:n,initializer:i,...r}={},s){return i===void 0&&(e!=null&&(i=gS(e)),t!=null&&!es(t)&&(i=E0(i,C0(t))),n&&(i=E0(i,_S))),{...r,...(t===null||es(t))&&{sort:t},initializer:E0(i,s)}}function A0(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,i,r){return{data:n,facets:i}=e.call(this,n,i,r),t.call(this,Sr(n),i,r)}}function E0(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,i,r,...s){let o,a,c,l,u,h;return{data:a=n,facets:c=i,channels:o}=e.call(this,n,i,r,...s),{data:u=a,facets:h=c,channels:l}=t.call(this,a,c,{...r,...o},...s),{data:u,facets:h,channels:{...o,...l}}}}function fL(e,t){return(e.initializer!=null?Tr:Dc)(e,t)}function gS(e){return(t,n)=>{let i=Je(t,e);return{data:t,facets:n.map(r=>r.filter(s=>i[s]))}}}function _S(e,t){return{data:e,facets:t.map(n=>n.slice().reverse())}}function yS(e,{sort:t,...n}={}){return{...(jo(e)&&e.channel!==void 0?Tr:fL)(n,C0(e)),sort:es(t)?t:null}}function C0(e){return(typeof e=="function"&&e.length!==1?hL:dL)(e)}function hL(e){return(t,n)=>{let i=bi(t)?(r,s)=>e(t[r],t[s]):(r,s)=>e(t.get(r),t.get(s));return{data:t,facets:n.map(r=>r.slice().sort(i))}}}function dL(e){let t,n;({channel:t,value:e,order:n}={...ss(e)});let i=t?.startsWith("-");if(i&&(t=t.slice(1)),n===void 0&&(n=i?Js:Cn),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=Cn;break;case"descending":n=Js;break;default:throw new Error(`invalid order: ${n}`)}return(r,s,o)=>{let a;if(t===void 0)a=Je(r,e);else{if(o===void 0)throw new Error("channel sort requires an initializer");if(a=o[t],!a)return{};a=a.value}let c=(l,u)=>n(a[l],a[u]);return{data:r,facets:s.map(l=>l.slice().sort(c))}}}function MS(e,t,n=pL){if(e==null)return n(e);if(typeof e.reduceIndex=="function")return e;if(typeof e.reduce=="function"&&Ji(e))return mL(e);if(typeof e=="function")return gL(e);if(/^p\d{2}$/i.test(e))return Ar($M(e));switch(`${e}`.toLowerCase()){case"first":return yL;case"last":return xL;case"identity":return _L;case"count":return vS;case"distinct":return vL;case"sum":return t==null?vS:bL;case"proportion":return bS(t,"data");case"proportion-facet":return bS(t,"facet");case"deviation":return Ar(wx);case"min":return Ar(Qn);case"min-index":return Ar(Ix);case"max":return Ar(_n);case"max-index":return Ar(Px);case"mean":return xS(Dx);case"median":return xS(Ka);case"variance":return Ar(ap);case"mode":return Ar(Fx)}return n(e)}function pL(e){throw new Error(`invalid reduce: ${e}`)}function mL(e){return console.warn("deprecated reduce interface; implement reduceIndex instead."),{...e,reduceIndex:e.reduce.bind(e)}}function gL(e){return{reduceIndex(t,n,i){return e(nf(n,t),i)}}}function Ar(e){return{reduceIndex(t,n){return e(t,i=>n[i])}}}function xS(e){return{reduceIndex(t,n){let i=e(t,r=>n[r]);return Ze(n)?new Date(i):i}}}var _L={reduceIndex(e,t){return nf(t,e)}},yL={reduceIndex(e,t){return t[e[0]]}};var xL={reduceIndex(e,t){return t[e[e.length-1]]}},vS={label:"Frequency",reduceIndex(e){return e.length}},vL={label:"Distinct",reduceIndex(e,t){let n=new Ni;for(let i of e)n.add(t[i]);return n.size}},bL=Ar(Di);function bS(e,t){return e==null?{scope:t,label:"Frequency",reduceIndex:(n,i,r=1)=>n.length/r}:{scope:t,reduceIndex:(n,i,r=1)=>Di(n,s=>i[s])/r}}function na(e,{scale:t,type:n,value:i,filter:r,hint:s,label:o=is(i)},a){return s===void 0&&typeof i?.transform=="function"&&(s=i.hint),P0(a,{scale:t,type:n,value:Je(e,i),label:o,filter:r,hint:s})}function wS(e,t){return Object.fromEntries(Object.entries(e).map(([n,i])=>[n,na(t,i,n)]))}function TS(e,t){let n=Object.fromEntries(Object.entries(e).map(([i,{scale:r,value:s}])=>{let o=r==null?null:t[r];return[i,o==null?s:_e(s,o)]}));return n.channels=e,n}function P0(e,t){let{scale:n,value:i}=t;if(n===!0||n==="auto")switch(e){case"fill":case"stroke":case"color":t.scale=n!==!0&&of(i,Qo)?null:"color",t.defaultScale="color";break;case"fillOpacity":case"strokeOpacity":case"opacity":t.scale=n!==!0&&of(i,oS)?null:"opacity",t.defaultScale="opacity";break;case"symbol":n!==!0&&of(i,pS)?(t.scale=null,t.value=_e(i,ea)):t.scale="symbol",t.defaultScale="symbol";break;default:t.scale=de.has(e)?e:null;break}else if(n===!1)t.scale=null;else if(n!=null&&!de.has(n))throw new Error(`unknown scale: ${n}`);return t}function AS(e,t,n,i,r){let{order:s,reverse:o,reduce:a=!0,limit:c}=r;for(let l in r){if(!de.has(l))continue;let{value:u,order:h=s,reverse:f=o,reduce:d=a,limit:p=c}=ss(r[l]),_=u?.startsWith("-");if(_&&(u=u.slice(1)),h=h===void 0?_!==(u==="width"||u==="height")?CS:ES:wL(h),d==null||d===!1)continue;let m=l==="fx"||l==="fy"?SL(t,i[l]):ML(n,l);if(!m)throw new Error(`missing channel for scale: ${l}`);let g=m.value,[x=0,S=1/0]=hi(p)?p:p<0?[p]:[0,p];if(u==null)m.domain=()=>{let v=Array.from(new Ni(g));return f&&(v=v.reverse()),(x!==0||S!==1/0)&&(v=v.slice(x,S)),v};else{let v=u==="data"?e:u==="height"?SS(n,"y1","y2"):u==="width"?SS(n,"x1","x2"):R0(n,u,u==="y"?"y2":u==="x"?"x2":void 0),w=MS(d===!0?"max":d,v);m.domain=()=>{let b=Cx(Rn(g),y=>w.reduceIndex(y,v),y=>g[y]);return h&&b.sort(h),f&&b.reverse(),(x!==0||S!==1/0)&&(b=b.slice(x,S)),b.map(g0)}}}}function ML(e,t){for(let n in e){let i=e[n];if(i.scale===t)return i}}function SL(e,t){let n=e.original;if(n===e)return t;let i=t.value,r=t.value=[];for(let s=0;s<n.length;++s){let o=i[n[s][0]];for(let a of e[s])r[a]=o}return t}function SS(e,t,n){let i=R0(e,t),r=R0(e,n);return _e(r,(s,o)=>Math.abs(s-i[o]),Float64Array)}function R0(e,t,n){let i=e[t];if(!i&&n!==void 0&&(i=e[n]),i)return i.value;throw new Error(`missing channel: ${t}`)}function wL(e){if(e==null||typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"ascending":return ES;case"descending":return CS}throw new Error(`invalid order: ${e}`)}function ES([e,t],[n,i]){return Cn(t,i)||Cn(e,n)}function CS([e,t],[n,i]){return Js(t,i)||Cn(e,n)}function I0(e,t){let n=e[t];if(n){for(;n.source;)n=n.source;return n.source===null?null:n}}var NS=new Map([["accent",F1],["category10",D1],["dark2",U1],["observable10",O1],["paired",B1],["pastel1",k1],["pastel2",z1],["set1",G1],["set2",V1],["set3",H1],["tableau10",W1]]);function DS(e){return e!=null&&NS.has(`${e}`.toLowerCase())}var RS=new Map([...NS,["brbg",Er(Im,Lm)],["prgn",Er(Nm,Dm)],["piyg",Er(Fm,Um)],["puor",Er(Om,Bm)],["rdbu",Er(Gu,Ac)],["rdgy",Er(km,zm)],["rdylbu",Er(Vu,Ec)],["rdylgn",Er(Gm,Vm)],["spectral",Er(Hm,Wm)],["burd",PS(Gu,Ac)],["buylrd",PS(Vu,Ec)],["blues",je(mg,gg)],["greens",je(_g,yg)],["greys",je(xg,vg)],["oranges",je(Tg,Ag)],["purples",je(bg,Mg)],["reds",je(Sg,wg)],["turbo",Cr(Ng)],["viridis",Cr(Dg)],["magma",Cr(Fg)],["inferno",Cr(Ug)],["plasma",Cr(Og)],["cividis",Cr(Eg)],["cubehelix",Cr(Cg)],["warm",Cr(Rg)],["cool",Cr(Pg)],["bugn",je($m,Xm)],["bupu",je(qm,Ym)],["gnbu",je(Zm,Jm)],["orrd",je(Km,jm)],["pubu",je(eg,ng)],["pubugn",je(Qm,tg)],["purd",je(ig,rg)],["rdpu",je(sg,og)],["ylgn",je(lg,ug)],["ylgnbu",je(ag,cg)],["ylorbr",je(fg,hg)],["ylorrd",je(dg,pg)],["rainbow",IS(Ig)],["sinebow",IS(Lg)]]);function je(e,t){return({length:n})=>n===1?[e[3][1]]:n===2?[e[3][1],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>9?yn(t,n):e[n])}function Er(e,t){return({length:n})=>n===2?[e[3][0],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?yn(t,n):e[n])}function PS(e,t){return({length:n})=>n===2?[e[3][2],e[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?yn(i=>t(1-i),n):e[n].slice().reverse())}function Cr(e){return({length:t})=>yn(e,Math.max(2,Math.floor(t)))}function IS(e){return({length:t})=>yn(e,Math.floor(t)+1).slice(0,-1)}function L0(e){let t=`${e}`.toLowerCase();if(!RS.has(t))throw new Error(`unknown ordinal scheme: ${t}`);return RS.get(t)}function Fc(e,t){let n=L0(e),i=typeof n=="function"?n({length:t}):n;return i.length!==t?i.slice(0,t):i}function FS(e,t="greys"){let n=new Set,[i,r]=Fc(t,2);for(let s of e)if(s!=null)if(s===!0)n.add(r);else if(s===!1)n.add(i);else return;return[...n]}var LS=new Map([["brbg",Lm],["prgn",Dm],["piyg",Um],["puor",Bm],["rdbu",Ac],["rdgy",zm],["rdylbu",Ec],["rdylgn",Vm],["spectral",Wm],["burd",e=>Ac(1-e)],["buylrd",e=>Ec(1-e)],["blues",gg],["greens",yg],["greys",vg],["purples",Mg],["reds",wg],["oranges",Ag],["turbo",Ng],["viridis",Dg],["magma",Fg],["inferno",Ug],["plasma",Og],["cividis",Eg],["cubehelix",Cg],["warm",Rg],["cool",Pg],["bugn",Xm],["bupu",Ym],["gnbu",Jm],["orrd",jm],["pubugn",tg],["pubu",ng],["purd",rg],["rdpu",og],["ylgnbu",cg],["ylgn",ug],["ylorbr",hg],["ylorrd",pg],["rainbow",Ig],["sinebow",Lg]]);function ia(e){let t=`${e}`.toLowerCase();if(!LS.has(t))throw new Error(`unknown quantitative scheme: ${t}`);return LS.get(t)}var TL=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function US(e){return e!=null&&TL.has(`${e}`.toLowerCase())}var D0=e=>t=>e(1-t),N0=[0,1],OS=new Map([["number",Oe],["rgb",Fs],["hsl",Cv],["hcl",Iv],["lab",Rv]]);function F0(e){let t=`${e}`.toLowerCase();if(!OS.has(t))throw new Error(`unknown interpolator: ${t}`);return OS.get(t)}function sa(e,t,n,{type:i,nice:r,clamp:s,zero:o,domain:a=XS(e,n),unknown:c,round:l,scheme:u,interval:h,range:f=de.get(e)===eo?RL(n,a):de.get(e)===no?PL(n,a):de.get(e)===io?N0:void 0,interpolate:d=de.get(e)===zn?u==null&&f!==void 0?Fs:ia(u!==void 0?u:i==="cyclical"?"rainbow":"turbo"):l?ec:Oe,reverse:p}){if(a=BS(a),h=rs(h,i),(i==="cyclical"||i==="sequential")&&(i="linear"),typeof d!="function"&&(d=F0(d)),p=!!p,f!==void 0){let _=a.length,m=(f=BS(f)).length;if(_!==m){if(d.length===1)throw new Error("invalid piecewise interpolator");d=qr(d,f),f=void 0}}if(d.length===1?(p&&(d=D0(d),p=!1),f===void 0&&(f=Float64Array.from(a,(_,m)=>m/(a.length-1)),f.length===2&&(f=N0)),t.interpolate((f===N0?kn:Uc)(d))):t.interpolate(d),o){let[_,m]=ti(a);(_>0||m<0)&&(a=ts(a),(Mr(a)||1)===Math.sign(_)?a[0]=0:a[a.length-1]=0)}return p&&(a=Eo(a)),t.domain(a).unknown(c),r&&(t.nice(AL(r,i)),a=t.domain()),f!==void 0&&t.range(f),s&&t.clamp(s),{type:i,domain:a,range:f,scale:t,interpolate:d,interval:h}}function BS(e){return e=Zi(e),e.length>=2?e:[e[0],e[0]]}function AL(e,t){return e===!0?void 0:typeof e=="number"?e:tS(e,t)}function kS(e,t,n){return sa(e,Tc(),t,n)}function zS(e,t,n){return U0(e,t,{...n,exponent:.5})}function U0(e,t,{exponent:n=1,...i}){return sa(e,Sm().exponent(n),t,{...i,type:"pow"})}function GS(e,t,{base:n=10,domain:i=IL(t),...r}){return sa(e,bm().base(n),t,{...r,domain:i})}function VS(e,t,{constant:n=1,...i}){return sa(e,Mm().constant(n),t,i)}function HS(e,t,{range:n,quantiles:i=n===void 0?5:(n=[...n]).length,n:r=i,scheme:s="rdylbu",domain:o=LL(t),unknown:a,interpolate:c,reverse:l}){return n===void 0&&(n=c!==void 0?yn(c,r):de.get(e)===zn?Fc(s,r):void 0),o.length>0&&(o=wm(o,n===void 0?{length:r}:n).quantiles()),lf(e,t,{domain:o,range:n,reverse:l,unknown:a})}function WS(e,t,{range:n,n:i=n===void 0?5:(n=[...n]).length,scheme:r="rdylbu",domain:s=XS(e,t),unknown:o,interpolate:a,reverse:c}){let[l,u]=ti(s),h;return n===void 0?(h=To(l,u,i),h[0]<=l&&h.splice(0,1),h[h.length-1]>=u&&h.pop(),i=h.length+1,n=a!==void 0?yn(a,i):de.get(e)===zn?Fc(r,i):void 0):(h=yn(Oe(l,u),i+1).slice(1,-1),l instanceof Date&&(h=h.map(f=>new Date(f)))),Mr(Zi(s))<0&&h.reverse(),lf(e,t,{domain:h,range:n,reverse:c,unknown:o})}function lf(e,t,{domain:n=[0],unknown:i,scheme:r="rdylbu",interpolate:s,range:o=s!==void 0?yn(s,n.length+1):de.get(e)===zn?Fc(r,n.length+1):void 0,reverse:a}){n=Zi(n);let c=Mr(n);if(!isNaN(c)&&!EL(n,c))throw new Error(`the ${e} scale has a non-monotonic domain`);return a&&(o=Eo(o)),{type:"threshold",scale:Tm(c<0?Eo(n):n,o===void 0?[]:o).unknown(i),domain:n,range:o}}function EL(e,t){for(let n=1,i=e.length,r=e[0];n<i;++n){let s=hr(r,r=e[n]);if(s!==0&&s!==t)return!1}return!0}function $S(e){return{type:"identity",scale:dS(de.get(e))?vm():t=>t}}function ra(e,t=r0){return e.length?[Qn(e,({value:n})=>n===void 0?n:Qn(n,t)),_n(e,({value:n})=>n===void 0?n:_n(n,t))]:[0,1]}function XS(e,t){let n=de.get(e);return(n===eo||n===io||n===no?CL:ra)(t)}function CL(e){return[0,e.length?_n(e,({value:t})=>t===void 0?t:_n(t,r0)):1]}function RL(e,t){let n=e.find(({radius:o})=>o!==void 0);if(n!==void 0)return[0,n.radius];let i=Ps(e,.5,({value:o})=>o===void 0?NaN:Ps(o,.25,Ks)),r=t.map(o=>3*Math.sqrt(o/i)),s=30/_n(r);return s<1?r.map(o=>o*s):r}function PL(e,t){let n=Ka(e,({value:s})=>s===void 0?NaN:Ka(s,Math.abs)),i=t.map(s=>12*s/n),r=60/_n(i);return r<1?i.map(s=>s*r):i}function IL(e){for(let{value:t}of e)if(t!==void 0)for(let n of t){if(n>0)return ra(e,Ks);if(n<0)return ra(e,Xo)}return[1,10]}function LL(e){let t=[];for(let{value:n}of e)if(n!==void 0)for(let i of n)t.push(i);return t}function Uc(e){return(t,n)=>i=>e(t+i*(n-t))}var O0=0,B0;function qS(){let e=O0;return O0=0,B0=void 0,e}function Pn(e){e!==B0&&(B0=e,console.warn(e),++O0)}function uf(e,t,n,i,{type:r,nice:s,clamp:o,domain:a=ra(i),unknown:c,pivot:l=0,scheme:u,range:h,symmetric:f=!0,interpolate:d=de.get(e)===zn?u==null&&h!==void 0?Fs:ia(u!==void 0?u:"rdbu"):Oe,reverse:p}){l=+l,a=Zi(a);let[_,m]=a;if(a.length>2&&Pn(`Warning: the diverging ${e} scale domain contains extra elements.`),hr(_,m)<0&&([_,m]=[m,_],p=!p),_=Math.min(_,l),m=Math.max(m,l),typeof d!="function"&&(d=F0(d)),h!==void 0&&(d=d.length===1?Uc(d)(...h):qr(d,h)),p&&(d=D0(d)),f){let g=n.apply(l),x=g-n.apply(_),S=n.apply(m)-g;x<S?_=n.invert(g-S):x>S&&(m=n.invert(g+x))}return t.domain([_,l,m]).unknown(c).interpolator(d),o&&t.clamp(o),s&&t.nice(s),{type:r,domain:[_,m],pivot:l,interpolate:d,scale:t}}function YS(e,t,n){return uf(e,Em(),NL,t,n)}function ZS(e,t,n){return k0(e,t,{...n,exponent:.5})}function k0(e,t,{exponent:n=1,...i}){return uf(e,Pm().exponent(n=+n),UL(n),t,{...i,type:"diverging-pow"})}function JS(e,t,{base:n=10,pivot:i=1,domain:r=ra(t,i<0?Xo:Ks),...s}){return uf(e,Cm().base(n=+n),DL,t,{domain:r,pivot:i,...s})}function KS(e,t,{constant:n=1,...i}){return uf(e,Rm().constant(n=+n),OL(n),t,i)}var NL={apply(e){return e},invert(e){return e}},DL={apply:Math.log,invert:Math.exp},FL={apply(e){return Math.sign(e)*Math.sqrt(Math.abs(e))},invert(e){return Math.sign(e)*(e*e)}};function UL(e){return e===.5?FL:{apply(t){return Math.sign(t)*Math.pow(Math.abs(t),e)},invert(t){return Math.sign(t)*Math.pow(Math.abs(t),1/e)}}}function OL(e){return{apply(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))},invert(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}}function jS(e,t,n,i){return sa(e,t,n,i)}function QS(e,t,n){return jS(e,L1(),t,n)}function tw(e,t,n){return jS(e,N1(),t,n)}var oa=Symbol("ordinal");function nw(e,t,n,{type:i,interval:r,domain:s,range:o,reverse:a,hint:c}){return r=rs(r,i),s===void 0&&(s=aw(n,r,e)),(i==="categorical"||i===oa)&&(i="ordinal"),a&&(s=Eo(s)),s=t.domain(s).domain(),o!==void 0&&(typeof o=="function"&&(o=o(s)),t.range(o)),{type:i,domain:s,range:o,scale:t,hint:c,interval:r}}function iw(e,t,{type:n,interval:i,domain:r,range:s,scheme:o,unknown:a,...c}){i=rs(i,n),r===void 0&&(r=aw(t,i,e));let l;if(de.get(e)===ta)l=BL(t),s=s===void 0?kL(l):_e(s,ea);else if(de.get(e)===zn&&(s===void 0&&(n==="ordinal"||n===oa)&&(s=FS(r,o),s!==void 0&&(o=void 0)),o===void 0&&s===void 0&&(o=n==="ordinal"?"turbo":"observable10"),o!==void 0))if(s!==void 0){let u=ia(o),h=s[0],f=s[1]-s[0];s=({length:d})=>yn(p=>u(h+f*p),d)}else s=L0(o);if(a===Nu)throw new Error(`implicit unknown on ${e} scale is not supported`);return nw(e,Fu().unknown(a),t,{...c,type:n,domain:r,range:s,hint:l})}function rw(e,t,{align:n=.5,padding:i=.5,...r}){return ow(A1().align(n).padding(i),t,r,e)}function sw(e,t,{align:n=.5,padding:i=.1,paddingInner:r=i,paddingOuter:s=e==="fx"||e==="fy"?0:i,...o}){return ow(Ho().align(n).paddingInner(r).paddingOuter(s),t,o,e)}function ow(e,t,n,i){let{round:r}=n;return r!==void 0&&e.round(r=!!r),e=nw(i,e,t,n),e.round=r,e}function aw(e,t,n){let i=new Ni;for(let{value:r,domain:s}of e){if(s!==void 0)return s();if(r!==void 0)for(let o of r)i.add(o)}if(t!==void 0){let[r,s]=ti(i).map(t.floor,t);return t.range(r,t.offset(s))}if(i.size>1e4&&de.get(n)===di)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return Za(i,Cn)}function ew(e,t){let n;for(let{hint:i}of e){let r=i?.[t];if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}}return n}function BL(e){return{fill:ew(e,"fill"),stroke:ew(e,"stroke")}}function kL(e){return Ke(e.fill)?sM:rM}function Oc(e,{label:t,inset:n=0,insetTop:i=n,insetRight:r=n,insetBottom:s=n,insetLeft:o=n,round:a,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,facet:{label:p=t}={},..._}={}){let m={};for(let[g,x]of e){let S=_[g],v=VL(g,x,{round:de.get(g)===di?a:void 0,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,...S});if(v){let{label:w=g==="fx"||g==="fy"?p:t,percent:b,transform:y,inset:M,insetTop:R=M!==void 0?M:g==="y"?i:0,insetRight:E=M!==void 0?M:g==="x"?r:0,insetBottom:C=M!==void 0?M:g==="y"?s:0,insetLeft:N=M!==void 0?M:g==="x"?o:0}=S||{};if(y==null)y=void 0;else if(typeof y!="function")throw new Error("invalid scale transform; not a function");v.percent=!!b,v.label=w===void 0?zL(x,v):w,v.transform=y,g==="x"||g==="fx"?(v.insetLeft=+N,v.insetRight=+E):(g==="y"||g==="fy")&&(v.insetTop=+R,v.insetBottom=+C),m[g]=v}}return m}function G0(e){let t={},n={scales:t};for(let[i,r]of Object.entries(e)){let{scale:s,type:o,interval:a,label:c}=r;t[i]=XL(r),n[i]=s,s.type=o,a!=null&&(s.interval=a),c!=null&&(s.label=c)}return n}function hw(e,t){let{x:n,y:i,fx:r,fy:s}=e,o=r||s?hf(t):t;r&&cw(r,o),s&&lw(s,o);let a=r||s?V0(e,t):t;n&&cw(n,a),i&&lw(i,a)}function zL(e=[],t){let n;for(let{label:i}of e)if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}if(n!==void 0)return!Ki(t)&&t.percent&&(n=`${n} (%)`),{inferred:!0,toString:()=>n}}function dw(e){return Math.sign(Mr(e.domain()))*Math.sign(Mr(e.range()))}function hf(e){let{marginTop:t,marginRight:n,marginBottom:i,marginLeft:r,width:s,height:o,facet:{marginTop:a,marginRight:c,marginBottom:l,marginLeft:u}}=e;return{marginTop:Math.max(t,a),marginRight:Math.max(n,c),marginBottom:Math.max(i,l),marginLeft:Math.max(r,u),width:s,height:o}}function V0({fx:e,fy:t},n){let{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:a,height:c}=hf(n);return{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:e?e.scale.bandwidth()+o+r:a,height:t?t.scale.bandwidth()+i+s:c,facet:{width:a,height:c}}}function cw(e,t){if(e.range===void 0){let{insetLeft:n,insetRight:i}=e,{width:r,marginLeft:s=0,marginRight:o=0}=t,a=s+n,c=r-o-i;e.range=[a,Math.max(a,c)],Ki(e)||(e.range=mw(e)),e.scale.range(e.range)}pw(e)}function lw(e,t){if(e.range===void 0){let{insetTop:n,insetBottom:i}=e,{height:r,marginTop:s=0,marginBottom:o=0}=t,a=s+n,c=r-o-i;e.range=[Math.max(a,c),a],Ki(e)?e.range.reverse():e.range=mw(e),e.scale.range(e.range)}pw(e)}function pw(e){e.round===void 0&&WL(e)&&GL(e)<=30&&e.scale.round(!0)}function GL({scale:e}){let t=e.domain().length,[n,i]=e.range(),r=e.paddingInner?e.paddingInner():1,s=e.paddingOuter?e.paddingOuter():e.padding(),o=t-r,a=Math.abs(i-n)/Math.max(1,o+s*2);return(a-Math.floor(a))*o}function mw(e){let t=e.scale.domain().length+H0(e);if(!(t>2))return e.range;let[n,i]=e.range;return Array.from({length:t},(r,s)=>n+s/(t-1)*(i-n))}function VL(e,t=[],n={}){let i=HL(e,t,n);if(n.type===void 0&&n.domain===void 0&&n.range===void 0&&n.interval==null&&e!=="fx"&&e!=="fy"&&Ki({type:i})){let r=t.map(({value:s})=>s).filter(s=>s!==void 0);r.some(Ze)?Pn(`Warning: some data associated with the ${e} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${aa(i)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${e} scale to "${aa(i)}".`):r.some(iS)?Pn(`Warning: some data associated with the ${e} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings represent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${aa(i)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can suppress this warning by setting the type of the ${e} scale to "${aa(i)}".`):r.some(rS)&&Pn(`Warning: some data associated with the ${e} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are typically associated with a "linear" scale rather than a "${aa(i)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${e} scale to "${aa(i)}".`)}switch(n.type=i,i){case"diverging":case"diverging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantile":case"pow":case"log":case"symlog":n=ff(t,n,Qs);break;case"identity":switch(de.get(e)){case di:n=ff(t,n,Qs);break;case ta:n=ff(t,n,$L);break}break;case"utc":case"time":n=ff(t,n,y0);break}switch(i){case"diverging":return YS(e,t,n);case"diverging-sqrt":return ZS(e,t,n);case"diverging-pow":return k0(e,t,n);case"diverging-log":return JS(e,t,n);case"diverging-symlog":return KS(e,t,n);case"categorical":case"ordinal":case oa:return iw(e,t,n);case"cyclical":case"sequential":case"linear":return kS(e,t,n);case"sqrt":return zS(e,t,n);case"threshold":return lf(e,t,n);case"quantile":return HS(e,t,n);case"quantize":return WS(e,t,n);case"pow":return U0(e,t,n);case"log":return GS(e,t,n);case"symlog":return VS(e,t,n);case"utc":return tw(e,t,n);case"time":return QS(e,t,n);case"point":return rw(e,t,n);case"band":return sw(e,t,n);case"identity":return $S(e);case void 0:return;default:throw new Error(`unknown scale type: ${i}`)}}function aa(e){return typeof e=="symbol"?e.description:e}function uw(e){return typeof e=="string"?`${e}`.toLowerCase():e}var fw={toString:()=>"projection"};function HL(e,t,{type:n,domain:i,range:r,scheme:s,pivot:o,projection:a}){if(n=uw(n),e==="fx"||e==="fy")return"band";(e==="x"||e==="y")&&a!=null&&(n=fw);for(let u of t){let h=uw(u.type);if(h!==void 0){if(n===void 0)n=h;else if(n!==h)throw new Error(`scale incompatible with channel: ${n} !== ${h}`)}}if(n===fw)return;if(n!==void 0)return n;if(i===void 0&&!t.some(({value:u})=>u!==void 0))return;let c=de.get(e);if(c===eo)return"sqrt";if(c===io||c===no)return"linear";if(c===ta)return"ordinal";let l=(i??r)?.length;if(l<2||l>2)return z0(c);if(i!==void 0){if(M0(i))return z0(c);if(Ze(i))return"utc"}else{let u=t.map(({value:h})=>h).filter(h=>h!==void 0);if(u.some(M0))return z0(c);if(u.some(Ze))return"utc"}if(c===zn){if(o!=null||US(s))return"diverging";if(DS(s))return"categorical"}return"linear"}function z0(e){switch(e){case di:return"point";case zn:return oa;default:return"ordinal"}}function Ki({type:e}){return e==="ordinal"||e==="point"||e==="band"||e===oa}function H0({type:e}){return e==="threshold"}function WL({type:e}){return e==="point"||e==="band"}function as(e){if(e===void 0)return!0;let t=e.domain(),n=e(t[0]);for(let i=1,r=t.length;i<r;++i)if(e(t[i])-n)return!1;return!0}function ff(e,{domain:t,...n},i){for(let r of e)r.value!==void 0&&(t===void 0&&(t=r.value?.domain),r.value=i(r.value));return{domain:t===void 0?t:i(t),...n}}function $L(e){return _e(e,ea)}function gw(e){return t=>{if(!de.has(t=`${t}`))throw new Error(`unknown scale: ${t}`);return e[t]}}function XL({scale:e,type:t,domain:n,range:i,interpolate:r,interval:s,transform:o,percent:a,pivot:c}){if(t==="identity")return{type:"identity",apply:u=>u,invert:u=>u};let l=e.unknown?e.unknown():void 0;return{type:t,domain:ts(n),...i!==void 0&&{range:ts(i)},...o!==void 0&&{transform:o},...a&&{percent:a},...l!==void 0&&{unknown:l},...s!==void 0&&{interval:s},...r!==void 0&&{interpolate:r},...e.clamp&&{clamp:e.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...e.base&&{base:e.base()},...e.exponent&&{exponent:e.exponent()},...e.constant&&{constant:e.constant()},...e.align&&{align:e.align(),round:e.round()},...e.padding&&(e.paddingInner?{paddingInner:e.paddingInner(),paddingOuter:e.paddingOuter()}:{padding:e.padding()}),...e.bandwidth&&{bandwidth:e.bandwidth(),step:e.step()},apply:u=>e(u),...e.invert&&{invert:u=>e.invert(u)}}}function yw(e,t){let{fx:n,fy:i}=Oc(e,t),r=n?.scale.domain(),s=i?.scale.domain();return r&&s?Mx(r,s).map(([o,a],c)=>({x:o,y:a,i:c})):r?r.map((o,a)=>({x:o,i:a})):s?s.map((o,a)=>({y:o,i:a})):void 0}function xw(e,{x:t,y:n}){return t&&=Y0(t),n&&=Y0(n),e.filter(t&&n?i=>t.has(i.x)&&n.has(i.y):t?i=>t.has(i.x):i=>n.has(i.y)).sort(t&&n?(i,r)=>t.get(i.x)-t.get(r.x)||n.get(i.y)-n.get(r.y):t?(i,r)=>t.get(i.x)-t.get(r.x):(i,r)=>n.get(i.y)-n.get(r.y))}function pf(e,{fx:t,fy:n}){let i=Rn(e),r=t?.value,s=n?.value;return t&&n?Wr(i,o=>(o.fx=r[o[0]],o.fy=s[o[0]],o),o=>r[o],o=>s[o]):t?Wr(i,o=>(o.fx=r[o[0]],o),o=>r[o]):Wr(i,o=>(o.fy=s[o[0]],o),o=>s[o])}function vw(e,t,{marginTop:n,marginLeft:i}){let r=e?({x:o})=>e(o)-i:()=>0,s=t?({y:o})=>t(o)-n:()=>0;return function(o){this.tagName==="svg"?(this.setAttribute("x",r(o)),this.setAttribute("y",s(o))):this.setAttribute("transform",`translate(${r(o)},${s(o)})`)}}function bw(e){let t=[],n=new Uint32Array(Di(e,i=>i.length));for(let i of e){let r=0;for(let s of e)i!==s&&(n.set(s,r),r+=s.length);t.push(n.slice(0,r))}return t}var qL=new Map([["top",W0],["right",q0],["bottom",$0],["left",X0],["top-left",df(W0,X0)],["top-right",df(W0,q0)],["bottom-left",df($0,X0)],["bottom-right",df($0,q0)],["top-empty",ZL],["right-empty",jL],["bottom-empty",JL],["left-empty",KL],["empty",QL]]);function Mw(e){if(e==null)return null;let t=qL.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid facet anchor: ${e}`)}var _w=new WeakMap;function Y0(e){let t=_w.get(e);return t||_w.set(e,t=new jn(_e(e,(n,i)=>[n,i]))),t}function cs(e,t){return Y0(e).get(t)}function YL(e,t,n){return t=fi(t),n=fi(n),e.find(i=>Object.is(fi(i.x),t)&&Object.is(fi(i.y),n))}function mf(e,t,n){return YL(e,t,n)?.empty}function W0(e,{y:t},{y:n}){return t?cs(t,n)===0:!0}function $0(e,{y:t},{y:n}){return t?cs(t,n)===t.length-1:!0}function X0(e,{x:t},{x:n}){return t?cs(t,n)===0:!0}function q0(e,{x:t},{x:n}){return t?cs(t,n)===t.length-1:!0}function ZL(e,{y:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=cs(t,i);if(s>0)return mf(e,n,t[s-1])}function JL(e,{y:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=cs(t,i);if(s<t.length-1)return mf(e,n,t[s+1])}function KL(e,{x:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=cs(t,n);if(s>0)return mf(e,t[s-1],i)}function jL(e,{x:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=cs(t,n);if(s<t.length-1)return mf(e,t[s+1],i)}function QL(e,t,{empty:n}){return n}function df(e,t){return function(){return e.apply(null,arguments)&&t.apply(null,arguments)}}function gf(e,{channels:{fx:t,fy:n},groups:i}){return t&&n?e.map(({x:r,y:s})=>i.get(r)?.get(s)??[]):t?e.map(({x:r})=>i.get(r)??[]):e.map(({y:r})=>i.get(r)??[])}var Sw=Math.PI,Rr=2*Sw,Z0=.618;function ww({projection:e,inset:t=0,insetTop:n=t,insetRight:i=t,insetBottom:r=t,insetLeft:s=t}={},o){if(e==null)return;if(typeof e.stream=="function")return e;let a,c,l="frame";if(Ji(e)){let w;if({type:e,domain:c,inset:w,insetTop:n=w!==void 0?w:n,insetRight:i=w!==void 0?w:i,insetBottom:r=w!==void 0?w:r,insetLeft:s=w!==void 0?w:s,clip:l=l,...a}=e,e==null)return}typeof e!="function"&&({type:e}=J0(e));let{width:u,height:h,marginLeft:f,marginRight:d,marginTop:p,marginBottom:_}=o,m=u-f-d-s-i,g=h-p-_-n-r;if(e=e?.({width:m,height:g,clip:l,...a}),e==null)return;l=tN(l,f,p,u-d,h-_);let x=f+s,S=p+n,v;if(c!=null){let[[w,b],[y,M]]=mc(e).bounds(c),R=Math.min(m/(y-w),g/(M-b));R>0?(x-=(R*(w+y)-m)/2,S-=(R*(b+M)-g)/2,v=gc({point(E,C){this.stream.point(E*R+x,C*R+S)}})):Pn("Warning: the projection could not be fit to the specified domain; using the default scale.")}return v??=x===0&&S===0?Tw():gc({point(w,b){this.stream.point(w+x,b+S)}}),{stream:w=>e.stream(v.stream(l(w)))}}function J0(e){switch(`${e}`.toLowerCase()){case"albers-usa":return Mi(Rb,.7463,.4673);case"albers":return _f(im,.7463,.4673);case"azimuthal-equal-area":return Mi(Lb,4,4);case"azimuthal-equidistant":return Mi(Db,Rr,Rr);case"conic-conformal":return _f(Ob,Rr,Rr);case"conic-equal-area":return _f(pc,6.1702,2.9781);case"conic-equidistant":return _f(kb,7.312,3.6282);case"equal-earth":return Mi(Gb,5.4133,2.6347);case"equirectangular":return Mi(Bb,Rr,Sw);case"gnomonic":return Mi(Hb,3.4641,3.4641);case"identity":return{type:Tw};case"reflect-y":return{type:eN};case"mercator":return Mi(Fb,Rr,Rr);case"orthographic":return Mi($b,2,2);case"stereographic":return Mi(qb,2,2);case"transverse-mercator":return Mi(Zb,Rr,Rr);default:throw new Error(`unknown projection type: ${e}`)}}function tN(e,t,n,i,r){if(e===!1||e==null||typeof e=="number")return s=>s;if(e===!0&&(e="frame"),`${e}`.toLowerCase()==="frame")return Qp(t,n,i,r);throw new Error(`unknown projection clip type: ${e}`)}function Mi(e,t,n){return{type:({width:i,height:r,rotate:s,precision:o=.15,clip:a})=>{let c=e();return o!=null&&c.precision?.(o),s!=null&&c.rotate?.(s),typeof a=="number"&&c.clipAngle?.(a),i!=null&&(c.scale(Math.min(i/t,r/n)),c.translate([i/2,r/2])),c},aspectRatio:n/t}}function _f(e,t,n){let{type:i,aspectRatio:r}=Mi(e,t,n);return{type:s=>{let{parallels:o,domain:a,width:c,height:l}=s,u=i(s);return o!=null&&(u.parallels(o),a===void 0&&c!=null&&u.fitSize([c,l],{type:"Sphere"})),u},aspectRatio:r}}var Tw=kn({stream:e=>e}),eN=kn(gc({point(e,t){this.stream.point(e,-t)}}));function Aw(e,t,n,i){let r=n[e],s=n[t],o=r.length,a=n[e]=new Float64Array(o).fill(NaN),c=n[t]=new Float64Array(o).fill(NaN),l,u=i.stream({point(h,f){a[l]=h,c[l]=f}});for(l=0;l<o;++l)u.point(r[l],s[l])}function Ew({projection:e}={}){return e==null?!1:typeof e.stream=="function"?!0:(Ji(e)&&(e=e.type),e!=null)}function Cw(e){if(typeof e?.stream=="function")return Z0;if(Ji(e)){let t,n;if({domain:t,type:e,...n}=e,t!=null&&e!=null){let i=typeof e=="string"?J0(e).type:e,[[r,s],[o,a]]=mc(i({...n,width:100,height:100})).bounds(t),c=(a-s)/(o-r);return c&&isFinite(c)?c<.2?.2:c>5?5:c:Z0}}if(e!=null){if(typeof e!="function"){let{aspectRatio:t}=J0(e);if(t)return t}return Z0}}function Rw(e){let t=[],n=[],i={scale:"x",value:t},r={scale:"y",value:n},s={point(o,a){t.push(o),n.push(a)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};for(let o of e.value)Yr(o,s);return[i,r]}function Pw({x:e,y:t}){if(e||t)return e??=n=>n,t??=n=>n,gc({point(n,i){this.stream.point(e(n),t(i))}})}function ca(e={}){let{document:t=typeof window<"u"?window.document:void 0,clip:n}=e;return{document:t,clip:cf(n)}}function fe(e,{document:t}){return yi(Co(e).call(t.documentElement))}var yf=Symbol("unset");function xf(e){return(e.length===1?nN:iN)(e)}function nN(e){let t,n=yf;return i=>(Object.is(n,i)||(n=i,t=e(i)),t)}function iN(e){let t,n;return(...i)=>((n?.length!==i.length||n.some((r,s)=>!Object.is(r,i[s])))&&(n=i,t=e(...i)),t)}var rN=xf(e=>new Intl.NumberFormat(e)),ez=xf((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{month:t}})),nz=xf((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{weekday:t}}));function sN(e="en-US"){let t=rN(e);return n=>n!=null&&!isNaN(n)?t.format(n):void 0}function oN(e){return ju(e,"Invalid Date")}function aN(e="en-US"){let t=sN(e);return n=>(n instanceof Date?oN:typeof n=="number"?t:Pe)(n)}var ji=aN();var rn=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,cN=0;function Lw(){return`plot-clip-${++cN}`}function Nw(e,{title:t,href:n,ariaLabel:i,ariaDescription:r,ariaHidden:s,target:o,fill:a,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:h,strokeLinejoin:f,strokeLinecap:d,strokeMiterlimit:p,strokeDasharray:_,strokeDashoffset:m,opacity:g,mixBlendMode:x,imageFilter:S,paintOrder:v,pointerEvents:w,shapeRendering:b,channels:y},{ariaLabel:M,fill:R="currentColor",fillOpacity:E,stroke:C="none",strokeOpacity:N,strokeWidth:k,strokeLinecap:P,strokeLinejoin:L,strokeMiterlimit:B,paintOrder:F}){R===null&&(a=null,c=null),C===null&&(l=null,h=null),Ke(R)?!Ke(C)&&(!Ke(a)||y?.fill)&&(C="none"):Ke(C)&&(!Ke(l)||y?.stroke)&&(R="none");let[Z,U]=Yi(a,R),[G,q]=Ce(c,E),[rt,ct]=Yi(l,C),[$,ot]=Ce(h,N),[ut,st]=Ce(g);to(ct)||(u===void 0&&(u=k),d===void 0&&(d=P),f===void 0&&(f=L),p===void 0&&!aS(f)&&(p=B),!to(U)&&v===void 0&&(v=F));let[at,J]=Ce(u);return R!==null&&(e.fill=Re(U,"currentColor"),e.fillOpacity=Bc(q,1)),C!==null&&(e.stroke=Re(ct,"none"),e.strokeWidth=Bc(J,1),e.strokeOpacity=Bc(ot,1),e.strokeLinejoin=Re(f,"miter"),e.strokeLinecap=Re(d,"butt"),e.strokeMiterlimit=Bc(p,4),e.strokeDasharray=Re(_,"none"),e.strokeDashoffset=Re(m,"0")),e.target=Pe(o),e.ariaLabel=Pe(M),e.ariaDescription=Pe(r),e.ariaHidden=Pe(s),e.opacity=Bc(st,1),e.mixBlendMode=Re(x,"normal"),e.imageFilter=Re(S,"none"),e.paintOrder=Re(v,"normal"),e.pointerEvents=Re(w,"auto"),e.shapeRendering=Re(b,"auto"),{title:{value:t,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:i,optional:!0,filter:null},fill:{value:Z,scale:"auto",optional:!0},fillOpacity:{value:G,scale:"auto",optional:!0},stroke:{value:rt,scale:"auto",optional:!0},strokeOpacity:{value:$,scale:"auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:ut,scale:"auto",optional:!0}}}function lN(e,t){t&&e.filter(n=>Rc(t[n])).append("title").call(fN,t)}function uN(e,t){t&&e.filter(([n])=>Rc(t[n])).append("title").call(hN,t)}function fN(e,t){t&&e.text(n=>ji(t[n]))}function hN(e,t){t&&e.text(([n])=>ji(t[n]))}function In(e,{target:t,tip:n},{ariaLabel:i,title:r,fill:s,fillOpacity:o,stroke:a,strokeOpacity:c,strokeWidth:l,opacity:u,href:h}){i&&zt(e,"aria-label",f=>i[f]),s&&zt(e,"fill",f=>s[f]),o&&zt(e,"fill-opacity",f=>o[f]),a&&zt(e,"stroke",f=>a[f]),c&&zt(e,"stroke-opacity",f=>c[f]),l&&zt(e,"stroke-width",f=>l[f]),u&&zt(e,"opacity",f=>u[f]),h&&Uw(e,f=>h[f],t),n||lN(e,r)}function Dw(e,{target:t,tip:n},{ariaLabel:i,title:r,fill:s,fillOpacity:o,stroke:a,strokeOpacity:c,strokeWidth:l,opacity:u,href:h}){i&&zt(e,"aria-label",([f])=>i[f]),s&&zt(e,"fill",([f])=>s[f]),o&&zt(e,"fill-opacity",([f])=>o[f]),a&&zt(e,"stroke",([f])=>a[f]),c&&zt(e,"stroke-opacity",([f])=>c[f]),l&&zt(e,"stroke-width",([f])=>l[f]),u&&zt(e,"opacity",([f])=>u[f]),h&&Uw(e,([f])=>h[f],t),n||uN(e,r)}function dN({ariaLabel:e,title:t,fill:n,fillOpacity:i,stroke:r,strokeOpacity:s,strokeWidth:o,opacity:a,href:c},{tip:l}){return[e,l?void 0:t,n,i,r,s,o,a,c].filter(u=>u!==void 0)}function pN(e,t,n){let i=wo(e,r=>t[r]);return n===void 0&&i.size>1+e.length>>1&&Pn("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quantitative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, set z to null."),i.values()}function*Fw(e,t,n,i){let{z:r}=n,{z:s}=i,o=dN(i,n),a=[...t,...o];for(let c of s?pN(e,s,r):[e]){let l,u;t:for(let h of c){for(let f of a)if(!ui(f[h])){u&&u.push(-1);continue t}if(l===void 0){u&&(yield u),l=o.map(f=>fi(f[h])),u=[h];continue}u.push(h);for(let f=0;f<o.length;++f)if(fi(o[f][h])!==l[f]){yield u,l=o.map(p=>fi(p[h])),u=[h];continue t}}u&&(yield u)}}function mN(e,t,n,i){let r,{clip:s=i.clip}=t;s==="frame"?(e=fe("svg:g",i).each(function(){this.appendChild(e.node()),e.node=()=>this}),r=_N(i,n)):s&&(r=xN(s,i)),zt(e,"aria-label",t.ariaLabel),zt(e,"aria-description",t.ariaDescription),zt(e,"aria-hidden",t.ariaHidden),zt(e,"clip-path",r)}function gN(e){let t=new WeakMap;return(n,i)=>{let r=t.get(n);if(!r){let s=Lw();yi(n.ownerSVGElement).append("clipPath").attr("id",s).call(e,n,i),t.set(n,r=`url(#${s})`)}return r}}var _N=gN((e,t,n)=>{let{width:i,height:r,marginLeft:s,marginRight:o,marginTop:a,marginBottom:c}=n;e.append("rect").attr("x",s).attr("y",a).attr("width",i-o-s).attr("height",r-a-c)}),Iw=new WeakMap,yN={type:"Sphere"};function xN(e,t){let n,i;if((n=Iw.get(t))||Iw.set(t,n=new WeakMap),e.type==="Sphere"&&(e=yN),!(i=n.get(e))){let r=Lw();yi(t.ownerSVGElement).append("clipPath").attr("id",r).append("path").attr("d",t.path()(e)),n.set(e,i=`url(#${r})`)}return i}function sn(e,t,n,i){mN(e,t,n,i),zt(e,"class",t.className),zt(e,"fill",t.fill),zt(e,"fill-opacity",t.fillOpacity),zt(e,"stroke",t.stroke),zt(e,"stroke-width",t.strokeWidth),zt(e,"stroke-opacity",t.strokeOpacity),zt(e,"stroke-linejoin",t.strokeLinejoin),zt(e,"stroke-linecap",t.strokeLinecap),zt(e,"stroke-miterlimit",t.strokeMiterlimit),zt(e,"stroke-dasharray",t.strokeDasharray),zt(e,"stroke-dashoffset",t.strokeDashoffset),zt(e,"shape-rendering",t.shapeRendering),zt(e,"filter",t.imageFilter),zt(e,"paint-order",t.paintOrder);let{pointerEvents:r=i.pointerSticky===!1?"none":void 0}=t;zt(e,"pointer-events",r)}function Qe(e,t){vN(e,"mix-blend-mode",t.mixBlendMode),zt(e,"opacity",t.opacity)}function Uw(e,t,n){e.each(function(i){let r=t(i);if(r!=null){let s=this.ownerDocument.createElementNS($r.svg,"a");s.setAttribute("fill","inherit"),s.setAttributeNS($r.xlink,"href",r),n!=null&&s.setAttribute("target",n),this.parentNode.insertBefore(s,this).appendChild(this)}})}function zt(e,t,n){n!=null&&e.attr(t,n)}function vN(e,t,n){n!=null&&e.style(t,n)}function on(e,t,{x:n,y:i},r=rn,s=rn){r+=t.dx,s+=t.dy,n?.bandwidth&&(r+=n.bandwidth()/2),i?.bandwidth&&(s+=i.bandwidth()/2),(r||s)&&e.attr("transform",`translate(${r},${s})`)}function Re(e,t){if((e=Pe(e))!==t)return e}function Bc(e,t){if((e=Ie(e))!==t)return e}var bN=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;function la(e){if(e===void 0)return"plot-d6a7b5";if(e=`${e}`,!bN.test(e))throw new Error(`invalid class name: ${e}`);return e}function ua(e,t){if(typeof t=="string")e.property("style",t);else if(t!=null)for(let n of e)Object.assign(n.style,t)}function Qi({frameAnchor:e},{width:t,height:n,marginTop:i,marginRight:r,marginBottom:s,marginLeft:o}){return[/left$/.test(e)?o:/right$/.test(e)?t-r:(o+t-r)/2,/^top/.test(e)?i:/^bottom/.test(e)?n-s:(i+n-s)/2]}var Me=class{constructor(t,n={},i={},r){let{facet:s="auto",facetAnchor:o,fx:a,fy:c,sort:l,dx:u=0,dy:h=0,margin:f=0,marginTop:d=f,marginRight:p=f,marginBottom:_=f,marginLeft:m=f,className:g,clip:x=r?.clip,channels:S,tip:v,render:w}=i;if(this.data=t,this.sort=es(l)?l:null,this.initializer=Tr(i).initializer,this.transform=this.initializer?i.transform:Dc(i).transform,s===null||s===!1?this.facet=null:(this.facet=bn(s===!0?"include":s,"facet",["auto","include","exclude","super"]),this.fx=t===Jo&&typeof a=="string"?[a]:a,this.fy=t===Jo&&typeof c=="string"?[c]:c),this.facetAnchor=Mw(o),n=S0(n),S!==void 0&&(n={...MN(S),...n}),r!==void 0&&(n={...Nw(this,i,r),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([b,y])=>{if(jo(y.value)){let{value:M,label:R=y.label,scale:E=y.scale}=y.value;y={...y,label:R,scale:E,value:M}}if(t===Jo&&typeof y.value=="string"){let{value:M}=y;y={...y,value:[M]}}return[b,y]}).filter(([b,{value:y,optional:M}])=>{if(y!=null)return!0;if(M)return!1;throw new Error(`missing channel value: ${b}`)})),this.dx=+u,this.dy=+h,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+_,this.marginLeft=+m,this.clip=cf(x),this.tip=SN(v),this.className=Pe(g),this.facet==="super"){if(a||c)throw new Error("super-faceting cannot use fx or fy");for(let b in this.channels){let{scale:y}=n[b];if(!(y!=="x"&&y!=="y"))throw new Error("super-faceting cannot use x or y")}}w!=null&&(this.render=j0(w,this.render))}initialize(t,n,i){let r=Sr(this.data);t===void 0&&r!=null&&(t=[Rn(r)]);let s=t;this.transform!=null&&({facets:t,data:r}=this.transform(r,t,i),r=Sr(r)),t!==void 0&&(t.original=s);let o=wS(this.channels,r);return this.sort!=null&&AS(r,t,o,n,this.sort),{data:r,facets:t,channels:o}}filter(t,n,i){for(let r in n){let{filter:s=ui}=n[r];if(s!==null){let o=i[r];t=t.filter(a=>s(o[a]))}}return t}project(t,n,i){for(let r in t)if(t[r].scale==="x"&&/^x|x$/.test(r)){let s=r.replace(/^x|x$/,"y");s in t&&t[s].scale==="y"&&Aw(r,s,n,i.projection)}}scale(t,n,i){let r=TS(t,n);return i.projection&&this.project(t,r,i),r}};function K0(...e){return e.plot=Me.prototype.plot,e}function j0(e,t){if(e==null)return t===null?void 0:t;if(t==null)return e===null?void 0:e;if(typeof e!="function")throw new TypeError(`invalid render transform: ${e}`);if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);return function(n,i,r,s,o,a){return e.call(this,n,i,r,s,o,(c,l,u,h,f)=>t.call(this,c,l,u,h,f,a))}}function MN(e){return Object.fromEntries(Object.entries(S0(e)).map(([t,n])=>(n=typeof n=="string"?{value:n,label:t}:ss(n),n.filter===void 0&&n.scale==null&&(n={...n,filter:null}),[t,n])))}function SN(e){return e===!0?"xy":e===!1||e==null?null:typeof e=="string"?bn(e,"tip",["x","y","xy"]):e}function kc(e,t){return e?.tip===!0?{...e,tip:t}:Ji(e?.tip)&&e.tip.pointer===void 0?{...e,tip:{...e.tip,pointer:t}}:e}function Bw(e,t,n={}){let i=.5-rn,r=.5+rn,s=.5+rn,o=.5-rn;for(let{marginTop:_,marginRight:m,marginBottom:g,marginLeft:x}of t)_>i&&(i=_),m>r&&(r=m),g>s&&(s=g),x>o&&(o=x);let{margin:a,marginTop:c=a!==void 0?a:i,marginRight:l=a!==void 0?a:r,marginBottom:u=a!==void 0?a:s,marginLeft:h=a!==void 0?a:o}=n;c=+c,l=+l,u=+u,h=+h;let{width:f=640,height:d=wN(e,n,{width:f,marginTopDefault:i,marginRightDefault:r,marginBottomDefault:s,marginLeftDefault:o})+Math.max(0,c-i+u-s)}=n;f=+f,d=+d;let p={width:f,height:d,marginTop:c,marginRight:l,marginBottom:u,marginLeft:h};if(e.fx||e.fy){let{margin:_,marginTop:m=_!==void 0?_:c,marginRight:g=_!==void 0?_:l,marginBottom:x=_!==void 0?_:u,marginLeft:S=_!==void 0?_:h}=n.facet??{};m=+m,g=+g,x=+x,S=+S,p.facet={marginTop:m,marginRight:g,marginBottom:x,marginLeft:S}}return p}function wN({x:e,y:t,fy:n,fx:i},{projection:r,aspectRatio:s},{width:o,marginTopDefault:a,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let h=n&&n.scale.domain().length||1,f=Cw(r);if(f){let p=i?i.scale.domain().length:1,_=(1.1*h-.1)/(1.1*p-.1)*f,m=Math.max(.1,Math.min(10,_));return Math.round((o-u-c)*m+a+l)}let d=t?Ki(t)?t.scale.domain().length||1:Math.max(7,17/h):1;if(s!=null){if(s=+s,!(isFinite(s)&&s>0))throw new Error(`invalid aspectRatio: ${s}`);let p=Ow("y",t)/(Ow("x",e)*s),_=i?i.scale.bandwidth():1,m=n?n.scale.bandwidth():1,g=_*(o-u-c)-e.insetLeft-e.insetRight;return(p*g+t.insetTop+t.insetBottom)/m+a+l}return!!(t||n)*Math.max(1,Math.min(60,d*h))*20+!!i*30+60}function Ow(e,t){if(!t)throw new Error(`aspectRatio requires ${e} scale`);let{type:n,domain:i}=t,r;switch(n){case"linear":case"utc":case"time":r=Number;break;case"pow":{let a=t.scale.exponent();r=c=>Math.pow(c,a);break}case"log":r=Math.log;break;case"point":case"band":return i.length;default:throw new Error(`unsupported ${e} scale for aspectRatio: ${n}`)}let[s,o]=ti(i);return Math.abs(r(o)-r(s))}var kw=new WeakMap;function Q0(e,t,{x:n,y:i,px:r,py:s,maxRadius:o=40,channels:a,render:c,...l}={}){return o=+o,r!=null&&(n??=null,a={...a,px:{value:r,scale:"x"}}),s!=null&&(i??=null,a={...a,py:{value:s,scale:"y"}}),{x:n,y:i,channels:a,...l,render:j0(function(u,h,f,d,p,_){p={...p,pointerSticky:!1};let m=p.ownerSVGElement,{data:g}=p.getMarkState(this),x=kw.get(m);x||kw.set(m,x={sticky:!1,roots:[],renders:[]});let S=x.renders.push(ct)-1,{x:v,y:w,fx:b,fy:y}=h,M=b?b(u.fx)-d.marginLeft:0,R=y?y(u.fy)-d.marginTop:0;v?.bandwidth&&(M+=v.bandwidth()/2),w?.bandwidth&&(R+=w.bandwidth()/2);let E=u.fi!=null,C;if(E){let st=x.facetStates;st||(x.facetStates=st=new Map),C=st.get(this),C||st.set(this,C=new Map)}let[N,k]=Qi(this,d),{px:P,py:L}=f,B=P?st=>P[st]:e_(f,N),F=L?st=>L[st]:n_(f,k),Z,U,G,q;function rt(st,at){if(E)if(q&&(q=cancelAnimationFrame(q)),st==null)C.delete(u.fi);else{C.set(u.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[J,yt]of C)if(yt<at||yt===at&&J<u.fi){st=null;break}ct(st)});return}ct(st)}function ct(st){if(Z===st&&G===x.sticky)return;Z=st,G=p.pointerSticky=x.sticky;let at=Z==null?[]:[Z];E&&(at.fx=u.fx,at.fy=u.fy,at.fi=u.fi);let J=_(at,h,f,d,p);if(U){if(E){let yt=U.parentNode,lt=U.getAttribute("transform"),K=J.getAttribute("transform");lt?J.setAttribute("transform",lt):J.removeAttribute("transform"),K?yt.setAttribute("transform",K):yt.removeAttribute("transform"),J.removeAttribute("aria-label"),J.removeAttribute("aria-description"),J.removeAttribute("aria-hidden")}U.replaceWith(J)}if(x.roots[S]=U=J,!(Z==null&&C?.size>1)){let yt=Z==null?null:bi(g)?g[Z]:g.get(Z);p.dispatchValue(yt)}return J}function $(st){if(x.sticky||st.pointerType==="mouse"&&st.buttons===1)return;let[at,J]=Jx(st);at-=M,J-=R;let yt=at<d.marginLeft||at>d.width-d.marginRight?1:e,lt=J<d.marginTop||J>d.height-d.marginBottom?1:t,K=null,Lt=o*o;for(let Mt of u){let Vt=yt*(B(Mt)-at),Xt=lt*(F(Mt)-J),he=Vt*Vt+Xt*Xt;he<=Lt&&(K=Mt,Lt=he)}if(K!=null&&(e!==1||t!==1)){let Mt=B(K)-at,Vt=F(K)-J;Lt=Mt*Mt+Vt*Vt}rt(K,Lt)}function ot(st){st.pointerType==="mouse"&&Z!=null&&(x.sticky&&x.roots.some(at=>at?.contains(st.target))||(x.sticky?(x.sticky=!1,x.renders.forEach(at=>at(null))):(x.sticky=!0,ct(Z)),st.stopImmediatePropagation()))}function ut(st){st.pointerType==="mouse"&&(x.sticky||rt(null))}return m.addEventListener("pointerenter",$),m.addEventListener("pointermove",$),m.addEventListener("pointerdown",ot),m.addEventListener("pointerleave",ut),ct(null)},c)}}function zw(e){return Q0(1,1,e)}function Gw(e){return Q0(1,.01,e)}function t_(e){return Q0(.01,1,e)}function e_({x1:e,x2:t,x:n=e},i){return e&&t?r=>(e[r]+t[r])/2:n?r=>n[r]:()=>i}function n_({y1:e,y2:t,y:n=e},i){return e&&t?r=>(e[r]+t[r])/2:n?r=>n[r]:()=>i}function vf(e){return Ki(e)&&e.interval===void 0?void 0:"tabular-nums"}function Vw(e,t){let{label:n=e.label,tickSize:i=6,width:r=240,height:s=44+i,marginTop:o=18,marginRight:a=0,marginBottom:c=16+i,marginLeft:l=0,style:u,ticks:h=(r-l-a)/64,tickFormat:f,fontVariant:d=vf(e),round:p=!0,opacity:_,className:m}=t,g=ca(t);m=la(m),_=Ce(_)[1],f===null&&(f=()=>null);let x=fe("svg",g).attr("class",`${m}-ramp`).attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("width",r).attr("height",s).attr("viewBox",`0 0 ${r} ${s}`).call(N=>N.append("style").text(`:where(.${m}-ramp) {
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
  overflow: visible;
}
:where(.${m}-ramp text) {
  white-space: pre;
}`)).call(ua,u),S=N=>N.selectAll(".tick line").attr("y1",o+c-s),v,w=p?(N,k)=>N.rangeRound(k):(N,k)=>N.range(k),{type:b,domain:y,range:M,interpolate:R,scale:E,pivot:C}=e;if(R){let N=M===void 0?R:qr(R.length===1?Uc(R):R,M);v=w(E.copy(),yn(Oe(l,r-a),Math.min(y.length+(C!==void 0),M===void 0?1/0:M.length)));let k=256,P=g.document.createElement("canvas");P.width=k,P.height=1;let L=P.getContext("2d");for(let B=0,F=k-1;B<k;++B)L.fillStyle=N(B/F),L.fillRect(B,0,1,1);x.append("image").attr("opacity",_).attr("x",l).attr("y",o).attr("width",r-l-a).attr("height",s-o-c).attr("preserveAspectRatio","none").attr("xlink:href",P.toDataURL())}else if(b==="threshold"){let N=y,k=f===void 0?P=>P:typeof f=="string"?Bi(f):f;v=w(Tc().domain([-1,M.length-1]),[l,r-a]),x.append("g").attr("fill-opacity",_).selectAll().data(M).enter().append("rect").attr("x",(P,L)=>v(L-1)).attr("y",o).attr("width",(P,L)=>v(L)-v(L-1)).attr("height",s-o-c).attr("fill",P=>P),h=_e(N,(P,L)=>L),f=P=>k(N[P],P)}else v=w(Ho().domain(y),[l,r-a]),x.append("g").attr("fill-opacity",_).selectAll().data(y).enter().append("rect").attr("x",v).attr("y",o).attr("width",Math.max(0,v.bandwidth()-1)).attr("height",s-o-c).attr("fill",E),S=()=>{};return x.append("g").attr("transform",`translate(0,${s-c})`).call(Bx(v).ticks(Array.isArray(h)?null:h,typeof f=="string"?f:void 0).tickFormat(typeof f=="function"?f:void 0).tickSize(i).tickValues(Array.isArray(h)?h:null)).attr("font-size",null).attr("font-family",null).attr("font-variant",Re(d,"normal")).call(S).call(N=>N.select(".domain").remove()),n!==void 0&&x.append("text").attr("x",l).attr("y",o-6).attr("fill","currentColor").attr("font-weight","bold").text(n),x.node()}var i_=Math.PI/180;function zc(e,{marker:t,markerStart:n=t,markerMid:i=t,markerEnd:r=t}={}){e.markerStart=r_(n),e.markerMid=r_(i),e.markerEnd=r_(r)}function r_(e){if(e==null||e===!1)return null;if(e===!0)return Ww;if(typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"none":return null;case"arrow":return Hw("auto");case"arrow-reverse":return Hw("auto-start-reverse");case"dot":return TN;case"circle":case"circle-fill":return Ww;case"circle-stroke":return AN;case"tick":return s_("auto");case"tick-x":return s_(90);case"tick-y":return s_(0)}throw new Error(`invalid marker: ${e}`)}function Hw(e){return(t,n)=>fe("svg:marker",n).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",e).attr("fill","none").attr("stroke",t).attr("stroke-width",1.5).attr("stroke-linecap","round").attr("stroke-linejoin","round").call(i=>i.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function TN(e,t){return fe("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function Ww(e,t){return fe("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","var(--plot-background)").attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function AN(e,t){return fe("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",e).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function s_(e){return(t,n)=>fe("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",e).attr("stroke",t).call(i=>i.append("path").attr("d","M0,-3v6")).node()}var EN=0;function a_(e,t,{stroke:n},i){return qw(e,t,n&&(r=>n[r]),null,i)}function $w(e,t,{stroke:n,z:i},r){return qw(e,t,n&&(([s])=>n[s]),i,r)}var o_=1,Xw=2;function CN(e,t){let n=new Uint8Array(t.length),i=e.data().filter(s=>s.length>1),r=i.length;for(let s=0,o=yf;s<r;++s){let a=i[s];if(a.length>1){let c=a[0];o!==(o=fi(t[c]))&&(n[c]|=o_)}}for(let s=r-1,o=yf;s>=0;--s){let a=i[s];if(a.length>1){let c=a[0];o!==(o=fi(t[c]))&&(n[c]|=Xw)}}return([s])=>n[s]}function qw(e,{markerStart:t,markerMid:n,markerEnd:i,stroke:r},s=()=>r,o,a){if(!t&&!n&&!i)return;let c=new Map,l=o&&CN(e,o);function u(h,f,d){return function(p){if(d&&!d(p))return;let _=s(p),m=c.get(f);m||c.set(f,m=new Map);let g=m.get(_);if(!g){let x=this.parentNode.insertBefore(f(_,a),this),S=`plot-marker-${++EN}`;x.setAttribute("id",S),m.set(_,g=`url(#${S})`)}this.setAttribute(h,g)}}t&&e.each(u("marker-start",t,l&&(h=>l(h)&o_))),n&&l&&e.each(u("marker-start",n,h=>!(l(h)&o_))),n&&e.each(u("marker-mid",n)),i&&e.each(u("marker-end",i,l&&(h=>l(h)&Xw)))}function bf({inset:e,insetLeft:t,insetRight:n,...i}={}){return[t,n]=Yw(e,t,n),{inset:e,insetLeft:t,insetRight:n,...i}}function Mf({inset:e,insetTop:t,insetBottom:n,...i}={}){return[t,n]=Yw(e,t,n),{inset:e,insetTop:t,insetBottom:n,...i}}function Yw(e,t,n){return e===void 0&&t===void 0&&n===void 0?rn?[1,0]:[.5,.5]:[t,n]}function Zw(e,{interval:t}){return e={...ss(e)},e.interval=rf(e.interval===void 0?t:e.interval),e}function Sf(e,t,n,i){let{[e]:r,[`${e}1`]:s,[`${e}2`]:o}=n,{value:a,interval:c}=Zw(r,n);if(a==null||c==null&&!i)return n;let l=is(r);if(c==null){let d,p={transform:_=>d||(d=Je(_,a)),label:l};return{...n,[e]:void 0,[`${e}1`]:s===void 0?p:s,[`${e}2`]:o===void 0&&!(s===o&&i)?p:o}}let u,h;function f(d){return h!==void 0&&d===u?h:h=_e(Je(u=d,a),p=>c.floor(p))}return t({...n,[e]:void 0,[`${e}1`]:s===void 0?{transform:f,label:l}:s,[`${e}2`]:o===void 0?{transform:d=>f(d).map(p=>c.offset(p)),label:l}:o})}function Jw(e,t,n){let{[e]:i}=n,{value:r,interval:s}=Zw(i,n);return r==null||s==null?n:t({...n,[e]:{label:is(i),transform:o=>{let a=_e(Je(o,r),l=>s.floor(l)),c=a.map(l=>s.offset(l));return a.map(Ze(a)?(l,u)=>l==null||isNaN(l=+l)||(u=c[u],u==null)||isNaN(u=+u)?void 0:new Date((l+u)/2):(l,u)=>l==null||(u=c[u],u==null)?NaN:(+l+ +u)/2)}}})}function c_(e={}){return Sf("x",bf,e,!0)}function Kw(e={}){return Sf("y",Mf,e,!0)}function jw(e={}){return Sf("x",bf,e)}function Qw(e={}){return Sf("y",Mf,e)}function tT(e={}){return Jw("x",bf,e)}function eT(e={}){return Jw("y",Mf,e)}var nT={ariaLabel:"rule",fill:null,stroke:"currentColor"},wf=class extends Me{constructor(t,n={}){let{x:i,y1:r,y2:s,inset:o=0,insetTop:a=o,insetBottom:c=o}=n;super(t,{x:{value:i,scale:"x",optional:!0},y1:{value:r,scale:"y",optional:!0},y2:{value:s,scale:"y",optional:!0}},kc(n,"x"),nT),this.insetTop=Ie(a),this.insetBottom=Ie(c),zc(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y1:l,y2:u}=i,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:_,marginBottom:m}=r,{insetTop:g,insetBottom:x}=this;return fe("svg:g",s).call(sn,this,r,s).call(on,this,{x:c&&o},rn,0).call(S=>S.selectAll().data(t).enter().append("line").call(Qe,this).attr("x1",c?v=>c[v]:(_+h-p)/2).attr("x2",c?v=>c[v]:(_+h-p)/2).attr("y1",l&&!as(a)?v=>l[v]+g:d+g).attr("y2",u&&!as(a)?a.bandwidth?v=>u[v]+a.bandwidth()-x:v=>u[v]-x:f-m-x).call(In,this,i).call(a_,this,i,s)).node()}},Tf=class extends Me{constructor(t,n={}){let{x1:i,x2:r,y:s,inset:o=0,insetRight:a=o,insetLeft:c=o}=n;super(t,{y:{value:s,scale:"y",optional:!0},x1:{value:i,scale:"x",optional:!0},x2:{value:r,scale:"x",optional:!0}},kc(n,"y"),nT),this.insetRight=Ie(a),this.insetLeft=Ie(c),zc(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{y:c,x1:l,x2:u}=i,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:_,marginBottom:m}=r,{insetLeft:g,insetRight:x}=this;return fe("svg:g",s).call(sn,this,r,s).call(on,this,{y:c&&a},0,rn).call(S=>S.selectAll().data(t).enter().append("line").call(Qe,this).attr("x1",l&&!as(o)?v=>l[v]+g:_+g).attr("x2",u&&!as(o)?o.bandwidth?v=>u[v]+o.bandwidth()-x:v=>u[v]-x:h-p-x).attr("y1",c?v=>c[v]:(d+f-m)/2).attr("y2",c?v=>c[v]:(d+f-m)/2).call(In,this,i).call(a_,this,i,s)).node()}};function l_(e,t){let{x:n=Ee,y:i,y1:r,y2:s,...o}=Qw(t);return[r,s]=iT(i,r,s),new wf(e,{...o,x:n,y1:r,y2:s})}function Gc(e,t){let{y:n=Ee,x:i,x1:r,x2:s,...o}=jw(t);return[r,s]=iT(i,r,s),new Tf(e,{...o,y:n,x1:r,x2:s})}function iT(e,t,n){if(e==null){if(t===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,t]}else{if(t===void 0)return n===void 0?[0,e]:[e,n];if(n===void 0)return[e,t]}return[t,n]}function fa(e,...t){let n=t.length;for(let i=0,r=!0;i<n;++i)typeof t[i]!="function"&&(r&&(e=e.slice(),r=!1),e.splice(i,2,e[i]+t[i]+e[i+1]),t.splice(i,1),--i,--n);return i=>{let r=e[0];for(let s=0;s<n;++s)r+=t[s](i)+e[s+1];return r}}var RN={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},cT="\xAD",ha=class extends Me{constructor(t,n={}){let{x:i,y:r,text:s=hi(t)&&sf(t)?Ee:Lc,frameAnchor:o,textAnchor:a=/right$/i.test(o)?"end":/left$/i.test(o)?"start":"middle",lineAnchor:c=/^top/i.test(o)?"top":/^bottom/i.test(o)?"bottom":"middle",lineHeight:l=1,lineWidth:u=1/0,textOverflow:h,monospace:f,fontFamily:d=f?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:_,fontVariant:m,fontWeight:g,rotate:x}=n,[S,v]=Ce(x,0),[w,b]=NN(p);if(super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},fontSize:{value:w,optional:!0},rotate:{value:nS(S),optional:!0},text:{value:s,filter:Rc,optional:!0}},n,RN),this.rotate=v,this.textAnchor=Re(a,"middle"),this.lineAnchor=bn(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=+l,this.lineWidth=+u,this.textOverflow=f_(h),this.monospace=!!f,this.fontFamily=Pe(d),this.fontSize=b,this.fontStyle=Pe(_),this.fontVariant=Pe(m),this.fontWeight=Pe(g),this.frameAnchor=os(o),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${u}`);this.splitLines=m_(this),this.clipLine=g_(this)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,rotate:u,text:h,title:f,fontSize:d}=i,{rotate:p}=this,[_,m]=Qi(this,r);return fe("svg:g",s).call(sn,this,r,s).call(p_,this,h,r).call(on,this,{x:c&&o,y:l&&a}).call(g=>g.selectAll().data(t).enter().append("text").call(Qe,this).call(PN,this,h,f).attr("transform",fa`translate(${c?x=>c[x]:_},${l?x=>l[x]:m})${u?x=>` rotate(${u[x]})`:p?` rotate(${p})`:""}`).call(zt,"font-size",d&&(x=>d[x])).call(In,this,i)).node()}};function f_(e){return e==null?null:bn(e,"textOverflow",["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function PN(e,t,n,i){if(!n)return;let{lineAnchor:r,lineHeight:s,textOverflow:o,splitLines:a,clipLine:c}=t;e.each(function(l){let u=a(ji(n[l])??"").map(c),h=u.length,f=r==="top"?.71:r==="bottom"?1-h:(164-h*100)/200;if(h>1){let d=0;for(let p=0;p<h;++p){if(++d,!u[p])continue;let _=this.ownerDocument.createElementNS($r.svg,"tspan");_.setAttribute("x",0),p===d-1?_.setAttribute("y",`${(f+p)*s}em`):_.setAttribute("dy",`${d*s}em`),_.textContent=u[p],this.appendChild(_),d=0}}else f&&this.setAttribute("y",`${f*s}em`),this.textContent=u[0];if(o&&!i&&u[0]!==n[l]){let d=this.ownerDocument.createElementNS($r.svg,"title");d.textContent=n[l],this.appendChild(d)}})}function da(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=wr(t,n)),new ha(e,{...i,x:t,y:n})}function h_(e,{x:t=Ee,...n}={}){return new ha(e,eT({...n,x:t}))}function d_(e,{y:t=Ee,...n}={}){return new ha(e,tT({...n,y:t}))}function p_(e,t,n){zt(e,"text-anchor",t.textAnchor),zt(e,"font-family",t.fontFamily),zt(e,"font-size",t.fontSize),zt(e,"font-style",t.fontStyle),zt(e,"font-variant",t.fontVariant===void 0?IN(n):t.fontVariant),zt(e,"font-weight",t.fontWeight)}function IN(e){return e&&(sS(e)||Ze(e))?"tabular-nums":void 0}var LN=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","larger","smaller"]);function NN(e){return e==null||typeof e=="number"?[void 0,e]:typeof e!="string"?[e,void 0]:(e=e.trim().toLowerCase(),LN.has(e)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.test(e)?[void 0,e]:[e,void 0])}function DN(e,t,n){let i=[],r,s=0;for(let[o,a,c]of FN(e)){if(r===void 0&&(r=o),s>r&&n(e,r,a)>t&&(i.push(e.slice(r,s)+(e[s-1]===cT?"-":"")),r=o),c){i.push(e.slice(r,a)),r=void 0;continue}s=a}return i}function*FN(e){let t=0,n=0,i=e.length;for(;n<i;){let r=1;switch(e[n]){case cT:case"-":++n,yield[t,n,!1],t=n;break;case" ":for(yield[t,n,!1];e[++n]===" ";);t=n;break;case"\r":e[n+1]===`
`&&++r;case`
`:yield[t,n,!0],n+=r,t=n;break;default:++n;break}}yield[t,n,!0]}var rT={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"\u2018":31,"\u2019":31,"\u201C":47,"\u201D":47,"\u2026":82};function Af(e,t=0,n=e.length){let i=0;for(let r=t;r<n;r=pa(e,r))i+=rT[e[r]]??(uT(e,r)?120:rT.e);return i}function Ef(e,t=0,n=e.length){let i=0;for(let r=t;r<n;r=pa(e,r))i+=uT(e,r)?126:63;return i}function m_({monospace:e,lineWidth:t,textOverflow:n}){if(n!=null||t==1/0)return s=>s.split(/\r\n?|\n/g);let i=e?Ef:Af,r=t*100;return s=>DN(s,r,i)}function g_({monospace:e,lineWidth:t,textOverflow:n}){if(n==null||t==1/0)return s=>s;let i=e?Ef:Af,r=t*100;switch(n){case"clip-start":return s=>oT(s,r,i,"");case"clip-end":return s=>sT(s,r,i,"");case"ellipsis-start":return s=>oT(s,r,i,ro);case"ellipsis-middle":return s=>UN(s,r,i,ro);case"ellipsis-end":return s=>sT(s,r,i,ro)}}var ro="\u2026";function so(e,t,n,i){let r=[],s=0;for(let o=0,a=0,c=e.length;o<c;o=a){a=pa(e,o);let l=n(e,o,a);if(s+l>t){for(s+=i;s>t&&o>0;)a=o,o=r.pop(),s-=n(e,o,a);return[o,t-s]}s+=l,r.push(o)}return[-1,0]}function sT(e,t,n,i){e=e.trim();let r=n(i),[s]=so(e,t,n,r);return s<0?e:e.slice(0,s).trimEnd()+i}function UN(e,t,n,i){e=e.trim();let r=n(e);if(r<=t)return e;let s=n(i)/2,[o,a]=so(e,t/2,n,s),[c]=so(e,r-t/2-a+s,n,-s);return c<0?i:e.slice(0,o).trimEnd()+i+e.slice(pa(e,c)).trimStart()}function oT(e,t,n,i){e=e.trim();let r=n(e);if(r<=t)return e;let s=n(i),[o]=so(e,r-t+s,n,-s);return o<0?i:i+e.slice(pa(e,o)).trimStart()}var u_=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,aT=/\p{Extended_Pictographic}/uy;function pa(e,t){return t+=ON(e,t)?2:1,kN(e,t)&&(t=u_.lastIndex),BN(e,t)?pa(e,t+1):t}function lT(e,t){return e.charCodeAt(t)<128}function ON(e,t){let n=e.charCodeAt(t);if(n>=55296&&n<56320){let i=e.charCodeAt(t+1);return i>=56320&&i<57344}return!1}function BN(e,t){return e.charCodeAt(t)===8205}function kN(e,t){return lT(e,t)?!1:(u_.lastIndex=t,u_.test(e))}function uT(e,t){return lT(e,t)?!1:(aT.lastIndex=t,aT.test(e))}var zN={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},fT=3.5,GN=fT*5,hT={draw(e,t,n){let i=t*n/GN;e.moveTo(0,0),e.lineTo(0,-t),e.moveTo(-i,i-t),e.lineTo(0,-t),e.lineTo(i,i-t)}},VN={draw(e,t,n){e.moveTo(-n,0),e.lineTo(0,-t),e.lineTo(n,0)}},HN=new Map([["arrow",hT],["spike",VN]]);function WN(e){return e&&typeof e.draw=="function"}function $N(e){if(WN(e))return e;let t=HN.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid shape: ${e}`)}var Cf=class extends Me{constructor(t,n={}){let{x:i,y:r,r:s=fT,length:o,rotate:a,shape:c=hT,anchor:l="middle",frameAnchor:u}=n,[h,f]=Ce(o,12),[d,p]=Ce(a,0);super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},length:{value:h,scale:"length",optional:!0},rotate:{value:d,optional:!0}},n,zN),this.r=+s,this.length=f,this.rotate=p,this.shape=$N(c),this.anchor=bn(l,"anchor",["start","middle","end"]),this.frameAnchor=os(u)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,length:u,rotate:h}=i,{length:f,rotate:d,anchor:p,shape:_,r:m}=this,[g,x]=Qi(this,r);return fe("svg:g",s).call(sn,this,r,s).call(on,this,{x:c&&o,y:l&&a}).call(S=>S.selectAll().data(t).enter().append("path").call(Qe,this).attr("transform",fa`translate(${c?v=>c[v]:g},${l?v=>l[v]:x})${h?v=>` rotate(${h[v]})`:d?` rotate(${d})`:""}${p==="start"?"":p==="end"?u?v=>` translate(0,${u[v]})`:` translate(0,${f})`:u?v=>` translate(0,${u[v]/2})`:` translate(0,${f/2})`}`).attr("d",u?v=>{let w=Oi();return _.draw(w,u[v],m),w}:(()=>{let v=Oi();return _.draw(v,f,m),v})()).call(In,this,i)).node()}};function dT(e,t={}){let{x:n=Ee,...i}=t;return new Cf(e,{...i,x:n})}function pT(e,t={}){let{y:n=Ee,...i}=t;return new Cf(e,{...i,y:n})}function ls(e,t){return arguments.length<2&&!hi(e)&&(t=e,e=null),t===void 0&&(t={}),[e,t]}function Rf({anchor:e}={},t){return e===void 0?t[0]:bn(e,"anchor",t)}function mT(e){return Rf(e,["left","right"])}function gT(e){return Rf(e,["right","left"])}function _T(e){return Rf(e,["bottom","top"])}function yT(e){return Rf(e,["top","bottom"])}function y_(){let[e,t]=ls(...arguments);return bT("y",mT(t),e,t)}function xT(){let[e,t]=ls(...arguments);return bT("fy",gT(t),e,t)}function x_(){let[e,t]=ls(...arguments);return MT("x",_T(t),e,t)}function vT(){let[e,t]=ls(...arguments);return MT("fx",yT(t),e,t)}function bT(e,t,n,{color:i="currentColor",opacity:r=1,stroke:s=i,strokeOpacity:o=r,strokeWidth:a=1,fill:c=i,fillOpacity:l=r,textAnchor:u,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=e==="y"?6:0,tickPadding:_,tickRotate:m,x:g,margin:x,marginTop:S=x===void 0?20:x,marginRight:v=x===void 0?t==="right"?40:0:x,marginBottom:w=x===void 0?20:x,marginLeft:b=x===void 0?t==="left"?40:0:x,label:y,labelAnchor:M,labelArrow:R,labelOffset:E,ariaLabel:C=`${e}-axis`,...N}){return p=Ie(p),_=Ie(_),m=Ie(m),M!==void 0&&(M=bn(M,"labelAnchor",["center","top","bottom"])),R=DT(R),K0(p&&!Ke(s)?XN(e,t,n,{stroke:s,strokeOpacity:o,strokeWidth:a,tickSize:p,tickPadding:_,tickRotate:m,x:g,ariaLabel:C,...N}):null,Ke(c)?null:YN(e,t,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:_,tickRotate:m,x:g,marginTop:S,marginRight:v,marginBottom:w,marginLeft:b,ariaLabel:C,...N}),!Ke(c)&&y!==null?da([],PT({fill:c,fillOpacity:l,...N},function(k,P,L,B,F){let Z=B[e],{marginTop:U,marginRight:G,marginBottom:q,marginLeft:rt}=e==="y"&&F.inset||F,ct=M??(Z.bandwidth?"center":"top"),$=E??(t==="right"?G:rt)-3;return ct==="center"?(this.textAnchor=void 0,this.lineAnchor=t==="right"?"bottom":"top",this.frameAnchor=t,this.rotate=-90):(this.textAnchor=t==="right"?"end":"start",this.lineAnchor=ct,this.frameAnchor=`${ct}-${t}`,this.rotate=0),this.dy=ct==="top"?3-U:ct==="bottom"?q-3:0,this.dx=t==="right"?$:-$,this.ariaLabel=`${C} label`,{facets:[[0]],channels:{text:{value:[NT(e,Z,{anchor:t,label:y,labelAnchor:ct,labelArrow:R})]}}}})):null)}function MT(e,t,n,{color:i="currentColor",opacity:r=1,stroke:s=i,strokeOpacity:o=r,strokeWidth:a=1,fill:c=i,fillOpacity:l=r,textAnchor:u,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=e==="x"?6:0,tickPadding:_,tickRotate:m,y:g,margin:x,marginTop:S=x===void 0?t==="top"?30:0:x,marginRight:v=x===void 0?20:x,marginBottom:w=x===void 0?t==="bottom"?30:0:x,marginLeft:b=x===void 0?20:x,label:y,labelAnchor:M,labelArrow:R,labelOffset:E,ariaLabel:C=`${e}-axis`,...N}){return p=Ie(p),_=Ie(_),m=Ie(m),M!==void 0&&(M=bn(M,"labelAnchor",["center","left","right"])),R=DT(R),K0(p&&!Ke(s)?qN(e,t,n,{stroke:s,strokeOpacity:o,strokeWidth:a,tickSize:p,tickPadding:_,tickRotate:m,y:g,ariaLabel:C,...N}):null,Ke(c)?null:ZN(e,t,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:_,tickRotate:m,y:g,marginTop:S,marginRight:v,marginBottom:w,marginLeft:b,ariaLabel:C,...N}),!Ke(c)&&y!==null?da([],PT({fill:c,fillOpacity:l,...N},function(k,P,L,B,F){let Z=B[e],{marginTop:U,marginRight:G,marginBottom:q,marginLeft:rt}=e==="x"&&F.inset||F,ct=M??(Z.bandwidth?"center":"right"),$=E??(t==="top"?U:q)-3;return ct==="center"?(this.frameAnchor=t,this.textAnchor=void 0):(this.frameAnchor=`${t}-${ct}`,this.textAnchor=ct==="right"?"end":"start"),this.lineAnchor=t,this.dy=t==="top"?-$:$,this.dx=ct==="right"?G-3:ct==="left"?3-rt:0,this.ariaLabel=`${C} label`,{facets:[[0]],channels:{text:{value:[NT(e,Z,{anchor:t,label:y,labelAnchor:ct,labelArrow:R})]}}}})):null)}function XN(e,t,n,{strokeWidth:i=1,strokeLinecap:r=null,strokeLinejoin:s=null,facetAnchor:o=t+(e==="y"?"-empty":""),frameAnchor:a=t,tickSize:c,inset:l=0,insetLeft:u=l,insetRight:h=l,dx:f=0,y:d=e==="y"?void 0:null,ariaLabel:p,..._}){return ma(pT,e,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:i,strokeLinecap:r,strokeLinejoin:s,facetAnchor:o,frameAnchor:a,y:d,..._,dx:t==="left"?+f-rn+ +u:+f+rn-h,anchor:"start",length:c,shape:t==="left"?QN:tD})}function qN(e,t,n,{strokeWidth:i=1,strokeLinecap:r=null,strokeLinejoin:s=null,facetAnchor:o=t+(e==="x"?"-empty":""),frameAnchor:a=t,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:h=l,dy:f=0,x:d=e==="x"?void 0:null,ariaLabel:p,..._}){return ma(dT,e,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:i,strokeLinejoin:s,strokeLinecap:r,facetAnchor:o,frameAnchor:a,x:d,..._,dy:t==="bottom"?+f-rn-h:+f+rn+ +u,anchor:"start",length:c,shape:t==="bottom"?KN:jN})}function YN(e,t,n,{facetAnchor:i=t+(e==="y"?"-empty":""),frameAnchor:r=t,tickSize:s,tickRotate:o=0,tickPadding:a=Math.max(3,9-s)+(Math.abs(o)>60?4*Math.cos(o*i_):0),text:c,textAnchor:l=Math.abs(o)>60?"middle":t==="left"?"end":"start",lineAnchor:u=o>60?"top":o<-60?"bottom":"middle",fontVariant:h,inset:f=0,insetLeft:d=f,insetRight:p=f,dx:_=0,ariaLabel:m,y:g=e==="y"?void 0:null,...x}){return ma(d_,e,n,{ariaLabel:`${m} tick label`},{facetAnchor:i,frameAnchor:r,text:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:o,y:g,...x,dx:t==="left"?+_-s-a+ +d:+_+ +s+ +a-p},function(S,v,w,b,y){h===void 0&&(this.fontVariant=LT(S)),c===void 0&&(y.text=IT(S,v,w,b,t))})}function ZN(e,t,n,{facetAnchor:i=t+(e==="x"?"-empty":""),frameAnchor:r=t,tickSize:s,tickRotate:o=0,tickPadding:a=Math.max(3,9-s)+(Math.abs(o)>=10?4*Math.cos(o*i_):0),text:c,textAnchor:l=Math.abs(o)>=10?o<0^t==="bottom"?"start":"end":"middle",lineAnchor:u=Math.abs(o)>=10?"middle":t==="bottom"?"top":"bottom",fontVariant:h,inset:f=0,insetTop:d=f,insetBottom:p=f,dy:_=0,x:m=e==="x"?void 0:null,ariaLabel:g,...x}){return ma(h_,e,n,{ariaLabel:`${g} tick label`},{facetAnchor:i,frameAnchor:r,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:o,x:m,...x,dy:t==="bottom"?+_+ +s+ +a-p:+_-s-a+ +d},function(S,v,w,b,y){h===void 0&&(this.fontVariant=LT(S)),c===void 0&&(y.text=IT(S,v,w,b,t))})}function ST(){let[e,t]=ls(...arguments);return ET("y",mT(t),e,t)}function wT(){let[e,t]=ls(...arguments);return ET("fy",gT(t),e,t)}function TT(){let[e,t]=ls(...arguments);return CT("x",_T(t),e,t)}function AT(){let[e,t]=ls(...arguments);return CT("fx",yT(t),e,t)}function ET(e,t,n,{y:i=e==="y"?void 0:null,x:r=null,x1:s=t==="left"?r:null,x2:o=t==="right"?r:null,ariaLabel:a=`${e}-grid`,ariaHidden:c=!0,...l}){return ma(Gc,e,n,{ariaLabel:a,ariaHidden:c},{y:i,x1:s,x2:o,...RT(l)})}function CT(e,t,n,{x:i=e==="x"?void 0:null,y:r=null,y1:s=t==="top"?r:null,y2:o=t==="bottom"?r:null,ariaLabel:a=`${e}-grid`,ariaHidden:c=!0,...l}){return ma(l_,e,n,{ariaLabel:a,ariaHidden:c},{x:i,y1:s,y2:o,...RT(l)})}function RT({color:e="currentColor",opacity:t=.1,stroke:n=e,strokeOpacity:i=t,strokeWidth:r=1,...s}){return{stroke:n,strokeOpacity:i,strokeWidth:r,...s}}function PT({fill:e,fillOpacity:t,fontFamily:n,fontSize:i,fontStyle:r,fontVariant:s,fontWeight:o,monospace:a,pointerEvents:c,shapeRendering:l,clip:u=!1},h){return[,e]=Yi(e),[,t]=Ce(t),{facet:"super",x:null,y:null,fill:e,fillOpacity:t,fontFamily:n,fontSize:i,fontStyle:r,fontVariant:s,fontWeight:o,monospace:a,pointerEvents:c,shapeRendering:l,clip:u,initializer:h}}function ma(e,t,n,i,r,s){let o;function a(u,h,f,d,p,_){let m=u==null&&(t==="fx"||t==="fy"),{[t]:g}=d;if(!g)throw new Error(`missing scale: ${t}`);let x=g.domain(),{interval:S,ticks:v,tickFormat:w,tickSpacing:b=t==="x"?80:35}=r;if(typeof v=="string"&&FT(g)&&(S=v,v=void 0),v===void 0&&(v=rs(S,g.type)??JN(g,b)),u==null){if(hi(v))u=Zi(v);else if(eS(v))u=__(v,...ti(x));else if(g.interval){let M=g.interval;if(g.ticks){let[R,E]=ti(x),C=(E-R)/M[Zo];M=u0(M,C/v)??M,u=__(M,R,E)}else{u=x;let R=u.length;M=u0(M,R/v)??M,M!==g.interval&&(u=__(M,...ti(u)))}if(M===g.interval){let R=Math.round(u.length/v);R>1&&(u=u.filter((E,C)=>C%R===0))}}else g.ticks?u=g.ticks(v):u=x;if(!g.ticks&&u.length&&u!==x){let M=new Ni(x);u=u.filter(R=>M.has(R)),u.length||Pn(`Warning: the ${t}-axis ticks appear to not align with the scale domain, resulting in no ticks. Try different ticks?`)}t==="y"||t==="x"?h=[Rn(u)]:o[t]={scale:t,value:Ee}}s?.call(this,g,u,v,w,o);let y=Object.fromEntries(Object.entries(o).map(([M,R])=>[M,{...R,value:Je(u,R.value)}]));return m&&(h=_.filterFacets(u,y)),{data:u,facets:h,channels:y}}let c=Tr(r).initializer,l=e(n,Tr({...r,initializer:a},c));return n==null?(o=l.channels,l.channels={}):o={},i!==void 0&&Object.assign(l,i),l.clip===void 0&&(l.clip=!1),l}function JN(e,t){let[n,i]=ti(e.range());return(i-n)/t}function IT(e,t,n,i,r){return{value:Vc(e,t,n,i,r)}}function Vc(e,t,n,i,r){return typeof i=="function"&&!(e.type==="log"&&e.tickFormat)?i:i===void 0&&t&&Ze(t)?OM(e.type,t,r)??ji:e.tickFormat?e.tickFormat(typeof n=="number"?n:null,i):typeof i=="string"&&e.domain().length>0?(Ze(e.domain())?Wi:Bi)(i):i===void 0?ji:kn(i)}function __(e,t,n){return e.range(t,e.offset(e.floor(n)))}var KN={draw(e,t){e.moveTo(0,0),e.lineTo(0,t)}},jN={draw(e,t){e.moveTo(0,0),e.lineTo(0,-t)}},QN={draw(e,t){e.moveTo(0,0),e.lineTo(-t,0)}},tD={draw(e,t){e.moveTo(0,0),e.lineTo(t,0)}};function LT(e){return e.bandwidth&&!e.interval?void 0:"tabular-nums"}function NT(e,t,{anchor:n,label:i=t.label,labelAnchor:r,labelArrow:s}={}){if(!(i==null||i.inferred&&FT(t)&&/^(date|time|year)$/i.test(i))){if(i=String(i),s==="auto"&&(s=(!t.bandwidth||t.interval)&&!/[↑↓→←]/.test(i)),!s)return i;if(s===!0){let o=dw(t);o&&(s=/x$/.test(e)||r==="center"?/x$/.test(e)===o<0?"left":"right":o<0?"up":"down")}switch(s){case"left":return`\u2190 ${i}`;case"right":return`${i} \u2192`;case"up":return n==="right"?`${i} \u2191`:`\u2191 ${i}`;case"down":return n==="right"?`${i} \u2193`:`\u2193 ${i}`}return i}}function DT(e="auto"){return Ke(e)?!1:typeof e=="boolean"?e:bn(e,"labelArrow",["auto","up","right","down","left"])}function FT(e){return Ze(e.domain())}function UT(e,t){if(t==null)return t;let n=e(t);if(!n)throw new Error(`scale not found: ${t}`);return n}function OT(e,{opacity:t,...n}={}){if(!Ki(e)&&!H0(e))throw new Error(`swatches legend requires ordinal or threshold color scale (not ${e.type})`);return kT(e,n,(i,r,s,o)=>i.append("svg").attr("width",s).attr("height",o).attr("fill",r.scale).attr("fill-opacity",Ce(t)[1]).append("rect").attr("width","100%").attr("height","100%"))}function BT(e,{fill:t=e.hint?.fill!==void 0?e.hint.fill:"none",fillOpacity:n=1,stroke:i=e.hint?.stroke!==void 0?e.hint.stroke:Ke(t)?"currentColor":"none",strokeOpacity:r=1,strokeWidth:s=1.5,r:o=4.5,...a}={},c){let[l,u]=Yi(t),[h,f]=Yi(i),d=UT(c,l),p=UT(c,h),_=o*o*Math.PI;return n=Ce(n)[1],r=Ce(r)[1],s=Ce(s)[1],kT(e,a,(m,g,x,S)=>m.append("svg").attr("viewBox","-8 -8 16 16").attr("width",x).attr("height",S).attr("fill",l==="color"?v=>d.scale(v):u).attr("fill-opacity",n).attr("stroke",h==="color"?v=>p.scale(v):f).attr("stroke-opacity",r).attr("stroke-width",s).append("path").attr("d",v=>{let w=Oi();return e.scale(v).draw(w,_),w}))}function kT(e,t={},n){let{columns:i,tickFormat:r,fontVariant:s=vf(e),swatchSize:o=15,swatchWidth:a=o,swatchHeight:c=o,marginLeft:l=0,className:u,style:h,width:f}=t,d=ca(t);u=la(u),r=Vc(e.scale,e.domain,void 0,r);let p=fe("div",d).attr("class",`${u}-swatches ${u}-swatches-${i!=null?"columns":"wrap"}`),_;return i!=null?(_=`:where(.${u}-swatches-columns .${u}-swatch) {
  display: flex;
  align-items: center;
  break-inside: avoid;
  padding-bottom: 1px;
}
:where(.${u}-swatches-columns .${u}-swatch::before) {
  flex-shrink: 0;
}
:where(.${u}-swatches-columns .${u}-swatch-label) {
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}`,p.style("columns",i).selectAll().data(e.domain).enter().append("div").attr("class",`${u}-swatch`).call(n,e,a,c).call(m=>m.append("div").attr("class",`${u}-swatch-label`).attr("title",r).text(r))):(_=`:where(.${u}-swatches-wrap) {
  display: flex;
  align-items: center;
  min-height: 33px;
  flex-wrap: wrap;
}
:where(.${u}-swatches-wrap .${u}-swatch) {
  display: inline-flex;
  align-items: center;
  margin-right: 1em;
}`,p.selectAll().data(e.domain).enter().append("span").attr("class",`${u}-swatch`).call(n,e,a,c).append(function(){return this.ownerDocument.createTextNode(r.apply(this,arguments))})),p.call(m=>m.insert("style","*").text(`:where(.${u}-swatches) {
  font-family: system-ui, sans-serif;
  font-size: 10px;
  margin-bottom: 0.5em;
}
:where(.${u}-swatch > svg) {
  margin-right: 0.5em;
  overflow: visible;
}
${_}`)).style("margin-left",l?`${+l}px`:null).style("width",f===void 0?null:`${+f}px`).style("font-variant",Re(s,"normal")).call(ua,h).node()}var v_=new Map([["symbol",BT],["color",VT],["opacity",eD]]);function zT(e,t,n={}){return(i,r)=>{if(!v_.has(i))throw new Error(`unknown legend type: ${i}`);if(i in e)return v_.get(i)(e[i],GT(t,n[i],r),s=>e[s])}}function GT({className:e,...t},{label:n,ticks:i,tickFormat:r}={},s){return cS(s,{className:e,...t},{label:n,ticks:i,tickFormat:r})}function VT(e,{legend:t=!0,...n}){if(t===!0&&(t=e.type==="ordinal"?"swatches":"ramp"),e.domain!==void 0)switch(`${t}`.toLowerCase()){case"swatches":return OT(e,n);case"ramp":return Vw(e,n);default:throw new Error(`unknown legend type: ${t}`)}}function eD({type:e,interpolate:t,...n},{legend:i=!0,color:r=vi(0,0,0),...s}){if(!t)throw new Error(`${e} opacity scales are not supported`);if(i===!0&&(i="ramp"),`${i}`.toLowerCase()!=="ramp")throw new Error(`${i} opacity legends are not supported`);return VT({type:e,...n,interpolate:nD(r)},{legend:i,...s})}function nD(e){let{r:t,g:n,b:i}=vi(e)||vi(0,0,0);return r=>`rgba(${t},${n},${i},${r})`}function HT(e,t,n){let i=[];for(let[r,s]of v_){let o=n[r];if(o?.legend&&r in e){let a=s(e[r],GT(t,e[r],o),c=>e[c]);a!=null&&i.push(a)}}return i}function WT(e={},t="y"){return v0(e)?e:{...e,[t]:Ee}}function $T(e,t){if(t.length===1)return{data:e,facets:t};let n=ns(e),i=new Uint8Array(n),r=0;for(let a of t)for(let c of a)i[c]&&++r,i[c]=1;if(r===0)return{data:e,facets:t};e=ts(e);let s=e[d0]=new Uint32Array(n+r);t=t.map(a=>ts(a,Uint32Array));let o=n;i.fill(0);for(let a of t)for(let c=0,l=a.length;c<l;++c){let u=a[c];i[u]?(a[c]=o,e[o]=e[u],s[o]=u,++o):s[u]=u,i[u]=1}return{data:e,facets:t}}function Pf(e={},t={}){arguments.length===1&&([e,t]=iD(e));let{x1:n,x:i=n,y:r,...s}=t,[o,a,c,l]=sD(i,r,"x","y",e,s);return{...o,x1:n,x:a,y1:c,y2:l,y:jM(c,l)}}function YT({y:e,y1:t,y2:n,...i}={}){return i=kc(i,"x"),t===void 0&&n===void 0?Pf({y:e,...i}):([t,n]=ZM(e,t,n),{...i,y1:t,y2:n})}function iD(e){let{offset:t,order:n,reverse:i,...r}=e;return[{offset:t,order:n,reverse:i},r]}var rD={length:!0};function sD(e,t=VM,n,i,{offset:r,order:s,reverse:o},a){if(t===null)throw new Error(`stack requires ${i}`);let c=ef(a),[l,u]=KM(e),[h,f]=Nc(t),[d,p]=Nc(t);return h.hint=d.hint=rD,r=oD(r),s=lD(s,r,i),[Dc(a,(_,m,g)=>{({data:_,facets:m}=$T(_,m));let x=e==null?void 0:u(QM(Je(_,e),g?.[n])),S=Je(_,t,Float64Array),v=Je(_,c),w=s&&s(_,x,S,v),b=ns(_),y=f(new Float64Array(b)),M=p(new Float64Array(b)),R=[];for(let E of m){let C=x?Array.from(wo(E,N=>x[N]).values()):[E];if(w)for(let N of C)N.sort(w);for(let N of C){let k=0,P=0;o&&N.reverse();for(let L of N){let B=S[L];B<0?k=M[L]=(y[L]=k)+B:B>0?P=M[L]=(y[L]=P)+B:M[L]=y[L]=P}}R.push(C)}return r&&r(R,y,M,v),{data:_,facets:m}}),l,h,d]}function oD(e){if(e!=null){if(typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"expand":case"normalize":return aD;case"center":case"silhouette":return cD;case"wiggle":return JT}throw new Error(`unknown offset: ${e}`)}}function ZT(e,t){let n=0,i=0;for(let r of e){let s=t[r];s<n&&(n=s),s>i&&(i=s)}return[n,i]}function aD(e,t,n){for(let i of e)for(let r of i){let[s,o]=ZT(r,n);for(let a of r){let c=1/(o-s||1);t[a]=c*(t[a]-s),n[a]=c*(n[a]-s)}}}function cD(e,t,n){for(let i of e){for(let r of i){let[s,o]=ZT(r,n);for(let a of r){let c=(o+s)/2;t[a]-=c,n[a]-=c}}KT(i,t,n)}jT(e,t,n)}function JT(e,t,n,i){for(let r of e){let s=new jn,o=0;for(let a of r){let c=-1,l=a.map(d=>Math.abs(n[d]-t[d])),u=a.map(d=>{c=i?i[d]:++c;let p=n[d]-t[d],_=s.has(c)?p-s.get(c):0;return s.set(c,p),_}),h=[0,...Sx(u)];for(let d of a)t[d]+=o,n[d]+=o;let f=Di(l);f&&(o-=Di(l,(d,p)=>(u[p]/2+h[p])*d)/f)}KT(r,t,n)}jT(e,t,n)}function KT(e,t,n){let i=Qn(e,r=>Qn(r,s=>t[s]));for(let r of e)for(let s of r)t[s]-=i,n[s]-=i}function jT(e,t,n){let i=e.length;if(i===1)return;let r=e.map(a=>a.flat()),s=r.map(a=>(Qn(a,c=>t[c])+_n(a,c=>n[c]))/2),o=Qn(s);for(let a=0;a<i;a++){let c=o-s[a];for(let l of r[a])t[l]+=c,n[l]+=c}}function lD(e,t,n){if(e===void 0&&t===JT)return XT(Cn);if(e!=null){if(typeof e=="string"){let i=e.startsWith("-"),r=i?Js:Cn;switch((i?e.slice(1):e).toLowerCase()){case"value":case n:return uD(r);case"z":return fD(r);case"sum":return hD(r);case"appearance":return dD(r);case"inside-out":return XT(r)}return qT(m0(e))}if(typeof e=="function")return(e.length===1?qT:pD)(e);if(bi(e))return mD(e);throw new Error(`invalid order: ${e}`)}}function uD(e){return(t,n,i)=>(r,s)=>e(i[r],i[s])}function fD(e){return(t,n,i,r)=>(s,o)=>e(r[s],r[o])}function hD(e){return If(e,(t,n,i,r)=>Zl(Rn(t),s=>Di(s,o=>i[o]),s=>r[s]))}function dD(e){return If(e,(t,n,i,r)=>Zl(Rn(t),s=>n[lp(s,o=>i[o])],s=>r[s]))}function XT(e){return If(e,(t,n,i,r)=>{let s=Rn(t),o=Zl(s,h=>n[lp(h,f=>i[f])],h=>r[h]),a=Wr(s,h=>Di(h,f=>i[f]),h=>r[h]),c=[],l=[],u=0;for(let h of o)u<0?(u+=a.get(h),c.push(h)):(u-=a.get(h),l.push(h));return l.reverse().concat(c)})}function qT(e){return t=>{let n=Je(t,e);return(i,r)=>Cn(n[i],n[r])}}function pD(e){return t=>bi(t)?(n,i)=>e(t[n],t[i]):(n,i)=>e(t.get(n),t.get(i))}function mD(e){return If(Cn,()=>e)}function If(e,t){return(n,i,r,s)=>{if(!s)throw new Error("missing channel: z");let o=new jn(t(n,i,r,s).map((a,c)=>[a,c]));return(a,c)=>e(o.get(s[a]),o.get(s[c]))}}var gD={ariaLabel:"rect"},Hc=class extends Me{constructor(t,n={}){let{x1:i,y1:r,x2:s,y2:o}=n;super(t,{x1:{value:i,scale:"x",type:i!=null&&s==null?"band":void 0,optional:!0},y1:{value:r,scale:"y",type:r!=null&&o==null?"band":void 0,optional:!0},x2:{value:s,scale:"x",optional:!0},y2:{value:o,scale:"y",optional:!0}},n,gD),b_(this,n),M_(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{x1:c,y1:l,x2:u,y2:h}=i,{marginTop:f,marginRight:d,marginBottom:p,marginLeft:_,width:m,height:g}=r,{projection:x}=s,{insetTop:S,insetRight:v,insetBottom:w,insetLeft:b}=this,{rx:y,ry:M,rx1y1:R,rx1y2:E,rx2y1:C,rx2y2:N}=this;(c||u)&&!x&&as(o)&&(c=u=null),(l||h)&&!x&&as(a)&&(l=h=null);let k=o?.bandwidth?o.bandwidth():0,P=a?.bandwidth?a.bandwidth():0;return fe("svg:g",s).call(sn,this,r,s).call(on,this,{},0,0).call(L=>L.selectAll().data(t).enter().call(R||E||C||N?B=>B.append("path").call(Qe,this).call(S_,c&&u?F=>c[F]+(u[F]<c[F]?-v:b):c?F=>c[F]+b:_+b,l&&h?F=>l[F]+(h[F]<l[F]?-w:S):l?F=>l[F]+S:f+S,c&&u?F=>u[F]-(u[F]<c[F]?-b:v):c?F=>c[F]+k-v:m-d-v,l&&h?F=>h[F]-(h[F]<l[F]?-S:w):l?F=>l[F]+P-w:g-p-w,this).call(In,this,i):B=>B.append("rect").call(Qe,this).attr("x",c?u?F=>Math.min(c[F],u[F])+b:F=>c[F]+b:_+b).attr("y",l?h?F=>Math.min(l[F],h[F])+S:F=>l[F]+S:f+S).attr("width",c?u?F=>Math.max(0,Math.abs(u[F]-c[F])+k-b-v):k-b-v:m-d-_-v-b).attr("height",l?h?F=>Math.max(0,Math.abs(l[F]-h[F])+P-S-w):P-S-w:g-f-p-S-w).call(zt,"rx",y).call(zt,"ry",M).call(In,this,i))).node()}};function b_(e,{inset:t=0,insetTop:n=t,insetRight:i=t,insetBottom:r=t,insetLeft:s=t}={}){e.insetTop=Ie(n),e.insetRight=Ie(i),e.insetBottom=Ie(r),e.insetLeft=Ie(s)}function M_(e,{r:t,rx:n,ry:i,rx1:r=t,ry1:s=t,rx2:o=t,ry2:a=t,rx1y1:c=r!==void 0?+r:s!==void 0?+s:0,rx1y2:l=r!==void 0?+r:a!==void 0?+a:0,rx2y1:u=o!==void 0?+o:s!==void 0?+s:0,rx2y2:h=o!==void 0?+o:a!==void 0?+a:0}={}){c||l||u||h?(e.rx1y1=c,e.rx1y2=l,e.rx2y1=u,e.rx2y2=h):(e.rx=Re(n,"auto"),e.ry=Re(i,"auto"))}function S_(e,t,n,i,r,s){let{rx1y1:o,rx1y2:a,rx2y1:c,rx2y2:l}=s;typeof t!="function"&&(t=kn(t)),typeof n!="function"&&(n=kn(n)),typeof i!="function"&&(i=kn(i)),typeof r!="function"&&(r=kn(r));let u=Math.max(Math.abs(o+c),Math.abs(a+l)),h=Math.max(Math.abs(o+a),Math.abs(c+l));e.attr("d",f=>{let d=t(f),p=n(f),_=i(f),m=r(f),g=d>_,x=p>m,S=g?_:d,v=g?d:_,w=x?m:p,b=x?p:m,y=Math.min(1,(v-S)/u,(b-w)/h),M=y*(g?x?l:c:x?a:o),R=y*(g?x?a:o:x?l:c),E=y*(g?x?o:a:x?c:l),C=y*(g?x?c:l:x?o:a);return`M${S},${w+Nf(M,C)}A${M},${M} 0 0 ${M<0?0:1} ${S+Lf(M,C)},${w}H${v-Lf(R,E)}A${R},${R} 0 0 ${R<0?0:1} ${v},${w+Nf(R,E)}V${b-Nf(E,R)}A${E},${E} 0 0 ${E<0?0:1} ${v-Lf(E,R)},${b}H${S+Lf(C,M)}A${C},${C} 0 0 ${C<0?0:1} ${S},${b-Nf(C,M)}Z`})}function Lf(e,t){return t<0?e:Math.abs(e)}function Nf(e,t){return t<0?Math.abs(e):e}function w_(e,t){return new Hc(e,c_(Kw(t)))}function T_(e,t={}){return YM(t)||(t={...t,x:Lc,y2:Ee,interval:1}),new Hc(e,YT(c_(WT(t))))}var _D={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},yD={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},A_=class extends Me{constructor(t={}){let{anchor:n=null}=t;super(Jo,void 0,t,n==null?_D:yD),this.anchor=x0(n,"anchor",["top","right","bottom","left"]),b_(this,t),n||M_(this,t)}render(t,n,i,r,s){let{marginTop:o,marginRight:a,marginBottom:c,marginLeft:l,width:u,height:h}=r,{anchor:f,insetTop:d,insetRight:p,insetBottom:_,insetLeft:m}=this,{rx:g,ry:x,rx1y1:S,rx1y2:v,rx2y1:w,rx2y2:b}=this,y=l+m,M=u-a-p,R=o+d,E=h-c-_;return fe(f?"svg:line":S||v||w||b?"svg:path":"svg:rect",s).datum(0).call(sn,this,r,s).call(Qe,this).call(In,this,i).call(on,this,{}).call(f==="left"?C=>C.attr("x1",y).attr("x2",y).attr("y1",R).attr("y2",E):f==="right"?C=>C.attr("x1",M).attr("x2",M).attr("y1",R).attr("y2",E):f==="top"?C=>C.attr("x1",y).attr("x2",M).attr("y1",R).attr("y2",R):f==="bottom"?C=>C.attr("x1",y).attr("x2",M).attr("y1",E).attr("y2",E):S||v||w||b?C=>C.call(S_,y,R,M,E,this):C=>C.attr("x",y).attr("y",R).attr("width",M-y).attr("height",E-R).attr("rx",g).attr("ry",x)).node()}};function QT(e){return new A_(e)}var E_={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},xD=new Set(["geometry","href","src","ariaLabel","scales"]),C_=class extends Me{constructor(t,n={}){n.tip&&(n={...n,tip:!1}),n.title===void 0&&hi(t)&&sf(t)&&(n={...n,title:Ee});let{x:i,y:r,x1:s,x2:o,y1:a,y2:c,anchor:l,preferredAnchor:u="bottom",monospace:h,fontFamily:f=h?"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:_,fontWeight:m,lineHeight:g=1,lineWidth:x=20,frameAnchor:S,format:v,textAnchor:w="start",textOverflow:b,textPadding:y=8,title:M,pointerSize:R=12,pathFilter:E="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(t,{x:{value:s!=null&&o!=null?null:i,scale:"x",optional:!0},y:{value:a!=null&&c!=null?null:r,scale:"y",optional:!0},x1:{value:s,scale:"x",optional:o==null},y1:{value:a,scale:"y",optional:c==null},x2:{value:o,scale:"x",optional:s==null},y2:{value:c,scale:"y",optional:a==null},title:{value:M,optional:!0}},n,E_),this.anchor=af(l,"anchor"),this.preferredAnchor=af(u,"preferredAnchor"),this.frameAnchor=os(S),this.textAnchor=Re(w,"middle"),this.textPadding=+y,this.pointerSize=+R,this.pathFilter=Pe(E),this.lineHeight=+g,this.lineWidth=+x,this.textOverflow=f_(b),this.monospace=!!h,this.fontFamily=Pe(f),this.fontSize=Ie(d),this.fontStyle=Pe(p),this.fontVariant=Pe(_),this.fontWeight=Pe(m);for(let C in E_)C in this.channels&&(this[C]=E_[C]);this.splitLines=m_(this),this.clipLine=g_(this),this.format=typeof v=="string"||typeof v=="function"?{title:v}:{...v}}render(t,n,i,r,s){let o=this,{x:a,y:c,fx:l,fy:u}=n,{ownerSVGElement:h,document:f}=s,{anchor:d,monospace:p,lineHeight:_,lineWidth:m}=this,{textPadding:g,pointerSize:x,pathFilter:S}=this,{marginTop:v,marginLeft:w}=r,{x1:b,y1:y,x2:M,y2:R,x:E=b??M,y:C=y??R}=i,N=l?l(t.fx)-w:0,k=u?u(t.fy)-v:0,[P,L]=Qi(this,r),B=e_(i,P),F=n_(i,L),Z=p?Ef:Af,U=Z(ro),G,q;"title"in i?(G=tA.call(this,{title:i.channels.title},n),q=SD):(G=tA.call(this,i.channels,n),q=wD);let rt=fe("svg:g",s).call(sn,this,r,s).call(p_,this).call(on,this,{x:E&&a,y:C&&c}).call(ot=>ot.selectAll().data(t).enter().append("g").attr("transform",ut=>`translate(${Math.round(B(ut))},${Math.round(F(ut))})`).call(Qe,this).call(ut=>ut.append("path").attr("filter",S)).call(ut=>ut.append("text").each(function(st){let at=yi(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",1),this.setAttribute("stroke","none");let J=q.call(o,st,t,G,n,i);if(typeof J=="string")for(let yt of o.splitLines(J))ct(at,{value:o.clipLine(yt)});else{let yt=new Set;for(let lt of J){let{label:K=""}=lt;K&&yt.has(K)||(yt.add(K),ct(at,lt))}}})));function ct(ot,{label:ut,value:st,color:at,opacity:J}){ut??="",st??="";let yt=at!=null||J!=null,lt,K=m*100,[Lt]=so(ut,K,Z,U);if(Lt>=0)ut=ut.slice(0,Lt).trimEnd()+ro,lt=st.trim(),st="";else{(ut||!st&&!yt)&&(st=" "+st);let[Vt]=so(st,K-Z(ut),Z,U);Vt>=0&&(lt=st.trim(),st=st.slice(0,Vt).trimEnd()+ro)}let Mt=ot.append("tspan").attr("x",0).attr("dy",`${_}em`).text("\u200B");ut&&Mt.append("tspan").attr("font-weight","bold").text(ut),st&&Mt.append(()=>f.createTextNode(st)),yt&&Mt.append("tspan").text(" \u25A0").attr("fill",at).attr("fill-opacity",J).style("user-select","none"),lt&&Mt.append("title").text(lt)}function $(){let{width:ot,height:ut}=r.facet??r;rt.selectChildren().each(function(st){let{x:at,width:J,height:yt}=this.getBBox();J=Math.round(J),yt=Math.round(yt);let lt=d;if(lt===void 0){let Mt=B(st)+N,Vt=F(st)+k,Xt=Mt+J+x+g*2<ot,he=Mt-J-x-g*2>0,ae=Vt+yt+x+g*2<ut,cn=Vt-yt-x-g*2>0;lt=Xt&&he?ae&&cn?o.preferredAnchor:cn?"bottom":"top":ae&&cn?Xt?"left":"right":(Xt||he)&&(ae||cn)?`${cn?"bottom":"top"}-${Xt?"left":"right"}`:o.preferredAnchor}let K=this.firstChild,Lt=this.lastChild;if(K.setAttribute("d",MD(lt,x,g,J,yt)),at)for(let Mt of Lt.childNodes)Mt.setAttribute("x",-at);Lt.setAttribute("y",`${+vD(lt,Lt.childNodes.length,_).toFixed(6)}em`),Lt.setAttribute("transform",`translate(${bD(lt,x,g,J,yt)})`)}),rt.attr("visibility",null)}return t.length&&(rt.attr("visibility","hidden"),h.isConnected?Promise.resolve().then($):typeof requestAnimationFrame<"u"&&requestAnimationFrame($)),rt.node()}};function rA(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=wr(t,n)),new C_(e,{...i,x:t,y:n})}function vD(e,t,n){return/^top(?:-|$)/.test(e)?.94-n:-.29-t*n}function bD(e,t,n,i,r){switch(e){case"middle":return[-i/2,r/2];case"top-left":return[n,t+n];case"top":return[-i/2,t/2+n];case"top-right":return[-i-n,t+n];case"right":return[-t/2-i-n,r/2];case"bottom-left":return[n,-t-n];case"bottom":return[-i/2,-t/2-n];case"bottom-right":return[-i-n,-t-n];case"left":return[n+t/2,r/2]}}function MD(e,t,n,i,r){let s=i+n*2,o=r+n*2;switch(e){case"middle":return`M${-s/2},${-o/2}h${s}v${o}h${-s}z`;case"top-left":return`M0,0l${t},${t}h${s-t}v${o}h${-s}z`;case"top":return`M0,0l${t/2},${t/2}h${(s-t)/2}v${o}h${-s}v${-o}h${(s-t)/2}z`;case"top-right":return`M0,0l${-t},${t}h${t-s}v${o}h${s}z`;case"right":return`M0,0l${-t/2},${-t/2}v${t/2-o/2}h${-s}v${o}h${s}v${t/2-o/2}z`;case"bottom-left":return`M0,0l${t},${-t}h${s-t}v${-o}h${-s}z`;case"bottom":return`M0,0l${t/2},${-t/2}h${(s-t)/2}v${-o}h${-s}v${o}h${(s-t)/2}z`;case"bottom-right":return`M0,0l${-t},${-t}h${t-s}v${-o}h${s}z`;case"left":return`M0,0l${t/2},${-t/2}v${t/2-o/2}h${s}v${o}h${-s}v${t/2-o/2}z`}}function tA(e,t){let n={},i=this.format;i=eA(i,e,"x"),i=eA(i,e,"y"),this.format=i;for(let r in i){let s=i[r];if(!(s===null||s===!1))if(r==="fx"||r==="fy")n[r]=!0;else{let o=I0(e,r);o&&(n[r]=o)}}for(let r in e){if(r in n||r in i||xD.has(r)||(r==="x"||r==="y")&&e.geometry)continue;let s=I0(e,r);if(s){if(s.scale==null&&s.defaultScale==="color")continue;n[r]=s}}this.facet&&(t.fx&&!("fx"in i)&&(n.fx=!0),t.fy&&!("fy"in i)&&(n.fy=!0));for(let r in n){let s=this.format[r];if(typeof s=="string"){let o=n[r]?.value??t[r]?.domain()??[];this.format[r]=(Ze(o)?Wi:Bi)(s)}else if(s===void 0||s===!0){let o=t[r];this.format[r]=o?.bandwidth?Vc(o,o.domain()):ji}}return n}function eA(e,t,n){if(!(n in e))return e;let i=`${n}1`,r=`${n}2`;if((i in e||!(i in t))&&(r in e||!(r in t)))return e;let s=Object.entries(e),o=e[n];return s.splice(s.findIndex(([a])=>a===n)+1,0,[i,o],[r,o]),Object.fromEntries(s)}function SD(e,t,{title:n}){return this.format.title(n.value[e],e)}function*wD(e,t,n,i,r){for(let s in n){if(s==="fx"||s==="fy"){yield{label:Df(i,n,s),value:this.format[s](t[s],e)};continue}if(s==="x1"&&"x2"in n||s==="y1"&&"y2"in n)continue;let o=n[s];if(s==="x2"&&"x1"in n)yield{label:iA(i,n,"x"),value:nA(this.format.x2,n.x1,o,e)};else if(s==="y2"&&"y1"in n)yield{label:iA(i,n,"y"),value:nA(this.format.y2,n.y1,o,e)};else{let a=o.value[e],c=o.scale;if(!ui(a)&&c==null)continue;yield{label:Df(i,n,s),value:this.format[s](a,e),color:c==="color"?r[s][e]:null,opacity:c==="opacity"?r[s][e]:null}}}}function nA(e,t,n,i){return n.hint?.length?`${e(n.value[i]-t.value[i],i)}`:`${e(t.value[i],i)}\u2013${e(n.value[i],i)}`}function iA(e,t,n){let i=Df(e,t,`${n}1`,n),r=Df(e,t,`${n}2`,n);return i===r?i:`${i}\u2013${r}`}function Df(e,t,n,i=n){let r=t[n],s=e[r?.scale??n];return String(s?.label??r?.label??i)}function us(e={}){let{facet:t,style:n,title:i,subtitle:r,caption:s,ariaLabel:o,ariaDescription:a}=e,c=la(e.className),l=e.marks===void 0?[]:oA(e.marks);l.push(...PD(l));let u=CD(t,e),h=new Map;for(let U of l){let G=aA(U,u,e);G&&h.set(U,G)}let f=new Map;u&&Wc(f,[u],e),Wc(f,h,e);let d=oA(ID(l,f,e));for(let U of d){let G=aA(U,u,e);G&&h.set(U,G)}l.unshift(...d);let p=yw(f,e);if(p!==void 0){let U=u?gf(p,u):void 0;for(let q of l){if(q.facet===null||q.facet==="super")continue;let rt=h.get(q);rt!==void 0&&(rt.facetsIndex=q.fx!=null||q.fy!=null?gf(p,rt):U)}let G=new Set;for(let{facetsIndex:q}of h.values())q?.forEach((rt,ct)=>{rt?.length>0&&G.add(ct)});p.forEach(0<G.size&&G.size<p.length?(q,rt)=>q.empty=!G.has(rt):q=>q.empty=!1);for(let q of l)if(q.facet==="exclude"){let rt=h.get(q);rt!==void 0&&(rt.facetsIndex=bw(rt.facetsIndex))}}for(let U of de.keys())Ko(e[U])&&U!=="fx"&&U!=="fy"&&f.set(U,[]);let _=new Map;for(let U of l){if(_.has(U))throw new Error("duplicate mark; each mark must be unique");let{facetsIndex:G,channels:q}=h.get(U)??{},{data:rt,facets:ct,channels:$}=U.initialize(G,q,e);I_($,e),_.set(U,{data:rt,facets:ct,channels:$})}let m=Oc(Wc(f,_,e),e),g=Bw(m,l,e);hw(m,g);let x=G0(m),{fx:S,fy:v}=x,w=S||v?V0(m,g):g,b=S||v?BD(x,g):g,y=ca(e),M=y.document,R=Co("svg").call(M.documentElement),E=R;y.ownerSVGElement=R,y.className=c,y.projection=ww(e,w),y.path=function(){return mc(this.projection??Pw(x))},y.filterFacets=(U,G)=>gf(p,{channels:G,groups:pf(U,G)}),y.getMarkState=U=>{let G=_.get(U),q=h.get(U);return{...G,channels:{...G.channels,...q?.channels}}},y.dispatchValue=U=>{E.value!==U&&(E.value=U,E.dispatchEvent(new y.document.defaultView.Event("input",{bubbles:!0})))};let C=new Set;for(let[U,G]of _)if(U.initializer!=null){let q=U.facet==="super"?b:w,rt=U.initializer(G.data,G.facets,G.channels,x,q,y);if(rt.data!==void 0&&(G.data=rt.data),rt.facets!==void 0&&(G.facets=rt.facets),rt.channels!==void 0){let{fx:ct,fy:$,...ot}=rt.channels;ED(ot),Object.assign(G.channels,ot);for(let ut of Object.values(ot)){let{scale:st}=ut;st!=null&&!hS(de.get(st))&&(uA(ut,e),C.add(st))}(ct!=null||$!=null)&&h.set(U,!0)}}if(C.size){let U=new Map;Wc(U,_,e,ct=>C.has(ct)),Wc(f,_,e,ct=>C.has(ct));let G=OD(Oc(U,e),m),{scales:q,...rt}=G0(G);Object.assign(m,G),Object.assign(x,rt),Object.assign(x.scales,q)}let N,k;p!==void 0&&(N={x:S?.domain(),y:v?.domain()},p=xw(p,N),k=vw(S,v,g));for(let[U,G]of _)G.values=U.scale(G.channels,x,y);let{width:P,height:L}=g;yi(R).attr("class",c).attr("fill","currentColor").attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("text-anchor","middle").attr("width",P).attr("height",L).attr("viewBox",`0 0 ${P} ${L}`).attr("aria-label",o).attr("aria-description",a).call(U=>U.append("style").text(`:where(.${c}) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.${c} text),
:where(.${c} tspan) {
  white-space: pre;
}`)).call(ua,n);for(let U of l){let{channels:G,values:q,facets:rt}=_.get(U);if(p===void 0||U.facet==="super"){let ct=null;if(rt&&(ct=rt[0],ct=U.filter(ct,G,q),ct.length===0))continue;let $=U.render(ct,x,q,b,y);if($==null)continue;R.appendChild($)}else{let ct;for(let $ of p){if(!(U.facetAnchor?.(p,N,$)??!$.empty))continue;let ot=null;if(rt){let st=h.has(U);if(ot=rt[st?$.i:0],ot=U.filter(ot,G,q),ot.length===0)continue;!st&&ot===rt[0]&&(ot=JM(ot)),ot.fx=$.x,ot.fy=$.y,ot.fi=$.i}let ut=U.render(ot,x,q,w,y);if(ut!=null){(ct??=yi(R).append("g")).append(()=>ut).datum($);for(let st of["aria-label","aria-description","aria-hidden","transform"])ut.hasAttribute(st)&&(ct.attr(st,ut.getAttribute(st)),ut.removeAttribute(st))}}ct?.selectChildren().each(k)}}let B=HT(m,y,e),{figure:F=i!=null||r!=null||s!=null||B.length>0}=e;F&&(E=M.createElement("figure"),E.className=`${c}-figure`,E.style.maxWidth="initial",i!=null&&E.append(sA(M,i,"h2")),r!=null&&E.append(sA(M,r,"h3")),E.append(...B,R),s!=null&&E.append(TD(M,s)),"value"in R&&(E.value=R.value,delete R.value)),E.scale=gw(x.scales),E.legend=zT(m,y,e);let Z=qS();return Z>0&&yi(R).append("text").attr("x",P).attr("y",20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("\u26A0\uFE0F").append("title").text(`${Z.toLocaleString("en-US")} warning${Z===1?"":"s"}. Please check the console.`),E}function sA(e,t,n){if(t.ownerDocument)return t;let i=e.createElement(n);return i.append(t),i}function TD(e,t){let n=e.createElement("figcaption");return n.append(t),n}function oA(e){return e.flat(1/0).filter(t=>t!=null).map(AD)}function AD(e){return typeof e.render=="function"?e:new P_(e)}var P_=class extends Me{constructor(t){if(typeof t!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=t}render(){}};function I_(e,t){for(let n in e)uA(e[n],t);return e}function uA(e,t){let{scale:n,transform:i=!0}=e;if(n==null||!i)return;let{type:r,percent:s,interval:o,transform:a=s?c=>c==null?NaN:c*100:b0(o,r)}=t[n]??{};a!=null&&(e.value=_e(e.value,a),e.transform=!1)}function ED(e){for(let t in e)P0(t,e[t])}function Wc(e,t,n,i=HM){for(let{channels:r}of t.values())for(let s in r){let o=r[s],{scale:a}=o;if(a!=null&&i(a))if(a==="projection"){if(!Ew(n)){let c=n.x?.domain===void 0,l=n.y?.domain===void 0;if(c||l){let[u,h]=Rw(o);c&&R_(e,"x",u),l&&R_(e,"y",h)}}}else R_(e,a,o)}return e}function R_(e,t,n){let i=e.get(t);i!==void 0?i.push(n):e.set(t,[n])}function CD(e,t){if(e==null)return;let{x:n,y:i}=e;if(n==null&&i==null)return;let r=Sr(e.data);if(r==null)throw new Error("missing facet data");let s={};n!=null&&(s.fx=na(r,{value:n,scale:"fx"})),i!=null&&(s.fy=na(r,{value:i,scale:"fy"})),I_(s,t);let o=pf(r,s);return{channels:s,groups:o,data:e.data}}function aA(e,t,n){if(e.facet===null||e.facet==="super")return;let{fx:i,fy:r}=e;if(i!=null||r!=null){let c=Sr(e.data??i??r);if(c===void 0)throw new Error(`missing facet data in ${e.ariaLabel}`);if(c===null)return;let l={};return i!=null&&(l.fx=na(c,{value:i,scale:"fx"})),r!=null&&(l.fy=na(c,{value:r,scale:"fy"})),I_(l,n),{channels:l,groups:pf(c,l)}}if(t===void 0)return;let{channels:s,groups:o,data:a}=t;if(e.facet!=="auto"||e.data===a)return{channels:s,groups:o};a.length>0&&(o.size>1||o.size===1&&s.fx&&s.fy&&[...o][0][1].size>1)&&ns(Sr(e.data))===ns(a)&&Pn(`Warning: the ${e.ariaLabel} mark appears to use faceted data, but isn\u2019t faceted. The mark data has the same length as the facet data and the mark facet option is "auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by setting the mark facet option to false.`)}function RD(e,t={}){return Tr({...t,x:null,y:null},(n,i,r,s,o,a)=>a.getMarkState(e))}function PD(e){let t=[];for(let n of e){let i=n.tip;if(i){i===!0?i={}:typeof i=="string"&&(i={pointer:i});let{pointer:r,preferredAnchor:s}=i;r=/^x$/i.test(r)?Gw:/^y$/i.test(r)?t_:zw,i=r(RD(n,i)),i.title=null,s===void 0&&(i.preferredAnchor=r===t_?"left":"bottom");let o=rA(n.data,i);o.facet=n.facet,o.facetAnchor=n.facetAnchor,t.push(o)}}return t}function ID(e,t,n){let{projection:i,x:r={},y:s={},fx:o={},fy:a={},axis:c,grid:l,facet:u={},facet:{axis:h=c,grid:f}=u,x:{axis:d=c,grid:p=d===null?null:l}=r,y:{axis:_=c,grid:m=_===null?null:l}=s,fx:{axis:g=h,grid:x=g===null?null:f}=o,fy:{axis:S=h,grid:v=S===null?null:f}=a}=n;(i||!Ko(r)&&!cA("x",e))&&(d=p=null),(i||!Ko(s)&&!cA("y",e))&&(_=m=null),t.has("fx")||(g=x=null),t.has("fy")||(S=v=null),d===void 0&&(d=!Of(e,"x")),_===void 0&&(_=!Of(e,"y")),g===void 0&&(g=!Of(e,"fx")),S===void 0&&(S=!Of(e,"fy")),d===!0&&(d="bottom"),_===!0&&(_="left"),g===!0&&(g=d==="top"||d===null?"bottom":"top"),S===!0&&(S=_==="right"||_===null?"left":"right");let w=[];return Uf(w,v,wT,a),Ff(w,S,xT,"right","left",u,a),Uf(w,x,AT,o),Ff(w,g,vT,"top","bottom",u,o),Uf(w,m,ST,s),Ff(w,_,y_,"left","right",n,s),Uf(w,p,TT,r),Ff(w,d,x_,"bottom","top",n,r),w}function Ff(e,t,n,i,r,s,o){if(!t)return;let a=LD(t);o=ND(a?i:t,s,o);let{line:c}=o;(n===y_||n===x_)&&c&&!to(c)&&e.push(QT(DD(o))),e.push(n(o)),a&&e.push(n({...o,anchor:r,label:null}))}function Uf(e,t,n,i){!t||to(t)||e.push(n(FD(t,i)))}function LD(e){return/^\s*both\s*$/i.test(e)}function ND(e,t,{line:n=t.line,ticks:i,tickSize:r,tickSpacing:s,tickPadding:o,tickFormat:a,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f=t.label,labelAnchor:d,labelArrow:p=t.labelArrow,labelOffset:_}){return{anchor:e,line:n,ticks:i,tickSize:r,tickSpacing:s,tickPadding:o,tickFormat:a,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f,labelAnchor:d,labelArrow:p,labelOffset:_}}function DD(e){let{anchor:t,line:n}=e;return{anchor:t,facetAnchor:t+"-empty",stroke:n===!0?void 0:n}}function FD(e,{stroke:t=Qo(e)?e:void 0,ticks:n=UD(e)?e:void 0,tickSpacing:i,ariaLabel:r,ariaDescription:s}){return{stroke:t,ticks:n,tickSpacing:i,ariaLabel:r,ariaDescription:s}}function UD(e){switch(typeof e){case"number":return!0;case"string":return!Qo(e)}return hi(e)||typeof e?.range=="function"}function Of(e,t){let n=`${t}-axis `;return e.some(i=>i.ariaLabel?.startsWith(n))}function cA(e,t){for(let n of t)for(let i in n.channels){let{scale:r}=n.channels[i];if(r===e||r==="projection")return!0}return!1}function OD(e,t){for(let n in e){let i=e[n],r=t[n];i.label===void 0&&r&&(i.label=r.label)}return e}function BD({fx:e,fy:t},n){let{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:a,height:c}=hf(n),l=e&&lA(e),u=t&&lA(t);return{marginTop:t?u[0]:i,marginRight:e?a-l[1]:r,marginBottom:t?c-u[1]:s,marginLeft:e?l[0]:o,inset:{marginTop:n.marginTop,marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:a,height:c}}function lA(e){let t=e.domain();if(t.length===0)return[0,e.bandwidth()];let n=e(t[0]),i=e(t[t.length-1]);return i<n&&([n,i]=[i,n]),[n,i+e.bandwidth()]}var kD=new Map([["basis",oM],["basis-closed",cM],["basis-open",uM],["bundle",hM],["bump-x",tM],["bump-y",eM],["cardinal",dM],["cardinal-closed",pM],["cardinal-open",mM],["catmull-rom",_M],["catmull-rom-closed",xM],["catmull-rom-open",bM],["linear",$o],["linear-closed",SM],["monotone-x",AM],["monotone-y",EM],["natural",RM],["step",PM],["step-after",LM],["step-before",IM]]);function zD(e=$o,t){if(typeof e=="function")return e;let n=kD.get(`${e}`.toLowerCase());if(!n)throw new Error(`unknown curve: ${e}`);if(t!==void 0){if("beta"in n)return n.beta(t);if("tension"in n)return n.tension(t);if("alpha"in n)return n.alpha(t)}return n}function fA(e=$c,t){return typeof e!="function"&&`${e}`.toLowerCase()==="auto"?$c:zD(e,t)}function $c(e){return $o(e)}var GD={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function VD(e){return e.sort===void 0&&e.reverse===void 0?yS({channel:"-r"},e):e}var Bf=class extends Me{constructor(t,n={}){let{x:i,y:r,r:s,rotate:o,symbol:a=Zs,frameAnchor:c}=n,[l,u]=Ce(o,0),[h,f]=mS(a),[d,p]=Ce(s,h==null?3:4.5);super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},r:{value:d,scale:"r",filter:Ks,optional:!0},rotate:{value:l,optional:!0},symbol:{value:h,scale:"auto",optional:!0}},VD(n),GD),this.r=p,this.rotate=u,this.symbol=f,this.frameAnchor=os(c);let{channels:_}=this,{symbol:m}=_;if(m){let{fill:g,stroke:x}=_;m.hint={fill:g?g.value===m.value?"color":"currentColor":this.fill??"currentColor",stroke:x?x.value===m.value?"color":"currentColor":this.stroke??"none"}}}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,r:u,rotate:h,symbol:f}=i,{r:d,rotate:p,symbol:_}=this,[m,g]=Qi(this,r),x=_===Zs,S=u?void 0:d*d*Math.PI;return Xo(d)&&(t=[]),fe("svg:g",s).call(sn,this,r,s).call(on,this,{x:c&&o,y:l&&a}).call(v=>v.selectAll().data(t).enter().append(x?"circle":"path").call(Qe,this).call(x?w=>{w.attr("cx",c?b=>c[b]:m).attr("cy",l?b=>l[b]:g).attr("r",u?b=>u[b]:d)}:w=>{w.attr("transform",fa`translate(${c?b=>c[b]:m},${l?b=>l[b]:g})${h?b=>` rotate(${h[b]})`:p?` rotate(${p})`:""}`).attr("d",u&&f?b=>{let y=Oi();return f[b].draw(y,u[b]*u[b]*Math.PI),y}:u?b=>{let y=Oi();return _.draw(y,u[b]*u[b]*Math.PI),y}:f?b=>{let y=Oi();return f[b].draw(y,S),y}:(()=>{let b=Oi();return _.draw(b,S),b})())}).call(In,this,i)).node()}};function L_(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=wr(t,n)),new Bf(e,{...i,x:t,y:n})}var HD={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},kf=class extends Me{constructor(t,n={}){let{x:i,y:r,z:s,curve:o,tension:a}=n;super(t,{x:{value:i,scale:"x"},y:{value:r,scale:"y"},z:{value:ef(n),optional:!0}},n,HD),this.z=s,this.curve=fA(o,a),zc(this,n)}filter(t){return t}project(t,n,i){this.curve!==$c&&super.project(t,n,i)}render(t,n,i,r,s){let{x:o,y:a}=i,{curve:c}=this;return fe("svg:g",s).call(sn,this,r,s).call(on,this,n).call(l=>l.selectAll().data(Fw(t,[o,a],this,i)).enter().append("path").call(Qe,this).call(Dw,this,i).call($w,this,i,s).attr("d",c===$c&&s.projection?WD(s.path(),o,a):j1().curve(c).defined(u=>u>=0).x(u=>o[u]).y(u=>a[u]))).node()}};function WD(e,t,n){return t=Qs(t),n=Qs(n),i=>{let r=[],s=[r];for(let o of i)o===-1?(r=[],s.push(r)):r.push([t[o],n[o]]);return e({type:"MultiLineString",coordinates:s})}}function zf(e,{x:t,y:n,...i}={}){return[t,n]=wr(t,n),new kf(e,{...i,x:t,y:n})}Me.prototype.plot=function({marks:e=[],...t}={}){return us({...t,marks:[...e,this]})};function hA(){let e=document.getElementById("data");if(!e)throw new Error("the page has no data");return JSON.parse(e.textContent??"")}var Gf=class{constructor(t){this.data=t;this.shown=new Set(t.subjects.slice(0,8).keys())}data;filter={subject:null,group:null,column:null};shown;listeners=[];on_change(t){this.listeners.push(t)}changed(){for(let t of this.listeners)t()}toggle(t){let n=Object.keys(t),i=n.every(r=>this.filter[r]===t[r]);for(let r of n)this.filter[r]=i?null:t[r]??null;this.changed()}is_finding(t){return t<this.data.finding_columns}takes(t,n,i){let{subject:r,group:s,column:o}=this.filter;return(r===null||t===r)&&(s===null||n===s)&&(o===null||i===null||i===o)}cells(){return this.data.cells.filter(t=>this.takes(t.s,t.g,null))}drawn_subjects(){return this.filter.subject!==null?[this.filter.subject]:[...this.data.subjects.keys()].filter(t=>this.shown.has(t))}};function ze(e){return e.replaceAll("_"," ")}var N_=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","currentColor"],dA=["none","6 3","2 2","8 3 2 3"];function Xc(e){return N_[e%N_.length]}function D_(e){return dA[Math.floor(e/N_.length)%dA.length]}function Dt(e,t={},...n){let i=document.createElement(e);for(let[r,s]of Object.entries(t))i.setAttribute(r,s);return i.append(...n),i}function Si(e,t,n={}){let i=Dt("button",{type:"button",...n},e);return i.addEventListener("click",t),i}function Ln(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no place ${e}`);return t}function Ne(e){return e===null?"":Number.isInteger(e)&&Math.abs(e)<1e6?String(e):Math.abs(e)>=.001&&Math.abs(e)<1e6?String(Number(e.toPrecision(3))):e.toExponential(2)}var Hf=640,Wf=360;function qc(e,t,n){let i=Ln(e);if(!t){i.replaceChildren(Dt("p",{class:"none"},"Nothing of this kind was recorded here."));return}let r=t instanceof SVGSVGElement?t:t.querySelector("svg");r?.setAttribute("role","img"),r?.setAttribute("aria-label",n),i.replaceChildren(t)}function qD(e,t){let n=e.data.error_bins,i=new Map,r=0;for(let l of e.cells())if(l.s===t)for(let u=0;u<l.errors.length;u+=3)e.takes(t,l.g,l.errors[u])&&(i.set(l.errors[u+1],(i.get(l.errors[u+1])??0)+l.errors[u+2]),r+=l.errors[u+2]);let s=l=>10**(n.first_decade+(Math.min(l,n.count-1)+1)/n.per_decade),o=0,a=[];for(let[l,u]of[...i].sort(([h],[f])=>h-f))o+=u,a.push({error:s(l),share:o/r});let[c]=a;return c&&a.unshift({error:10**n.first_decade,share:i.has(-1)?c.share:0}),a}function YD(e){let n=e.drawn_subjects().map(o=>({s:o,points:qD(e,o)})).filter(({points:o})=>o.length>0),i=Math.max(1,...n.flatMap(({points:o})=>o.map(a=>a.error))),r=n.map(({s:o,points:a})=>zf([...a,{error:i,share:a.at(-1).share}],{x:"error",y:"share",curve:"step-after",stroke:Xc(o),strokeDasharray:D_(o),strokeWidth:2,title:()=>e.data.subjects[o].name})),s=n.length?us({width:Hf,height:Wf,marginLeft:50,x:{type:"log",label:"error in units of u M",grid:!0,tickFormat:".0e",ticks:8},y:{domain:[0,100],percent:!0,label:"answers with at most this error, %",grid:!0},marks:r}):null;qc("errors",s,"Share of the answers with at most a given error, a line for each subject")}var fs={x:"size_ratio",y:"gap",group:-1};function Vf(e,t){let n=e.first+e.step*t;return e.log?10**n:n}function pA(e,t,n,i){let r=Dt("select");for(let s of t)r.append(new Option(ze(s),s,s===n,s===n));return r.addEventListener("change",()=>i(r.value)),Dt("label",{},`${e} `,r)}function ZD(e){let t=n=>e.axes[n].name;return e.pairs.find(n=>t(n.x)===fs.x&&t(n.y)===fs.y)??e.pairs.find(n=>t(n.x)===fs.y&&t(n.y)===fs.x)??e.pairs[0]}function JD(e,t,n,i,r){let s=l=>t.axes[l].name,o=t.pairs.map(l=>`${s(l.x)} and ${s(l.y)}`),a=o[t.pairs.indexOf(i)],c=n.map(({g:l})=>e.data.groups[l].name);Ln("heat-controls").replaceChildren(pA("Group",c,e.data.groups[t.g].name,l=>{fs.group=n[c.indexOf(l)].g,r()}),pA("Parameters",o,a,l=>{let u=t.pairs[o.indexOf(l)];fs.x=s(u.x),fs.y=s(u.y),r()}))}function mA(e){let t=e.data.heat.filter(({g:f,pairs:d})=>d.length>0&&(e.filter.group??f)===f),n=f=>["size_ratio","gap"].every(d=>f.axes.some(p=>p.name===d)),i=t.find(({g:f})=>f===fs.group)??t.find(n)??t[0],r=i&&ZD(i);if(!i||!r){Ln("heat-controls").replaceChildren(),qc("heat",null,"");return}JD(e,i,t,r,()=>mA(e));let s=new Map;for(let f of r.found)if(e.takes(f.s,i.g,f.c))for(let d=0;d<f.cells.length;d+=2)s.set(f.cells[d],(s.get(f.cells[d])??0)+f.cells[d+1]);let o=e.filter.subject===null?e.data.subjects.length:1,[a,c]=[i.axes[r.x],i.axes[r.y]],l=r.totals.flatMap((f,d)=>{if(!f)return[];let[p,_]=[d%i.bins,Math.floor(d/i.bins)],m=s.get(d)??0;return[{x1:Vf(a,p),x2:Vf(a,p+1),y1:Vf(c,_),y2:Vf(c,_+1),share:100*m/(f*o),title:`${m} findings in ${f} cases x ${o} subject${o===1?"":"s"}`}]}),u=f=>({type:f.log?"log":"linear",label:ze(f.name),...f.log?{tickFormat:".0e",ticks:6}:{}}),h=us({width:Hf,height:Wf,marginLeft:60,x:u(a),y:u(c),color:{scheme:"Cividis",legend:!0,label:"findings, % of the answers",domain:[0,Math.max(1e-9,...l.map(f=>f.share))]},marks:[w_(l,{x1:"x1",x2:"x2",y1:"y1",y2:"y2",fill:"share",title:"title",inset:.5})]});qc("heat",h,`Share of findings by ${ze(a.name)} and ${ze(c.name)}`)}function KD(e){let t=e.drawn_subjects(),n=[];for(let f of e.data.points)if(t.includes(f.s))for(let d=0;d<f.points.length;d+=4){let[p,_,m,g]=f.points.slice(d,d+4);e.takes(f.s,p,_)&&n.push({s:f.s,c:_,x:m/100,y:g===-32768?null:g/100})}let i=n.flatMap(({y:f})=>f===null?[]:[f]),r=Math.min(0,...i)-1,s=[...new Set(t.map(f=>e.data.subjects[f].u))].filter(f=>f>0),o=n.map(({x:f})=>f),a=[Math.min(-1,...o),Math.max(0,...o)],c=s.map(f=>a.map(d=>({x:10**d,y:10**(Math.log10(f)-d),u:f}))),l=n.map(({s:f,c:d,x:p,y:_})=>({s:f,x:10**p,y:10**(_??r),symbol:e.is_finding(d)?"finding":"no finding",title:`${e.data.subjects[f].name}: ${ze(e.data.columns[d])}, d*/M = ${Ne(10**p)}, relative error ${_===null?"0":Ne(10**_)}`})),u={type:"log",grid:!0,tickFormat:".0e",ticks:6},h=l.length?us({width:Hf,height:Wf,marginLeft:60,marginTop:40,x:{...u,label:"distance / magnitude"},y:{...u,label:"relative error of the distance (lowest row: 0)"},symbol:{domain:["no finding","finding"],range:["circle","times"],legend:!0},marks:[L_(l,{x:"x",y:"y",symbol:"symbol",stroke:f=>Xc(f.s),strokeOpacity:.7,r:2,title:"title"}),...c.map(f=>zf(f,{x:"x",y:"y",stroke:"currentColor",strokeDasharray:"4 3"})),...c.map(f=>da([f[0]],{x:"x",y:"y",text:()=>`u M / d, u = ${Ne(f[0].u)}`,textAnchor:"start",dx:6,dy:-4,fill:"currentColor"}))]}):null;qc("condition",h,"Relative error against distance over magnitude")}function jD(e){let t=new Set(e.drawn_subjects()),n=new Map;for(let l of e.cells())if(t.has(l.s))for(let u=0;u<l.iterations.length;u+=4){let[h,f,d,p]=l.iterations.slice(u,u+4);e.takes(l.s,l.g,h)&&n.set(`${f} ${d}`,(n.get(`${f} ${d}`)??0)+p)}let i=new Map;for(let[l,u]of n)i.set(Number(l.split(" ")[0]),(i.get(Number(l.split(" ")[0]))??0)+u);let r=[...i].sort((l,u)=>u[1]-l[1]).slice(0,6).map(([l])=>l),s=l=>r.includes(l)?ze(e.data.statuses[l]):"others",o=[...n].map(([l,u])=>{let[h,f]=l.split(" ").map(Number);return{status:s(h),k:f,k2:f+1,count:u}}),a=[...new Set([...r.map(s),...o.map(({status:l})=>l)])],c=o.length?us({width:Hf,height:Wf,marginLeft:60,x:{label:"iterations (256: or more)"},y:{type:"sqrt",label:"answers (square root scale)",grid:!0},color:{domain:a,range:a.map((l,u)=>Xc(u)),legend:!0},marks:[T_(o,Pf({order:"status"},{x1:"k",x2:"k2",y:"count",fill:"status",inset:.3,title:l=>`${l.count} answers, ${l.k} iterations, ${l.status}`})),Gc([0])]}):null;qc("iterations",c,"Iterations by status")}function QD(e){let t=new Set(e.drawn_subjects()),n=e.data.subjects.map(({name:i},r)=>{let s=Dt("input",{type:"checkbox"});s.checked=t.has(r),s.disabled=e.filter.subject!==null,s.addEventListener("change",()=>{s.checked?e.shown.add(r):e.shown.delete(r),e.changed(),document.querySelector(`#legend [data-subject="${r}"]`)?.focus()}),s.dataset.subject=String(r);let o=document.createElementNS("http://www.w3.org/2000/svg","svg");return o.setAttribute("width","28"),o.setAttribute("height","8"),o.setAttribute("aria-hidden","true"),o.innerHTML=`<path d="M0 4H28" stroke="${Xc(r)}" stroke-dasharray="${D_(r)}" stroke-width="2.5"/>`,Dt("label",{},s,o,i)});Ln("legend").replaceChildren(...n)}function gA(e){let t=()=>{QD(e),YD(e),mA(e),KD(e),jD(e)};e.on_change(t),t()}var qA=0,dy=1,YA=2;var Ml=1,ZA=2,Ga=3,Ts=0,wn=1,gi=2,ho=0,Va=1,py=2,my=3,gy=4,JA=5;var po=100,KA=101,jA=102,QA=103,tE=104,eE=200,nE=201,iE=202,rE=203,_y=204,yy=205,sE=206,oE=207,aE=208,cE=209,lE=210,uE=211,fE=212,hE=213,dE=214,Mh=0,Sh=1,wh=2,La=3,Th=4,Ah=5,Eh=6,Ch=7,id=0,pE=1,mE=2,cr=0,xy=1,vy=2,by=3,My=4,Sy=5,wy=6,Ty=7;var Ay=300,mo=301,Ha=302,rd=303,sd=304,Rh=1e3,er=1001,Ph=1002,en=1003,gE=1004;var Sl=1005;var Sn=1006,od=1007;var kr=1008;var Un=1009,Ey=1010,Cy=1011,Wa=1012,ad=1013,Ci=1014,Ri=1015,Pi=1016,cd=1017,ld=1018,go=1020,Ry=35902,Py=35899,Iy=1021,Ly=1022,Ii=1023,Ur=1026,zr=1027,Ny=1028,ud=1029,As=1030,fd=1031;var hd=1033,wl=33776,Tl=33777,Al=33778,El=33779,dd=35840,pd=35841,md=35842,gd=35843,_d=36196,yd=37492,xd=37496,vd=37488,bd=37489,Cl=37490,Md=37491,Sd=37808,wd=37809,Td=37810,Ad=37811,Ed=37812,Cd=37813,Rd=37814,Pd=37815,Id=37816,Ld=37817,Nd=37818,Dd=37819,Fd=37820,Ud=37821,Od=36492,Bd=36494,kd=36495,zd=36283,Gd=36284,Rl=36285,Vd=36286;var tl=2300,Ih=2301,xh=2302,sy=2303,oy=2400,ay=2401,cy=2402;var _E=3200;var Hd=0,yE=1,Gr="",Hn="srgb",el="srgb-linear",nl="linear",le="srgb";var vh=7680;var xE=519,vE=512,bE=513,ME=514,Dy=515,SE=516,wE=517,Fy=518,Uy=519,TE=35044;var Oy="300 es",mi=2e3,Na=2001;function tF(e){for(let t=e.length-1;t>=0;--t)if(e[t]>=65535)return!0;return!1}function eF(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function il(e){return document.createElementNS("http://www.w3.org/1999/xhtml",e)}function AE(){let e=il("canvas");return e.style.display="block",e}var _A={},Da=null;function By(...e){let t="THREE."+e.shift();Da?Da("log",t,...e):console.log(t,...e)}function EE(e){let t=e[0];if(typeof t=="string"&&t.startsWith("TSL:")){let n=e[1];n&&n.isStackTrace?e[0]+=" "+n.getLocation():e[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return e}function Ut(...e){e=EE(e);let t="THREE."+e.shift();if(Da)Da("warn",t,...e);else{let n=e[0];n&&n.isStackTrace?console.warn(n.getError(t)):console.warn(t,...e)}}function Ot(...e){e=EE(e);let t="THREE."+e.shift();if(Da)Da("error",t,...e);else{let n=e[0];n&&n.isStackTrace?console.error(n.getError(t)):console.error(t,...e)}}function Qc(...e){let t=e.join(" ");t in _A||(_A[t]=!0,Ut(...e))}function CE(e,t,n){return new Promise(function(i,r){function s(){switch(e.clientWaitSync(t,e.SYNC_FLUSH_COMMANDS_BIT,0)){case e.WAIT_FAILED:r();break;case e.TIMEOUT_EXPIRED:setTimeout(s,n);break;default:i()}}setTimeout(s,n)})}var RE={[Mh]:Mh,[wh]:Eh,[Th]:Th,[La]:Ah,[Sh]:Sh,[Eh]:wh,[Ch]:Ch,[Ah]:La},rr=class{addEventListener(t,n){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[t]===void 0&&(i[t]=[]),i[t].indexOf(n)===-1&&i[t].push(n)}hasEventListener(t,n){let i=this._listeners;return i===void 0?!1:i[t]!==void 0&&i[t].indexOf(n)!==-1}removeEventListener(t,n){let i=this._listeners;if(i===void 0)return;let r=i[t];if(r!==void 0){let s=r.indexOf(n);s!==-1&&r.splice(s,1)}}dispatchEvent(t){let n=this._listeners;if(n===void 0)return;let i=n[t.type];if(i!==void 0){t.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,t);t.target=null}}},hn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var bh=Math.PI/180,Lh=180/Math.PI;function Pl(){let e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(hn[e&255]+hn[e>>8&255]+hn[e>>16&255]+hn[e>>24&255]+"-"+hn[t&255]+hn[t>>8&255]+"-"+hn[t>>16&15|64]+hn[t>>24&255]+"-"+hn[n&63|128]+hn[n>>8&255]+"-"+hn[n>>16&255]+hn[n>>24&255]+hn[i&255]+hn[i>>8&255]+hn[i>>16&255]+hn[i>>24&255]).toLowerCase()}function Yt(e,t,n){return Math.max(t,Math.min(n,e))}function nF(e,t){return(e%t+t)%t}function F_(e,t,n){return(1-n)*e+n*t}function PE(e){return Math.pow(2,Math.floor(Math.log(e)/Math.LN2))}function ky(e){switch(e.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function iF(e,t){if(t.constructor===Float32Array)return e;let n=ky(t);if(n===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(e/n,-1)}function rF(e,t){if(t.constructor===Float32Array)return e;let n=ky(t);if(n===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(e*n)}var ie=class{static{this.prototype.isVector2=!0}constructor(t=0,n=0){this.x=t,this.y=n}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,n){return this.x=t,this.y=n,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let n=this.x,i=this.y,r=t.elements;return this.x=r[0]*n+r[3]*i+r[6],this.y=r[1]*n+r[4]*i+r[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let n=Math.sqrt(this.lengthSq()*t.lengthSq());if(n===0)return Math.PI/2;let i=this.dot(t)/n;return Math.acos(Yt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let n=this.x-t.x,i=this.y-t.y;return n*n+i*i}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this}rotateAround(t,n){let i=Math.cos(n),r=Math.sin(n),s=this.x-t.x,o=this.y-t.y;return this.x=s*i-o*r+t.x,this.y=s*r+o*i+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},sr=class{constructor(t=0,n=0,i=0,r=1){this.isQuaternion=!0,this._x=t,this._y=n,this._z=i,this._w=r}static slerpFlat(t,n,i,r,s,o,a){let c=i[r+0],l=i[r+1],u=i[r+2],h=i[r+3],f=s[o+0],d=s[o+1],p=s[o+2],_=s[o+3];if(h!==_||c!==f||l!==d||u!==p){let m=c*f+l*d+u*p+h*_;m<0&&(f=-f,d=-d,p=-p,_=-_,m=-m);let g=1-a;if(m<.9995){let x=Math.acos(m),S=Math.sin(x);g=Math.sin(g*x)/S,a=Math.sin(a*x)/S,c=c*g+f*a,l=l*g+d*a,u=u*g+p*a,h=h*g+_*a}else{c=c*g+f*a,l=l*g+d*a,u=u*g+p*a,h=h*g+_*a;let x=1/Math.sqrt(c*c+l*l+u*u+h*h);c*=x,l*=x,u*=x,h*=x}}t[n]=c,t[n+1]=l,t[n+2]=u,t[n+3]=h}static multiplyQuaternionsFlat(t,n,i,r,s,o){let a=i[r],c=i[r+1],l=i[r+2],u=i[r+3],h=s[o],f=s[o+1],d=s[o+2],p=s[o+3];return t[n]=a*p+u*h+c*d-l*f,t[n+1]=c*p+u*f+l*h-a*d,t[n+2]=l*p+u*d+a*f-c*h,t[n+3]=u*p-a*h-c*f-l*d,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,n,i,r){return this._x=t,this._y=n,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,n=!0){let i=t._x,r=t._y,s=t._z,o=t._order,a=Math.cos,c=Math.sin,l=a(i/2),u=a(r/2),h=a(s/2),f=c(i/2),d=c(r/2),p=c(s/2);switch(o){case"XYZ":this._x=f*u*h+l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h-f*d*p;break;case"YXZ":this._x=f*u*h+l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h+f*d*p;break;case"ZXY":this._x=f*u*h-l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h-f*d*p;break;case"ZYX":this._x=f*u*h-l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h+f*d*p;break;case"YZX":this._x=f*u*h+l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h-f*d*p;break;case"XZY":this._x=f*u*h-l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h+f*d*p;break;default:Ut("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return n===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,n){let i=n/2,r=Math.sin(i);return this._x=t.x*r,this._y=t.y*r,this._z=t.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(t){let n=t.elements,i=n[0],r=n[4],s=n[8],o=n[1],a=n[5],c=n[9],l=n[2],u=n[6],h=n[10],f=i+a+h;if(f>0){let d=.5/Math.sqrt(f+1);this._w=.25/d,this._x=(u-c)*d,this._y=(s-l)*d,this._z=(o-r)*d}else if(i>a&&i>h){let d=2*Math.sqrt(1+i-a-h);this._w=(u-c)/d,this._x=.25*d,this._y=(r+o)/d,this._z=(s+l)/d}else if(a>h){let d=2*Math.sqrt(1+a-i-h);this._w=(s-l)/d,this._x=(r+o)/d,this._y=.25*d,this._z=(c+u)/d}else{let d=2*Math.sqrt(1+h-i-a);this._w=(o-r)/d,this._x=(s+l)/d,this._y=(c+u)/d,this._z=.25*d}return this._onChangeCallback(),this}setFromUnitVectors(t,n){let i=t.dot(n)+1;return i<1e-8?(i=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=i):(this._x=0,this._y=-t.z,this._z=t.y,this._w=i)):(this._x=t.y*n.z-t.z*n.y,this._y=t.z*n.x-t.x*n.z,this._z=t.x*n.y-t.y*n.x,this._w=i),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Yt(this.dot(t),-1,1)))}rotateTowards(t,n){let i=this.angleTo(t);if(i===0)return this;let r=Math.min(1,n/i);return this.slerp(t,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,n){let i=t._x,r=t._y,s=t._z,o=t._w,a=n._x,c=n._y,l=n._z,u=n._w;return this._x=i*u+o*a+r*l-s*c,this._y=r*u+o*c+s*a-i*l,this._z=s*u+o*l+i*c-r*a,this._w=o*u-i*a-r*c-s*l,this._onChangeCallback(),this}slerp(t,n){let i=t._x,r=t._y,s=t._z,o=t._w,a=this.dot(t);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let c=1-n;if(a<.9995){let l=Math.acos(a),u=Math.sin(l);c=Math.sin(c*l)/u,n=Math.sin(n*l)/u,this._x=this._x*c+i*n,this._y=this._y*c+r*n,this._z=this._z*c+s*n,this._w=this._w*c+o*n,this._onChangeCallback()}else this._x=this._x*c+i*n,this._y=this._y*c+r*n,this._z=this._z*c+s*n,this._w=this._w*c+o*n,this.normalize();return this}slerpQuaternions(t,n,i){return this.copy(t).slerp(n,i)}random(){let t=2*Math.PI*Math.random(),n=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(t),r*Math.cos(t),s*Math.sin(n),s*Math.cos(n))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,n=0){return this._x=t[n],this._y=t[n+1],this._z=t[n+2],this._w=t[n+3],this._onChangeCallback(),this}toArray(t=[],n=0){return t[n]=this._x,t[n+1]=this._y,t[n+2]=this._z,t[n+3]=this._w,t}fromBufferAttribute(t,n){return this._x=t.getX(n),this._y=t.getY(n),this._z=t.getZ(n),this._w=t.getW(n),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},V=class{static{this.prototype.isVector3=!0}constructor(t=0,n=0,i=0){this.x=t,this.y=n,this.z=i}set(t,n,i){return i===void 0&&(i=this.z),this.x=t,this.y=n,this.z=i,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;case 2:this.z=n;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this.z=t.z+n.z,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this.z+=t.z*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this.z=t.z-n.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,n){return this.x=t.x*n.x,this.y=t.y*n.y,this.z=t.z*n.z,this}applyEuler(t){return this.applyQuaternion(yA.setFromEuler(t))}applyAxisAngle(t,n){return this.applyQuaternion(yA.setFromAxisAngle(t,n))}applyMatrix3(t){let n=this.x,i=this.y,r=this.z,s=t.elements;return this.x=s[0]*n+s[3]*i+s[6]*r,this.y=s[1]*n+s[4]*i+s[7]*r,this.z=s[2]*n+s[5]*i+s[8]*r,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let n=this.x,i=this.y,r=this.z,s=t.elements,o=1/(s[3]*n+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*n+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*n+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*n+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(t){let n=this.x,i=this.y,r=this.z,s=t.x,o=t.y,a=t.z,c=t.w,l=2*(o*r-a*i),u=2*(a*n-s*r),h=2*(s*i-o*n);return this.x=n+c*l+o*h-a*u,this.y=i+c*u+a*l-s*h,this.z=r+c*h+s*u-o*l,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let n=this.x,i=this.y,r=this.z,s=t.elements;return this.x=s[0]*n+s[4]*i+s[8]*r,this.y=s[1]*n+s[5]*i+s[9]*r,this.z=s[2]*n+s[6]*i+s[10]*r,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this.z=Yt(this.z,t.z,n.z),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this.z=Yt(this.z,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this.z+=(t.z-this.z)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this.z=t.z+(n.z-t.z)*i,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,n){let i=t.x,r=t.y,s=t.z,o=n.x,a=n.y,c=n.z;return this.x=r*c-s*a,this.y=s*o-i*c,this.z=i*a-r*o,this}projectOnVector(t){let n=t.lengthSq();if(n===0)return this.set(0,0,0);let i=t.dot(this)/n;return this.copy(t).multiplyScalar(i)}projectOnPlane(t){return U_.copy(this).projectOnVector(t),this.sub(U_)}reflect(t){return this.sub(U_.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let n=Math.sqrt(this.lengthSq()*t.lengthSq());if(n===0)return Math.PI/2;let i=this.dot(t)/n;return Math.acos(Yt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let n=this.x-t.x,i=this.y-t.y,r=this.z-t.z;return n*n+i*i+r*r}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,n,i){let r=Math.sin(n)*t;return this.x=r*Math.sin(i),this.y=Math.cos(n)*t,this.z=r*Math.cos(i),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,n,i){return this.x=t*Math.sin(n),this.y=i,this.z=t*Math.cos(n),this}setFromMatrixPosition(t){let n=t.elements;return this.x=n[12],this.y=n[13],this.z=n[14],this}setFromMatrixScale(t){let n=this.setFromMatrixColumn(t,0).length(),i=this.setFromMatrixColumn(t,1).length(),r=this.setFromMatrixColumn(t,2).length();return this.x=n,this.y=i,this.z=r,this}setFromMatrixColumn(t,n){return this.fromArray(t.elements,n*4)}setFromMatrix3Column(t,n){return this.fromArray(t.elements,n*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this.z=t[n+2],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t[n+2]=this.z,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this.z=t.getZ(n),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,n=Math.random()*2-1,i=Math.sqrt(1-n*n);return this.x=i*Math.cos(t),this.y=n,this.z=i*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},U_=new V,yA=new sr,Bt=class{static{this.prototype.isMatrix3=!0}constructor(t,n,i,r,s,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,n,i,r,s,o,a,c,l)}set(t,n,i,r,s,o,a,c,l){let u=this.elements;return u[0]=t,u[1]=r,u[2]=a,u[3]=n,u[4]=s,u[5]=c,u[6]=i,u[7]=o,u[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let n=this.elements,i=t.elements;return n[0]=i[0],n[1]=i[1],n[2]=i[2],n[3]=i[3],n[4]=i[4],n[5]=i[5],n[6]=i[6],n[7]=i[7],n[8]=i[8],this}extractBasis(t,n,i){return t.setFromMatrix3Column(this,0),n.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let n=t.elements;return this.set(n[0],n[4],n[8],n[1],n[5],n[9],n[2],n[6],n[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,n){let i=t.elements,r=n.elements,s=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],u=i[4],h=i[7],f=i[2],d=i[5],p=i[8],_=r[0],m=r[3],g=r[6],x=r[1],S=r[4],v=r[7],w=r[2],b=r[5],y=r[8];return s[0]=o*_+a*x+c*w,s[3]=o*m+a*S+c*b,s[6]=o*g+a*v+c*y,s[1]=l*_+u*x+h*w,s[4]=l*m+u*S+h*b,s[7]=l*g+u*v+h*y,s[2]=f*_+d*x+p*w,s[5]=f*m+d*S+p*b,s[8]=f*g+d*v+p*y,this}multiplyScalar(t){let n=this.elements;return n[0]*=t,n[3]*=t,n[6]*=t,n[1]*=t,n[4]*=t,n[7]*=t,n[2]*=t,n[5]*=t,n[8]*=t,this}determinant(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8];return n*o*u-n*a*l-i*s*u+i*a*c+r*s*l-r*o*c}invert(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8],h=u*o-a*l,f=a*c-u*s,d=l*s-o*c,p=n*h+i*f+r*d;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/p;return t[0]=h*_,t[1]=(r*l-u*i)*_,t[2]=(a*i-r*o)*_,t[3]=f*_,t[4]=(u*n-r*c)*_,t[5]=(r*s-a*n)*_,t[6]=d*_,t[7]=(i*c-l*n)*_,t[8]=(o*n-i*s)*_,this}transpose(){let t,n=this.elements;return t=n[1],n[1]=n[3],n[3]=t,t=n[2],n[2]=n[6],n[6]=t,t=n[5],n[5]=n[7],n[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let n=this.elements;return t[0]=n[0],t[1]=n[3],t[2]=n[6],t[3]=n[1],t[4]=n[4],t[5]=n[7],t[6]=n[2],t[7]=n[5],t[8]=n[8],this}setUvTransform(t,n,i,r,s,o,a){let c=Math.cos(s),l=Math.sin(s);return this.set(i*c,i*l,-i*(c*o+l*a)+o+t,-r*l,r*c,-r*(-l*o+c*a)+a+n,0,0,1),this}scale(t,n){return Qc("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(O_.makeScale(t,n)),this}rotate(t){return Qc("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(O_.makeRotation(-t)),this}translate(t,n){return Qc("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(O_.makeTranslation(t,n)),this}makeTranslation(t,n){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,n,0,0,1),this}makeRotation(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,-i,0,i,n,0,0,0,1),this}makeScale(t,n){return this.set(t,0,0,0,n,0,0,0,1),this}equals(t){let n=this.elements,i=t.elements;for(let r=0;r<9;r++)if(n[r]!==i[r])return!1;return!0}fromArray(t,n=0){for(let i=0;i<9;i++)this.elements[i]=t[i+n];return this}toArray(t=[],n=0){let i=this.elements;return t[n]=i[0],t[n+1]=i[1],t[n+2]=i[2],t[n+3]=i[3],t[n+4]=i[4],t[n+5]=i[5],t[n+6]=i[6],t[n+7]=i[7],t[n+8]=i[8],t}clone(){return new this.constructor().fromArray(this.elements)}},O_=new Bt,xA=new Bt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),vA=new Bt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function sF(){let e={enabled:!0,workingColorSpace:el,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===le&&(r.r=Fr(r.r),r.g=Fr(r.g),r.b=Fr(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===le&&(r.r=Ia(r.r),r.g=Ia(r.g),r.b=Ia(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===Gr?nl:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],n=[.2126,.7152,.0722],i=[.3127,.329];return e.define({[el]:{primaries:t,whitePoint:i,transfer:nl,toXYZ:xA,fromXYZ:vA,luminanceCoefficients:n,workingColorSpaceConfig:{unpackColorSpace:Hn},outputColorSpaceConfig:{drawingBufferColorSpace:Hn}},[Hn]:{primaries:t,whitePoint:i,transfer:le,toXYZ:xA,fromXYZ:vA,luminanceCoefficients:n,outputColorSpaceConfig:{drawingBufferColorSpace:Hn}}}),e}var ne=sF();function Fr(e){return e<.04045?e*.0773993808:Math.pow(e*.9478672986+.0521327014,2.4)}function Ia(e){return e<.0031308?e*12.92:1.055*Math.pow(e,.41666)-.055}var ga,Nh=class{static getDataURL(t,n="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let i;if(t instanceof HTMLCanvasElement)i=t;else{ga===void 0&&(ga=il("canvas")),ga.width=t.width,ga.height=t.height;let r=ga.getContext("2d");t instanceof ImageData?r.putImageData(t,0,0):r.drawImage(t,0,0,t.width,t.height),i=ga}return i.toDataURL(n)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let n=il("canvas");n.width=t.width,n.height=t.height;let i=n.getContext("2d");i.drawImage(t,0,0,t.width,t.height);let r=i.getImageData(0,0,t.width,t.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Fr(s[o]/255)*255;return i.putImageData(r,0,0),n}else if(t.data){let n=t.data.slice(0);for(let i=0;i<n.length;i++)n instanceof Uint8Array||n instanceof Uint8ClampedArray?n[i]=Math.floor(Fr(n[i]/255)*255):n[i]=Fr(n[i]);return{data:n,width:t.width,height:t.height}}else return Ut("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},oF=0,Fa=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:oF++}),this.uuid=Pl(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let n=this.data;return typeof HTMLVideoElement<"u"&&n instanceof HTMLVideoElement?t.set(n.videoWidth,n.videoHeight,0):typeof VideoFrame<"u"&&n instanceof VideoFrame?t.set(n.displayWidth,n.displayHeight,0):n!==null?t.set(n.width||0,n.height||0,n.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let n=t===void 0||typeof t=="string";if(!n&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(B_(r[o].image)):s.push(B_(r[o]))}else s=B_(r);i.url=s}return n||(t.images[this.uuid]=i),i}};function B_(e){return typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap?Nh.getDataURL(e):e.data?{data:Array.from(e.data),width:e.width,height:e.height,type:e.data.constructor.name}:(Ut("Texture: Unable to serialize Texture."),{})}var aF=0,k_=new V,Nn=class e extends rr{constructor(t=e.DEFAULT_IMAGE,n=e.DEFAULT_MAPPING,i=er,r=er,s=Sn,o=kr,a=Ii,c=Un,l=e.DEFAULT_ANISOTROPY,u=Gr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:aF++}),this.uuid=Pl(),this.name="",this.source=new Fa(t),this.mipmaps=[],this.mapping=n,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new ie(0,0),this.repeat=new ie(1,1),this.center=new ie(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Bt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(k_).x}get height(){return this.source.getSize(k_).y}get depth(){return this.source.getSize(k_).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,n){this.updateRanges.push({start:t,count:n})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let n in t){let i=t[n];if(i===void 0){Ut(`Texture.setValues(): parameter '${n}' has value of undefined.`);continue}let r=this[n];if(r===void 0){Ut(`Texture.setValues(): property '${n}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[n]=i}}toJSON(t){let n=t===void 0||typeof t=="string";if(!n&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),n||(t.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Ay)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Rh:t.x=t.x-Math.floor(t.x);break;case er:t.x=t.x<0?0:1;break;case Ph:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Rh:t.y=t.y-Math.floor(t.y);break;case er:t.y=t.y<0?0:1;break;case Ph:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Nn.DEFAULT_IMAGE=null;Nn.DEFAULT_MAPPING=Ay;Nn.DEFAULT_ANISOTROPY=1;var Se=class{static{this.prototype.isVector4=!0}constructor(t=0,n=0,i=0,r=1){this.x=t,this.y=n,this.z=i,this.w=r}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,n,i,r){return this.x=t,this.y=n,this.z=i,this.w=r,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;case 2:this.z=n;break;case 3:this.w=n;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this.z=t.z+n.z,this.w=t.w+n.w,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this.z+=t.z*n,this.w+=t.w*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this.z=t.z-n.z,this.w=t.w-n.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let n=this.x,i=this.y,r=this.z,s=this.w,o=t.elements;return this.x=o[0]*n+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*n+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*n+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*n+o[7]*i+o[11]*r+o[15]*s,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let n=Math.sqrt(1-t.w*t.w);return n<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/n,this.y=t.y/n,this.z=t.z/n),this}setAxisAngleFromRotationMatrix(t){let n,i,r,s,c=t.elements,l=c[0],u=c[4],h=c[8],f=c[1],d=c[5],p=c[9],_=c[2],m=c[6],g=c[10];if(Math.abs(u-f)<.01&&Math.abs(h-_)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+f)<.1&&Math.abs(h+_)<.1&&Math.abs(p+m)<.1&&Math.abs(l+d+g-3)<.1)return this.set(1,0,0,0),this;n=Math.PI;let S=(l+1)/2,v=(d+1)/2,w=(g+1)/2,b=(u+f)/4,y=(h+_)/4,M=(p+m)/4;return S>v&&S>w?S<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(S),r=b/i,s=y/i):v>w?v<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(v),i=b/r,s=M/r):w<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(w),i=y/s,r=M/s),this.set(i,r,s,n),this}let x=Math.sqrt((m-p)*(m-p)+(h-_)*(h-_)+(f-u)*(f-u));return Math.abs(x)<.001&&(x=1),this.x=(m-p)/x,this.y=(h-_)/x,this.z=(f-u)/x,this.w=Math.acos((l+d+g-1)/2),this}setFromMatrixPosition(t){let n=t.elements;return this.x=n[12],this.y=n[13],this.z=n[14],this.w=n[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this.z=Yt(this.z,t.z,n.z),this.w=Yt(this.w,t.w,n.w),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this.z=Yt(this.z,t,n),this.w=Yt(this.w,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this.z+=(t.z-this.z)*n,this.w+=(t.w-this.w)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this.z=t.z+(n.z-t.z)*i,this.w=t.w+(n.w-t.w)*i,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this.z=t[n+2],this.w=t[n+3],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t[n+2]=this.z,t[n+3]=this.w,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this.z=t.getZ(n),this.w=t.getW(n),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Dh=class extends rr{constructor(t=1,n=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Sn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=t,this.height=n,this.depth=i.depth,this.scissor=new Se(0,0,t,n),this.scissorTest=!1,this.viewport=new Se(0,0,t,n),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new Nn({width:t,height:n,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(t={}){let n={minFilter:Sn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(n.mapping=t.mapping),t.wrapS!==void 0&&(n.wrapS=t.wrapS),t.wrapT!==void 0&&(n.wrapT=t.wrapT),t.wrapR!==void 0&&(n.wrapR=t.wrapR),t.magFilter!==void 0&&(n.magFilter=t.magFilter),t.minFilter!==void 0&&(n.minFilter=t.minFilter),t.format!==void 0&&(n.format=t.format),t.type!==void 0&&(n.type=t.type),t.anisotropy!==void 0&&(n.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(n.colorSpace=t.colorSpace),t.flipY!==void 0&&(n.flipY=t.flipY),t.generateMipmaps!==void 0&&(n.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(n.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(n.internalFormat=t.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(n)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,n,i=1){if(this.width!==t||this.height!==n||this.depth!==i){this.width=t,this.height=n,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=t,this.textures[r].image.height=n,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,t,n),this.scissor.set(0,0,t,n)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let n=0,i=t.textures.length;n<i;n++){this.textures[n]=t.textures[n].clone(),this.textures[n].isRenderTargetTexture=!0,this.textures[n].renderTarget=this;let r=Object.assign({},t.textures[n].image);this.textures[n].source=new Fa(r)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let n=t.depthTexture.clone();n.renderTarget=null,this.depthTexture=n}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},$n=class extends Dh{constructor(t=1,n=1,i={}){super(t,n,i),this.isWebGLRenderTarget=!0}},rl=class extends Nn{constructor(t=null,n=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:n,height:i,depth:r},this.magFilter=en,this.minFilter=en,this.wrapR=er,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Fh=class extends Nn{constructor(t=null,n=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:n,height:i,depth:r},this.magFilter=en,this.minFilter=en,this.wrapR=er,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ye=class e{static{this.prototype.isMatrix4=!0}constructor(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m)}set(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m){let g=this.elements;return g[0]=t,g[4]=n,g[8]=i,g[12]=r,g[1]=s,g[5]=o,g[9]=a,g[13]=c,g[2]=l,g[6]=u,g[10]=h,g[14]=f,g[3]=d,g[7]=p,g[11]=_,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new e().fromArray(this.elements)}copy(t){let n=this.elements,i=t.elements;return n[0]=i[0],n[1]=i[1],n[2]=i[2],n[3]=i[3],n[4]=i[4],n[5]=i[5],n[6]=i[6],n[7]=i[7],n[8]=i[8],n[9]=i[9],n[10]=i[10],n[11]=i[11],n[12]=i[12],n[13]=i[13],n[14]=i[14],n[15]=i[15],this}copyPosition(t){let n=this.elements,i=t.elements;return n[12]=i[12],n[13]=i[13],n[14]=i[14],this}setFromMatrix3(t){let n=t.elements;return this.set(n[0],n[3],n[6],0,n[1],n[4],n[7],0,n[2],n[5],n[8],0,0,0,0,1),this}extractBasis(t,n,i){return this.determinantAffine()===0?(t.set(1,0,0),n.set(0,1,0),i.set(0,0,1),this):(t.setFromMatrixColumn(this,0),n.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(t,n,i){return this.set(t.x,n.x,i.x,0,t.y,n.y,i.y,0,t.z,n.z,i.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let n=this.elements,i=t.elements,r=1/_a.setFromMatrixColumn(t,0).length(),s=1/_a.setFromMatrixColumn(t,1).length(),o=1/_a.setFromMatrixColumn(t,2).length();return n[0]=i[0]*r,n[1]=i[1]*r,n[2]=i[2]*r,n[3]=0,n[4]=i[4]*s,n[5]=i[5]*s,n[6]=i[6]*s,n[7]=0,n[8]=i[8]*o,n[9]=i[9]*o,n[10]=i[10]*o,n[11]=0,n[12]=0,n[13]=0,n[14]=0,n[15]=1,this}makeRotationFromEuler(t){let n=this.elements,i=t.x,r=t.y,s=t.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(r),l=Math.sin(r),u=Math.cos(s),h=Math.sin(s);if(t.order==="XYZ"){let f=o*u,d=o*h,p=a*u,_=a*h;n[0]=c*u,n[4]=-c*h,n[8]=l,n[1]=d+p*l,n[5]=f-_*l,n[9]=-a*c,n[2]=_-f*l,n[6]=p+d*l,n[10]=o*c}else if(t.order==="YXZ"){let f=c*u,d=c*h,p=l*u,_=l*h;n[0]=f+_*a,n[4]=p*a-d,n[8]=o*l,n[1]=o*h,n[5]=o*u,n[9]=-a,n[2]=d*a-p,n[6]=_+f*a,n[10]=o*c}else if(t.order==="ZXY"){let f=c*u,d=c*h,p=l*u,_=l*h;n[0]=f-_*a,n[4]=-o*h,n[8]=p+d*a,n[1]=d+p*a,n[5]=o*u,n[9]=_-f*a,n[2]=-o*l,n[6]=a,n[10]=o*c}else if(t.order==="ZYX"){let f=o*u,d=o*h,p=a*u,_=a*h;n[0]=c*u,n[4]=p*l-d,n[8]=f*l+_,n[1]=c*h,n[5]=_*l+f,n[9]=d*l-p,n[2]=-l,n[6]=a*c,n[10]=o*c}else if(t.order==="YZX"){let f=o*c,d=o*l,p=a*c,_=a*l;n[0]=c*u,n[4]=_-f*h,n[8]=p*h+d,n[1]=h,n[5]=o*u,n[9]=-a*u,n[2]=-l*u,n[6]=d*h+p,n[10]=f-_*h}else if(t.order==="XZY"){let f=o*c,d=o*l,p=a*c,_=a*l;n[0]=c*u,n[4]=-h,n[8]=l*u,n[1]=f*h+_,n[5]=o*u,n[9]=d*h-p,n[2]=p*h-d,n[6]=a*u,n[10]=_*h+f}return n[3]=0,n[7]=0,n[11]=0,n[12]=0,n[13]=0,n[14]=0,n[15]=1,this}makeRotationFromQuaternion(t){return this.compose(cF,t,lF)}lookAt(t,n,i){let r=this.elements;return Gn.subVectors(t,n),Gn.lengthSq()===0&&(Gn.z=1),Gn.normalize(),hs.crossVectors(i,Gn),hs.lengthSq()===0&&(Math.abs(i.z)===1?Gn.x+=1e-4:Gn.z+=1e-4,Gn.normalize(),hs.crossVectors(i,Gn)),hs.normalize(),$f.crossVectors(Gn,hs),r[0]=hs.x,r[4]=$f.x,r[8]=Gn.x,r[1]=hs.y,r[5]=$f.y,r[9]=Gn.y,r[2]=hs.z,r[6]=$f.z,r[10]=Gn.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,n){let i=t.elements,r=n.elements,s=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],u=i[1],h=i[5],f=i[9],d=i[13],p=i[2],_=i[6],m=i[10],g=i[14],x=i[3],S=i[7],v=i[11],w=i[15],b=r[0],y=r[4],M=r[8],R=r[12],E=r[1],C=r[5],N=r[9],k=r[13],P=r[2],L=r[6],B=r[10],F=r[14],Z=r[3],U=r[7],G=r[11],q=r[15];return s[0]=o*b+a*E+c*P+l*Z,s[4]=o*y+a*C+c*L+l*U,s[8]=o*M+a*N+c*B+l*G,s[12]=o*R+a*k+c*F+l*q,s[1]=u*b+h*E+f*P+d*Z,s[5]=u*y+h*C+f*L+d*U,s[9]=u*M+h*N+f*B+d*G,s[13]=u*R+h*k+f*F+d*q,s[2]=p*b+_*E+m*P+g*Z,s[6]=p*y+_*C+m*L+g*U,s[10]=p*M+_*N+m*B+g*G,s[14]=p*R+_*k+m*F+g*q,s[3]=x*b+S*E+v*P+w*Z,s[7]=x*y+S*C+v*L+w*U,s[11]=x*M+S*N+v*B+w*G,s[15]=x*R+S*k+v*F+w*q,this}multiplyScalar(t){let n=this.elements;return n[0]*=t,n[4]*=t,n[8]*=t,n[12]*=t,n[1]*=t,n[5]*=t,n[9]*=t,n[13]*=t,n[2]*=t,n[6]*=t,n[10]*=t,n[14]*=t,n[3]*=t,n[7]*=t,n[11]*=t,n[15]*=t,this}determinant(){let t=this.elements,n=t[0],i=t[4],r=t[8],s=t[12],o=t[1],a=t[5],c=t[9],l=t[13],u=t[2],h=t[6],f=t[10],d=t[14],p=t[3],_=t[7],m=t[11],g=t[15],x=c*d-l*f,S=a*d-l*h,v=a*f-c*h,w=o*d-l*u,b=o*f-c*u,y=o*h-a*u;return n*(_*x-m*S+g*v)-i*(p*x-m*w+g*b)+r*(p*S-_*w+g*y)-s*(p*v-_*b+m*y)}determinantAffine(){let t=this.elements,n=t[0],i=t[4],r=t[8],s=t[1],o=t[5],a=t[9],c=t[2],l=t[6],u=t[10];return n*(o*u-a*l)-i*(s*u-a*c)+r*(s*l-o*c)}transpose(){let t=this.elements,n;return n=t[1],t[1]=t[4],t[4]=n,n=t[2],t[2]=t[8],t[8]=n,n=t[6],t[6]=t[9],t[9]=n,n=t[3],t[3]=t[12],t[12]=n,n=t[7],t[7]=t[13],t[13]=n,n=t[11],t[11]=t[14],t[14]=n,this}setPosition(t,n,i){let r=this.elements;return t.isVector3?(r[12]=t.x,r[13]=t.y,r[14]=t.z):(r[12]=t,r[13]=n,r[14]=i),this}invert(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8],h=t[9],f=t[10],d=t[11],p=t[12],_=t[13],m=t[14],g=t[15],x=n*a-i*o,S=n*c-r*o,v=n*l-s*o,w=i*c-r*a,b=i*l-s*a,y=r*l-s*c,M=u*_-h*p,R=u*m-f*p,E=u*g-d*p,C=h*m-f*_,N=h*g-d*_,k=f*g-d*m,P=x*k-S*N+v*C+w*E-b*R+y*M;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let L=1/P;return t[0]=(a*k-c*N+l*C)*L,t[1]=(r*N-i*k-s*C)*L,t[2]=(_*y-m*b+g*w)*L,t[3]=(f*b-h*y-d*w)*L,t[4]=(c*E-o*k-l*R)*L,t[5]=(n*k-r*E+s*R)*L,t[6]=(m*v-p*y-g*S)*L,t[7]=(u*y-f*v+d*S)*L,t[8]=(o*N-a*E+l*M)*L,t[9]=(i*E-n*N-s*M)*L,t[10]=(p*b-_*v+g*x)*L,t[11]=(h*v-u*b-d*x)*L,t[12]=(a*R-o*C-c*M)*L,t[13]=(n*C-i*R+r*M)*L,t[14]=(_*S-p*w-m*x)*L,t[15]=(u*w-h*S+f*x)*L,this}scale(t){let n=this.elements,i=t.x,r=t.y,s=t.z;return n[0]*=i,n[4]*=r,n[8]*=s,n[1]*=i,n[5]*=r,n[9]*=s,n[2]*=i,n[6]*=r,n[10]*=s,n[3]*=i,n[7]*=r,n[11]*=s,this}getMaxScaleOnAxis(){let t=this.elements,n=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],i=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],r=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(n,i,r))}makeTranslation(t,n,i){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,n,0,0,1,i,0,0,0,1),this}makeRotationX(t){let n=Math.cos(t),i=Math.sin(t);return this.set(1,0,0,0,0,n,-i,0,0,i,n,0,0,0,0,1),this}makeRotationY(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,0,i,0,0,1,0,0,-i,0,n,0,0,0,0,1),this}makeRotationZ(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,-i,0,0,i,n,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,n){let i=Math.cos(n),r=Math.sin(n),s=1-i,o=t.x,a=t.y,c=t.z,l=s*o,u=s*a;return this.set(l*o+i,l*a-r*c,l*c+r*a,0,l*a+r*c,u*a+i,u*c-r*o,0,l*c-r*a,u*c+r*o,s*c*c+i,0,0,0,0,1),this}makeScale(t,n,i){return this.set(t,0,0,0,0,n,0,0,0,0,i,0,0,0,0,1),this}makeShear(t,n,i,r,s,o){return this.set(1,i,s,0,t,1,o,0,n,r,1,0,0,0,0,1),this}compose(t,n,i){let r=this.elements,s=n._x,o=n._y,a=n._z,c=n._w,l=s+s,u=o+o,h=a+a,f=s*l,d=s*u,p=s*h,_=o*u,m=o*h,g=a*h,x=c*l,S=c*u,v=c*h,w=i.x,b=i.y,y=i.z;return r[0]=(1-(_+g))*w,r[1]=(d+v)*w,r[2]=(p-S)*w,r[3]=0,r[4]=(d-v)*b,r[5]=(1-(f+g))*b,r[6]=(m+x)*b,r[7]=0,r[8]=(p+S)*y,r[9]=(m-x)*y,r[10]=(1-(f+_))*y,r[11]=0,r[12]=t.x,r[13]=t.y,r[14]=t.z,r[15]=1,this}decompose(t,n,i){let r=this.elements;t.x=r[12],t.y=r[13],t.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),n.identity(),this;let o=_a.set(r[0],r[1],r[2]).length(),a=_a.set(r[4],r[5],r[6]).length(),c=_a.set(r[8],r[9],r[10]).length();s<0&&(o=-o),wi.copy(this);let l=1/o,u=1/a,h=1/c;return wi.elements[0]*=l,wi.elements[1]*=l,wi.elements[2]*=l,wi.elements[4]*=u,wi.elements[5]*=u,wi.elements[6]*=u,wi.elements[8]*=h,wi.elements[9]*=h,wi.elements[10]*=h,n.setFromRotationMatrix(wi),i.x=o,i.y=a,i.z=c,this}makePerspective(t,n,i,r,s,o,a=mi,c=!1){let l=this.elements,u=2*s/(n-t),h=2*s/(i-r),f=(n+t)/(n-t),d=(i+r)/(i-r),p,_;if(c)p=s/(o-s),_=o*s/(o-s);else if(a===mi)p=-(o+s)/(o-s),_=-2*o*s/(o-s);else if(a===Na)p=-o/(o-s),_=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=f,l[12]=0,l[1]=0,l[5]=h,l[9]=d,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=_,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(t,n,i,r,s,o,a=mi,c=!1){let l=this.elements,u=2/(n-t),h=2/(i-r),f=-(n+t)/(n-t),d=-(i+r)/(i-r),p,_;if(c)p=1/(o-s),_=o/(o-s);else if(a===mi)p=-2/(o-s),_=-(o+s)/(o-s);else if(a===Na)p=-1/(o-s),_=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=0,l[12]=f,l[1]=0,l[5]=h,l[9]=0,l[13]=d,l[2]=0,l[6]=0,l[10]=p,l[14]=_,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(t){let n=this.elements,i=t.elements;for(let r=0;r<16;r++)if(n[r]!==i[r])return!1;return!0}fromArray(t,n=0){for(let i=0;i<16;i++)this.elements[i]=t[i+n];return this}toArray(t=[],n=0){let i=this.elements;return t[n]=i[0],t[n+1]=i[1],t[n+2]=i[2],t[n+3]=i[3],t[n+4]=i[4],t[n+5]=i[5],t[n+6]=i[6],t[n+7]=i[7],t[n+8]=i[8],t[n+9]=i[9],t[n+10]=i[10],t[n+11]=i[11],t[n+12]=i[12],t[n+13]=i[13],t[n+14]=i[14],t[n+15]=i[15],t}},_a=new V,wi=new ye,cF=new V(0,0,0),lF=new V(1,1,1),hs=new V,$f=new V,Gn=new V,bA=new ye,MA=new sr,Or=class e{constructor(t=0,n=0,i=0,r=e.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=n,this._z=i,this._order=r}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,n,i,r=this._order){return this._x=t,this._y=n,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,n=this._order,i=!0){let r=t.elements,s=r[0],o=r[4],a=r[8],c=r[1],l=r[5],u=r[9],h=r[2],f=r[6],d=r[10];switch(n){case"XYZ":this._y=Math.asin(Yt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,d),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(f,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Yt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,d),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-h,s),this._z=0);break;case"ZXY":this._x=Math.asin(Yt(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-h,d),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,s));break;case"ZYX":this._y=Math.asin(-Yt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(f,d),this._z=Math.atan2(c,s)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Yt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-u,l),this._y=Math.atan2(-h,s)):(this._x=0,this._y=Math.atan2(a,d));break;case"XZY":this._z=Math.asin(-Yt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(f,l),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,d),this._y=0);break;default:Ut("Euler: .setFromRotationMatrix() encountered an unknown order: "+n)}return this._order=n,i===!0&&this._onChangeCallback(),this}setFromQuaternion(t,n,i){return bA.makeRotationFromQuaternion(t),this.setFromRotationMatrix(bA,n,i)}setFromVector3(t,n=this._order){return this.set(t.x,t.y,t.z,n)}reorder(t){return MA.setFromEuler(this),this.setFromQuaternion(MA,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],n=0){return t[n]=this._x,t[n+1]=this._y,t[n+2]=this._z,t[n+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Or.DEFAULT_ORDER="XYZ";var sl=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},uF=0,SA=new V,ya=new sr,Pr=new ye,Xf=new V,Yc=new V,fF=new V,hF=new sr,wA=new V(1,0,0),TA=new V(0,1,0),AA=new V(0,0,1),EA={type:"added"},dF={type:"removed"},xa={type:"childadded",child:null},z_={type:"childremoved",child:null},an=class e extends rr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:uF++}),this.uuid=Pl(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=e.DEFAULT_UP.clone();let t=new V,n=new Or,i=new sr,r=new V(1,1,1);function s(){i.setFromEuler(n,!1)}function o(){n.setFromQuaternion(i,void 0,!1)}n._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:n},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new ye},normalMatrix:{value:new Bt}}),this.matrix=new ye,this.matrixWorld=new ye,this.matrixAutoUpdate=e.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=e.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new sl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,n){this.quaternion.setFromAxisAngle(t,n)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,n){return ya.setFromAxisAngle(t,n),this.quaternion.multiply(ya),this}rotateOnWorldAxis(t,n){return ya.setFromAxisAngle(t,n),this.quaternion.premultiply(ya),this}rotateX(t){return this.rotateOnAxis(wA,t)}rotateY(t){return this.rotateOnAxis(TA,t)}rotateZ(t){return this.rotateOnAxis(AA,t)}translateOnAxis(t,n){return SA.copy(t).applyQuaternion(this.quaternion),this.position.add(SA.multiplyScalar(n)),this}translateX(t){return this.translateOnAxis(wA,t)}translateY(t){return this.translateOnAxis(TA,t)}translateZ(t){return this.translateOnAxis(AA,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Pr.copy(this.matrixWorld).invert())}lookAt(t,n,i){t.isVector3?Xf.copy(t):Xf.set(t,n,i);let r=this.parent;this.updateWorldMatrix(!0,!1),Yc.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Pr.lookAt(Yc,Xf,this.up):Pr.lookAt(Xf,Yc,this.up),this.quaternion.setFromRotationMatrix(Pr),r&&(Pr.extractRotation(r.matrixWorld),ya.setFromRotationMatrix(Pr),this.quaternion.premultiply(ya.invert()))}add(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.add(arguments[n]);return this}return t===this?(Ot("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(EA),xa.child=t,this.dispatchEvent(xa),xa.child=null):Ot("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let n=this.children.indexOf(t);return n!==-1&&(t.parent=null,this.children.splice(n,1),t.dispatchEvent(dF),z_.child=t,this.dispatchEvent(z_),z_.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Pr.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Pr.multiply(t.parent.matrixWorld)),t.applyMatrix4(Pr),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(EA),xa.child=t,this.dispatchEvent(xa),xa.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,n){if(this[t]===n)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(t,n);if(o!==void 0)return o}}getObjectsByProperty(t,n,i=[]){this[t]===n&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(t,n,i);return i}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Yc,t,fF),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Yc,hF,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let n=this.matrixWorld.elements;return t.set(n[8],n[9],n[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].traverseVisible(t)}traverseAncestors(t){let n=this.parent;n!==null&&(t(n),n.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let n=t.x,i=t.y,r=t.z,s=this.matrix.elements;s[12]+=n-s[0]*n-s[4]*i-s[8]*r,s[13]+=i-s[1]*n-s[5]*i-s[9]*r,s[14]+=r-s[2]*n-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].updateMatrixWorld(t)}updateWorldMatrix(t,n,i=!1){let r=this.parent;if(t===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),n===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(t){let n=t===void 0||typeof t=="string",i={};n&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(t),r.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(t)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,u=c.length;l<u;l++){let h=c[l];s(t.shapes,h)}else s(t.shapes,c)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(t.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(s(t.materials,this.material[c]));r.material=a}else r.material=s(t.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];r.animations.push(s(t.animations,c))}}if(n){let a=o(t.geometries),c=o(t.materials),l=o(t.textures),u=o(t.images),h=o(t.shapes),f=o(t.skeletons),d=o(t.animations),p=o(t.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),f.length>0&&(i.skeletons=f),d.length>0&&(i.animations=d),p.length>0&&(i.nodes=p)}return i.object=r,i;function o(a){let c=[];for(let l in a){let u=a[l];delete u.metadata,c.push(u)}return c}}clone(t){return new this.constructor().copy(this,t)}copy(t,n=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),n===!0)for(let i=0;i<t.children.length;i++){let r=t.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};an.DEFAULT_UP=new V(0,1,0);an.DEFAULT_MATRIX_AUTO_UPDATE=!0;an.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var nr=class extends an{constructor(){super(),this.isGroup=!0,this.type="Group"}},pF={type:"move"},Ua=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new nr,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new nr,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new V,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new V),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new nr,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new V,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new V,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let n=this._hand;if(n)for(let i of t.hand.values())this._getHandJoint(n,i)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,n,i){let r=null,s=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(t&&n.session.visibilityState!=="visible-blurred"){if(l&&t.hand){o=!0;for(let _ of t.hand.values()){let m=n.getJointPose(_,i),g=this._getHandJoint(l,_);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let u=l.joints["index-finger-tip"],h=l.joints["thumb-tip"],f=u.position.distanceTo(h.position),d=.02,p=.005;l.inputState.pinching&&f>d+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!l.inputState.pinching&&f<=d-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else c!==null&&t.gripSpace&&(s=n.getPose(t.gripSpace,i),s!==null&&(c.matrix.fromArray(s.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,s.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(s.linearVelocity)):c.hasLinearVelocity=!1,s.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(s.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(r=n.getPose(t.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(pF)))}return a!==null&&(a.visible=r!==null),c!==null&&(c.visible=s!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(t,n){if(t.joints[n.jointName]===void 0){let i=new nr;i.matrixAutoUpdate=!1,i.visible=!1,t.joints[n.jointName]=i,t.add(i)}return t.joints[n.jointName]}},IE={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ds={h:0,s:0,l:0},qf={h:0,s:0,l:0};function G_(e,t,n){return n<0&&(n+=1),n>1&&(n-=1),n<1/6?e+(t-e)*6*n:n<1/2?t:n<2/3?e+(t-e)*6*(2/3-n):e}var Qt=class{constructor(t,n,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,n,i)}set(t,n,i){if(n===void 0&&i===void 0){let r=t;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(t,n,i);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,n=Hn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ne.colorSpaceToWorking(this,n),this}setRGB(t,n,i,r=ne.workingColorSpace){return this.r=t,this.g=n,this.b=i,ne.colorSpaceToWorking(this,r),this}setHSL(t,n,i,r=ne.workingColorSpace){if(t=nF(t,1),n=Yt(n,0,1),i=Yt(i,0,1),n===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+n):i+n-i*n,o=2*i-s;this.r=G_(o,s,t+1/3),this.g=G_(o,s,t),this.b=G_(o,s,t-1/3)}return ne.colorSpaceToWorking(this,r),this}setStyle(t,n=Hn){function i(s){s!==void 0&&parseFloat(s)<1&&Ut("Color: Alpha component of "+t+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(t)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,n);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,n);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,n);break;default:Ut("Color: Unknown color model "+t)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(t)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,n);if(o===6)return this.setHex(parseInt(s,16),n);Ut("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,n);return this}setColorName(t,n=Hn){let i=IE[t.toLowerCase()];return i!==void 0?this.setHex(i,n):Ut("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Fr(t.r),this.g=Fr(t.g),this.b=Fr(t.b),this}copyLinearToSRGB(t){return this.r=Ia(t.r),this.g=Ia(t.g),this.b=Ia(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Hn){return ne.workingToColorSpace(dn.copy(this),t),Math.round(Yt(dn.r*255,0,255))*65536+Math.round(Yt(dn.g*255,0,255))*256+Math.round(Yt(dn.b*255,0,255))}getHexString(t=Hn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,n=ne.workingColorSpace){ne.workingToColorSpace(dn.copy(this),n);let i=dn.r,r=dn.g,s=dn.b,o=Math.max(i,r,s),a=Math.min(i,r,s),c,l,u=(a+o)/2;if(a===o)c=0,l=0;else{let h=o-a;switch(l=u<=.5?h/(o+a):h/(2-o-a),o){case i:c=(r-s)/h+(r<s?6:0);break;case r:c=(s-i)/h+2;break;case s:c=(i-r)/h+4;break}c/=6}return t.h=c,t.s=l,t.l=u,t}getRGB(t,n=ne.workingColorSpace){return ne.workingToColorSpace(dn.copy(this),n),t.r=dn.r,t.g=dn.g,t.b=dn.b,t}getStyle(t=Hn){ne.workingToColorSpace(dn.copy(this),t);let n=dn.r,i=dn.g,r=dn.b;return t!==Hn?`color(${t} ${n.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(n*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(t,n,i){return this.getHSL(ds),this.setHSL(ds.h+t,ds.s+n,ds.l+i)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,n){return this.r=t.r+n.r,this.g=t.g+n.g,this.b=t.b+n.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,n){return this.r+=(t.r-this.r)*n,this.g+=(t.g-this.g)*n,this.b+=(t.b-this.b)*n,this}lerpColors(t,n,i){return this.r=t.r+(n.r-t.r)*i,this.g=t.g+(n.g-t.g)*i,this.b=t.b+(n.b-t.b)*i,this}lerpHSL(t,n){this.getHSL(ds),t.getHSL(qf);let i=F_(ds.h,qf.h,n),r=F_(ds.s,qf.s,n),s=F_(ds.l,qf.l,n);return this.setHSL(i,r,s),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let n=this.r,i=this.g,r=this.b,s=t.elements;return this.r=s[0]*n+s[3]*i+s[6]*r,this.g=s[1]*n+s[4]*i+s[7]*r,this.b=s[2]*n+s[5]*i+s[8]*r,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,n=0){return this.r=t[n],this.g=t[n+1],this.b=t[n+2],this}toArray(t=[],n=0){return t[n]=this.r,t[n+1]=this.g,t[n+2]=this.b,t}fromBufferAttribute(t,n){return this.r=t.getX(n),this.g=t.getY(n),this.b=t.getZ(n),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},dn=new Qt;Qt.NAMES=IE;var ol=class extends an{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Or,this.environmentIntensity=1,this.environmentRotation=new Or,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,n){return super.copy(t,n),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let n=super.toJSON(t);return this.fog!==null&&(n.object.fog=this.fog.toJSON()),n.object.backgroundBlurriness=this.backgroundBlurriness,n.object.backgroundIntensity=this.backgroundIntensity,n.object.backgroundRotation=this.backgroundRotation.toArray(),n.object.environmentIntensity=this.environmentIntensity,n.object.environmentRotation=this.environmentRotation.toArray(),n}},Ti=new V,Ir=new V,V_=new V,Lr=new V,va=new V,ba=new V,CA=new V,H_=new V,W_=new V,$_=new V,X_=new Se,q_=new Se,Y_=new Se,Ei=class e{constructor(t=new V,n=new V,i=new V){this.a=t,this.b=n,this.c=i}static getNormal(t,n,i,r){r.subVectors(i,n),Ti.subVectors(t,n),r.cross(Ti);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(t,n,i,r,s){Ti.subVectors(r,n),Ir.subVectors(i,n),V_.subVectors(t,n);let o=Ti.dot(Ti),a=Ti.dot(Ir),c=Ti.dot(V_),l=Ir.dot(Ir),u=Ir.dot(V_),h=o*l-a*a;if(h===0)return s.set(0,0,0),null;let f=1/h,d=(l*c-a*u)*f,p=(o*u-a*c)*f;return s.set(1-d-p,p,d)}static containsPoint(t,n,i,r){return this.getBarycoord(t,n,i,r,Lr)===null?!1:Lr.x>=0&&Lr.y>=0&&Lr.x+Lr.y<=1}static getInterpolation(t,n,i,r,s,o,a,c){return this.getBarycoord(t,n,i,r,Lr)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(s,Lr.x),c.addScaledVector(o,Lr.y),c.addScaledVector(a,Lr.z),c)}static getInterpolatedAttribute(t,n,i,r,s,o){return X_.setScalar(0),q_.setScalar(0),Y_.setScalar(0),X_.fromBufferAttribute(t,n),q_.fromBufferAttribute(t,i),Y_.fromBufferAttribute(t,r),o.setScalar(0),o.addScaledVector(X_,s.x),o.addScaledVector(q_,s.y),o.addScaledVector(Y_,s.z),o}static isFrontFacing(t,n,i,r){return Ti.subVectors(i,n),Ir.subVectors(t,n),Ti.cross(Ir).dot(r)<0}set(t,n,i){return this.a.copy(t),this.b.copy(n),this.c.copy(i),this}setFromPointsAndIndices(t,n,i,r){return this.a.copy(t[n]),this.b.copy(t[i]),this.c.copy(t[r]),this}setFromAttributeAndIndices(t,n,i,r){return this.a.fromBufferAttribute(t,n),this.b.fromBufferAttribute(t,i),this.c.fromBufferAttribute(t,r),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Ti.subVectors(this.c,this.b),Ir.subVectors(this.a,this.b),Ti.cross(Ir).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return e.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,n){return e.getBarycoord(t,this.a,this.b,this.c,n)}getInterpolation(t,n,i,r,s){return e.getInterpolation(t,this.a,this.b,this.c,n,i,r,s)}containsPoint(t){return e.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return e.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,n){let i=this.a,r=this.b,s=this.c,o,a;va.subVectors(r,i),ba.subVectors(s,i),H_.subVectors(t,i);let c=va.dot(H_),l=ba.dot(H_);if(c<=0&&l<=0)return n.copy(i);W_.subVectors(t,r);let u=va.dot(W_),h=ba.dot(W_);if(u>=0&&h<=u)return n.copy(r);let f=c*h-u*l;if(f<=0&&c>=0&&u<=0&&c-u>0)return o=c/(c-u),n.copy(i).addScaledVector(va,o);$_.subVectors(t,s);let d=va.dot($_),p=ba.dot($_);if(p>=0&&d<=p)return n.copy(s);let _=d*l-c*p;if(_<=0&&l>=0&&p<=0)return a=l/(l-p),n.copy(i).addScaledVector(ba,a);let m=u*p-d*h;if(m<=0&&h-u>=0&&d-p>=0)return CA.subVectors(s,r),a=(h-u)/(h-u+(d-p)),n.copy(r).addScaledVector(CA,a);let g=1/(m+_+f);return o=_*g,a=f*g,n.copy(i).addScaledVector(va,o).addScaledVector(ba,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},_s=class{constructor(t=new V(1/0,1/0,1/0),n=new V(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=n}set(t,n){return this.min.copy(t),this.max.copy(n),this}setFromArray(t){this.makeEmpty();for(let n=0,i=t.length;n<i;n+=3)this.expandByPoint(Ai.fromArray(t,n));return this}setFromBufferAttribute(t){this.makeEmpty();for(let n=0,i=t.count;n<i;n++)this.expandByPoint(Ai.fromBufferAttribute(t,n));return this}setFromPoints(t){this.makeEmpty();for(let n=0,i=t.length;n<i;n++)this.expandByPoint(t[n]);return this}setFromCenterAndSize(t,n){let i=Ai.copy(n).multiplyScalar(.5);return this.min.copy(t).sub(i),this.max.copy(t).add(i),this}setFromObject(t,n=!1){return this.makeEmpty(),this.expandByObject(t,n)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,n=!1){t.updateWorldMatrix(!1,!1);let i=t.geometry;if(i!==void 0){let s=i.getAttribute("position");if(n===!0&&s!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Ai):Ai.fromBufferAttribute(s,o),Ai.applyMatrix4(t.matrixWorld),this.expandByPoint(Ai);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Yf.copy(t.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Yf.copy(i.boundingBox)),Yf.applyMatrix4(t.matrixWorld),this.union(Yf)}let r=t.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],n);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,n){return n.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ai),Ai.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let n,i;return t.normal.x>0?(n=t.normal.x*this.min.x,i=t.normal.x*this.max.x):(n=t.normal.x*this.max.x,i=t.normal.x*this.min.x),t.normal.y>0?(n+=t.normal.y*this.min.y,i+=t.normal.y*this.max.y):(n+=t.normal.y*this.max.y,i+=t.normal.y*this.min.y),t.normal.z>0?(n+=t.normal.z*this.min.z,i+=t.normal.z*this.max.z):(n+=t.normal.z*this.max.z,i+=t.normal.z*this.min.z),n<=-t.constant&&i>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Zc),Zf.subVectors(this.max,Zc),Ma.subVectors(t.a,Zc),Sa.subVectors(t.b,Zc),wa.subVectors(t.c,Zc),ps.subVectors(Sa,Ma),ms.subVectors(wa,Sa),oo.subVectors(Ma,wa);let n=[0,-ps.z,ps.y,0,-ms.z,ms.y,0,-oo.z,oo.y,ps.z,0,-ps.x,ms.z,0,-ms.x,oo.z,0,-oo.x,-ps.y,ps.x,0,-ms.y,ms.x,0,-oo.y,oo.x,0];return!Z_(n,Ma,Sa,wa,Zf)||(n=[1,0,0,0,1,0,0,0,1],!Z_(n,Ma,Sa,wa,Zf))?!1:(Jf.crossVectors(ps,ms),n=[Jf.x,Jf.y,Jf.z],Z_(n,Ma,Sa,wa,Zf))}clampPoint(t,n){return n.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ai).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ai).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Nr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Nr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Nr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Nr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Nr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Nr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Nr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Nr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Nr),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Nr=[new V,new V,new V,new V,new V,new V,new V,new V],Ai=new V,Yf=new _s,Ma=new V,Sa=new V,wa=new V,ps=new V,ms=new V,oo=new V,Zc=new V,Zf=new V,Jf=new V,ao=new V;function Z_(e,t,n,i,r){for(let s=0,o=e.length-3;s<=o;s+=3){ao.fromArray(e,s);let a=r.x*Math.abs(ao.x)+r.y*Math.abs(ao.y)+r.z*Math.abs(ao.z),c=t.dot(ao),l=n.dot(ao),u=i.dot(ao);if(Math.max(-Math.max(c,l,u),Math.min(c,l,u))>a)return!1}return!0}var De=new V,Kf=new ie,mF=0,ir=class extends rr{constructor(t,n,i=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:mF++}),this.name="",this.array=t,this.itemSize=n,this.count=t!==void 0?t.length/n:0,this.normalized=i,this.usage=TE,this.updateRanges=[],this.gpuType=Ri,this.version=0,this._normalizationScale=t!==void 0?ky(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,n){this.updateRanges.push({start:t,count:n})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,n,i){t*=this.itemSize,i*=n.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[t+r]=n.array[i+r];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let n=0,i=this.count;n<i;n++)Kf.fromBufferAttribute(this,n),Kf.applyMatrix3(t),this.setXY(n,Kf.x,Kf.y);else if(this.itemSize===3)for(let n=0,i=this.count;n<i;n++)De.fromBufferAttribute(this,n),De.applyMatrix3(t),this.setXYZ(n,De.x,De.y,De.z);return this}applyMatrix4(t){for(let n=0,i=this.count;n<i;n++)De.fromBufferAttribute(this,n),De.applyMatrix4(t),this.setXYZ(n,De.x,De.y,De.z);return this}applyNormalMatrix(t){for(let n=0,i=this.count;n<i;n++)De.fromBufferAttribute(this,n),De.applyNormalMatrix(t),this.setXYZ(n,De.x,De.y,De.z);return this}transformDirection(t){for(let n=0,i=this.count;n<i;n++)De.fromBufferAttribute(this,n),De.transformDirection(t),this.setXYZ(n,De.x,De.y,De.z);return this}set(t,n=0){return this.array.set(t,n),this}getComponent(t,n){let i=this.array[t*this.itemSize+n];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,n,i){return this.normalized&&(i=this._normalize(i)),this.array[t*this.itemSize+n]=i,this}getX(t){let n=this.array[t*this.itemSize];return this.normalized&&(n=this._denormalize(n)),n}setX(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize]=n,this}getY(t){let n=this.array[t*this.itemSize+1];return this.normalized&&(n=this._denormalize(n)),n}setY(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+1]=n,this}getZ(t){let n=this.array[t*this.itemSize+2];return this.normalized&&(n=this._denormalize(n)),n}setZ(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+2]=n,this}getW(t){let n=this.array[t*this.itemSize+3];return this.normalized&&(n=this._denormalize(n)),n}setW(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+3]=n,this}setXY(t,n,i){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i)),this.array[t+0]=n,this.array[t+1]=i,this}setXYZ(t,n,i,r){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i),r=this._normalize(r)),this.array[t+0]=n,this.array[t+1]=i,this.array[t+2]=r,this}setXYZW(t,n,i,r,s){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[t+0]=n,this.array[t+1]=i,this.array[t+2]=r,this.array[t+3]=s,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let n=this._normalizationScale;return n!==void 0?Math.max(t/n,-1):iF(t,this.array)}_normalize(t){let n=this._normalizationScale;return n!==void 0?Math.round(t*n):rF(t,this.array)}};var al=class extends ir{constructor(t,n,i){super(new Uint16Array(t),n,i)}};var cl=class extends ir{constructor(t,n,i){super(new Uint32Array(t),n,i)}};var Fe=class extends ir{constructor(t,n,i){super(new Float32Array(t),n,i)}},gF=new _s,Jc=new V,J_=new V,ys=class{constructor(t=new V,n=-1){this.isSphere=!0,this.center=t,this.radius=n}set(t,n){return this.center.copy(t),this.radius=n,this}setFromPoints(t,n){let i=this.center;n!==void 0?i.copy(n):gF.setFromPoints(t).getCenter(i);let r=0;for(let s=0,o=t.length;s<o;s++)r=Math.max(r,i.distanceToSquared(t[s]));return this.radius=Math.sqrt(r),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let n=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=n*n}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,n){let i=this.center.distanceToSquared(t);return n.copy(t),i>this.radius*this.radius&&(n.sub(this.center).normalize(),n.multiplyScalar(this.radius).add(this.center)),n}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Jc.subVectors(t,this.center);let n=Jc.lengthSq();if(n>this.radius*this.radius){let i=Math.sqrt(n),r=(i-this.radius)*.5;this.center.addScaledVector(Jc,r/i),this.radius+=r}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(J_.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Jc.copy(t.center).add(J_)),this.expandByPoint(Jc.copy(t.center).sub(J_))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},_F=0,pi=new ye,K_=new an,Ta=new V,Vn=new _s,Kc=new _s,tn=new V,Dn=class e extends rr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:_F++}),this.uuid=Pl(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(tF(t)?cl:al)(t,1):this.index=t,this}setIndirect(t,n=0){return this.indirect=t,this.indirectOffset=n,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,n){return this.attributes[t]=n,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,n,i=0){this.groups.push({start:t,count:n,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(t,n){this.drawRange.start=t,this.drawRange.count=n}applyMatrix4(t){let n=this.attributes.position;n!==void 0&&(n.applyMatrix4(t),n.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new Bt().getNormalMatrix(t);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(t),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return pi.makeRotationFromQuaternion(t),this.applyMatrix4(pi),this}rotateX(t){return pi.makeRotationX(t),this.applyMatrix4(pi),this}rotateY(t){return pi.makeRotationY(t),this.applyMatrix4(pi),this}rotateZ(t){return pi.makeRotationZ(t),this.applyMatrix4(pi),this}translate(t,n,i){return pi.makeTranslation(t,n,i),this.applyMatrix4(pi),this}scale(t,n,i){return pi.makeScale(t,n,i),this.applyMatrix4(pi),this}lookAt(t){return K_.lookAt(t),K_.updateMatrix(),this.applyMatrix4(K_.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Ta).negate(),this.translate(Ta.x,Ta.y,Ta.z),this}setFromPoints(t){let n=this.getAttribute("position");if(n===void 0){let i=[];for(let r=0,s=t.length;r<s;r++){let o=t[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Fe(i,3))}else{let i=Math.min(t.length,n.count);for(let r=0;r<i;r++){let s=t[r];n.setXYZ(r,s.x,s.y,s.z||0)}t.length>n.count&&Ut("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),n.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new _s);let t=this.attributes.position,n=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ot("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new V(-1/0,-1/0,-1/0),new V(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),n)for(let i=0,r=n.length;i<r;i++){let s=n[i];Vn.setFromBufferAttribute(s),this.morphTargetsRelative?(tn.addVectors(this.boundingBox.min,Vn.min),this.boundingBox.expandByPoint(tn),tn.addVectors(this.boundingBox.max,Vn.max),this.boundingBox.expandByPoint(tn)):(this.boundingBox.expandByPoint(Vn.min),this.boundingBox.expandByPoint(Vn.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ot('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ys);let t=this.attributes.position,n=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ot("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new V,1/0);return}if(t){let i=this.boundingSphere.center;if(Vn.setFromBufferAttribute(t),n)for(let s=0,o=n.length;s<o;s++){let a=n[s];Kc.setFromBufferAttribute(a),this.morphTargetsRelative?(tn.addVectors(Vn.min,Kc.min),Vn.expandByPoint(tn),tn.addVectors(Vn.max,Kc.max),Vn.expandByPoint(tn)):(Vn.expandByPoint(Kc.min),Vn.expandByPoint(Kc.max))}Vn.getCenter(i);let r=0;for(let s=0,o=t.count;s<o;s++)tn.fromBufferAttribute(t,s),r=Math.max(r,i.distanceToSquared(tn));if(n)for(let s=0,o=n.length;s<o;s++){let a=n[s],c=this.morphTargetsRelative;for(let l=0,u=a.count;l<u;l++)tn.fromBufferAttribute(a,l),c&&(Ta.fromBufferAttribute(t,l),tn.add(Ta)),r=Math.max(r,i.distanceToSquared(tn))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&Ot('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,n=this.attributes;if(t===null||n.position===void 0||n.normal===void 0||n.uv===void 0){Ot("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=n.position,r=n.normal,s=n.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ir(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(i.count);for(let R=0;R<i.count;R++)a[R]=new V,c[R]=new V;let u=new V,h=new V,f=new V,d=new ie,p=new ie,_=new ie,m=new V,g=new V;function x(R,E,C){l[R]=l[E]=l[C]=1,u.fromBufferAttribute(i,R),h.fromBufferAttribute(i,E),f.fromBufferAttribute(i,C),d.fromBufferAttribute(s,R),p.fromBufferAttribute(s,E),_.fromBufferAttribute(s,C),h.sub(u),f.sub(u),p.sub(d),_.sub(d);let N=1/(p.x*_.y-_.x*p.y);isFinite(N)&&(m.copy(h).multiplyScalar(_.y).addScaledVector(f,-p.y).multiplyScalar(N),g.copy(f).multiplyScalar(p.x).addScaledVector(h,-_.x).multiplyScalar(N),a[R].add(m),a[E].add(m),a[C].add(m),c[R].add(g),c[E].add(g),c[C].add(g))}let S=this.groups;S.length===0&&(S=[{start:0,count:t.count}]);for(let R=0,E=S.length;R<E;++R){let C=S[R],N=C.start,k=C.count;for(let P=N,L=N+k;P<L;P+=3)x(t.getX(P+0),t.getX(P+1),t.getX(P+2))}let v=new V,w=new V,b=new V,y=new V;function M(R){b.fromBufferAttribute(r,R),y.copy(b);let E=a[R];v.copy(E),v.sub(b.multiplyScalar(b.dot(E))).normalize(),w.crossVectors(y,E);let N=w.dot(c[R])<0?-1:1;o.setXYZW(R,v.x,v.y,v.z,N)}for(let R=0,E=i.count;R<E;++R)l[R]&&M(R);this._transformed=!0}computeVertexNormals(){let t=this.index,n=this.getAttribute("position");if(n!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==n.count)i=new ir(new Float32Array(n.count*3),3),this.setAttribute("normal",i);else for(let f=0,d=i.count;f<d;f++)i.setXYZ(f,0,0,0);let r=new V,s=new V,o=new V,a=new V,c=new V,l=new V,u=new V,h=new V;if(t)for(let f=0,d=t.count;f<d;f+=3){let p=t.getX(f+0),_=t.getX(f+1),m=t.getX(f+2);r.fromBufferAttribute(n,p),s.fromBufferAttribute(n,_),o.fromBufferAttribute(n,m),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),a.fromBufferAttribute(i,p),c.fromBufferAttribute(i,_),l.fromBufferAttribute(i,m),a.add(u),c.add(u),l.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(_,c.x,c.y,c.z),i.setXYZ(m,l.x,l.y,l.z)}else for(let f=0,d=n.count;f<d;f+=3)r.fromBufferAttribute(n,f+0),s.fromBufferAttribute(n,f+1),o.fromBufferAttribute(n,f+2),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),i.setXYZ(f+0,u.x,u.y,u.z),i.setXYZ(f+1,u.x,u.y,u.z),i.setXYZ(f+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let n=0,i=t.count;n<i;n++)tn.fromBufferAttribute(t,n),tn.normalize(),t.setXYZ(n,tn.x,tn.y,tn.z)}toNonIndexed(){function t(a,c){let l=a.array,u=a.itemSize,h=a.normalized,f=new l.constructor(c.length*u),d=0,p=0;for(let _=0,m=c.length;_<m;_++){a.isInterleavedBufferAttribute?d=c[_]*a.data.stride+a.offset:d=c[_]*u;for(let g=0;g<u;g++)f[p++]=l[d++]}return new ir(f,u,h)}if(this.index===null)return Ut("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let n=new e,i=this.index.array,r=this.attributes;for(let a in r){let c=r[a],l=t(c,i);n.setAttribute(a,l)}let s=this.morphAttributes;for(let a in s){let c=[],l=s[a];for(let u=0,h=l.length;u<h;u++){let f=l[u],d=t(f,i);c.push(d)}n.morphAttributes[a]=c}n.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];n.addGroup(l.start,l.count,l.materialIndex)}return n}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(t[l]=c[l]);return t}t.data={attributes:{}};let n=this.index;n!==null&&(t.data.index={type:n.array.constructor.name,array:Array.prototype.slice.call(n.array)});let i=this.attributes;for(let c in i){let l=i[c];t.data.attributes[c]=l.toJSON(t.data)}let r={},s=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],u=[];for(let h=0,f=l.length;h<f;h++){let d=l[h];u.push(d.toJSON(t.data))}u.length>0&&(r[c]=u,s=!0)}s&&(t.data.morphAttributes=r,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let n={};this.name=t.name;let i=t.index;i!==null&&this.setIndex(i.clone());let r=t.attributes;for(let l in r){let u=r[l];this.setAttribute(l,u.clone(n))}let s=t.morphAttributes;for(let l in s){let u=[],h=s[l];for(let f=0,d=h.length;f<d;f++)u.push(h[f].clone(n));this.morphAttributes[l]=u}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let l=0,u=o.length;l<u;l++){let h=o[l];this.addGroup(h.start,h.count,h.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=t.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var j_=new V,yF=new V,xF=new Bt,Wn=class{constructor(t=new V(1,0,0),n=0){this.isPlane=!0,this.normal=t,this.constant=n}set(t,n){return this.normal.copy(t),this.constant=n,this}setComponents(t,n,i,r){return this.normal.set(t,n,i),this.constant=r,this}setFromNormalAndCoplanarPoint(t,n){return this.normal.copy(t),this.constant=-n.dot(this.normal),this}setFromCoplanarPoints(t,n,i){let r=j_.subVectors(i,n).cross(yF.subVectors(t,n)).normalize();return this.setFromNormalAndCoplanarPoint(r,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,n){return n.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,n,i=!0){let r=t.delta(j_),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(t.start)===0?n.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:n.copy(t.start).addScaledVector(r,o)}intersectsLine(t){let n=this.distanceToPoint(t.start),i=this.distanceToPoint(t.end);return n<0&&i>0||i<0&&n>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,n){let i=n||xF.getNormalMatrix(t),r=this.coplanarPoint(j_).applyMatrix4(t),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},vF=0,or=class extends rr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:vF++}),this.uuid=Pl(),this.name="",this.type="Material",this.blending=Va,this.side=Ts,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=_y,this.blendDst=yy,this.blendEquation=po,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Qt(0,0,0),this.blendAlpha=0,this.depthFunc=La,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=xE,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=vh,this.stencilZFail=vh,this.stencilZPass=vh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let n in t){let i=t[n];if(i===void 0){Ut(`Material: parameter '${n}' has value of undefined.`);continue}let r=this[n];if(r===void 0){Ut(`Material: '${n}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[n]=i}}toJSON(t){let n=t===void 0||typeof t=="string";n&&(t={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(t).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(t).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(t).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(t).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(t).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let c=s[a];delete c.metadata,o.push(c)}return o}if(n){let s=r(t.textures),o=r(t.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(t,n){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new Qt().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(i=>new Wn().fromJSON(i))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=n[t.map]||null),t.matcap!==void 0&&(this.matcap=n[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=n[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=n[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=n[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let i=t.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ie().fromArray(i)}return t.displacementMap!==void 0&&(this.displacementMap=n[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=n[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=n[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=n[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=n[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=n[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=n[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=n[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=n[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=n[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=n[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=n[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=n[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=n[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ie().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=n[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=n[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=n[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=n[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=n[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=n[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=n[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=n[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let n=t.clippingPlanes,i=null;if(n!==null){let r=n.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=n[s].clone()}return this.clippingPlanes=i,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Dr=new V,Q_=new V,jf=new V,Qf=new V,Oa=class{constructor(t=new V,n=new V(0,0,-1)){this.origin=t,this.direction=n}set(t,n){return this.origin.copy(t),this.direction.copy(n),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,n){return n.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Dr)),this}closestPointToPoint(t,n){n.subVectors(t,this.origin);let i=n.dot(this.direction);return i<0?n.copy(this.origin):n.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let n=Dr.subVectors(t,this.origin).dot(this.direction);return n<0?this.origin.distanceToSquared(t):(Dr.copy(this.origin).addScaledVector(this.direction,n),Dr.distanceToSquared(t))}distanceSqToSegment(t,n,i,r){Q_.copy(t).add(n).multiplyScalar(.5),jf.copy(n).sub(t).normalize(),Qf.copy(this.origin).sub(Q_);let s=t.distanceTo(n)*.5,o=-this.direction.dot(jf),a=Qf.dot(this.direction),c=-Qf.dot(jf),l=Qf.lengthSq(),u=Math.abs(1-o*o),h,f,d,p;if(u>0)if(h=o*c-a,f=o*a-c,p=s*u,h>=0)if(f>=-p)if(f<=p){let _=1/u;h*=_,f*=_,d=h*(h+o*f+2*a)+f*(o*h+f+2*c)+l}else f=s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;else f=-s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;else f<=-p?(h=Math.max(0,-(-o*s+a)),f=h>0?-s:Math.min(Math.max(-s,-c),s),d=-h*h+f*(f+2*c)+l):f<=p?(h=0,f=Math.min(Math.max(-s,-c),s),d=f*(f+2*c)+l):(h=Math.max(0,-(o*s+a)),f=h>0?s:Math.min(Math.max(-s,-c),s),d=-h*h+f*(f+2*c)+l);else f=o>0?-s:s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,h),r&&r.copy(Q_).addScaledVector(jf,f),d}intersectSphere(t,n){if(t.radius<0)return null;Dr.subVectors(t.center,this.origin);let i=Dr.dot(this.direction),r=Dr.dot(Dr)-i*i,s=t.radius*t.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,n):this.at(a,n)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let n=t.normal.dot(this.direction);if(n===0)return t.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(t.normal)+t.constant)/n;return i>=0?i:null}intersectPlane(t,n){let i=this.distanceToPlane(t);return i===null?null:this.at(i,n)}intersectsPlane(t){let n=t.distanceToPoint(this.origin);return n===0||t.normal.dot(this.direction)*n<0}intersectBox(t,n){let i,r,s,o,a,c,l=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,f=this.origin;return l>=0?(i=(t.min.x-f.x)*l,r=(t.max.x-f.x)*l):(i=(t.max.x-f.x)*l,r=(t.min.x-f.x)*l),u>=0?(s=(t.min.y-f.y)*u,o=(t.max.y-f.y)*u):(s=(t.max.y-f.y)*u,o=(t.min.y-f.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),h>=0?(a=(t.min.z-f.z)*h,c=(t.max.z-f.z)*h):(a=(t.max.z-f.z)*h,c=(t.min.z-f.z)*h),i>c||a>r)||((a>i||i!==i)&&(i=a),(c<r||r!==r)&&(r=c),r<0)?null:this.at(i>=0?i:r,n)}intersectsBox(t){return this.intersectBox(t,Dr)!==null}intersectTriangle(t,n,i,r,s){let o=this.origin,a=this.direction,c=a.x,l=a.y,u=a.z,h=t.x-o.x,f=t.y-o.y,d=t.z-o.z,p=n.x-o.x,_=n.y-o.y,m=n.z-o.z,g=i.x-o.x,x=i.y-o.y,S=i.z-o.z,v=Math.abs(c),w=Math.abs(l),b=Math.abs(u),y,M,R,E,C,N,k,P,L,B,F,Z;if(v>=w&&v>=b?(R=c,N=h,L=p,Z=g,c>=0?(y=l,M=u,E=f,C=d,k=_,P=m,B=x,F=S):(y=u,M=l,E=d,C=f,k=m,P=_,B=S,F=x)):w>=b?(R=l,N=f,L=_,Z=x,l>=0?(y=u,M=c,E=d,C=h,k=m,P=p,B=S,F=g):(y=c,M=u,E=h,C=d,k=p,P=m,B=g,F=S)):(R=u,N=d,L=m,Z=S,u>=0?(y=c,M=l,E=h,C=f,k=p,P=_,B=g,F=x):(y=l,M=c,E=f,C=h,k=_,P=p,B=x,F=g)),R===0)return null;let U=y/R,G=M/R,q=1/R,rt=E-U*N,ct=C-G*N,$=k-U*L,ot=P-G*L,ut=B-U*Z,st=F-G*Z,at=ut*ot-st*$,J=rt*st-ct*ut,yt=$*ct-ot*rt;if(r){if(at<0||J<0||yt<0)return null}else if((at<0||J<0||yt<0)&&(at>0||J>0||yt>0))return null;let lt=at+J+yt;if(lt===0)return null;let K=q*(at*N+J*L+yt*Z);return(lt>0?K<0:K>0)?null:this.at(K/lt,s)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Uh=class extends or{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Or,this.combine=id,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},RA=new ye,co=new Oa,th=new ys,PA=new V,eh=new V,nh=new V,ih=new V,ty=new V,rh=new V,IA=new V,sh=new V,Fn=class extends an{constructor(t=new Dn,n=new Uh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(t,n){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;n.fromBufferAttribute(r,t);let a=this.morphTargetInfluences;if(s&&a){rh.set(0,0,0);for(let c=0,l=s.length;c<l;c++){let u=a[c],h=s[c];u!==0&&(ty.fromBufferAttribute(h,t),o?rh.addScaledVector(ty,u):rh.addScaledVector(ty.sub(n),u))}n.add(rh)}return n}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),th.copy(i.boundingSphere),th.applyMatrix4(s),co.copy(t.ray).recast(t.near),!(th.containsPoint(co.origin)===!1&&(co.intersectSphere(th,PA)===null||co.origin.distanceToSquared(PA)>(t.far-t.near)**2))&&(RA.copy(s).invert(),co.copy(t.ray).applyMatrix4(RA),!(i.boundingBox!==null&&co.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(t,n,co)))}_computeIntersections(t,n,i){let r,s=this.geometry,o=this.material,a=s.index,c=s.attributes.position,l=s.attributes.uv,u=s.attributes.uv1,h=s.attributes.normal,f=s.groups,d=s.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,_=f.length;p<_;p++){let m=f[p],g=o[m.materialIndex],x=Math.max(m.start,d.start),S=Math.min(a.count,Math.min(m.start+m.count,d.start+d.count));for(let v=x,w=S;v<w;v+=3){let b=a.getX(v),y=a.getX(v+1),M=a.getX(v+2);r=oh(this,g,t,i,l,u,h,b,y,M),r&&(r.faceIndex=Math.floor(v/3),r.face.materialIndex=m.materialIndex,n.push(r))}}else{let p=Math.max(0,d.start),_=Math.min(a.count,d.start+d.count);for(let m=p,g=_;m<g;m+=3){let x=a.getX(m),S=a.getX(m+1),v=a.getX(m+2);r=oh(this,o,t,i,l,u,h,x,S,v),r&&(r.faceIndex=Math.floor(m/3),n.push(r))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,_=f.length;p<_;p++){let m=f[p],g=o[m.materialIndex],x=Math.max(m.start,d.start),S=Math.min(c.count,Math.min(m.start+m.count,d.start+d.count));for(let v=x,w=S;v<w;v+=3){let b=v,y=v+1,M=v+2;r=oh(this,g,t,i,l,u,h,b,y,M),r&&(r.faceIndex=Math.floor(v/3),r.face.materialIndex=m.materialIndex,n.push(r))}}else{let p=Math.max(0,d.start),_=Math.min(c.count,d.start+d.count);for(let m=p,g=_;m<g;m+=3){let x=m,S=m+1,v=m+2;r=oh(this,o,t,i,l,u,h,x,S,v),r&&(r.faceIndex=Math.floor(m/3),n.push(r))}}}};function bF(e,t,n,i,r,s,o,a){let c;if(t.side===wn?c=i.intersectTriangle(o,s,r,!0,a):c=i.intersectTriangle(r,s,o,t.side===Ts,a),c===null)return null;sh.copy(a),sh.applyMatrix4(e.matrixWorld);let l=n.ray.origin.distanceTo(sh);return l<n.near||l>n.far?null:{distance:l,point:sh.clone(),object:e}}function oh(e,t,n,i,r,s,o,a,c,l){e.getVertexPosition(a,eh),e.getVertexPosition(c,nh),e.getVertexPosition(l,ih);let u=bF(e,t,n,i,eh,nh,ih,IA);if(u){let h=new V;Ei.getBarycoord(IA,eh,nh,ih,h),r&&(u.uv=Ei.getInterpolatedAttribute(r,a,c,l,h,new ie)),s&&(u.uv1=Ei.getInterpolatedAttribute(s,a,c,l,h,new ie)),o&&(u.normal=Ei.getInterpolatedAttribute(o,a,c,l,h,new V),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let f={a,b:c,c:l,normal:new V,materialIndex:0};Ei.getNormal(eh,nh,ih,f.normal),u.face=f,u.barycoord=h}return u}var Oh=class extends Nn{constructor(t=null,n=1,i=1,r,s,o,a,c,l=en,u=en,h,f){super(null,o,a,c,l,u,r,s,h,f),this.isDataTexture=!0,this.image={data:t,width:n,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var lo=new ys,MF=new ie(.5,.5),ah=new V,xs=class{constructor(t=new Wn,n=new Wn,i=new Wn,r=new Wn,s=new Wn,o=new Wn){this.planes=[t,n,i,r,s,o]}set(t,n,i,r,s,o){let a=this.planes;return a[0].copy(t),a[1].copy(n),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(t){let n=this.planes;for(let i=0;i<6;i++)n[i].copy(t.planes[i]);return this}setFromProjectionMatrix(t,n=mi,i=!1){let r=this.planes,s=t.elements,o=s[0],a=s[1],c=s[2],l=s[3],u=s[4],h=s[5],f=s[6],d=s[7],p=s[8],_=s[9],m=s[10],g=s[11],x=s[12],S=s[13],v=s[14],w=s[15];if(r[0].setComponents(l-o,d-u,g-p,w-x).normalize(),r[1].setComponents(l+o,d+u,g+p,w+x).normalize(),r[2].setComponents(l+a,d+h,g+_,w+S).normalize(),r[3].setComponents(l-a,d-h,g-_,w-S).normalize(),i)r[4].setComponents(c,f,m,v).normalize(),r[5].setComponents(l-c,d-f,g-m,w-v).normalize();else if(r[4].setComponents(l-c,d-f,g-m,w-v).normalize(),n===mi)r[5].setComponents(l+c,d+f,g+m,w+v).normalize();else if(n===Na)r[5].setComponents(c,f,m,v).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+n);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),lo.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let n=t.geometry;n.boundingSphere===null&&n.computeBoundingSphere(),lo.copy(n.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(lo)}intersectsSprite(t){lo.center.set(0,0,0);let n=MF.distanceTo(t.center);return lo.radius=.7071067811865476+n,lo.applyMatrix4(t.matrixWorld),this.intersectsSphere(lo)}intersectsSphere(t){let n=this.planes,i=t.center,r=-t.radius;for(let s=0;s<6;s++)if(n[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(t){let n=this.planes;for(let i=0;i<6;i++){let r=n[i];if(ah.x=r.normal.x>0?t.max.x:t.min.x,ah.y=r.normal.y>0?t.max.y:t.min.y,ah.z=r.normal.z>0?t.max.z:t.min.z,r.distanceToPoint(ah)<0)return!1}return!0}containsPoint(t){let n=this.planes;for(let i=0;i<6;i++)if(n[i].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},LA=new ye,Bh=class e{constructor(){this.coordinateSystem=mi,this._frustums=[],this._count=0}setFromArrayCamera(t){let n=t.cameras,i=this._frustums;for(let r=0;r<n.length;r++){let s=n[r];LA.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new xs),i[r].setFromProjectionMatrix(LA,s.coordinateSystem,s.reversedDepth)}return this._count=n.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsObject(t))return!0;return!1}intersectsSprite(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsSphere(t))return!0;return!1}intersectsBox(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsBox(t))return!0;return!1}containsPoint(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let n=this._frustums,i=t._frustums;for(let r=0;r<t._count;r++)n[r]===void 0&&(n[r]=new xs),n[r].copy(i[r]);return this._count=t._count,this}clone(){return new e().copy(this)}};var vs=class extends or{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Qt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},kh=new V,zh=new V,NA=new ye,jc=new Oa,ch=new ys,ey=new V,DA=new V,Gh=class extends an{constructor(t=new Dn,n=new vs){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let n=t.attributes.position,i=[0];for(let r=1,s=n.count;r<s;r++)kh.fromBufferAttribute(n,r-1),zh.fromBufferAttribute(n,r),i[r]=i[r-1],i[r]+=kh.distanceTo(zh);t.setAttribute("lineDistance",new Fe(i,1))}else Ut("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.matrixWorld,s=t.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),ch.copy(i.boundingSphere),ch.applyMatrix4(r),ch.radius+=s,t.ray.intersectsSphere(ch)===!1)return;NA.copy(r).invert(),jc.copy(t.ray).applyMatrix4(NA);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,u=i.index,f=i.attributes.position;if(u!==null){let d=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let _=d,m=p-1;_<m;_+=l){let g=u.getX(_),x=u.getX(_+1),S=lh(this,t,jc,c,g,x,_);S&&n.push(S)}if(this.isLineLoop){let _=u.getX(p-1),m=u.getX(d),g=lh(this,t,jc,c,_,m,p-1);g&&n.push(g)}}else{let d=Math.max(0,o.start),p=Math.min(f.count,o.start+o.count);for(let _=d,m=p-1;_<m;_+=l){let g=lh(this,t,jc,c,_,_+1,_);g&&n.push(g)}if(this.isLineLoop){let _=lh(this,t,jc,c,p-1,d,p-1);_&&n.push(_)}}}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function lh(e,t,n,i,r,s,o){let a=e.geometry.attributes.position;if(kh.fromBufferAttribute(a,r),zh.fromBufferAttribute(a,s),n.distanceSqToSegment(kh,zh,ey,DA)>i)return;ey.applyMatrix4(e.matrixWorld);let l=t.ray.origin.distanceTo(ey);if(!(l<t.near||l>t.far))return{distance:l,point:DA.clone().applyMatrix4(e.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:e}}var FA=new V,UA=new V,bs=class extends Gh{constructor(t,n){super(t,n),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let n=t.attributes.position,i=[];for(let r=0,s=n.count;r<s;r+=2)FA.fromBufferAttribute(n,r),UA.fromBufferAttribute(n,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+FA.distanceTo(UA);t.setAttribute("lineDistance",new Fe(i,1))}else Ut("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var uo=class extends or{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Qt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},OA=new ye,ly=new Oa,uh=new ys,fh=new V,fo=class extends an{constructor(t=new Dn,n=new uo){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.matrixWorld,s=t.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),uh.copy(i.boundingSphere),uh.applyMatrix4(r),uh.radius+=s,t.ray.intersectsSphere(uh)===!1)return;OA.copy(r).invert(),ly.copy(t.ray).applyMatrix4(OA);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=i.index,h=i.attributes.position;if(l!==null){let f=Math.max(0,o.start),d=Math.min(l.count,o.start+o.count);for(let p=f,_=d;p<_;p++){let m=l.getX(p);fh.fromBufferAttribute(h,m),BA(fh,m,c,r,t,n,this)}}else{let f=Math.max(0,o.start),d=Math.min(h.count,o.start+o.count);for(let p=f,_=d;p<_;p++)fh.fromBufferAttribute(h,p),BA(fh,p,c,r,t,n,this)}}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function BA(e,t,n,i,r,s,o){let a=ly.distanceSqToPoint(e);if(a<n){let c=new V;ly.closestPointToPoint(e,c),c.applyMatrix4(i);let l=r.ray.origin.distanceTo(c);if(l<r.near||l>r.far)return;s.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var ll=class extends Nn{constructor(t=[],n=mo,i,r,s,o,a,c,l,u){super(t,n,i,r,s,o,a,c,l,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Br=class extends Nn{constructor(t,n,i=Ci,r,s,o,a=en,c=en,l,u=Ur,h=1){if(u!==Ur&&u!==zr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let f={width:t,height:n,depth:h};super(f,r,s,o,a,c,u,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Fa(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let n=super.toJSON(t);return n.compareFunction=this.compareFunction,n}},ul=class extends Br{constructor(t,n=Ci,i=mo,r,s,o=en,a=en,c,l=Ur){let u={width:t,height:t,depth:1},h=[u,u,u,u,u,u];super(t,t,n,i,r,s,o,a,c,l),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},fl=class extends Nn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Ba=class e extends Dn{constructor(t=1,n=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:n,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let c=[],l=[],u=[],h=[],f=0,d=0;p("z","y","x",-1,-1,i,n,t,o,s,0),p("z","y","x",1,-1,i,n,-t,o,s,1),p("x","z","y",1,1,t,i,n,r,o,2),p("x","z","y",1,-1,t,i,-n,r,o,3),p("x","y","z",1,-1,t,n,i,r,s,4),p("x","y","z",-1,-1,t,n,-i,r,s,5),this.setIndex(c),this.setAttribute("position",new Fe(l,3)),this.setAttribute("normal",new Fe(u,3)),this.setAttribute("uv",new Fe(h,2));function p(_,m,g,x,S,v,w,b,y,M,R){let E=v/y,C=w/M,N=v/2,k=w/2,P=b/2,L=y+1,B=M+1,F=0,Z=0,U=new V;for(let G=0;G<B;G++){let q=G*C-k;for(let rt=0;rt<L;rt++){let ct=rt*E-N;U[_]=ct*x,U[m]=q*S,U[g]=P,l.push(U.x,U.y,U.z),U[_]=0,U[m]=0,U[g]=b>0?1:-1,u.push(U.x,U.y,U.z),h.push(rt/y),h.push(1-G/M),F+=1}}for(let G=0;G<M;G++)for(let q=0;q<y;q++){let rt=f+q+L*G,ct=f+q+L*(G+1),$=f+(q+1)+L*(G+1),ot=f+(q+1)+L*G;c.push(rt,ct,ot),c.push(ct,$,ot),Z+=6}a.addGroup(d,Z,R),d+=Z,f+=F}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var hh=new V,dh=new V,ny=new V,ph=new Ei,hl=class extends Dn{constructor(t=null,n=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:n},t!==null){let r=Math.pow(10,4),s=Math.cos(bh*n),o=t.getIndex(),a=t.getAttribute("position"),c=o?o.count:a.count,l=[0,0,0],u=["a","b","c"],h=new Array(3),f=new Map,d=[];for(let p=0;p<c;p+=3){o?(l[0]=o.getX(p),l[1]=o.getX(p+1),l[2]=o.getX(p+2)):(l[0]=p,l[1]=p+1,l[2]=p+2);let{a:_,b:m,c:g}=ph;if(_.fromBufferAttribute(a,l[0]),m.fromBufferAttribute(a,l[1]),g.fromBufferAttribute(a,l[2]),ph.getNormal(ny),h[0]=`${Math.round(_.x*r)},${Math.round(_.y*r)},${Math.round(_.z*r)}`,h[1]=`${Math.round(m.x*r)},${Math.round(m.y*r)},${Math.round(m.z*r)}`,h[2]=`${Math.round(g.x*r)},${Math.round(g.y*r)},${Math.round(g.z*r)}`,!(h[0]===h[1]||h[1]===h[2]||h[2]===h[0]))for(let x=0;x<3;x++){let S=(x+1)%3,v=h[x],w=h[S],b=ph[u[x]],y=ph[u[S]],M=`${v}_${w}`,R=`${w}_${v}`,E=f.get(R);E?(ny.dot(E.normal)<=s&&(d.push(b.x,b.y,b.z),d.push(y.x,y.y,y.z)),f.set(R,null)):f.has(M)||f.set(M,{index0:l[x],index1:l[S],normal:ny.clone()})}}for(let p of f.values())if(p){let{index0:_,index1:m}=p;hh.fromBufferAttribute(a,_),dh.fromBufferAttribute(a,m),d.push(hh.x,hh.y,hh.z),d.push(dh.x,dh.y,dh.z)}this.setAttribute("position",new Fe(d,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var dl=class e extends Dn{constructor(t=1,n=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:n,widthSegments:i,heightSegments:r};let s=t/2,o=n/2,a=Math.floor(i),c=Math.floor(r),l=a+1,u=c+1,h=t/a,f=n/c,d=[],p=[],_=[],m=[];for(let g=0;g<u;g++){let x=g*f-o;for(let S=0;S<l;S++){let v=S*h-s;p.push(v,-x,0),_.push(0,0,1),m.push(S/a),m.push(1-g/c)}}for(let g=0;g<c;g++)for(let x=0;x<a;x++){let S=x+l*g,v=x+l*(g+1),w=x+1+l*(g+1),b=x+1+l*g;d.push(S,v,b),d.push(v,w,b)}this.setIndex(d),this.setAttribute("position",new Fe(p,3)),this.setAttribute("normal",new Fe(_,3)),this.setAttribute("uv",new Fe(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.width,t.height,t.widthSegments,t.heightSegments)}};var pl=class e extends Dn{constructor(t=1,n=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:n,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},n=Math.max(3,Math.floor(n)),i=Math.max(2,Math.floor(i));let c=Math.min(o+a,Math.PI),l=0,u=[],h=new V,f=new V,d=[],p=[],_=[],m=[];for(let g=0;g<=i;g++){let x=[],S=g/i,v=o+S*a,w=t*Math.cos(v),b=Math.sqrt(t*t-w*w),y=0;g===0&&o===0?y=.5/n:g===i&&c===Math.PI&&(y=-.5/n);for(let M=0;M<=n;M++){let R=M/n,E=r+R*s;h.x=-b*Math.cos(E),h.y=w,h.z=b*Math.sin(E),p.push(h.x,h.y,h.z),f.copy(h).normalize(),_.push(f.x,f.y,f.z),m.push(R+y,1-S),x.push(l++)}u.push(x)}for(let g=0;g<i;g++)for(let x=0;x<n;x++){let S=u[g][x+1],v=u[g][x],w=u[g+1][x],b=u[g+1][x+1];(g!==0||o>0)&&d.push(S,v,b),(g!==i-1||c<Math.PI)&&d.push(v,w,b)}this.setIndex(d),this.setAttribute("position",new Fe(p,3)),this.setAttribute("normal",new Fe(_,3)),this.setAttribute("uv",new Fe(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function _o(e){let t={};for(let n in e){t[n]={};for(let i in e[n]){let r=e[n][i];if(kA(r))r.isRenderTargetTexture?(Ut("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[n][i]=null):t[n][i]=r.clone();else if(Array.isArray(r))if(kA(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();t[n][i]=s}else t[n][i]=r.slice();else t[n][i]=r}}return t}function pn(e){let t={};for(let n=0;n<e.length;n++){let i=_o(e[n]);for(let r in i)t[r]=i[r]}return t}function kA(e){return e&&(e.isColor||e.isMatrix3||e.isMatrix4||e.isVector2||e.isVector3||e.isVector4||e.isTexture||e.isQuaternion)}function SF(e){let t=[];for(let n=0;n<e.length;n++)t.push(e[n].clone());return t}function zy(e){let t=e.getRenderTarget();return t===null?e.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ne.workingColorSpace}var LE={clone:_o,merge:pn},wF=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,TF=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ar=class extends or{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=wF,this.fragmentShader=TF,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=_o(t.uniforms),this.uniformsGroups=SF(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let n=super.toJSON(t);n.glslVersion=this.glslVersion,n.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?n.uniforms[r]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?n.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?n.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?n.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?n.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?n.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?n.uniforms[r]={type:"m4",value:o.toArray()}:n.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(n.defines=this.defines),n.vertexShader=this.vertexShader,n.fragmentShader=this.fragmentShader,n.lights=this.lights,n.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(n.extensions=i),n}fromJSON(t,n){if(super.fromJSON(t,n),t.uniforms!==void 0)for(let i in t.uniforms){let r=t.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=n[r.value]||null;break;case"c":this.uniforms[i].value=new Qt().setHex(r.value);break;case"v2":this.uniforms[i].value=new ie().fromArray(r.value);break;case"v3":this.uniforms[i].value=new V().fromArray(r.value);break;case"v4":this.uniforms[i].value=new Se().fromArray(r.value);break;case"m3":this.uniforms[i].value=new Bt().fromArray(r.value);break;case"m4":this.uniforms[i].value=new ye().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let i in t.extensions)this.extensions[i]=t.extensions[i];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Vh=class extends ar{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var ka=class extends or{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Qt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Hd,this.normalScale=new ie(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Or,this.combine=id,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Hh=class extends or{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=_E,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Wh=class extends or{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Aa(e,t){return!e||e.constructor===t?e:typeof t.BYTES_PER_ELEMENT=="number"?new t(e):Array.prototype.slice.call(e)}function mh(e){return e!==void 0&&e.inTangents!==void 0&&e.outTangents!==void 0}var Ms=class{constructor(t,n,i,r){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new n.constructor(i),this.sampleValues=n,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(t){let n=this.parameterPositions,i=this._cachedIndex,r=n[i],s=n[i-1];t:{e:{let o;n:{i:if(!(t<r)){for(let a=i+2;;){if(r===void 0){if(t<s)break i;return i=n.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=n[++i],t<r)break e}o=n.length;break n}if(!(t>=s)){let a=n[1];t<a&&(i=2,s=a);for(let c=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(r=s,s=n[--i-1],t>=s)break e}o=i,i=0;break n}break t}for(;i<o;){let a=i+o>>>1;t<n[a]?o=a:i=a+1}if(r=n[i],s=n[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=n.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,t,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let n=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=t*r;for(let o=0;o!==r;++o)n[o]=i[s+o];return n}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},$h=class extends Ms{constructor(t,n,i,r){super(t,n,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:oy,endingEnd:oy}}intervalChanged_(t,n,i){let r=this.parameterPositions,s=t-2,o=t+1,a=r[s],c=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case ay:s=t,a=2*n-i;break;case cy:s=r.length-2,a=n+r[s]-r[s+1];break;default:s=t,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case ay:o=t,c=2*i-n;break;case cy:o=1,c=i+r[1]-r[0];break;default:o=t-1,c=n}let l=(i-n)*.5,u=this.valueSize;this._weightPrev=l/(n-a),this._weightNext=l/(c-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=this._offsetPrev,h=this._offsetNext,f=this._weightPrev,d=this._weightNext,p=(i-n)/(r-n),_=p*p,m=_*p,g=-f*m+2*f*_-f*p,x=(1+f)*m+(-1.5-2*f)*_+(-.5+f)*p+1,S=(-1-d)*m+(1.5+d)*_+.5*p,v=d*m-d*_;for(let w=0;w!==a;++w)s[w]=g*o[u+w]+x*o[l+w]+S*o[c+w]+v*o[h+w];return s}},Xh=class extends Ms{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=(i-n)/(r-n),h=1-u;for(let f=0;f!==a;++f)s[f]=o[l+f]*h+o[c+f]*u;return s}},qh=class extends Ms{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t){return this.copySampleValue_(t-1)}},Yh=class extends Ms{interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-n)/(r-n),_=1-p;for(let m=0;m!==a;++m)s[m]=o[l+m]*_+o[c+m]*p;return s}let f=a*2,d=t-1;for(let p=0;p!==a;++p){let _=o[l+p],m=o[c+p],g=d*f+p*2,x=h[g],S=h[g+1],v=t*f+p*2,w=u[v],b=u[v+1],y=EF(i,n,x,w,r);s[p]=NE(y,_,S,b,m)}return s}};function NE(e,t,n,i,r){let s=1-e;return s*s*s*t+3*s*s*e*n+3*s*e*e*i+e*e*e*r}function AF(e,t,n,i,r){let s=1-e;return 3*s*s*(n-t)+6*s*e*(i-n)+3*e*e*(r-i)}function EF(e,t,n,i,r){let s=(e-t)/(r-t);for(let o=0;o<8;o++){let a=NE(s,t,n,i,r)-e;if(Math.abs(a)<1e-10)break;let c=AF(s,t,n,i,r);if(Math.abs(c)<1e-10)break;s=Math.max(0,Math.min(1,s-a/c))}return s}var Xn=class{constructor(t,n,i,r){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(n===void 0||n.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Aa(n,this.TimeBufferType),this.values=Aa(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(t){let n=t.constructor,i;if(n.toJSON!==this.toJSON)i=n.toJSON(t);else{i={name:t.name,times:Aa(t.times,Array),values:Aa(t.values,Array)};let r=t.getInterpolation();r!==t.DefaultInterpolation&&(i.interpolation=r),mh(t.settings)&&(i.settings={inTangents:Aa(t.settings.inTangents,Array),outTangents:Aa(t.settings.outTangents,Array)})}return i.type=t.ValueTypeName,i}InterpolantFactoryMethodDiscrete(t){return new qh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Xh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new $h(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let n=new Yh(this.times,this.values,this.getValueSize(),t);return this.settings&&(n.inTangents=this.settings.inTangents,n.outTangents=this.settings.outTangents),n}setInterpolation(t){let n;switch(t){case tl:n=this.InterpolantFactoryMethodDiscrete;break;case Ih:n=this.InterpolantFactoryMethodLinear;break;case xh:n=this.InterpolantFactoryMethodSmooth;break;case sy:n=this.InterpolantFactoryMethodBezier;break}if(n===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ut("KeyframeTrack:",i),this}return this.createInterpolant=n,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return tl;case this.InterpolantFactoryMethodLinear:return Ih;case this.InterpolantFactoryMethodSmooth:return xh;case this.InterpolantFactoryMethodBezier:return sy}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let n=this.times;for(let i=0,r=n.length;i!==r;++i)n[i]+=t;mh(this.settings)&&(zA(this.settings.inTangents,t),zA(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let n=this.times;for(let i=0,r=n.length;i!==r;++i)n[i]*=t;mh(this.settings)&&(GA(this.settings.inTangents,t),GA(this.settings.outTangents,t))}return this}trim(t,n){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<t;)++s;for(;o!==-1&&i[o]>n;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let t=!0,n=this.getValueSize();n-Math.floor(n)!==0&&(Ot("KeyframeTrack: Invalid value size in track.",this),t=!1);let i=this.times,r=this.values,s=i.length;s===0&&(Ot("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==s;a++){let c=i[a];if(typeof c=="number"&&isNaN(c)){Ot("KeyframeTrack: Time is not a valid number.",this,a,c),t=!1;break}if(o!==null&&o>c){Ot("KeyframeTrack: Out of order keys.",this,a,c,o),t=!1;break}o=c}if(r!==void 0&&eF(r))for(let a=0,c=r.length;a!==c;++a){let l=r[a];if(isNaN(l)){Ot("KeyframeTrack: Value is not a valid number.",this,a,l),t=!1;break}}return t}optimize(){let t=this.times.slice(),n=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===xh,s=t.length-1,o=1;for(let a=1;a<s;++a){let c=!1,l=t[a],u=t[a+1];if(l!==u&&(a!==1||l!==t[0]))if(r)c=!0;else{let h=a*i,f=h-i,d=h+i;for(let p=0;p!==i;++p){let _=n[h+p];if(_!==n[f+p]||_!==n[d+p]){c=!0;break}}}if(c){if(a!==o){t[o]=t[a];let h=a*i,f=o*i;for(let d=0;d!==i;++d)n[f+d]=n[h+d]}++o}}if(s>0){t[o]=t[s];for(let a=s*i,c=o*i,l=0;l!==i;++l)n[c+l]=n[a+l];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=n.slice(0,o*i)):(this.times=t,this.values=n),this}clone(){let t=this.times.slice(),n=this.values.slice(),i=this.constructor,r=new i(this.name,t,n);return r.createInterpolant=this.createInterpolant,mh(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function zA(e,t){for(let n=0,i=e.length;n!==i;n+=2)e[n]+=t}function GA(e,t){for(let n=0,i=e.length;n!==i;n+=2)e[n]*=t}Xn.prototype.ValueTypeName="";Xn.prototype.TimeBufferType=Float32Array;Xn.prototype.ValueBufferType=Float32Array;Xn.prototype.DefaultInterpolation=Ih;var Ss=class extends Xn{constructor(t,n,i){super(t,n,i)}};Ss.prototype.ValueTypeName="bool";Ss.prototype.ValueBufferType=Array;Ss.prototype.DefaultInterpolation=tl;Ss.prototype.InterpolantFactoryMethodLinear=void 0;Ss.prototype.InterpolantFactoryMethodSmooth=void 0;var Zh=class extends Xn{constructor(t,n,i,r){super(t,n,i,r)}};Zh.prototype.ValueTypeName="color";var Jh=class extends Xn{constructor(t,n,i,r){super(t,n,i,r)}};Jh.prototype.ValueTypeName="number";var Kh=class extends Ms{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-n)/(r-n),l=t*a;for(let u=l+a;l!==u;l+=4)sr.slerpFlat(s,0,o,l-a,o,l,c);return s}},ml=class extends Xn{constructor(t,n,i,r){super(t,n,i,r)}InterpolantFactoryMethodLinear(t){return new Kh(this.times,this.values,this.getValueSize(),t)}};ml.prototype.ValueTypeName="quaternion";ml.prototype.InterpolantFactoryMethodSmooth=void 0;var ws=class extends Xn{constructor(t,n,i){super(t,n,i)}};ws.prototype.ValueTypeName="string";ws.prototype.ValueBufferType=Array;ws.prototype.DefaultInterpolation=tl;ws.prototype.InterpolantFactoryMethodLinear=void 0;ws.prototype.InterpolantFactoryMethodSmooth=void 0;var jh=class extends Xn{constructor(t,n,i,r){super(t,n,i,r)}};jh.prototype.ValueTypeName="vector";var Qh=class{constructor(t,n,i){let r=this,s=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=t,this.onProgress=n,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),c?c(u):u},this.setURLModifier=function(u){return c=u,this},this.addHandler=function(u,h){return l.push(u,h),this},this.removeHandler=function(u){let h=l.indexOf(u);return h!==-1&&l.splice(h,2),this},this.getHandler=function(u){for(let h=0,f=l.length;h<f;h+=2){let d=l[h],p=l[h+1];if(d.global&&(d.lastIndex=0),d.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},DE=new Qh,td=class{constructor(t){this.manager=t!==void 0?t:DE,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,n){let i=this;return new Promise(function(r,s){i.load(t,r,n,s)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};td.DEFAULT_MATERIAL_NAME="__DEFAULT";var gl=class extends an{static registerNode(t){this.prototype._lightNode=t}constructor(t,n=1){super(),this.isLight=!0,this.type="Light",this.color=new Qt(t),this.intensity=n}copy(t,n){return super.copy(t,n),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let n=super.toJSON(t);return n.object.color=this.color.getHex(),n.object.intensity=this.intensity,n}};var iy=new ye,VA=new V,HA=new V,ed=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ie(512,512),this.mapType=Un,this.map=null,this.mapPass=null,this.matrix=new ye,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new xs,this._frameExtents=new ie(1,1),this._viewportCount=1,this._viewports=[new Se(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let n=this.camera;VA.setFromMatrixPosition(t.matrixWorld),n.position.copy(VA),HA.setFromMatrixPosition(t.target.matrixWorld),n.lookAt(HA),n.updateMatrixWorld(),this._updateMatrix(n,this.matrix,this._frustum)}_updateMatrix(t,n,i,r){iy.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),i.setFromProjectionMatrix(iy,t.coordinateSystem,t.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,c=r?r.x/s.x:0,l=r?r.y/s.y:0;t.coordinateSystem===Na||t.reversedDepth?n.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):n.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),n.multiply(iy)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},gh=new V,_h=new sr,tr=new V,_l=class extends an{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ye,this.projectionMatrix=new ye,this.projectionMatrixInverse=new ye,this.coordinateSystem=mi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,n){return super.copy(t,n),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(gh,_h,tr),tr.x===1&&tr.y===1&&tr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gh,_h,tr.set(1,1,1)).invert()}updateWorldMatrix(t,n,i=!1){super.updateWorldMatrix(t,n,i),this.matrixWorld.decompose(gh,_h,tr),tr.x===1&&tr.y===1&&tr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gh,_h,tr.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},gs=new V,WA=new ie,$A=new ie,Mn=class extends _l{constructor(t=50,n=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=n,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,n){return super.copy(t,n),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let n=.5*this.getFilmHeight()/t;this.fov=Lh*2*Math.atan(n),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(bh*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Lh*2*Math.atan(Math.tan(bh*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,n,i){gs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(gs.x,gs.y).multiplyScalar(-t/gs.z),gs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(gs.x,gs.y).multiplyScalar(-t/gs.z)}getViewSize(t,n){return this.getViewBounds(t,WA,$A),n.subVectors($A,WA)}setViewOffset(t,n,i,r,s,o){this.aspect=t/n,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=n,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,n=t*Math.tan(bh*.5*this.fov)/this.zoom,i=2*n,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;s+=o.offsetX*r/c,n-=o.offsetY*i/l,r*=o.width/c,i*=o.height/l}let a=this.filmOffset;a!==0&&(s+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,n,n-i,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let n=super.toJSON(t);return n.object.fov=this.fov,n.object.zoom=this.zoom,n.object.near=this.near,n.object.far=this.far,n.object.focus=this.focus,n.object.aspect=this.aspect,this.view!==null&&(n.object.view=Object.assign({},this.view)),n.object.filmGauge=this.filmGauge,n.object.filmOffset=this.filmOffset,n}};var yl=class extends _l{constructor(t=-1,n=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=n,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(t,n){return super.copy(t,n),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,n,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=n,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),n=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-t,o=i+t,a=r+n,c=r-n;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=l*this.view.offsetX,o=s+l*this.view.width,a-=u*this.view.offsetY,c=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let n=super.toJSON(t);return n.object.zoom=this.zoom,n.object.left=this.left,n.object.right=this.right,n.object.top=this.top,n.object.bottom=this.bottom,n.object.near=this.near,n.object.far=this.far,this.view!==null&&(n.object.view=Object.assign({},this.view)),n}},uy=class extends ed{constructor(){super(new yl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},xl=class extends gl{constructor(t,n){super(t,n),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(an.DEFAULT_UP),this.updateMatrix(),this.target=new an,this.shadow=new uy}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let n=super.toJSON(t);return n.object.shadow=this.shadow.toJSON(),n.object.target=this.target.uuid,n}},vl=class extends gl{constructor(t,n){super(t,n),this.isAmbientLight=!0,this.type="AmbientLight"}};var Ea=-90,Ca=1,za=class extends an{constructor(t,n,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Mn(Ea,Ca,t,n);r.layers=this.layers,this.add(r);let s=new Mn(Ea,Ca,t,n);s.layers=this.layers,this.add(s);let o=new Mn(Ea,Ca,t,n);o.layers=this.layers,this.add(o);let a=new Mn(Ea,Ca,t,n);a.layers=this.layers,this.add(a);let c=new Mn(Ea,Ca,t,n);c.layers=this.layers,this.add(c);let l=new Mn(Ea,Ca,t,n);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let t=this.coordinateSystem,n=this.children.concat(),[i,r,s,o,a,c]=n;for(let l of n)this.remove(l);if(t===mi)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(t===Na)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let l of n)this.add(l),l.updateMatrixWorld()}update(t,n){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,c,l,u]=this.children,h=t.getRenderTarget(),f=t.getActiveCubeFace(),d=t.getActiveMipmapLevel(),p=t.xr.enabled;t.xr.enabled=!1;let _=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(i,0,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,s),t.setRenderTarget(i,1,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,o),t.setRenderTarget(i,2,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,a),t.setRenderTarget(i,3,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,c),t.setRenderTarget(i,4,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,l),i.texture.mipmapsAutoUpdate=_,t.setRenderTarget(i,5,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,u),t.setRenderTarget(h,f,d),t.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},nd=class extends Mn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Gy="\\[\\]\\.:\\/",CF=new RegExp("["+Gy+"]","g"),Vy="[^"+Gy+"]",RF="[^"+Gy.replace("\\.","")+"]",PF=/((?:WC+[\/:])*)/.source.replace("WC",Vy),IF=/(WCOD+)?/.source.replace("WCOD",RF),LF=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Vy),NF=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Vy),DF=new RegExp("^"+PF+IF+LF+NF+"$"),FF=["material","materials","bones","map"],fy=class{constructor(t,n,i){let r=i||xe.parseTrackName(n);this._targetGroup=t,this._bindings=t.subscribe_(n,r)}getValue(t,n){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(t,n)}setValue(t,n){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(t,n)}bind(){let t=this._bindings;for(let n=this._targetGroup.nCachedObjects_,i=t.length;n!==i;++n)t[n].bind()}unbind(){let t=this._bindings;for(let n=this._targetGroup.nCachedObjects_,i=t.length;n!==i;++n)t[n].unbind()}},xe=class e{constructor(t,n,i){this.path=n,this.parsedPath=i||e.parseTrackName(n),this.node=e.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,n,i){return t&&t.isAnimationObjectGroup?new e.Composite(t,n,i):new e(t,n,i)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(CF,"")}static parseTrackName(t){let n=DF.exec(t);if(n===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let i={nodeName:n[2],objectName:n[3],objectIndex:n[4],propertyName:n[5],propertyIndex:n[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);FF.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return i}static findNode(t,n){if(n===void 0||n===""||n==="."||n===-1||n===t.name||n===t.uuid)return t;if(t.skeleton){let i=t.skeleton.getBoneByName(n);if(i!==void 0)return i}if(t.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===n||a.uuid===n)return a;let c=i(a.children);if(c)return c}return null},r=i(t.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,n){t[n]=this.targetObject[this.propertyName]}_getValue_array(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)t[n++]=i[r]}_getValue_arrayElement(t,n){t[n]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,n){this.resolvedProperty.toArray(t,n)}_setValue_direct(t,n){this.targetObject[this.propertyName]=t[n]}_setValue_direct_setNeedsUpdate(t,n){this.targetObject[this.propertyName]=t[n],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,n){this.targetObject[this.propertyName]=t[n],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++]}_setValue_array_setNeedsUpdate(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,n){this.resolvedProperty[this.propertyIndex]=t[n]}_setValue_arrayElement_setNeedsUpdate(t,n){this.resolvedProperty[this.propertyIndex]=t[n],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,n){this.resolvedProperty[this.propertyIndex]=t[n],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,n){this.resolvedProperty.fromArray(t,n)}_setValue_fromArray_setNeedsUpdate(t,n){this.resolvedProperty.fromArray(t,n),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,n){this.resolvedProperty.fromArray(t,n),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,n){this.bind(),this.getValue(t,n)}_setValue_unbound(t,n){this.bind(),this.setValue(t,n)}bind(){let t=this.node,n=this.parsedPath,i=n.objectName,r=n.propertyName,s=n.propertyIndex;if(t||(t=e.findNode(this.rootNode,n.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Ut("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let l=n.objectIndex;switch(i){case"materials":if(!t.material){Ot("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Ot("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Ot("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let u=0;u<t.length;u++)if(t[u].name===l){l=u;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Ot("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Ot("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[i]===void 0){Ot("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[i]}if(l!==void 0){if(t[l]===void 0){Ot("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[l]}}let o=t[r];if(o===void 0){let l=n.nodeName;Ot("PropertyBinding: Trying to update property for track: "+l+"."+r+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!t.geometry){Ot("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Ot("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[s]!==void 0&&(s=t.morphTargetDictionary[s])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};xe.Composite=fy;xe.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};xe.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};xe.prototype.GetterByBindingType=[xe.prototype._getValue_direct,xe.prototype._getValue_array,xe.prototype._getValue_arrayElement,xe.prototype._getValue_toArray];xe.prototype.SetterByBindingTypeAndVersioning=[[xe.prototype._setValue_direct,xe.prototype._setValue_direct_setNeedsUpdate,xe.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[xe.prototype._setValue_array,xe.prototype._setValue_array_setNeedsUpdate,xe.prototype._setValue_array_setMatrixWorldNeedsUpdate],[xe.prototype._setValue_arrayElement,xe.prototype._setValue_arrayElement_setNeedsUpdate,xe.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[xe.prototype._setValue_fromArray,xe.prototype._setValue_fromArray_setNeedsUpdate,xe.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var eV=new Float32Array(1);var hy=class{static{this.prototype.isMatrix2=!0}constructor(t,n,i,r){this.elements=[1,0,0,1],t!==void 0&&this.set(t,n,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(t,n=0){for(let i=0;i<4;i++)this.elements[i]=t[i+n];return this}set(t,n,i,r){let s=this.elements;return s[0]=t,s[2]=n,s[1]=i,s[3]=r,this}};var XA=new V,yh=new V,Ra=new V,Pa=new V,ry=new V,UF=new V,OF=new V,bl=class{constructor(t=new V,n=new V){this.start=t,this.end=n}set(t,n){return this.start.copy(t),this.end.copy(n),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,n){return this.delta(n).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,n){XA.subVectors(t,this.start),yh.subVectors(this.end,this.start);let i=yh.dot(yh);if(i===0)return 0;let s=yh.dot(XA)/i;return n&&(s=Yt(s,0,1)),s}closestPointToPoint(t,n,i){let r=this.closestPointToPointParameter(t,n);return this.delta(i).multiplyScalar(r).add(this.start)}distanceSqToLine3(t,n=UF,i=OF){let r=10000000000000001e-32,s,o,a=this.start,c=t.start,l=this.end,u=t.end;Ra.subVectors(l,a),Pa.subVectors(u,c),ry.subVectors(a,c);let h=Ra.dot(Ra),f=Pa.dot(Pa),d=Pa.dot(ry);if(h<=r&&f<=r)return n.copy(a),i.copy(c),n.distanceToSquared(i);if(h<=r)s=0,o=d/f,o=Yt(o,0,1);else{let p=Ra.dot(ry);if(f<=r)o=0,s=Yt(-p/h,0,1);else{let _=Ra.dot(Pa),m=h*f-_*_;m!==0?s=Yt((_*d-p*f)/m,0,1):s=0,o=(_*s+d)/f,o<0?(o=0,s=Yt(-p/h,0,1)):o>1&&(o=1,s=Yt((_-p)/h,0,1))}}return n.copy(a).addScaledVector(Ra,s),i.copy(c).addScaledVector(Pa,o),n.distanceToSquared(i)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};function Hy(e,t,n,i){let r=BF(i);switch(n){case Iy:return e*t;case Ny:return e*t/r.components*r.byteLength;case ud:return e*t/r.components*r.byteLength;case As:return e*t*2/r.components*r.byteLength;case fd:return e*t*2/r.components*r.byteLength;case Ly:return e*t*3/r.components*r.byteLength;case Ii:return e*t*4/r.components*r.byteLength;case hd:return e*t*4/r.components*r.byteLength;case wl:case Tl:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case Al:case El:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case pd:case gd:return Math.max(e,16)*Math.max(t,8)/4;case dd:case md:return Math.max(e,8)*Math.max(t,8)/2;case _d:case yd:case vd:case bd:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case xd:case Cl:case Md:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case Sd:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case wd:return Math.floor((e+4)/5)*Math.floor((t+3)/4)*16;case Td:return Math.floor((e+4)/5)*Math.floor((t+4)/5)*16;case Ad:return Math.floor((e+5)/6)*Math.floor((t+4)/5)*16;case Ed:return Math.floor((e+5)/6)*Math.floor((t+5)/6)*16;case Cd:return Math.floor((e+7)/8)*Math.floor((t+4)/5)*16;case Rd:return Math.floor((e+7)/8)*Math.floor((t+5)/6)*16;case Pd:return Math.floor((e+7)/8)*Math.floor((t+7)/8)*16;case Id:return Math.floor((e+9)/10)*Math.floor((t+4)/5)*16;case Ld:return Math.floor((e+9)/10)*Math.floor((t+5)/6)*16;case Nd:return Math.floor((e+9)/10)*Math.floor((t+7)/8)*16;case Dd:return Math.floor((e+9)/10)*Math.floor((t+9)/10)*16;case Fd:return Math.floor((e+11)/12)*Math.floor((t+9)/10)*16;case Ud:return Math.floor((e+11)/12)*Math.floor((t+11)/12)*16;case Od:case Bd:case kd:return Math.ceil(e/4)*Math.ceil(t/4)*16;case zd:case Gd:return Math.ceil(e/4)*Math.ceil(t/4)*8;case Rl:case Vd:return Math.ceil(e/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${n} format.`)}function BF(e){switch(e){case Un:case Ey:return{byteLength:1,components:1};case Wa:case Cy:case Pi:return{byteLength:2,components:1};case cd:case ld:return{byteLength:2,components:4};case Ci:case ad:case Ri:return{byteLength:4,components:1};case Ry:case Py:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${e}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ut("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function n2(){let e=null,t=!1,n=null,i=null;function r(s,o){i=e.requestAnimationFrame(r),n(s,o)}return{start:function(){t!==!0&&n!==null&&e!==null&&(i=e.requestAnimationFrame(r),t=!0)},stop:function(){e!==null&&e.cancelAnimationFrame(i),t=!1},setAnimationLoop:function(s){n=s},setContext:function(s){e=s}}}function zF(e){let t=new WeakMap;function n(a,c){let l=a.array,u=a.usage,h=l.byteLength,f=e.createBuffer();e.bindBuffer(c,f),e.bufferData(c,l,u),a.onUploadCallback();let d;if(l instanceof Float32Array)d=e.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)d=e.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?d=e.HALF_FLOAT:d=e.UNSIGNED_SHORT;else if(l instanceof Int16Array)d=e.SHORT;else if(l instanceof Uint32Array)d=e.UNSIGNED_INT;else if(l instanceof Int32Array)d=e.INT;else if(l instanceof Int8Array)d=e.BYTE;else if(l instanceof Uint8Array)d=e.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)d=e.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:f,type:d,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,c,l){let u=c.array,h=c.updateRanges;if(e.bindBuffer(l,a),h.length===0)e.bufferSubData(l,0,u);else{h.sort((d,p)=>d.start-p.start);let f=0;for(let d=1;d<h.length;d++){let p=h[f],_=h[d];_.start<=p.start+p.count+1?p.count=Math.max(p.count,_.start+_.count-p.start):(++f,h[f]=_)}h.length=f+1;for(let d=0,p=h.length;d<p;d++){let _=h[d];e.bufferSubData(l,_.start*u.BYTES_PER_ELEMENT,u,_.start,_.count)}c.clearUpdateRanges()}c.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=t.get(a);c&&(e.deleteBuffer(c.buffer),t.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=t.get(a);(!u||u.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=t.get(a);if(l===void 0)t.set(a,n(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:r,remove:s,update:o}}var GF=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,VF=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,HF=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,WF=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,$F=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,XF=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,qF=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,YF=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,ZF=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,JF=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,KF=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,jF=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,QF=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,tU=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,eU=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,nU=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,iU=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,rU=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,sU=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,oU=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,aU=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,cU=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,lU=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,uU=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,fU=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,hU=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,dU=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,pU=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,mU=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,gU="gl_FragColor = linearToOutputTexel( gl_FragColor );",_U=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,yU=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,xU=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,vU=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,bU=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,MU=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,SU=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,wU=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,TU=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,AU=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,EU=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,CU=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,RU=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,PU=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,IU=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,LU=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,NU=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,DU=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,FU=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,UU=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,OU=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,BU=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,kU=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,zU=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,GU=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,VU=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,HU=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,WU=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,$U=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,XU=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,qU=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,YU=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,ZU=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,JU=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,KU=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,jU=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,QU=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,tO=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,eO=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,nO=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,iO=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,rO=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,sO=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,oO=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,aO=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,cO=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,lO=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,uO=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,fO=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,hO=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,dO=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,pO=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,mO=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,gO=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,_O=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,yO=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,xO=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,vO=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,bO=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,MO=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,SO=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,wO=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,TO=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,AO=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,EO=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,CO=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,RO=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,PO=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,IO=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,LO=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,NO=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,DO=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,FO=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,UO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,OO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,BO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,kO=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,zO=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,GO=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,VO=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,HO=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,WO=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,$O=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,XO=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,qO=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,YO=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,ZO=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,JO=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,KO=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jO=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,QO=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,t4=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,e4=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,n4=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,i4=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,r4=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,s4=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,o4=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,a4=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,c4=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,l4=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,u4=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,f4=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,h4=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,d4=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,p4=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,m4=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,g4=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,_4=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,y4=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,x4=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Jt={alphahash_fragment:GF,alphahash_pars_fragment:VF,alphamap_fragment:HF,alphamap_pars_fragment:WF,alphatest_fragment:$F,alphatest_pars_fragment:XF,aomap_fragment:qF,aomap_pars_fragment:YF,batching_pars_vertex:ZF,batching_vertex:JF,begin_vertex:KF,beginnormal_vertex:jF,bsdfs:QF,iridescence_fragment:tU,bumpmap_pars_fragment:eU,clipping_planes_fragment:nU,clipping_planes_pars_fragment:iU,clipping_planes_pars_vertex:rU,clipping_planes_vertex:sU,color_fragment:oU,color_pars_fragment:aU,color_pars_vertex:cU,color_vertex:lU,common:uU,defaultnormal_vertex:fU,displacementmap_pars_vertex:hU,displacementmap_vertex:dU,emissivemap_fragment:pU,emissivemap_pars_fragment:mU,colorspace_fragment:gU,colorspace_pars_fragment:_U,envmap_fragment:yU,envmap_common_pars_fragment:xU,envmap_pars_fragment:vU,envmap_pars_vertex:bU,envmap_physical_pars_fragment:LU,envmap_vertex:MU,fog_vertex:SU,fog_pars_vertex:wU,fog_fragment:TU,fog_pars_fragment:AU,gradientmap_pars_fragment:EU,lightmap_pars_fragment:CU,lights_lambert_fragment:RU,lights_lambert_pars_fragment:PU,lights_pars_begin:IU,lights_toon_fragment:NU,lights_toon_pars_fragment:DU,lights_phong_fragment:FU,lights_phong_pars_fragment:UU,lights_physical_fragment:OU,lights_physical_pars_fragment:BU,lights_fragment_begin:kU,lights_fragment_maps:zU,lights_fragment_end:GU,lightprobes_pars_fragment:VU,logdepthbuf_fragment:HU,logdepthbuf_pars_fragment:WU,logdepthbuf_pars_vertex:$U,logdepthbuf_vertex:XU,map_fragment:qU,map_pars_fragment:YU,map_particle_fragment:ZU,map_particle_pars_fragment:JU,metalnessmap_fragment:KU,metalnessmap_pars_fragment:jU,morphinstance_vertex:QU,morphcolor_vertex:tO,morphnormal_vertex:eO,morphtarget_pars_vertex:nO,morphtarget_vertex:iO,normal_fragment_begin:rO,normal_fragment_maps:sO,normal_pars_fragment:oO,normal_pars_vertex:aO,normal_vertex:cO,normalmap_pars_fragment:lO,clearcoat_normal_fragment_begin:uO,clearcoat_normal_fragment_maps:fO,clearcoat_pars_fragment:hO,iridescence_pars_fragment:dO,opaque_fragment:pO,packing:mO,premultiplied_alpha_fragment:gO,project_vertex:_O,dithering_fragment:yO,dithering_pars_fragment:xO,roughnessmap_fragment:vO,roughnessmap_pars_fragment:bO,shadowmap_pars_fragment:MO,shadowmap_pars_vertex:SO,shadowmap_vertex:wO,shadowmask_pars_fragment:TO,skinbase_vertex:AO,skinning_pars_vertex:EO,skinning_vertex:CO,skinnormal_vertex:RO,specularmap_fragment:PO,specularmap_pars_fragment:IO,tonemapping_fragment:LO,tonemapping_pars_fragment:NO,transmission_fragment:DO,transmission_pars_fragment:FO,uv_pars_fragment:UO,uv_pars_vertex:OO,uv_vertex:BO,worldpos_vertex:kO,background_vert:zO,background_frag:GO,backgroundCube_vert:VO,backgroundCube_frag:HO,cube_vert:WO,cube_frag:$O,depth_vert:XO,depth_frag:qO,distance_vert:YO,distance_frag:ZO,equirect_vert:JO,equirect_frag:KO,linedashed_vert:jO,linedashed_frag:QO,meshbasic_vert:t4,meshbasic_frag:e4,meshlambert_vert:n4,meshlambert_frag:i4,meshmatcap_vert:r4,meshmatcap_frag:s4,meshnormal_vert:o4,meshnormal_frag:a4,meshphong_vert:c4,meshphong_frag:l4,meshphysical_vert:u4,meshphysical_frag:f4,meshtoon_vert:h4,meshtoon_frag:d4,points_vert:p4,points_frag:m4,shadow_vert:g4,shadow_frag:_4,sprite_vert:y4,sprite_frag:x4},Tt={common:{diffuse:{value:new Qt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Bt},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Bt}},envmap:{envMap:{value:null},envMapRotation:{value:new Bt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Bt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Bt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Bt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Bt},normalScale:{value:new ie(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Bt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Bt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Bt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Bt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Qt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Qt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0},uvTransform:{value:new Bt}},sprite:{diffuse:{value:new Qt(16777215)},opacity:{value:1},center:{value:new ie(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Bt},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0}}},ur={basic:{uniforms:pn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.fog]),vertexShader:Jt.meshbasic_vert,fragmentShader:Jt.meshbasic_frag},lambert:{uniforms:pn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},envMapIntensity:{value:1}}]),vertexShader:Jt.meshlambert_vert,fragmentShader:Jt.meshlambert_frag},phong:{uniforms:pn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},specular:{value:new Qt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Jt.meshphong_vert,fragmentShader:Jt.meshphong_frag},standard:{uniforms:pn([Tt.common,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.roughnessmap,Tt.metalnessmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Jt.meshphysical_vert,fragmentShader:Jt.meshphysical_frag},toon:{uniforms:pn([Tt.common,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.gradientmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)}}]),vertexShader:Jt.meshtoon_vert,fragmentShader:Jt.meshtoon_frag},matcap:{uniforms:pn([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,{matcap:{value:null}}]),vertexShader:Jt.meshmatcap_vert,fragmentShader:Jt.meshmatcap_frag},points:{uniforms:pn([Tt.points,Tt.fog]),vertexShader:Jt.points_vert,fragmentShader:Jt.points_frag},dashed:{uniforms:pn([Tt.common,Tt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Jt.linedashed_vert,fragmentShader:Jt.linedashed_frag},depth:{uniforms:pn([Tt.common,Tt.displacementmap]),vertexShader:Jt.depth_vert,fragmentShader:Jt.depth_frag},normal:{uniforms:pn([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,{opacity:{value:1}}]),vertexShader:Jt.meshnormal_vert,fragmentShader:Jt.meshnormal_frag},sprite:{uniforms:pn([Tt.sprite,Tt.fog]),vertexShader:Jt.sprite_vert,fragmentShader:Jt.sprite_frag},background:{uniforms:{uvTransform:{value:new Bt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Jt.background_vert,fragmentShader:Jt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Bt}},vertexShader:Jt.backgroundCube_vert,fragmentShader:Jt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Jt.cube_vert,fragmentShader:Jt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Jt.equirect_vert,fragmentShader:Jt.equirect_frag},distance:{uniforms:pn([Tt.common,Tt.displacementmap,{referencePosition:{value:new V},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Jt.distance_vert,fragmentShader:Jt.distance_frag},shadow:{uniforms:pn([Tt.lights,Tt.fog,{color:{value:new Qt(0)},opacity:{value:1}}]),vertexShader:Jt.shadow_vert,fragmentShader:Jt.shadow_frag}};ur.physical={uniforms:pn([ur.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Bt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Bt},clearcoatNormalScale:{value:new ie(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Bt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Bt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Bt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Bt},sheen:{value:0},sheenColor:{value:new Qt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Bt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Bt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Bt},transmissionSamplerSize:{value:new ie},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Bt},attenuationDistance:{value:0},attenuationColor:{value:new Qt(0)},specularColor:{value:new Qt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Bt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Bt},anisotropyVector:{value:new ie},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Bt}}]),vertexShader:Jt.meshphysical_vert,fragmentShader:Jt.meshphysical_frag};var Wd={r:0,b:0,g:0},v4=new ye,i2=new Bt;i2.set(-1,0,0,0,1,0,0,0,1);function b4(e,t,n,i,r,s){let o=new Qt(0),a=r===!0?0:1,c,l,u=null,h=0,f=null;function d(x){let S=x.isScene===!0?x.background:null;if(S&&S.isTexture){let v=x.backgroundBlurriness>0;S=t.get(S,v)}return S}function p(x){let S=!1,v=d(x);v===null?m(o,a):v&&v.isColor&&(m(v,1),S=!0);let w=e.xr.getEnvironmentBlendMode();w==="additive"?n.buffers.color.setClear(0,0,0,1,s):w==="alpha-blend"&&n.buffers.color.setClear(0,0,0,0,s),(e.autoClear||S)&&(n.buffers.depth.setTest(!0),n.buffers.depth.setMask(!0),n.buffers.color.setMask(!0),e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil))}function _(x,S){let v=d(S);v&&v.isCubeTexture?(l===void 0&&(l=new Fn(new Ba(1,1,1),new ar({name:"BackgroundCubeMaterial",uniforms:_o(ur.backgroundCube.uniforms),vertexShader:ur.backgroundCube.vertexShader,fragmentShader:ur.backgroundCube.fragmentShader,side:wn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(w,b,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(l)),l.material.uniforms.envMap.value=v,l.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(v4.makeRotationFromEuler(S.backgroundRotation)).transpose(),v.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(i2),l.material.toneMapped=ne.getTransfer(v.colorSpace)!==le,(u!==v||h!==v.version||f!==e.toneMapping)&&(l.material.needsUpdate=!0,u=v,h=v.version,f=e.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null)):v&&v.isTexture&&(c===void 0&&(c=new Fn(new dl(2,2),new ar({name:"BackgroundMaterial",uniforms:_o(ur.background.uniforms),vertexShader:ur.background.vertexShader,fragmentShader:ur.background.fragmentShader,side:Ts,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(c)),c.material.uniforms.t2D.value=v,c.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,c.material.toneMapped=ne.getTransfer(v.colorSpace)!==le,v.matrixAutoUpdate===!0&&v.updateMatrix(),c.material.uniforms.uvTransform.value.copy(v.matrix),(u!==v||h!==v.version||f!==e.toneMapping)&&(c.material.needsUpdate=!0,u=v,h=v.version,f=e.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null))}function m(x,S){x.getRGB(Wd,zy(e)),n.buffers.color.setClear(Wd.r,Wd.g,Wd.b,S,s)}function g(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,S=1){o.set(x),a=S,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,m(o,a)},render:p,addToRenderList:_,dispose:g}}function M4(e,t){let n=e.getParameter(e.MAX_VERTEX_ATTRIBS),i={},r=f(null),s=r,o=!1;function a(C,N,k,P,L){let B=!1,F=h(C,P,k,N);s!==F&&(s=F,l(s.object)),B=d(C,P,k,L),B&&p(C,P,k,L),L!==null&&t.update(L,e.ELEMENT_ARRAY_BUFFER),(B||o)&&(o=!1,v(C,N,k,P),L!==null&&e.bindBuffer(e.ELEMENT_ARRAY_BUFFER,t.get(L).buffer))}function c(){return e.createVertexArray()}function l(C){return e.bindVertexArray(C)}function u(C){return e.deleteVertexArray(C)}function h(C,N,k,P){let L=P.wireframe===!0,B=i[N.id];B===void 0&&(B={},i[N.id]=B);let F=C.isInstancedMesh===!0?C.id:0,Z=B[F];Z===void 0&&(Z={},B[F]=Z);let U=Z[k.id];U===void 0&&(U={},Z[k.id]=U);let G=U[L];return G===void 0&&(G=f(c()),U[L]=G),G}function f(C){let N=[],k=[],P=[];for(let L=0;L<n;L++)N[L]=0,k[L]=0,P[L]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:N,enabledAttributes:k,attributeDivisors:P,object:C,attributes:{},index:null}}function d(C,N,k,P){let L=s.attributes,B=N.attributes,F=0,Z=k.getAttributes();for(let U in Z)if(Z[U].location>=0){let q=L[U],rt=B[U];if(rt===void 0&&(U==="instanceMatrix"&&C.instanceMatrix&&(rt=C.instanceMatrix),U==="instanceColor"&&C.instanceColor&&(rt=C.instanceColor)),q===void 0||q.attribute!==rt||rt&&q.data!==rt.data)return!0;F++}return s.attributesNum!==F||s.index!==P}function p(C,N,k,P){let L={},B=N.attributes,F=0,Z=k.getAttributes();for(let U in Z)if(Z[U].location>=0){let q=B[U];q===void 0&&(U==="instanceMatrix"&&C.instanceMatrix&&(q=C.instanceMatrix),U==="instanceColor"&&C.instanceColor&&(q=C.instanceColor));let rt={};rt.attribute=q,q&&q.data&&(rt.data=q.data),L[U]=rt,F++}s.attributes=L,s.attributesNum=F,s.index=P}function _(){let C=s.newAttributes;for(let N=0,k=C.length;N<k;N++)C[N]=0}function m(C){g(C,0)}function g(C,N){let k=s.newAttributes,P=s.enabledAttributes,L=s.attributeDivisors;k[C]=1,P[C]===0&&(e.enableVertexAttribArray(C),P[C]=1),L[C]!==N&&(e.vertexAttribDivisor(C,N),L[C]=N)}function x(){let C=s.newAttributes,N=s.enabledAttributes;for(let k=0,P=N.length;k<P;k++)N[k]!==C[k]&&(e.disableVertexAttribArray(k),N[k]=0)}function S(C,N,k,P,L,B,F){F===!0?e.vertexAttribIPointer(C,N,k,L,B):e.vertexAttribPointer(C,N,k,P,L,B)}function v(C,N,k,P){_();let L=P.attributes,B=k.getAttributes(),F=N.defaultAttributeValues;for(let Z in B){let U=B[Z];if(U.location>=0){let G=L[Z];if(G===void 0&&(Z==="instanceMatrix"&&C.instanceMatrix&&(G=C.instanceMatrix),Z==="instanceColor"&&C.instanceColor&&(G=C.instanceColor)),G!==void 0){let q=G.normalized,rt=G.itemSize,ct=t.get(G);if(ct===void 0)continue;let $=ct.buffer,ot=ct.type,ut=ct.bytesPerElement,st=ot===e.INT||ot===e.UNSIGNED_INT||G.gpuType===ad;if(G.isInterleavedBufferAttribute){let at=G.data,J=at.isInterleavedBuffer===!0?at.stride:at.itemSize,yt=G.offset;if(at.isInstancedInterleavedBuffer||at.isInstancedBufferAttribute){for(let lt=0;lt<U.locationSize;lt++)g(U.location+lt,at.meshPerAttribute);C.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=at.meshPerAttribute*at.count)}else for(let lt=0;lt<U.locationSize;lt++)m(U.location+lt);e.bindBuffer(e.ARRAY_BUFFER,$);for(let lt=0;lt<U.locationSize;lt++)S(U.location+lt,rt/U.locationSize,ot,q,J*ut,(yt+rt/U.locationSize*lt)*ut,st)}else{if(G.isInstancedBufferAttribute){for(let at=0;at<U.locationSize;at++)g(U.location+at,G.meshPerAttribute);C.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=G.meshPerAttribute*G.count)}else for(let at=0;at<U.locationSize;at++)m(U.location+at);e.bindBuffer(e.ARRAY_BUFFER,$);for(let at=0;at<U.locationSize;at++)S(U.location+at,rt/U.locationSize,ot,q,rt*ut,rt/U.locationSize*at*ut,st)}}else if(F!==void 0){let q=F[Z];if(q!==void 0)switch(q.length){case 2:e.vertexAttrib2fv(U.location,q);break;case 3:e.vertexAttrib3fv(U.location,q);break;case 4:e.vertexAttrib4fv(U.location,q);break;default:e.vertexAttrib1fv(U.location,q)}}}}x()}function w(){R();for(let C in i){let N=i[C];for(let k in N){let P=N[k];for(let L in P){let B=P[L];for(let F in B)u(B[F].object),delete B[F];delete P[L]}}delete i[C]}}function b(C){if(i[C.id]===void 0)return;let N=i[C.id];for(let k in N){let P=N[k];for(let L in P){let B=P[L];for(let F in B)u(B[F].object),delete B[F];delete P[L]}}delete i[C.id]}function y(C){for(let N in i){let k=i[N];for(let P in k){let L=k[P];if(L[C.id]===void 0)continue;let B=L[C.id];for(let F in B)u(B[F].object),delete B[F];delete L[C.id]}}}function M(C){for(let N in i){let k=i[N],P=C.isInstancedMesh===!0?C.id:0,L=k[P];if(L!==void 0){for(let B in L){let F=L[B];for(let Z in F)u(F[Z].object),delete F[Z];delete L[B]}delete k[P],Object.keys(k).length===0&&delete i[N]}}}function R(){E(),o=!0,s!==r&&(s=r,l(s.object))}function E(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:R,resetDefaultState:E,dispose:w,releaseStatesOfGeometry:b,releaseStatesOfObject:M,releaseStatesOfProgram:y,initAttributes:_,enableAttribute:m,disableUnusedAttributes:x}}function S4(e,t,n){let i;function r(c){i=c}function s(c,l){e.drawArrays(i,c,l),n.update(l,i,1)}function o(c,l,u){u!==0&&(e.drawArraysInstanced(i,c,l,u),n.update(l,i,u))}function a(c,l,u){if(u===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,c,0,l,0,u);let f=0;for(let d=0;d<u;d++)f+=l[d];n.update(f,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function w4(e,t,n,i){let r;function s(){if(r!==void 0)return r;if(t.has("EXT_texture_filter_anisotropic")===!0){let y=t.get("EXT_texture_filter_anisotropic");r=e.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(y){return!(y!==Ii&&i.convert(y)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let M=y===Pi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(y!==Un&&y!==Ri&&!M&&i.convert(y)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE))}function c(y){if(y==="highp"){if(e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.HIGH_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.MEDIUM_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=n.precision!==void 0?n.precision:"highp",u=c(l);u!==l&&(Ut("WebGLRenderer:",l,"not supported, using",u,"instead."),l=u);let h=n.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),f=n.logarithmicDepthBuffer===!0&&h===!1;n.reversedDepthBuffer===!0&&h===!1&&Ut("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),n.logarithmicDepthBuffer===!0&&h===!0&&Ut("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let d=e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),p=e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=e.getParameter(e.MAX_TEXTURE_SIZE),m=e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),g=e.getParameter(e.MAX_VERTEX_ATTRIBS),x=e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),S=e.getParameter(e.MAX_VARYING_VECTORS),v=e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),w=e.getParameter(e.MAX_SAMPLES),b=e.getParameter(e.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:f,reversedDepthBuffer:h,maxTextures:d,maxVertexTextures:p,maxTextureSize:_,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:x,maxVaryings:S,maxFragmentUniforms:v,maxSamples:w,samples:b}}function T4(e){let t=this,n=null,i=0,r=!1,s=!1,o=new Wn,a=new Bt,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(h,f){let d=h.length!==0||f||i!==0||r;return r=f,i=h.length,d},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(h,f){n=u(h,f,0)},this.setState=function(h,f,d){let p=h.clippingPlanes,_=h.clipIntersection,m=h.clipShadows,g=e.get(h);if(!r||p===null||p.length===0||s&&!m)s?u(null):l();else{let x=s?0:i,S=x*4,v=g.clippingState||null;c.value=v,v=u(p,f,S,d);for(let w=0;w!==S;++w)v[w]=n[w];g.clippingState=v,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=x}};function l(){c.value!==n&&(c.value=n,c.needsUpdate=i>0),t.numPlanes=i,t.numIntersection=0}function u(h,f,d,p){let _=h!==null?h.length:0,m=null;if(_!==0){if(m=c.value,p!==!0||m===null){let g=d+_*4,x=f.matrixWorldInverse;a.getNormalMatrix(x),(m===null||m.length<g)&&(m=new Float32Array(g));for(let S=0,v=d;S!==_;++S,v+=4)o.copy(h[S]).applyMatrix4(x,a),o.normal.toArray(m,v),m[v+3]=o.constant}c.value=m,c.needsUpdate=!0}return t.numPlanes=_,t.numIntersection=0,m}}var Nl=class extends $n{constructor(t=1,n={}){super(t,t,n),this.isWebGLCubeRenderTarget=!0;let i={width:t,height:t,depth:1},r=[i,i,i,i,i,i];this.texture=new ll(r),this._setTextureOptions(n),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,n){this.texture.type=n.type,this.texture.colorSpace=n.colorSpace,this.texture.generateMipmaps=n.generateMipmaps,this.texture.minFilter=n.minFilter,this.texture.magFilter=n.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new Ba(5,5,5),s=new ar({name:"CubemapFromEquirect",uniforms:_o(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:wn,blending:ho});s.uniforms.tEquirect.value=n;let o=new Fn(r,s),a=n.minFilter;return n.minFilter===kr&&(n.minFilter=Sn),new za(1,10,this).update(t,o),n.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,n=!0,i=!0,r=!0){let s=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(n,i,r);t.setRenderTarget(s)}},FE=256,A4=3,E4=20,r2=256,s2=16,C4=3,R4=new V,P4=new Qt,Xd=class e{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new za(1,10,null),this._boxMesh=new Fn(new Ba(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,n=0,i=.1,r=100,s={}){let{size:o=256,position:a=R4}=s,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),u=this._getSourceTarget(!0);n>0&&(u.texture.mipmapsAutoUpdate=!1);let h=c.autoClear,f=c.autoClearColor,d=c.autoClearDepth,p=c.autoClearStencil,_=t.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,_===null&&(t.background=c.getClearColor(P4));let m=new za(i,r,u);return m.position.copy(a),m.update(c,t),c.autoClear=h,c.autoClearColor=f,c.autoClearDepth=d,c.autoClearStencil=p,t.background=_,n>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(l,n)),this._applyPMREM(l),l}fromEquirectangular(t,n=null){return this._fromTexture(t,n)}fromCubemap(t,n=null){return this._fromTexture(t,n)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=BE(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=OE(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,n){return n>0?1-Math.sqrt(1-t/n):0}_setSize(t){this._cubeSize=Math.max(FE,PE(t))}_fromTexture(t,n){t.mapping===mo||t.mapping===Ha?this._setSize(t.image.length===0?FE:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let i=n||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(i),i}_allocateTarget(){let t=this._cubeSize,n=UE(t,!1,!1),i=Math.log2(t)-A4;for(let r=0;r<=i;r++)n.texture.mipmaps.push({width:t>>r,height:t>>r});return n.texture.name="PMREM",n.texture.isPMREMTexture=!0,n}_getSourceTarget(t=!1){let n=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==n||t&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=UE(n,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,n,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=t,s.activeMipmapLevel=n;let o=t.width>>n;t.viewport.set(0,0,o,o),s.update(this._renderer,r),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let n;t.mapping===mo||t.mapping===Ha?(this._cubemapMaterial===null&&(this._cubemapMaterial=BE()),n=this._cubemapMaterial,n.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=OE()),n=this._equirectMaterial),n.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,n)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=I4(),this._integrationMaterial=L4());let n=this._cubeSize,i=t.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(n/s2);for(let o=0;o<=i;o++){let a=e.lodToRoughness(o,i);if(o>i-C4)s.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let c=a>0?Math.log2(n)+.5*Math.log2(6/(r2*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=c,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,n){this._blurMaterial===null&&(this._blurMaterial=N4());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(n,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(t,0,i),r.envMap.value=t.texture,this._renderCube(s,0,i)}};function UE(e,t,n){return new Nl(e,{minFilter:kr,generateMipmaps:t,type:Pi,colorSpace:el,depthBuffer:n})}function Dl(e,t,n){return new ar({name:e,uniforms:t,vertexShader:Jt.cube_vert,fragmentShader:n,side:wn,blending:ho,depthTest:!1,depthWrite:!1})}function I4(){return Dl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${r2}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function L4(){return Dl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:s2}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function N4(){return Dl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${E4}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function OE(){return Dl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function BE(){return Dl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function D4(e){let t=new WeakMap,n=new WeakMap,i=null;function r(f,d=!1){return f==null?null:d?o(f):s(f)}function s(f){if(f&&f.isTexture){let d=f.mapping;if(d===rd||d===sd)if(t.has(f)){let p=t.get(f).texture;return a(p,f.mapping)}else{let p=f.image;if(p&&p.height>0){let _=new Nl(p.height);return _.fromEquirectangularTexture(e,f),t.set(f,_),f.addEventListener("dispose",l),a(_.texture,f.mapping)}else return null}}return f}function o(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){let d=f.mapping,p=d===rd||d===sd,_=d===mo||d===Ha;if(p||_){let m=n.get(f),g=m!==void 0?m.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==g)return i===null&&(i=new Xd(e)),m=p?i.fromEquirectangular(f,m):i.fromCubemap(f,m),m.texture.pmremVersion=f.pmremVersion,n.set(f,m),m.texture;if(m!==void 0)return m.texture;{let x=f.image;return p&&x&&x.height>0||_&&x&&c(x)?(i===null&&(i=new Xd(e)),m=p?i.fromEquirectangular(f):i.fromCubemap(f),m.texture.pmremVersion=f.pmremVersion,n.set(f,m),f.addEventListener("dispose",u),m.texture):null}}}return f}function a(f,d){return d===rd?f.mapping=mo:d===sd&&(f.mapping=Ha),f}function c(f){let d=0,p=6;for(let _=0;_<p;_++)f[_]!==void 0&&d++;return d===p}function l(f){let d=f.target;d.removeEventListener("dispose",l);let p=t.get(d);p!==void 0&&(t.delete(d),p.dispose())}function u(f){let d=f.target;d.removeEventListener("dispose",u);let p=n.get(d);p!==void 0&&(n.delete(d),p.dispose())}function h(){t=new WeakMap,n=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:h}}function F4(e){let t={};function n(i){if(t[i]!==void 0)return t[i];let r=e.getExtension(i);return t[i]=r,r}return{has:function(i){return n(i)!==null},init:function(){n("EXT_color_buffer_float"),n("WEBGL_clip_cull_distance"),n("OES_texture_float_linear"),n("EXT_color_buffer_half_float"),n("WEBGL_multisampled_render_to_texture"),n("WEBGL_render_shared_exponent")},get:function(i){let r=n(i);return r===null&&Qc("WebGLRenderer: "+i+" extension not supported."),r}}}function U4(e,t,n,i){let r={},s=new WeakMap,o=new FinalizationRegistry(p=>delete r[p]);function a(p){c(p.target)}function c(p){p.index!==null&&t.remove(p.index);for(let m in p.attributes)t.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete r[p.id],o.unregister(p);let _=s.get(p);_&&(t.remove(_),s.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,n.memory.geometries--}function l(p,_){return r[_.id]!==void 0||(_.addEventListener("dispose",a),r[_.id]=new WeakRef(_),o.register(_,_.id,_),n.memory.geometries++),_}function u(p){let _=p.attributes;for(let m in _)t.update(_[m],e.ARRAY_BUFFER)}function h(p){let _=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let x=_!==null?_.array.length:m.array.length/3-1,S=m.count>=65535?cl:al,v=new S(Math.ceil(x/3)*6,1),w=v.array;if(_!==null){let y=_.array;g=_.version;for(let M=0,R=0;M<x;M+=3){let E=y[M+0],C=y[M+1],N=y[M+2];w[R++]=E,w[R++]=C,w[R++]=C,w[R++]=N,w[R++]=N,w[R++]=E}}else{g=m.version;for(let y=0,M=0;y<x;y+=3){let R=y+0,E=y+1,C=y+2;w[M++]=R,w[M++]=E,w[M++]=E,w[M++]=C,w[M++]=C,w[M++]=R}}v.version=g;let b=s.get(p);b&&t.remove(b),s.set(p,v)}function f(p){let _=s.get(p);if(_){let m=p.index;m!==null&&_.version<m.version&&h(p)}else h(p);return s.get(p)}function d(){for(let p in r){let _=r[p].deref();_!==void 0&&c(_)}}return{get:l,update:u,getWireframeAttribute:f,dispose:d}}function O4(e,t,n){let i;function r(h){i=h}let s,o;function a(h){s=h.type,o=h.bytesPerElement}function c(h,f){e.drawElements(i,f,s,h*o),n.update(f,i,1)}function l(h,f,d){d!==0&&(e.drawElementsInstanced(i,f,s,h*o,d),n.update(f,i,d))}function u(h,f,d){if(d===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,s,h,0,d);let _=0;for(let m=0;m<d;m++)_+=f[m];n.update(_,i,1)}this.setMode=r,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=u}function B4(e){let t={geometries:0,textures:0},n={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(n.calls++,o){case e.TRIANGLES:n.triangles+=a*(s/3);break;case e.LINES:n.lines+=a*(s/2);break;case e.LINE_STRIP:n.lines+=a*(s-1);break;case e.LINE_LOOP:n.lines+=a*s;break;case e.POINTS:n.points+=a*s;break;default:Ot("WebGLInfo: Unknown draw mode:",o);break}}function r(){n.calls=0,n.triangles=0,n.points=0,n.lines=0}return{memory:t,render:n,programs:null,autoReset:!0,reset:r,update:i}}function k4(e,t,n){let i=new WeakMap,r=new Se;function s(o,a,c){let l=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,f=i.get(a);if(f===void 0||f.count!==h){let R=function(){y.dispose(),i.delete(a),a.removeEventListener("dispose",R)};f!==void 0&&f.texture.dispose();let d=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],S=0;d===!0&&(S=1),p===!0&&(S=2),_===!0&&(S=3);let v=a.attributes.position.count*S,w=1;v>t.maxTextureSize&&(w=Math.ceil(v/t.maxTextureSize),v=t.maxTextureSize);let b=new Float32Array(v*w*4*h),y=new rl(b,v,w,h);y.type=Ri,y.needsUpdate=!0;let M=S*4;for(let E=0;E<h;E++){let C=m[E],N=g[E],k=x[E],P=v*w*4*E;for(let L=0;L<C.count;L++){let B=L*M;d===!0&&(r.fromBufferAttribute(C,L),b[P+B+0]=r.x,b[P+B+1]=r.y,b[P+B+2]=r.z,b[P+B+3]=0),p===!0&&(r.fromBufferAttribute(N,L),b[P+B+4]=r.x,b[P+B+5]=r.y,b[P+B+6]=r.z,b[P+B+7]=0),_===!0&&(r.fromBufferAttribute(k,L),b[P+B+8]=r.x,b[P+B+9]=r.y,b[P+B+10]=r.z,b[P+B+11]=k.itemSize===4?r.w:1)}}f={count:h,texture:y,size:new ie(v,w)},i.set(a,f),a.addEventListener("dispose",R)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(e,"morphTexture",o.morphTexture,n);else{let d=0;for(let _=0;_<l.length;_++)d+=l[_];let p=a.morphTargetsRelative?1:1-d;c.getUniforms().setValue(e,"morphTargetBaseInfluence",p),c.getUniforms().setValue(e,"morphTargetInfluences",l)}c.getUniforms().setValue(e,"morphTargetsTexture",f.texture,n),c.getUniforms().setValue(e,"morphTargetsTextureSize",f.size)}return{update:s}}function z4(e,t,n,i,r){let s=new WeakMap;function o(l){let u=r.render.frame,h=l.geometry,f=t.get(l,h);if(s.get(f)!==u&&(t.update(f),s.set(f,u)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),s.get(l)!==u&&(n.update(l.instanceMatrix,e.ARRAY_BUFFER),l.instanceColor!==null&&n.update(l.instanceColor,e.ARRAY_BUFFER),s.set(l,u))),l.isSkinnedMesh){let d=l.skeleton;s.get(d)!==u&&(d.update(),s.set(d,u))}return f}function a(){s=new WeakMap}function c(l){let u=l.target;u.removeEventListener("dispose",c),i.releaseStatesOfObject(u),n.remove(u.instanceMatrix),u.instanceColor!==null&&n.remove(u.instanceColor)}return{update:o,dispose:a}}var G4={[xy]:"LINEAR_TONE_MAPPING",[vy]:"REINHARD_TONE_MAPPING",[by]:"CINEON_TONE_MAPPING",[My]:"ACES_FILMIC_TONE_MAPPING",[wy]:"AGX_TONE_MAPPING",[Ty]:"NEUTRAL_TONE_MAPPING",[Sy]:"CUSTOM_TONE_MAPPING"};function V4(e,t,n,i,r,s){let o=new $n(t,n,{type:e,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,u=new Dn;u.setAttribute("position",new Fe([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Fe([0,2,0,0,2,0],2));let h=new Vh({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new Fn(u,h),d=new yl(-1,1,1,-1,0,1),p=null,_=null,m=!1,g,x=null,S=[],v=!1;this.setSize=function(w,b){o.setSize(w,b),a!==null&&a.setSize(w,b),c!==null&&c.setSize(w,b);for(let y=0;y<S.length;y++){let M=S[y];M.setSize&&M.setSize(w,b)}},this.setEffects=function(w){S=w,v=S.length>0&&S[0].isRenderPass===!0;let b=o.width,y=o.height;S.length>0&&a===null&&(a=new $n(b,y,{type:Pi,depthBuffer:!1,stencilBuffer:!1}),c=new $n(b,y,{type:Pi,depthBuffer:!1,stencilBuffer:!1}));let M=r===!0&&S.some(R=>R.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&l===null&&(l=new Br(b,y),s===!0&&(l.format=zr,l.type=go)),o.dispose(),o.depthTexture=M?l:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let R=0;R<S.length;R++){let E=S[R];E.setSize&&E.setSize(b,y),M&&E.needsDepthTexture===!0&&E.setDepthTexture&&E.setDepthTexture(l)}},this.begin=function(w,b){if(m||w.toneMapping===cr&&S.length===0)return!1;if(x=b,b!==null){let y=b.width,M=b.height;(o.width!==y||o.height!==M)&&this.setSize(y,M)}return v===!1&&w.setRenderTarget(o),g=w.toneMapping,w.toneMapping=cr,!0},this.hasRenderPass=function(){return v},this.end=function(w,b){w.toneMapping=g,m=!0;let y=o,M=a;for(let R=0;R<S.length;R++){let E=S[R];E.enabled!==!1&&(E.render(w,M,y,b),E.needsSwap!==!1&&(y=M,M=M===a?c:a))}if(p!==w.outputColorSpace||_!==w.toneMapping){p=w.outputColorSpace,_=w.toneMapping,h.defines={},ne.getTransfer(p)===le&&(h.defines.SRGB_TRANSFER="");let R=G4[_];R&&(h.defines[R]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=y.texture,w.setRenderTarget(x),w.render(f,d),x=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),u.dispose(),h.dispose()}}var o2=new Nn,a2=new Br(1,1),c2=new ul(1),l2=new rl,u2=new Fh,f2=new ll,kE=[],zE=[],GE=new Float32Array(16),VE=new Float32Array(9),HE=new Float32Array(4);function Xa(e,t,n){let i=e[0];if(i<=0||i>0)return e;let r=t*n,s=kE[r];if(s===void 0&&(s=new Float32Array(r),kE[r]=s),t!==0){i.toArray(s,0);for(let o=1,a=0;o!==t;++o)a+=n,e[o].toArray(s,a)}return s}function Ge(e,t){if(e.length!==t.length)return!1;for(let n=0,i=e.length;n<i;n++)if(e[n]!==t[n])return!1;return!0}function Ve(e,t){for(let n=0,i=t.length;n<i;n++)e[n]=t[n]}function Yd(e,t){let n=zE[t];n===void 0&&(n=new Int32Array(t),zE[t]=n);for(let i=0;i!==t;++i)n[i]=e.allocateTextureUnit();return n}function H4(e,t){let n=this.cache;n[0]!==t&&(e.uniform1f(this.addr,t),n[0]=t)}function W4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2f(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(Ge(n,t))return;e.uniform2fv(this.addr,t),Ve(n,t)}}function $4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3f(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else if(t.r!==void 0)(n[0]!==t.r||n[1]!==t.g||n[2]!==t.b)&&(e.uniform3f(this.addr,t.r,t.g,t.b),n[0]=t.r,n[1]=t.g,n[2]=t.b);else{if(Ge(n,t))return;e.uniform3fv(this.addr,t),Ve(n,t)}}function X4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4f(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(Ge(n,t))return;e.uniform4fv(this.addr,t),Ve(n,t)}}function q4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(Ge(n,t))return;e.uniformMatrix2fv(this.addr,!1,t),Ve(n,t)}else{if(Ge(n,i))return;HE.set(i),e.uniformMatrix2fv(this.addr,!1,HE),Ve(n,i)}}function Y4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(Ge(n,t))return;e.uniformMatrix3fv(this.addr,!1,t),Ve(n,t)}else{if(Ge(n,i))return;VE.set(i),e.uniformMatrix3fv(this.addr,!1,VE),Ve(n,i)}}function Z4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(Ge(n,t))return;e.uniformMatrix4fv(this.addr,!1,t),Ve(n,t)}else{if(Ge(n,i))return;GE.set(i),e.uniformMatrix4fv(this.addr,!1,GE),Ve(n,i)}}function J4(e,t){let n=this.cache;n[0]!==t&&(e.uniform1i(this.addr,t),n[0]=t)}function K4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2i(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(Ge(n,t))return;e.uniform2iv(this.addr,t),Ve(n,t)}}function j4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3i(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else{if(Ge(n,t))return;e.uniform3iv(this.addr,t),Ve(n,t)}}function Q4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4i(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(Ge(n,t))return;e.uniform4iv(this.addr,t),Ve(n,t)}}function t5(e,t){let n=this.cache;n[0]!==t&&(e.uniform1ui(this.addr,t),n[0]=t)}function e5(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2ui(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(Ge(n,t))return;e.uniform2uiv(this.addr,t),Ve(n,t)}}function n5(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3ui(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else{if(Ge(n,t))return;e.uniform3uiv(this.addr,t),Ve(n,t)}}function i5(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4ui(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(Ge(n,t))return;e.uniform4uiv(this.addr,t),Ve(n,t)}}function Zd(e){return e.version===0&&(e.compareFunction=Uy,e.needsUpdate=!0),e}function r5(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r);let s;this.type===e.SAMPLER_2D_SHADOW?s=Zd(a2):s=o2,n.setTexture2D(t||s,r)}function s5(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r),n.setTexture3D(t||u2,r)}function o5(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r);let s;this.type===e.SAMPLER_CUBE_SHADOW?s=Zd(c2):s=f2,n.setTextureCube(t||s,r)}function a5(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r),n.setTexture2DArray(t||l2,r)}function c5(e){switch(e){case 5126:return H4;case 35664:return W4;case 35665:return $4;case 35666:return X4;case 35674:return q4;case 35675:return Y4;case 35676:return Z4;case 5124:case 35670:return J4;case 35667:case 35671:return K4;case 35668:case 35672:return j4;case 35669:case 35673:return Q4;case 5125:return t5;case 36294:return e5;case 36295:return n5;case 36296:return i5;case 35678:case 36198:case 36298:case 36306:case 35682:return r5;case 35679:case 36299:case 36307:return s5;case 35680:case 36300:case 36308:case 36293:return o5;case 36289:case 36303:case 36311:case 36292:return a5}}function l5(e,t){e.uniform1fv(this.addr,t)}function u5(e,t){let n=Xa(t,this.size,2);e.uniform2fv(this.addr,n)}function f5(e,t){let n=Xa(t,this.size,3);e.uniform3fv(this.addr,n)}function h5(e,t){let n=Xa(t,this.size,4);e.uniform4fv(this.addr,n)}function d5(e,t){let n=Xa(t,this.size,4);e.uniformMatrix2fv(this.addr,!1,n)}function p5(e,t){let n=Xa(t,this.size,9);e.uniformMatrix3fv(this.addr,!1,n)}function m5(e,t){let n=Xa(t,this.size,16);e.uniformMatrix4fv(this.addr,!1,n)}function g5(e,t){e.uniform1iv(this.addr,t)}function _5(e,t){e.uniform2iv(this.addr,t)}function y5(e,t){e.uniform3iv(this.addr,t)}function x5(e,t){e.uniform4iv(this.addr,t)}function v5(e,t){e.uniform1uiv(this.addr,t)}function b5(e,t){e.uniform2uiv(this.addr,t)}function M5(e,t){e.uniform3uiv(this.addr,t)}function S5(e,t){e.uniform4uiv(this.addr,t)}function w5(e,t,n){let i=this.cache,r=t.length,s=Yd(n,r);Ge(i,s)||(e.uniform1iv(this.addr,s),Ve(i,s));let o;this.type===e.SAMPLER_2D_SHADOW?o=Zd(a2):o=o2;for(let a=0;a!==r;++a)n.setTexture2D(t[a]||o,s[a])}function T5(e,t,n){let i=this.cache,r=t.length,s=Yd(n,r);Ge(i,s)||(e.uniform1iv(this.addr,s),Ve(i,s));for(let o=0;o!==r;++o)n.setTexture3D(t[o]||u2,s[o])}function A5(e,t,n){let i=this.cache,r=t.length,s=Yd(n,r);Ge(i,s)||(e.uniform1iv(this.addr,s),Ve(i,s));let o;this.type===e.SAMPLER_CUBE_SHADOW?o=Zd(c2):o=f2;for(let a=0;a!==r;++a)n.setTextureCube(t[a]||o,s[a])}function E5(e,t,n){let i=this.cache,r=t.length,s=Yd(n,r);Ge(i,s)||(e.uniform1iv(this.addr,s),Ve(i,s));for(let o=0;o!==r;++o)n.setTexture2DArray(t[o]||l2,s[o])}function C5(e){switch(e){case 5126:return l5;case 35664:return u5;case 35665:return f5;case 35666:return h5;case 35674:return d5;case 35675:return p5;case 35676:return m5;case 5124:case 35670:return g5;case 35667:case 35671:return _5;case 35668:case 35672:return y5;case 35669:case 35673:return x5;case 5125:return v5;case 36294:return b5;case 36295:return M5;case 36296:return S5;case 35678:case 36198:case 36298:case 36306:case 35682:return w5;case 35679:case 36299:case 36307:return T5;case 35680:case 36300:case 36308:case 36293:return A5;case 36289:case 36303:case 36311:case 36292:return E5}}var Xy=class{constructor(t,n,i){this.id=t,this.addr=i,this.cache=[],this.type=n.type,this.setValue=c5(n.type)}},qy=class{constructor(t,n,i){this.id=t,this.addr=i,this.cache=[],this.type=n.type,this.size=n.size,this.setValue=C5(n.type)}},Yy=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,n,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(t,n[a.id],i)}}},Wy=/(\w+)(\])?(\[|\.)?/g;function WE(e,t){e.seq.push(t),e.map[t.id]=t}function R5(e,t,n){let i=e.name,r=i.length;for(Wy.lastIndex=0;;){let s=Wy.exec(i),o=Wy.lastIndex,a=s[1],c=s[2]==="]",l=s[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===r){WE(n,l===void 0?new Xy(a,e,t):new qy(a,e,t));break}else{let h=n.map[a];h===void 0&&(h=new Yy(a),WE(n,h)),n=h}}}var $a=class{constructor(t,n){this.seq=[],this.map={};let i=t.getProgramParameter(n,t.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=t.getActiveUniform(n,o),c=t.getUniformLocation(n,a.name);R5(a,c,this)}let r=[],s=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(t,n,i,r){let s=this.map[n];s!==void 0&&s.setValue(t,i,r)}setOptional(t,n,i){let r=n[i];r!==void 0&&this.setValue(t,i,r)}static upload(t,n,i,r){for(let s=0,o=n.length;s!==o;++s){let a=n[s],c=i[a.id];c.needsUpdate!==!1&&a.setValue(t,c.value,r)}}static seqWithValue(t,n){let i=[];for(let r=0,s=t.length;r!==s;++r){let o=t[r];o.id in n&&i.push(o)}return i}};function $E(e,t,n){let i=e.createShader(t);return e.shaderSource(i,n),e.compileShader(i),i}var P5=37297,I5=0;function L5(e,t){let n=e.split(`
`),i=[],r=Math.max(t-6,0),s=Math.min(t+6,n.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===t?">":" "} ${a}: ${n[o]}`)}return i.join(`
`)}var XE=new Bt;function N5(e){ne._getMatrix(XE,ne.workingColorSpace,e);let t=`mat3( ${XE.elements.map(n=>n.toFixed(4))} )`;switch(ne.getTransfer(e)){case nl:return[t,"LinearTransferOETF"];case le:return[t,"sRGBTransferOETF"];default:return Ut("WebGLProgram: Unsupported color space: ",e),[t,"LinearTransferOETF"]}}function qE(e,t,n){let i=e.getShaderParameter(t,e.COMPILE_STATUS),s=(e.getShaderInfoLog(t)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return n.toUpperCase()+`

`+s+`

`+L5(e.getShaderSource(t),a)}else return s}function D5(e,t){let n=N5(t);return[`vec4 ${e}( vec4 value ) {`,`	return ${n[1]}( vec4( ${n[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var F5={[xy]:"Linear",[vy]:"Reinhard",[by]:"Cineon",[My]:"ACESFilmic",[wy]:"AgX",[Ty]:"Neutral",[Sy]:"Custom"};function U5(e,t){let n=F5[t];return n===void 0?(Ut("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+e+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+e+"( vec3 color ) { return "+n+"ToneMapping( color ); }"}var $d=new V;function O5(){ne.getLuminanceCoefficients($d);let e=$d.x.toFixed(4),t=$d.y.toFixed(4),n=$d.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${e}, ${t}, ${n} );`,"	return dot( weights, rgb );","}"].join(`
`)}function B5(e){return[e.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",e.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ll).join(`
`)}function k5(e){let t=[];for(let n in e){let i=e[n];i!==!1&&t.push("#define "+n+" "+i)}return t.join(`
`)}function z5(e,t){let n={},i=e.getProgramParameter(t,e.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=e.getActiveAttrib(t,r),o=s.name,a=1;s.type===e.FLOAT_MAT2&&(a=2),s.type===e.FLOAT_MAT3&&(a=3),s.type===e.FLOAT_MAT4&&(a=4),n[o]={type:s.type,location:e.getAttribLocation(t,o),locationSize:a}}return n}function Ll(e){return e!==""}function YE(e,t){let n=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return e.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,n).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function ZE(e,t){return e.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var G5=/^[ \t]*#include +<([\w\d./]+)>/gm;function Zy(e){return e.replace(G5,V5)}function V5(e,t){let n=Jt[t];if(n===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Zy(n)}var H5=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function JE(e){return e.replace(H5,W5)}function W5(e,t,n,i){let r="";for(let s=parseInt(t);s<parseInt(n);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function KE(e){let t=`precision ${e.precision} float;
	precision ${e.precision} int;
	precision ${e.precision} sampler2D;
	precision ${e.precision} samplerCube;
	precision ${e.precision} sampler3D;
	precision ${e.precision} sampler2DArray;
	precision ${e.precision} sampler2DShadow;
	precision ${e.precision} samplerCubeShadow;
	precision ${e.precision} sampler2DArrayShadow;
	precision ${e.precision} isampler2D;
	precision ${e.precision} isampler3D;
	precision ${e.precision} isamplerCube;
	precision ${e.precision} isampler2DArray;
	precision ${e.precision} usampler2D;
	precision ${e.precision} usampler3D;
	precision ${e.precision} usamplerCube;
	precision ${e.precision} usampler2DArray;
	`;return e.precision==="highp"?t+=`
#define HIGH_PRECISION`:e.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:e.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var $5={[Ml]:"SHADOWMAP_TYPE_PCF",[Ga]:"SHADOWMAP_TYPE_VSM"};function X5(e){return $5[e.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var q5={[Ha]:"ENVMAP_MODE_REFRACTION"};function Y5(e){return e.envMap===!1?"ENVMAP_MODE_REFLECTION":q5[e.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Z5={[id]:"ENVMAP_BLENDING_MULTIPLY",[pE]:"ENVMAP_BLENDING_MIX",[mE]:"ENVMAP_BLENDING_ADD"};function J5(e){return e.envMap===!1?"ENVMAP_BLENDING_NONE":Z5[e.combine]||"ENVMAP_BLENDING_NONE"}function K5(e,t,n,i){let r=e.getContext(),s=n.defines,o=n.vertexShader,a=n.fragmentShader,c=X5(n),l=n.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=Y5(n),h=J5(n),f=B5(n),d=k5(s),p=r.createProgram(),_,m,g=n.glslVersion?"#version "+n.glslVersion+`
`:"";n.isRawShaderMaterial?(_=["#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d].filter(Ll).join(`
`),_.length>0&&(_+=`
`),m=["#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d].filter(Ll).join(`
`),m.length>0&&(m+=`
`)):(_=[KE(n),"#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d,n.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",n.batching?"#define USE_BATCHING":"",n.batchingColor?"#define USE_BATCHING_COLOR":"",n.instancing?"#define USE_INSTANCING":"",n.instancingColor?"#define USE_INSTANCING_COLOR":"",n.instancingMorph?"#define USE_INSTANCING_MORPH":"",n.useFog&&n.fog?"#define USE_FOG":"",n.useFog&&n.fogExp2?"#define FOG_EXP2":"",n.map?"#define USE_MAP":"",n.envMap?"#define USE_ENVMAP":"",n.envMap?"#define "+u:"",n.lightMap?"#define USE_LIGHTMAP":"",n.aoMap?"#define USE_AOMAP":"",n.bumpMap?"#define USE_BUMPMAP":"",n.normalMap?"#define USE_NORMALMAP":"",n.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",n.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",n.displacementMap?"#define USE_DISPLACEMENTMAP":"",n.emissiveMap?"#define USE_EMISSIVEMAP":"",n.anisotropy?"#define USE_ANISOTROPY":"",n.anisotropyMap?"#define USE_ANISOTROPYMAP":"",n.clearcoatMap?"#define USE_CLEARCOATMAP":"",n.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",n.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",n.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",n.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",n.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",n.specularMap?"#define USE_SPECULARMAP":"",n.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",n.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",n.roughnessMap?"#define USE_ROUGHNESSMAP":"",n.metalnessMap?"#define USE_METALNESSMAP":"",n.alphaMap?"#define USE_ALPHAMAP":"",n.alphaHash?"#define USE_ALPHAHASH":"",n.transmission?"#define USE_TRANSMISSION":"",n.transmissionMap?"#define USE_TRANSMISSIONMAP":"",n.thicknessMap?"#define USE_THICKNESSMAP":"",n.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",n.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",n.mapUv?"#define MAP_UV "+n.mapUv:"",n.alphaMapUv?"#define ALPHAMAP_UV "+n.alphaMapUv:"",n.lightMapUv?"#define LIGHTMAP_UV "+n.lightMapUv:"",n.aoMapUv?"#define AOMAP_UV "+n.aoMapUv:"",n.emissiveMapUv?"#define EMISSIVEMAP_UV "+n.emissiveMapUv:"",n.bumpMapUv?"#define BUMPMAP_UV "+n.bumpMapUv:"",n.normalMapUv?"#define NORMALMAP_UV "+n.normalMapUv:"",n.displacementMapUv?"#define DISPLACEMENTMAP_UV "+n.displacementMapUv:"",n.metalnessMapUv?"#define METALNESSMAP_UV "+n.metalnessMapUv:"",n.roughnessMapUv?"#define ROUGHNESSMAP_UV "+n.roughnessMapUv:"",n.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+n.anisotropyMapUv:"",n.clearcoatMapUv?"#define CLEARCOATMAP_UV "+n.clearcoatMapUv:"",n.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+n.clearcoatNormalMapUv:"",n.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+n.clearcoatRoughnessMapUv:"",n.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+n.diffuseRoughnessMapUv:"",n.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+n.iridescenceMapUv:"",n.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+n.iridescenceThicknessMapUv:"",n.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+n.sheenColorMapUv:"",n.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+n.sheenRoughnessMapUv:"",n.specularMapUv?"#define SPECULARMAP_UV "+n.specularMapUv:"",n.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+n.specularColorMapUv:"",n.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+n.specularIntensityMapUv:"",n.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+n.transmissionMapUv:"",n.thicknessMapUv?"#define THICKNESSMAP_UV "+n.thicknessMapUv:"",n.vertexTangents&&n.flatShading===!1?"#define USE_TANGENT":"",n.vertexNormals?"#define HAS_NORMAL":"",n.vertexColors?"#define USE_COLOR":"",n.vertexAlphas?"#define USE_COLOR_ALPHA":"",n.vertexUv1s?"#define USE_UV1":"",n.vertexUv2s?"#define USE_UV2":"",n.vertexUv3s?"#define USE_UV3":"",n.pointsUvs?"#define USE_POINTS_UV":"",n.flatShading?"#define FLAT_SHADED":"",n.skinning?"#define USE_SKINNING":"",n.morphTargets?"#define USE_MORPHTARGETS":"",n.morphNormals&&n.flatShading===!1?"#define USE_MORPHNORMALS":"",n.morphColors?"#define USE_MORPHCOLORS":"",n.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+n.morphTextureStride:"",n.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+n.morphTargetsCount:"",n.doubleSided?"#define DOUBLE_SIDED":"",n.flipSided?"#define FLIP_SIDED":"",n.shadowMapEnabled?"#define USE_SHADOWMAP":"",n.shadowMapEnabled?"#define "+c:"",n.sizeAttenuation?"#define USE_SIZEATTENUATION":"",n.numLightProbes>0?"#define USE_LIGHT_PROBES":"",n.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",n.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ll).join(`
`),m=[KE(n),"#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d,n.useFog&&n.fog?"#define USE_FOG":"",n.useFog&&n.fogExp2?"#define FOG_EXP2":"",n.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",n.map?"#define USE_MAP":"",n.matcap?"#define USE_MATCAP":"",n.envMap?"#define USE_ENVMAP":"",n.envMap?"#define "+l:"",n.envMap?"#define "+u:"",n.envMap?"#define "+h:"",n.envMapPMREM?"#define ENVMAP_MAX_LOD "+n.envMapMaxLod+".0":"",n.envMapPMREM?"#define ENVMAP_SIZE "+n.envMapSize+".0":"",n.lightMap?"#define USE_LIGHTMAP":"",n.aoMap?"#define USE_AOMAP":"",n.bumpMap?"#define USE_BUMPMAP":"",n.normalMap?"#define USE_NORMALMAP":"",n.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",n.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",n.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",n.emissiveMap?"#define USE_EMISSIVEMAP":"",n.anisotropy?"#define USE_ANISOTROPY":"",n.anisotropyMap?"#define USE_ANISOTROPYMAP":"",n.clearcoat?"#define USE_CLEARCOAT":"",n.clearcoatMap?"#define USE_CLEARCOATMAP":"",n.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",n.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",n.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",n.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",n.dispersion?"#define USE_DISPERSION":"",n.retroreflection?"#define USE_RETROREFLECTION":"",n.iridescence?"#define USE_IRIDESCENCE":"",n.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",n.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",n.specularMap?"#define USE_SPECULARMAP":"",n.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",n.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",n.roughnessMap?"#define USE_ROUGHNESSMAP":"",n.metalnessMap?"#define USE_METALNESSMAP":"",n.alphaMap?"#define USE_ALPHAMAP":"",n.alphaTest?"#define USE_ALPHATEST":"",n.alphaHash?"#define USE_ALPHAHASH":"",n.sheen?"#define USE_SHEEN":"",n.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",n.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",n.transmission?"#define USE_TRANSMISSION":"",n.transmissionMap?"#define USE_TRANSMISSIONMAP":"",n.thicknessMap?"#define USE_THICKNESSMAP":"",n.vertexTangents&&n.flatShading===!1?"#define USE_TANGENT":"",n.vertexColors||n.instancingColor?"#define USE_COLOR":"",n.vertexAlphas||n.batchingColor?"#define USE_COLOR_ALPHA":"",n.vertexUv1s?"#define USE_UV1":"",n.vertexUv2s?"#define USE_UV2":"",n.vertexUv3s?"#define USE_UV3":"",n.pointsUvs?"#define USE_POINTS_UV":"",n.gradientMap?"#define USE_GRADIENTMAP":"",n.flatShading?"#define FLAT_SHADED":"",n.doubleSided?"#define DOUBLE_SIDED":"",n.flipSided?"#define FLIP_SIDED":"",n.shadowMapEnabled?"#define USE_SHADOWMAP":"",n.shadowMapEnabled?"#define "+c:"",n.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",n.numLightProbes>0?"#define USE_LIGHT_PROBES":"",n.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",n.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",n.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",n.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",n.toneMapping!==cr?"#define TONE_MAPPING":"",n.toneMapping!==cr?Jt.tonemapping_pars_fragment:"",n.toneMapping!==cr?U5("toneMapping",n.toneMapping):"",n.dithering?"#define DITHERING":"",n.opaque?"#define OPAQUE":"",Jt.colorspace_pars_fragment,D5("linearToOutputTexel",n.outputColorSpace),O5(),n.useDepthPacking?"#define DEPTH_PACKING "+n.depthPacking:"",`
`].filter(Ll).join(`
`)),o=Zy(o),o=YE(o,n),o=ZE(o,n),a=Zy(a),a=YE(a,n),a=ZE(a,n),o=JE(o),a=JE(a),n.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,_=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,m=["#define varying in",n.glslVersion===Oy?"":"layout(location = 0) out highp vec4 pc_fragColor;",n.glslVersion===Oy?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let x=g+_+o,S=g+m+a,v=$E(r,r.VERTEX_SHADER,x),w=$E(r,r.FRAGMENT_SHADER,S);r.attachShader(p,v),r.attachShader(p,w),n.index0AttributeName!==void 0?r.bindAttribLocation(p,0,n.index0AttributeName):n.hasPositionAttribute===!0&&r.bindAttribLocation(p,0,"position"),r.linkProgram(p);function b(E){if(e.debug.checkShaderErrors){let C=r.getProgramInfoLog(p)||"",N=r.getShaderInfoLog(v)||"",k=r.getShaderInfoLog(w)||"",P=C.trim(),L=N.trim(),B=k.trim(),F=!0,Z=!0;if(r.getProgramParameter(p,r.LINK_STATUS)===!1)if(F=!1,typeof e.debug.onShaderError=="function")e.debug.onShaderError(r,p,v,w);else{let U=qE(r,v,"vertex"),G=qE(r,w,"fragment");Ot("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(p,r.VALIDATE_STATUS)+`

Material Name: `+E.name+`
Material Type: `+E.type+`

Program Info Log: `+P+`
`+U+`
`+G)}else P!==""?Ut("WebGLProgram: Program Info Log:",P):(L===""||B==="")&&(Z=!1);Z&&(E.diagnostics={runnable:F,programLog:P,vertexShader:{log:L,prefix:_},fragmentShader:{log:B,prefix:m}})}r.deleteShader(v),r.deleteShader(w),y=new $a(r,p),M=z5(r,p)}let y;this.getUniforms=function(){return y===void 0&&b(this),y};let M;this.getAttributes=function(){return M===void 0&&b(this),M};let R=n.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=r.getProgramParameter(p,P5)),R},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(p),this.program=void 0},this.type=n.shaderType,this.name=n.shaderName,this.id=I5++,this.cacheKey=t,this.usedTimes=1,this.program=p,this.vertexShader=v,this.fragmentShader=w,this}var j5=0,Jy=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,n,i){let r=this._getShaderCacheForMaterial(t);return r.has(n)===!1&&(r.add(n),n.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(t){let n=this.materialCache.get(t);for(let i of n)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let n=this.materialCache,i=n.get(t);return i===void 0&&(i=new Set,n.set(t,i)),i}_getShaderStage(t){let n=this.shaderCache,i=n.get(t);return i===void 0&&(i=new Ky(t),n.set(t,i)),i}},Ky=class{constructor(t){this.id=j5++,this.code=t,this.usedTimes=0}};function Q5(e){return e===As||e===Cl||e===Rl}function tB(e,t,n,i,r,s){let o=new sl,a=new Jy,c=new Set,l=[],u=new Map,h=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function d(y){return c.add(y),y===0?"uv":`uv${y}`}function p(y,M,R,E,C,N){let k=E.fog,P=C.geometry,L=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?E.environment:null,B=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,F=t.get(y.envMap||L,B),Z=f[y.type],U=i.precision;y.precision!==null&&(U=i.getMaxPrecision(y.precision),U!==y.precision&&Ut("WebGLProgram.getParameters:",y.precision,"not supported, using",U,"instead."));let G=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,q=G!==void 0?G.length:0,rt=0;P.morphAttributes.position!==void 0&&(rt=1),P.morphAttributes.normal!==void 0&&(rt=2),P.morphAttributes.color!==void 0&&(rt=3);let ct,$,ot,ut;if(Z){let wt=ur[Z];ct=wt.vertexShader,$=wt.fragmentShader}else{ct=y.vertexShader,$=y.fragmentShader;let wt=a.getVertexShaderStage(y),ue=a.getFragmentShaderStage(y);a.update(y,wt,ue),ot=wt.id,ut=ue.id}let st=e.getRenderTarget(),at=e.state.buffers.depth.getReversed(),J=C.isInstancedMesh===!0,yt=C.isBatchedMesh===!0,lt=!!y.map,K=!!y.matcap,Lt=!!F,Mt=Lt&&F.isPMREMTexture===!0,Vt=!!y.aoMap,Xt=!!y.lightMap,he=!!y.bumpMap&&y.wireframe===!1,ae=!!y.normalMap,cn=!!y.displacementMap,He=!!y.emissiveMap,qn=!!y.metalnessMap,Yn=!!y.roughnessMap,Zn=y.anisotropy>0,z=y.clearcoat>0,Jn=y.diffuseRoughness>0,ve=y.dispersion>0,be=y.retroreflectivity>0,St=y.iridescence>0,Ue=y.sheen>0,Ft=y.transmission>0,kt=Zn&&!!y.anisotropyMap,I=z&&!!y.clearcoatMap,T=z&&!!y.clearcoatNormalMap,W=z&&!!y.clearcoatRoughnessMap,ft=Jn&&!!y.diffuseRoughnessMap,nt=St&&!!y.iridescenceMap,pt=St&&!!y.iridescenceThicknessMap,vt=Ue&&!!y.sheenColorMap,Q=Ue&&!!y.sheenRoughnessMap,tt=!!y.specularMap,gt=!!y.specularColorMap,D=!!y.specularIntensityMap,et=Ft&&!!y.transmissionMap,j=Ft&&!!y.thicknessMap,_t=!!y.gradientMap,dt=!!y.alphaMap,mt=y.alphaTest>0,It=!!y.alphaHash,Zt=!!y.extensions,ht=cr;y.toneMapped&&(st===null||st.isXRRenderTarget===!0)&&(ht=e.toneMapping);let Nt=Mt?F.isCompressedCubeTexture?F.image[0].mipmaps:F.mipmaps:null,qt={shaderID:Z,shaderType:y.type,shaderName:y.name,vertexShader:ct,fragmentShader:$,defines:y.defines,customVertexShaderID:ot,customFragmentShaderID:ut,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:U,batching:yt,batchingColor:yt&&C._colorsTexture!==null,instancing:J,instancingColor:J&&C.instanceColor!==null,instancingMorph:J&&C.morphTexture!==null,outputColorSpace:st===null?e.outputColorSpace:st.isXRRenderTarget===!0?st.texture.colorSpace:ne.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:lt,matcap:K,envMap:Lt,envMapMode:Lt&&F.mapping,envMapPMREM:Mt,envMapMaxLod:Mt?Nt.length-1:null,envMapSize:Mt?Nt[0].width:null,aoMap:Vt,lightMap:Xt,bumpMap:he,normalMap:ae,displacementMap:cn,emissiveMap:He,normalMapObjectSpace:ae&&y.normalMapType===yE,normalMapTangentSpace:ae&&y.normalMapType===Hd,packedNormalMap:ae&&y.normalMapType===Hd&&Q5(y.normalMap.format),metalnessMap:qn,roughnessMap:Yn,anisotropy:Zn,anisotropyMap:kt,clearcoat:z,clearcoatMap:I,clearcoatNormalMap:T,clearcoatRoughnessMap:W,diffuseRoughness:Jn,diffuseRoughnessMap:ft,dispersion:ve,retroreflection:be,iridescence:St,iridescenceMap:nt,iridescenceThicknessMap:pt,sheen:Ue,sheenColorMap:vt,sheenRoughnessMap:Q,specularMap:tt,specularColorMap:gt,specularIntensityMap:D,transmission:Ft,transmissionMap:et,thicknessMap:j,gradientMap:_t,opaque:y.transparent===!1&&y.blending===Va&&y.alphaToCoverage===!1,alphaMap:dt,alphaTest:mt,alphaHash:It,combine:y.combine,mapUv:lt&&d(y.map.channel),aoMapUv:Vt&&d(y.aoMap.channel),lightMapUv:Xt&&d(y.lightMap.channel),bumpMapUv:he&&d(y.bumpMap.channel),normalMapUv:ae&&d(y.normalMap.channel),displacementMapUv:cn&&d(y.displacementMap.channel),emissiveMapUv:He&&d(y.emissiveMap.channel),metalnessMapUv:qn&&d(y.metalnessMap.channel),roughnessMapUv:Yn&&d(y.roughnessMap.channel),anisotropyMapUv:kt&&d(y.anisotropyMap.channel),clearcoatMapUv:I&&d(y.clearcoatMap.channel),clearcoatNormalMapUv:T&&d(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:W&&d(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ft&&d(y.diffuseRoughnessMap.channel),iridescenceMapUv:nt&&d(y.iridescenceMap.channel),iridescenceThicknessMapUv:pt&&d(y.iridescenceThicknessMap.channel),sheenColorMapUv:vt&&d(y.sheenColorMap.channel),sheenRoughnessMapUv:Q&&d(y.sheenRoughnessMap.channel),specularMapUv:tt&&d(y.specularMap.channel),specularColorMapUv:gt&&d(y.specularColorMap.channel),specularIntensityMapUv:D&&d(y.specularIntensityMap.channel),transmissionMapUv:et&&d(y.transmissionMap.channel),thicknessMapUv:j&&d(y.thicknessMap.channel),alphaMapUv:dt&&d(y.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&(ae||Zn),vertexNormals:!!P.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:C.isPoints===!0&&!!P.attributes.uv&&(lt||dt),fog:!!k,useFog:y.fog===!0,fogExp2:!!k&&k.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||P.attributes.normal===void 0&&ae===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:at,skinning:C.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:q,morphTextureStride:rt,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:N.filter(wt=>wt.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:y.dithering,shadowMapEnabled:e.shadowMap.enabled&&R.length>0,shadowMapType:e.shadowMap.type,toneMapping:ht,decodeVideoTexture:lt&&y.map.isVideoTexture===!0&&ne.getTransfer(y.map.colorSpace)===le,decodeVideoTextureEmissive:He&&y.emissiveMap.isVideoTexture===!0&&ne.getTransfer(y.emissiveMap.colorSpace)===le,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===gi,flipSided:y.side===wn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Zt&&y.extensions.clipCullDistance===!0&&n.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Zt&&y.extensions.multiDraw===!0||yt)&&n.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:n.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return qt.vertexUv1s=c.has(1),qt.vertexUv2s=c.has(2),qt.vertexUv3s=c.has(3),c.clear(),qt}function _(y){let M=[];if(y.shaderID?M.push(y.shaderID):(M.push(y.customVertexShaderID),M.push(y.customFragmentShaderID)),y.defines!==void 0)for(let R in y.defines)M.push(R),M.push(y.defines[R]);return y.isRawShaderMaterial===!1&&(m(M,y),g(M,y),M.push(e.outputColorSpace)),M.push(y.customProgramCacheKey),M.join()}function m(y,M){y.push(M.precision),y.push(M.outputColorSpace),y.push(M.envMapMode),y.push(M.envMapPMREM),y.push(M.envMapMaxLod),y.push(M.envMapSize),y.push(M.mapUv),y.push(M.alphaMapUv),y.push(M.lightMapUv),y.push(M.aoMapUv),y.push(M.bumpMapUv),y.push(M.normalMapUv),y.push(M.displacementMapUv),y.push(M.emissiveMapUv),y.push(M.metalnessMapUv),y.push(M.roughnessMapUv),y.push(M.anisotropyMapUv),y.push(M.clearcoatMapUv),y.push(M.clearcoatNormalMapUv),y.push(M.clearcoatRoughnessMapUv),y.push(M.diffuseRoughnessMapUv),y.push(M.iridescenceMapUv),y.push(M.iridescenceThicknessMapUv),y.push(M.sheenColorMapUv),y.push(M.sheenRoughnessMapUv),y.push(M.specularMapUv),y.push(M.specularColorMapUv),y.push(M.specularIntensityMapUv),y.push(M.transmissionMapUv),y.push(M.thicknessMapUv),y.push(M.combine),y.push(M.fogExp2),y.push(M.sizeAttenuation),y.push(M.morphTargetsCount),y.push(M.numSunLights),y.push(M.numDirLights),y.push(M.numPointLights),y.push(M.numSpotLights),y.push(M.numSpotLightMaps),y.push(M.numHemiLights),y.push(M.numRectAreaLights),y.push(M.numSunLightShadows),y.push(M.numDirLightShadows),y.push(M.numPointLightShadows),y.push(M.numSpotLightShadows),y.push(M.numSpotLightShadowsWithMaps),y.push(M.numLightProbes),y.push(M.numLightProbeGrids),y.push(M.shadowMapType),y.push(M.toneMapping),y.push(M.numClippingPlanes),y.push(M.numClipIntersection),y.push(M.depthPacking)}function g(y,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function x(y){let M=f[y.type],R;if(M){let E=ur[M];R=LE.clone(E.uniforms)}else R=y.uniforms;return R}function S(y,M){let R=u.get(M);return R!==void 0?++R.usedTimes:(R=new K5(e,M,y,r),l.push(R),u.set(M,R)),R}function v(y){if(--y.usedTimes===0){let M=l.indexOf(y);l[M]=l[l.length-1],l.pop(),u.delete(y.cacheKey),y.destroy()}}function w(y){a.remove(y)}function b(){a.dispose()}return{getParameters:p,getProgramCacheKey:_,getUniforms:x,acquireProgram:S,releaseProgram:v,releaseShaderCache:w,programs:l,dispose:b}}function eB(){let e=new WeakMap;function t(o){return e.has(o)}function n(o){let a=e.get(o);return a===void 0&&(a={},e.set(o,a)),a}function i(o){e.delete(o)}function r(o,a,c){e.get(o)[a]=c}function s(){e=new WeakMap}return{has:t,get:n,remove:i,update:r,dispose:s}}function nB(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.material.id!==t.material.id?e.material.id-t.material.id:e.materialVariant!==t.materialVariant?e.materialVariant-t.materialVariant:e.z!==t.z?e.z-t.z:e.id-t.id}function jE(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.z!==t.z?t.z-e.z:e.id-t.id}function QE(){let e=[],t=0,n=[],i=[],r=[];function s(){t=0,n.length=0,i.length=0,r.length=0}function o(f){let d=0;return f.isInstancedMesh&&(d+=2),f.isSkinnedMesh&&(d+=1),d}function a(f,d,p,_,m,g){let x=e[t];return x===void 0?(x={id:f.id,object:f,geometry:d,material:p,materialVariant:o(f),groupOrder:_,renderOrder:f.renderOrder,z:m,group:g},e[t]=x):(x.id=f.id,x.object=f,x.geometry=d,x.material=p,x.materialVariant=o(f),x.groupOrder=_,x.renderOrder=f.renderOrder,x.z=m,x.group=g),t++,x}function c(f,d,p,_,m,g,x){x.reversedDepth===!0&&(m=-m);let S=a(f,d,p,_,m,g);p.transmission>0?i.push(S):p.transparent===!0?r.push(S):n.push(S)}function l(f,d,p,_,m,g){let x=a(f,d,p,_,m,g);p.transmission>0?i.unshift(x):p.transparent===!0?r.unshift(x):n.unshift(x)}function u(f,d){n.length>1&&n.sort(f||nB),i.length>1&&i.sort(d||jE),r.length>1&&r.sort(d||jE)}function h(){for(let f=t,d=e.length;f<d;f++){let p=e[f];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:n,transmissive:i,transparent:r,init:s,push:c,unshift:l,finish:h,sort:u}}function iB(){let e=new WeakMap;function t(i,r){let s=e.get(i),o;return s===void 0?(o=new QE,e.set(i,[o])):r>=s.length?(o=new QE,s.push(o)):o=s[r],o}function n(){e=new WeakMap}return{get:t,dispose:n}}function rB(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let n;switch(t.type){case"SunLight":case"DirectionalLight":n={direction:new V,color:new Qt};break;case"SpotLight":n={position:new V,direction:new V,color:new Qt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":n={position:new V,color:new Qt,distance:0,decay:0};break;case"HemisphereLight":n={direction:new V,skyColor:new Qt,groundColor:new Qt};break;case"RectAreaLight":n={color:new Qt,position:new V,halfWidth:new V,halfHeight:new V};break}return e[t.id]=n,n}}}function sB(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let n;switch(t.type){case"SunLight":case"DirectionalLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie};break;case"SpotLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie};break;case"PointLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie,shadowCameraNear:1,shadowCameraFar:1e3};break}return e[t.id]=n,n}}}var oB=0;function aB(e,t){return(t.castShadow?2:0)-(e.castShadow?2:0)+(t.map?1:0)-(e.map?1:0)}function cB(e){let t=new rB,n=sB(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new V);let r=new V,s=new ye,o=new ye;function a(l){let u=0,h=0,f=0;for(let N=0;N<9;N++)i.probe[N].set(0,0,0);let d=0,p=0,_=0,m=0,g=0,x=0,S=0,v=0,w=0,b=0,y=0,M=0,R=0,E=0;l.sort(aB);for(let N=0,k=l.length;N<k;N++){let P=l[N],L=P.color,B=P.intensity,F=P.distance,Z=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===As?Z=P.shadow.map.texture:Z=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)u+=L.r*B,h+=L.g*B,f+=L.b*B;else if(P.isLightProbe){for(let U=0;U<9;U++)i.probe[U].addScaledVector(P.sh.coefficients[U],B);E++}else if(P.isSunLight){let U=t.get(P);if(U.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let G=P.shadow,q=n.get(P);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize.copy(G.mapSize).multiply(G.getFrameExtents()),i.sunShadow[p]=q,i.sunShadowMap[p]=Z;let rt=G.getViewportCount();for(let ct=0;ct<rt;ct++)i.sunShadowMatrix[_+ct]=G.getMatrix(ct),i.sunShadowCascade[_+ct]=G._cascadeData[ct];_+=rt,p++}i.sun[d]=U,d++}else if(P.isDirectionalLight){let U=t.get(P);if(U.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let G=P.shadow,q=n.get(P);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,i.directionalShadow[m]=q,i.directionalShadowMap[m]=Z,i.directionalShadowMatrix[m]=P.shadow.matrix,w++}i.directional[m]=U,m++}else if(P.isSpotLight){let U=t.get(P);U.position.setFromMatrixPosition(P.matrixWorld),U.color.copy(L).multiplyScalar(B),U.distance=F,U.coneCos=Math.cos(P.angle),U.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),U.decay=P.decay,i.spot[x]=U;let G=P.shadow;if(P.map&&(i.spotLightMap[M]=P.map,M++,G.updateMatrices(P),P.castShadow&&R++),i.spotLightMatrix[x]=G.matrix,P.castShadow){let q=n.get(P);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,i.spotShadow[x]=q,i.spotShadowMap[x]=Z,y++}x++}else if(P.isRectAreaLight){let U=t.get(P);U.color.copy(L).multiplyScalar(B),U.halfWidth.set(P.width*.5,0,0),U.halfHeight.set(0,P.height*.5,0),i.rectArea[S]=U,S++}else if(P.isPointLight){let U=t.get(P);if(U.color.copy(P.color).multiplyScalar(P.intensity),U.distance=P.distance,U.decay=P.decay,P.castShadow){let G=P.shadow,q=n.get(P);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,q.shadowCameraNear=G.camera.near,q.shadowCameraFar=G.camera.far,i.pointShadow[g]=q,i.pointShadowMap[g]=Z,i.pointShadowMatrix[g]=P.shadow.matrix,b++}i.point[g]=U,g++}else if(P.isHemisphereLight){let U=t.get(P);U.skyColor.copy(P.color).multiplyScalar(B),U.groundColor.copy(P.groundColor).multiplyScalar(B),i.hemi[v]=U,v++}}S>0&&(e.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Tt.LTC_FLOAT_1,i.rectAreaLTC2=Tt.LTC_FLOAT_2):(i.rectAreaLTC1=Tt.LTC_HALF_1,i.rectAreaLTC2=Tt.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=f;let C=i.hash;(C.sunLength!==d||C.directionalLength!==m||C.pointLength!==g||C.spotLength!==x||C.rectAreaLength!==S||C.hemiLength!==v||C.numSunShadows!==p||C.numDirectionalShadows!==w||C.numPointShadows!==b||C.numSpotShadows!==y||C.numSpotMaps!==M||C.numLightProbes!==E)&&(i.sun.length=d,i.directional.length=m,i.spot.length=x,i.rectArea.length=S,i.point.length=g,i.hemi.length=v,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=_,i.sunShadowCascade.length=_,i.directionalShadow.length=w,i.directionalShadowMap.length=w,i.directionalShadowMatrix.length=w,i.pointShadow.length=b,i.pointShadowMap.length=b,i.pointShadowMatrix.length=b,i.spotShadow.length=y,i.spotShadowMap.length=y,i.spotLightMatrix.length=y+M-R,i.spotLightMap.length=M,i.numSpotLightShadowsWithMaps=R,i.numLightProbes=E,C.sunLength=d,C.directionalLength=m,C.pointLength=g,C.spotLength=x,C.rectAreaLength=S,C.hemiLength=v,C.numSunShadows=p,C.numDirectionalShadows=w,C.numPointShadows=b,C.numSpotShadows=y,C.numSpotMaps=M,C.numLightProbes=E,i.version=oB++)}function c(l,u){let h=0,f=0,d=0,p=0,_=0,m=0,g=u.matrixWorldInverse;for(let x=0,S=l.length;x<S;x++){let v=l[x];if(v.isSunLight){let w=i.sun[h];w.direction.setFromMatrixPosition(v.matrixWorld),w.direction.transformDirection(g),h++}else if(v.isDirectionalLight){let w=i.directional[f];w.direction.setFromMatrixPosition(v.matrixWorld),r.setFromMatrixPosition(v.target.matrixWorld),w.direction.sub(r),w.direction.transformDirection(g),f++}else if(v.isSpotLight){let w=i.spot[p];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),w.direction.setFromMatrixPosition(v.matrixWorld),r.setFromMatrixPosition(v.target.matrixWorld),w.direction.sub(r),w.direction.transformDirection(g),p++}else if(v.isRectAreaLight){let w=i.rectArea[_];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),o.identity(),s.copy(v.matrixWorld),s.premultiply(g),o.extractRotation(s),w.halfWidth.set(v.width*.5,0,0),w.halfHeight.set(0,v.height*.5,0),w.halfWidth.applyMatrix4(o),w.halfHeight.applyMatrix4(o),_++}else if(v.isPointLight){let w=i.point[d];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),d++}else if(v.isHemisphereLight){let w=i.hemi[m];w.direction.setFromMatrixPosition(v.matrixWorld),w.direction.transformDirection(g),m++}}}return{setup:a,setupView:c,state:i}}function t2(e){let t=new cB(e),n=[],i=[],r=[];function s(h){u.camera=h,n.length=0,i.length=0,r.length=0}function o(h){h.isLightProbeGrid?r.push(h):n.push(h)}function a(h){i.push(h)}function c(){t.setup(n),r.sort((h,f)=>h.priority-f.priority||h.id-f.id)}function l(h){t.setupView(n,h)}let u={lightsArray:n,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function lB(e){let t=new WeakMap;function n(r,s=0){let o=t.get(r),a;return o===void 0?(a=new t2(e),t.set(r,[a])):s>=o.length?(a=new t2(e),o.push(a)):a=o[s],a}function i(){t=new WeakMap}return{get:n,dispose:i}}var uB=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,fB=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,hB=[new V(1,0,0),new V(-1,0,0),new V(0,1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1)],dB=[new V(0,-1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1),new V(0,-1,0),new V(0,-1,0)],e2=new ye,Il=new V,$y=new V;function pB(e,t,n){let i=new xs,r=new ie,s=new ie,o=new Se,a=new Hh,c=new Wh,l={},u=n.maxTextureSize,h={[Ts]:wn,[wn]:Ts,[gi]:gi},f=new ar({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ie},radius:{value:4}},vertexShader:uB,fragmentShader:fB}),d=f.clone();d.defines.HORIZONTAL_PASS=1;let p=new Dn;p.setAttribute("position",new ir(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new Fn(p,f),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ml;let g=this.type;this.render=function(b,y,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||b.length===0)return;this.type===ZA&&(Ut("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ml);let R=e.getRenderTarget(),E=e.getActiveCubeFace(),C=e.getActiveMipmapLevel(),N=e.state;N.setBlending(ho),N.buffers.depth.getReversed()===!0?N.buffers.color.setClear(0,0,0,0):N.buffers.color.setClear(1,1,1,1),N.buffers.depth.setTest(!0),N.setScissorTest(!1);let k=g!==this.type;k&&y.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(L=>L.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,L=b.length;P<L;P++){let B=b[P],F=B.shadow;if(F===void 0){Ut("WebGLShadowMap:",B,"has no shadow.");continue}if(F.autoUpdate===!1&&F.needsUpdate===!1)continue;r.copy(F.mapSize);let Z=F.getFrameExtents();r.multiply(Z),s.copy(F.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/Z.x),r.x=s.x*Z.x,F.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/Z.y),r.y=s.y*Z.y,F.mapSize.y=s.y));let U=e.state.buffers.depth.getReversed();if(F.camera._reversedDepth=U,F.map===null||k===!0){if(F.map!==null&&(F.map.depthTexture!==null&&(F.map.depthTexture.dispose(),F.map.depthTexture=null),F.map.dispose()),this.type===Ga){if(B.isPointLight){Ut("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}F.map=new $n(r.x,r.y,{format:As,type:Pi,minFilter:Sn,magFilter:Sn,generateMipmaps:!1}),F.map.texture.name=B.name+".shadowMap",F.map.depthTexture=new Br(r.x,r.y,Ri),F.map.depthTexture.name=B.name+".shadowMapDepth",F.map.depthTexture.format=Ur,F.map.depthTexture.compareFunction=null,F.map.depthTexture.minFilter=en,F.map.depthTexture.magFilter=en}else B.isPointLight?(F.map=new Nl(r.x),F.map.depthTexture=new ul(r.x,Ci)):(F.map=new $n(r.x,r.y),F.map.depthTexture=new Br(r.x,r.y,Ci)),F.map.depthTexture.name=B.name+".shadowMap",F.map.depthTexture.format=Ur,this.type===Ml?(F.map.depthTexture.compareFunction=U?Fy:Dy,F.map.depthTexture.minFilter=Sn,F.map.depthTexture.magFilter=Sn):(F.map.depthTexture.compareFunction=null,F.map.depthTexture.minFilter=en,F.map.depthTexture.magFilter=en);F.camera.updateProjectionMatrix()}F.map.isWebGLCubeRenderTarget!==!0&&(F.map.width!==r.x||F.map.height!==r.y)&&F.map.setSize(r.x,r.y);let G=F.map.isWebGLCubeRenderTarget?6:F.getViewportCount();B.isPointLight!==!0&&F.updateMatrices(B,M);let q=(F.camera.layers.mask&4294967294)!==0?F.camera.layers:M.layers;for(let rt=0;rt<G;rt++){let ct=F.getCamera(rt);if(B.isPointLight){let $=F.camera,ot=F.matrix,ut=B.distance||$.far;ut!==$.far&&($.far=ut,$.updateProjectionMatrix()),Il.setFromMatrixPosition(B.matrixWorld),$.position.copy(Il),$y.copy($.position),$y.add(hB[rt]),$.up.copy(dB[rt]),$.lookAt($y),$.updateMatrixWorld(),ot.makeTranslation(-Il.x,-Il.y,-Il.z),e2.multiplyMatrices($.projectionMatrix,$.matrixWorldInverse),F._frustum.setFromProjectionMatrix(e2,$.coordinateSystem,$.reversedDepth)}if(F.map.isWebGLCubeRenderTarget)e.setRenderTarget(F.map,rt),e.clear();else{rt===0&&(e.setRenderTarget(F.map),e.clear());let $=F.getViewport(rt);o.set(s.x*$.x,s.y*$.y,s.x*$.z,s.y*$.w),N.viewport(o)}i=F.getFrustum(rt),v(y,M,ct,B,q,this.type)}F.isPointLightShadow!==!0&&this.type===Ga&&x(F,M),F.needsUpdate=!1}g=this.type,m.needsUpdate=!1,e.setRenderTarget(R,E,C)};function x(b,y){let M=t.update(_);f.defines.VSM_SAMPLES!==b.blurSamples&&(f.defines.VSM_SAMPLES=b.blurSamples,d.defines.VSM_SAMPLES=b.blurSamples,f.needsUpdate=!0,d.needsUpdate=!0),b.mapPass===null?b.mapPass=new $n(r.x,r.y,{format:As,type:Pi}):(b.mapPass.width!==b.map.width||b.mapPass.height!==b.map.height)&&b.mapPass.setSize(b.map.width,b.map.height),f.uniforms.shadow_pass.value=b.map.depthTexture,f.uniforms.resolution.value.set(b.map.width,b.map.height),f.uniforms.radius.value=b.radius,e.setRenderTarget(b.mapPass),e.clear(),e.renderBufferDirect(y,null,M,f,_,null),d.uniforms.shadow_pass.value=b.mapPass.texture,d.uniforms.resolution.value.set(b.map.width,b.map.height),d.uniforms.radius.value=b.radius,e.setRenderTarget(b.map),e.clear(),e.renderBufferDirect(y,null,M,d,_,null)}function S(b,y,M,R){let E=null,C=M.isPointLight===!0?b.customDistanceMaterial:b.customDepthMaterial;if(C!==void 0)E=C;else if(E=M.isPointLight===!0?c:a,e.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let N=E.uuid,k=y.uuid,P=l[N];P===void 0&&(P={},l[N]=P);let L=P[k];L===void 0&&(L=E.clone(),P[k]=L,y.addEventListener("dispose",w)),E=L}if(E.visible=y.visible,E.wireframe=y.wireframe,R===Ga?E.side=y.shadowSide!==null?y.shadowSide:y.side:E.side=y.shadowSide!==null?y.shadowSide:h[y.side],E.alphaMap=y.alphaMap,E.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,E.map=y.map,E.clipShadows=y.clipShadows,E.clippingPlanes=y.clippingPlanes,E.clipIntersection=y.clipIntersection,E.displacementMap=y.displacementMap,E.displacementScale=y.displacementScale,E.displacementBias=y.displacementBias,E.wireframeLinewidth=y.wireframeLinewidth,E.linewidth=y.linewidth,M.isPointLight===!0&&E.isMeshDistanceMaterial===!0){let N=e.properties.get(E);N.light=M}return E}function v(b,y,M,R,E,C){if(b.visible===!1)return;if(b.layers.test(E)&&(b.isMesh||b.isLine||b.isPoints)&&(b.castShadow||b.receiveShadow&&C===Ga)&&(!b.frustumCulled||b.intersectsFrustum(i))){b.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,b.matrixWorld);let P=t.update(b),L=b.material;if(Array.isArray(L)){let B=P.groups;for(let F=0,Z=B.length;F<Z;F++){let U=B[F],G=L[U.materialIndex];if(G&&G.visible){let q=S(b,G,R,C);b.onBeforeShadow(e,b,y,M,P,q,U),e.renderBufferDirect(M,null,P,q,b,U),b.onAfterShadow(e,b,y,M,P,q,U)}}}else if(L.visible){let B=S(b,L,R,C);b.onBeforeShadow(e,b,y,M,P,B,null),e.renderBufferDirect(M,null,P,B,b,null),b.onAfterShadow(e,b,y,M,P,B,null)}}let k=b.children;for(let P=0,L=k.length;P<L;P++)v(k[P],y,M,R,E,C)}function w(b){b.target.removeEventListener("dispose",w);for(let M in l){let R=l[M],E=b.target.uuid;E in R&&(R[E].dispose(),delete R[E])}}}function mB(e,t){function n(){let D=!1,et=new Se,j=null,_t=new Se(0,0,0,0);return{setMask:function(dt){j!==dt&&!D&&(e.colorMask(dt,dt,dt,dt),j=dt)},setLocked:function(dt){D=dt},setClear:function(dt,mt,It,Zt,ht){ht===!0&&(dt*=Zt,mt*=Zt,It*=Zt),et.set(dt,mt,It,Zt),_t.equals(et)===!1&&(e.clearColor(dt,mt,It,Zt),_t.copy(et))},reset:function(){D=!1,j=null,_t.set(-1,0,0,0)}}}function i(){let D=!1,et=!1,j=null,_t=null,dt=null;return{setReversed:function(mt){if(et!==mt){let It=t.get("EXT_clip_control");mt?It.clipControlEXT(It.LOWER_LEFT_EXT,It.ZERO_TO_ONE_EXT):It.clipControlEXT(It.LOWER_LEFT_EXT,It.NEGATIVE_ONE_TO_ONE_EXT),et=mt;let Zt=dt;dt=null,this.setClear(Zt)}},getReversed:function(){return et},setTest:function(mt){mt?at(e.DEPTH_TEST):J(e.DEPTH_TEST)},setMask:function(mt){j!==mt&&!D&&(e.depthMask(mt),j=mt)},setFunc:function(mt){if(et&&(mt=RE[mt]),_t!==mt){switch(mt){case Mh:e.depthFunc(e.NEVER);break;case Sh:e.depthFunc(e.ALWAYS);break;case wh:e.depthFunc(e.LESS);break;case La:e.depthFunc(e.LEQUAL);break;case Th:e.depthFunc(e.EQUAL);break;case Ah:e.depthFunc(e.GEQUAL);break;case Eh:e.depthFunc(e.GREATER);break;case Ch:e.depthFunc(e.NOTEQUAL);break;default:e.depthFunc(e.LEQUAL)}_t=mt}},setLocked:function(mt){D=mt},setClear:function(mt){dt!==mt&&(dt=mt,et&&(mt=1-mt),e.clearDepth(mt))},reset:function(){D=!1,j=null,_t=null,dt=null,et=!1}}}function r(){let D=!1,et=null,j=null,_t=null,dt=null,mt=null,It=null,Zt=null,ht=null;return{setTest:function(Nt){D||(Nt?at(e.STENCIL_TEST):J(e.STENCIL_TEST))},setMask:function(Nt){et!==Nt&&!D&&(e.stencilMask(Nt),et=Nt)},setFunc:function(Nt,qt,wt){(j!==Nt||_t!==qt||dt!==wt)&&(e.stencilFunc(Nt,qt,wt),j=Nt,_t=qt,dt=wt)},setOp:function(Nt,qt,wt){(mt!==Nt||It!==qt||Zt!==wt)&&(e.stencilOp(Nt,qt,wt),mt=Nt,It=qt,Zt=wt)},setLocked:function(Nt){D=Nt},setClear:function(Nt){ht!==Nt&&(e.clearStencil(Nt),ht=Nt)},reset:function(){D=!1,et=null,j=null,_t=null,dt=null,mt=null,It=null,Zt=null,ht=null}}}let s=new n,o=new i,a=new r,c={},l=new WeakMap,u={},h={},f={},d=new WeakMap,p=[],_=null,m=!1,g=null,x=null,S=null,v=null,w=null,b=null,y=null,M=new Qt(0,0,0),R=0,E=!1,C=null,N=null,k=null,P=null,L=null,B=e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),F=!1,Z=0,U=e.getParameter(e.VERSION);U.indexOf("WebGL")!==-1?(Z=parseFloat(/^WebGL (\d)/.exec(U)[1]),F=Z>=1):U.indexOf("OpenGL ES")!==-1&&(Z=parseFloat(/^OpenGL ES (\d)/.exec(U)[1]),F=Z>=2);let G=null,q={},rt=e.getParameter(e.SCISSOR_BOX),ct=e.getParameter(e.VIEWPORT),$=new Se().fromArray(rt),ot=new Se().fromArray(ct);function ut(D,et,j,_t){let dt=new Uint8Array(4),mt=e.createTexture();e.bindTexture(D,mt),e.texParameteri(D,e.TEXTURE_MIN_FILTER,e.NEAREST),e.texParameteri(D,e.TEXTURE_MAG_FILTER,e.NEAREST);for(let It=0;It<j;It++)D===e.TEXTURE_3D||D===e.TEXTURE_2D_ARRAY?e.texImage3D(et,0,e.RGBA,1,1,_t,0,e.RGBA,e.UNSIGNED_BYTE,dt):e.texImage2D(et+It,0,e.RGBA,1,1,0,e.RGBA,e.UNSIGNED_BYTE,dt);return mt}let st={};st[e.TEXTURE_2D]=ut(e.TEXTURE_2D,e.TEXTURE_2D,1),st[e.TEXTURE_CUBE_MAP]=ut(e.TEXTURE_CUBE_MAP,e.TEXTURE_CUBE_MAP_POSITIVE_X,6),st[e.TEXTURE_2D_ARRAY]=ut(e.TEXTURE_2D_ARRAY,e.TEXTURE_2D_ARRAY,1,1),st[e.TEXTURE_3D]=ut(e.TEXTURE_3D,e.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),at(e.DEPTH_TEST),o.setFunc(La),he(!1),ae(dy),at(e.CULL_FACE),Vt(ho);function at(D){u[D]!==!0&&(e.enable(D),u[D]=!0)}function J(D){u[D]!==!1&&(e.disable(D),u[D]=!1)}function yt(D,et){return f[D]!==et?(e.bindFramebuffer(D,et),f[D]=et,D===e.DRAW_FRAMEBUFFER&&(f[e.FRAMEBUFFER]=et),D===e.FRAMEBUFFER&&(f[e.DRAW_FRAMEBUFFER]=et),!0):!1}function lt(D,et){let j=p,_t=!1;if(D){j=d.get(et),j===void 0&&(j=[],d.set(et,j));let dt=D.textures;if(j.length!==dt.length||j[0]!==e.COLOR_ATTACHMENT0){for(let mt=0,It=dt.length;mt<It;mt++)j[mt]=e.COLOR_ATTACHMENT0+mt;j.length=dt.length,_t=!0}}else j[0]!==e.BACK&&(j[0]=e.BACK,_t=!0);_t&&e.drawBuffers(j)}function K(D){return _!==D?(e.useProgram(D),_=D,!0):!1}let Lt={[po]:e.FUNC_ADD,[KA]:e.FUNC_SUBTRACT,[jA]:e.FUNC_REVERSE_SUBTRACT};Lt[QA]=e.MIN,Lt[tE]=e.MAX;let Mt={[eE]:e.ZERO,[nE]:e.ONE,[iE]:e.SRC_COLOR,[_y]:e.SRC_ALPHA,[lE]:e.SRC_ALPHA_SATURATE,[aE]:e.DST_COLOR,[sE]:e.DST_ALPHA,[rE]:e.ONE_MINUS_SRC_COLOR,[yy]:e.ONE_MINUS_SRC_ALPHA,[cE]:e.ONE_MINUS_DST_COLOR,[oE]:e.ONE_MINUS_DST_ALPHA,[uE]:e.CONSTANT_COLOR,[fE]:e.ONE_MINUS_CONSTANT_COLOR,[hE]:e.CONSTANT_ALPHA,[dE]:e.ONE_MINUS_CONSTANT_ALPHA};function Vt(D,et,j,_t,dt,mt,It,Zt,ht,Nt){if(D===ho){m===!0&&(J(e.BLEND),m=!1);return}if(m===!1&&(at(e.BLEND),m=!0),D!==JA){if(D!==g||Nt!==E){if((x!==po||w!==po)&&(e.blendEquation(e.FUNC_ADD),x=po,w=po),Nt)switch(D){case Va:e.blendFuncSeparate(e.ONE,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case py:e.blendFunc(e.ONE,e.ONE);break;case my:e.blendFuncSeparate(e.ZERO,e.ONE_MINUS_SRC_COLOR,e.ZERO,e.ONE);break;case gy:e.blendFuncSeparate(e.DST_COLOR,e.ONE_MINUS_SRC_ALPHA,e.ZERO,e.ONE);break;default:Ot("WebGLState: Invalid blending: ",D);break}else switch(D){case Va:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case py:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE,e.ONE,e.ONE);break;case my:Ot("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case gy:Ot("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ot("WebGLState: Invalid blending: ",D);break}S=null,v=null,b=null,y=null,M.set(0,0,0),R=0,g=D,E=Nt}return}dt=dt||et,mt=mt||j,It=It||_t,(et!==x||dt!==w)&&(e.blendEquationSeparate(Lt[et],Lt[dt]),x=et,w=dt),(j!==S||_t!==v||mt!==b||It!==y)&&(e.blendFuncSeparate(Mt[j],Mt[_t],Mt[mt],Mt[It]),S=j,v=_t,b=mt,y=It),(Zt.equals(M)===!1||ht!==R)&&(e.blendColor(Zt.r,Zt.g,Zt.b,ht),M.copy(Zt),R=ht),g=D,E=!1}function Xt(D,et){D.side===gi?J(e.CULL_FACE):at(e.CULL_FACE);let j=D.side===wn;et&&(j=!j),he(j),D.blending===Va&&D.transparent===!1?Vt(ho):Vt(D.blending,D.blendEquation,D.blendSrc,D.blendDst,D.blendEquationAlpha,D.blendSrcAlpha,D.blendDstAlpha,D.blendColor,D.blendAlpha,D.premultipliedAlpha),o.setFunc(D.depthFunc),o.setTest(D.depthTest),o.setMask(D.depthWrite),s.setMask(D.colorWrite);let _t=D.stencilWrite;a.setTest(_t),_t&&(a.setMask(D.stencilWriteMask),a.setFunc(D.stencilFunc,D.stencilRef,D.stencilFuncMask),a.setOp(D.stencilFail,D.stencilZFail,D.stencilZPass)),He(D.polygonOffset,D.polygonOffsetFactor,D.polygonOffsetUnits),D.alphaToCoverage===!0?at(e.SAMPLE_ALPHA_TO_COVERAGE):J(e.SAMPLE_ALPHA_TO_COVERAGE)}function he(D){C!==D&&(D?e.frontFace(e.CW):e.frontFace(e.CCW),C=D)}function ae(D){D!==qA?(at(e.CULL_FACE),D!==N&&(D===dy?e.cullFace(e.BACK):D===YA?e.cullFace(e.FRONT):e.cullFace(e.FRONT_AND_BACK))):J(e.CULL_FACE),N=D}function cn(D){D!==k&&(F&&e.lineWidth(D),k=D)}function He(D,et,j){D?(at(e.POLYGON_OFFSET_FILL),(P!==et||L!==j)&&(P=et,L=j,o.getReversed()&&(et=-et,j=-j),e.polygonOffset(et,j))):J(e.POLYGON_OFFSET_FILL)}function qn(D){D?at(e.SCISSOR_TEST):J(e.SCISSOR_TEST)}function Yn(D){D===void 0&&(D=e.TEXTURE0+B-1),G!==D&&(e.activeTexture(D),G=D)}function Zn(D,et,j){j===void 0&&(G===null?j=e.TEXTURE0+B-1:j=G);let _t=q[j];_t===void 0&&(_t={type:void 0,texture:void 0},q[j]=_t),(_t.type!==D||_t.texture!==et)&&(G!==j&&(e.activeTexture(j),G=j),e.bindTexture(D,et||st[D]),_t.type=D,_t.texture=et)}function z(){let D=q[G];D!==void 0&&D.type!==void 0&&(e.bindTexture(D.type,null),D.type=void 0,D.texture=void 0)}function Jn(){try{e.compressedTexImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function ve(){try{e.compressedTexImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function be(){try{e.texSubImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function St(){try{e.texSubImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function Ue(){try{e.compressedTexSubImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function Ft(){try{e.compressedTexSubImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function kt(){try{e.texStorage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function I(){try{e.texStorage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function T(){try{e.texImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function W(){try{e.texImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function ft(D){return h[D]!==void 0?h[D]:e.getParameter(D)}function nt(D,et){h[D]!==et&&(e.pixelStorei(D,et),h[D]=et)}function pt(D){$.equals(D)===!1&&(e.scissor(D.x,D.y,D.z,D.w),$.copy(D))}function vt(D){ot.equals(D)===!1&&(e.viewport(D.x,D.y,D.z,D.w),ot.copy(D))}function Q(D,et){let j=l.get(et);j===void 0&&(j=new WeakMap,l.set(et,j));let _t=j.get(D);_t===void 0&&(_t=e.getUniformBlockIndex(et,D.name),e.uniformBlockBinding(et,_t,_t),j.set(D,_t))}function tt(D,et,j){let dt=l.get(et).get(D);c[dt]!==j&&(e.bindBufferBase(e.UNIFORM_BUFFER,dt,j),c[dt]=j)}function gt(){e.disable(e.BLEND),e.disable(e.CULL_FACE),e.disable(e.DEPTH_TEST),e.disable(e.POLYGON_OFFSET_FILL),e.disable(e.SCISSOR_TEST),e.disable(e.STENCIL_TEST),e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),e.blendEquation(e.FUNC_ADD),e.blendFunc(e.ONE,e.ZERO),e.blendFuncSeparate(e.ONE,e.ZERO,e.ONE,e.ZERO),e.blendColor(0,0,0,0),e.colorMask(!0,!0,!0,!0),e.clearColor(0,0,0,0),e.depthMask(!0),e.depthFunc(e.LESS),o.setReversed(!1),e.clearDepth(1),e.stencilMask(4294967295),e.stencilFunc(e.ALWAYS,0,4294967295),e.stencilOp(e.KEEP,e.KEEP,e.KEEP),e.clearStencil(0),e.cullFace(e.BACK),e.frontFace(e.CCW),e.polygonOffset(0,0),e.activeTexture(e.TEXTURE0),e.bindFramebuffer(e.FRAMEBUFFER,null),e.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),e.bindFramebuffer(e.READ_FRAMEBUFFER,null),e.useProgram(null),e.lineWidth(1),e.scissor(0,0,e.canvas.width,e.canvas.height),e.viewport(0,0,e.canvas.width,e.canvas.height),e.pixelStorei(e.PACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,!1),e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,e.BROWSER_DEFAULT_WEBGL),e.pixelStorei(e.PACK_ROW_LENGTH,0),e.pixelStorei(e.PACK_SKIP_PIXELS,0),e.pixelStorei(e.PACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_ROW_LENGTH,0),e.pixelStorei(e.UNPACK_IMAGE_HEIGHT,0),e.pixelStorei(e.UNPACK_SKIP_PIXELS,0),e.pixelStorei(e.UNPACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_SKIP_IMAGES,0),u={},h={},G=null,q={},f={},c={},d=new WeakMap,p=[],_=null,m=!1,g=null,x=null,S=null,v=null,w=null,b=null,y=null,M=new Qt(0,0,0),R=0,E=!1,C=null,N=null,k=null,P=null,L=null,$.set(0,0,e.canvas.width,e.canvas.height),ot.set(0,0,e.canvas.width,e.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:at,disable:J,bindFramebuffer:yt,drawBuffers:lt,useProgram:K,setBlending:Vt,setMaterial:Xt,setFlipSided:he,setCullFace:ae,setLineWidth:cn,setPolygonOffset:He,setScissorTest:qn,activeTexture:Yn,bindTexture:Zn,unbindTexture:z,compressedTexImage2D:Jn,compressedTexImage3D:ve,texImage2D:T,texImage3D:W,pixelStorei:nt,getParameter:ft,updateUBOMapping:Q,uniformBlockBinding:tt,texStorage2D:kt,texStorage3D:I,texSubImage2D:be,texSubImage3D:St,compressedTexSubImage2D:Ue,compressedTexSubImage3D:Ft,scissor:pt,viewport:vt,reset:gt}}function gB(e,t,n,i,r,s,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new ie,u=new WeakMap,h=new Set,f,d=new WeakMap,p=new Set,_=new FinalizationRegistry(I=>p.delete(I)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(I,T){return m?new OffscreenCanvas(I,T):il("canvas")}function x(I,T,W){let ft=1,nt=kt(I);if((nt.width>W||nt.height>W)&&(ft=W/Math.max(nt.width,nt.height)),ft<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let pt=Math.floor(ft*nt.width),vt=Math.floor(ft*nt.height);f===void 0&&(f=g(pt,vt));let Q=T?g(pt,vt):f;return Q.width=pt,Q.height=vt,Q.getContext("2d").drawImage(I,0,0,pt,vt),Ut("WebGLRenderer: Texture has been resized from ("+nt.width+"x"+nt.height+") to ("+pt+"x"+vt+")."),Q}else return"data"in I&&Ut("WebGLRenderer: Image in DataTexture is too big ("+nt.width+"x"+nt.height+")."),I;return I}function S(I){return I.generateMipmaps}function v(I){e.generateMipmap(I)}function w(I){return I.isWebGLCubeRenderTarget?e.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?e.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?e.TEXTURE_2D_ARRAY:e.TEXTURE_2D}function b(I,T,W,ft,nt,pt=!1){if(I!==null){if(e[I]!==void 0)return e[I];Ut("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let vt;ft&&(vt=t.get("EXT_texture_norm16"),vt||Ut("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Q=T;if(T===e.RED&&(W===e.FLOAT&&(Q=e.R32F),W===e.HALF_FLOAT&&(Q=e.R16F),W===e.UNSIGNED_BYTE&&(Q=e.R8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.R16_EXT),W===e.SHORT&&vt&&(Q=vt.R16_SNORM_EXT)),T===e.RED_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.R8UI),W===e.UNSIGNED_SHORT&&(Q=e.R16UI),W===e.UNSIGNED_INT&&(Q=e.R32UI),W===e.BYTE&&(Q=e.R8I),W===e.SHORT&&(Q=e.R16I),W===e.INT&&(Q=e.R32I)),T===e.RG&&(W===e.FLOAT&&(Q=e.RG32F),W===e.HALF_FLOAT&&(Q=e.RG16F),W===e.UNSIGNED_BYTE&&(Q=e.RG8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RG16_EXT),W===e.SHORT&&vt&&(Q=vt.RG16_SNORM_EXT)),T===e.RG_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RG8UI),W===e.UNSIGNED_SHORT&&(Q=e.RG16UI),W===e.UNSIGNED_INT&&(Q=e.RG32UI),W===e.BYTE&&(Q=e.RG8I),W===e.SHORT&&(Q=e.RG16I),W===e.INT&&(Q=e.RG32I)),T===e.RGB_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RGB8UI),W===e.UNSIGNED_SHORT&&(Q=e.RGB16UI),W===e.UNSIGNED_INT&&(Q=e.RGB32UI),W===e.BYTE&&(Q=e.RGB8I),W===e.SHORT&&(Q=e.RGB16I),W===e.INT&&(Q=e.RGB32I)),T===e.RGBA_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RGBA8UI),W===e.UNSIGNED_SHORT&&(Q=e.RGBA16UI),W===e.UNSIGNED_INT&&(Q=e.RGBA32UI),W===e.BYTE&&(Q=e.RGBA8I),W===e.SHORT&&(Q=e.RGBA16I),W===e.INT&&(Q=e.RGBA32I)),T===e.RGB&&(W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RGB16_EXT),W===e.SHORT&&vt&&(Q=vt.RGB16_SNORM_EXT),W===e.UNSIGNED_INT_5_9_9_9_REV&&(Q=e.RGB9_E5),W===e.UNSIGNED_INT_10F_11F_11F_REV&&(Q=e.R11F_G11F_B10F)),T===e.RGBA){let tt=pt?nl:ne.getTransfer(nt);W===e.FLOAT&&(Q=e.RGBA32F),W===e.HALF_FLOAT&&(Q=e.RGBA16F),W===e.UNSIGNED_BYTE&&(Q=tt===le?e.SRGB8_ALPHA8:e.RGBA8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RGBA16_EXT),W===e.SHORT&&vt&&(Q=vt.RGBA16_SNORM_EXT),W===e.UNSIGNED_SHORT_4_4_4_4&&(Q=e.RGBA4),W===e.UNSIGNED_SHORT_5_5_5_1&&(Q=e.RGB5_A1)}return(Q===e.R16F||Q===e.R32F||Q===e.RG16F||Q===e.RG32F||Q===e.RGBA16F||Q===e.RGBA32F)&&t.get("EXT_color_buffer_float"),Q}function y(I,T){let W;return I?T===null||T===Ci||T===go?W=e.DEPTH24_STENCIL8:T===Ri?W=e.DEPTH32F_STENCIL8:T===Wa&&(W=e.DEPTH24_STENCIL8,Ut("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===Ci||T===go?W=e.DEPTH_COMPONENT24:T===Ri?W=e.DEPTH_COMPONENT32F:T===Wa&&(W=e.DEPTH_COMPONENT16),W}function M(I,T){return S(I)===!0||I.isFramebufferTexture&&I.minFilter!==en&&I.minFilter!==Sn?Math.log2(Math.max(T.width,T.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?T.mipmaps.length:1}function R(I){let T=new WeakRef(I);i.get(I).__ref=T,p.add(T),_.register(I,T,T)}function E(I){let T=i.get(I).__ref;T!==void 0&&(p.delete(T),_.unregister(T))}function C(I){k(I.target)}function N(I){P(I.target)}function k(I){I.removeEventListener("dispose",C),E(I),B(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&h.delete(I)}function P(I){I.removeEventListener("dispose",N),E(I),Z(I)}function L(){for(let I of p){let T=I.deref();T!==void 0&&(T.isRenderTarget===!0?P(T):k(T))}p.clear(),h.clear()}function B(I){let T=i.get(I);if(T.__webglInit===void 0)return;let W=I.source,ft=d.get(W);if(ft){let nt=ft[T.__cacheKey];nt.usedTimes--,nt.usedTimes===0&&F(I),Object.keys(ft).length===0&&d.delete(W)}i.remove(I)}function F(I){let T=i.get(I);e.deleteTexture(T.__webglTexture);let W=I.source,ft=d.get(W);delete ft[T.__cacheKey],o.memory.textures--}function Z(I){let T=i.get(I);T.__depthDisposeCallback&&T.__depthDisposeCallback();let W=I.depthTexture;if(W&&W.renderTarget===I&&k(W),I.isWebGLCubeRenderTarget)for(let nt=0;nt<6;nt++){if(Array.isArray(T.__webglFramebuffer[nt]))for(let pt=0;pt<T.__webglFramebuffer[nt].length;pt++)e.deleteFramebuffer(T.__webglFramebuffer[nt][pt]);else e.deleteFramebuffer(T.__webglFramebuffer[nt]);T.__webglDepthbuffer&&e.deleteRenderbuffer(T.__webglDepthbuffer[nt])}else{if(Array.isArray(T.__webglFramebuffer))for(let nt=0;nt<T.__webglFramebuffer.length;nt++)e.deleteFramebuffer(T.__webglFramebuffer[nt]);else e.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&e.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&e.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let nt=0;nt<T.__webglColorRenderbuffer.length;nt++)T.__webglColorRenderbuffer[nt]&&e.deleteRenderbuffer(T.__webglColorRenderbuffer[nt]);T.__webglDepthRenderbuffer&&e.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let ft=I.textures;for(let nt=0,pt=ft.length;nt<pt;nt++){let vt=i.get(ft[nt]);vt.__webglTexture&&(e.deleteTexture(vt.__webglTexture),o.memory.textures--),i.remove(ft[nt])}i.remove(I)}let U=0;function G(){U=0}function q(){return U}function rt(I){U=I}function ct(){let I=U;return I>=r.maxTextures&&Ut("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+r.maxTextures),U+=1,I}function $(I){let T=[];return T.push(I.wrapS),T.push(I.wrapT),T.push(I.wrapR||0),T.push(I.magFilter),T.push(I.minFilter),T.push(I.anisotropy),T.push(I.internalFormat),T.push(I.format),T.push(I.type),T.push(I.generateMipmaps),T.push(I.mipmapsAutoUpdate),T.push(I.premultiplyAlpha),T.push(I.flipY),T.push(I.unpackAlignment),T.push(I.colorSpace),T.join()}function ot(I,T){let W=i.get(I);if(I.isVideoTexture&&Ue(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&W.__version!==I.version){let ft=I.image;if(ft===null)Ut("WebGLRenderer: Texture marked for update but no image data found.");else if(ft.complete===!1)Ut("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(W,I,T);return}}else I.isExternalTexture&&(W.__webglTexture=I.sourceTexture?I.sourceTexture:null);n.bindTexture(e.TEXTURE_2D,W.__webglTexture,e.TEXTURE0+T)}function ut(I,T){let W=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&W.__version!==I.version){Xt(W,I,T);return}else I.isExternalTexture&&(W.__webglTexture=I.sourceTexture?I.sourceTexture:null);n.bindTexture(e.TEXTURE_2D_ARRAY,W.__webglTexture,e.TEXTURE0+T)}function st(I,T){let W=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&W.__version!==I.version){Xt(W,I,T);return}n.bindTexture(e.TEXTURE_3D,W.__webglTexture,e.TEXTURE0+T)}function at(I,T){let W=i.get(I);if(I.version>0&&W.__version!==I.version){he(W,I,T);return}n.bindTexture(e.TEXTURE_CUBE_MAP,W.__webglTexture,e.TEXTURE0+T)}let J={[Rh]:e.REPEAT,[er]:e.CLAMP_TO_EDGE,[Ph]:e.MIRRORED_REPEAT},yt={[en]:e.NEAREST,[gE]:e.NEAREST_MIPMAP_NEAREST,[Sl]:e.NEAREST_MIPMAP_LINEAR,[Sn]:e.LINEAR,[od]:e.LINEAR_MIPMAP_NEAREST,[kr]:e.LINEAR_MIPMAP_LINEAR},lt={[vE]:e.NEVER,[Uy]:e.ALWAYS,[bE]:e.LESS,[Dy]:e.LEQUAL,[ME]:e.EQUAL,[Fy]:e.GEQUAL,[SE]:e.GREATER,[wE]:e.NOTEQUAL};function K(I,T){if(T.type===Ri&&t.has("OES_texture_float_linear")===!1&&(T.magFilter===Sn||T.magFilter===od||T.magFilter===Sl||T.magFilter===kr||T.minFilter===Sn||T.minFilter===od||T.minFilter===Sl||T.minFilter===kr)&&Ut("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),e.texParameteri(I,e.TEXTURE_WRAP_S,J[T.wrapS]),e.texParameteri(I,e.TEXTURE_WRAP_T,J[T.wrapT]),(I===e.TEXTURE_3D||I===e.TEXTURE_2D_ARRAY)&&e.texParameteri(I,e.TEXTURE_WRAP_R,J[T.wrapR]),e.texParameteri(I,e.TEXTURE_MAG_FILTER,yt[T.magFilter]),e.texParameteri(I,e.TEXTURE_MIN_FILTER,yt[T.minFilter]),T.compareFunction&&(e.texParameteri(I,e.TEXTURE_COMPARE_MODE,e.COMPARE_REF_TO_TEXTURE),e.texParameteri(I,e.TEXTURE_COMPARE_FUNC,lt[T.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===en||T.minFilter!==Sl&&T.minFilter!==kr||T.type===Ri&&t.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let W=t.get("EXT_texture_filter_anisotropic");e.texParameterf(I,W.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,r.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function Lt(I,T){let W=!1;I.__webglInit===void 0&&(I.__webglInit=!0,T.addEventListener("dispose",C),R(T));let ft=T.source,nt=d.get(ft);nt===void 0&&(nt={},d.set(ft,nt));let pt=$(T);if(pt!==I.__cacheKey){nt[pt]===void 0&&(nt[pt]={texture:e.createTexture(),usedTimes:0},o.memory.textures++,W=!0),nt[pt].usedTimes++;let vt=nt[I.__cacheKey];vt!==void 0&&(nt[I.__cacheKey].usedTimes--,vt.usedTimes===0&&F(T)),I.__cacheKey=pt,I.__webglTexture=nt[pt].texture}return W}function Mt(I,T,W){return Math.floor(Math.floor(I/W)/T)}function Vt(I,T,W,ft){let pt=I.updateRanges;if(pt.length===0)n.texSubImage2D(e.TEXTURE_2D,0,0,0,T.width,T.height,W,ft,T.data);else{pt.sort((D,et)=>D.start-et.start);let vt=0;for(let D=1;D<pt.length;D++){let et=pt[vt],j=pt[D],_t=et.start+et.count,dt=Mt(j.start,T.width,4),mt=Mt(et.start,T.width,4);j.start<=_t+1&&dt===mt&&Mt(j.start+j.count-1,T.width,4)===dt?et.count=Math.max(et.count,j.start+j.count-et.start):(++vt,pt[vt]=j)}pt.length=vt+1;let Q=n.getParameter(e.UNPACK_ROW_LENGTH),tt=n.getParameter(e.UNPACK_SKIP_PIXELS),gt=n.getParameter(e.UNPACK_SKIP_ROWS);n.pixelStorei(e.UNPACK_ROW_LENGTH,T.width);for(let D=0,et=pt.length;D<et;D++){let j=pt[D],_t=Math.floor(j.start/4),dt=Math.ceil(j.count/4),mt=_t%T.width,It=Math.floor(_t/T.width),Zt=dt,ht=1;n.pixelStorei(e.UNPACK_SKIP_PIXELS,mt),n.pixelStorei(e.UNPACK_SKIP_ROWS,It),n.texSubImage2D(e.TEXTURE_2D,0,mt,It,Zt,ht,W,ft,T.data)}I.clearUpdateRanges(),n.pixelStorei(e.UNPACK_ROW_LENGTH,Q),n.pixelStorei(e.UNPACK_SKIP_PIXELS,tt),n.pixelStorei(e.UNPACK_SKIP_ROWS,gt)}}function Xt(I,T,W){let ft=e.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(ft=e.TEXTURE_2D_ARRAY),T.isData3DTexture&&(ft=e.TEXTURE_3D);let nt=Lt(I,T),pt=T.source;n.bindTexture(ft,I.__webglTexture,e.TEXTURE0+W);let vt=i.get(pt);if(pt.version!==vt.__version||nt===!0){if(n.activeTexture(e.TEXTURE0+W),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let ht=ne.getPrimaries(ne.workingColorSpace),Nt=T.colorSpace===Gr?null:ne.getPrimaries(T.colorSpace),qt=T.colorSpace===Gr||ht===Nt?e.NONE:e.BROWSER_DEFAULT_WEBGL;n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,qt)}n.pixelStorei(e.UNPACK_ALIGNMENT,T.unpackAlignment);let tt=x(T.image,!1,r.maxTextureSize);tt=Ft(T,tt);let gt=s.convert(T.format,T.colorSpace),D=s.convert(T.type),et=b(T.internalFormat,gt,D,T.normalized,T.colorSpace,T.isVideoTexture);K(ft,T);let j,_t=T.mipmaps,dt=T.isVideoTexture!==!0,mt=vt.__version===void 0||nt===!0,It=pt.dataReady,Zt=M(T,tt);if(T.isDepthTexture)et=y(T.format===zr,T.type),mt&&(dt?n.texStorage2D(e.TEXTURE_2D,1,et,tt.width,tt.height):n.texImage2D(e.TEXTURE_2D,0,et,tt.width,tt.height,0,gt,D,null));else if(T.isDataTexture)if(_t.length>0){dt&&mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,_t[0].width,_t[0].height);for(let ht=0,Nt=_t.length;ht<Nt;ht++)j=_t[ht],dt?It&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,D,j.data):n.texImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,gt,D,j.data);T.generateMipmaps=!1}else dt?(mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,tt.width,tt.height),It&&Vt(T,tt,gt,D)):n.texImage2D(e.TEXTURE_2D,0,et,tt.width,tt.height,0,gt,D,tt.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){dt&&mt&&n.texStorage3D(e.TEXTURE_2D_ARRAY,Zt,et,_t[0].width,_t[0].height,tt.depth);for(let ht=0,Nt=_t.length;ht<Nt;ht++)if(j=_t[ht],T.format!==Ii)if(gt!==null)if(dt){if(It)if(T.layerUpdates.size>0){let qt=Hy(j.width,j.height,T.format,T.type);for(let wt of T.layerUpdates){let ue=j.data.subarray(wt*qt/j.data.BYTES_PER_ELEMENT,(wt+1)*qt/j.data.BYTES_PER_ELEMENT);n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,wt,j.width,j.height,1,gt,ue)}}else n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,0,j.width,j.height,tt.depth,gt,j.data)}else n.compressedTexImage3D(e.TEXTURE_2D_ARRAY,ht,et,j.width,j.height,tt.depth,0,j.data,0,0);else Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else dt?It&&n.texSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,0,j.width,j.height,tt.depth,gt,D,j.data):n.texImage3D(e.TEXTURE_2D_ARRAY,ht,et,j.width,j.height,tt.depth,0,gt,D,j.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{dt&&mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,_t[0].width,_t[0].height);for(let ht=0,Nt=_t.length;ht<Nt;ht++)j=_t[ht],T.format!==Ii?gt!==null?dt?It&&n.compressedTexSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,j.data):n.compressedTexImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,j.data):Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):dt?It&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,D,j.data):n.texImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,gt,D,j.data)}else if(T.isDataArrayTexture)if(dt){if(mt&&n.texStorage3D(e.TEXTURE_2D_ARRAY,Zt,et,tt.width,tt.height,tt.depth),It)if(T.layerUpdates.size>0){let ht=Hy(tt.width,tt.height,T.format,T.type);for(let Nt of T.layerUpdates){let qt=tt.data.subarray(Nt*ht/tt.data.BYTES_PER_ELEMENT,(Nt+1)*ht/tt.data.BYTES_PER_ELEMENT);n.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,Nt,tt.width,tt.height,1,gt,D,qt)}T.clearLayerUpdates()}else n.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,0,tt.width,tt.height,tt.depth,gt,D,tt.data)}else n.texImage3D(e.TEXTURE_2D_ARRAY,0,et,tt.width,tt.height,tt.depth,0,gt,D,tt.data);else if(T.isData3DTexture)dt?(mt&&n.texStorage3D(e.TEXTURE_3D,Zt,et,tt.width,tt.height,tt.depth),It&&n.texSubImage3D(e.TEXTURE_3D,0,0,0,0,tt.width,tt.height,tt.depth,gt,D,tt.data)):n.texImage3D(e.TEXTURE_3D,0,et,tt.width,tt.height,tt.depth,0,gt,D,tt.data);else if(T.isFramebufferTexture){if(mt)if(dt)n.texStorage2D(e.TEXTURE_2D,Zt,et,tt.width,tt.height);else{let ht=tt.width,Nt=tt.height;for(let qt=0;qt<Zt;qt++)n.texImage2D(e.TEXTURE_2D,qt,et,ht,Nt,0,gt,D,null),ht>>=1,Nt>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in e){let ht=e.canvas;if(ht.hasAttribute("layoutsubtree")||ht.setAttribute("layoutsubtree","true"),tt.parentNode!==ht){ht.appendChild(tt),h.add(T),ht.onpaint=Nt=>{let qt=Nt.changedElements;for(let wt of h)qt.includes(wt.image)&&(wt.needsUpdate=!0)},ht.requestPaint();return}if(e.texElementImage2D.length===3)e.texElementImage2D(e.TEXTURE_2D,e.RGBA8,tt);else{let qt=e.RGBA,wt=e.RGBA,ue=e.UNSIGNED_BYTE;e.texElementImage2D(e.TEXTURE_2D,0,qt,wt,ue,tt)}e.texParameteri(e.TEXTURE_2D,e.TEXTURE_MIN_FILTER,e.LINEAR),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_S,e.CLAMP_TO_EDGE),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_T,e.CLAMP_TO_EDGE)}}else if(_t.length>0){if(dt&&mt){let ht=kt(_t[0]);n.texStorage2D(e.TEXTURE_2D,Zt,et,ht.width,ht.height)}for(let ht=0,Nt=_t.length;ht<Nt;ht++)j=_t[ht],dt?It&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,gt,D,j):n.texImage2D(e.TEXTURE_2D,ht,et,gt,D,j);T.generateMipmaps=!1}else if(dt){if(mt){let ht=kt(tt);n.texStorage2D(e.TEXTURE_2D,Zt,et,ht.width,ht.height)}It&&n.texSubImage2D(e.TEXTURE_2D,0,0,0,gt,D,tt)}else n.texImage2D(e.TEXTURE_2D,0,et,gt,D,tt);S(T)&&T.mipmapsAutoUpdate===!0&&v(ft),vt.__version=pt.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function he(I,T,W){if(T.image.length!==6)return;let ft=Lt(I,T),nt=T.source;n.bindTexture(e.TEXTURE_CUBE_MAP,I.__webglTexture,e.TEXTURE0+W);let pt=i.get(nt);if(nt.version!==pt.__version||ft===!0){n.activeTexture(e.TEXTURE0+W);let vt=ne.getPrimaries(ne.workingColorSpace),Q=T.colorSpace===Gr?null:ne.getPrimaries(T.colorSpace),tt=T.colorSpace===Gr||vt===Q?e.NONE:e.BROWSER_DEFAULT_WEBGL;n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(e.UNPACK_ALIGNMENT,T.unpackAlignment),n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt);let gt=T.isCompressedTexture||T.image[0].isCompressedTexture,D=T.image[0]&&T.image[0].isDataTexture,et=[];for(let wt=0;wt<6;wt++)!gt&&!D?et[wt]=x(T.image[wt],!0,r.maxCubemapSize):et[wt]=D?T.image[wt].image:T.image[wt],et[wt]=Ft(T,et[wt]);let j=et[0],_t=s.convert(T.format,T.colorSpace),dt=s.convert(T.type),mt=b(T.internalFormat,_t,dt,T.normalized,T.colorSpace),It=T.isVideoTexture!==!0,Zt=pt.__version===void 0||ft===!0,ht=nt.dataReady,Nt=M(T,j);K(e.TEXTURE_CUBE_MAP,T);let qt;if(T.isDepthTexture){if(mt=y(T.format===zr,T.type),Zt)if(It)n.texStorage2D(e.TEXTURE_CUBE_MAP,1,mt,j.width,j.height);else for(let wt=0;wt<6;wt++)n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,j.width,j.height,0,_t,dt,null)}else if(gt){It&&Zt&&n.texStorage2D(e.TEXTURE_CUBE_MAP,Nt,mt,j.width,j.height);for(let wt=0;wt<6;wt++){qt=et[wt].mipmaps;for(let ue=0;ue<qt.length;ue++){let We=qt[ue];T.format!==Ii?_t!==null?It?ht&&n.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,0,0,We.width,We.height,_t,We.data):n.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,mt,We.width,We.height,0,We.data):Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):It?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,0,0,We.width,We.height,_t,dt,We.data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,mt,We.width,We.height,0,_t,dt,We.data)}}}else{if(qt=T.mipmaps,It&&Zt){qt.length>0&&Nt++;let wt=kt(et[0]);n.texStorage2D(e.TEXTURE_CUBE_MAP,Nt,mt,wt.width,wt.height)}for(let wt=0;wt<6;wt++)if(D){It?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,0,0,et[wt].width,et[wt].height,_t,dt,et[wt].data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,et[wt].width,et[wt].height,0,_t,dt,et[wt].data);for(let ue=0;ue<qt.length;ue++){let Vr=qt[ue].image[wt].image;It?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,0,0,Vr.width,Vr.height,_t,dt,Vr.data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,mt,Vr.width,Vr.height,0,_t,dt,Vr.data)}}else{It?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,0,0,_t,dt,et[wt]):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,_t,dt,et[wt]);for(let ue=0;ue<qt.length;ue++){let We=qt[ue];It?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,0,0,_t,dt,We.image[wt]):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,mt,_t,dt,We.image[wt])}}}S(T)&&T.mipmapsAutoUpdate===!0&&v(e.TEXTURE_CUBE_MAP),pt.__version=nt.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function ae(I,T,W,ft,nt,pt){let vt=s.convert(W.format,W.colorSpace),Q=s.convert(W.type),tt=b(W.internalFormat,vt,Q,W.normalized,W.colorSpace),gt=i.get(T),D=i.get(W);if(D.__renderTarget=T,!gt.__hasExternalTextures){let et=Math.max(1,T.width>>pt),j=Math.max(1,T.height>>pt);nt===e.TEXTURE_3D||nt===e.TEXTURE_2D_ARRAY?n.texImage3D(nt,pt,tt,et,j,T.depth,0,vt,Q,null):n.texImage2D(nt,pt,tt,et,j,0,vt,Q,null)}n.bindFramebuffer(e.FRAMEBUFFER,I),St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,ft,nt,D.__webglTexture,0,be(T)):(nt===e.TEXTURE_2D||nt>=e.TEXTURE_CUBE_MAP_POSITIVE_X&&nt<=e.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&e.framebufferTexture2D(e.FRAMEBUFFER,ft,nt,D.__webglTexture,pt),n.bindFramebuffer(e.FRAMEBUFFER,null)}function cn(I,T,W){if(e.bindRenderbuffer(e.RENDERBUFFER,I),T.depthBuffer){let ft=T.depthTexture,nt=ft&&ft.isDepthTexture?ft.type:null,pt=y(T.stencilBuffer,nt),vt=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;St(T)?a.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,be(T),pt,T.width,T.height):W?e.renderbufferStorageMultisample(e.RENDERBUFFER,be(T),pt,T.width,T.height):e.renderbufferStorage(e.RENDERBUFFER,pt,T.width,T.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,vt,e.RENDERBUFFER,I)}else{let ft=T.textures;for(let nt=0;nt<ft.length;nt++){let pt=ft[nt],vt=s.convert(pt.format,pt.colorSpace),Q=s.convert(pt.type),tt=b(pt.internalFormat,vt,Q,pt.normalized,pt.colorSpace);St(T)?a.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,be(T),tt,T.width,T.height):W?e.renderbufferStorageMultisample(e.RENDERBUFFER,be(T),tt,T.width,T.height):e.renderbufferStorage(e.RENDERBUFFER,tt,T.width,T.height)}}e.bindRenderbuffer(e.RENDERBUFFER,null)}function He(I,T,W){let ft=T.isWebGLCubeRenderTarget===!0;if(n.bindFramebuffer(e.FRAMEBUFFER,I),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let nt=i.get(T.depthTexture);nt.__renderTarget=T;let pt=ft?T.depthTexture.image[0]:T.depthTexture.image;(!nt.__webglTexture||pt.width!==T.width||pt.height!==T.height)&&(pt.width=T.width,pt.height=T.height,T.depthTexture.needsUpdate=!0),ft?at(T.depthTexture,0):ot(T.depthTexture,0);let vt=nt.__webglTexture,Q=be(T),tt=ft?e.TEXTURE_CUBE_MAP_POSITIVE_X+W:e.TEXTURE_2D,gt=T.depthTexture.format===zr?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;if(T.depthTexture.format===Ur)St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,gt,tt,vt,0,Q):e.framebufferTexture2D(e.FRAMEBUFFER,gt,tt,vt,0);else if(T.depthTexture.format===zr)St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,gt,tt,vt,0,Q):e.framebufferTexture2D(e.FRAMEBUFFER,gt,tt,vt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function qn(I){let T=i.get(I),W=I.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==I.depthTexture){let ft=I.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),ft){let nt=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,ft.removeEventListener("dispose",nt)};ft.addEventListener("dispose",nt),T.__depthDisposeCallback=nt}T.__boundDepthTexture=ft}if(I.depthTexture&&!T.__autoAllocateDepthBuffer)if(W)for(let ft=0;ft<6;ft++)He(T.__webglFramebuffer[ft],I,ft);else I.texture.mipmaps.length>0?He(T.__webglFramebuffer[0],I,0):He(T.__webglFramebuffer,I,0);else if(W){T.__webglDepthbuffer=[];for(let ft=0;ft<6;ft++)if(n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer[ft]),T.__webglDepthbuffer[ft]===void 0)T.__webglDepthbuffer[ft]=e.createRenderbuffer(),cn(T.__webglDepthbuffer[ft],I,!1);else{let nt=I.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,pt=T.__webglDepthbuffer[ft];e.bindRenderbuffer(e.RENDERBUFFER,pt),e.framebufferRenderbuffer(e.FRAMEBUFFER,nt,e.RENDERBUFFER,pt)}}else if(I.texture.mipmaps.length>0?n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer[0]):n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=e.createRenderbuffer(),cn(T.__webglDepthbuffer,I,!1);else{let nt=I.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,pt=T.__webglDepthbuffer;e.bindRenderbuffer(e.RENDERBUFFER,pt),e.framebufferRenderbuffer(e.FRAMEBUFFER,nt,e.RENDERBUFFER,pt)}n.bindFramebuffer(e.FRAMEBUFFER,null)}function Yn(I,T,W){let ft=i.get(I);T!==void 0&&ae(ft.__webglFramebuffer,I,I.texture,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,0),W!==void 0&&qn(I)}function Zn(I){let T=I.texture,W=i.get(I),ft=i.get(T);I.addEventListener("dispose",N),R(I);let nt=I.textures,pt=I.isWebGLCubeRenderTarget===!0,vt=nt.length>1;if(vt||(ft.__webglTexture===void 0&&(ft.__webglTexture=e.createTexture()),ft.__version=T.version,o.memory.textures++),pt){W.__webglFramebuffer=[];for(let Q=0;Q<6;Q++)if(T.mipmaps.length>0){W.__webglFramebuffer[Q]=[];for(let tt=0;tt<T.mipmaps.length;tt++)W.__webglFramebuffer[Q][tt]=e.createFramebuffer()}else W.__webglFramebuffer[Q]=e.createFramebuffer()}else{if(T.mipmaps.length>0){W.__webglFramebuffer=[];for(let Q=0;Q<T.mipmaps.length;Q++)W.__webglFramebuffer[Q]=e.createFramebuffer()}else W.__webglFramebuffer=e.createFramebuffer();if(vt)for(let Q=0,tt=nt.length;Q<tt;Q++){let gt=i.get(nt[Q]);gt.__webglTexture===void 0&&(gt.__webglTexture=e.createTexture(),o.memory.textures++)}if(I.samples>0&&St(I)===!1){W.__webglMultisampledFramebuffer=e.createFramebuffer(),W.__webglColorRenderbuffer=[],n.bindFramebuffer(e.FRAMEBUFFER,W.__webglMultisampledFramebuffer);for(let Q=0;Q<nt.length;Q++){let tt=nt[Q];W.__webglColorRenderbuffer[Q]=e.createRenderbuffer(),e.bindRenderbuffer(e.RENDERBUFFER,W.__webglColorRenderbuffer[Q]);let gt=s.convert(tt.format,tt.colorSpace),D=s.convert(tt.type),et=b(tt.internalFormat,gt,D,tt.normalized,tt.colorSpace,I.isXRRenderTarget===!0),j=be(I);e.renderbufferStorageMultisample(e.RENDERBUFFER,j,et,I.width,I.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+Q,e.RENDERBUFFER,W.__webglColorRenderbuffer[Q])}e.bindRenderbuffer(e.RENDERBUFFER,null),I.depthBuffer&&(W.__webglDepthRenderbuffer=e.createRenderbuffer(),cn(W.__webglDepthRenderbuffer,I,!0)),n.bindFramebuffer(e.FRAMEBUFFER,null)}}if(pt){n.bindTexture(e.TEXTURE_CUBE_MAP,ft.__webglTexture),K(e.TEXTURE_CUBE_MAP,T);for(let Q=0;Q<6;Q++)if(T.mipmaps.length>0)for(let tt=0;tt<T.mipmaps.length;tt++)ae(W.__webglFramebuffer[Q][tt],I,T,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+Q,tt);else ae(W.__webglFramebuffer[Q],I,T,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+Q,0);S(T)?v(e.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&e.texParameteri(e.TEXTURE_CUBE_MAP,e.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),n.unbindTexture()}else if(vt){for(let Q=0,tt=nt.length;Q<tt;Q++){let gt=nt[Q],D=i.get(gt),et=e.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(et=I.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),n.bindTexture(et,D.__webglTexture),K(et,gt),ae(W.__webglFramebuffer,I,gt,e.COLOR_ATTACHMENT0+Q,et,0),S(gt)&&v(et)}n.unbindTexture()}else{let Q=e.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(Q=I.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),n.bindTexture(Q,ft.__webglTexture),K(Q,T),T.mipmaps.length>0)for(let tt=0;tt<T.mipmaps.length;tt++)ae(W.__webglFramebuffer[tt],I,T,e.COLOR_ATTACHMENT0,Q,tt);else ae(W.__webglFramebuffer,I,T,e.COLOR_ATTACHMENT0,Q,0);S(T)?v(Q):T.mipmaps.length>0&&e.texParameteri(Q,e.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),n.unbindTexture()}I.depthBuffer&&qn(I)}function z(I){let T=I.textures;for(let W=0,ft=T.length;W<ft;W++){let nt=T[W];if(S(nt)&&nt.mipmapsAutoUpdate===!0){let pt=w(I),vt=i.get(nt).__webglTexture;n.bindTexture(pt,vt),v(pt),n.unbindTexture()}}}let Jn=[];function ve(I){if(I.samples>0){if(St(I)===!1){let T=I.textures,W=I.width,ft=I.height,nt=e.COLOR_BUFFER_BIT,pt=I.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,vt=i.get(I),Q=T.length>1;if(Q)for(let gt=0;gt<T.length;gt++)n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.RENDERBUFFER,null),n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.TEXTURE_2D,null,0);n.bindFramebuffer(e.READ_FRAMEBUFFER,vt.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglFramebuffer[0]):n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglFramebuffer);for(let gt=0;gt<T.length;gt++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(nt|=e.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(nt|=e.STENCIL_BUFFER_BIT)),Q){e.framebufferRenderbuffer(e.READ_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.RENDERBUFFER,vt.__webglColorRenderbuffer[gt]);let D=i.get(T[gt]).__webglTexture;e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,D,0)}e.blitFramebuffer(0,0,W,ft,0,0,W,ft,nt,e.NEAREST),c===!0&&(Jn.length=0,Jn.push(e.COLOR_ATTACHMENT0+gt),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Jn.push(pt),e.invalidateFramebuffer(e.READ_FRAMEBUFFER,Jn))}if(n.bindFramebuffer(e.READ_FRAMEBUFFER,null),n.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),Q)for(let gt=0;gt<T.length;gt++){n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.RENDERBUFFER,vt.__webglColorRenderbuffer[gt]);let D=i.get(T[gt]).__webglTexture;n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.TEXTURE_2D,D,0)}n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&c){let T=I.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER,[T])}}}function be(I){return Math.min(r.maxSamples,I.samples)}function St(I){let T=i.get(I);return I.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function Ue(I){let T=o.render.frame;u.get(I)!==T&&(u.set(I,T),I.update())}function Ft(I,T){let W=I.colorSpace,ft=I.format,nt=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||W!==el&&W!==Gr&&(ne.getTransfer(W)===le?(ft!==Ii||nt!==Un)&&Ut("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ot("WebGLTextures: Unsupported texture color space:",W)),T}function kt(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(l.width=I.naturalWidth||I.width,l.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(l.width=I.displayWidth,l.height=I.displayHeight):(l.width=I.width,l.height=I.height),l}this.allocateTextureUnit=ct,this.resetTextureUnits=G,this.getTextureUnits=q,this.setTextureUnits=rt,this.setTexture2D=ot,this.setTexture2DArray=ut,this.setTexture3D=st,this.setTextureCube=at,this.rebindTextures=Yn,this.setupRenderTarget=Zn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=ve,this.setupDepthRenderbuffer=qn,this.setupFrameBufferTexture=ae,this.useMultisampledRTT=St,this.dispose=L}function _B(e,t){function n(i,r=Gr){let s,o=ne.getTransfer(r);if(i===Un)return e.UNSIGNED_BYTE;if(i===cd)return e.UNSIGNED_SHORT_4_4_4_4;if(i===ld)return e.UNSIGNED_SHORT_5_5_5_1;if(i===Ry)return e.UNSIGNED_INT_5_9_9_9_REV;if(i===Py)return e.UNSIGNED_INT_10F_11F_11F_REV;if(i===Ey)return e.BYTE;if(i===Cy)return e.SHORT;if(i===Wa)return e.UNSIGNED_SHORT;if(i===ad)return e.INT;if(i===Ci)return e.UNSIGNED_INT;if(i===Ri)return e.FLOAT;if(i===Pi)return e.HALF_FLOAT;if(i===Iy)return e.ALPHA;if(i===Ly)return e.RGB;if(i===Ii)return e.RGBA;if(i===Ur)return e.DEPTH_COMPONENT;if(i===zr)return e.DEPTH_STENCIL;if(i===Ny)return e.RED;if(i===ud)return e.RED_INTEGER;if(i===As)return e.RG;if(i===fd)return e.RG_INTEGER;if(i===hd)return e.RGBA_INTEGER;if(i===wl||i===Tl||i===Al||i===El)if(o===le)if(s=t.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===wl)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Tl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Al)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===El)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=t.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===wl)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Tl)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Al)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===El)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===dd||i===pd||i===md||i===gd)if(s=t.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===dd)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===pd)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===md)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===gd)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===_d||i===yd||i===xd||i===vd||i===bd||i===Cl||i===Md)if(s=t.get("WEBGL_compressed_texture_etc"),s!==null){if(i===_d||i===yd)return o===le?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===xd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===vd)return s.COMPRESSED_R11_EAC;if(i===bd)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Cl)return s.COMPRESSED_RG11_EAC;if(i===Md)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Sd||i===wd||i===Td||i===Ad||i===Ed||i===Cd||i===Rd||i===Pd||i===Id||i===Ld||i===Nd||i===Dd||i===Fd||i===Ud)if(s=t.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Sd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===wd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Td)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Ad)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Ed)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Cd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Rd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Pd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Id)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Ld)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Nd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Dd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Fd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Ud)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Od||i===Bd||i===kd)if(s=t.get("EXT_texture_compression_bptc"),s!==null){if(i===Od)return o===le?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Bd)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===kd)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===zd||i===Gd||i===Rl||i===Vd)if(s=t.get("EXT_texture_compression_rgtc"),s!==null){if(i===zd)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Gd)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Rl)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Vd)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===go?e.UNSIGNED_INT_24_8:e[i]!==void 0?e[i]:null}return{convert:n}}var yB=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,xB=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,jy=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,n){if(this.texture===null){let i=new fl(t.texture);(t.depthNear!==n.depthNear||t.depthFar!==n.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=i}}getMesh(t){if(this.texture!==null&&this.mesh===null){let n=t.cameras[0].viewport,i=new ar({vertexShader:yB,fragmentShader:xB,uniforms:{depthColor:{value:this.texture},depthWidth:{value:n.z},depthHeight:{value:n.w}}});this.mesh=new Fn(new dl(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Qy=class extends rr{constructor(t,n){super();let i=this,r=null,s=1,o=null,a="local-floor",c=1,l=null,u=null,h=null,f=null,d=null,p=null,_=typeof XRWebGLBinding<"u",m=new jy,g={},x=n.getContextAttributes(),S=null,v=null,w=[],b=[],y=new ie,M=null,R=null,E=new Mn;E.viewport=new Se;let C=new Mn;C.viewport=new Se;let N=[E,C],k=new nd,P=null,L=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function($){let ot=w[$];return ot===void 0&&(ot=new Ua,w[$]=ot),ot.getTargetRaySpace()},this.getControllerGrip=function($){let ot=w[$];return ot===void 0&&(ot=new Ua,w[$]=ot),ot.getGripSpace()},this.getHand=function($){let ot=w[$];return ot===void 0&&(ot=new Ua,w[$]=ot),ot.getHandSpace()};function B($){let ot=b.indexOf($.inputSource);if(ot===-1)return;let ut=w[ot];ut!==void 0&&(ut.update($.inputSource,$.frame,l||o),ut.dispatchEvent({type:$.type,data:$.inputSource}))}function F(){r.removeEventListener("select",B),r.removeEventListener("selectstart",B),r.removeEventListener("selectend",B),r.removeEventListener("squeeze",B),r.removeEventListener("squeezestart",B),r.removeEventListener("squeezeend",B),r.removeEventListener("end",F),r.removeEventListener("inputsourceschange",Z);for(let $=0;$<w.length;$++){let ot=b[$];ot!==null&&(b[$]=null,w[$].disconnect(ot))}P=null,L=null,m.reset();for(let $ in g)delete g[$];if(t.setRenderTarget(S),d=null,f=null,h=null,r=null,v=null,ct.stop(),i.isPresenting=!1,t.setPixelRatio(M),t.setSize(y.width,y.height,!1),R!==null){let $=R.camera;$.fov=R.fov,$.zoom=R.zoom,$.updateProjectionMatrix(),R=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function($){s=$,i.isPresenting===!0&&Ut("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function($){a=$,i.isPresenting===!0&&Ut("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function($){l=$},this.getBaseLayer=function(){return f!==null?f:d},this.getBinding=function(){return h===null&&_&&(h=new XRWebGLBinding(r,n)),h},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function($){if(r=$,r!==null){if(S=t.getRenderTarget(),r.addEventListener("select",B),r.addEventListener("selectstart",B),r.addEventListener("selectend",B),r.addEventListener("squeeze",B),r.addEventListener("squeezestart",B),r.addEventListener("squeezeend",B),r.addEventListener("end",F),r.addEventListener("inputsourceschange",Z),x.xrCompatible!==!0&&await n.makeXRCompatible(),M=t.getPixelRatio(),t.getSize(y),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let ut=null,st=null,at=null;x.depth&&(at=x.stencil?n.DEPTH24_STENCIL8:n.DEPTH_COMPONENT24,ut=x.stencil?zr:Ur,st=x.stencil?go:Ci);let J={colorFormat:n.RGBA8,depthFormat:at,scaleFactor:s};h=this.getBinding(),f=h.createProjectionLayer(J),r.updateRenderState({layers:[f]}),t.setPixelRatio(1),t.setSize(f.textureWidth,f.textureHeight,!1),v=new $n(f.textureWidth,f.textureHeight,{format:Ii,type:Un,depthTexture:new Br(f.textureWidth,f.textureHeight,st,void 0,void 0,void 0,void 0,void 0,void 0,ut),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{let ut={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:s};d=new XRWebGLLayer(r,n,ut),r.updateRenderState({baseLayer:d}),t.setPixelRatio(1),t.setSize(d.framebufferWidth,d.framebufferHeight,!1),v=new $n(d.framebufferWidth,d.framebufferHeight,{format:Ii,type:Un,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}v.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await r.requestReferenceSpace(a),ct.setContext(r),ct.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function Z($){for(let ot=0;ot<$.removed.length;ot++){let ut=$.removed[ot],st=b.indexOf(ut);st>=0&&(b[st]=null,w[st].disconnect(ut))}for(let ot=0;ot<$.added.length;ot++){let ut=$.added[ot],st=b.indexOf(ut);if(st===-1){for(let J=0;J<w.length;J++)if(J>=b.length){b.push(ut),st=J;break}else if(b[J]===null){b[J]=ut,st=J;break}if(st===-1)break}let at=w[st];at&&at.connect(ut)}}function U($,ot){ot===null?$.matrixWorld.copy($.matrix):$.matrixWorld.multiplyMatrices(ot.matrixWorld,$.matrix),$.matrixWorldInverse.copy($.matrixWorld).invert()}this.updateCamera=function($){if(r===null)return;let ot=$.near,ut=$.far;m.texture!==null&&(m.depthNear>0&&(ot=m.depthNear),m.depthFar>0&&(ut=m.depthFar)),k.near=C.near=E.near=ot,k.far=C.far=E.far=ut,(P!==k.near||L!==k.far)&&(r.updateRenderState({depthNear:k.near,depthFar:k.far}),P=k.near,L=k.far),k.layers.mask=$.layers.mask|6,E.layers.mask=k.layers.mask&-5,C.layers.mask=k.layers.mask&-3;let st=$.parent,at=k.cameras;U(k,st);for(let J=0;J<at.length;J++)U(at[J],st);k.projectionMatrix.copy(E.projectionMatrix),k.projectionMatrixInverse.copy(E.projectionMatrixInverse),R===null&&$.isPerspectiveCamera&&(R={camera:$,fov:$.fov,zoom:$.zoom}),G($,k,st)};function G($,ot,ut){ut===null?$.matrix.copy(ot.matrixWorld):($.matrix.copy(ut.matrixWorld),$.matrix.invert(),$.matrix.multiply(ot.matrixWorld)),$.matrix.decompose($.position,$.quaternion,$.scale),$.updateMatrixWorld(!0),$.projectionMatrix.copy(ot.projectionMatrix),$.projectionMatrixInverse.copy(ot.projectionMatrixInverse),$.isPerspectiveCamera&&($.fov=Lh*2*Math.atan(1/$.projectionMatrix.elements[5]),$.zoom=1)}this.getCamera=function(){return k},this.getFoveation=function(){if(!(f===null&&d===null))return c},this.setFoveation=function($){c=$,f!==null&&(f.fixedFoveation=$),d!==null&&d.fixedFoveation!==void 0&&(d.fixedFoveation=$)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(k)},this.getCameraTexture=function($){return g[$]};let q=null;function rt($,ot){if(u=ot.getViewerPose(l||o),p=ot,u!==null){let ut=u.views;d!==null&&(t.setRenderTargetFramebuffer(v,d.framebuffer),t.setRenderTarget(v));let st=!1;ut.length!==k.cameras.length&&(k.cameras.length=0,st=!0);for(let lt=0;lt<ut.length;lt++){let K=ut[lt],Lt=null;if(d!==null)Lt=d.getViewport(K);else{let Vt=h.getViewSubImage(f,K);Lt=Vt.viewport,lt===0&&(t.setRenderTargetTextures(v,Vt.colorTexture,Vt.depthStencilTexture),t.setRenderTarget(v))}let Mt=N[lt];Mt===void 0&&(Mt=new Mn,Mt.layers.enable(lt),Mt.viewport=new Se,N[lt]=Mt),Mt.matrix.fromArray(K.transform.matrix),Mt.matrix.decompose(Mt.position,Mt.quaternion,Mt.scale),Mt.projectionMatrix.fromArray(K.projectionMatrix),Mt.projectionMatrixInverse.copy(Mt.projectionMatrix).invert(),Mt.viewport.set(Lt.x,Lt.y,Lt.width,Lt.height),lt===0&&(k.matrix.copy(Mt.matrix),k.matrix.decompose(k.position,k.quaternion,k.scale)),st===!0&&k.cameras.push(Mt)}let at=r.enabledFeatures;if(at&&at.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&_){h=i.getBinding();let lt=h.getDepthInformation(ut[0]);lt&&lt.isValid&&lt.texture&&m.init(lt,r.renderState)}if(at&&at.includes("camera-access")&&_){t.state.unbindTexture(),h=i.getBinding();for(let lt=0;lt<ut.length;lt++){let K=ut[lt].camera;if(K){let Lt=g[K];Lt||(Lt=new fl,g[K]=Lt);let Mt=h.getCameraImage(K);Lt.sourceTexture=Mt}}}}for(let ut=0;ut<w.length;ut++){let st=b[ut],at=w[ut];st!==null&&at!==void 0&&at.update(st,ot,l||o)}q&&q($,ot),ot.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ot}),p=null}let ct=new n2;ct.setAnimationLoop(rt),this.setAnimationLoop=function($){q=$},this.dispose=function(){}}},vB=new ye,h2=new Bt;h2.set(-1,0,0,0,1,0,0,0,1);function bB(e,t){function n(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function i(m,g){g.color.getRGB(m.fogColor.value,zy(e)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function r(m,g,x,S,v){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?s(m,g):g.isMeshLambertMaterial?(s(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(s(m,g),h(m,g)):g.isMeshPhongMaterial?(s(m,g),u(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(s(m,g),f(m,g),g.isMeshPhysicalMaterial&&d(m,g,v)):g.isMeshMatcapMaterial?(s(m,g),p(m,g)):g.isMeshDepthMaterial?s(m,g):g.isMeshDistanceMaterial?(s(m,g),_(m,g)):g.isMeshNormalMaterial?s(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?c(m,g,x,S):g.isSpriteMaterial?l(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function s(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,n(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,n(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===wn&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,n(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===wn&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,n(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,n(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,n(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let x=t.get(g),S=x.envMap,v=x.envMapRotation;S&&(m.envMap.value=S,m.envMapRotation.value.setFromMatrix4(vB.makeRotationFromEuler(v)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(h2),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,n(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,n(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,n(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function c(m,g,x,S){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*x,m.scale.value=S*.5,g.map&&(m.map.value=g.map,n(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function l(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,n(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function u(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function h(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function f(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,n(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,n(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function d(m,g,x){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,n(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,n(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,n(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,n(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,n(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,n(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===wn&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,n(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,n(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=x.texture,m.transmissionSamplerSize.value.set(x.width,x.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,n(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,n(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,n(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,n(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,n(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function _(m,g){let x=t.get(g).light;m.referencePosition.value.setFromMatrixPosition(x.matrixWorld),m.nearDistance.value=x.shadow.camera.near,m.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function MB(e,t,n,i){let r={},s={};function o(x,S){let v=S.program;i.uniformBlockBinding(x,v,r[x.id])}function a(x,S){let v=r[x.id];v===void 0&&(p(x),v=c(x),r[x.id]=v,x.addEventListener("dispose",m));let w=S.program;i.updateUBOMapping(x,w);let b=t.render.frame;s[x.id]!==b&&(l(x),s[x.id]=b)}function c(x){let S=e.createBuffer(),v=x.__size,w=x.usage;return e.bindBuffer(e.UNIFORM_BUFFER,S),e.bufferData(e.UNIFORM_BUFFER,v,w),e.bindBuffer(e.UNIFORM_BUFFER,null),S}function l(x){let S=r[x.id],v=x.uniforms,w=x.__cache;e.bindBuffer(e.UNIFORM_BUFFER,S);for(let b=0,y=v.length;b<y;b++){let M=v[b];if(Array.isArray(M))for(let R=0,E=M.length;R<E;R++)u(M[R],b,R,w);else u(M,b,0,w)}e.bindBuffer(e.UNIFORM_BUFFER,null)}function u(x,S,v,w){if(f(x,S,v,w)===!0){let b=x.__offset,y=x.value;if(Array.isArray(y)){let M=0;for(let R=0;R<y.length;R++){let E=y[R],C=_(E,!0);h(E,x.__data,M),M+=C.storage/Float32Array.BYTES_PER_ELEMENT}}else h(y,x.__data,0);e.bufferSubData(e.UNIFORM_BUFFER,b,x.__data)}}function h(x,S,v){typeof x=="number"||typeof x=="boolean"?S[v]=x:x.isMatrix3?(S[v]=x.elements[0],S[v+1]=x.elements[1],S[v+2]=x.elements[2],S[v+3]=0,S[v+4]=x.elements[3],S[v+5]=x.elements[4],S[v+6]=x.elements[5],S[v+7]=0,S[v+8]=x.elements[6],S[v+9]=x.elements[7],S[v+10]=x.elements[8],S[v+11]=0):ArrayBuffer.isView(x)?S.set(x.subarray(0,S.length-v),v):x.toArray(S,v)}function f(x,S,v,w){let b=x.value,y=S+"_"+v;if(Array.isArray(b)){w[y]===void 0&&(w[y]=[]);let M=w[y],R=!1;for(let E=0;E<b.length;E++)d(b[E],M,E)===!0&&(R=!0);return R}return d(b,w,y)}function d(x,S,v){if(S[v]===void 0)return typeof x=="number"||typeof x=="boolean"?S[v]=x:ArrayBuffer.isView(x)?S[v]=x.slice():S[v]=x.clone(),!0;{let w=S[v];if(typeof x=="number"||typeof x=="boolean"){if(w!==x)return S[v]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(w.equals(x)===!1)return w.copy(x),!0}}return!1}function p(x){let S=x.uniforms,v=0,w=16;for(let y=0,M=S.length;y<M;y++){let R=Array.isArray(S[y])?S[y]:[S[y]];for(let E=0,C=R.length;E<C;E++){let N=R[E],k=Array.isArray(N.value)?N.value:[N.value],P=Array.isArray(S[y])||Array.isArray(N.value),L=v;for(let F=0,Z=k.length;F<Z;F++){let U=k[F],G=_(U,P),q=v%w,rt=q%G.boundary,ct=q+rt;v+=rt,ct!==0&&w-ct<G.storage&&(v+=w-ct),F===0&&(L=v),v+=G.storage}let B=N.type==="int"?Int32Array:N.type==="uint"?Uint32Array:Float32Array;N.__data=new B((v-L)/Float32Array.BYTES_PER_ELEMENT),N.__offset=L}}let b=v%w;return b>0&&(v+=w-b),x.__size=v,x.__cache={},this}function _(x,S){let v={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(v.boundary=4,v.storage=4):x.isVector2?(v.boundary=8,v.storage=8):x.isVector3||x.isColor?(v.boundary=16,v.storage=12):x.isVector4?(v.boundary=16,v.storage=16):x.isMatrix3?(v.boundary=16,v.storage=48):x.isMatrix4?(v.boundary=16,v.storage=64):x.isTexture?Ut("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(v.boundary=16,v.storage=x.byteLength):Ut("WebGLRenderer: Unsupported uniform value type.",x),S===!0&&(v.boundary=16,v.storage=Math.ceil(v.storage/16)*16),v}function m(x){let S=x.target;S.removeEventListener("dispose",m),e.deleteBuffer(r[S.id]),delete r[S.id],delete s[S.id]}function g(){for(let x in r)e.deleteBuffer(r[x]);r={},s={}}return{bind:o,update:a,dispose:g}}var SB=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),lr=null;function wB(){return lr===null&&(lr=new Oh(SB,16,16,As,Pi),lr.name="DFG_LUT",lr.minFilter=Sn,lr.magFilter=Sn,lr.wrapS=er,lr.wrapT=er,lr.generateMipmaps=!1,lr.needsUpdate=!0),lr}var qd=class{constructor(t={}){let{canvas:n=AE(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:f=!1,outputBufferType:d=Un}=t;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let _=d,m=new Set([hd,fd,ud]),g=new Set([Un,Ci,Wa,go,cd,ld]),x=new Uint32Array(4),S=new Int32Array(4),v={textures:[],min:[],max:[],resolution:[]},w=null,b=null,y=[],M=[],R=null;this.domElement=n,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=cr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let E=this,C=!1,N=null,k=null,P=null,L=null;this._outputColorSpace=Hn;let B=0,F=0,Z=null,U=-1,G=null,q=new Se,rt=new Se,ct=null,$=new Qt(0),ot=0,ut=n.width,st=n.height,at=1,J=null,yt=null,lt=new Se(0,0,ut,st),K=new Se(0,0,ut,st),Lt=!1,Mt=new xs,Vt=new Bh,Xt=!1,he=!1,ae=new ye,cn=new V,He=new Se,qn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Yn=!1;function Zn(){return Z===null?at:1}let z=i;function Jn(A,O){return n.getContext(A,O)}let ve,be,St,Ue,Ft,kt,I,T,W,ft,nt,pt,vt,Q,tt,gt,D,et,j,_t,dt,mt,It;try{let A={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in n&&n.setAttribute("data-engine",`three.js r${"187"}`),n.addEventListener("webglcontextlost",Nt,!1),n.addEventListener("webglcontextrestored",qt,!1),n.addEventListener("webglcontextcreationerror",wt,!1),z===null){let O="webgl2";if(z=Jn(O,A),z===null)throw Jn(O)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Zt()}catch(A){throw n.removeEventListener("webglcontextlost",Nt,!1),n.removeEventListener("webglcontextrestored",qt,!1),n.removeEventListener("webglcontextcreationerror",wt,!1),Ot("WebGLRenderer: "+A.message),A}function Zt(){ve=new F4(z),ve.init(),dt=new _B(z,ve),be=new w4(z,ve,t,dt),St=new mB(z,ve),be.reversedDepthBuffer&&f&&St.buffers.depth.setReversed(!0),k=z.createFramebuffer(),P=z.createFramebuffer(),L=z.createFramebuffer(),Ue=new B4(z),Ft=new eB,kt=new gB(z,ve,St,Ft,be,dt,Ue),I=new D4(E),T=new zF(z),mt=new M4(z,T),W=new U4(z,T,Ue,mt),ft=new z4(z,W,T,mt,Ue),et=new k4(z,be,kt),tt=new T4(Ft),nt=new tB(E,I,ve,be,mt,tt),pt=new bB(E,Ft),vt=new iB,Q=new lB(ve),D=new b4(E,I,St,ft,p,c),gt=new pB(E,ft,be),It=new MB(z,Ue,be,St),j=new S4(z,ve,Ue),_t=new O4(z,ve,Ue),Ue.programs=nt.programs,E.capabilities=be,E.extensions=ve,E.properties=Ft,E.renderLists=vt,E.shadowMap=gt,E.state=St,E.info=Ue}_!==Un&&(R=new V4(_,n.width,n.height,a,r,s));let ht=new Qy(E,z);this.xr=ht,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let A=ve.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=ve.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return at},this.setPixelRatio=function(A){A!==void 0&&(at=A,this.setSize(ut,st,!1))},this.getSize=function(A){return A.set(ut,st)},this.setSize=function(A,O,Y=!0){if(ht.isPresenting){Ut("WebGLRenderer: Can't change size while VR device is presenting.");return}ut=A,st=O,n.width=Math.floor(A*at),n.height=Math.floor(O*at),Y===!0&&(n.style.width=A+"px",n.style.height=O+"px"),R!==null&&R.setSize(n.width,n.height),this.setViewport(0,0,A,O)},this.getDrawingBufferSize=function(A){return A.set(ut*at,st*at).floor()},this.setDrawingBufferSize=function(A,O,Y){ut=A,st=O,at=Y,n.width=Math.floor(A*Y),n.height=Math.floor(O*Y),this.setViewport(0,0,A,O)},this.setEffects=function(A){if(_===Un){Ot("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let O=0;O<A.length;O++)if(A[O].isOutputPass===!0){Ut("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}R.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(q)},this.getViewport=function(A){return A.copy(lt)},this.setViewport=function(A,O,Y,H){A.isVector4?lt.set(A.x,A.y,A.z,A.w):lt.set(A,O,Y,H),St.viewport(q.copy(lt).multiplyScalar(Zn()).round())},this.getScissor=function(A){return A.copy(K)},this.setScissor=function(A,O,Y,H){A.isVector4?K.set(A.x,A.y,A.z,A.w):K.set(A,O,Y,H),St.scissor(rt.copy(K).multiplyScalar(Zn()).round())},this.getScissorTest=function(){return Lt},this.setScissorTest=function(A){St.setScissorTest(Lt=A)},this.setOpaqueSort=function(A){J=A},this.setTransparentSort=function(A){yt=A},this.getClearColor=function(A){return A.copy(D.getClearColor())},this.setClearColor=function(){D.setClearColor(...arguments)},this.getClearAlpha=function(){return D.getClearAlpha()},this.setClearAlpha=function(){D.setClearAlpha(...arguments)},this.clear=function(A=!0,O=!0,Y=!0){let H=0;if(A){let X=!1;if(Z!==null){let bt=Z.texture.format;X=m.has(bt)}if(X){let bt=Z.texture.type,Et=g.has(bt),xt=D.getClearColor(),At=D.getClearAlpha(),Pt=xt.r,Gt=xt.g,te=xt.b;Et?(x[0]=Pt,x[1]=Gt,x[2]=te,x[3]=At,z.clearBufferuiv(z.COLOR,0,x)):(S[0]=Pt,S[1]=Gt,S[2]=te,S[3]=At,z.clearBufferiv(z.COLOR,0,S))}else H|=z.COLOR_BUFFER_BIT}O&&(H|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Y&&(H|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),H!==0&&z.clear(H)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),N=A},this.dispose=function(){n.removeEventListener("webglcontextlost",Nt,!1),n.removeEventListener("webglcontextrestored",qt,!1),n.removeEventListener("webglcontextcreationerror",wt,!1),D.dispose(),vt.dispose(),Q.dispose(),kt.dispose(),Ft.dispose(),I.dispose(),ft.dispose(),W.dispose(),mt.dispose(),It.dispose(),nt.dispose(),ht.dispose(),ht.removeEventListener("sessionstart",cx),ht.removeEventListener("sessionend",lx),Es.stop()};function Nt(A){A.preventDefault(),By("WebGLRenderer: Context Lost."),C=!0}function qt(){By("WebGLRenderer: Context Restored."),C=!1;let A=Ue.autoReset,O=gt.enabled,Y=gt.autoUpdate,H=gt.needsUpdate,X=gt.type;Zt(),Ue.autoReset=A,gt.enabled=O,gt.autoUpdate=Y,gt.needsUpdate=H,gt.type=X}function wt(A){Ot("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ue(A){let O=A.target;O.removeEventListener("dispose",ue),We(O)}function We(A){Vr(A),Ft.remove(A)}function Vr(A){let O=Ft.get(A).programs;O!==void 0&&(O.forEach(function(Y){nt.releaseProgram(Y)}),A.isShaderMaterial&&nt.releaseShaderCache(A))}this.renderBufferDirect=function(A,O,Y,H,X,bt){O===null&&(O=qn);let Et=X.isMesh&&X.matrixWorld.determinantAffine()<0,xt=O2(A,O,Y,H,X);St.setMaterial(H,Et);let At=Y.index,Pt=1;if(H.wireframe===!0){if(At=W.getWireframeAttribute(Y),At===void 0)return;Pt=2}let Gt=Y.drawRange,te=Y.attributes.position,Ct=Gt.start*Pt,ee=(Gt.start+Gt.count)*Pt;bt!==null&&(Ct=Math.max(Ct,bt.start*Pt),ee=Math.min(ee,(bt.start+bt.count)*Pt)),At!==null?(Ct=Math.max(Ct,0),ee=Math.min(ee,At.count)):te!=null&&(Ct=Math.max(Ct,0),ee=Math.min(ee,te.count));let Le=ee-Ct;if(Le<0||Le===1/0)return;mt.setup(X,H,xt,Y,At);let ge,pe=j;if(At!==null&&(ge=T.get(At),pe=_t,pe.setIndex(ge)),X.isMesh)H.wireframe===!0?(St.setLineWidth(H.wireframeLinewidth*Zn()),pe.setMode(z.LINES)):pe.setMode(z.TRIANGLES);else if(X.isLine){let ln=H.linewidth;ln===void 0&&(ln=1),St.setLineWidth(ln*Zn()),X.isLineSegments?pe.setMode(z.LINES):X.isLineLoop?pe.setMode(z.LINE_LOOP):pe.setMode(z.LINE_STRIP)}else X.isPoints?pe.setMode(z.POINTS):X.isSprite&&pe.setMode(z.TRIANGLES);if(X.isBatchedMesh)if(ve.get("WEBGL_multi_draw"))pe.renderMultiDraw(X._multiDrawStarts,X._multiDrawCounts,X._multiDrawCount);else{let ln=X._multiDrawStarts,Rt=X._multiDrawCounts,gn=X._multiDrawCount,oe=At?T.get(At).bytesPerElement:1,Cs=Ft.get(H).currentProgram.getUniforms();for(let un=0;un<gn;un++)Cs.setValue(z,"_gl_DrawID",un),pe.render(ln[un]/oe,Rt[un])}else if(X.isInstancedMesh)pe.renderInstances(Ct,Le,X.count);else if(Y.isInstancedBufferGeometry){let ln=Y._maxInstanceCount!==void 0?Y._maxInstanceCount:1/0,Rt=Math.min(Y.instanceCount,ln);pe.renderInstances(Ct,Le,Rt)}else pe.render(Ct,Le)};function ax(A,O,Y,H){N!==null&&A.isNodeMaterial&&N.setObject(H,A),Xt===!0&&tt.setState(A,Y,!1),A.transparent===!0&&A.side===gi&&A.forceSinglePass===!1?(A.side=wn,A.needsUpdate=!0,qa(A,O,H),A.side=Ts,A.needsUpdate=!0,qa(A,O,H),A.side=gi):qa(A,O,H)}this.compile=function(A,O,Y=null){Y===null&&(Y=A),N!==null&&N.renderStart(A,O,Y),b=Q.get(Y),b.init(O),M.push(b),Y.traverseVisible(function(X){X.isLight&&X.layers.test(O.layers)&&(b.pushLight(X),X.castShadow&&b.pushShadow(X))}),A!==Y&&A.traverseVisible(function(X){X.isLight&&X.layers.test(O.layers)&&(b.pushLight(X),X.castShadow&&b.pushShadow(X))}),b.setupLights(),N!==null&&N.updateLights(b.state.lightsArray),he=this.localClippingEnabled,Xt=tt.init(this.clippingPlanes,he),Xt===!0&&tt.setGlobalState(this.clippingPlanes,O),N!==null&&gt.render(b.state.shadowsArray,Y,O);let H=new Set;return A.traverse(function(X){if(!(X.isMesh||X.isPoints||X.isLine||X.isSprite))return;let bt=X.material;if(bt)if(Array.isArray(bt))for(let Et=0;Et<bt.length;Et++){let xt=bt[Et];ax(xt,Y,O,X),H.add(xt)}else ax(bt,Y,O,X),H.add(bt)}),b=M.pop(),N!==null&&N.renderEnd(),H},this.compileAsync=function(A,O,Y=null){let H=this.compile(A,O,Y);return new Promise(X=>{function bt(){if(H.forEach(function(Et){let At=Ft.get(Et).currentProgram;(At===void 0||At.isReady())&&H.delete(Et)}),H.size===0){X(A);return}setTimeout(bt,10)}ve.get("KHR_parallel_shader_compile")!==null?bt():setTimeout(bt,10)})};let ip=null;function F2(A){ip&&ip(A)}function cx(){Es.stop()}function lx(){Es.start()}let Es=new n2;Es.setAnimationLoop(F2),typeof self<"u"&&Es.setContext(self),this.setAnimationLoop=function(A){ip=A,ht.setAnimationLoop(A),A===null?Es.stop():Es.start()},ht.addEventListener("sessionstart",cx),ht.addEventListener("sessionend",lx),this.render=function(A,O){if(O!==void 0&&O.isCamera!==!0){Ot("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(C===!0)return;N!==null&&N.renderStart(A,O);let Y=ht.enabled===!0&&ht.isPresenting===!0,H=R!==null&&(Z===null||Y)&&R.begin(E,Z);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),O.parent===null&&O.matrixWorldAutoUpdate===!0&&O.updateMatrixWorld(),ht.enabled===!0&&ht.isPresenting===!0&&(R===null||R.isCompositing()===!1)&&(ht.cameraAutoUpdate===!0&&ht.updateCamera(O),O=ht.getCamera()),A.isScene===!0&&A.onBeforeRender(E,A,O,Z),b=Q.get(A,M.length),b.init(O),b.state.textureUnits=kt.getTextureUnits(),M.push(b),ae.multiplyMatrices(O.projectionMatrix,O.matrixWorldInverse),O.isArrayCamera?Vt.setFromArrayCamera(O):Mt.setFromProjectionMatrix(ae,mi,O.reversedDepth),he=this.localClippingEnabled,Xt=tt.init(this.clippingPlanes,he),w=vt.get(A,y.length),w.init(),y.push(w),this.info.render.frame++,ht.enabled===!0&&ht.isPresenting===!0){let Et=E.xr.getDepthSensingMesh();Et!==null&&rp(Et,O,-1/0,E.sortObjects)}rp(A,O,0,E.sortObjects),w.finish(),N!==null&&N.updateLights(b.state.lightsArray),E.sortObjects===!0&&w.sort(J,yt),Yn=ht.enabled===!1||ht.isPresenting===!1||ht.hasDepthSensing()===!1,Yn&&D.addToRenderList(w,A),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&tt.beginShadows();let X=b.state.shadowsArray;if(gt.render(X,A,O),Xt===!0&&tt.endShadows(),(H&&R.hasRenderPass())===!1){let Et=w.opaque,xt=w.transmissive;if(b.setupLights(),O.isArrayCamera){let At=O.cameras;if(xt.length>0)for(let Pt=0,Gt=At.length;Pt<Gt;Pt++){let te=At[Pt];fx(Et,xt,A,te)}Yn&&D.render(A);for(let Pt=0,Gt=At.length;Pt<Gt;Pt++){let te=At[Pt];ux(w,A,te,te.viewport)}}else xt.length>0&&fx(Et,xt,A,O),Yn&&D.render(A),ux(w,A,O)}Z!==null&&F===0&&(kt.updateMultisampleRenderTarget(Z),kt.updateRenderTargetMipmap(Z)),H&&R.end(E),A.isScene===!0&&A.onAfterRender(E,A,O),mt.resetDefaultState(),U=-1,G=null,M.pop(),M.length>0?(b=M[M.length-1],kt.setTextureUnits(b.state.textureUnits),Xt===!0&&tt.setGlobalState(E.clippingPlanes,b.state.camera)):b=null,y.pop(),y.length>0?w=y[y.length-1]:w=null,N!==null&&N.renderEnd()};function rp(A,O,Y,H){if(A.visible===!1)return;if(A.layers.test(O.layers)){if(A.isGroup)Y=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(O);else if(A.isLight)b.pushLight(A),A.castShadow&&b.pushShadow(A);else if(A.isSprite){let Et=O.isArrayCamera?Vt:Mt;if(!A.frustumCulled||A.intersectsFrustum(Et)){H&&He.setFromMatrixPosition(A.matrixWorld).applyMatrix4(ae);let xt=ft.update(A),At=A.material;At.visible&&w.push(A,xt,At,Y,He.z,null,O)}}else if(A.isMesh||A.isLine||A.isPoints){let Et=O.isArrayCamera?Vt:Mt;if(!A.frustumCulled||A.intersectsFrustum(Et)){let xt=ft.update(A),At=A.material;if(H&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),He.copy(A.boundingSphere.center)):(xt.boundingSphere===null&&xt.computeBoundingSphere(),He.copy(xt.boundingSphere.center)),He.applyMatrix4(A.matrixWorld).applyMatrix4(ae)),Array.isArray(At)){let Pt=xt.groups;for(let Gt=0,te=Pt.length;Gt<te;Gt++){let Ct=Pt[Gt],ee=At[Ct.materialIndex];ee&&ee.visible&&w.push(A,xt,ee,Y,He.z,Ct,O)}}else At.visible&&w.push(A,xt,At,Y,He.z,null,O)}}}let bt=A.children;for(let Et=0,xt=bt.length;Et<xt;Et++)rp(bt[Et],O,Y,H)}function ux(A,O,Y,H){let{opaque:X,transmissive:bt,transparent:Et}=A;b.setupLightsView(Y),Xt===!0&&tt.setGlobalState(E.clippingPlanes,Y),H&&St.viewport(q.copy(H)),X.length>0&&Hl(X,O,Y),bt.length>0&&Hl(bt,O,Y),Et.length>0&&Hl(Et,O,Y),St.buffers.depth.setTest(!0),St.buffers.depth.setMask(!0),St.buffers.color.setMask(!0),St.setPolygonOffset(!1)}function fx(A,O,Y,H){if((Y.isScene===!0?Y.overrideMaterial:null)!==null)return;if(b.state.transmissionRenderTarget[H.id]===void 0){let Ct=ve.has("EXT_color_buffer_half_float")||ve.has("EXT_color_buffer_float");b.state.transmissionRenderTarget[H.id]=new $n(1,1,{generateMipmaps:!0,type:Ct?Pi:Un,minFilter:kr,samples:Math.max(4,be.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ne.workingColorSpace})}let bt=b.state.transmissionRenderTarget[H.id],Et=H.viewport||q;bt.setSize(Et.z*E.transmissionResolutionScale,Et.w*E.transmissionResolutionScale);let xt=E.getRenderTarget(),At=E.getActiveCubeFace(),Pt=E.getActiveMipmapLevel();E.setRenderTarget(bt),E.getClearColor($),ot=E.getClearAlpha(),ot<1&&E.setClearColor(16777215,.5),E.clear(),Yn&&D.render(Y);let Gt=E.toneMapping;E.toneMapping=cr;let te=H.viewport;if(H.viewport!==void 0&&(H.viewport=void 0),b.setupLightsView(H),Xt===!0&&tt.setGlobalState(E.clippingPlanes,H),Hl(A,Y,H),kt.updateMultisampleRenderTarget(bt),kt.updateRenderTargetMipmap(bt),ve.has("WEBGL_multisampled_render_to_texture")===!1){let Ct=!1;for(let ee=0,Le=O.length;ee<Le;ee++){let ge=O[ee],{object:pe,geometry:ln,material:Rt,group:gn}=ge;if(Rt.side===gi&&pe.layers.test(H.layers)){let oe=Rt.side;Rt.side=wn,Rt.needsUpdate=!0,hx(pe,Y,H,ln,Rt,gn),Rt.side=oe,Rt.needsUpdate=!0,Ct=!0}}Ct===!0&&(kt.updateMultisampleRenderTarget(bt),kt.updateRenderTargetMipmap(bt))}E.setRenderTarget(xt,At,Pt),E.setClearColor($,ot),te!==void 0&&(H.viewport=te),E.toneMapping=Gt}function Hl(A,O,Y){let H=O.isScene===!0?O.overrideMaterial:null;for(let X=0,bt=A.length;X<bt;X++){let Et=A[X],{object:xt,geometry:At,group:Pt}=Et,Gt=Et.material;Gt.allowOverride===!0&&H!==null&&(Gt=H),xt.layers.test(Y.layers)&&hx(xt,O,Y,At,Gt,Pt)}}function hx(A,O,Y,H,X,bt){N!==null&&X.isNodeMaterial&&N.setObject(A,X),A.onBeforeRender(E,O,Y,H,X,bt),A.modelViewMatrix.multiplyMatrices(Y.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),X.onBeforeRender(E,O,Y,H,A,bt),X.transparent===!0&&X.side===gi&&X.forceSinglePass===!1?(X.side=wn,X.needsUpdate=!0,E.renderBufferDirect(Y,O,H,X,A,bt),X.side=Ts,X.needsUpdate=!0,E.renderBufferDirect(Y,O,H,X,A,bt),X.side=gi):E.renderBufferDirect(Y,O,H,X,A,bt),A.onAfterRender(E,O,Y,H,X,bt)}function dx(A){let O=0;for(let Y of A)Y.texture!==null&&O++;return O}function qa(A,O,Y){O.isScene!==!0&&(O=qn);let H=Ft.get(A),X=b.state.lights,bt=b.state.shadowsArray,Et=X.state.version,xt=nt.getParameters(A,X.state,bt,O,Y,b.state.lightProbeGridArray),At=nt.getProgramCacheKey(xt),Pt=H.programs;H.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?O.environment:null,H.fog=O.fog;let Gt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;H.envMap=I.get(A.envMap||H.environment,Gt),H.envMapRotation=H.environment!==null&&A.envMap===null?O.environmentRotation:A.envMapRotation,Pt===void 0&&(A.addEventListener("dispose",ue),Pt=new Map,H.programs=Pt,H.programVariants=new Map);let te=Pt.get(At);if(te!==void 0){if(H.currentProgram===te&&H.lightsStateVersion===Et)return mx(A,xt),te}else xt.uniforms=nt.getUniforms(A),N!==null&&A.isNodeMaterial&&N.build(A,Y,xt),A.onBeforeCompile(xt,E),te=nt.acquireProgram(xt,At),Pt.set(At,te),H.uniforms=xt.uniforms;let Ct=H.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Ct.clippingPlanes=tt.uniform),mx(A,xt),H.needsLights=k2(A),H.lightsStateVersion=Et,H.needsLights&&(Ct.ambientLightColor.value=X.state.ambient,Ct.lightProbe.value=X.state.probe,Ct.sunLights.value=X.state.sun,Ct.sunLightShadows.value=X.state.sunShadow,Ct.directionalLights.value=X.state.directional,Ct.directionalLightShadows.value=X.state.directionalShadow,Ct.spotLights.value=X.state.spot,Ct.spotLightShadows.value=X.state.spotShadow,Ct.rectAreaLights.value=X.state.rectArea,Ct.ltc_1.value=X.state.rectAreaLTC1,Ct.ltc_2.value=X.state.rectAreaLTC2,Ct.pointLights.value=X.state.point,Ct.pointLightShadows.value=X.state.pointShadow,Ct.hemisphereLights.value=X.state.hemi,Ct.sunShadowMatrix.value=X.state.sunShadowMatrix,Ct.sunShadowCascade.value=X.state.sunShadowCascade,Ct.directionalShadowMatrix.value=X.state.directionalShadowMatrix,Ct.spotLightMatrix.value=X.state.spotLightMatrix,Ct.spotLightMap.value=X.state.spotLightMap,Ct.pointShadowMatrix.value=X.state.pointShadowMatrix),H.numLightProbeGrids=dx(b.state.lightProbeGridArray),H.currentProgram=te,H.uniformsList=null,te}function U2(A,O,Y,H,X){let bt=Ft.get(A),Et=bt.currentProgram.id+","+H+","+X,xt=bt.programVariants.get(Et);return xt===void 0?(xt=qa(A,O,Y),bt.programVariants.set(Et,xt)):(bt.currentProgram=xt,bt.uniformsList=null,bt.outputColorSpace=H,bt.toneMapping=X),xt}function px(A){if(A.uniformsList===null){let O=A.currentProgram.getUniforms();A.uniformsList=$a.seqWithValue(O.seq,A.uniforms)}return A.uniformsList}function mx(A,O){let Y=Ft.get(A);Y.outputColorSpace=O.outputColorSpace,Y.batching=O.batching,Y.batchingColor=O.batchingColor,Y.instancing=O.instancing,Y.instancingColor=O.instancingColor,Y.instancingMorph=O.instancingMorph,Y.skinning=O.skinning,Y.morphTargets=O.morphTargets,Y.morphNormals=O.morphNormals,Y.morphColors=O.morphColors,Y.morphTargetsCount=O.morphTargetsCount,Y.numClippingPlanes=O.numClippingPlanes,Y.numIntersection=O.numClipIntersection,Y.vertexAlphas=O.vertexAlphas,Y.vertexTangents=O.vertexTangents,Y.toneMapping=O.toneMapping}function O2(A,O,Y,H,X){O.isScene!==!0&&(O=qn),kt.resetTextureUnits();let bt=O.fog,Et=H.isMeshStandardMaterial||H.isMeshLambertMaterial||H.isMeshPhongMaterial?O.environment:null,xt=Z===null?E.outputColorSpace:Z.isXRRenderTarget===!0?Z.texture.colorSpace:ne.workingColorSpace,At=H.isMeshStandardMaterial||H.isMeshLambertMaterial&&!H.envMap||H.isMeshPhongMaterial&&!H.envMap,Pt=I.get(H.envMap||Et,At),Gt=H.vertexColors===!0&&!!Y.attributes.color&&Y.attributes.color.itemSize===4,te=!!Y.attributes.tangent&&(!!H.normalMap||H.anisotropy>0),Ct=!!Y.morphAttributes.position,ee=!!Y.morphAttributes.normal,Le=!!Y.morphAttributes.color,ge=cr;H.toneMapped&&(Z===null||Z.isXRRenderTarget===!0)&&(ge=E.toneMapping);let pe=Y.morphAttributes.position||Y.morphAttributes.normal||Y.morphAttributes.color,ln=pe!==void 0?pe.length:0,Rt=Ft.get(H),gn=b.state.lights;if(Xt===!0&&(he===!0||A!==G)){let we=A===G&&H.id===U;tt.setState(H,A,we)}let oe=!1,Cs=!1;H.version===Rt.__version?Rt.needsLights&&Rt.lightsStateVersion!==gn.state.version||X.isBatchedMesh&&Rt.batching===!1||!X.isBatchedMesh&&Rt.batching===!0||X.isBatchedMesh&&Rt.batchingColor===!0&&X._colorsTexture===null||X.isBatchedMesh&&Rt.batchingColor===!1&&X._colorsTexture!==null||X.isInstancedMesh&&Rt.instancing===!1||!X.isInstancedMesh&&Rt.instancing===!0||X.isSkinnedMesh&&Rt.skinning===!1||!X.isSkinnedMesh&&Rt.skinning===!0||X.isInstancedMesh&&Rt.instancingColor===!0&&X.instanceColor===null||X.isInstancedMesh&&Rt.instancingColor===!1&&X.instanceColor!==null||X.isInstancedMesh&&Rt.instancingMorph===!0&&X.morphTexture===null||X.isInstancedMesh&&Rt.instancingMorph===!1&&X.morphTexture!==null||Rt.envMap!==Pt||H.fog===!0&&Rt.fog!==bt||Rt.numClippingPlanes!==void 0&&(Rt.numClippingPlanes!==tt.numPlanes||Rt.numIntersection!==tt.numIntersection)||Rt.vertexAlphas!==Gt||Rt.vertexTangents!==te||Rt.morphTargets!==Ct||Rt.morphNormals!==ee||Rt.morphColors!==Le||Rt.morphTargetsCount!==ln||Rt.numLightProbeGrids!==dx(b.state.lightProbeGridArray)?oe=!0:(Rt.outputColorSpace!==xt||Rt.toneMapping!==ge)&&(Cs=!0):(oe=!0,Rt.__version=H.version);let un=Rt.currentProgram;(oe===!0||Cs===!0)&&(un=Cs===!0?U2(H,O,X,xt,ge):qa(H,O,X),N&&H.isNodeMaterial&&N.onUpdateProgram(H,un,Rt));let Wl=!1,Hr=!1,Rs=!1,re=un.getUniforms(),nn=Rt.uniforms;if(St.useProgram(un.program)&&(Wl=!0,Hr=!0,Rs=!0),H.id!==U&&(U=H.id,Hr=!0),Wl||G!==A){St.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),re.setValue(z,"projectionMatrix",A.projectionMatrix),re.setValue(z,"viewMatrix",A.matrixWorldInverse);let $e=re.map.cameraPosition;$e!==void 0&&$e.setValue(z,cn.setFromMatrixPosition(A.matrixWorld)),be.logarithmicDepthBuffer&&re.setValue(z,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(H.isMeshPhongMaterial||H.isMeshToonMaterial||H.isMeshLambertMaterial||H.isMeshBasicMaterial||H.isMeshStandardMaterial||H.isShaderMaterial)&&re.setValue(z,"isOrthographic",A.isOrthographicCamera===!0),G!==A&&(G=A,Hr=!0,Rs=!0)}if(Rt.needsLights&&(gn.state.sunShadowMap.length>0&&re.setValue(z,"sunShadowMap",gn.state.sunShadowMap,kt),gn.state.directionalShadowMap.length>0&&re.setValue(z,"directionalShadowMap",gn.state.directionalShadowMap,kt),gn.state.spotShadowMap.length>0&&re.setValue(z,"spotShadowMap",gn.state.spotShadowMap,kt),gn.state.pointShadowMap.length>0&&re.setValue(z,"pointShadowMap",gn.state.pointShadowMap,kt)),X.isSkinnedMesh){re.setOptional(z,X,"bindMatrix"),re.setOptional(z,X,"bindMatrixInverse");let we=X.skeleton;we&&(we.boneTexture===null&&we.computeBoneTexture(),re.setValue(z,"boneTexture",we.boneTexture,kt))}X.isBatchedMesh&&(re.setOptional(z,X,"batchingTexture"),re.setValue(z,"batchingTexture",X._matricesTexture,kt),re.setOptional(z,X,"batchingIdTexture"),re.setValue(z,"batchingIdTexture",X._indirectTexture,kt),re.setOptional(z,X,"batchingColorTexture"),X._colorsTexture!==null&&re.setValue(z,"batchingColorTexture",X._colorsTexture,kt));let _i=Y.morphAttributes;if((_i.position!==void 0||_i.normal!==void 0||_i.color!==void 0)&&et.update(X,Y,un),(Hr||Rt.receiveShadow!==X.receiveShadow)&&(Rt.receiveShadow=X.receiveShadow,re.setValue(z,"receiveShadow",X.receiveShadow)),(H.isMeshStandardMaterial||H.isMeshLambertMaterial||H.isMeshPhongMaterial)&&H.envMap===null&&O.environment!==null&&(nn.envMapIntensity.value=O.environmentIntensity),nn.dfgLUT!==void 0&&(nn.dfgLUT.value=wB()),Hr){if(re.setValue(z,"toneMappingExposure",E.toneMappingExposure),Rt.needsLights&&B2(nn,Rs),bt&&H.fog===!0&&pt.refreshFogUniforms(nn,bt),pt.refreshMaterialUniforms(nn,H,at,st,b.state.transmissionRenderTarget[A.id]),Rt.needsLights&&Rt.numLightProbeGrids>0){let we=v,$e=0;for(let fr of b.state.lightProbeGridArray)fr.texture!==null&&(we.textures[$e]=fr.texture,we.min[$e]=fr.boundingBox.min,we.max[$e]=fr.boundingBox.max,we.resolution[$e]=fr.resolution,$e++);for(let fr in we)we[fr].length=$e;nn.probesSH.value=we.textures,nn.probesMin.value=we.min,nn.probesMax.value=we.max,nn.probesResolution.value=we.resolution}$a.upload(z,px(Rt),nn,kt)}if(H.isShaderMaterial&&H.uniformsNeedUpdate===!0&&($a.upload(z,px(Rt),nn,kt),H.uniformsNeedUpdate=!1),H.isSpriteMaterial&&re.setValue(z,"center",X.center),re.setValue(z,"modelViewMatrix",X.modelViewMatrix),re.setValue(z,"normalMatrix",X.normalMatrix),re.setValue(z,"modelMatrix",X.matrixWorld),H.uniformsGroups!==void 0){let we=H.uniformsGroups;for(let $e=0,fr=we.length;$e<fr;$e++){let _x=we[$e];It.update(_x,un),It.bind(_x,un)}}return un}function B2(A,O){A.ambientLightColor.needsUpdate=O,A.lightProbe.needsUpdate=O,A.sunLights.needsUpdate=O,A.sunLightShadows.needsUpdate=O,A.directionalLights.needsUpdate=O,A.directionalLightShadows.needsUpdate=O,A.pointLights.needsUpdate=O,A.pointLightShadows.needsUpdate=O,A.spotLights.needsUpdate=O,A.spotLightShadows.needsUpdate=O,A.rectAreaLights.needsUpdate=O,A.hemisphereLights.needsUpdate=O}function k2(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return B},this.getActiveMipmapLevel=function(){return F},this.getRenderTarget=function(){return Z},this.setRenderTargetTextures=function(A,O,Y){let H=Ft.get(A);H.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,H.__autoAllocateDepthBuffer===!1&&(H.__useRenderToTexture=!1),Ft.get(A.texture).__webglTexture=O,Ft.get(A.depthTexture).__webglTexture=H.__autoAllocateDepthBuffer?void 0:Y,H.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,O){let Y=Ft.get(A);Y.__webglFramebuffer=O,Y.__useDefaultFramebuffer=O===void 0},this.setRenderTarget=function(A,O=0,Y=0){Z=A,B=O,F=Y;let H=null,X=!1,bt=!1;if(A){let xt=Ft.get(A);if(xt.__useDefaultFramebuffer!==void 0){St.bindFramebuffer(z.FRAMEBUFFER,xt.__webglFramebuffer),q.copy(A.viewport),rt.copy(A.scissor),ct=A.scissorTest,St.viewport(q),St.scissor(rt),St.setScissorTest(ct),U=-1;return}else if(xt.__webglFramebuffer===void 0)kt.setupRenderTarget(A);else if(xt.__hasExternalTextures)kt.rebindTextures(A,Ft.get(A.texture).__webglTexture,Ft.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let Gt=A.depthTexture;if(xt.__boundDepthTexture!==Gt){if(Gt!==null&&Ft.has(Gt)&&(A.width!==Gt.image.width||A.height!==Gt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");kt.setupDepthRenderbuffer(A)}}let At=A.texture;(At.isData3DTexture||At.isDataArrayTexture||At.isCompressedArrayTexture)&&(bt=!0);let Pt=Ft.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(Pt[O])?H=Pt[O][Y]:H=Pt[O],X=!0):A.samples>0&&kt.useMultisampledRTT(A)===!1?H=Ft.get(A).__webglMultisampledFramebuffer:Array.isArray(Pt)?H=Pt[Y]:H=Pt,q.copy(A.viewport),rt.copy(A.scissor),ct=A.scissorTest}else q.copy(lt).multiplyScalar(at).floor(),rt.copy(K).multiplyScalar(at).floor(),ct=Lt;if(Y!==0&&(H=k),St.bindFramebuffer(z.FRAMEBUFFER,H)&&St.drawBuffers(A,H),St.viewport(q),St.scissor(rt),St.setScissorTest(ct),X){let xt=Ft.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+O,xt.__webglTexture,Y)}else if(bt){let xt=O;for(let At=0;At<A.textures.length;At++){let Pt=Ft.get(A.textures[At]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+At,Pt.__webglTexture,Y,xt)}}else if(A!==null&&Y!==0){let xt=Ft.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,xt.__webglTexture,Y)}U=-1};function gx(A){let O=Ft.get(A);return(O.__readFormat!==A.format||O.__readType!==A.type)&&(O.__readFormat=A.format,O.__readType=A.type,O.__formatReadable=be.textureFormatReadable(A.format),O.__typeReadable=be.textureTypeReadable(A.type)),O}this.readRenderTargetPixels=function(A,O,Y,H,X,bt,Et,xt=0){if(!(A&&A.isWebGLRenderTarget)){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let At=Ft.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(At=At[Et],Array.isArray(At)&&(At=At[0])),At){St.bindFramebuffer(z.FRAMEBUFFER,At);try{let Pt=A.textures[xt],Gt=Pt.format,te=Pt.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+xt);let Ct=gx(Pt);if(Ct.__formatReadable===!1){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ct.__typeReadable===!1){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}O>=0&&O<=A.width-H&&Y>=0&&Y<=A.height-X&&z.readPixels(O,Y,H,X,dt.convert(Gt),dt.convert(te),bt)}finally{let Pt=Z!==null?Ft.get(Z).__webglFramebuffer:null;St.bindFramebuffer(z.FRAMEBUFFER,Pt)}}},this.readRenderTargetPixelsAsync=async function(A,O,Y,H,X,bt,Et,xt=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let At=Ft.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(At=At[Et],Array.isArray(At)&&(At=At[0])),At)if(O>=0&&O<=A.width-H&&Y>=0&&Y<=A.height-X){St.bindFramebuffer(z.FRAMEBUFFER,At);let Pt=A.textures[xt],Gt=Pt.format,te=Pt.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+xt);let Ct=gx(Pt);if(Ct.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ct.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ee=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,ee),z.bufferData(z.PIXEL_PACK_BUFFER,bt.byteLength,z.STREAM_READ),z.readPixels(O,Y,H,X,dt.convert(Gt),dt.convert(te),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let Le=Z!==null?Ft.get(Z).__webglFramebuffer:null;St.bindFramebuffer(z.FRAMEBUFFER,Le);let ge=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await CE(z,ge,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,ee),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,bt),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(ee),z.deleteSync(ge),bt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,O=null,Y=0){let H=Math.pow(2,-Y),X=Math.floor(A.image.width*H),bt=Math.floor(A.image.height*H),Et=O!==null?O.x:0,xt=O!==null?O.y:0;kt.setTexture2D(A,0),z.copyTexSubImage2D(z.TEXTURE_2D,Y,0,0,Et,xt,X,bt),St.unbindTexture()},this.copyTextureToTexture=function(A,O,Y=null,H=null,X=0,bt=0){let Et,xt,At,Pt,Gt,te,Ct,ee,Le,ge=A.isCompressedTexture?A.mipmaps[bt]:A.image;if(Y!==null)Et=Y.max.x-Y.min.x,xt=Y.max.y-Y.min.y,At=Y.isBox3?Y.max.z-Y.min.z:1,Pt=Y.min.x,Gt=Y.min.y,te=Y.isBox3?Y.min.z:0;else{let re=Math.pow(2,-X);Et=Math.floor(ge.width*re),xt=Math.floor(ge.height*re),A.isDataArrayTexture?At=ge.depth:A.isData3DTexture?At=Math.floor(ge.depth*re):At=1,Pt=0,Gt=0,te=0}H!==null?(Ct=H.x,ee=H.y,Le=H.z):(Ct=0,ee=0,Le=0);let pe=dt.convert(O.format),ln=dt.convert(O.type),Rt;O.isData3DTexture?(kt.setTexture3D(O,0),Rt=z.TEXTURE_3D):O.isDataArrayTexture||O.isCompressedArrayTexture?(kt.setTexture2DArray(O,0),Rt=z.TEXTURE_2D_ARRAY):(kt.setTexture2D(O,0),Rt=z.TEXTURE_2D),St.activeTexture(z.TEXTURE0),St.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,O.flipY),St.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,O.premultiplyAlpha),St.pixelStorei(z.UNPACK_ALIGNMENT,O.unpackAlignment);let gn=St.getParameter(z.UNPACK_ROW_LENGTH),oe=St.getParameter(z.UNPACK_IMAGE_HEIGHT),Cs=St.getParameter(z.UNPACK_SKIP_PIXELS),un=St.getParameter(z.UNPACK_SKIP_ROWS),Wl=St.getParameter(z.UNPACK_SKIP_IMAGES);St.pixelStorei(z.UNPACK_ROW_LENGTH,ge.width),St.pixelStorei(z.UNPACK_IMAGE_HEIGHT,ge.height),St.pixelStorei(z.UNPACK_SKIP_PIXELS,Pt),St.pixelStorei(z.UNPACK_SKIP_ROWS,Gt),St.pixelStorei(z.UNPACK_SKIP_IMAGES,te);let Hr=A.isDataArrayTexture||A.isData3DTexture,Rs=O.isDataArrayTexture||O.isData3DTexture;if(A.isDepthTexture){let re=Ft.get(A),nn=Ft.get(O),_i=Ft.get(re.__renderTarget),we=Ft.get(nn.__renderTarget);St.bindFramebuffer(z.READ_FRAMEBUFFER,_i.__webglFramebuffer),St.bindFramebuffer(z.DRAW_FRAMEBUFFER,we.__webglFramebuffer);for(let $e=0;$e<At;$e++)Hr&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Ft.get(A).__webglTexture,X,te+$e),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Ft.get(O).__webglTexture,bt,Le+$e)),z.blitFramebuffer(Pt,Gt,Pt+Et,Gt+xt,Ct,ee,Ct+Et,ee+xt,z.DEPTH_BUFFER_BIT,z.NEAREST);St.bindFramebuffer(z.READ_FRAMEBUFFER,null),St.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(X!==0||A.isRenderTargetTexture||Ft.has(A)){let re=Ft.get(A),nn=Ft.get(O);St.bindFramebuffer(z.READ_FRAMEBUFFER,P),St.bindFramebuffer(z.DRAW_FRAMEBUFFER,L);for(let _i=0;_i<At;_i++)Hr?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,re.__webglTexture,X,te+_i):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,re.__webglTexture,X),Rs?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,nn.__webglTexture,bt,Le+_i):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,nn.__webglTexture,bt),X!==0?z.blitFramebuffer(Pt,Gt,Pt+Et,Gt+xt,Ct,ee,Ct+Et,ee+xt,z.COLOR_BUFFER_BIT,z.NEAREST):Rs?z.copyTexSubImage3D(Rt,bt,Ct,ee,Le+_i,Pt,Gt,Et,xt):z.copyTexSubImage2D(Rt,bt,Ct,ee,Pt,Gt,Et,xt);St.bindFramebuffer(z.READ_FRAMEBUFFER,null),St.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Rs?A.isDataTexture||A.isData3DTexture?z.texSubImage3D(Rt,bt,Ct,ee,Le,Et,xt,At,pe,ln,ge.data):O.isCompressedArrayTexture?z.compressedTexSubImage3D(Rt,bt,Ct,ee,Le,Et,xt,At,pe,ge.data):z.texSubImage3D(Rt,bt,Ct,ee,Le,Et,xt,At,pe,ln,ge):A.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,bt,Ct,ee,Et,xt,pe,ln,ge.data):A.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,bt,Ct,ee,ge.width,ge.height,pe,ge.data):z.texSubImage2D(z.TEXTURE_2D,bt,Ct,ee,Et,xt,pe,ln,ge);St.pixelStorei(z.UNPACK_ROW_LENGTH,gn),St.pixelStorei(z.UNPACK_IMAGE_HEIGHT,oe),St.pixelStorei(z.UNPACK_SKIP_PIXELS,Cs),St.pixelStorei(z.UNPACK_SKIP_ROWS,un),St.pixelStorei(z.UNPACK_SKIP_IMAGES,Wl),bt===0&&O.generateMipmaps===!0&&O.mipmapsAutoUpdate===!0&&z.generateMipmap(Rt),St.unbindTexture()},this.initRenderTarget=function(A){Ft.get(A).__webglFramebuffer===void 0&&kt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?kt.setTextureCube(A,0):A.isData3DTexture?kt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?kt.setTexture2DArray(A,0):kt.setTexture2D(A,0),St.unbindTexture()},this.resetState=function(){B=0,F=0,Z=null,St.reset(),mt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return mi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let n=this.getContext();n.drawingBufferColorSpace=ne._getDrawingBufferColorSpace(t),n.unpackColorSpace=ne._getUnpackColorSpace()}};var Kd=0,TB=1,AB=new V,d2=new bl,tx=new Wn,p2=new V,Jd=new Ei,jd=class{constructor(){this.tolerance=-1,this.faces=[],this.newFaces=[],this.assigned=new Qd,this.unassigned=new Qd,this.vertices=[]}setFromPoints(t){if(t.length>=4){this.makeEmpty();for(let n=0,i=t.length;n<i;n++)this.vertices.push(new ex(t[n]));this._compute()}return this}setFromObject(t){let n=[];return t.updateMatrixWorld(!0),t.traverse(function(i){let r=i.geometry;if(r!==void 0){let s=r.attributes.position;if(s!==void 0)for(let o=0,a=s.count;o<a;o++){let c=new V;c.fromBufferAttribute(s,o).applyMatrix4(i.matrixWorld),n.push(c)}}}),this.setFromPoints(n)}containsPoint(t){let n=this.faces;for(let i=0,r=n.length;i<r;i++)if(n[i].distanceToPoint(t)>this.tolerance)return!1;return!0}intersectRay(t,n){let i=this.faces,r=-1/0,s=1/0;for(let o=0,a=i.length;o<a;o++){let c=i[o],l=c.distanceToPoint(t.origin),u=c.normal.dot(t.direction);if(l>0&&u>=0)return null;let h=u!==0?-l/u:0;if(!(h<=0)&&(u>0?s=Math.min(h,s):r=Math.max(h,r),r>s))return null}return r!==-1/0?t.at(r,n):t.at(s,n),n}intersectsRay(t){return this.intersectRay(t,AB)!==null}makeEmpty(){return this.faces=[],this.vertices=[],this}_addVertexToFace(t,n){return t.face=n,n.outside===null?this.assigned.append(t):this.assigned.insertBefore(n.outside,t),n.outside=t,this}_removeVertexFromFace(t,n){return t===n.outside&&(t.next!==null&&t.next.face===n?n.outside=t.next:n.outside=null),this.assigned.remove(t),this}_removeAllVerticesFromFace(t){if(t.outside!==null){let n=t.outside,i=t.outside;for(;i.next!==null&&i.next.face===t;)i=i.next;return this.assigned.removeSubList(n,i),n.prev=i.next=null,t.outside=null,n}}_deleteFaceVertices(t,n){let i=this._removeAllVerticesFromFace(t);if(i!==void 0)if(n===void 0)this.unassigned.appendChain(i);else{let r=i;do{let s=r.next;n.distanceToPoint(r.point)>this.tolerance?this._addVertexToFace(r,n):this.unassigned.append(r),r=s}while(r!==null)}return this}_resolveUnassignedPoints(t){if(this.unassigned.isEmpty()===!1){let n=this.unassigned.first();do{let i=n.next,r=this.tolerance,s=null;for(let o=0;o<t.length;o++){let a=t[o];if(a.mark===Kd){let c=a.distanceToPoint(n.point);if(c>r&&(r=c,s=a),r>1e3*this.tolerance)break}}s!==null&&this._addVertexToFace(n,s),n=i}while(n!==null)}return this}_computeExtremes(){let t=new V,n=new V,i=[],r=[];for(let s=0;s<3;s++)i[s]=r[s]=this.vertices[0];t.copy(this.vertices[0].point),n.copy(this.vertices[0].point);for(let s=0,o=this.vertices.length;s<o;s++){let a=this.vertices[s],c=a.point;for(let l=0;l<3;l++)c.getComponent(l)<t.getComponent(l)&&(t.setComponent(l,c.getComponent(l)),i[l]=a);for(let l=0;l<3;l++)c.getComponent(l)>n.getComponent(l)&&(n.setComponent(l,c.getComponent(l)),r[l]=a)}return this.tolerance=3*Number.EPSILON*(Math.max(Math.abs(t.x),Math.abs(n.x))+Math.max(Math.abs(t.y),Math.abs(n.y))+Math.max(Math.abs(t.z),Math.abs(n.z))),{min:i,max:r}}_computeInitialHull(){let t=this.vertices,n=this._computeExtremes(),i=n.min,r=n.max,s=0,o=0;for(let f=0;f<3;f++){let d=r[f].point.getComponent(f)-i[f].point.getComponent(f);d>s&&(s=d,o=f)}let a=i[o],c=r[o],l,u;s=0,d2.set(a.point,c.point);for(let f=0,d=this.vertices.length;f<d;f++){let p=t[f];if(p!==a&&p!==c){d2.closestPointToPoint(p.point,!0,p2);let _=p2.distanceToSquared(p.point);_>s&&(s=_,l=p)}}s=-1,tx.setFromCoplanarPoints(a.point,c.point,l.point);for(let f=0,d=this.vertices.length;f<d;f++){let p=t[f];if(p!==a&&p!==c&&p!==l){let _=Math.abs(tx.distanceToPoint(p.point));_>s&&(s=_,u=p)}}let h=[];if(tx.distanceToPoint(u.point)<0){h.push(Li.create(a,c,l),Li.create(u,c,a),Li.create(u,l,c),Li.create(u,a,l));for(let f=0;f<3;f++){let d=(f+1)%3;h[f+1].getEdge(2).setTwin(h[0].getEdge(d)),h[f+1].getEdge(1).setTwin(h[d+1].getEdge(0))}}else{h.push(Li.create(a,l,c),Li.create(u,a,c),Li.create(u,c,l),Li.create(u,l,a));for(let f=0;f<3;f++){let d=(f+1)%3;h[f+1].getEdge(2).setTwin(h[0].getEdge((3-f)%3)),h[f+1].getEdge(0).setTwin(h[d+1].getEdge(1))}}for(let f=0;f<4;f++)this.faces.push(h[f]);for(let f=0,d=t.length;f<d;f++){let p=t[f];if(p!==a&&p!==c&&p!==l&&p!==u){s=this.tolerance;let _=null;for(let m=0;m<4;m++){let g=this.faces[m].distanceToPoint(p.point);g>s&&(s=g,_=this.faces[m])}_!==null&&this._addVertexToFace(p,_)}}return this}_reindexFaces(){let t=[];for(let n=0;n<this.faces.length;n++){let i=this.faces[n];i.mark===Kd&&t.push(i)}return this.faces=t,this}_nextVertexToAdd(){if(this.assigned.isEmpty()===!1){let t,n=0,i=this.assigned.first().face,r=i.outside;do{let s=i.distanceToPoint(r.point);s>n&&(n=s,t=r),r=r.next}while(r!==null&&r.face===i);return t}}_computeHorizon(t,n,i,r){this._deleteFaceVertices(i),i.mark=TB;let s;n===null?s=n=i.getEdge(0):s=n.next;do{let o=s.twin,a=o.face;a.mark===Kd&&(a.distanceToPoint(t)>this.tolerance?this._computeHorizon(t,o,a,r):r.push(s)),s=s.next}while(s!==n);return this}_addAdjoiningFace(t,n){let i=Li.create(t,n.tail(),n.head());return this.faces.push(i),i.getEdge(-1).setTwin(n.twin),i.getEdge(0)}_addNewFaces(t,n){this.newFaces=[];let i=null,r=null;for(let s=0;s<n.length;s++){let o=n[s],a=this._addAdjoiningFace(t,o);i===null?i=a:a.next.setTwin(r),this.newFaces.push(a.face),r=a}return i.next.setTwin(r),this}_addVertexToHull(t){let n=[];return this.unassigned.clear(),this._removeVertexFromFace(t,t.face),this._computeHorizon(t.point,null,t.face,n),this._addNewFaces(t,n),this._resolveUnassignedPoints(this.newFaces),this}_cleanup(){return this.assigned.clear(),this.unassigned.clear(),this.newFaces=[],this}_compute(){let t;for(this._computeInitialHull();(t=this._nextVertexToAdd())!==void 0;)this._addVertexToHull(t);return this._reindexFaces(),this._cleanup(),this}},Li=class e{constructor(){this.normal=new V,this.midpoint=new V,this.area=0,this.constant=0,this.outside=null,this.mark=Kd,this.edge=null}static create(t,n,i){let r=new e,s=new Fl(t,r),o=new Fl(n,r),a=new Fl(i,r);return s.next=a.prev=o,o.next=s.prev=a,a.next=o.prev=s,r.edge=s,r.compute()}getEdge(t){let n=this.edge;for(;t>0;)n=n.next,t--;for(;t<0;)n=n.prev,t++;return n}compute(){let t=this.edge.tail(),n=this.edge.head(),i=this.edge.next.head();return Jd.set(t.point,n.point,i.point),Jd.getNormal(this.normal),Jd.getMidpoint(this.midpoint),this.area=Jd.getArea(),this.constant=this.normal.dot(this.midpoint),this}distanceToPoint(t){return this.normal.dot(t)-this.constant}},Fl=class{constructor(t,n){this.vertex=t,this.prev=null,this.next=null,this.twin=null,this.face=n}head(){return this.vertex}tail(){return this.prev?this.prev.vertex:null}length(){let t=this.head(),n=this.tail();return n!==null?n.point.distanceTo(t.point):-1}lengthSquared(){let t=this.head(),n=this.tail();return n!==null?n.point.distanceToSquared(t.point):-1}setTwin(t){return this.twin=t,t.twin=this,this}},ex=class{constructor(t){this.point=t,this.prev=null,this.next=null,this.face=null}},Qd=class{constructor(){this.head=null,this.tail=null}first(){return this.head}last(){return this.tail}clear(){return this.head=this.tail=null,this}insertBefore(t,n){return n.prev=t.prev,n.next=t,n.prev===null?this.head=n:n.prev.next=n,t.prev=n,this}insertAfter(t,n){return n.prev=t,n.next=t.next,n.next===null?this.tail=n:n.next.prev=n,t.next=n,this}append(t){return this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail,t.next=null,this.tail=t,this}appendChain(t){for(this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail;t.next!==null;)t=t.next;return this.tail=t,this}remove(t){return t.prev===null?this.head=t.next:t.prev.next=t.next,t.next===null?this.tail=t.prev:t.next.prev=t.prev,this}removeSubList(t,n){return t.prev===null?this.head=n.next:t.prev.next=n.next,n.next===null?this.tail=t.prev:n.next.prev=t.prev,this}isEmpty(){return this.head===null}};function xo(e){if(typeof e=="number")return e;let t=/^([+-]?)0x([0-9a-f]+)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i.exec(e);if(!t)return Number(e);let[,n,i,r="",s]=t,o=Number.parseInt(i+r,16),a=Number(s)-4*r.length;for(;a<-1e3;)o*=2**-52,a+=52;return(n==="-"?-1:1)*(a>900?o*2**900*2**(a-900):o*2**a)}var nx=e=>[0,1,2].map(t=>xo(e[t]??0));function m2(e){if(e.points)return{points:e.points.map(nx),hex:e.points.map(o=>o.map(String)),curved:null};let t=["sphere","cone","cylinder"].find(o=>o in e)??"sphere",n=e[t],i=[[1,0,0],[0,1,0],[0,0,1]],r=e.placement?.linear?.map(nx)??i;for(;r.length<3;)r.push(i[r.length]);let s={kind:t,radius:xo(n.radius),half_height:xo(n.half_height??0),linear:r,translation:nx(e.placement?.translation??[])};return{points:EB(s),hex:[],curved:s}}function y2(e){let t=JSON.parse(e);return{id:t.id,dim:t.dim,bits:t.bits,a:m2(t.a),b:m2(t.b)}}function x2(e){let t=Math.PI*(3-Math.sqrt(5));return Array.from({length:e},(n,i)=>{let r=1-(2*i+1)/e,s=Math.sqrt(1-r*r);return[s*Math.cos(t*i),r,s*Math.sin(t*i)]})}function EB(e){let{radius:t,half_height:n}=e,i=s=>Array.from({length:48},(o,a)=>[t*Math.cos(a*Math.PI/24),s,t*Math.sin(a*Math.PI/24)]);return(e.kind==="sphere"?x2(300).map(s=>s.map(o=>t*o)):e.kind==="cone"?[[0,n,0],...i(-n)]:[...i(-n),...i(n)]).map(s=>e.linear.map((o,a)=>vo(o,s)+e.translation[a]))}var vo=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],mn=(e,t)=>[e[0]-t[0],e[1]-t[1],e[2]-t[2]],CB=(e,t)=>[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],yo=e=>Math.hypot(...e),Ul=(e,t)=>[e*t[0],e*t[1],e*t[2]];function Bl(e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let r of e)for(let s of[0,1,2])t[s]=Math.min(t[s],r[s]),n[s]=Math.max(n[s],r[s]);let i=t.map((r,s)=>r/2+n[s]/2);return{centre:i,radius:Math.max(...e.map(r=>yo(mn(r,i))))||0}}function tp(e,t){let n=0,i=-1;for(let[r,s]of e.entries()){let o=t(s);o>i&&([n,i]=[r,o])}return[n,i]}function RB(e,t,n){let i=e.map((o,a)=>({u:vo(o,t),v:vo(o,n),i:a})).sort((o,a)=>o.u-a.u||o.v-a.v),r=o=>{let a=[];for(let c of o){for(;a.length>1;){let[l,u]=[a.at(-2),a.at(-1)];if((u.u-l.u)*(c.v-l.v)-(u.v-l.v)*(c.u-l.u)>0)break;a.pop()}a.push(c)}return a.slice(0,-1)},s=[...r(i),...r(i.reverse())];return{corners:s.map(({i:o})=>e[o]),triangles:s.slice(2).map((o,a)=>[0,a+1,a+2]),edges:s.map((o,a)=>[a,(a+1)%s.length])}}function PB(e,t,n){let i=new Map,r=e.map((l,u)=>{let h=new V(...Ul(1/n,mn(l,t)));return i.set(h,u),h}),s=new jd().setFromPoints(r),o=new Map,a=[],c=[];for(let l of s.faces){let u=[],h=l.edge;do{let f=i.get(h.head().point);o.has(f)||(o.set(f,a.length),a.push(e[f])),u.push(o.get(f)),h=h.next}while(h!==l.edge&&u.length<3);c.push(u)}return{corners:a,triangles:c,edges:[]}}var g2=1e-9;function Ol(e){let{centre:t,radius:n}=Bl(e),[i]=tp(e,m=>yo(mn(m,t))),r=e[i],[s,o]=tp(e,m=>yo(mn(m,r)));if(!(o>0))return{corners:[r],triangles:[],edges:[]};let a=Ul(1/o,mn(e[s],r)),c=m=>mn(mn(m,r),Ul(vo(mn(m,r),a),a)),[l,u]=tp(e,m=>yo(c(m)));if(!(u>g2*o))return{corners:[r,e[s]],triangles:[],edges:[[0,1]]};let h=Ul(1/u,c(e[l])),f=CB(a,h),[,d]=tp(e,m=>Math.abs(vo(mn(m,r),f))),p=e.map(m=>mn(m,r)),_=()=>{let m=RB(p,a,h);return{...m,corners:m.corners.map(g=>g.map((x,S)=>x+r[S]))}};if(!(d>g2*o))return _();try{return PB(e,t,n)}catch{return _()}}function _2(e,t){return e.reduce((n,i)=>vo(i,t)>vo(n,t)?i:n)}function v2(e,t){return e.corners.length*t.corners.length<=3e3?Ol(e.corners.flatMap(n=>t.corners.map(i=>mn(n,i)))):Ol(x2(1500).map(n=>mn(_2(e.corners,n),_2(t.corners,Ul(-1,n)))))}var IB='{"format":"gjkproof-cases/1"}';function b2(e){return`${IB}
${e}
`}function M2(e,t,n){let i=t.curved,r=i.linear.map(s=>`(${s.join(", ")})`).join(", ");return`${n} ${e}: ${i.kind}, radius ${i.radius}`+(i.kind==="sphere"?"":`, half height ${i.half_height}, axis y`)+`;
${n}   linear: ${r};
${n}   translation: (${i.translation.join(", ")})
`}function S2(e){let t=(r,s)=>{if(s.curved)return M2(r,s,"//");let o=s.hex.map(a=>`    {${a.join(", ")}},`).join(`
`);return`const std::vector<std::array<double, ${e.dim}>> ${r}{
${o}
};
`},i=e.a.curved??e.b.curved?"":`EXPECT_THAT(my_gjk(a, b), gjkproof::IsCorrectFor(a, b));
`;return`// ${e.id}
${t("a",e.a)}${t("b",e.b)}${i}`}function w2(e){let t=(n,i)=>{if(i.curved)return M2(n,i,"#");let r=i.hex.map(s=>`    [${s.map(o=>`f("${o}")`).join(", ")}],`).join(`
`);return`${n} = [
${r}
]
`};return`# ${e.id}
f = float.fromhex
${t("a",e.a)}${t("b",e.b)}`}async function T2(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");if(t.remove(),!n)throw new Error("the browser does not let the page copy")}}var ep=class{constructor(t){this.canvas=t;this.renderer=new qd({canvas:t,antialias:!0,alpha:!0,preserveDrawingBuffer:!0});let n=new xl(16777215,2);n.position.set(1,2,3),this.camera.add(n),this.scene.add(this.camera,new vl(16777215,1.2),this.content),this.listen()}canvas;renderer;scene=new ol;camera=new Mn(35,1,.01,1e3);content=new nr;drawn=[];focus=[0,0,0];radius=1;longitude=.6;latitude=.4;distance=4;show(t,n,i){this.drawn=t,this.focus=n,this.radius=i>0&&Number.isFinite(i)?i:1,this.rebuild()}look_again(){this.longitude=.6,this.latitude=.4,this.distance=4,this.render()}render(){let{clientWidth:t,clientHeight:n}=this.canvas;if(t===0||n===0)return;this.renderer.setPixelRatio(window.devicePixelRatio),this.renderer.setSize(t,n,!1),this.camera.aspect=t/n,this.camera.near=this.distance/1e3,this.camera.far=this.distance*1e3,this.camera.updateProjectionMatrix();let i=this.distance*Math.cos(this.latitude);this.camera.position.set(i*Math.sin(this.longitude),this.distance*Math.sin(this.latitude),i*Math.cos(this.longitude)),this.camera.lookAt(0,0,0),this.renderer.render(this.scene,this.camera)}local(t){return mn(t,this.focus).map(n=>Math.fround(Math.max(-1e30,Math.min(1e30,n/this.radius))))}geometry(t){return new Dn().setAttribute("position",new Fe(t.flatMap(n=>this.local(n)),3))}rebuild(){this.scene.remove(this.content),this.content.traverse(t=>{(t instanceof Fn||t instanceof bs||t instanceof fo)&&(t.geometry.dispose(),t.material.dispose())}),this.content=new nr;for(let t of this.drawn)this.add(t);this.scene.add(this.content),this.render()}add({surface:t,lines:n,points:i,ball:r,colour:s,opacity:o=1}){let a=s==="currentColor"?getComputedStyle(this.canvas).color:s,c={color:a,transparent:o<1,opacity:o,depthWrite:o===1};if(t){let l=t.triangles.flatMap(h=>h.map(f=>t.corners[f]));if(l.length){let h=this.geometry(l);h.computeVertexNormals(),this.content.add(new Fn(h,new ka({...c,side:gi}))),t.edges.length||this.content.add(new bs(new hl(h,3),new vs({color:a})))}let u=t.edges.flatMap(h=>h.map(f=>t.corners[f]));u.length&&this.content.add(new bs(this.geometry(u),new vs({color:a}))),l.length||this.content.add(new fo(this.geometry(t.corners),new uo({color:a,size:8,sizeAttenuation:!1})))}if(n?.length&&this.content.add(new bs(this.geometry(n.flat()),new vs({color:a}))),i?.length&&this.content.add(new fo(this.geometry(i),new uo({color:a,size:9,sizeAttenuation:!1,depthTest:!1}))),r!==void 0&&r>0&&r/this.radius<1e6){let l=new Fn(new pl(r/this.radius,32,16),new ka(c));l.position.set(...this.local([0,0,0])),this.content.add(l)}}turn(t,n){this.longitude-=t,this.latitude=Math.max(-1.55,Math.min(1.55,this.latitude+n)),this.render()}zoom(t){this.distance=Math.max(.02,Math.min(500,this.distance*t)),this.render()}listen(){let{canvas:t}=this;t.addEventListener("pointerdown",i=>t.setPointerCapture(i.pointerId)),t.addEventListener("pointermove",i=>{t.hasPointerCapture(i.pointerId)&&this.turn(i.movementX/150,i.movementY/150)}),t.addEventListener("wheel",i=>{document.activeElement===t&&(i.preventDefault(),this.zoom(Math.exp(i.deltaY/500)))},{passive:!1});let n={ArrowLeft:()=>this.turn(-.1,0),ArrowRight:()=>this.turn(.1,0),ArrowUp:()=>this.turn(0,.1),ArrowDown:()=>this.turn(0,-.1),"+":()=>this.zoom(.8),"-":()=>this.zoom(1.25),0:()=>this.look_again()};t.addEventListener("keydown",i=>{let r=n[i.key];r&&(i.preventDefault(),r())}),new ResizeObserver(()=>this.render()).observe(t)}};var C2="#0072B2",R2="#D55E00",Gl="#009E73",P2="#E69F00",ix="#CC79A7";function kl(e){return e==null?"none":Array.isArray(e)?`within [${e.map(t=>xo(t)).join(", ")}]`:`${xo(e)} (${e})`}function LB(e,t){let{says:n}=t,i=[["Verdict",ze(e.data.columns[t.c])+(t.reason?`: ${t.reason}`:"")],["It says",n?`${n.relation??"no relation"}, distance ${kl(n.distance)}`+(n.lower_bound?`, lower bound ${kl(n.lower_bound)}`:"")+(n.depth?`, depth ${kl(n.depth)}`:""):"nothing"],["Exactly",`${t.relation??"undecided"}, distance ${kl(t.distance)}`+(t.depth?`, depth ${kl(t.depth)}`:"")],["Error",[t.size===null?"":`${Ne(t.size)} of M`,t.scaled_error===null?"":`${Ne(t.scaled_error)} u M`,t.relative_error===null?"":`relative ${Ne(t.relative_error)}`,t.ulps===null?"":`${Ne(t.ulps)} ulps`].filter(Boolean).join(", ")||"none"],["Ending",`${t.status??"none"}${t.iterations===null?"":`, ${t.iterations} iterations`}`],["Case",`${t.id}, ${t.vertices.join(" + ")} vertices, M = ${Ne(t.magnitude)}, ${t.bits} bits`+Object.entries(t.parameters).map(([s,o])=>`, ${ze(s)} ${Ne(o)}`).join("")],["Replay",t.replay]],r=Dt("dl",{class:"facts"});for(let[s,o]of i)r.append(Dt("dt",{},s),Dt("dd",{},s==="Replay"?Dt("code",{},o):o));return r}function NB(e,t,n){let i=Dt("span",{role:"status","aria-live":"polite"}),r=(o,a)=>Si(`Copy ${o}`,()=>{T2(a).then(()=>i.replaceChildren(`Copied: ${o}.`),c=>i.replaceChildren(c.message))},{"data-copy":o}),s=[r("replay command",e.replay)];return t!==void 0&&n&&s.push(r("case file",b2(t)),r("case line",t),r("C++",S2(n)),r("Python",w2(n))),Dt("p",{class:"buttons"},...s,i)}function DB(e){let t=Dt("details",{},Dt("summary",{},"Coordinates, in hex and decimal"));for(let n of["a","b"]){let i=e[n];if(i.curved){t.append(Dt("pre",{},JSON.stringify(i.curved,null,1)));continue}let r=Dt("table",{class:"coordinates"},Dt("caption",{},`Body ${n.toUpperCase()}`));for(let[s,o]of i.hex.entries()){let a=r.insertRow();a.append(Dt("th",{scope:"row"},`${n}${s}`));for(let c of o)a.append(Dt("td",{},Dt("code",{},c)));for(let c of o)a.append(Dt("td",{},String(xo(c))))}t.append(Dt("div",{class:"wide"},r))}return t}function FB(e,t){let{a:n,b:i}=e;if(n.curved||i.curved)return null;let r=([c,l])=>n.points[c]&&i.points[l]?mn(n.points[c],i.points[l]):null,s=t.simplex.map(r),o=r(t.support);if(!o||s.includes(null))return null;let a=c=>{let l=[0,0,0];for(let[u,h]of c.entries())for(let f of[0,1,2])l[f]+=(t.weights[u]??0)*(h?.[f]??0);return l};return{corners:s,v:a(s),on_a:a(t.simplex.map(([c])=>n.points[c])),on_b:a(t.simplex.map(([,c])=>i.points[c])),w:o}}var UB=e=>e.flatMap((t,n)=>e.slice(n+1).map(i=>[t,i]));function A2({question:e,a:t,b:n},i,r){let s=[{surface:t,colour:C2,opacity:.55},{surface:n,colour:R2,opacity:.55}];if(!i||!r)return s;let{points:o}=e.a,{points:a}=e.b;return s.push({points:[o[i.support[0]],a[i.support[1]]],colour:ix}),i.weights.length&&s.push({points:[r.on_a,r.on_b],lines:[[r.on_a,r.on_b]],colour:Gl}),s}function E2(e,t,n){let i=[0,0,0],r=[{surface:e.difference,colour:"#56B4E9",opacity:.35},{points:[i],colour:"currentColor"}];if(!t||!n)return r;if(r.push({points:n.corners,lines:UB(n.corners),colour:P2},{points:[n.w],colour:ix}),t.direction.length){let s=Bl(e.difference.corners).radius/(Math.hypot(...t.direction)||1);r.push({lines:[[i,[0,1,2].map(o=>(t.direction[o]??0)*s)]],colour:Gl})}else{let s=yo(n.v),o=t.v_norm>0?t.lower_bound/t.v_norm*s:0;r.push({lines:[[i,n.v]],points:[n.v],colour:Gl},{ball:o,colour:Gl,opacity:.2})}return r}var zl;function OB(){if(zl!==void 0)return zl;try{let e=["The two bodies","Their Minkowski difference and the origin"].map(t=>Dt("canvas",{tabindex:"0",role:"img","aria-label":`${t}. Arrow keys turn it, plus and minus zoom, 0 resets.`}));zl={canvases:e,all:e.map(t=>new ep(t))}}catch{zl=null}return zl}function BB(e){let t=`w (a${e.support[0]}, b${e.support[1]})`;if(e.direction.length)return`k = ${e.k}: d (${e.direction.map(Ne).join(", ")}), d.w ${Ne(e.along)}, ${t}`;let n=e.simplex.map(([i,r],s)=>`(a${i}, b${r}) x ${Ne(e.weights[s]??null)}`).join(", ");return`k = ${e.k}: |v| ${Ne(e.v_norm)}, lower bound ${Ne(e.lower_bound)}, 1 - v.w/v.v ${Ne(e.gap)}, ${t}, simplex ${n}`}var kB=[["A",C2],["B",R2],["simplex",P2],["v, or d of a query; ball: lower bound",Gl],["w",ix]];function zB(e,t,n){let i=OB();if(!i)return[Dt("p",{},"This browser has no WebGL: no picture.")];let[r,s]=[Ol(t.a.points),Ol(t.b.points)],o={question:t,a:r,b:s,difference:v2(r,s)},a=Dt("output",{class:"step"}),c=Dt("input",{type:"range",min:"0",max:String(Math.max(0,e.trace.length-1)),value:"0","aria-label":"Iteration"}),l=!1,u=()=>{let _=e.trace[Number(c.value)],m=_?FB(t,_):null;_&&(a.textContent=BB(_)+(e.trace_cut?" (later iterations are left out)":""));let g=Bl([...r.corners,...s.corners]),x=Bl([...o.difference.corners,[0,0,0]]),S=m?yo(m.v):0;l&&m&&S>0?(i.all[0].show(A2(o,_,m),m.on_a,1.5*S),i.all[1].show(E2(o,_,m),[0,0,0],1.5*S)):(i.all[0].show(A2(o,_,m),g.centre,g.radius),i.all[1].show(E2(o,_,m),x.centre,x.radius))};c.addEventListener("input",u),n(u);let h=i.canvases.map((_,m)=>Dt("figure",{},_,Dt("figcaption",{},m===0?"A and B":"A - B and the origin"))),f=Dt("p",{class:"key"},...kB.map(([_,m])=>Dt("span",{style:`--hue: ${m}`},_))),d=Dt("p",{class:"buttons"},Si("Look again from the start",()=>i.all.forEach(_=>_.look_again())));if(e.trace.some(_=>_.weights.length)){let _=Si("Zoom to v",()=>{l=!l,_.setAttribute("aria-pressed",String(l)),u()},{"aria-pressed":"false"});d.append(_)}let p=[Dt("div",{class:"pictures"},...h),f,d];return e.trace.length?p.push(Dt("label",{class:"slider"},"Iteration ",c),a):p.push(Dt("p",{},"The subject shows no iterations.")),requestAnimationFrame(u),p}var np=()=>{};function rx(){np()}function I2(e,t){let n=t.case===null?void 0:e.data.cases[t.case],i=n===void 0?null:y2(n),r=`${e.data.subjects[t.s].name}: ${ze(e.data.columns[t.c])}`,s=Dt("h3",{tabindex:"-1"},r),o=Ln("finding");np=()=>{};let a=[s,LB(e,t),NB(t,n,i)];i?a.push(...zB(t,i,c=>np=c),DB(i)):a.push(Dt("p",{},"The case is too large for this page; the replay command makes it again.")),a.push(Si("Close",()=>{o.hidden=!0,o.replaceChildren(),np=()=>{},document.querySelector(`[data-finding="${e.data.findings.indexOf(t)}"]`)?.focus()})),o.hidden=!1,o.replaceChildren(...a),s.focus()}var GB=["kind","subject","group","case","error / M","error / u M","ending","iterations",""];function VB(e,t,n){let i=Dt("tr"),r=ze(e.data.columns[t.c])+(t.gross?", gross":"");for(let o of[r,e.data.subjects[t.s].name,e.data.groups[t.g].name,t.id])i.append(Dt("td",{},o));for(let o of[Ne(t.size),Ne(t.scaled_error),t.status??"",String(t.iterations??"")])i.append(Dt("td",{class:"number"},o));let s=Si("View",()=>I2(e,t),{"data-finding":String(n),"aria-label":`View ${r} of ${t.id}`});return i.append(Dt("td",{},s)),i}function L2(e){let t=()=>{let{findings:n}=e.data,i=n.flatMap((s,o)=>e.takes(s.s,s.g,s.c)?[VB(e,s,o)]:[]),r=Dt("table",{class:"findings"});r.append(Dt("caption",{},`${i.length} of the ${n.length} worst findings`)),r.createTHead().append(Dt("tr",{},...GB.map(s=>Dt("th",{scope:"col"},s)))),r.createTBody().append(...i),Ln("findings").replaceChildren(r)};e.on_change(t),t()}function HB(e){let t=[...e.rows].map(r=>[...r.cells].filter(s=>s.dataset.filter)),n=r=>{let s=t.findIndex(o=>o.includes(r));return[s,t[s]?.indexOf(r)??0]},i=t.flat()[0];i&&(i.tabIndex=0),e.addEventListener("keydown",r=>{let s=r.target.closest("[data-filter]");if(!s)return;if(r.key==="Enter"||r.key===" "){r.preventDefault(),s.click();return}let o={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[r.key];if(!o)return;r.preventDefault();let[a,c]=n(s),l=t[a+o[0]],u=l&&l.length-(t[a]?.length??0),h=l?.[Math.max(0,c+o[1]+(o[0]?u:0))];h&&(s.tabIndex=-1,h.tabIndex=0,h.focus())})}function sx(e,t,n){let r=Object.keys(n.filter).every(o=>e.filter[o]===n.filter[o]),s=Dt(t,{"data-filter":JSON.stringify(n.filter),"aria-label":n.label,"aria-selected":String(r),tabindex:"-1",title:n.label});return t==="th"?s.append(Dt("span",{},n.text)):s.append(n.text),n.share>0&&(s.style.setProperty("--share",`${Math.round(12+78*Math.sqrt(n.share))}%`),s.classList.add("found")),s.addEventListener("click",()=>e.toggle(n.filter)),s}function N2(e,t,n,i,r){let s=Dt("table",{role:"grid",class:"matrix"});s.append(Dt("caption",{},n));let o=s.createTHead().insertRow();o.append(Dt("td"));for(let h of i)o.append(sx(e,"th",h));let a=s.createTBody();for(let[h,f]of e.data.subjects.entries()){let d=a.insertRow();d.append(sx(e,"th",{text:f.name,label:f.description,share:0,filter:{subject:h}}));for(let p of r(h))d.append(sx(e,"td",p))}HB(s);let c=Ln(t),l=c.contains(document.activeElement)?document.activeElement.dataset.filter:void 0;if(c.replaceChildren(s),l===void 0)return;let u=[...s.querySelectorAll("[data-filter]")].find(h=>h.dataset.filter===l);s.querySelector('[tabindex="0"]')?.setAttribute("tabindex","-1"),u&&(u.tabIndex=0,u.focus())}function WB(e){let{subjects:t,groups:n,columns:i,cells:r}=e.data,s=t.map(()=>n.map(()=>i.map(()=>0)));for(let o of r)s[o.s][o.g]=o.counts;return s}var Vl=e=>e.reduce((t,n)=>t+n,0);function $B(e,t){let{groups:n,columns:i,subjects:r}=e.data,{group:s}=e.filter,o=s===null?"all groups":n[s].name,a=i.map((c,l)=>({text:ze(c),label:ze(c),share:0,filter:{column:l}}));N2(e,"by-column",`Cases by verdict, ${o}`,a,c=>{let l=i.map((h,f)=>Vl(s===null?t[c].map(d=>d[f]):[t[c][s][f]])),u=Vl(l)||1;return l.map((h,f)=>({text:h?String(h):".",label:`${r[c].name}, ${ze(i[f])}: ${h}`,share:e.is_finding(f)?h/u:0,filter:{subject:c,column:f}}))})}function XB(e,t){let{groups:n,columns:i,subjects:r}=e.data,{column:s}=e.filter,o=s===null?"Findings":`Cases that are ${ze(i[s])},`,a=n.map(({name:l},u)=>({text:l,label:l,share:0,filter:{group:u}})),c=s===null||e.is_finding(s);N2(e,"by-group",`${o} by group`,a,l=>n.map((u,h)=>{let f=t[l][h],d=Vl(f.filter((p,_)=>s===null?e.is_finding(_):_===s));return{text:d?String(d):".",label:`${r[l].name}, ${u.name}: ${d} of ${Vl(f)}`,share:c?d/(Vl(f)||1):0,filter:{subject:l,group:h}}}))}function qB(e){let{data:t,filter:n}=e,r=[["subject",n.subject===null?void 0:t.subjects[n.subject].name],["group",n.group===null?void 0:t.groups[n.group].name],["column",n.column===null?void 0:ze(t.columns[n.column])]].filter(([,s])=>s!==void 0).map(([s,o])=>Si(`${o} \xD7`,()=>e.toggle({[s]:n[s]}),{"aria-label":`Show every ${s} again, not only ${o}`}));Ln("filter").replaceChildren(r.length?"Shown: ":"Everything is shown. Choose a cell, a row or a column to see its part in all charts.",...r)}function D2(e){let t=WB(e),n=()=>{$B(e,t),XB(e,t),qB(e)};e.on_change(n),n()}function YB(){let e=document.documentElement,t=matchMedia("(prefers-color-scheme: dark)"),n=()=>e.dataset.theme?e.dataset.theme==="dark":t.matches,i=Si("",()=>{e.dataset.theme=n()?"light":"dark",r(),rx()},{id:"theme"}),r=()=>i.replaceChildren(n()?"Light":"Dark");t.addEventListener("change",()=>{r(),rx()}),r(),Ln("tools").append(i)}var ox=new Gf(hA());document.documentElement.classList.add("scripted");YB();D2(ox);gA(ox);L2(ox);})();
