"use strict";(()=>{function Ci(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function hr(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Eo(e){let t,n,i;e.length!==2?(t=Ci,n=(a,c)=>Ci(e(a),c),i=(a,c)=>e(a)-c):(t=e===Ci||e===hr?e:A2,n=e,i=e);function r(a,c,l=0,u=a.length){if(l<u){if(t(c,c)!==0)return u;do{let h=l+u>>>1;n(a[h],c)<0?l=h+1:u=h}while(l<u)}return l}function s(a,c,l=0,u=a.length){if(l<u){if(t(c,c)!==0)return u;do{let h=l+u>>>1;n(a[h],c)<=0?l=h+1:u=h}while(l<u)}return l}function o(a,c,l=0,u=a.length){let h=r(a,c,l,u-1);return h>l&&i(a[h-1],c)>-i(a[h],c)?h-1:h}return{left:r,center:o,right:s}}function A2(){return 0}function fy(e){return e===null?NaN:+e}function*E2(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let i of e)(i=t(i,++n,e))!=null&&(i=+i)>=i&&(yield i)}}var hy=Eo(Ci),ql=hy.right,RB=hy.left,PB=Eo(fy).center;var IB=dy(py),LB=dy(C2);function dy(e){return function(t,n,i=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((i=+i)>=0))throw new RangeError("invalid ry");let{data:r,width:s,height:o}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((o=Math.floor(o!==void 0?o:r.length/s))>=0))throw new RangeError("invalid height");if(!s||!o||!n&&!i)return t;let a=n&&e(n),c=i&&e(i),l=r.slice();return a&&c?(To(a,l,r,s,o),To(a,r,l,s,o),To(a,l,r,s,o),Ao(c,r,l,s,o),Ao(c,l,r,s,o),Ao(c,r,l,s,o)):a?(To(a,r,l,s,o),To(a,l,r,s,o),To(a,r,l,s,o)):c&&(Ao(c,r,l,s,o),Ao(c,l,r,s,o),Ao(c,r,l,s,o)),t}}function To(e,t,n,i,r){for(let s=0,o=i*r;s<o;)e(t,n,s,s+=i,1)}function Ao(e,t,n,i,r){for(let s=0,o=i*r;s<i;++s)e(t,n,s,s+o,i)}function C2(e){let t=py(e);return(n,i,r,s,o)=>{r<<=2,s<<=2,o<<=2,t(n,i,r+0,s+0,o),t(n,i,r+1,s+1,o),t(n,i,r+2,s+2,o),t(n,i,r+3,s+3,o)}}function py(e){let t=Math.floor(e);if(t===e)return R2(e);let n=e-t,i=2*e+1;return(r,s,o,a,c)=>{if(!((a-=c)>=o))return;let l=t*s[o],u=c*t,h=u+c;for(let f=o,d=o+u;f<d;f+=c)l+=s[Math.min(a,f)];for(let f=o,d=a;f<=d;f+=c)l+=s[Math.min(a,f+u)],r[f]=(l+n*(s[Math.max(o,f-h)]+s[Math.min(a,f+h)]))/i,l-=s[Math.max(o,f-u)]}}function R2(e){let t=2*e+1;return(n,i,r,s,o)=>{if(!((s-=o)>=r))return;let a=e*i[r],c=o*e;for(let l=r,u=r+c;l<u;l+=o)a+=i[Math.min(s,l)];for(let l=r,u=s;l<=u;l+=o)a+=i[Math.min(s,l+c)],n[l]=a/t,a-=i[Math.max(r,l-c)]}}function P2(e){return e.length|0}function I2(e){return!(e>0)}function L2(e){return typeof e!="object"||"length"in e?e:Array.from(e)}function N2(e){return t=>e(...t)}function my(...e){let t=typeof e[e.length-1]=="function"&&N2(e.pop());e=e.map(L2);let n=e.map(P2),i=e.length-1,r=new Array(i+1).fill(0),s=[];if(i<0||n.some(I2))return s;for(;;){s.push(r.map((a,c)=>e[c][a]));let o=i;for(;++r[o]===n[o];){if(o===0)return t?s.map(t):s;r[o--]=0}}}function op(e,t){let n=0,i,r=0,s=0;if(t===void 0)for(let o of e)o!=null&&(o=+o)>=o&&(i=o-r,r+=i/++n,s+=i*(o-r));else{let o=-1;for(let a of e)(a=t(a,++o,e))!=null&&(a=+a)>=a&&(i=a-r,r+=i/++n,s+=i*(a-r))}if(n>1)return s/(n-1)}function gy(e,t){let n=op(e,t);return n&&Math.sqrt(n)}function Zn(e,t){let n,i;if(t===void 0)for(let r of e)r!=null&&(n===void 0?r>=r&&(n=i=r):(n>r&&(n=r),i<r&&(i=r)));else{let r=-1;for(let s of e)(s=t(s,++r,e))!=null&&(n===void 0?s>=s&&(n=i=s):(n>s&&(n=s),i<s&&(i=s)))}return[n,i]}var Yn=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(t){let n=this._partials,i=0;for(let r=0;r<this._n&&r<32;r++){let s=n[r],o=t+s,a=Math.abs(t)<Math.abs(s)?t-(o-s):s-(o-t);a&&(n[i++]=a),t=o}return n[i]=t,this._n=i+1,this}valueOf(){let t=this._partials,n=this._n,i,r,s,o=0;if(n>0){for(o=t[--n];n>0&&(i=o,r=t[--n],o=i+r,s=r-(o-i),!s););n>0&&(s<0&&t[n-1]<0||s>0&&t[n-1]>0)&&(r=s*2,i=o+r,r==i-o&&(o=i))}return o}};var fr=class extends Map{constructor(t,n=yy){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let[i,r]of t)this.set(i,r)}get(t){return super.get(rp(this,t))}has(t){return super.has(rp(this,t))}set(t,n){return super.set(_y(this,t),n)}delete(t){return super.delete(xy(this,t))}},Ri=class extends Set{constructor(t,n=yy){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let i of t)this.add(i)}has(t){return super.has(rp(this,t))}add(t){return super.add(_y(this,t))}delete(t){return super.delete(xy(this,t))}};function rp({_intern:e,_key:t},n){let i=t(n);return e.has(i)?e.get(i):n}function _y({_intern:e,_key:t},n){let i=t(n);return e.has(i)?e.get(i):(e.set(i,n),n)}function xy({_intern:e,_key:t},n){let i=t(n);return e.has(i)&&(n=e.get(i),e.delete(i)),n}function yy(e){return e!==null&&typeof e=="object"?e.valueOf():e}function sp(e){return e}function ap(e,...t){return cp(e,sp,sp,t)}function Ja(e,t,...n){return cp(e,sp,t,n)}function vy(e,t,...n){return cp(e,Array.from,t,n)}function cp(e,t,n,i){return(function r(s,o){if(o>=i.length)return n(s);let a=new fr,c=i[o++],l=-1;for(let u of s){let h=c(u,++l,s),f=a.get(h);f?f.push(u):a.set(h,[u])}for(let[u,h]of a)a.set(u,r(h,o));return t(a)})(e,0)}function D2(e,t){return Array.from(t,n=>e[n])}function lp(e,...t){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");e=Array.from(e);let[n]=t;if(n&&n.length!==2||t.length>1){let i=Uint32Array.from(e,(r,s)=>s);return t.length>1?(t=t.map(r=>e.map(r)),i.sort((r,s)=>{for(let o of t){let a=Wl(o[r],o[s]);if(a)return a}})):(n=e.map(n),i.sort((r,s)=>Wl(n[r],n[s]))),D2(e,i)}return e.sort(by(n))}function by(e=Ci){if(e===Ci)return Wl;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let i=e(t,n);return i||i===0?i:(e(n,n)===0)-(e(t,t)===0)}}function Wl(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var F2=Array.prototype,NB=F2.slice;var U2=Math.sqrt(50),O2=Math.sqrt(10),B2=Math.sqrt(2);function $l(e,t,n){let i=(t-e)/Math.max(0,n),r=Math.floor(Math.log10(i)),s=i/Math.pow(10,r),o=s>=U2?10:s>=O2?5:s>=B2?2:1,a,c,l;return r<0?(l=Math.pow(10,-r)/o,a=Math.round(e*l),c=Math.round(t*l),a/l<e&&++a,c/l>t&&--c,l=-l):(l=Math.pow(10,r)*o,a=Math.round(e/l),c=Math.round(t/l),a*l<e&&++a,c*l>t&&--c),c<a&&.5<=n&&n<2?$l(e,t,n*2):[a,c,l]}function Co(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let i=t<e,[r,s,o]=i?$l(t,e,n):$l(e,t,n);if(!(s>=r))return[];let a=s-r+1,c=new Array(a);if(i)if(o<0)for(let l=0;l<a;++l)c[l]=(s-l)/-o;else for(let l=0;l<a;++l)c[l]=(s-l)*o;else if(o<0)for(let l=0;l<a;++l)c[l]=(r+l)/-o;else for(let l=0;l<a;++l)c[l]=(r+l)*o;return c}function Xl(e,t,n){return t=+t,e=+e,n=+n,$l(e,t,n)[2]}function Ka(e,t,n){t=+t,e=+e,n=+n;let i=t<e,r=i?Xl(t,e,n):Xl(e,t,n);return(i?-1:1)*(r<0?1/-r:r)}function Ln(e,t){let n;if(t===void 0)for(let i of e)i!=null&&(n<i||n===void 0&&i>=i)&&(n=i);else{let i=-1;for(let r of e)(r=t(r,++i,e))!=null&&(n<r||n===void 0&&r>=r)&&(n=r)}return n}function My(e,t){let n,i=-1,r=-1;if(t===void 0)for(let s of e)++r,s!=null&&(n<s||n===void 0&&s>=s)&&(n=s,i=r);else for(let s of e)(s=t(s,++r,e))!=null&&(n<s||n===void 0&&s>=s)&&(n=s,i=r);return i}function Is(e,t){let n;if(t===void 0)for(let i of e)i!=null&&(n>i||n===void 0&&i>=i)&&(n=i);else{let i=-1;for(let r of e)(r=t(r,++i,e))!=null&&(n>r||n===void 0&&r>=r)&&(n=r)}return n}function Sy(e,t){let n,i=-1,r=-1;if(t===void 0)for(let s of e)++r,s!=null&&(n>s||n===void 0&&s>=s)&&(n=s,i=r);else for(let s of e)(s=t(s,++r,e))!=null&&(n>s||n===void 0&&s>=s)&&(n=s,i=r);return i}function wy(e,t,n=0,i=1/0,r){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),i=Math.floor(Math.min(e.length-1,i)),!(n<=t&&t<=i))return e;for(r=r===void 0?Wl:by(r);i>n;){if(i-n>600){let c=i-n+1,l=t-n+1,u=Math.log(c),h=.5*Math.exp(2*u/3),f=.5*Math.sqrt(u*h*(c-h)/c)*(l-c/2<0?-1:1),d=Math.max(n,Math.floor(t-l*h/c+f)),p=Math.min(i,Math.floor(t+(c-l)*h/c+f));wy(e,t,d,p,r)}let s=e[t],o=n,a=i;for(Za(e,n,t),r(e[i],s)>0&&Za(e,n,i);o<a;){for(Za(e,o,a),++o,--a;r(e[o],s)<0;)++o;for(;r(e[a],s)>0;)--a}r(e[n],s)===0?Za(e,n,a):(++a,Za(e,a,i)),a<=t&&(n=a+1),t<=a&&(i=a-1)}return e}function Za(e,t,n){let i=e[t];e[t]=e[n],e[n]=i}function Ls(e,t,n){if(e=Float64Array.from(E2(e,n)),!(!(i=e.length)||isNaN(t=+t))){if(t<=0||i<2)return Is(e);if(t>=1)return Ln(e);var i,r=(i-1)*t,s=Math.floor(r),o=Ln(wy(e,s).subarray(0,s+1)),a=Is(e.subarray(s+1));return o+(a-o)*(r-s)}}function Ty(e,t,n=fy){if(!(!(i=e.length)||isNaN(t=+t))){if(t<=0||i<2)return+n(e[0],0,e);if(t>=1)return+n(e[i-1],i-1,e);var i,r=(i-1)*t,s=Math.floor(r),o=+n(e[s],s,e),a=+n(e[s+1],s+1,e);return o+(a-o)*(r-s)}}function Ay(e,t){let n=0,i=0;if(t===void 0)for(let r of e)r!=null&&(r=+r)>=r&&(++n,i+=r);else{let r=-1;for(let s of e)(s=t(s,++r,e))!=null&&(s=+s)>=s&&(++n,i+=s)}if(n)return i/n}function ja(e,t){return Ls(e,.5,t)}function*k2(e){for(let t of e)yield*t}function up(e){return Array.from(k2(e))}function Ey(e,t){let n=new fr;if(t===void 0)for(let s of e)s!=null&&s>=s&&n.set(s,(n.get(s)||0)+1);else{let s=-1;for(let o of e)(o=t(o,++s,e))!=null&&o>=o&&n.set(o,(n.get(o)||0)+1)}let i,r=0;for(let[s,o]of n)o>r&&(r=o,i=s);return i}function Cy(e,t=z2){let n=[],i,r=!1;for(let s of e)r&&n.push(t(i,s)),i=s,r=!0;return n}function z2(e,t){return[e,t]}function Ro(e,t,n){e=+e,t=+t,n=(r=arguments.length)<2?(t=e,e=0,1):r<3?1:+n;for(var i=-1,r=Math.max(0,Math.ceil((t-e)/n))|0,s=new Array(r);++i<r;)s[i]=e+i*n;return s}var DB=G2(Math.random);function G2(e){return function(n,i=0,r=n.length){let s=r-(i=+i);for(;s;){let o=e()*s--|0,a=n[s+i];n[s+i]=n[o+i],n[o+i]=a}return n}}function Qa(e,t){let n=0;if(t===void 0)for(let i of e)(i=+i)&&(n+=i);else{let i=-1;for(let r of e)(r=+t(r,++i,e))&&(n+=r)}return n}function Po(e){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(e).reverse()}function V2(e){return e}var fp=1,hp=2,dp=3,Yl=4,Ry=1e-6;function H2(e){return"translate("+e+",0)"}function W2(e){return"translate(0,"+e+")"}function $2(e){return t=>+e(t)}function X2(e,t){return t=Math.max(0,e.bandwidth()-t*2)/2,e.round()&&(t=Math.round(t)),n=>+e(n)+t}function q2(){return!this.__axis}function Y2(e,t){var n=[],i=null,r=null,s=6,o=6,a=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,l=e===fp||e===Yl?-1:1,u=e===Yl||e===hp?"x":"y",h=e===fp||e===dp?H2:W2;function f(d){var p=i??(t.ticks?t.ticks.apply(t,n):t.domain()),_=r??(t.tickFormat?t.tickFormat.apply(t,n):V2),m=Math.max(s,0)+a,g=t.range(),y=+g[0]+c,S=+g[g.length-1]+c,v=(t.bandwidth?X2:$2)(t.copy(),c),w=d.selection?d.selection():d,b=w.selectAll(".domain").data([null]),x=w.selectAll(".tick").data(p,t).order(),M=x.exit(),R=x.enter().append("g").attr("class","tick"),E=x.select("line"),C=x.select("text");b=b.merge(b.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentColor")),x=x.merge(R),E=E.merge(R.append("line").attr("stroke","currentColor").attr(u+"2",l*s)),C=C.merge(R.append("text").attr("fill","currentColor").attr(u,l*m).attr("dy",e===fp?"0em":e===dp?"0.71em":"0.32em")),d!==w&&(b=b.transition(d),x=x.transition(d),E=E.transition(d),C=C.transition(d),M=M.transition(d).attr("opacity",Ry).attr("transform",function(N){return isFinite(N=v(N))?h(N+c):this.getAttribute("transform")}),R.attr("opacity",Ry).attr("transform",function(N){var B=this.parentNode.__axis;return h((B&&isFinite(B=B(N))?B:v(N))+c)})),M.remove(),b.attr("d",e===Yl||e===hp?o?"M"+l*o+","+y+"H"+c+"V"+S+"H"+l*o:"M"+c+","+y+"V"+S:o?"M"+y+","+l*o+"V"+c+"H"+S+"V"+l*o:"M"+y+","+c+"H"+S),x.attr("opacity",1).attr("transform",function(N){return h(v(N)+c)}),E.attr(u+"2",l*s),C.attr(u,l*m).text(_),w.filter(q2).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",e===hp?"start":e===Yl?"end":"middle"),w.each(function(){this.__axis=v})}return f.scale=function(d){return arguments.length?(t=d,f):t},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(d){return arguments.length?(n=d==null?[]:Array.from(d),f):n.slice()},f.tickValues=function(d){return arguments.length?(i=d==null?null:Array.from(d),f):i&&i.slice()},f.tickFormat=function(d){return arguments.length?(r=d,f):r},f.tickSize=function(d){return arguments.length?(s=o=+d,f):s},f.tickSizeInner=function(d){return arguments.length?(s=+d,f):s},f.tickSizeOuter=function(d){return arguments.length?(o=+d,f):o},f.tickPadding=function(d){return arguments.length?(a=+d,f):a},f.offset=function(d){return arguments.length?(c=+d,f):c},f}function Py(e){return Y2(dp,e)}var pp="http://www.w3.org/1999/xhtml",Yr={svg:"http://www.w3.org/2000/svg",xhtml:pp,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespace",xmlns:"http://www.w3.org/2000/xmlns/"};function Iy(e){var t=e+="",n=t.indexOf(":");return n>=0&&(t=e.slice(0,n))!=="xmlns"&&(e=e.slice(n+1)),Yr.hasOwnProperty(t)?{space:Yr[t],local:e}:e}function Z2(e){return function(){var t=this.ownerDocument,n=this.namespaceURI;return n===pp&&t.documentElement.namespaceURI===pp?t.createElement(e):t.createElementNS(n,e)}}function J2(e){return function(){return this.ownerDocument.createElementNS(e.space,e.local)}}function Io(e){var t=Iy(e);return(t.local?J2:Z2)(t)}function K2(){}function Ly(e){return e==null?K2:function(){return this.querySelector(e)}}function j2(e){typeof e!="function"&&(e=Ly(e));for(var t=this._groups,n=t.length,i=new Array(n),r=0;r<n;++r)for(var s=t[r],o=s.length,a=i[r]=new Array(o),c,l,u=0;u<o;++u)(c=s[u])&&(l=e.call(c,c.__data__,u,s))&&("__data__"in c&&(l.__data__=c.__data__),a[u]=l);return new Nn(i,this._parents)}function Q2(e){return e==null?[]:Array.isArray(e)?e:Array.from(e)}function t3(){return[]}function e3(e){return e==null?t3:function(){return this.querySelectorAll(e)}}function n3(e){return function(){return Q2(e.apply(this,arguments))}}function i3(e){typeof e=="function"?e=n3(e):e=e3(e);for(var t=this._groups,n=t.length,i=[],r=[],s=0;s<n;++s)for(var o=t[s],a=o.length,c,l=0;l<a;++l)(c=o[l])&&(i.push(e.call(c,c.__data__,l,o)),r.push(c));return new Nn(i,r)}function r3(e){return function(){return this.matches(e)}}function Ny(e){return function(t){return t.matches(e)}}var s3=Array.prototype.find;function o3(e){return function(){return s3.call(this.children,e)}}function a3(){return this.firstElementChild}function c3(e){return this.select(e==null?a3:o3(typeof e=="function"?e:Ny(e)))}var l3=Array.prototype.filter;function u3(){return Array.from(this.children)}function f3(e){return function(){return l3.call(this.children,e)}}function h3(e){return this.selectAll(e==null?u3:f3(typeof e=="function"?e:Ny(e)))}function d3(e){typeof e!="function"&&(e=r3(e));for(var t=this._groups,n=t.length,i=new Array(n),r=0;r<n;++r)for(var s=t[r],o=s.length,a=i[r]=[],c,l=0;l<o;++l)(c=s[l])&&e.call(c,c.__data__,l,s)&&a.push(c);return new Nn(i,this._parents)}function Dy(e){return new Array(e.length)}function p3(){return new Nn(this._enter||this._groups.map(Dy),this._parents)}function Zl(e,t){this.ownerDocument=e.ownerDocument,this.namespaceURI=e.namespaceURI,this._next=null,this._parent=e,this.__data__=t}Zl.prototype={constructor:Zl,appendChild:function(e){return this._parent.insertBefore(e,this._next)},insertBefore:function(e,t){return this._parent.insertBefore(e,t)},querySelector:function(e){return this._parent.querySelector(e)},querySelectorAll:function(e){return this._parent.querySelectorAll(e)}};function m3(e){return function(){return e}}function g3(e,t,n,i,r,s){for(var o=0,a,c=t.length,l=s.length;o<l;++o)(a=t[o])?(a.__data__=s[o],i[o]=a):n[o]=new Zl(e,s[o]);for(;o<c;++o)(a=t[o])&&(r[o]=a)}function _3(e,t,n,i,r,s,o){var a,c,l=new Map,u=t.length,h=s.length,f=new Array(u),d;for(a=0;a<u;++a)(c=t[a])&&(f[a]=d=o.call(c,c.__data__,a,t)+"",l.has(d)?r[a]=c:l.set(d,c));for(a=0;a<h;++a)d=o.call(e,s[a],a,s)+"",(c=l.get(d))?(i[a]=c,c.__data__=s[a],l.delete(d)):n[a]=new Zl(e,s[a]);for(a=0;a<u;++a)(c=t[a])&&l.get(f[a])===c&&(r[a]=c)}function x3(e){return e.__data__}function y3(e,t){if(!arguments.length)return Array.from(this,x3);var n=t?_3:g3,i=this._parents,r=this._groups;typeof e!="function"&&(e=m3(e));for(var s=r.length,o=new Array(s),a=new Array(s),c=new Array(s),l=0;l<s;++l){var u=i[l],h=r[l],f=h.length,d=v3(e.call(u,u&&u.__data__,l,i)),p=d.length,_=a[l]=new Array(p),m=o[l]=new Array(p),g=c[l]=new Array(f);n(u,h,_,m,g,d,t);for(var y=0,S=0,v,w;y<p;++y)if(v=_[y]){for(y>=S&&(S=y+1);!(w=m[S])&&++S<p;);v._next=w||null}}return o=new Nn(o,i),o._enter=a,o._exit=c,o}function v3(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function b3(){return new Nn(this._exit||this._groups.map(Dy),this._parents)}function M3(e,t,n){var i=this.enter(),r=this,s=this.exit();return typeof e=="function"?(i=e(i),i&&(i=i.selection())):i=i.append(e+""),t!=null&&(r=t(r),r&&(r=r.selection())),n==null?s.remove():n(s),i&&r?i.merge(r).order():r}function S3(e){for(var t=e.selection?e.selection():e,n=this._groups,i=t._groups,r=n.length,s=i.length,o=Math.min(r,s),a=new Array(r),c=0;c<o;++c)for(var l=n[c],u=i[c],h=l.length,f=a[c]=new Array(h),d,p=0;p<h;++p)(d=l[p]||u[p])&&(f[p]=d);for(;c<r;++c)a[c]=n[c];return new Nn(a,this._parents)}function w3(){for(var e=this._groups,t=-1,n=e.length;++t<n;)for(var i=e[t],r=i.length-1,s=i[r],o;--r>=0;)(o=i[r])&&(s&&o.compareDocumentPosition(s)^4&&s.parentNode.insertBefore(o,s),s=o);return this}function T3(e){e||(e=A3);function t(h,f){return h&&f?e(h.__data__,f.__data__):!h-!f}for(var n=this._groups,i=n.length,r=new Array(i),s=0;s<i;++s){for(var o=n[s],a=o.length,c=r[s]=new Array(a),l,u=0;u<a;++u)(l=o[u])&&(c[u]=l);c.sort(t)}return new Nn(r,this._parents).order()}function A3(e,t){return e<t?-1:e>t?1:e>=t?0:NaN}function E3(){var e=arguments[0];return arguments[0]=this,e.apply(null,arguments),this}function C3(){return Array.from(this)}function R3(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var i=e[t],r=0,s=i.length;r<s;++r){var o=i[r];if(o)return o}return null}function P3(){let e=0;for(let t of this)++e;return e}function I3(){return!this.node()}function L3(e){for(var t=this._groups,n=0,i=t.length;n<i;++n)for(var r=t[n],s=0,o=r.length,a;s<o;++s)(a=r[s])&&e.call(a,a.__data__,s,r);return this}function N3(e){return function(){this.removeAttribute(e)}}function D3(e){return function(){this.removeAttributeNS(e.space,e.local)}}function F3(e,t){return function(){this.setAttribute(e,t)}}function U3(e,t){return function(){this.setAttributeNS(e.space,e.local,t)}}function O3(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttribute(e):this.setAttribute(e,n)}}function B3(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttributeNS(e.space,e.local):this.setAttributeNS(e.space,e.local,n)}}function k3(e,t){var n=Iy(e);if(arguments.length<2){var i=this.node();return n.local?i.getAttributeNS(n.space,n.local):i.getAttribute(n)}return this.each((t==null?n.local?D3:N3:typeof t=="function"?n.local?B3:O3:n.local?U3:F3)(n,t))}function Fy(e){return e.ownerDocument&&e.ownerDocument.defaultView||e.document&&e||e.defaultView}function z3(e){return function(){this.style.removeProperty(e)}}function G3(e,t,n){return function(){this.style.setProperty(e,t,n)}}function V3(e,t,n){return function(){var i=t.apply(this,arguments);i==null?this.style.removeProperty(e):this.style.setProperty(e,i,n)}}function H3(e,t,n){return arguments.length>1?this.each((t==null?z3:typeof t=="function"?V3:G3)(e,t,n??"")):W3(this.node(),e)}function W3(e,t){return e.style.getPropertyValue(t)||Fy(e).getComputedStyle(e,null).getPropertyValue(t)}function $3(e){return function(){delete this[e]}}function X3(e,t){return function(){this[e]=t}}function q3(e,t){return function(){var n=t.apply(this,arguments);n==null?delete this[e]:this[e]=n}}function Y3(e,t){return arguments.length>1?this.each((t==null?$3:typeof t=="function"?q3:X3)(e,t)):this.node()[e]}function Uy(e){return e.trim().split(/^|\s+/)}function gp(e){return e.classList||new Oy(e)}function Oy(e){this._node=e,this._names=Uy(e.getAttribute("class")||"")}Oy.prototype={add:function(e){var t=this._names.indexOf(e);t<0&&(this._names.push(e),this._node.setAttribute("class",this._names.join(" ")))},remove:function(e){var t=this._names.indexOf(e);t>=0&&(this._names.splice(t,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(e){return this._names.indexOf(e)>=0}};function By(e,t){for(var n=gp(e),i=-1,r=t.length;++i<r;)n.add(t[i])}function ky(e,t){for(var n=gp(e),i=-1,r=t.length;++i<r;)n.remove(t[i])}function Z3(e){return function(){By(this,e)}}function J3(e){return function(){ky(this,e)}}function K3(e,t){return function(){(t.apply(this,arguments)?By:ky)(this,e)}}function j3(e,t){var n=Uy(e+"");if(arguments.length<2){for(var i=gp(this.node()),r=-1,s=n.length;++r<s;)if(!i.contains(n[r]))return!1;return!0}return this.each((typeof t=="function"?K3:t?Z3:J3)(n,t))}function Q3(){this.textContent=""}function tC(e){return function(){this.textContent=e}}function eC(e){return function(){var t=e.apply(this,arguments);this.textContent=t??""}}function nC(e){return arguments.length?this.each(e==null?Q3:(typeof e=="function"?eC:tC)(e)):this.node().textContent}function iC(){this.innerHTML=""}function rC(e){return function(){this.innerHTML=e}}function sC(e){return function(){var t=e.apply(this,arguments);this.innerHTML=t??""}}function oC(e){return arguments.length?this.each(e==null?iC:(typeof e=="function"?sC:rC)(e)):this.node().innerHTML}function aC(){this.nextSibling&&this.parentNode.appendChild(this)}function cC(){return this.each(aC)}function lC(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function uC(){return this.each(lC)}function fC(e){var t=typeof e=="function"?e:Io(e);return this.select(function(){return this.appendChild(t.apply(this,arguments))})}function hC(){return null}function dC(e,t){var n=typeof e=="function"?e:Io(e),i=t==null?hC:typeof t=="function"?t:Ly(t);return this.select(function(){return this.insertBefore(n.apply(this,arguments),i.apply(this,arguments)||null)})}function pC(){var e=this.parentNode;e&&e.removeChild(this)}function mC(){return this.each(pC)}function gC(){var e=this.cloneNode(!1),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function _C(){var e=this.cloneNode(!0),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function xC(e){return this.select(e?_C:gC)}function yC(e){return arguments.length?this.property("__data__",e):this.node().__data__}function vC(e){return function(t){e.call(this,t,this.__data__)}}function bC(e){return e.trim().split(/^|\s+/).map(function(t){var n="",i=t.indexOf(".");return i>=0&&(n=t.slice(i+1),t=t.slice(0,i)),{type:t,name:n}})}function MC(e){return function(){var t=this.__on;if(t){for(var n=0,i=-1,r=t.length,s;n<r;++n)s=t[n],(!e.type||s.type===e.type)&&s.name===e.name?this.removeEventListener(s.type,s.listener,s.options):t[++i]=s;++i?t.length=i:delete this.__on}}}function SC(e,t,n){return function(){var i=this.__on,r,s=vC(t);if(i){for(var o=0,a=i.length;o<a;++o)if((r=i[o]).type===e.type&&r.name===e.name){this.removeEventListener(r.type,r.listener,r.options),this.addEventListener(r.type,r.listener=s,r.options=n),r.value=t;return}}this.addEventListener(e.type,s,n),r={type:e.type,name:e.name,value:t,listener:s,options:n},i?i.push(r):this.__on=[r]}}function wC(e,t,n){var i=bC(e+""),r,s=i.length,o;if(arguments.length<2){var a=this.node().__on;if(a){for(var c=0,l=a.length,u;c<l;++c)for(r=0,u=a[c];r<s;++r)if((o=i[r]).type===u.type&&o.name===u.name)return u.value}return}for(a=t?SC:MC,r=0;r<s;++r)this.each(a(i[r],t,n));return this}function zy(e,t,n){var i=Fy(e),r=i.CustomEvent;typeof r=="function"?r=new r(t,n):(r=i.document.createEvent("Event"),n?(r.initEvent(t,n.bubbles,n.cancelable),r.detail=n.detail):r.initEvent(t,!1,!1)),e.dispatchEvent(r)}function TC(e,t){return function(){return zy(this,e,t)}}function AC(e,t){return function(){return zy(this,e,t.apply(this,arguments))}}function EC(e,t){return this.each((typeof t=="function"?AC:TC)(e,t))}function*CC(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var i=e[t],r=0,s=i.length,o;r<s;++r)(o=i[r])&&(yield o)}var Gy=[null];function Nn(e,t){this._groups=e,this._parents=t}function RC(){return new Nn([[document.documentElement]],Gy)}function PC(){return this}Nn.prototype=RC.prototype={constructor:Nn,select:j2,selectAll:i3,selectChild:c3,selectChildren:h3,filter:d3,data:y3,enter:p3,exit:b3,join:M3,merge:S3,selection:PC,order:w3,sort:T3,call:E3,nodes:C3,node:R3,size:P3,empty:I3,each:L3,attr:k3,style:H3,property:Y3,classed:j3,text:nC,html:oC,raise:cC,lower:uC,append:fC,insert:dC,remove:mC,clone:xC,datum:yC,on:wC,dispatch:EC,[Symbol.iterator]:CC};function pi(e){return typeof e=="string"?new Nn([[document.querySelector(e)]],[document.documentElement]):new Nn([[e]],Gy)}var IC=0;function LC(){return new mp}function mp(){this._="@"+(++IC).toString(36)}mp.prototype=LC.prototype={constructor:mp,get:function(e){for(var t=this._;!(t in e);)if(!(e=e.parentNode))return;return e[t]},set:function(e,t){return e[this._]=t},remove:function(e){return this._ in e&&delete e[this._]},toString:function(){return this._}};function NC(e){let t;for(;t=e.sourceEvent;)e=t;return e}function Vy(e,t){if(e=NC(e),t===void 0&&(t=e.currentTarget),t){var n=t.ownerSVGElement||t;if(n.createSVGPoint){var i=n.createSVGPoint();return i.x=e.clientX,i.y=e.clientY,i=i.matrixTransform(t.getScreenCTM().inverse()),[i.x,i.y]}if(t.getBoundingClientRect){var r=t.getBoundingClientRect();return[e.clientX-r.left-t.clientLeft,e.clientY-r.top-t.clientTop]}}return[e.pageX,e.pageY]}function Fo(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function nc(e,t){var n=Object.create(e.prototype);for(var i in t)n[i]=t[i];return n}function Zr(){}var Us=.7,Do=1/Us,Lo="\\s*([+-]?\\d+)\\s*",tc="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Pi="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",DC=/^#([0-9a-f]{3,8})$/,FC=new RegExp(`^rgb\\(${Lo},${Lo},${Lo}\\)$`),UC=new RegExp(`^rgb\\(${Pi},${Pi},${Pi}\\)$`),OC=new RegExp(`^rgba\\(${Lo},${Lo},${Lo},${tc}\\)$`),BC=new RegExp(`^rgba\\(${Pi},${Pi},${Pi},${tc}\\)$`),kC=new RegExp(`^hsl\\(${tc},${Pi},${Pi}\\)$`),zC=new RegExp(`^hsla\\(${tc},${Pi},${Pi},${tc}\\)$`),Hy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Fo(Zr,Uo,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Wy,formatHex:Wy,formatHex8:GC,formatHsl:VC,formatRgb:$y,toString:$y});function Wy(){return this.rgb().formatHex()}function GC(){return this.rgb().formatHex8()}function VC(){return tv(this).formatHsl()}function $y(){return this.rgb().formatRgb()}function Uo(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=DC.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Xy(t):n===3?new $e(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Jl(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Jl(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=FC.exec(e))?new $e(t[1],t[2],t[3],1):(t=UC.exec(e))?new $e(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=OC.exec(e))?Jl(t[1],t[2],t[3],t[4]):(t=BC.exec(e))?Jl(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=kC.exec(e))?Zy(t[1],t[2]/100,t[3]/100,1):(t=zC.exec(e))?Zy(t[1],t[2]/100,t[3]/100,t[4]):Hy.hasOwnProperty(e)?Xy(Hy[e]):e==="transparent"?new $e(NaN,NaN,NaN,0):null}function Xy(e){return new $e(e>>16&255,e>>8&255,e&255,1)}function Jl(e,t,n,i){return i<=0&&(e=t=n=NaN),new $e(e,t,n,i)}function Mp(e){return e instanceof Zr||(e=Uo(e)),e?(e=e.rgb(),new $e(e.r,e.g,e.b,e.opacity)):new $e}function gi(e,t,n,i){return arguments.length===1?Mp(e):new $e(e,t,n,i??1)}function $e(e,t,n,i){this.r=+e,this.g=+t,this.b=+n,this.opacity=+i}Fo($e,gi,nc(Zr,{brighter(e){return e=e==null?Do:Math.pow(Do,e),new $e(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Us:Math.pow(Us,e),new $e(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new $e(Ds(this.r),Ds(this.g),Ds(this.b),jl(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:qy,formatHex:qy,formatHex8:HC,formatRgb:Yy,toString:Yy}));function qy(){return`#${Ns(this.r)}${Ns(this.g)}${Ns(this.b)}`}function HC(){return`#${Ns(this.r)}${Ns(this.g)}${Ns(this.b)}${Ns((isNaN(this.opacity)?1:this.opacity)*255)}`}function Yy(){let e=jl(this.opacity);return`${e===1?"rgb(":"rgba("}${Ds(this.r)}, ${Ds(this.g)}, ${Ds(this.b)}${e===1?")":`, ${e})`}`}function jl(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ds(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ns(e){return e=Ds(e),(e<16?"0":"")+e.toString(16)}function Zy(e,t,n,i){return i<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new mi(e,t,n,i)}function tv(e){if(e instanceof mi)return new mi(e.h,e.s,e.l,e.opacity);if(e instanceof Zr||(e=Uo(e)),!e)return new mi;if(e instanceof mi)return e;e=e.rgb();var t=e.r/255,n=e.g/255,i=e.b/255,r=Math.min(t,n,i),s=Math.max(t,n,i),o=NaN,a=s-r,c=(s+r)/2;return a?(t===s?o=(n-i)/a+(n<i)*6:n===s?o=(i-t)/a+2:o=(t-n)/a+4,a/=c<.5?s+r:2-s-r,o*=60):a=c>0&&c<1?0:o,new mi(o,a,c,e.opacity)}function tu(e,t,n,i){return arguments.length===1?tv(e):new mi(e,t,n,i??1)}function mi(e,t,n,i){this.h=+e,this.s=+t,this.l=+n,this.opacity=+i}Fo(mi,tu,nc(Zr,{brighter(e){return e=e==null?Do:Math.pow(Do,e),new mi(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Us:Math.pow(Us,e),new mi(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,i=n+(n<.5?n:1-n)*t,r=2*n-i;return new $e(_p(e>=240?e-240:e+120,r,i),_p(e,r,i),_p(e<120?e+240:e-120,r,i),this.opacity)},clamp(){return new mi(Jy(this.h),Kl(this.s),Kl(this.l),jl(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=jl(this.opacity);return`${e===1?"hsl(":"hsla("}${Jy(this.h)}, ${Kl(this.s)*100}%, ${Kl(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Jy(e){return e=(e||0)%360,e<0?e+360:e}function Kl(e){return Math.max(0,Math.min(1,e||0))}function _p(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var ev=Math.PI/180,nv=180/Math.PI,Ql=18,iv=.96422,rv=1,sv=.82521,ov=4/29,No=6/29,av=3*No*No,WC=No*No*No;function cv(e){if(e instanceof Ii)return new Ii(e.l,e.a,e.b,e.opacity);if(e instanceof dr)return lv(e);e instanceof $e||(e=Mp(e));var t=bp(e.r),n=bp(e.g),i=bp(e.b),r=xp((.2225045*t+.7168786*n+.0606169*i)/rv),s,o;return t===n&&n===i?s=o=r:(s=xp((.4360747*t+.3850649*n+.1430804*i)/iv),o=xp((.0139322*t+.0971045*n+.7141733*i)/sv)),new Ii(116*r-16,500*(s-r),200*(r-o),e.opacity)}function eu(e,t,n,i){return arguments.length===1?cv(e):new Ii(e,t,n,i??1)}function Ii(e,t,n,i){this.l=+e,this.a=+t,this.b=+n,this.opacity=+i}Fo(Ii,eu,nc(Zr,{brighter(e){return new Ii(this.l+Ql*(e??1),this.a,this.b,this.opacity)},darker(e){return new Ii(this.l-Ql*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=iv*yp(t),e=rv*yp(e),n=sv*yp(n),new $e(vp(3.1338561*t-1.6168667*e-.4906146*n),vp(-.9787684*t+1.9161415*e+.033454*n),vp(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function xp(e){return e>WC?Math.pow(e,1/3):e/av+ov}function yp(e){return e>No?e*e*e:av*(e-ov)}function vp(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function bp(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function $C(e){if(e instanceof dr)return new dr(e.h,e.c,e.l,e.opacity);if(e instanceof Ii||(e=cv(e)),e.a===0&&e.b===0)return new dr(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*nv;return new dr(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function nu(e,t,n,i){return arguments.length===1?$C(e):new dr(e,t,n,i??1)}function dr(e,t,n,i){this.h=+e,this.c=+t,this.l=+n,this.opacity=+i}function lv(e){if(isNaN(e.h))return new Ii(e.l,0,0,e.opacity);var t=e.h*ev;return new Ii(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Fo(dr,nu,nc(Zr,{brighter(e){return new dr(this.h,this.c,this.l+Ql*(e??1),this.opacity)},darker(e){return new dr(this.h,this.c,this.l-Ql*(e??1),this.opacity)},rgb(){return lv(this).rgb()}}));var uv=-.14861,Sp=1.78277,wp=-.29227,iu=-.90649,ec=1.97294,Ky=ec*iu,jy=ec*Sp,Qy=Sp*wp-iu*uv;function XC(e){if(e instanceof Fs)return new Fs(e.h,e.s,e.l,e.opacity);e instanceof $e||(e=Mp(e));var t=e.r/255,n=e.g/255,i=e.b/255,r=(Qy*i+Ky*t-jy*n)/(Qy+Ky-jy),s=i-r,o=(ec*(n-r)-wp*s)/iu,a=Math.sqrt(o*o+s*s)/(ec*r*(1-r)),c=a?Math.atan2(o,s)*nv-120:NaN;return new Fs(c<0?c+360:c,a,r,e.opacity)}function Jn(e,t,n,i){return arguments.length===1?XC(e):new Fs(e,t,n,i??1)}function Fs(e,t,n,i){this.h=+e,this.s=+t,this.l=+n,this.opacity=+i}Fo(Fs,Jn,nc(Zr,{brighter(e){return e=e==null?Do:Math.pow(Do,e),new Fs(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Us:Math.pow(Us,e),new Fs(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*ev,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),i=Math.cos(e),r=Math.sin(e);return new $e(255*(t+n*(uv*i+Sp*r)),255*(t+n*(wp*i+iu*r)),255*(t+n*(ec*i)),this.opacity)}}));function dv(e,t,n,i,r){var s=e*e,o=s*e;return((1-3*e+3*s-o)*t+(4-6*s+3*o)*n+(1+3*e+3*s-3*o)*i+o*r)/6}function qC(e){var t=e.length-1;return function(n){var i=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),r=e[i],s=e[i+1],o=i>0?e[i-1]:2*r-s,a=i<t-1?e[i+2]:2*s-r;return dv((n-i/t)*t,o,r,s,a)}}function YC(e){var t=e.length;return function(n){var i=Math.floor(((n%=1)<0?++n:n)*t),r=e[(i+t-1)%t],s=e[i%t],o=e[(i+1)%t],a=e[(i+2)%t];return dv((n-i/t)*t,r,s,o,a)}}var su=e=>()=>e;function pv(e,t){return function(n){return e+n*t}}function ZC(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(i){return Math.pow(e+i*t,n)}}function Cp(e,t){var n=t-e;return n?pv(e,n>180||n<-180?n-360*Math.round(n/360):n):su(isNaN(e)?t:e)}function JC(e){return(e=+e)==1?Xe:function(t,n){return n-t?ZC(t,n,e):su(isNaN(t)?n:t)}}function Xe(e,t){var n=t-e;return n?pv(e,n):su(isNaN(e)?t:e)}var Os=(function e(t){var n=JC(t);function i(r,s){var o=n((r=gi(r)).r,(s=gi(s)).r),a=n(r.g,s.g),c=n(r.b,s.b),l=Xe(r.opacity,s.opacity);return function(u){return r.r=o(u),r.g=a(u),r.b=c(u),r.opacity=l(u),r+""}}return i.gamma=e,i})(1);function mv(e){return function(t){var n=t.length,i=new Array(n),r=new Array(n),s=new Array(n),o,a;for(o=0;o<n;++o)a=gi(t[o]),i[o]=a.r||0,r[o]=a.g||0,s[o]=a.b||0;return i=e(i),r=e(r),s=e(s),a.opacity=1,function(c){return a.r=i(c),a.g=r(c),a.b=s(c),a+""}}}var gv=mv(qC),zB=mv(YC);function KC(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,i=t.slice(),r;return function(s){for(r=0;r<n;++r)i[r]=e[r]*(1-s)+t[r]*s;return i}}function jC(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function QC(e,t){var n=t?t.length:0,i=e?Math.min(n,e.length):0,r=new Array(i),s=new Array(n),o;for(o=0;o<i;++o)r[o]=Oo(e[o],t[o]);for(;o<n;++o)s[o]=t[o];return function(a){for(o=0;o<i;++o)s[o]=r[o](a);return s}}function tR(e,t){var n=new Date;return e=+e,t=+t,function(i){return n.setTime(e*(1-i)+t*i),n}}function Ue(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function eR(e,t){var n={},i={},r;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(r in t)r in e?n[r]=Oo(e[r],t[r]):i[r]=t[r];return function(s){for(r in n)i[r]=n[r](s);return i}}var Ap=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Tp=new RegExp(Ap.source,"g");function nR(e){return function(){return e}}function iR(e){return function(t){return e(t)+""}}function rR(e,t){var n=Ap.lastIndex=Tp.lastIndex=0,i,r,s,o=-1,a=[],c=[];for(e=e+"",t=t+"";(i=Ap.exec(e))&&(r=Tp.exec(t));)(s=r.index)>n&&(s=t.slice(n,s),a[o]?a[o]+=s:a[++o]=s),(i=i[0])===(r=r[0])?a[o]?a[o]+=r:a[++o]=r:(a[++o]=null,c.push({i:o,x:Ue(i,r)})),n=Tp.lastIndex;return n<t.length&&(s=t.slice(n),a[o]?a[o]+=s:a[++o]=s),a.length<2?c[0]?iR(c[0].x):nR(t):(t=c.length,function(l){for(var u=0,h;u<t;++u)a[(h=c[u]).i]=h.x(l);return a.join("")})}function Oo(e,t){var n=typeof t,i;return t==null||n==="boolean"?su(t):(n==="number"?Ue:n==="string"?(i=Uo(t))?(t=i,Os):rR:t instanceof Uo?Os:t instanceof Date?tR:jC(t)?KC:Array.isArray(t)?QC:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?eR:Ue)(e,t)}function ic(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var fv=180/Math.PI,Ep={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function _v(e,t,n,i,r,s){var o,a,c;return(o=Math.sqrt(e*e+t*t))&&(e/=o,t/=o),(c=e*n+t*i)&&(n-=e*c,i-=t*c),(a=Math.sqrt(n*n+i*i))&&(n/=a,i/=a,c/=a),e*i<t*n&&(e=-e,t=-t,c=-c,o=-o),{translateX:r,translateY:s,rotate:Math.atan2(t,e)*fv,skewX:Math.atan(c)*fv,scaleX:o,scaleY:a}}var ru;function sR(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ep:_v(t.a,t.b,t.c,t.d,t.e,t.f)}function oR(e){return e==null||(ru||(ru=document.createElementNS("http://www.w3.org/2000/svg","g")),ru.setAttribute("transform",e),!(e=ru.transform.baseVal.consolidate()))?Ep:(e=e.matrix,_v(e.a,e.b,e.c,e.d,e.e,e.f))}function xv(e,t,n,i){function r(l){return l.length?l.pop()+" ":""}function s(l,u,h,f,d,p){if(l!==h||u!==f){var _=d.push("translate(",null,t,null,n);p.push({i:_-4,x:Ue(l,h)},{i:_-2,x:Ue(u,f)})}else(h||f)&&d.push("translate("+h+t+f+n)}function o(l,u,h,f){l!==u?(l-u>180?u+=360:u-l>180&&(l+=360),f.push({i:h.push(r(h)+"rotate(",null,i)-2,x:Ue(l,u)})):u&&h.push(r(h)+"rotate("+u+i)}function a(l,u,h,f){l!==u?f.push({i:h.push(r(h)+"skewX(",null,i)-2,x:Ue(l,u)}):u&&h.push(r(h)+"skewX("+u+i)}function c(l,u,h,f,d,p){if(l!==h||u!==f){var _=d.push(r(d)+"scale(",null,",",null,")");p.push({i:_-4,x:Ue(l,h)},{i:_-2,x:Ue(u,f)})}else(h!==1||f!==1)&&d.push(r(d)+"scale("+h+","+f+")")}return function(l,u){var h=[],f=[];return l=e(l),u=e(u),s(l.translateX,l.translateY,u.translateX,u.translateY,h,f),o(l.rotate,u.rotate,h,f),a(l.skewX,u.skewX,h,f),c(l.scaleX,l.scaleY,u.scaleX,u.scaleY,h,f),l=u=null,function(d){for(var p=-1,_=f.length,m;++p<_;)h[(m=f[p]).i]=m.x(d);return h.join("")}}}var GB=xv(sR,"px, ","px)","deg)"),VB=xv(oR,", ",")",")"),aR=1e-12;function hv(e){return((e=Math.exp(e))+1/e)/2}function cR(e){return((e=Math.exp(e))-1/e)/2}function lR(e){return((e=Math.exp(2*e))-1)/(e+1)}var HB=(function e(t,n,i){function r(s,o){var a=s[0],c=s[1],l=s[2],u=o[0],h=o[1],f=o[2],d=u-a,p=h-c,_=d*d+p*p,m,g;if(_<aR)g=Math.log(f/l)/t,m=function(x){return[a+x*d,c+x*p,l*Math.exp(t*x*g)]};else{var y=Math.sqrt(_),S=(f*f-l*l+i*_)/(2*l*n*y),v=(f*f-l*l-i*_)/(2*f*n*y),w=Math.log(Math.sqrt(S*S+1)-S),b=Math.log(Math.sqrt(v*v+1)-v);g=(b-w)/t,m=function(x){var M=x*g,R=hv(w),E=l/(n*y)*(R*lR(t*M+w)-cR(w));return[a+E*d,c+E*p,l*R/hv(t*M+w)]}}return m.duration=Math.abs(g)*1e3*t/Math.SQRT2,m}return r.rho=function(s){var o=Math.max(.001,+s),a=o*o,c=a*a;return e(o,a,c)},r})(Math.SQRT2,2,4);function yv(e){return function(t,n){var i=e((t=tu(t)).h,(n=tu(n)).h),r=Xe(t.s,n.s),s=Xe(t.l,n.l),o=Xe(t.opacity,n.opacity);return function(a){return t.h=i(a),t.s=r(a),t.l=s(a),t.opacity=o(a),t+""}}}var vv=yv(Cp),WB=yv(Xe);function bv(e,t){var n=Xe((e=eu(e)).l,(t=eu(t)).l),i=Xe(e.a,t.a),r=Xe(e.b,t.b),s=Xe(e.opacity,t.opacity);return function(o){return e.l=n(o),e.a=i(o),e.b=r(o),e.opacity=s(o),e+""}}function Mv(e){return function(t,n){var i=e((t=nu(t)).h,(n=nu(n)).h),r=Xe(t.c,n.c),s=Xe(t.l,n.l),o=Xe(t.opacity,n.opacity);return function(a){return t.h=i(a),t.c=r(a),t.l=s(a),t.opacity=o(a),t+""}}}var Sv=Mv(Cp),$B=Mv(Xe);function wv(e){return(function t(n){n=+n;function i(r,s){var o=e((r=Jn(r)).h,(s=Jn(s)).h),a=Xe(r.s,s.s),c=Xe(r.l,s.l),l=Xe(r.opacity,s.opacity);return function(u){return r.h=o(u),r.s=a(u),r.l=c(Math.pow(u,n)),r.opacity=l(u),r+""}}return i.gamma=t,i})(1)}var XB=wv(Cp),ou=wv(Xe);function Jr(e,t){t===void 0&&(t=e,e=Oo);for(var n=0,i=t.length-1,r=t[0],s=new Array(i<0?0:i);n<i;)s[n]=e(r,r=t[++n]);return function(o){var a=Math.max(0,Math.min(i-1,Math.floor(o*=i)));return s[a](o-a)}}function gn(e,t){for(var n=new Array(t),i=0;i<t;++i)n[i]=e(i/(t-1));return n}var rc=Math.PI,Rp=2*rc,Bs=1e-6,uR=Rp-Bs;function Tv(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function fR(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Tv;let n=10**t;return function(i){this._+=i[0];for(let r=1,s=i.length;r<s;++r)this._+=Math.round(arguments[r]*n)/n+i[r]}}function Av(e,t,n,i){return e===n&&t===i}function hR(e){let t=Math.floor(e);if(!(t<=15))return Av;let n=10**t,i=function(r){return Math.round(r*n)};return function(r,s,o,a){return i(r)===i(o)&&i(s)===i(a)}}var ks=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?Tv:fR(t),this._equal=t==null?Av:hR(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,i,r){this._append`Q${+t},${+n},${this._x1=+i},${this._y1=+r}`}bezierCurveTo(t,n,i,r,s,o){this._append`C${+t},${+n},${+i},${+r},${this._x1=+s},${this._y1=+o}`}arcTo(t,n,i,r,s){if(t=+t,n=+n,i=+i,r=+r,s=+s,s<0)throw new Error(`negative radius: ${s}`);let o=this._x1,a=this._y1,c=i-t,l=r-n,u=o-t,h=a-n,f=u*u+h*h;if(this._x1===null)this._append`M${this._x1=t},${this._y1=n}`;else if(f>Bs)if(!(Math.abs(h*c-l*u)>Bs)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let d=i-o,p=r-a,_=c*c+l*l,m=d*d+p*p,g=Math.sqrt(_),y=Math.sqrt(f),S=s*Math.tan((rc-Math.acos((_+f-m)/(2*g*y)))/2),v=S/y,w=S/g;Math.abs(v-1)>Bs&&this._append`L${t+v*u},${n+v*h}`,this._append`A${s},${s},0,0,${+(h*d>u*p)},${this._x1=t+w*c},${this._y1=n+w*l}`}}arc(t,n,i,r,s,o){if(t=+t,n=+n,i=+i,o=!!o,i<0)throw new Error(`negative radius: ${i}`);let a=i*Math.cos(r),c=i*Math.sin(r),l=t+a,u=n+c,h=1^o,f=o?r-s:s-r;if(this._x1===null?this._append`M${l},${u}`:(Math.abs(this._x1-l)>Bs||Math.abs(this._y1-u)>Bs)&&this._append`L${l},${u}`,!!i){if(f<0&&(f=f%Rp+Rp),f>uR)this._append`A${i},${i},0,1,${h},${t-a},${n-c}A${i},${i},0,1,${h},${this._x1=l},${this._y1=u}`;else if(f>Bs){let d=t+i*Math.cos(s),p=n+i*Math.sin(s);if(f>=rc&&this._equal(l,u,d,p)){f/=2;let _=r+f;this._append`A${i},${i},0,${+(f>=rc)},${h},${t+i*Math.cos(_)},${n+i*Math.sin(_)}`}this._append`A${i},${i},0,${+(f>=rc)},${h},${this._x1=d},${this._y1=p}`}}}rect(t,n,i,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${i=+i}v${+r}h${-i}Z`}toString(){return this._}};function dR(){return new ks}dR.prototype=ks.prototype;function Li(e=3){return new ks(+e)}function pR(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function cu(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),i=e.slice(0,n);return[i.length>1?i[0]+i.slice(2):i,+e.slice(n+1)]}function Bo(e){return e=cu(Math.abs(e)),e?e[1]:NaN}function mR(e,t){return function(n,i){for(var r=n.length,s=[],o=0,a=e[0],c=0;r>0&&a>0&&(c+a+1>i&&(a=Math.max(1,i-c)),s.push(n.substring(r-=a,r+a)),!((c+=a+1)>i));)a=e[o=(o+1)%e.length];return s.reverse().join(t)}}function gR(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var _R=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function ko(e){if(!(t=_R.exec(e)))throw new Error("invalid format: "+e);var t;return new Pp({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}ko.prototype=Pp.prototype;function Pp(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Pp.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function xR(e){t:for(var t=e.length,n=1,i=-1,r;n<t;++n)switch(e[n]){case".":i=r=n;break;case"0":i===0&&(i=n),r=n;break;default:if(!+e[n])break t;i>0&&(i=0);break}return i>0?e.slice(0,i)+e.slice(r+1):e}var lu;function yR(e,t){var n=cu(e,t);if(!n)return lu=void 0,e.toPrecision(t);var i=n[0],r=n[1],s=r-(lu=Math.max(-8,Math.min(8,Math.floor(r/3)))*3)+1,o=i.length;return s===o?i:s>o?i+new Array(s-o+1).join("0"):s>0?i.slice(0,s)+"."+i.slice(s):"0."+new Array(1-s).join("0")+cu(e,Math.max(0,t+s-1))[0]}function Ev(e,t){var n=cu(e,t);if(!n)return e+"";var i=n[0],r=n[1];return r<0?"0."+new Array(-r).join("0")+i:i.length>r+1?i.slice(0,r+1)+"."+i.slice(r+1):i+new Array(r-i.length+2).join("0")}var Cv={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:pR,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Ev(e*100,t),r:Ev,s:yR,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Rv(e){return e}var Pv=Array.prototype.map,Iv=["y","z","a","f","p","n","\xB5","m","","k","M","G","T","P","E","Z","Y"];function vR(e){var t=e.grouping===void 0||e.thousands===void 0?Rv:mR(Pv.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",i=e.currency===void 0?"":e.currency[1]+"",r=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Rv:gR(Pv.call(e.numerals,String)),o=e.percent===void 0?"%":e.percent+"",a=e.minus===void 0?"\u2212":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function l(h,f){h=ko(h);var d=h.fill,p=h.align,_=h.sign,m=h.symbol,g=h.zero,y=h.width,S=h.comma,v=h.precision,w=h.trim,b=h.type;b==="n"?(S=!0,b="g"):Cv[b]||(v===void 0&&(v=12),w=!0,b="g"),(g||d==="0"&&p==="=")&&(g=!0,d="0",p="=");var x=(f&&f.prefix!==void 0?f.prefix:"")+(m==="$"?n:m==="#"&&/[boxX]/.test(b)?"0"+b.toLowerCase():""),M=(m==="$"?i:/[%p]/.test(b)?o:"")+(f&&f.suffix!==void 0?f.suffix:""),R=Cv[b],E=/[defgprs%]/.test(b);v=v===void 0?6:/[gprs]/.test(b)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function C(N){var B=x,I=M,L,z,F;if(b==="c")I=R(N)+I,N="";else{N=+N;var Z=N<0||1/N<0;if(N=isNaN(N)?c:R(Math.abs(N),v),w&&(N=xR(N)),Z&&+N==0&&_!=="+"&&(Z=!1),B=(Z?_==="("?_:a:_==="-"||_==="("?"":_)+B,I=(b==="s"&&!isNaN(N)&&lu!==void 0?Iv[8+lu/3]:"")+I+(Z&&_==="("?")":""),E){for(L=-1,z=N.length;++L<z;)if(F=N.charCodeAt(L),48>F||F>57){I=(F===46?r+N.slice(L+1):N.slice(L))+I,N=N.slice(0,L);break}}}S&&!g&&(N=t(N,1/0));var U=B.length+N.length+I.length,G=U<y?new Array(y-U+1).join(d):"";switch(S&&g&&(N=t(G+N,G.length?y-I.length:1/0),G=""),p){case"<":N=B+N+I+G;break;case"=":N=B+G+N+I;break;case"^":N=G.slice(0,U=G.length>>1)+B+N+I+G.slice(U);break;default:N=G+B+N+I;break}return s(N)}return C.toString=function(){return h+""},C}function u(h,f){var d=Math.max(-8,Math.min(8,Math.floor(Bo(f)/3)))*3,p=Math.pow(10,-d),_=l((h=ko(h),h.type="f",h),{suffix:Iv[8+d/3]});return function(m){return _(p*m)}}return{format:l,formatPrefix:u}}var au,Ni,Ip;bR({thousands:",",grouping:[3],currency:["$",""]});function bR(e){return au=vR(e),Ni=au.format,Ip=au.formatPrefix,au}function Lv(e){return Math.max(0,-Bo(Math.abs(e)))}function Nv(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Bo(t)/3)))*3-Bo(Math.abs(e)))}function Dv(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Bo(t)-Bo(e))+1}var Ht=1e-6,Qv=1e-12,jt=Math.PI,Ee=jt/2,Fv=jt/4,Dn=jt*2,_n=180/jt,Ae=jt/180,ce=Math.abs,Ho=Math.atan,mr=Math.atan2,Kt=Math.cos;var tb=Math.exp;var gu=Math.log,Lp=Math.pow,Wt=Math.sin,jn=Math.sign||function(e){return e>0?1:e<0?-1:0},Sn=Math.sqrt,jp=Math.tan;function eb(e){return e>1?0:e<-1?jt:Math.acos(e)}function ti(e){return e>1?Ee:e<-1?-Ee:Math.asin(e)}function Qn(){}function _u(e,t){e&&Ov.hasOwnProperty(e.type)&&Ov[e.type](e,t)}var Uv={Feature:function(e,t){_u(e.geometry,t)},FeatureCollection:function(e,t){for(var n=e.features,i=-1,r=n.length;++i<r;)_u(n[i].geometry,t)}},Ov={Sphere:function(e,t){t.sphere()},Point:function(e,t){e=e.coordinates,t.point(e[0],e[1],e[2])},MultiPoint:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)e=n[i],t.point(e[0],e[1],e[2])},LineString:function(e,t){Op(e.coordinates,t,0)},MultiLineString:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)Op(n[i],t,0)},Polygon:function(e,t){Bv(e.coordinates,t)},MultiPolygon:function(e,t){for(var n=e.coordinates,i=-1,r=n.length;++i<r;)Bv(n[i],t)},GeometryCollection:function(e,t){for(var n=e.geometries,i=-1,r=n.length;++i<r;)_u(n[i],t)}};function Op(e,t,n){var i=-1,r=e.length-n,s;for(t.lineStart();++i<r;)s=e[i],t.point(s[0],s[1],s[2]);t.lineEnd()}function Bv(e,t){var n=-1,i=e.length;for(t.polygonStart();++n<i;)Op(e[n],t,1);t.polygonEnd()}function Kr(e,t){e&&Uv.hasOwnProperty(e.type)?Uv[e.type](e,t):_u(e,t)}var KB=new Yn,jB=new Yn;function Bp(e){return[mr(e[1],e[0]),ti(e[2])]}function Go(e){var t=e[0],n=e[1],i=Kt(n);return[i*Kt(t),i*Wt(t),Wt(n)]}function uu(e,t){return e[0]*t[0]+e[1]*t[1]+e[2]*t[2]}function xu(e,t){return[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]]}function Np(e,t){e[0]+=t[0],e[1]+=t[1],e[2]+=t[2]}function fu(e,t){return[e[0]*t,e[1]*t,e[2]*t]}function kp(e){var t=Sn(e[0]*e[0]+e[1]*e[1]+e[2]*e[2]);e[0]/=t,e[1]/=t,e[2]/=t}function zp(e,t){function n(i,r){return i=e(i,r),t(i[0],i[1])}return e.invert&&t.invert&&(n.invert=function(i,r){return i=t.invert(i,r),i&&e.invert(i[0],i[1])}),n}function Gp(e,t){return ce(e)>jt&&(e-=Math.round(e/Dn)*Dn),[e,t]}Gp.invert=Gp;function nb(e,t,n){return(e%=Dn)?t||n?zp(zv(e),Gv(t,n)):zv(e):t||n?Gv(t,n):Gp}function kv(e){return function(t,n){return t+=e,ce(t)>jt&&(t-=Math.round(t/Dn)*Dn),[t,n]}}function zv(e){var t=kv(e);return t.invert=kv(-e),t}function Gv(e,t){var n=Kt(e),i=Wt(e),r=Kt(t),s=Wt(t);function o(a,c){var l=Kt(c),u=Kt(a)*l,h=Wt(a)*l,f=Wt(c),d=f*n+u*i;return[mr(h*r-d*s,u*n-f*i),ti(d*r+h*s)]}return o.invert=function(a,c){var l=Kt(c),u=Kt(a)*l,h=Wt(a)*l,f=Wt(c),d=f*r-h*s;return[mr(h*r+f*s,u*n+d*i),ti(d*n-u*i)]},o}function MR(e){e=nb(e[0]*Ae,e[1]*Ae,e.length>2?e[2]*Ae:0);function t(n){return n=e(n[0]*Ae,n[1]*Ae),n[0]*=_n,n[1]*=_n,n}return t.invert=function(n){return n=e.invert(n[0]*Ae,n[1]*Ae),n[0]*=_n,n[1]*=_n,n},t}function SR(e,t,n,i,r,s){if(n){var o=Kt(t),a=Wt(t),c=i*n;r==null?(r=t+i*Dn,s=t-c/2):(r=Vv(o,r),s=Vv(o,s),(i>0?r<s:r>s)&&(r+=i*Dn));for(var l,u=r;i>0?u>s:u<s;u-=c)l=Bp([o,-a*Kt(u),-a*Wt(u)]),e.point(l[0],l[1])}}function Vv(e,t){t=Go(t),t[0]-=e,kp(t);var n=eb(-t[1]);return((-t[2]<0?-n:n)+Dn-Ht)%Dn}function ib(){var e=[],t;return{point:function(n,i,r){t.push([n,i,r])},lineStart:function(){e.push(t=[])},lineEnd:Qn,rejoin:function(){e.length>1&&e.push(e.pop().concat(e.shift()))},result:function(){var n=e;return e=[],t=null,n}}}function mu(e,t){return ce(e[0]-t[0])<Ht&&ce(e[1]-t[1])<Ht}function hu(e,t,n,i){this.x=e,this.z=t,this.o=n,this.e=i,this.v=!1,this.n=this.p=null}function rb(e,t,n,i,r){var s=[],o=[],a,c;if(e.forEach(function(p){if(!((_=p.length-1)<=0)){var _,m=p[0],g=p[_],y;if(mu(m,g)){if(!m[2]&&!g[2]){for(r.lineStart(),a=0;a<_;++a)r.point((m=p[a])[0],m[1]);r.lineEnd();return}g[0]+=2*Ht}s.push(y=new hu(m,p,null,!0)),o.push(y.o=new hu(m,null,y,!1)),s.push(y=new hu(g,p,null,!1)),o.push(y.o=new hu(g,null,y,!0))}}),!!s.length){for(o.sort(t),Hv(s),Hv(o),a=0,c=o.length;a<c;++a)o[a].e=n=!n;for(var l=s[0],u,h;;){for(var f=l,d=!0;f.v;)if((f=f.n)===l)return;u=f.z,r.lineStart();do{if(f.v=f.o.v=!0,f.e){if(d)for(a=0,c=u.length;a<c;++a)r.point((h=u[a])[0],h[1]);else i(f.x,f.n.x,1,r);f=f.n}else{if(d)for(u=f.p.z,a=u.length-1;a>=0;--a)r.point((h=u[a])[0],h[1]);else i(f.x,f.p.x,-1,r);f=f.p}f=f.o,u=f.z,d=!d}while(!f.v);r.lineEnd()}}}function Hv(e){if(t=e.length){for(var t,n=0,i=e[0],r;++n<t;)i.n=r=e[n],r.p=i,i=r;i.n=r=e[0],r.p=i}}function Dp(e){return ce(e[0])<=jt?e[0]:jn(e[0])*((ce(e[0])+jt)%Dn-jt)}function wR(e,t){var n=Dp(t),i=t[1],r=Wt(i),s=[Wt(n),-Kt(n),0],o=0,a=0,c=new Yn;r===1?i=Ee+Ht:r===-1&&(i=-Ee-Ht);for(var l=0,u=e.length;l<u;++l)if(f=(h=e[l]).length)for(var h,f,d=h[f-1],p=Dp(d),_=d[1]/2+Fv,m=Wt(_),g=Kt(_),y=0;y<f;++y,p=v,m=b,g=x,d=S){var S=h[y],v=Dp(S),w=S[1]/2+Fv,b=Wt(w),x=Kt(w),M=v-p,R=M>=0?1:-1,E=R*M,C=E>jt,N=m*b;if(c.add(mr(N*R*Wt(E),g*x+N*Kt(E))),o+=C?M+R*Dn:M,C^p>=n^v>=n){var B=xu(Go(d),Go(S));kp(B);var I=xu(s,B);kp(I);var L=(C^M>=0?-1:1)*ti(I[2]);(i>L||i===L&&(B[0]||B[1]))&&(a+=C^M>=0?1:-1)}}return(o<-Ht||o<Ht&&c<-Qv)^a&1}function sb(e,t,n,i){return function(r){var s=t(r),o=ib(),a=t(o),c=!1,l,u,h,f={point:d,lineStart:_,lineEnd:m,polygonStart:function(){f.point=g,f.lineStart=y,f.lineEnd=S,u=[],l=[]},polygonEnd:function(){f.point=d,f.lineStart=_,f.lineEnd=m,u=up(u);var v=wR(l,i);u.length?(c||(r.polygonStart(),c=!0),rb(u,AR,v,n,r)):v&&(c||(r.polygonStart(),c=!0),r.lineStart(),n(null,null,1,r),r.lineEnd()),c&&(r.polygonEnd(),c=!1),u=l=null},sphere:function(){r.polygonStart(),r.lineStart(),n(null,null,1,r),r.lineEnd(),r.polygonEnd()}};function d(v,w){e(v,w)&&r.point(v,w)}function p(v,w){s.point(v,w)}function _(){f.point=p,s.lineStart()}function m(){f.point=d,s.lineEnd()}function g(v,w){h.push([v,w]),a.point(v,w)}function y(){a.lineStart(),h=[]}function S(){g(h[0][0],h[0][1]),a.lineEnd();var v=a.clean(),w=o.result(),b,x=w.length,M,R,E;if(h.pop(),l.push(h),h=null,!!x){if(v&1){if(R=w[0],(M=R.length-1)>0){for(c||(r.polygonStart(),c=!0),r.lineStart(),b=0;b<M;++b)r.point((E=R[b])[0],E[1]);r.lineEnd()}return}x>1&&v&2&&w.push(w.pop().concat(w.shift())),u.push(w.filter(TR))}}return f}}function TR(e){return e.length>1}function AR(e,t){return((e=e.x)[0]<0?e[1]-Ee-Ht:Ee-e[1])-((t=t.x)[0]<0?t[1]-Ee-Ht:Ee-t[1])}var Wv=sb(function(){return!0},ER,RR,[-jt,-Ee]);function ER(e){var t=NaN,n=NaN,i=NaN,r;return{lineStart:function(){e.lineStart(),r=1},point:function(s,o){var a=s>0?jt:-jt,c=ce(s-t);ce(c-jt)<Ht?(e.point(t,n=(n+o)/2>0?Ee:-Ee),e.point(i,n),e.lineEnd(),e.lineStart(),e.point(a,n),e.point(s,n),r=0):i!==a&&c>=jt&&(ce(t-i)<Ht&&(t-=i*Ht),ce(s-a)<Ht&&(s-=a*Ht),n=CR(t,n,s,o),e.point(i,n),e.lineEnd(),e.lineStart(),e.point(a,n),r=0),e.point(t=s,n=o),i=a},lineEnd:function(){e.lineEnd(),t=n=NaN},clean:function(){return 2-r}}}function CR(e,t,n,i){var r,s,o=Wt(e-n);return ce(o)>Ht?Ho((Wt(t)*(s=Kt(i))*Wt(n)-Wt(i)*(r=Kt(t))*Wt(e))/(r*s*o)):(t+i)/2}function RR(e,t,n,i){var r;if(e==null)r=n*Ee,i.point(-jt,r),i.point(0,r),i.point(jt,r),i.point(jt,0),i.point(jt,-r),i.point(0,-r),i.point(-jt,-r),i.point(-jt,0),i.point(-jt,r);else if(ce(e[0]-t[0])>Ht){var s=e[0]<t[0]?jt:-jt;r=n*s/2,i.point(-s,r),i.point(0,r),i.point(s,r)}else i.point(t[0],t[1])}function PR(e){var t=Kt(e),n=2*Ae,i=t>0,r=ce(t)>Ht;function s(u,h,f,d){SR(d,e,n,f,u,h)}function o(u,h){return Kt(u)*Kt(h)>t}function a(u){var h,f,d,p,_;return{lineStart:function(){p=d=!1,_=1},point:function(m,g){var y=[m,g],S,v=o(m,g),w=i?v?0:l(m,g):v?l(m+(m<0?jt:-jt),g):0;if(!h&&(p=d=v)&&u.lineStart(),v!==d&&(S=c(h,y),(!S||mu(h,S)||mu(y,S))&&(y[2]=1)),v!==d)_=0,v?(u.lineStart(),S=c(y,h),u.point(S[0],S[1])):(S=c(h,y),u.point(S[0],S[1],2),u.lineEnd()),h=S;else if(r&&h&&i^v){var b;!(w&f)&&(b=c(y,h,!0))&&(_=0,i?(u.lineStart(),u.point(b[0][0],b[0][1]),u.point(b[1][0],b[1][1]),u.lineEnd()):(u.point(b[1][0],b[1][1]),u.lineEnd(),u.lineStart(),u.point(b[0][0],b[0][1],3)))}v&&(!h||!mu(h,y))&&u.point(y[0],y[1]),h=y,d=v,f=w},lineEnd:function(){d&&u.lineEnd(),h=null},clean:function(){return _|(p&&d)<<1}}}function c(u,h,f){var d=Go(u),p=Go(h),_=[1,0,0],m=xu(d,p),g=uu(m,m),y=m[0],S=g-y*y;if(!S)return!f&&u;var v=t*g/S,w=-t*y/S,b=xu(_,m),x=fu(_,v),M=fu(m,w);Np(x,M);var R=b,E=uu(x,R),C=uu(R,R),N=E*E-C*(uu(x,x)-1);if(!(N<0)){var B=Sn(N),I=fu(R,(-E-B)/C);if(Np(I,x),I=Bp(I),!f)return I;var L=u[0],z=h[0],F=u[1],Z=h[1],U;z<L&&(U=L,L=z,z=U);var G=z-L,q=ce(G-jt)<Ht,rt=q||G<Ht;if(!q&&Z<F&&(U=F,F=Z,Z=U),rt?q?F+Z>0^I[1]<(ce(I[0]-L)<Ht?F:Z):F<=I[1]&&I[1]<=Z:G>jt^(L<=I[0]&&I[0]<=z)){var ct=fu(R,(-E+B)/C);return Np(ct,x),[I,Bp(ct)]}}}function l(u,h){var f=i?e:jt-e,d=0;return u<-f?d|=1:u>f&&(d|=2),h<-f?d|=4:h>f&&(d|=8),d}return sb(o,a,s,i?[0,-e]:[-jt,e-jt])}function IR(e,t,n,i,r,s){var o=e[0],a=e[1],c=t[0],l=t[1],u=0,h=1,f=c-o,d=l-a,p;if(p=n-o,!(!f&&p>0)){if(p/=f,f<0){if(p<u)return;p<h&&(h=p)}else if(f>0){if(p>h)return;p>u&&(u=p)}if(p=r-o,!(!f&&p<0)){if(p/=f,f<0){if(p>h)return;p>u&&(u=p)}else if(f>0){if(p<u)return;p<h&&(h=p)}if(p=i-a,!(!d&&p>0)){if(p/=d,d<0){if(p<u)return;p<h&&(h=p)}else if(d>0){if(p>h)return;p>u&&(u=p)}if(p=s-a,!(!d&&p<0)){if(p/=d,d<0){if(p>h)return;p>u&&(u=p)}else if(d>0){if(p<u)return;p<h&&(h=p)}return u>0&&(e[0]=o+u*f,e[1]=a+u*d),h<1&&(t[0]=o+h*f,t[1]=a+h*d),!0}}}}}var sc=1e9,du=-sc;function Qp(e,t,n,i){function r(l,u){return e<=l&&l<=n&&t<=u&&u<=i}function s(l,u,h,f){var d=0,p=0;if(l==null||(d=o(l,h))!==(p=o(u,h))||c(l,u)<0^h>0)do f.point(d===0||d===3?e:n,d>1?i:t);while((d=(d+h+4)%4)!==p);else f.point(u[0],u[1])}function o(l,u){return ce(l[0]-e)<Ht?u>0?0:3:ce(l[0]-n)<Ht?u>0?2:1:ce(l[1]-t)<Ht?u>0?1:0:u>0?3:2}function a(l,u){return c(l.x,u.x)}function c(l,u){var h=o(l,1),f=o(u,1);return h!==f?h-f:h===0?u[1]-l[1]:h===1?l[0]-u[0]:h===2?l[1]-u[1]:u[0]-l[0]}return function(l){var u=l,h=ib(),f,d,p,_,m,g,y,S,v,w,b,x={point:M,lineStart:N,lineEnd:B,polygonStart:E,polygonEnd:C};function M(L,z){r(L,z)&&u.point(L,z)}function R(){for(var L=0,z=0,F=d.length;z<F;++z)for(var Z=d[z],U=1,G=Z.length,q=Z[0],rt,ct,$=q[0],ot=q[1];U<G;++U)rt=$,ct=ot,q=Z[U],$=q[0],ot=q[1],ct<=i?ot>i&&($-rt)*(i-ct)>(ot-ct)*(e-rt)&&++L:ot<=i&&($-rt)*(i-ct)<(ot-ct)*(e-rt)&&--L;return L}function E(){u=h,f=[],d=[],b=!0}function C(){var L=R(),z=b&&L,F=(f=up(f)).length;(z||F)&&(l.polygonStart(),z&&(l.lineStart(),s(null,null,1,l),l.lineEnd()),F&&rb(f,a,L,s,l),l.polygonEnd()),u=l,f=d=p=null}function N(){x.point=I,d&&d.push(p=[]),w=!0,v=!1,y=S=NaN}function B(){f&&(I(_,m),g&&v&&h.rejoin(),f.push(h.result())),x.point=M,v&&u.lineEnd()}function I(L,z){var F=r(L,z);if(d&&p.push([L,z]),w)_=L,m=z,g=F,w=!1,F&&(u.lineStart(),u.point(L,z));else if(F&&v)u.point(L,z);else{var Z=[y=Math.max(du,Math.min(sc,y)),S=Math.max(du,Math.min(sc,S))],U=[L=Math.max(du,Math.min(sc,L)),z=Math.max(du,Math.min(sc,z))];IR(Z,U,e,t,n,i)?(v||(u.lineStart(),u.point(Z[0],Z[1])),u.point(U[0],U[1]),F||u.lineEnd(),b=!1):F&&(u.lineStart(),u.point(L,z),b=!1)}y=L,S=z,v=F}return x}}var Vp=e=>e,Fp=new Yn,Hp=new Yn,ob,ab,Wp,$p,pr={point:Qn,lineStart:Qn,lineEnd:Qn,polygonStart:function(){pr.lineStart=LR,pr.lineEnd=DR},polygonEnd:function(){pr.lineStart=pr.lineEnd=pr.point=Qn,Fp.add(ce(Hp)),Hp=new Yn},result:function(){var e=Fp/2;return Fp=new Yn,e}};function LR(){pr.point=NR}function NR(e,t){pr.point=cb,ob=Wp=e,ab=$p=t}function cb(e,t){Hp.add($p*e-Wp*t),Wp=e,$p=t}function DR(){cb(ob,ab)}var Vo=1/0,yu=Vo,pc=-Vo,vu=pc,bu={point:FR,lineStart:Qn,lineEnd:Qn,polygonStart:Qn,polygonEnd:Qn,result:function(){var e=[[Vo,yu],[pc,vu]];return pc=vu=-(yu=Vo=1/0),e}};function FR(e,t){e<Vo&&(Vo=e),e>pc&&(pc=e),t<yu&&(yu=t),t>vu&&(vu=t)}var Xp=0,qp=0,oc=0,Mu=0,Su=0,zo=0,Yp=0,Zp=0,ac=0,lb,ub,Di,Fi,Kn={point:zs,lineStart:$v,lineEnd:Xv,polygonStart:function(){Kn.lineStart=BR,Kn.lineEnd=kR},polygonEnd:function(){Kn.point=zs,Kn.lineStart=$v,Kn.lineEnd=Xv},result:function(){var e=ac?[Yp/ac,Zp/ac]:zo?[Mu/zo,Su/zo]:oc?[Xp/oc,qp/oc]:[NaN,NaN];return Xp=qp=oc=Mu=Su=zo=Yp=Zp=ac=0,e}};function zs(e,t){Xp+=e,qp+=t,++oc}function $v(){Kn.point=UR}function UR(e,t){Kn.point=OR,zs(Di=e,Fi=t)}function OR(e,t){var n=e-Di,i=t-Fi,r=Sn(n*n+i*i);Mu+=r*(Di+e)/2,Su+=r*(Fi+t)/2,zo+=r,zs(Di=e,Fi=t)}function Xv(){Kn.point=zs}function BR(){Kn.point=zR}function kR(){fb(lb,ub)}function zR(e,t){Kn.point=fb,zs(lb=Di=e,ub=Fi=t)}function fb(e,t){var n=e-Di,i=t-Fi,r=Sn(n*n+i*i);Mu+=r*(Di+e)/2,Su+=r*(Fi+t)/2,zo+=r,r=Fi*e-Di*t,Yp+=r*(Di+e),Zp+=r*(Fi+t),ac+=r*3,zs(Di=e,Fi=t)}function hb(e){this._context=e}hb.prototype={_radius:4.5,pointRadius:function(e){return this._radius=e,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(e,t){switch(this._point){case 0:{this._context.moveTo(e,t),this._point=1;break}case 1:{this._context.lineTo(e,t);break}default:{this._context.moveTo(e+this._radius,t),this._context.arc(e,t,this._radius,0,Dn);break}}},result:Qn};var Jp=new Yn,Up,db,pb,cc,lc,mc={point:Qn,lineStart:function(){mc.point=GR},lineEnd:function(){Up&&mb(db,pb),mc.point=Qn},polygonStart:function(){Up=!0},polygonEnd:function(){Up=null},result:function(){var e=+Jp;return Jp=new Yn,e}};function GR(e,t){mc.point=mb,db=cc=e,pb=lc=t}function mb(e,t){cc-=e,lc-=t,Jp.add(Sn(cc*cc+lc*lc)),cc=e,lc=t}var qv,wu,Yv,Zv,Tu=class{constructor(t){this._append=t==null?gb:VR(t),this._radius=4.5,this._=""}pointRadius(t){return this._radius=+t,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(t,n){switch(this._point){case 0:{this._append`M${t},${n}`,this._point=1;break}case 1:{this._append`L${t},${n}`;break}default:{if(this._append`M${t},${n}`,this._radius!==Yv||this._append!==wu){let i=this._radius,r=this._;this._="",this._append`m0,${i}a${i},${i} 0 1,1 0,${-2*i}a${i},${i} 0 1,1 0,${2*i}z`,Yv=i,wu=this._append,Zv=this._,this._=r}this._+=Zv;break}}}result(){let t=this._;return this._="",t.length?t:null}};function gb(e){let t=1;this._+=e[0];for(let n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function VR(e){let t=Math.floor(e);if(!(t>=0))throw new RangeError(`invalid digits: ${e}`);if(t>15)return gb;if(t!==qv){let n=10**t;qv=t,wu=function(r){let s=1;this._+=r[0];for(let o=r.length;s<o;++s)this._+=Math.round(arguments[s]*n)/n+r[s]}}return wu}function _c(e,t){let n=3,i=4.5,r,s;function o(a){return a&&(typeof i=="function"&&s.pointRadius(+i.apply(this,arguments)),Kr(a,r(s))),s.result()}return o.area=function(a){return Kr(a,r(pr)),pr.result()},o.measure=function(a){return Kr(a,r(mc)),mc.result()},o.bounds=function(a){return Kr(a,r(bu)),bu.result()},o.centroid=function(a){return Kr(a,r(Kn)),Kn.result()},o.projection=function(a){return arguments.length?(r=a==null?(e=null,Vp):(e=a).stream,o):e},o.context=function(a){return arguments.length?(s=a==null?(t=null,new Tu(n)):new hb(t=a),typeof i!="function"&&s.pointRadius(i),o):t},o.pointRadius=function(a){return arguments.length?(i=typeof a=="function"?a:(s.pointRadius(+a),+a),o):i},o.digits=function(a){if(!arguments.length)return n;if(a==null)n=null;else{let c=Math.floor(a);if(!(c>=0))throw new RangeError(`invalid digits: ${a}`);n=c}return t===null&&(s=new Tu(n)),o},o.projection(e).digits(n).context(t)}function xc(e){return{stream:Cu(e)}}function Cu(e){return function(t){var n=new Kp;for(var i in e)n[i]=e[i];return n.stream=t,n}}function Kp(){}Kp.prototype={constructor:Kp,point:function(e,t){this.stream.point(e,t)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function tm(e,t,n){var i=e.clipExtent&&e.clipExtent();return e.scale(150).translate([0,0]),i!=null&&e.clipExtent(null),Kr(n,e.stream(bu)),t(bu.result()),i!=null&&e.clipExtent(i),e}function em(e,t,n){return tm(e,function(i){var r=t[1][0]-t[0][0],s=t[1][1]-t[0][1],o=Math.min(r/(i[1][0]-i[0][0]),s/(i[1][1]-i[0][1])),a=+t[0][0]+(r-o*(i[1][0]+i[0][0]))/2,c=+t[0][1]+(s-o*(i[1][1]+i[0][1]))/2;e.scale(150*o).translate([a,c])},n)}function _b(e,t,n){return em(e,[[0,0],t],n)}function xb(e,t,n){return tm(e,function(i){var r=+t,s=r/(i[1][0]-i[0][0]),o=(r-s*(i[1][0]+i[0][0]))/2,a=-s*i[0][1];e.scale(150*s).translate([o,a])},n)}function yb(e,t,n){return tm(e,function(i){var r=+t,s=r/(i[1][1]-i[0][1]),o=-s*i[0][0],a=(r-s*(i[1][1]+i[0][1]))/2;e.scale(150*s).translate([o,a])},n)}var Jv=16,HR=Kt(30*Ae);function Kv(e,t){return+t?$R(e,t):WR(e)}function WR(e){return Cu({point:function(t,n){t=e(t,n),this.stream.point(t[0],t[1])}})}function $R(e,t){function n(i,r,s,o,a,c,l,u,h,f,d,p,_,m){var g=l-i,y=u-r,S=g*g+y*y;if(S>4*t&&_--){var v=o+f,w=a+d,b=c+p,x=Sn(v*v+w*w+b*b),M=ti(b/=x),R=ce(ce(b)-1)<Ht||ce(s-h)<Ht?(s+h)/2:mr(w,v),E=e(R,M),C=E[0],N=E[1],B=C-i,I=N-r,L=y*B-g*I;(L*L/S>t||ce((g*B+y*I)/S-.5)>.3||o*f+a*d+c*p<HR)&&(n(i,r,s,o,a,c,C,N,R,v/=x,w/=x,b,_,m),m.point(C,N),n(C,N,R,v,w,b,l,u,h,f,d,p,_,m))}}return function(i){var r,s,o,a,c,l,u,h,f,d,p,_,m={point:g,lineStart:y,lineEnd:v,polygonStart:function(){i.polygonStart(),m.lineStart=w},polygonEnd:function(){i.polygonEnd(),m.lineStart=y}};function g(M,R){M=e(M,R),i.point(M[0],M[1])}function y(){h=NaN,m.point=S,i.lineStart()}function S(M,R){var E=Go([M,R]),C=e(M,R);n(h,f,u,d,p,_,h=C[0],f=C[1],u=M,d=E[0],p=E[1],_=E[2],Jv,i),i.point(h,f)}function v(){m.point=g,i.lineEnd()}function w(){y(),m.point=b,m.lineEnd=x}function b(M,R){S(r=M,R),s=h,o=f,a=d,c=p,l=_,m.point=S}function x(){n(h,f,u,d,p,_,s,o,r,a,c,l,Jv,i),m.lineEnd=v,v()}return m}}var XR=Cu({point:function(e,t){this.stream.point(e*Ae,t*Ae)}});function qR(e){return Cu({point:function(t,n){var i=e(t,n);return this.stream.point(i[0],i[1])}})}function YR(e,t,n,i,r){function s(o,a){return o*=i,a*=r,[t+e*o,n-e*a]}return s.invert=function(o,a){return[(o-t)/e*i,(n-a)/e*r]},s}function jv(e,t,n,i,r,s){if(!s)return YR(e,t,n,i,r);var o=Kt(s),a=Wt(s),c=o*e,l=a*e,u=o/e,h=a/e,f=(a*n-o*t)/e,d=(a*t+o*n)/e;function p(_,m){return _*=i,m*=r,[c*_-l*m+t,n-l*_-c*m]}return p.invert=function(_,m){return[i*(u*_-h*m+f),r*(d-h*_-u*m)]},p}function jr(e){return vb(function(){return e})()}function vb(e){var t,n=150,i=480,r=250,s=0,o=0,a=0,c=0,l=0,u,h=0,f=1,d=1,p=null,_=Wv,m=null,g,y,S,v=Vp,w=.5,b,x,M,R,E;function C(L){return M(L[0]*Ae,L[1]*Ae)}function N(L){return L=M.invert(L[0],L[1]),L&&[L[0]*_n,L[1]*_n]}C.stream=function(L){return R&&E===L?R:R=XR(qR(u)(_(b(v(E=L)))))},C.preclip=function(L){return arguments.length?(_=L,p=void 0,I()):_},C.postclip=function(L){return arguments.length?(v=L,m=g=y=S=null,I()):v},C.clipAngle=function(L){return arguments.length?(_=+L?PR(p=L*Ae):(p=null,Wv),I()):p*_n},C.clipExtent=function(L){return arguments.length?(v=L==null?(m=g=y=S=null,Vp):Qp(m=+L[0][0],g=+L[0][1],y=+L[1][0],S=+L[1][1]),I()):m==null?null:[[m,g],[y,S]]},C.scale=function(L){return arguments.length?(n=+L,B()):n},C.translate=function(L){return arguments.length?(i=+L[0],r=+L[1],B()):[i,r]},C.center=function(L){return arguments.length?(s=L[0]%360*Ae,o=L[1]%360*Ae,B()):[s*_n,o*_n]},C.rotate=function(L){return arguments.length?(a=L[0]%360*Ae,c=L[1]%360*Ae,l=L.length>2?L[2]%360*Ae:0,B()):[a*_n,c*_n,l*_n]},C.angle=function(L){return arguments.length?(h=L%360*Ae,B()):h*_n},C.reflectX=function(L){return arguments.length?(f=L?-1:1,B()):f<0},C.reflectY=function(L){return arguments.length?(d=L?-1:1,B()):d<0},C.precision=function(L){return arguments.length?(b=Kv(x,w=L*L),I()):Sn(w)},C.fitExtent=function(L,z){return em(C,L,z)},C.fitSize=function(L,z){return _b(C,L,z)},C.fitWidth=function(L,z){return xb(C,L,z)},C.fitHeight=function(L,z){return yb(C,L,z)};function B(){var L=jv(n,0,0,f,d,h).apply(null,t(s,o)),z=jv(n,i-L[0],r-L[1],f,d,h);return u=nb(a,c,l),x=zp(t,z),M=zp(u,x),b=Kv(x,w),I()}function I(){return R=E=null,C}return function(){return t=e.apply(this,arguments),C.invert=t.invert&&N,B()}}function nm(e){var t=0,n=jt/3,i=vb(e),r=i(t,n);return r.parallels=function(s){return arguments.length?i(t=s[0]*Ae,n=s[1]*Ae):[t*_n,n*_n]},r}function ZR(e){var t=Kt(e);function n(i,r){return[i*t,Wt(r)/t]}return n.invert=function(i,r){return[i/t,ti(r*t)]},n}function JR(e,t){var n=Wt(e),i=(n+Wt(t))/2;if(ce(i)<Ht)return ZR(e);var r=1+n*(2*i-n),s=Sn(r)/i;function o(a,c){var l=Sn(r-2*i*Wt(c))/i;return[l*Wt(a*=i),s-l*Kt(a)]}return o.invert=function(a,c){var l=s-c,u=mr(a,ce(l))*jn(l);return l*i<0&&(u-=jt*jn(a)*jn(l)),[u/i,ti((r-(a*a+l*l)*i*i)/(2*i))]},o}function gc(){return nm(JR).scale(155.424).center([0,33.6442])}function im(){return gc().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function KR(e){var t=e.length;return{point:function(n,i){for(var r=-1;++r<t;)e[r].point(n,i)},sphere:function(){for(var n=-1;++n<t;)e[n].sphere()},lineStart:function(){for(var n=-1;++n<t;)e[n].lineStart()},lineEnd:function(){for(var n=-1;++n<t;)e[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<t;)e[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<t;)e[n].polygonEnd()}}}function bb(){var e,t,n=im(),i,r=gc().rotate([154,0]).center([-2,58.5]).parallels([55,65]),s,o=gc().rotate([157,0]).center([-3,19.9]).parallels([8,18]),a,c,l={point:function(f,d){c=[f,d]}};function u(f){var d=f[0],p=f[1];return c=null,i.point(d,p),c||(s.point(d,p),c)||(a.point(d,p),c)}u.invert=function(f){var d=n.scale(),p=n.translate(),_=(f[0]-p[0])/d,m=(f[1]-p[1])/d;return(m>=.12&&m<.234&&_>=-.425&&_<-.214?r:m>=.166&&m<.234&&_>=-.214&&_<-.115?o:n).invert(f)},u.stream=function(f){return e&&t===f?e:e=KR([n.stream(t=f),r.stream(f),o.stream(f)])},u.precision=function(f){return arguments.length?(n.precision(f),r.precision(f),o.precision(f),h()):n.precision()},u.scale=function(f){return arguments.length?(n.scale(f),r.scale(f*.35),o.scale(f),u.translate(n.translate())):n.scale()},u.translate=function(f){if(!arguments.length)return n.translate();var d=n.scale(),p=+f[0],_=+f[1];return i=n.translate(f).clipExtent([[p-.455*d,_-.238*d],[p+.455*d,_+.238*d]]).stream(l),s=r.translate([p-.307*d,_+.201*d]).clipExtent([[p-.425*d+Ht,_+.12*d+Ht],[p-.214*d-Ht,_+.234*d-Ht]]).stream(l),a=o.translate([p-.205*d,_+.212*d]).clipExtent([[p-.214*d+Ht,_+.166*d+Ht],[p-.115*d-Ht,_+.234*d-Ht]]).stream(l),h()},u.fitExtent=function(f,d){return em(u,f,d)},u.fitSize=function(f,d){return _b(u,f,d)},u.fitWidth=function(f,d){return xb(u,f,d)},u.fitHeight=function(f,d){return yb(u,f,d)};function h(){return e=t=null,u}return u.scale(1070)}function Mb(e){return function(t,n){var i=Kt(t),r=Kt(n),s=e(i*r);return s===1/0?[2,0]:[s*r*Wt(t),s*Wt(n)]}}function yc(e){return function(t,n){var i=Sn(t*t+n*n),r=e(i),s=Wt(r),o=Kt(r);return[mr(t*s,i*o),ti(i&&n*s/i)]}}var Sb=Mb(function(e){return Sn(2/(1+e))});Sb.invert=yc(function(e){return 2*ti(e/2)});function wb(){return jr(Sb).scale(124.75).clipAngle(180-.001)}var Tb=Mb(function(e){return(e=eb(e))&&e/Wt(e)});Tb.invert=yc(function(e){return e});function Ab(){return jr(Tb).scale(79.4188).clipAngle(180-.001)}function Ru(e,t){return[e,gu(jp((Ee+t)/2))]}Ru.invert=function(e,t){return[e,2*Ho(tb(t))-Ee]};function Eb(){return Cb(Ru).scale(961/Dn)}function Cb(e){var t=jr(e),n=t.center,i=t.scale,r=t.translate,s=t.clipExtent,o=null,a,c,l;t.scale=function(h){return arguments.length?(i(h),u()):i()},t.translate=function(h){return arguments.length?(r(h),u()):r()},t.center=function(h){return arguments.length?(n(h),u()):n()},t.clipExtent=function(h){return arguments.length?(h==null?o=a=c=l=null:(o=+h[0][0],a=+h[0][1],c=+h[1][0],l=+h[1][1]),u()):o==null?null:[[o,a],[c,l]]};function u(){var h=jt*i(),f=t(MR(t.rotate()).invert([0,0]));return s(o==null?[[f[0]-h,f[1]-h],[f[0]+h,f[1]+h]]:e===Ru?[[Math.max(f[0]-h,o),a],[Math.min(f[0]+h,c),l]]:[[o,Math.max(f[1]-h,a)],[c,Math.min(f[1]+h,l)]])}return u()}function pu(e){return jp((Ee+e)/2)}function jR(e,t){var n=Kt(e),i=e===t?Wt(e):gu(n/Kt(t))/gu(pu(t)/pu(e)),r=n*Lp(pu(e),i)/i;if(!i)return Ru;function s(o,a){r>0?a<-Ee+Ht&&(a=-Ee+Ht):a>Ee-Ht&&(a=Ee-Ht);var c=r/Lp(pu(a),i);return[c*Wt(i*o),r-c*Kt(i*o)]}return s.invert=function(o,a){var c=r-a,l=jn(i)*Sn(o*o+c*c),u=mr(o,ce(c))*jn(c);return c*i<0&&(u-=jt*jn(o)*jn(c)),[u/i,2*Ho(Lp(r/l,1/i))-Ee]},s}function Rb(){return nm(jR).scale(109.5).parallels([30,30])}function Au(e,t){return[e,t]}Au.invert=Au;function Pb(){return jr(Au).scale(152.63)}function QR(e,t){var n=Kt(e),i=e===t?Wt(e):(n-Kt(t))/(t-e),r=n/i+e;if(ce(i)<Ht)return Au;function s(o,a){var c=r-a,l=i*o;return[c*Wt(l),r-c*Kt(l)]}return s.invert=function(o,a){var c=r-a,l=mr(o,ce(c))*jn(c);return c*i<0&&(l-=jt*jn(o)*jn(c)),[l/i,r-jn(i)*Sn(o*o+c*c)]},s}function Ib(){return nm(QR).scale(131.154).center([0,13.9389])}var uc=1.340264,fc=-.081106,hc=893e-6,dc=.003796,Eu=Sn(3)/2,tP=12;function Lb(e,t){var n=ti(Eu*Wt(t)),i=n*n,r=i*i*i;return[e*Kt(n)/(Eu*(uc+3*fc*i+r*(7*hc+9*dc*i))),n*(uc+fc*i+r*(hc+dc*i))]}Lb.invert=function(e,t){for(var n=t,i=n*n,r=i*i*i,s=0,o,a,c;s<tP&&(a=n*(uc+fc*i+r*(hc+dc*i))-t,c=uc+3*fc*i+r*(7*hc+9*dc*i),n-=o=a/c,i=n*n,r=i*i*i,!(ce(o)<Qv));++s);return[Eu*e*(uc+3*fc*i+r*(7*hc+9*dc*i))/Kt(n),ti(Wt(n)/Eu)]};function Nb(){return jr(Lb).scale(177.158)}function Db(e,t){var n=Kt(t),i=Kt(e)*n;return[n*Wt(e)/i,Wt(t)/i]}Db.invert=yc(Ho);function Fb(){return jr(Db).scale(144.049).clipAngle(60)}function eP(e,t){var n=t*t,i=n*n;return[e*(.8707-.131979*n+i*(-.013791+i*(.003971*n-.001529*i))),t*(1.007226+n*(.015085+i*(-.044475+.028874*n-.005916*i)))]}eP.invert=function(e,t){var n=t,i=25,r;do{var s=n*n,o=s*s;n-=r=(n*(1.007226+s*(.015085+o*(-.044475+.028874*s-.005916*o)))-t)/(1.007226+s*(.015085*3+o*(-.044475*7+.028874*9*s-.005916*11*o)))}while(ce(r)>Ht&&--i>0);return[e/(.8707+(s=n*n)*(-.131979+s*(-.013791+s*s*s*(.003971-.001529*s)))),n]};function Ub(e,t){return[Kt(t)*Wt(e),Wt(t)]}Ub.invert=yc(ti);function Ob(){return jr(Ub).scale(249.5).clipAngle(90+Ht)}function Bb(e,t){var n=Kt(t),i=1+Kt(e)*n;return[n*Wt(e)/i,Wt(t)/i]}Bb.invert=yc(function(e){return 2*Ho(e)});function kb(){return jr(Bb).scale(250).clipAngle(142)}function zb(e,t){return[gu(jp((Ee+t)/2)),-e]}zb.invert=function(e,t){return[-t,2*Ho(tb(e))-Ee]};function Gb(){var e=Cb(zb),t=e.center,n=e.rotate;return e.center=function(i){return arguments.length?t([-i[1],i[0]]):(i=t(),[i[1],-i[0]])},e.rotate=function(i){return arguments.length?n([i[0],i[1],i.length>2?i[2]+90:90]):(i=n(),[i[0],i[1],i[2]-90])},n([0,0,90]).scale(159.155)}var rm=new Date,sm=new Date;function Oe(e,t,n,i){function r(s){return e(s=arguments.length===0?new Date:new Date(+s)),s}return r.floor=s=>(e(s=new Date(+s)),s),r.ceil=s=>(e(s=new Date(s-1)),t(s,1),e(s),s),r.round=s=>{let o=r(s),a=r.ceil(s);return s-o<a-s?o:a},r.offset=(s,o)=>(t(s=new Date(+s),o==null?1:Math.floor(o)),s),r.range=(s,o,a)=>{let c=[];if(s=r.ceil(s),a=a==null?1:Math.floor(a),!(s<o)||!(a>0))return c;let l;do c.push(l=new Date(+s)),t(s,a),e(s);while(l<s&&s<o);return c},r.filter=s=>Oe(o=>{if(o>=o)for(;e(o),!s(o);)o.setTime(o-1)},(o,a)=>{if(o>=o)if(a<0)for(;++a<=0;)for(;t(o,-1),!s(o););else for(;--a>=0;)for(;t(o,1),!s(o););}),n&&(r.count=(s,o)=>(rm.setTime(+s),sm.setTime(+o),e(rm),e(sm),Math.floor(n(rm,sm))),r.every=s=>(s=Math.floor(s),!isFinite(s)||!(s>0)?null:s>1?r.filter(i?o=>i(o)%s===0:o=>r.count(0,o)%s===0):r)),r}var Pu=Oe(()=>{},(e,t)=>{e.setTime(+e+t)},(e,t)=>t-e);Pu.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?Oe(t=>{t.setTime(Math.floor(t/e)*e)},(t,n)=>{t.setTime(+t+n*e)},(t,n)=>(n-t)/e):Pu);var e6=Pu.range,gr=1e3,ei=gr*60,_r=ei*60,xr=_r*24,am=xr*7,Vb=xr*30,om=xr*365,xn=Oe(e=>{e.setTime(e-e.getMilliseconds())},(e,t)=>{e.setTime(+e+t*gr)},(e,t)=>(t-e)/gr,e=>e.getUTCSeconds()),n6=xn.range,Gs=Oe(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*gr)},(e,t)=>{e.setTime(+e+t*ei)},(e,t)=>(t-e)/ei,e=>e.getMinutes()),i6=Gs.range,Vs=Oe(e=>{e.setUTCSeconds(0,0)},(e,t)=>{e.setTime(+e+t*ei)},(e,t)=>(t-e)/ei,e=>e.getUTCMinutes()),r6=Vs.range,Hs=Oe(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*gr-e.getMinutes()*ei)},(e,t)=>{e.setTime(+e+t*_r)},(e,t)=>(t-e)/_r,e=>e.getHours()),s6=Hs.range,Ws=Oe(e=>{e.setUTCMinutes(0,0,0)},(e,t)=>{e.setTime(+e+t*_r)},(e,t)=>(t-e)/_r,e=>e.getUTCHours()),o6=Ws.range,Ui=Oe(e=>e.setHours(0,0,0,0),(e,t)=>e.setDate(e.getDate()+t),(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*ei)/xr,e=>e.getDate()-1),a6=Ui.range,Wo=Oe(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/xr,e=>e.getUTCDate()-1),c6=Wo.range,vc=Oe(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/xr,e=>Math.floor(e/xr)),l6=vc.range;function $s(e){return Oe(t=>{t.setDate(t.getDate()-(t.getDay()+7-e)%7),t.setHours(0,0,0,0)},(t,n)=>{t.setDate(t.getDate()+n*7)},(t,n)=>(n-t-(n.getTimezoneOffset()-t.getTimezoneOffset())*ei)/am)}var Oi=$s(0),Xs=$s(1),cm=$s(2),lm=$s(3),yr=$s(4),um=$s(5),fm=$s(6),u6=Oi.range,f6=Xs.range,h6=cm.range,d6=lm.range,p6=yr.range,m6=um.range,g6=fm.range;function qs(e){return Oe(t=>{t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+7-e)%7),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCDate(t.getUTCDate()+n*7)},(t,n)=>(n-t)/am)}var Bi=qs(0),Ys=qs(1),hm=qs(2),dm=qs(3),vr=qs(4),pm=qs(5),mm=qs(6),_6=Bi.range,x6=Ys.range,y6=hm.range,v6=dm.range,b6=vr.range,M6=pm.range,S6=mm.range,Zs=Oe(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,t)=>{e.setMonth(e.getMonth()+t)},(e,t)=>t.getMonth()-e.getMonth()+(t.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),w6=Zs.range,Js=Oe(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCMonth(e.getUTCMonth()+t)},(e,t)=>t.getUTCMonth()-e.getUTCMonth()+(t.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),T6=Js.range,wn=Oe(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,t)=>{e.setFullYear(e.getFullYear()+t)},(e,t)=>t.getFullYear()-e.getFullYear(),e=>e.getFullYear());wn.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Oe(t=>{t.setFullYear(Math.floor(t.getFullYear()/e)*e),t.setMonth(0,1),t.setHours(0,0,0,0)},(t,n)=>{t.setFullYear(t.getFullYear()+n*e)});var A6=wn.range,Tn=Oe(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCFullYear(e.getUTCFullYear()+t)},(e,t)=>t.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());Tn.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Oe(t=>{t.setUTCFullYear(Math.floor(t.getUTCFullYear()/e)*e),t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCFullYear(t.getUTCFullYear()+n*e)});var E6=Tn.range;function Hb(e,t,n,i,r,s){let o=[[xn,1,gr],[xn,5,5*gr],[xn,15,15*gr],[xn,30,30*gr],[s,1,ei],[s,5,5*ei],[s,15,15*ei],[s,30,30*ei],[r,1,_r],[r,3,3*_r],[r,6,6*_r],[r,12,12*_r],[i,1,xr],[i,2,2*xr],[n,1,am],[t,1,Vb],[t,3,3*Vb],[e,1,om]];function a(l,u,h){let f=u<l;f&&([l,u]=[u,l]);let d=h&&typeof h.range=="function"?h:c(l,u,h),p=d?d.range(l,+u+1):[];return f?p.reverse():p}function c(l,u,h){let f=Math.abs(u-l)/h,d=Eo(([,,m])=>m).right(o,f);if(d===o.length)return e.every(Ka(l/om,u/om,h));if(d===0)return Pu.every(Math.max(Ka(l,u,h),1));let[p,_]=o[f/o[d-1][2]<o[d][2]/f?d-1:d];return p.every(_)}return[a,c]}var[Wb,$b]=Hb(Tn,Js,Bi,vc,Ws,Vs),[Xb,qb]=Hb(wn,Zs,Oi,Ui,Hs,Gs);function gm(e){if(0<=e.y&&e.y<100){var t=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return t.setFullYear(e.y),t}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function _m(e){if(0<=e.y&&e.y<100){var t=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return t.setUTCFullYear(e.y),t}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function bc(e,t,n){return{y:e,m:t,d:n,H:0,M:0,S:0,L:0}}function nP(e){var t=e.dateTime,n=e.date,i=e.time,r=e.periods,s=e.days,o=e.shortDays,a=e.months,c=e.shortMonths,l=Mc(r),u=Sc(r),h=Mc(s),f=Sc(s),d=Mc(o),p=Sc(o),_=Mc(a),m=Sc(a),g=Mc(c),y=Sc(c),S={a:F,A:Z,b:U,B:G,c:null,d:Qb,e:Qb,f:TP,g:FP,G:OP,H:MP,I:SP,j:wP,L:r1,m:AP,M:EP,p:q,q:rt,Q:n1,s:i1,S:CP,u:RP,U:PP,V:IP,w:LP,W:NP,x:null,X:null,y:DP,Y:UP,Z:BP,"%":e1},v={a:ct,A:$,b:ot,B:ut,c:null,d:t1,e:t1,f:VP,g:jP,G:tI,H:kP,I:zP,j:GP,L:o1,m:HP,M:WP,p:st,q:at,Q:n1,s:i1,S:$P,u:XP,U:qP,V:YP,w:ZP,W:JP,x:null,X:null,y:KP,Y:QP,Z:eI,"%":e1},w={a:E,A:C,b:N,B,c:I,d:Kb,e:Kb,f:xP,g:Jb,G:Zb,H:jb,I:jb,j:pP,L:_P,m:dP,M:mP,p:R,q:hP,Q:vP,s:bP,S:gP,u:aP,U:cP,V:lP,w:oP,W:uP,x:L,X:z,y:Jb,Y:Zb,Z:fP,"%":yP};S.x=b(n,S),S.X=b(i,S),S.c=b(t,S),v.x=b(n,v),v.X=b(i,v),v.c=b(t,v);function b(J,xt){return function(lt){var K=[],Nt=-1,Mt=0,Vt=J.length,Xt,de,ae;for(lt instanceof Date||(lt=new Date(+lt));++Nt<Vt;)J.charCodeAt(Nt)===37&&(K.push(J.slice(Mt,Nt)),(de=Yb[Xt=J.charAt(++Nt)])!=null?Xt=J.charAt(++Nt):de=Xt==="e"?" ":"0",(ae=xt[Xt])&&(Xt=ae(lt,de)),K.push(Xt),Mt=Nt+1);return K.push(J.slice(Mt,Nt)),K.join("")}}function x(J,xt){return function(lt){var K=bc(1900,void 0,1),Nt=M(K,J,lt+="",0),Mt,Vt;if(Nt!=lt.length)return null;if("Q"in K)return new Date(K.Q);if("s"in K)return new Date(K.s*1e3+("L"in K?K.L:0));if(xt&&!("Z"in K)&&(K.Z=0),"p"in K&&(K.H=K.H%12+K.p*12),K.m===void 0&&(K.m="q"in K?K.q:0),"V"in K){if(K.V<1||K.V>53)return null;"w"in K||(K.w=1),"Z"in K?(Mt=_m(bc(K.y,0,1)),Vt=Mt.getUTCDay(),Mt=Vt>4||Vt===0?Ys.ceil(Mt):Ys(Mt),Mt=Wo.offset(Mt,(K.V-1)*7),K.y=Mt.getUTCFullYear(),K.m=Mt.getUTCMonth(),K.d=Mt.getUTCDate()+(K.w+6)%7):(Mt=gm(bc(K.y,0,1)),Vt=Mt.getDay(),Mt=Vt>4||Vt===0?Xs.ceil(Mt):Xs(Mt),Mt=Ui.offset(Mt,(K.V-1)*7),K.y=Mt.getFullYear(),K.m=Mt.getMonth(),K.d=Mt.getDate()+(K.w+6)%7)}else("W"in K||"U"in K)&&("w"in K||(K.w="u"in K?K.u%7:"W"in K?1:0),Vt="Z"in K?_m(bc(K.y,0,1)).getUTCDay():gm(bc(K.y,0,1)).getDay(),K.m=0,K.d="W"in K?(K.w+6)%7+K.W*7-(Vt+5)%7:K.w+K.U*7-(Vt+6)%7);return"Z"in K?(K.H+=K.Z/100|0,K.M+=K.Z%100,_m(K)):gm(K)}}function M(J,xt,lt,K){for(var Nt=0,Mt=xt.length,Vt=lt.length,Xt,de;Nt<Mt;){if(K>=Vt)return-1;if(Xt=xt.charCodeAt(Nt++),Xt===37){if(Xt=xt.charAt(Nt++),de=w[Xt in Yb?xt.charAt(Nt++):Xt],!de||(K=de(J,lt,K))<0)return-1}else if(Xt!=lt.charCodeAt(K++))return-1}return K}function R(J,xt,lt){var K=l.exec(xt.slice(lt));return K?(J.p=u.get(K[0].toLowerCase()),lt+K[0].length):-1}function E(J,xt,lt){var K=d.exec(xt.slice(lt));return K?(J.w=p.get(K[0].toLowerCase()),lt+K[0].length):-1}function C(J,xt,lt){var K=h.exec(xt.slice(lt));return K?(J.w=f.get(K[0].toLowerCase()),lt+K[0].length):-1}function N(J,xt,lt){var K=g.exec(xt.slice(lt));return K?(J.m=y.get(K[0].toLowerCase()),lt+K[0].length):-1}function B(J,xt,lt){var K=_.exec(xt.slice(lt));return K?(J.m=m.get(K[0].toLowerCase()),lt+K[0].length):-1}function I(J,xt,lt){return M(J,t,xt,lt)}function L(J,xt,lt){return M(J,n,xt,lt)}function z(J,xt,lt){return M(J,i,xt,lt)}function F(J){return o[J.getDay()]}function Z(J){return s[J.getDay()]}function U(J){return c[J.getMonth()]}function G(J){return a[J.getMonth()]}function q(J){return r[+(J.getHours()>=12)]}function rt(J){return 1+~~(J.getMonth()/3)}function ct(J){return o[J.getUTCDay()]}function $(J){return s[J.getUTCDay()]}function ot(J){return c[J.getUTCMonth()]}function ut(J){return a[J.getUTCMonth()]}function st(J){return r[+(J.getUTCHours()>=12)]}function at(J){return 1+~~(J.getUTCMonth()/3)}return{format:function(J){var xt=b(J+="",S);return xt.toString=function(){return J},xt},parse:function(J){var xt=x(J+="",!1);return xt.toString=function(){return J},xt},utcFormat:function(J){var xt=b(J+="",v);return xt.toString=function(){return J},xt},utcParse:function(J){var xt=x(J+="",!0);return xt.toString=function(){return J},xt}}}var Yb={"-":"",_:" ",0:"0"},qe=/^\s*\d+/,iP=/^%/,rP=/[\\^$*+?|[\]().{}]/g;function se(e,t,n){var i=e<0?"-":"",r=(i?-e:e)+"",s=r.length;return i+(s<n?new Array(n-s+1).join(t)+r:r)}function sP(e){return e.replace(rP,"\\$&")}function Mc(e){return new RegExp("^(?:"+e.map(sP).join("|")+")","i")}function Sc(e){return new Map(e.map((t,n)=>[t.toLowerCase(),n]))}function oP(e,t,n){var i=qe.exec(t.slice(n,n+1));return i?(e.w=+i[0],n+i[0].length):-1}function aP(e,t,n){var i=qe.exec(t.slice(n,n+1));return i?(e.u=+i[0],n+i[0].length):-1}function cP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.U=+i[0],n+i[0].length):-1}function lP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.V=+i[0],n+i[0].length):-1}function uP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.W=+i[0],n+i[0].length):-1}function Zb(e,t,n){var i=qe.exec(t.slice(n,n+4));return i?(e.y=+i[0],n+i[0].length):-1}function Jb(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.y=+i[0]+(+i[0]>68?1900:2e3),n+i[0].length):-1}function fP(e,t,n){var i=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(t.slice(n,n+6));return i?(e.Z=i[1]?0:-(i[2]+(i[3]||"00")),n+i[0].length):-1}function hP(e,t,n){var i=qe.exec(t.slice(n,n+1));return i?(e.q=i[0]*3-3,n+i[0].length):-1}function dP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.m=i[0]-1,n+i[0].length):-1}function Kb(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.d=+i[0],n+i[0].length):-1}function pP(e,t,n){var i=qe.exec(t.slice(n,n+3));return i?(e.m=0,e.d=+i[0],n+i[0].length):-1}function jb(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.H=+i[0],n+i[0].length):-1}function mP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.M=+i[0],n+i[0].length):-1}function gP(e,t,n){var i=qe.exec(t.slice(n,n+2));return i?(e.S=+i[0],n+i[0].length):-1}function _P(e,t,n){var i=qe.exec(t.slice(n,n+3));return i?(e.L=+i[0],n+i[0].length):-1}function xP(e,t,n){var i=qe.exec(t.slice(n,n+6));return i?(e.L=Math.floor(i[0]/1e3),n+i[0].length):-1}function yP(e,t,n){var i=iP.exec(t.slice(n,n+1));return i?n+i[0].length:-1}function vP(e,t,n){var i=qe.exec(t.slice(n));return i?(e.Q=+i[0],n+i[0].length):-1}function bP(e,t,n){var i=qe.exec(t.slice(n));return i?(e.s=+i[0],n+i[0].length):-1}function Qb(e,t){return se(e.getDate(),t,2)}function MP(e,t){return se(e.getHours(),t,2)}function SP(e,t){return se(e.getHours()%12||12,t,2)}function wP(e,t){return se(1+Ui.count(wn(e),e),t,3)}function r1(e,t){return se(e.getMilliseconds(),t,3)}function TP(e,t){return r1(e,t)+"000"}function AP(e,t){return se(e.getMonth()+1,t,2)}function EP(e,t){return se(e.getMinutes(),t,2)}function CP(e,t){return se(e.getSeconds(),t,2)}function RP(e){var t=e.getDay();return t===0?7:t}function PP(e,t){return se(Oi.count(wn(e)-1,e),t,2)}function s1(e){var t=e.getDay();return t>=4||t===0?yr(e):yr.ceil(e)}function IP(e,t){return e=s1(e),se(yr.count(wn(e),e)+(wn(e).getDay()===4),t,2)}function LP(e){return e.getDay()}function NP(e,t){return se(Xs.count(wn(e)-1,e),t,2)}function DP(e,t){return se(e.getFullYear()%100,t,2)}function FP(e,t){return e=s1(e),se(e.getFullYear()%100,t,2)}function UP(e,t){return se(e.getFullYear()%1e4,t,4)}function OP(e,t){var n=e.getDay();return e=n>=4||n===0?yr(e):yr.ceil(e),se(e.getFullYear()%1e4,t,4)}function BP(e){var t=e.getTimezoneOffset();return(t>0?"-":(t*=-1,"+"))+se(t/60|0,"0",2)+se(t%60,"0",2)}function t1(e,t){return se(e.getUTCDate(),t,2)}function kP(e,t){return se(e.getUTCHours(),t,2)}function zP(e,t){return se(e.getUTCHours()%12||12,t,2)}function GP(e,t){return se(1+Wo.count(Tn(e),e),t,3)}function o1(e,t){return se(e.getUTCMilliseconds(),t,3)}function VP(e,t){return o1(e,t)+"000"}function HP(e,t){return se(e.getUTCMonth()+1,t,2)}function WP(e,t){return se(e.getUTCMinutes(),t,2)}function $P(e,t){return se(e.getUTCSeconds(),t,2)}function XP(e){var t=e.getUTCDay();return t===0?7:t}function qP(e,t){return se(Bi.count(Tn(e)-1,e),t,2)}function a1(e){var t=e.getUTCDay();return t>=4||t===0?vr(e):vr.ceil(e)}function YP(e,t){return e=a1(e),se(vr.count(Tn(e),e)+(Tn(e).getUTCDay()===4),t,2)}function ZP(e){return e.getUTCDay()}function JP(e,t){return se(Ys.count(Tn(e)-1,e),t,2)}function KP(e,t){return se(e.getUTCFullYear()%100,t,2)}function jP(e,t){return e=a1(e),se(e.getUTCFullYear()%100,t,2)}function QP(e,t){return se(e.getUTCFullYear()%1e4,t,4)}function tI(e,t){var n=e.getUTCDay();return e=n>=4||n===0?vr(e):vr.ceil(e),se(e.getUTCFullYear()%1e4,t,4)}function eI(){return"+0000"}function e1(){return"%"}function n1(e){return+e}function i1(e){return Math.floor(+e/1e3)}var $o,wc,nI,ki,c1;iI({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","October","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function iI(e){return $o=nP(e),wc=$o.format,nI=$o.parse,ki=$o.utcFormat,c1=$o.utcParse,$o}var l1="%Y-%m-%dT%H:%M:%S.%LZ";function rI(e){return e.toISOString()}var P6=Date.prototype.toISOString?rI:ki(l1);function sI(e){var t=new Date(e);return isNaN(t)?null:t}var I6=+new Date("2000-01-01T00:00:00.000Z")?sI:c1(l1);function zi(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Lu(e,t){switch(arguments.length){case 0:break;case 1:{typeof e=="function"?this.interpolator(e):this.range(e);break}default:{this.domain(e),typeof t=="function"?this.interpolator(t):this.range(t);break}}return this}var Iu=Symbol("implicit");function Nu(){var e=new fr,t=[],n=[],i=Iu;function r(s){let o=e.get(s);if(o===void 0){if(i!==Iu)return i;e.set(s,o=t.push(s)-1)}return n[o%n.length]}return r.domain=function(s){if(!arguments.length)return t.slice();t=[],e=new fr;for(let o of s)e.has(o)||e.set(o,t.push(o)-1);return r},r.range=function(s){return arguments.length?(n=Array.from(s),r):n.slice()},r.unknown=function(s){return arguments.length?(i=s,r):i},r.copy=function(){return Nu(t,n).unknown(i)},zi.apply(r,arguments),r}function Xo(){var e=Nu().unknown(void 0),t=e.domain,n=e.range,i=0,r=1,s,o,a=!1,c=0,l=0,u=.5;delete e.unknown;function h(){var f=t().length,d=r<i,p=d?r:i,_=d?i:r;s=(_-p)/Math.max(1,f-c+l*2),a&&(s=Math.floor(s)),p+=(_-p-s*(f-c))*u,o=s*(1-c),a&&(p=Math.round(p),o=Math.round(o));var m=Ro(f).map(function(g){return p+s*g});return n(d?m.reverse():m)}return e.domain=function(f){return arguments.length?(t(f),h()):t()},e.range=function(f){return arguments.length?([i,r]=f,i=+i,r=+r,h()):[i,r]},e.rangeRound=function(f){return[i,r]=f,i=+i,r=+r,a=!0,h()},e.bandwidth=function(){return o},e.step=function(){return s},e.round=function(f){return arguments.length?(a=!!f,h()):a},e.padding=function(f){return arguments.length?(c=Math.min(1,l=+f),h()):c},e.paddingInner=function(f){return arguments.length?(c=Math.min(1,f),h()):c},e.paddingOuter=function(f){return arguments.length?(l=+f,h()):l},e.align=function(f){return arguments.length?(u=Math.max(0,Math.min(1,f)),h()):u},e.copy=function(){return Xo(t(),[i,r]).round(a).paddingInner(c).paddingOuter(l).align(u)},zi.apply(h(),arguments)}function _1(e){var t=e.copy;return e.padding=e.paddingOuter,delete e.paddingInner,delete e.paddingOuter,e.copy=function(){return _1(t())},e}function x1(){return _1(Xo.apply(null,arguments).paddingInner(1))}function oI(e){return function(){return e}}function xm(e){return+e}var u1=[0,1];function ni(e){return e}function ym(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:oI(isNaN(t)?NaN:.5)}function aI(e,t){var n;return e>t&&(n=e,e=t,t=n),function(i){return Math.max(e,Math.min(t,i))}}function cI(e,t,n){var i=e[0],r=e[1],s=t[0],o=t[1];return r<i?(i=ym(r,i),s=n(o,s)):(i=ym(i,r),s=n(s,o)),function(a){return s(i(a))}}function lI(e,t,n){var i=Math.min(e.length,t.length)-1,r=new Array(i),s=new Array(i),o=-1;for(e[i]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<i;)r[o]=ym(e[o],e[o+1]),s[o]=n(t[o],t[o+1]);return function(a){var c=ql(e,a,1,i)-1;return s[c](r[c](a))}}function Tc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Du(){var e=u1,t=u1,n=Oo,i,r,s,o=ni,a,c,l;function u(){var f=Math.min(e.length,t.length);return o!==ni&&(o=aI(e[0],e[f-1])),a=f>2?lI:cI,c=l=null,h}function h(f){return f==null||isNaN(f=+f)?s:(c||(c=a(e.map(i),t,n)))(i(o(f)))}return h.invert=function(f){return o(r((l||(l=a(t,e.map(i),Ue)))(f)))},h.domain=function(f){return arguments.length?(e=Array.from(f,xm),u()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),u()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),n=ic,u()},h.clamp=function(f){return arguments.length?(o=f?!0:ni,u()):o!==ni},h.interpolate=function(f){return arguments.length?(n=f,u()):n},h.unknown=function(f){return arguments.length?(s=f,h):s},function(f,d){return i=f,r=d,u()}}function y1(){return Du()(ni,ni)}function uI(e,t,n,i){var r=Ka(e,t,n),s;switch(i=ko(i??",f"),i.type){case"s":{var o=Math.max(Math.abs(e),Math.abs(t));return i.precision==null&&!isNaN(s=Nv(r,o))&&(i.precision=s),Ip(i,o)}case"":case"e":case"g":case"p":case"r":{i.precision==null&&!isNaN(s=Dv(r,Math.max(Math.abs(e),Math.abs(t))))&&(i.precision=s-(i.type==="e"));break}case"f":case"%":{i.precision==null&&!isNaN(s=Lv(r))&&(i.precision=s-(i.type==="%")*2);break}}return Ni(i)}function Ac(e){var t=e.domain;return e.ticks=function(n){var i=t();return Co(i[0],i[i.length-1],n??10)},e.tickFormat=function(n,i){var r=t();return uI(r[0],r[r.length-1],n??10,i)},e.nice=function(n){n==null&&(n=10);var i=t(),r=0,s=i.length-1,o=i[r],a=i[s],c,l,u=10;for(a<o&&(l=o,o=a,a=l,l=r,r=s,s=l);u-- >0;){if(l=Xl(o,a,n),l===c)return i[r]=o,i[s]=a,t(i);if(l>0)o=Math.floor(o/l)*l,a=Math.ceil(a/l)*l;else if(l<0)o=Math.ceil(o*l)/l,a=Math.floor(a*l)/l;else break;c=l}return e},e}function Ec(){var e=y1();return e.copy=function(){return Tc(e,Ec())},zi.apply(e,arguments),Ac(e)}function vm(e){var t;function n(i){return i==null||isNaN(i=+i)?t:i}return n.invert=n,n.domain=n.range=function(i){return arguments.length?(e=Array.from(i,xm),n):e.slice()},n.unknown=function(i){return arguments.length?(t=i,n):t},n.copy=function(){return vm(e).unknown(t)},e=arguments.length?Array.from(e,xm):[0,1],Ac(n)}function v1(e,t){e=e.slice();var n=0,i=e.length-1,r=e[n],s=e[i],o;return s<r&&(o=n,n=i,i=o,o=r,r=s,s=o),e[n]=t.floor(r),e[i]=t.ceil(s),e}function f1(e){return Math.log(e)}function h1(e){return Math.exp(e)}function fI(e){return-Math.log(-e)}function hI(e){return-Math.exp(-e)}function dI(e){return isFinite(e)?+("1e"+e):e<0?0:e}function pI(e){return e===10?dI:e===Math.E?Math.exp:t=>Math.pow(e,t)}function mI(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function d1(e){return(t,n)=>-e(-t,n)}function b1(e){let t=e(f1,h1),n=t.domain,i=10,r,s;function o(){return r=mI(i),s=pI(i),n()[0]<0?(r=d1(r),s=d1(s),e(fI,hI)):e(f1,h1),t}return t.base=function(a){return arguments.length?(i=+a,o()):i},t.domain=function(a){return arguments.length?(n(a),o()):n()},t.ticks=a=>{let c=n(),l=c[0],u=c[c.length-1],h=u<l;h&&([l,u]=[u,l]);let f=r(l),d=r(u),p,_,m=a==null?10:+a,g=[];if(!(i%1)&&d-f<m){if(f=Math.floor(f),d=Math.ceil(d),l>0){for(;f<=d;++f)for(p=1;p<i;++p)if(_=f<0?p/s(-f):p*s(f),!(_<l)){if(_>u)break;g.push(_)}}else for(;f<=d;++f)for(p=i-1;p>=1;--p)if(_=f>0?p/s(-f):p*s(f),!(_<l)){if(_>u)break;g.push(_)}g.length*2<m&&(g=Co(l,u,m))}else g=Co(f,d,Math.min(d-f,m)).map(s);return h?g.reverse():g},t.tickFormat=(a,c)=>{if(a==null&&(a=10),c==null&&(c=i===10?"s":","),typeof c!="function"&&(!(i%1)&&(c=ko(c)).precision==null&&(c.trim=!0),c=Ni(c)),a===1/0)return c;let l=Math.max(1,i*a/t.ticks().length);return u=>{let h=u/s(Math.round(r(u)));return h*i<i-.5&&(h*=i),h<=l?c(u):""}},t.nice=()=>n(v1(n(),{floor:a=>s(Math.floor(r(a))),ceil:a=>s(Math.ceil(r(a)))})),t}function bm(){let e=b1(Du()).domain([1,10]);return e.copy=()=>Tc(e,bm()).base(e.base()),zi.apply(e,arguments),e}function p1(e){return function(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))}}function m1(e){return function(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}function M1(e){var t=1,n=e(p1(t),m1(t));return n.constant=function(i){return arguments.length?e(p1(t=+i),m1(t)):t},Ac(n)}function Mm(){var e=M1(Du());return e.copy=function(){return Tc(e,Mm()).constant(e.constant())},zi.apply(e,arguments)}function g1(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function gI(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function _I(e){return e<0?-e*e:e*e}function S1(e){var t=e(ni,ni),n=1;function i(){return n===1?e(ni,ni):n===.5?e(gI,_I):e(g1(n),g1(1/n))}return t.exponent=function(r){return arguments.length?(n=+r,i()):n},Ac(t)}function Sm(){var e=S1(Du());return e.copy=function(){return Tc(e,Sm()).exponent(e.exponent())},zi.apply(e,arguments),e}function wm(){var e=[],t=[],n=[],i;function r(){var o=0,a=Math.max(1,t.length);for(n=new Array(a-1);++o<a;)n[o-1]=Ty(e,o/a);return s}function s(o){return o==null||isNaN(o=+o)?i:t[ql(n,o)]}return s.invertExtent=function(o){var a=t.indexOf(o);return a<0?[NaN,NaN]:[a>0?n[a-1]:e[0],a<n.length?n[a]:e[e.length-1]]},s.domain=function(o){if(!arguments.length)return e.slice();e=[];for(let a of o)a!=null&&!isNaN(a=+a)&&e.push(a);return e.sort(Ci),r()},s.range=function(o){return arguments.length?(t=Array.from(o),r()):t.slice()},s.unknown=function(o){return arguments.length?(i=o,s):i},s.quantiles=function(){return n.slice()},s.copy=function(){return wm().domain(e).range(t).unknown(i)},zi.apply(s,arguments)}function Tm(){var e=[.5],t=[0,1],n,i=1;function r(s){return s!=null&&s<=s?t[ql(e,s,0,i)]:n}return r.domain=function(s){return arguments.length?(e=Array.from(s),i=Math.min(e.length,t.length-1),r):e.slice()},r.range=function(s){return arguments.length?(t=Array.from(s),i=Math.min(e.length,t.length-1),r):t.slice()},r.invertExtent=function(s){var o=t.indexOf(s);return[e[o-1],e[o]]},r.unknown=function(s){return arguments.length?(n=s,r):n},r.copy=function(){return Tm().domain(e).range(t).unknown(n)},zi.apply(r,arguments)}function xI(e){return new Date(e)}function yI(e){return e instanceof Date?+e:Math.round(e)}function Am(e,t,n,i,r,s,o,a,c,l){var u=y1(),h=u.invert,f=u.domain,d=l(".%L"),p=l(":%S"),_=l("%I:%M"),m=l("%I %p"),g=l("%a %d"),y=l("%b %d"),S=l("%B"),v=l("%Y");function w(b){return(c(b)<b?d:a(b)<b?p:o(b)<b?_:s(b)<b?m:i(b)<b?r(b)<b?g:y:n(b)<b?S:v)(b)}return u.invert=function(b){return new Date(Math.round(h(b)))},u.domain=function(b){return arguments.length?f(Array.from(b,yI)):f().map(xI)},u.ticks=function(b){var x=f();return e(x[0],x[x.length-1],b??10)},u.tickFormat=function(b,x){return x==null?w:l(x)},u.nice=function(b){var x=f();return(!b||typeof b.range!="function")&&(b=t(x[0],x[x.length-1],b??10)),b?f(v1(x,b)):u},u.copy=function(){return Tc(u,Am(e,t,n,i,r,s,o,a,c,l))},u}function w1(){return zi.apply(Am(Xb,qb,wn,Zs,Oi,Ui,Hs,Gs,xn,wc).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function T1(){return zi.apply(Am(Wb,$b,Tn,Js,Bi,Wo,Ws,Vs,xn,ki).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Fu(e,t){return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown())}function Uu(){var e=0,t=.5,n=1,i=1,r,s,o,a,c,l=ni,u,h=!1,f;function d(_){return _==null||isNaN(_=+_)?f:(_=.5+((_=+u(_))-s)*(i*_<i*s?a:c),l(h?Math.max(0,Math.min(1,_)):_))}d.domain=function(_){return arguments.length?([e,t,n]=_,r=u(e=+e),s=u(t=+t),o=u(n=+n),a=r===s?0:.5/(s-r),c=s===o?0:.5/(o-s),i=s<r?-1:1,d):[e,t,n]},d.clamp=function(_){return arguments.length?(h=!!_,d):h},d.interpolator=function(_){return arguments.length?(l=_,d):l};function p(_){return function(m){var g,y,S;return arguments.length?([g,y,S]=m,l=Jr(_,[g,y,S]),d):[l(0),l(.5),l(1)]}}return d.range=p(Oo),d.rangeRound=p(ic),d.unknown=function(_){return arguments.length?(f=_,d):f},function(_){return u=_,r=_(e),s=_(t),o=_(n),a=r===s?0:.5/(s-r),c=s===o?0:.5/(o-s),i=s<r?-1:1,d}}function Em(){var e=Ac(Uu()(ni));return e.copy=function(){return Fu(e,Em())},Lu.apply(e,arguments)}function Cm(){var e=b1(Uu()).domain([.1,1,10]);return e.copy=function(){return Fu(e,Cm()).base(e.base())},Lu.apply(e,arguments)}function Rm(){var e=M1(Uu());return e.copy=function(){return Fu(e,Rm()).constant(e.constant())},Lu.apply(e,arguments)}function Pm(){var e=S1(Uu());return e.copy=function(){return Fu(e,Pm()).exponent(e.exponent())},Lu.apply(e,arguments)}function $t(e){for(var t=e.length/6|0,n=new Array(t),i=0;i<t;)n[i]="#"+e.slice(i*6,++i*6);return n}var A1=$t("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf"),E1=$t("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),C1=$t("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),R1=$t("4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0"),P1=$t("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),I1=$t("fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2"),L1=$t("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),N1=$t("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),D1=$t("66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),F1=$t("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),U1=$t("4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab"),ge=e=>gv(e[e.length-1]),Im=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30").map($t),Lm=ge(Im),Nm=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fbf7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b7837","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map($t),Dm=ge(Nm),Fm=new Array(3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map($t),Um=ge(Fm),Om=new Array(3).concat("998ec3f7f7f7f1a340","5e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map($t),Bm=ge(Om),ku=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac","b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061").map($t),Cc=ge(ku),km=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182bef8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map($t),zm=ge(km),zu=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d73027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map($t),Rc=ge(zu),Gm=new Array(3).concat("fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map($t),Vm=ge(Gm),Hm=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae61abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map($t),Wm=ge(Hm),$m=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map($t),Xm=ge($m),qm=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d810f7c4d004b").map($t),Ym=ge(qm),Zm=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe0868ac084081").map($t),Jm=ge(Zm),Km=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301fb300007f0000").map($t),jm=ge(Km),Qm=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016c59014636").map($t),tg=ge(Qm),eg=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0045a8d023858").map($t),ng=ge(eg),ig=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125698004367001f").map($t),rg=ge(ig),sg=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a017749006a").map($t),og=ge(sg),ag=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58").map($t),cg=ge(ag),lg=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a354006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").map($t),ug=ge(lg),fg=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404","ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map($t),hg=ge(fg),dg=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map($t),pg=ge(dg),mg=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map($t),gg=ge(mg),_g=new Array(3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map($t),xg=ge(_g),yg=new Array(3).concat("f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map($t),vg=ge(yg),bg=new Array(3).concat("efedf5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map($t),Mg=ge(bg),Sg=new Array(3).concat("fee0d2fc9272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map($t),wg=ge(Sg),Tg=new Array(3).concat("fee6cefdae6be6550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map($t),Ag=ge(Tg);function Eg(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-e*(35.34-e*(2381.73-e*(6402.7-e*(7024.72-e*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+e*(170.73+e*(52.82-e*(131.46-e*(176.58-e*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+e*(442.36-e*(2482.43-e*(6167.24-e*(6614.94-e*2475.67)))))))+")"}var Cg=ou(Jn(300,.5,0),Jn(-240,.5,1)),Rg=ou(Jn(-100,.75,.35),Jn(80,1.5,.8)),Pg=ou(Jn(260,.75,.35),Jn(80,1.5,.8)),Ou=Jn();function Ig(e){(e<0||e>1)&&(e-=Math.floor(e));var t=Math.abs(e-.5);return Ou.h=360*e-100,Ou.s=1.5-1.5*t,Ou.l=.8-.9*t,Ou+""}var Bu=gi(),vI=Math.PI/3,bI=Math.PI*2/3;function Lg(e){var t;return e=(.5-e)*Math.PI,Bu.r=255*(t=Math.sin(e))*t,Bu.g=255*(t=Math.sin(e+vI))*t,Bu.b=255*(t=Math.sin(e+bI))*t,Bu+""}function Ng(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(34.61+e*(1172.33-e*(10793.56-e*(33300.12-e*(38394.49-e*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+e*(557.33+e*(1225.33-e*(3574.96-e*(1073.77+e*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+e*(3211.1-e*(15327.97-e*(27814-e*(22569.18-e*6838.66)))))))+")"}function Gu(e){var t=e.length;return function(n){return e[Math.max(0,Math.min(t-1,Math.floor(n*t)))]}}var Dg=Gu($t("44015444025645045745055946075a46085c460a5d460b5e470d60470e6147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e46327e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e25858e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67cc5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34aadc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51cf1e51df4e61ef6e620f8e621fbe723fde725")),Fg=Gu($t("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c167f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb476adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Ug=Gu($t("00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a68450a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a28659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e35933e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418fbb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e865f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Og=Gu($t("0d088710078813078916078a19068c1b068d1d068e20068f2206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a02a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be3885bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd7566cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556eb7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function qo(e){return function(){return e}}var V1=Math.cos;var Gg=Math.min,Vu=Math.sin,Be=Math.sqrt,O1=1e-12,Pc=Math.PI,H6=Pc/2,qu=2*Pc;function MI(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let i=Math.floor(n);if(!(i>=0))throw new RangeError(`invalid digits: ${n}`);t=i}return e},()=>new ks(t)}var W6=Array.prototype.slice;function SI(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function H1(e){this._context=e}H1.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Yo(e){return new H1(e)}function wI(e){return e[0]}function TI(e){return e[1]}function W1(e,t){var n=qo(!0),i=null,r=Yo,s=null,o=MI(a);e=typeof e=="function"?e:e===void 0?wI:qo(e),t=typeof t=="function"?t:t===void 0?TI:qo(t);function a(c){var l,u=(c=SI(c)).length,h,f=!1,d;for(i==null&&(s=r(d=o())),l=0;l<=u;++l)!(l<u&&n(h=c[l],l,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,l,c),+t(h,l,c));if(d)return s=null,d+""||null}return a.x=function(c){return arguments.length?(e=typeof c=="function"?c:qo(+c),a):e},a.y=function(c){return arguments.length?(t=typeof c=="function"?c:qo(+c),a):t},a.defined=function(c){return arguments.length?(n=typeof c=="function"?c:qo(!!c),a):n},a.curve=function(c){return arguments.length?(r=c,i!=null&&(s=r(i)),a):r},a.context=function(c){return arguments.length?(c==null?i=s=null:s=r(i=c),a):i},a}var $6=AI(Yo);function $1(e){this._curve=e}$1.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function AI(e){function t(n){return new $1(e(n))}return t._curve=e,t}var Hu=class{constructor(t,n){this._context=t,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(t,n){switch(t=+t,n=+n,this._point){case 0:{this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+t)/2,this._y0,this._x0,n,t,n):this._context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,t,this._y0,t,n);break}}this._x0=t,this._y0=n}};function X1(e){return new Hu(e,!0)}function q1(e){return new Hu(e,!1)}var EI=Be(3),Vg={draw(e,t){let n=Be(t+Gg(t/28,.75))*.59436,i=n/2,r=i*EI;e.moveTo(0,n),e.lineTo(0,-n),e.moveTo(-r,-i),e.lineTo(r,i),e.moveTo(-r,i),e.lineTo(r,-i)}},Ks={draw(e,t){let n=Be(t/Pc);e.moveTo(n,0),e.arc(0,0,n,0,qu)}},Hg={draw(e,t){let n=Be(t/5)/2;e.moveTo(-3*n,-n),e.lineTo(-n,-n),e.lineTo(-n,-3*n),e.lineTo(n,-3*n),e.lineTo(n,-n),e.lineTo(3*n,-n),e.lineTo(3*n,n),e.lineTo(n,n),e.lineTo(n,3*n),e.lineTo(-n,3*n),e.lineTo(-n,n),e.lineTo(-3*n,n),e.closePath()}},Y1=Be(1/3),CI=Y1*2,Wg={draw(e,t){let n=Be(t/CI),i=n*Y1;e.moveTo(0,-n),e.lineTo(i,0),e.lineTo(0,n),e.lineTo(-i,0),e.closePath()}},$g={draw(e,t){let n=Be(t)*.62625;e.moveTo(0,-n),e.lineTo(n,0),e.lineTo(0,n),e.lineTo(-n,0),e.closePath()}},Xg={draw(e,t){let n=Be(t-Gg(t/7,2))*.87559;e.moveTo(-n,0),e.lineTo(n,0),e.moveTo(0,n),e.lineTo(0,-n)}},qg={draw(e,t){let n=Be(t),i=-n/2;e.rect(i,i,n,n)}},Yg={draw(e,t){let n=Be(t)*.4431;e.moveTo(n,n),e.lineTo(n,-n),e.lineTo(-n,-n),e.lineTo(-n,n),e.closePath()}},RI=.8908130915292852,Z1=Vu(Pc/10)/Vu(7*Pc/10),PI=Vu(qu/10)*Z1,II=-V1(qu/10)*Z1,Zg={draw(e,t){let n=Be(t*RI),i=PI*n,r=II*n;e.moveTo(0,-n),e.lineTo(i,r);for(let s=1;s<5;++s){let o=qu*s/5,a=V1(o),c=Vu(o);e.lineTo(c*n,-a*n),e.lineTo(a*i-c*r,c*i+a*r)}e.closePath()}},Bg=Be(3),Jg={draw(e,t){let n=-Be(t/(Bg*3));e.moveTo(0,n*2),e.lineTo(-Bg*n,-n),e.lineTo(Bg*n,-n),e.closePath()}},LI=Be(3),Kg={draw(e,t){let n=Be(t)*.6824,i=n/2,r=n*LI/2;e.moveTo(0,-n),e.lineTo(r,i),e.lineTo(-r,i),e.closePath()}},ii=-.5,ri=Be(3)/2,zg=1/Be(12),NI=(zg/2+1)*3,jg={draw(e,t){let n=Be(t/NI),i=n/2,r=n*zg,s=i,o=n*zg+n,a=-s,c=o;e.moveTo(i,r),e.lineTo(s,o),e.lineTo(a,c),e.lineTo(ii*i-ri*r,ri*i+ii*r),e.lineTo(ii*s-ri*o,ri*s+ii*o),e.lineTo(ii*a-ri*c,ri*a+ii*c),e.lineTo(ii*i+ri*r,ii*r-ri*i),e.lineTo(ii*s+ri*o,ii*o-ri*s),e.lineTo(ii*a+ri*c,ii*c-ri*a),e.closePath()}},Qg={draw(e,t){let n=Be(t-Gg(t/6,1.7))*.6189;e.moveTo(-n,-n),e.lineTo(n,n),e.moveTo(-n,n),e.lineTo(n,-n)}},J1=[Ks,Hg,Wg,qg,Zg,Jg,jg],K1=[Ks,Xg,Qg,Kg,Vg,Yg,$g];function Qr(){}function Wu(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Yu(e){this._context=e}Yu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Wu(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Wu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function j1(e){return new Yu(e)}function Q1(e){this._context=e}Q1.prototype={areaStart:Qr,areaEnd:Qr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Wu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function tM(e){return new Q1(e)}function eM(e){this._context=e}eM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,i=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,i):this._context.moveTo(n,i);break;case 3:this._point=4;default:Wu(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function nM(e){return new eM(e)}function iM(e,t){this._basis=new Yu(e),this._beta=t}iM.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var i=e[0],r=t[0],s=e[n]-i,o=t[n]-r,a=-1,c;++a<=n;)c=a/n,this._basis.point(this._beta*e[a]+(1-this._beta)*(i+c*s),this._beta*t[a]+(1-this._beta)*(r+c*o));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var rM=(function e(t){function n(i){return t===1?new Yu(i):new iM(i,t)}return n.beta=function(i){return e(+i)},n})(.85);function $u(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function t0(e,t){this._context=e,this._k=(1-t)/6}t0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:$u(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:$u(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var sM=(function e(t){function n(i){return new t0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function e0(e,t){this._context=e,this._k=(1-t)/6}e0.prototype={areaStart:Qr,areaEnd:Qr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:$u(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var oM=(function e(t){function n(i){return new e0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function n0(e,t){this._context=e,this._k=(1-t)/6}n0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:$u(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var aM=(function e(t){function n(i){return new n0(i,t)}return n.tension=function(i){return e(+i)},n})(0);function i0(e,t,n){var i=e._x1,r=e._y1,s=e._x2,o=e._y2;if(e._l01_a>O1){var a=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);i=(i*a-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,r=(r*a-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>O1){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,u=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*l+e._x1*e._l23_2a-t*e._l12_2a)/u,o=(o*l+e._y1*e._l23_2a-n*e._l12_2a)/u}e._context.bezierCurveTo(i,r,s,o,e._x2,e._y2)}function cM(e,t){this._context=e,this._alpha=t}cM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var lM=(function e(t){function n(i){return t?new cM(i,t):new t0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function uM(e,t){this._context=e,this._alpha=t}uM.prototype={areaStart:Qr,areaEnd:Qr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var fM=(function e(t){function n(i){return t?new uM(i,t):new e0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function hM(e,t){this._context=e,this._alpha=t}hM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,i=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+i*i,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:i0(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var dM=(function e(t){function n(i){return t?new hM(i,t):new n0(i,0)}return n.alpha=function(i){return e(+i)},n})(.5);function pM(e){this._context=e}pM.prototype={areaStart:Qr,areaEnd:Qr,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function mM(e){return new pM(e)}function B1(e){return e<0?-1:1}function k1(e,t,n){var i=e._x1-e._x0,r=t-e._x1,s=(e._y1-e._y0)/(i||r<0&&-0),o=(n-e._y1)/(r||i<0&&-0),a=(s*r+o*i)/(i+r);return(B1(s)+B1(o))*Math.min(Math.abs(s),Math.abs(o),.5*Math.abs(a))||0}function z1(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function kg(e,t,n){var i=e._x0,r=e._y0,s=e._x1,o=e._y1,a=(s-i)/3;e._context.bezierCurveTo(i+a,r+a*t,s-a,o-a*n,s,o)}function Xu(e){this._context=e}Xu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:kg(this,this._t0,z1(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,kg(this,z1(this,n=k1(this,e,t)),n);break;default:kg(this,this._t0,n=k1(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function gM(e){this._context=new _M(e)}(gM.prototype=Object.create(Xu.prototype)).point=function(e,t){Xu.prototype.point.call(this,t,e)};function _M(e){this._context=e}_M.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,i,r,s){this._context.bezierCurveTo(t,e,i,n,s,r)}};function xM(e){return new Xu(e)}function yM(e){return new gM(e)}function vM(e){this._context=e}vM.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var i=G1(e),r=G1(t),s=0,o=1;o<n;++s,++o)this._context.bezierCurveTo(i[0][s],r[0][s],i[1][s],r[1][s],e[o],t[o]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function G1(e){var t,n=e.length-1,i,r=new Array(n),s=new Array(n),o=new Array(n);for(r[0]=0,s[0]=2,o[0]=e[0]+2*e[1],t=1;t<n-1;++t)r[t]=1,s[t]=4,o[t]=4*e[t]+2*e[t+1];for(r[n-1]=2,s[n-1]=7,o[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)i=r[t]/s[t-1],s[t]-=i,o[t]-=i*o[t-1];for(r[n-1]=o[n-1]/s[n-1],t=n-2;t>=0;--t)r[t]=(o[t]-r[t+1])/s[t];for(s[n-1]=(e[n]+r[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-r[t+1];return[r,s]}function bM(e){return new vM(e)}function Zu(e,t){this._context=e,this._t=t}Zu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function MM(e){return new Zu(e,.5)}function SM(e){return new Zu(e,0)}function wM(e){return new Zu(e,1)}function si(e){return e!=null&&!Number.isNaN(e)}function br(e,t){return+si(t)-+si(e)||Ci(e,t)}function Ic(e,t){return+si(t)-+si(e)||hr(e,t)}function Lc(e){return e!=null&&`${e}`!=""}function r0(e){return isFinite(e)?e:NaN}function js(e){return e>0&&isFinite(e)?e:NaN}function Zo(e){return e<0&&isFinite(e)?e:NaN}function Ju(e,t){if(e instanceof Date||(e=new Date(+e)),isNaN(e))return typeof t=="function"?t(e):t;let n=e.getUTCHours(),i=e.getUTCMinutes(),r=e.getUTCSeconds(),s=e.getUTCMilliseconds();return`${DI(e.getUTCFullYear(),4)}-${Mr(e.getUTCMonth()+1,2)}-${Mr(e.getUTCDate(),2)}${n||i||r||s?`T${Mr(n,2)}:${Mr(i,2)}${r||s?`:${Mr(r,2)}${s?`.${Mr(s,3)}`:""}`:""}Z`:""}`}function DI(e){return e<0?`-${Mr(-e,6)}`:e>9999?`+${Mr(e,6)}`:Mr(e,4)}function Mr(e,t){return`${e}`.padStart(t,"0")}var FI=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Nc(e,t){return FI.test(e+="")?new Date(e):typeof t=="function"?t(e):t}function Sr(e){if(e==null)return;let t=e[0],n=e[e.length-1];return hr(t,n)}var Ko=1e3,es=Ko*60,ns=es*60,Vi=ns*24,Gi=Vi*7,Qs=Vi*30,ts=Vi*365,s0=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 milliseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Ko],["5 seconds",5*Ko],["15 seconds",15*Ko],["30 seconds",30*Ko],["minute",es],["5 minutes",5*es],["15 minutes",15*es],["30 minutes",30*es],["hour",ns],["3 hours",3*ns],["6 hours",6*ns],["12 hours",12*ns],["day",Vi],["2 days",2*Vi],["week",Gi],["2 weeks",2*Gi],["month",Qs],["3 months",3*Qs],["6 months",6*Qs],["year",ts],["2 years",2*ts],["5 years",5*ts],["10 years",10*ts],["20 years",20*ts],["50 years",50*ts],["100 years",100*ts]],o0=new Map([["second",Ko],["minute",es],["hour",ns],["day",Vi],["monday",Gi],["tuesday",Gi],["wednesday",Gi],["thursday",Gi],["friday",Gi],["saturday",Gi],["sunday",Gi],["week",Gi],["month",Qs],["year",ts]]),AM=new Map([["second",xn],["minute",Gs],["hour",Hs],["day",Ui],["monday",Xs],["tuesday",cm],["wednesday",lm],["thursday",yr],["friday",um],["saturday",fm],["sunday",Oi],["week",Oi],["month",Zs],["year",wn]]),a0=new Map([["second",xn],["minute",Vs],["hour",Ws],["day",vc],["monday",Ys],["tuesday",hm],["wednesday",dm],["thursday",vr],["friday",pm],["saturday",mm],["sunday",Bi],["week",Bi],["month",Js],["year",Tn]]),jo=Symbol("intervalDuration"),ju=Symbol("intervalType");for(let[e,t]of AM)t[jo]=o0.get(e),t[ju]="time";for(let[e,t]of a0)t[jo]=o0.get(e),t[ju]="utc";var Dc=[["year",Tn,"utc"],["month",Js,"utc"],["day",vc,"utc",6*Qs],["hour",Ws,"utc",3*Vi],["minute",Vs,"utc",6*ns],["second",xn,"utc",30*es]],Ku=[["year",wn,"time"],["month",Zs,"time"],["day",Ui,"time",6*Qs],["hour",Hs,"time",3*Vi],["minute",Gs,"time",6*ns],["second",xn,"time",30*es]],UI=[Dc[0],Ku[0],Dc[1],Ku[1],Dc[2],Ku[2],...Dc.slice(3)];function EM(e){let t=`${e}`.toLowerCase();t.endsWith("s")&&(t=t.slice(0,-1));let n=1,i=/^(?:(\d+)\s+)/.exec(t);switch(i&&(t=t.slice(i[0].length),n=+i[1]),t){case"quarter":t="month",n*=3;break;case"half":t="month",n*=6;break}let r=a0.get(t);if(!r)throw new Error(`unknown interval: ${e}`);if(n>1&&!r.every)throw new Error(`non-periodic interval: ${t}`);return[t,n]}function c0(e){return CM(EM(e),"time")}function l0(e){return CM(EM(e),"utc")}function CM([e,t],n){let i=(n==="time"?AM:a0).get(e);return t>1&&(i=i.every(t),i[jo]=o0.get(e)*t,i[ju]=n),i}function u0(e,t){if(!(t>1))return;let n=e[jo];if(!s0.some(([,r])=>r===n)||n%Vi===0&&Vi<n&&n<Qs)return;let[i]=s0[Eo(([,r])=>Math.log(r)).center(s0,Math.log(n*t))];return(e[ju]==="time"?c0:l0)(i)}function TM(e,t,n){let i=t==="time"?wc:ki;if(n==null)return i(e==="year"?"%Y":e==="month"?"%Y-%m":e==="day"?"%Y-%m-%d":e==="hour"||e==="minute"?"%Y-%m-%dT%H:%M":e==="second"?"%Y-%m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let r=OI(n);switch(e){case"millisecond":return Jo(i(".%L"),i(":%M:%S"),r);case"second":return Jo(i(":%S"),i("%-I:%M"),r);case"minute":return Jo(i("%-I:%M"),i("%p"),r);case"hour":return Jo(i("%-I %p"),i("%b %-d"),r);case"day":return Jo(i("%-d"),i("%b"),r);case"month":return Jo(i("%b"),i("%Y"),r);case"year":return i("%Y")}throw new Error("unable to format time ticks")}function OI(e){return e==="left"||e==="right"?(t,n)=>`
${t}
${n}`:e==="top"?(t,n)=>`${n}
${t}`:(t,n)=>`${t}
${n}`}function BI(e){return e==="time"?Ku:e==="utc"?Dc:UI}function RM(e,t,n){let i=Ln(Cy(t,(r,s)=>Math.abs(s-r)));if(i<1e3)return TM("millisecond","utc",n);for(let[r,s,o,a]of BI(e)){if(i>a||r==="hour"&&!i)break;if(t.every(c=>s.floor(c)>=c))return TM(r,o,n)}}function Jo(e,t,n){return(i,r,s)=>{let o=e(i,r),a=t(i,r),c=r-Sr(s);return r!==c&&s[c]!==void 0&&a===t(s[c],c)?o:n(o,a)}}var h0=Object.getPrototypeOf(Uint8Array),kI=Object.prototype.toString;function is(e){return e instanceof Array||e instanceof h0}function LM(e){return e instanceof h0&&!zI(e)}function NM(e){return e?.prototype instanceof h0&&!GI(e)}function zI(e){return e instanceof BigInt64Array||e instanceof BigUint64Array}function GI(e){return e===BigInt64Array||e===BigUint64Array}var VI=Symbol("reindex");function Fn(e,t,n){let i=typeof t;return i==="string"?JM(e)?d0(e.getChild(t),n):PM(e,WI(t),n):i==="function"?PM(e,t,n):i==="number"||t instanceof Date||i==="boolean"?Te(e,Un(t),n):typeof t?.transform=="function"?f0(t.transform(e),n):HI(f0(t,n),e?.[VI])}function HI(e,t){return e!=null&&t?ef(e,t):e}function PM(e,t,n){return Te(e,NM(n)?(i,r)=>m0(t(i,r)):t,n)}function f0(e,t){return t===void 0?Wi(e):KM(e)?d0(e,t):e instanceof t?e:t.from(e,NM(t)&&!LM(e)?m0:void 0)}function d0(e,t){return e==null?e:(t===void 0||t===Array)&&ZI(e.type)?g0(IM(e)):f0(IM(e),t)}function IM(e){return e.nullCount?e.toJSON():e.toArray()}var Qo=[null],WI=e=>t=>{let n=t[e];return n===void 0&&t.type==="Feature"?t.properties?.[e]:n},Qu={transform:Xi},Ye={transform:e=>e};var DM=()=>!0,Pe=e=>e==null?e:`${e}`,Ie=e=>e==null?e:+e;var p0=e=>e?e[0]:void 0,FM=e=>e?e[1]:void 0;var Un=e=>()=>e;function UM(e){let t=+`${e}`.slice(1)/100;return(n,i)=>Ls(n,t,i)}function to(e){return LM(e)?e:Te(e,m0,Float64Array)}function m0(e){return e==null?NaN:Number(e)}function g0(e){return Te(e,$I)}function $I(e){return e instanceof Date&&!isNaN(e)?e:typeof e=="string"?Nc(e):e==null||isNaN(e=Number(e))?void 0:new Date(e)}function Hi(e,t){return e===void 0&&(e=t),e===null?[void 0,"none"]:ea(e)?[void 0,e]:[e,void 0]}function Ce(e,t){return e===void 0&&(e=t),e===null||typeof e=="number"?[void 0,e]:[e,void 0]}function _0(e,t,n){if(e!=null)return yn(e,t,n)}function yn(e,t,n){let i=`${e}`.toLowerCase();if(!n.includes(i))throw new Error(`invalid ${t}: ${e}`);return i}function wr(e){return JM(e)?e:Wi(e)}function Wi(e){if(e==null||is(e))return e;if(KM(e))return d0(e);if(OM(e))switch(e.type){case"FeatureCollection":return e.features;case"GeometryCollection":return e.geometries;default:return[e]}return Array.from(e)}function OM(e){switch(e?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"Point":case"Polygon":case"Sphere":return!0;default:return!1}}function Te(e,t,n=Array){return e==null?e:e instanceof n?e.map(t):n.from(e,t)}function Fc(e,t=Array){return e instanceof t?e.slice():t.from(e)}function $i(e){return e?.toString===kI}function eo(e){return $i(e)&&(e.type!==void 0||e.domain!==void 0)}function ta(e){return $i(e)&&typeof e.transform!="function"}function rs(e){return ta(e)&&e.value===void 0&&e.channel===void 0}function Tr(e,t){return e===void 0&&t===void 0?[p0,FM]:[e,t]}function BM({z:e,fill:t,stroke:n}={}){return e===void 0&&([e]=Hi(t)),e===void 0&&([e]=Hi(n)),e}function tf(e){return is(e)?e.length:e?.numRows}function Xi(e){let t=tf(e),n=new Uint32Array(t);for(let i=0;i<t;++i)n[i]=i;return n}function ef(e,t){return is(e)?Te(t,n=>e[n],e.constructor):Te(t,n=>e.at(n))}function kM(e,t,n){return e.subarray?e.subarray(t,n):e.slice(t,n)}function oi(e){return e!==null&&typeof e=="object"?e.valueOf():e}function no(e,t){return typeof e=="string"?e:e&&e.label!==void 0?e.label:t}function zM(e,t){let n=nf(e,t);return n&&(i=>si(i)?n.floor(i):i)}function nf(e,t){if(e!=null){if(typeof e=="number")return XI(e);if(typeof e=="string")return(t==="time"?c0:l0)(e);if(typeof e.floor!="function")throw new Error("invalid interval; missing floor method");if(typeof e.offset!="function")throw new Error("invalid interval; missing offset method");return e}}function XI(e){e=+e,0<e&&e<1&&Number.isInteger(1/e)&&(e=-1/e);let t=Math.abs(e);return e<0?{floor:n=>Math.floor(n*t)/t,offset:(n,i=1)=>(n*t+Math.floor(i))/t,range:(n,i)=>Ro(Math.ceil(n*t),i*t).map(r=>r/t)}:{floor:n=>Math.floor(n/t)*t,offset:(n,i=1)=>n+t*Math.floor(i),range:(n,i)=>Ro(Math.ceil(n/t),i/t).map(r=>r*t)}}function ss(e,t){if(e=nf(e,t),e&&typeof e.range!="function")throw new Error("invalid interval: missing range method");return e}function GM(e,t){if(e=ss(e,t),e&&typeof e.ceil!="function")throw new Error("invalid interval: missing ceil method");return e}function VM(e){return typeof e?.range=="function"}function os(e){return e===void 0||ta(e)?e:{value:e}}function HM(e){return e==null?null:{transform:t=>Fn(t,e,Float64Array),label:no(e)}}function ai(e){return e&&typeof e[Symbol.iterator]=="function"}function rf(e){for(let t of e)if(t!=null)return typeof t!="object"||t instanceof Date}function x0(e){for(let t of e){if(t==null)continue;let n=typeof t;return n==="string"||n==="boolean"}}function ln(e){for(let t of e)if(t!=null)return t instanceof Date}function WM(e){for(let t of e)if(t!=null)return typeof t=="string"&&isNaN(t)&&Nc(t)}function $M(e){for(let t of e)if(t!=null){if(typeof t!="string")return!1;if(t.trim())return!isNaN(t)}}function XM(e){for(let t of e)if(t!=null)return typeof t=="number"}function sf(e,t){let n;for(let i of e)if(i!=null){if(!t(i))return!1;n=!0}return n}var qI=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(","));function ea(e){return typeof e!="string"?!1:(e=e.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(e)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.test(e)||qI.has(e))}function qM(e){return typeof e=="number"&&(0<=e&&e<=1||isNaN(e))}function Ze(e){return e==null||io(e)}function io(e){return/^\s*none\s*$/i.test(e)}function YM(e){return/^\s*round\s*$/i.test(e)}function of(e,t){return _0(e,t,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-left","left"])}function as(e="middle"){return of(e,"frameAnchor")}function ZM(e={},...t){let n=e;for(let i of t)for(let r in i)if(n[r]===void 0){let s=i[r];n===e?n={...n,[r]:s}:n[r]=s}return n}function YI(e){console.warn("named iterables are deprecated; please use an object instead");let t=new Set;return Object.fromEntries(Array.from(e,n=>{let{name:i}=n;if(i==null)throw new Error("missing name");let r=`${i}`;if(r==="__proto__")throw new Error(`illegal name: ${r}`);if(t.has(r))throw new Error(`duplicate name: ${r}`);return t.add(r),[i,n]}))}function y0(e){return ai(e)?YI(e):e}function af(e){return e===!0?e="frame":e===!1?e=null:!OM(e)&&e!=null&&(e=yn(e,"clip",["frame","sphere"]),e==="sphere"&&(e={type:"Sphere"})),e}function JM(e){return e&&typeof e.getChild=="function"&&typeof e.toArray=="function"&&e.schema&&Array.isArray(e.schema.fields)}function KM(e){return e&&typeof e.toArray=="function"&&e.type}function ZI(e){return e&&(e.typeId===8||e.typeId===10)&&e.unit===1}var ci=Symbol("position"),On=Symbol("color"),ro=Symbol("radius"),so=Symbol("length"),oo=Symbol("opacity"),na=Symbol("symbol"),jM=Symbol("projection"),fe=new Map([["x",ci],["y",ci],["fx",ci],["fy",ci],["r",ro],["color",On],["opacity",oo],["symbol",na],["length",so],["projection",jM]]);function QM(e){return e===ci||e===jM}function tS(e){return e===ci||e===ro||e===so||e===oo}var JI=Math.sqrt(3),KI=2/JI,jI={draw(e,t){let n=Math.sqrt(t/Math.PI),i=n*KI,r=i/2;e.moveTo(0,i),e.lineTo(n,r),e.lineTo(n,-r),e.lineTo(0,-i),e.lineTo(-n,-r),e.lineTo(-n,r),e.closePath()}},v0=new Map([["asterisk",Vg],["circle",Ks],["cross",Hg],["diamond",Wg],["diamond2",$g],["hexagon",jI],["plus",Xg],["square",qg],["square2",Yg],["star",Zg],["times",Qg],["triangle",Jg],["triangle2",Kg],["wye",jg]]);function b0(e){return e&&typeof e.draw=="function"}function eS(e){return b0(e)?!0:typeof e!="string"?!1:v0.has(e.toLowerCase())}function ia(e){if(e==null||b0(e))return e;let t=v0.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid symbol: ${e}`)}function nS(e){if(e==null||b0(e))return[void 0,e];if(typeof e=="string"){let t=v0.get(`${e}`.toLowerCase());if(t)return[void 0,t]}return[e,void 0]}function w0({filter:e,sort:t,reverse:n,transform:i,initializer:r,...s}={},o){if(i===void 0&&(e!=null&&(i=iS(e)),t!=null&&!rs(t)&&(i=M0(i,T0(t))),n&&(i=M0(i,rS))),o!=null&&r!=null)throw new Error("transforms cannot be applied after initializers");return{...s,...(t===null||rs(t))&&{sort:t},transform:M0(i,o)}}function Ar({filter:e,sort:t,reverse:n,initializer:i,...r}={},s){return i===void 0&&(e!=null&&(i=iS(e)),t!=null&&!rs(t)&&(i=S0(i,T0(t))),n&&(i=S0(i,rS))),{...r,...(t===null||rs(t))&&{sort:t},initializer:S0(i,s)}}function M0(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,i,r){return{data:n,facets:i}=e.call(this,n,i,r),t.call(this,wr(n),i,r)}}function S0(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,i,r,...s){let o,a,c,l,u,h;return{data:a=n,facets:c=i,channels:o}=e.call(this,n,i,r,...s),{data:u=a,facets:h=c,channels:l}=t.call(this,a,c,{...r,...o},...s),{data:u,facets:h,channels:{...o,...l}}}}function QI(e,t){return(e.initializer!=null?Ar:w0)(e,t)}function iS(e){return(t,n)=>{let i=Fn(t,e);return{data:t,facets:n.map(r=>r.filter(s=>i[s]))}}}function rS(e,t){return{data:e,facets:t.map(n=>n.slice().reverse())}}function sS(e,{sort:t,...n}={}){return{...(ta(e)&&e.channel!==void 0?Ar:QI)(n,T0(e)),sort:rs(t)?t:null}}function T0(e){return(typeof e=="function"&&e.length!==1?tL:eL)(e)}function tL(e){return(t,n)=>{let i=is(t)?(r,s)=>e(t[r],t[s]):(r,s)=>e(t.get(r),t.get(s));return{data:t,facets:n.map(r=>r.slice().sort(i))}}}function eL(e){let t,n;({channel:t,value:e,order:n}={...os(e)});let i=t?.startsWith("-");if(i&&(t=t.slice(1)),n===void 0&&(n=i?Ic:br),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=br;break;case"descending":n=Ic;break;default:throw new Error(`invalid order: ${n}`)}return(r,s,o)=>{let a;if(t===void 0)a=Fn(r,e);else{if(o===void 0)throw new Error("channel sort requires an initializer");if(a=o[t],!a)return{};a=a.value}let c=(l,u)=>n(a[l],a[u]);return{data:r,facets:s.map(l=>l.slice().sort(c))}}}function lS(e,t,n=nL){if(e==null)return n(e);if(typeof e.reduceIndex=="function")return e;if(typeof e.reduce=="function"&&$i(e))return iL(e);if(typeof e=="function")return rL(e);if(/^p\d{2}$/i.test(e))return Er(UM(e));switch(`${e}`.toLowerCase()){case"first":return oL;case"last":return aL;case"identity":return sL;case"count":return aS;case"distinct":return cL;case"sum":return t==null?aS:lL;case"proportion":return cS(t,"data");case"proportion-facet":return cS(t,"facet");case"deviation":return Er(gy);case"min":return Er(Is);case"min-index":return Er(Sy);case"max":return Er(Ln);case"max-index":return Er(My);case"mean":return oS(Ay);case"median":return oS(ja);case"variance":return Er(op);case"mode":return Er(Ey)}return n(e)}function nL(e){throw new Error(`invalid reduce: ${e}`)}function iL(e){return console.warn("deprecated reduce interface; implement reduceIndex instead."),{...e,reduceIndex:e.reduce.bind(e)}}function rL(e){return{reduceIndex(t,n,i){return e(ef(n,t),i)}}}function Er(e){return{reduceIndex(t,n){return e(t,i=>n[i])}}}function oS(e){return{reduceIndex(t,n){let i=e(t,r=>n[r]);return ln(n)?new Date(i):i}}}var sL={reduceIndex(e,t){return ef(t,e)}},oL={reduceIndex(e,t){return t[e[0]]}};var aL={reduceIndex(e,t){return t[e[e.length-1]]}},aS={label:"Frequency",reduceIndex(e){return e.length}},cL={label:"Distinct",reduceIndex(e,t){let n=new Ri;for(let i of e)n.add(t[i]);return n.size}},lL=Er(Qa);function cS(e,t){return e==null?{scope:t,label:"Frequency",reduceIndex:(n,i,r=1)=>n.length/r}:{scope:t,reduceIndex:(n,i,r=1)=>Qa(n,s=>i[s])/r}}function ra(e,{scale:t,type:n,value:i,filter:r,hint:s,label:o=no(i)},a){return s===void 0&&typeof i?.transform=="function"&&(s=i.hint),E0(a,{scale:t,type:n,value:Fn(e,i),label:o,filter:r,hint:s})}function fS(e,t){return Object.fromEntries(Object.entries(e).map(([n,i])=>[n,ra(t,i,n)]))}function hS(e,t){let n=Object.fromEntries(Object.entries(e).map(([i,{scale:r,value:s}])=>{let o=r==null?null:t[r];return[i,o==null?s:Te(s,o)]}));return n.channels=e,n}function E0(e,t){let{scale:n,value:i}=t;if(n===!0||n==="auto")switch(e){case"fill":case"stroke":case"color":t.scale=n!==!0&&sf(i,ea)?null:"color",t.defaultScale="color";break;case"fillOpacity":case"strokeOpacity":case"opacity":t.scale=n!==!0&&sf(i,qM)?null:"opacity",t.defaultScale="opacity";break;case"symbol":n!==!0&&sf(i,eS)?(t.scale=null,t.value=Te(i,ia)):t.scale="symbol",t.defaultScale="symbol";break;default:t.scale=fe.has(e)?e:null;break}else if(n===!1)t.scale=null;else if(n!=null&&!fe.has(n))throw new Error(`unknown scale: ${n}`);return t}function dS(e,t,n,i,r){let{order:s,reverse:o,reduce:a=!0,limit:c}=r;for(let l in r){if(!fe.has(l))continue;let{value:u,order:h=s,reverse:f=o,reduce:d=a,limit:p=c}=os(r[l]),_=u?.startsWith("-");if(_&&(u=u.slice(1)),h=h===void 0?_!==(u==="width"||u==="height")?mS:pS:hL(h),d==null||d===!1)continue;let m=l==="fx"||l==="fy"?fL(t,i[l]):uL(n,l);if(!m)throw new Error(`missing channel for scale: ${l}`);let g=m.value,[y=0,S=1/0]=ai(p)?p:p<0?[p]:[0,p];if(u==null)m.domain=()=>{let v=Array.from(new Ri(g));return f&&(v=v.reverse()),(y!==0||S!==1/0)&&(v=v.slice(y,S)),v};else{let v=u==="data"?e:u==="height"?uS(n,"y1","y2"):u==="width"?uS(n,"x1","x2"):A0(n,u,u==="y"?"y2":u==="x"?"x2":void 0),w=lS(d===!0?"max":d,v);m.domain=()=>{let b=vy(Xi(g),x=>w.reduceIndex(x,v),x=>g[x]);return h&&b.sort(h),f&&b.reverse(),(y!==0||S!==1/0)&&(b=b.slice(y,S)),b.map(p0)}}}}function uL(e,t){for(let n in e){let i=e[n];if(i.scale===t)return i}}function fL(e,t){let n=e.original;if(n===e)return t;let i=t.value,r=t.value=[];for(let s=0;s<n.length;++s){let o=i[n[s][0]];for(let a of e[s])r[a]=o}return t}function uS(e,t,n){let i=A0(e,t),r=A0(e,n);return Te(r,(s,o)=>Math.abs(s-i[o]),Float64Array)}function A0(e,t,n){let i=e[t];if(!i&&n!==void 0&&(i=e[n]),i)return i.value;throw new Error(`missing channel: ${t}`)}function hL(e){if(e==null||typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"ascending":return pS;case"descending":return mS}throw new Error(`invalid order: ${e}`)}function pS([e,t],[n,i]){return br(t,i)||br(e,n)}function mS([e,t],[n,i]){return Ic(t,i)||br(e,n)}function C0(e,t){let n=e[t];if(n){for(;n.source;)n=n.source;return n.source===null?null:n}}var vS=new Map([["accent",E1],["category10",A1],["dark2",C1],["observable10",R1],["paired",P1],["pastel1",I1],["pastel2",L1],["set1",N1],["set2",D1],["set3",F1],["tableau10",U1]]);function bS(e){return e!=null&&vS.has(`${e}`.toLowerCase())}var gS=new Map([...vS,["brbg",Cr(Im,Lm)],["prgn",Cr(Nm,Dm)],["piyg",Cr(Fm,Um)],["puor",Cr(Om,Bm)],["rdbu",Cr(ku,Cc)],["rdgy",Cr(km,zm)],["rdylbu",Cr(zu,Rc)],["rdylgn",Cr(Gm,Vm)],["spectral",Cr(Hm,Wm)],["burd",_S(ku,Cc)],["buylrd",_S(zu,Rc)],["blues",Je(mg,gg)],["greens",Je(_g,xg)],["greys",Je(yg,vg)],["oranges",Je(Tg,Ag)],["purples",Je(bg,Mg)],["reds",Je(Sg,wg)],["turbo",Rr(Ng)],["viridis",Rr(Dg)],["magma",Rr(Fg)],["inferno",Rr(Ug)],["plasma",Rr(Og)],["cividis",Rr(Eg)],["cubehelix",Rr(Cg)],["warm",Rr(Rg)],["cool",Rr(Pg)],["bugn",Je($m,Xm)],["bupu",Je(qm,Ym)],["gnbu",Je(Zm,Jm)],["orrd",Je(Km,jm)],["pubu",Je(eg,ng)],["pubugn",Je(Qm,tg)],["purd",Je(ig,rg)],["rdpu",Je(sg,og)],["ylgn",Je(lg,ug)],["ylgnbu",Je(ag,cg)],["ylorbr",Je(fg,hg)],["ylorrd",Je(dg,pg)],["rainbow",xS(Ig)],["sinebow",xS(Lg)]]);function Je(e,t){return({length:n})=>n===1?[e[3][1]]:n===2?[e[3][1],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>9?gn(t,n):e[n])}function Cr(e,t){return({length:n})=>n===2?[e[3][0],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?gn(t,n):e[n])}function _S(e,t){return({length:n})=>n===2?[e[3][2],e[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?gn(i=>t(1-i),n):e[n].slice().reverse())}function Rr(e){return({length:t})=>gn(e,Math.max(2,Math.floor(t)))}function xS(e){return({length:t})=>gn(e,Math.floor(t)+1).slice(0,-1)}function R0(e){let t=`${e}`.toLowerCase();if(!gS.has(t))throw new Error(`unknown ordinal scheme: ${t}`);return gS.get(t)}function Uc(e,t){let n=R0(e),i=typeof n=="function"?n({length:t}):n;return i.length!==t?i.slice(0,t):i}function MS(e,t="greys"){let n=new Set,[i,r]=Uc(t,2);for(let s of e)if(s!=null)if(s===!0)n.add(r);else if(s===!1)n.add(i);else return;return[...n]}var yS=new Map([["brbg",Lm],["prgn",Dm],["piyg",Um],["puor",Bm],["rdbu",Cc],["rdgy",zm],["rdylbu",Rc],["rdylgn",Vm],["spectral",Wm],["burd",e=>Cc(1-e)],["buylrd",e=>Rc(1-e)],["blues",gg],["greens",xg],["greys",vg],["purples",Mg],["reds",wg],["oranges",Ag],["turbo",Ng],["viridis",Dg],["magma",Fg],["inferno",Ug],["plasma",Og],["cividis",Eg],["cubehelix",Cg],["warm",Rg],["cool",Pg],["bugn",Xm],["bupu",Ym],["gnbu",Jm],["orrd",jm],["pubugn",tg],["pubu",ng],["purd",rg],["rdpu",og],["ylgnbu",cg],["ylgn",ug],["ylorbr",hg],["ylorrd",pg],["rainbow",Ig],["sinebow",Lg]]);function sa(e){let t=`${e}`.toLowerCase();if(!yS.has(t))throw new Error(`unknown quantitative scheme: ${t}`);return yS.get(t)}var dL=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function SS(e){return e!=null&&dL.has(`${e}`.toLowerCase())}var I0=e=>t=>e(1-t),P0=[0,1],wS=new Map([["number",Ue],["rgb",Os],["hsl",vv],["hcl",Sv],["lab",bv]]);function L0(e){let t=`${e}`.toLowerCase();if(!wS.has(t))throw new Error(`unknown interpolator: ${t}`);return wS.get(t)}function aa(e,t,n,{type:i,nice:r,clamp:s,zero:o,domain:a=NS(e,n),unknown:c,round:l,scheme:u,interval:h,range:f=fe.get(e)===ro?_L(n,a):fe.get(e)===so?xL(n,a):fe.get(e)===oo?P0:void 0,interpolate:d=fe.get(e)===On?u==null&&f!==void 0?Os:sa(u!==void 0?u:i==="cyclical"?"rainbow":"turbo"):l?ic:Ue,reverse:p}){if(a=TS(a),h=ss(h,i),(i==="cyclical"||i==="sequential")&&(i="linear"),typeof d!="function"&&(d=L0(d)),p=!!p,f!==void 0){let _=a.length,m=(f=TS(f)).length;if(_!==m){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Jr(d,f),f=void 0}}if(d.length===1?(p&&(d=I0(d),p=!1),f===void 0&&(f=Float64Array.from(a,(_,m)=>m/(a.length-1)),f.length===2&&(f=P0)),t.interpolate((f===P0?Un:Oc)(d))):t.interpolate(d),o){let[_,m]=Zn(a);(_>0||m<0)&&(a=Fc(a),(Sr(a)||1)===Math.sign(_)?a[0]=0:a[a.length-1]=0)}return p&&(a=Po(a)),t.domain(a).unknown(c),r&&(t.nice(pL(r,i)),a=t.domain()),f!==void 0&&t.range(f),s&&t.clamp(s),{type:i,domain:a,range:f,scale:t,interpolate:d,interval:h}}function TS(e){return e=Wi(e),e.length>=2?e:[e[0],e[0]]}function pL(e,t){return e===!0?void 0:typeof e=="number"?e:GM(e,t)}function AS(e,t,n){return aa(e,Ec(),t,n)}function ES(e,t,n){return N0(e,t,{...n,exponent:.5})}function N0(e,t,{exponent:n=1,...i}){return aa(e,Sm().exponent(n),t,{...i,type:"pow"})}function CS(e,t,{base:n=10,domain:i=yL(t),...r}){return aa(e,bm().base(n),t,{...r,domain:i})}function RS(e,t,{constant:n=1,...i}){return aa(e,Mm().constant(n),t,i)}function PS(e,t,{range:n,quantiles:i=n===void 0?5:(n=[...n]).length,n:r=i,scheme:s="rdylbu",domain:o=vL(t),unknown:a,interpolate:c,reverse:l}){return n===void 0&&(n=c!==void 0?gn(c,r):fe.get(e)===On?Uc(s,r):void 0),o.length>0&&(o=wm(o,n===void 0?{length:r}:n).quantiles()),cf(e,t,{domain:o,range:n,reverse:l,unknown:a})}function IS(e,t,{range:n,n:i=n===void 0?5:(n=[...n]).length,scheme:r="rdylbu",domain:s=NS(e,t),unknown:o,interpolate:a,reverse:c}){let[l,u]=Zn(s),h;return n===void 0?(h=Co(l,u,i),h[0]<=l&&h.splice(0,1),h[h.length-1]>=u&&h.pop(),i=h.length+1,n=a!==void 0?gn(a,i):fe.get(e)===On?Uc(r,i):void 0):(h=gn(Ue(l,u),i+1).slice(1,-1),l instanceof Date&&(h=h.map(f=>new Date(f)))),Sr(Wi(s))<0&&h.reverse(),cf(e,t,{domain:h,range:n,reverse:c,unknown:o})}function cf(e,t,{domain:n=[0],unknown:i,scheme:r="rdylbu",interpolate:s,range:o=s!==void 0?gn(s,n.length+1):fe.get(e)===On?Uc(r,n.length+1):void 0,reverse:a}){n=Wi(n);let c=Sr(n);if(!isNaN(c)&&!mL(n,c))throw new Error(`the ${e} scale has a non-monotonic domain`);return a&&(o=Po(o)),{type:"threshold",scale:Tm(c<0?Po(n):n,o===void 0?[]:o).unknown(i),domain:n,range:o}}function mL(e,t){for(let n=1,i=e.length,r=e[0];n<i;++n){let s=hr(r,r=e[n]);if(s!==0&&s!==t)return!1}return!0}function LS(e){return{type:"identity",scale:tS(fe.get(e))?vm():t=>t}}function oa(e,t=r0){return e.length?[Is(e,({value:n})=>n===void 0?n:Is(n,t)),Ln(e,({value:n})=>n===void 0?n:Ln(n,t))]:[0,1]}function NS(e,t){let n=fe.get(e);return(n===ro||n===oo||n===so?gL:oa)(t)}function gL(e){return[0,e.length?Ln(e,({value:t})=>t===void 0?t:Ln(t,r0)):1]}function _L(e,t){let n=e.find(({radius:o})=>o!==void 0);if(n!==void 0)return[0,n.radius];let i=Ls(e,.5,({value:o})=>o===void 0?NaN:Ls(o,.25,js)),r=t.map(o=>3*Math.sqrt(o/i)),s=30/Ln(r);return s<1?r.map(o=>o*s):r}function xL(e,t){let n=ja(e,({value:s})=>s===void 0?NaN:ja(s,Math.abs)),i=t.map(s=>12*s/n),r=60/Ln(i);return r<1?i.map(s=>s*r):i}function yL(e){for(let{value:t}of e)if(t!==void 0)for(let n of t){if(n>0)return oa(e,js);if(n<0)return oa(e,Zo)}return[1,10]}function vL(e){let t=[];for(let{value:n}of e)if(n!==void 0)for(let i of n)t.push(i);return t}function Oc(e){return(t,n)=>i=>e(t+i*(n-t))}var D0=0,F0;function DS(){let e=D0;return D0=0,F0=void 0,e}function An(e){e!==F0&&(F0=e,console.warn(e),++D0)}function lf(e,t,n,i,{type:r,nice:s,clamp:o,domain:a=oa(i),unknown:c,pivot:l=0,scheme:u,range:h,symmetric:f=!0,interpolate:d=fe.get(e)===On?u==null&&h!==void 0?Os:sa(u!==void 0?u:"rdbu"):Ue,reverse:p}){l=+l,a=Wi(a);let[_,m]=a;if(a.length>2&&An(`Warning: the diverging ${e} scale domain contains extra elements.`),hr(_,m)<0&&([_,m]=[m,_],p=!p),_=Math.min(_,l),m=Math.max(m,l),typeof d!="function"&&(d=L0(d)),h!==void 0&&(d=d.length===1?Oc(d)(...h):Jr(d,h)),p&&(d=I0(d)),f){let g=n.apply(l),y=g-n.apply(_),S=n.apply(m)-g;y<S?_=n.invert(g-S):y>S&&(m=n.invert(g+y))}return t.domain([_,l,m]).unknown(c).interpolator(d),o&&t.clamp(o),s&&t.nice(s),{type:r,domain:[_,m],pivot:l,interpolate:d,scale:t}}function FS(e,t,n){return lf(e,Em(),bL,t,n)}function US(e,t,n){return U0(e,t,{...n,exponent:.5})}function U0(e,t,{exponent:n=1,...i}){return lf(e,Pm().exponent(n=+n),wL(n),t,{...i,type:"diverging-pow"})}function OS(e,t,{base:n=10,pivot:i=1,domain:r=oa(t,i<0?Zo:js),...s}){return lf(e,Cm().base(n=+n),ML,t,{domain:r,pivot:i,...s})}function BS(e,t,{constant:n=1,...i}){return lf(e,Rm().constant(n=+n),TL(n),t,i)}var bL={apply(e){return e},invert(e){return e}},ML={apply:Math.log,invert:Math.exp},SL={apply(e){return Math.sign(e)*Math.sqrt(Math.abs(e))},invert(e){return Math.sign(e)*(e*e)}};function wL(e){return e===.5?SL:{apply(t){return Math.sign(t)*Math.pow(Math.abs(t),e)},invert(t){return Math.sign(t)*Math.pow(Math.abs(t),1/e)}}}function TL(e){return{apply(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))},invert(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}}function kS(e,t,n,i){return aa(e,t,n,i)}function zS(e,t,n){return kS(e,w1(),t,n)}function GS(e,t,n){return kS(e,T1(),t,n)}var ca=Symbol("ordinal");function HS(e,t,n,{type:i,interval:r,domain:s,range:o,reverse:a,hint:c}){return r=ss(r,i),s===void 0&&(s=YS(n,r,e)),(i==="categorical"||i===ca)&&(i="ordinal"),a&&(s=Po(s)),s=t.domain(s).domain(),o!==void 0&&(typeof o=="function"&&(o=o(s)),t.range(o)),{type:i,domain:s,range:o,scale:t,hint:c,interval:r}}function WS(e,t,{type:n,interval:i,domain:r,range:s,scheme:o,unknown:a,...c}){i=ss(i,n),r===void 0&&(r=YS(t,i,e));let l;if(fe.get(e)===na)l=AL(t),s=s===void 0?EL(l):Te(s,ia);else if(fe.get(e)===On&&(s===void 0&&(n==="ordinal"||n===ca)&&(s=MS(r,o),s!==void 0&&(o=void 0)),o===void 0&&s===void 0&&(o=n==="ordinal"?"turbo":"observable10"),o!==void 0))if(s!==void 0){let u=sa(o),h=s[0],f=s[1]-s[0];s=({length:d})=>gn(p=>u(h+f*p),d)}else s=R0(o);if(a===Iu)throw new Error(`implicit unknown on ${e} scale is not supported`);return HS(e,Nu().unknown(a),t,{...c,type:n,domain:r,range:s,hint:l})}function $S(e,t,{align:n=.5,padding:i=.5,...r}){return qS(x1().align(n).padding(i),t,r,e)}function XS(e,t,{align:n=.5,padding:i=.1,paddingInner:r=i,paddingOuter:s=e==="fx"||e==="fy"?0:i,...o}){return qS(Xo().align(n).paddingInner(r).paddingOuter(s),t,o,e)}function qS(e,t,n,i){let{round:r}=n;return r!==void 0&&e.round(r=!!r),e=HS(i,e,t,n),e.round=r,e}function YS(e,t,n){let i=new Ri;for(let{value:r,domain:s}of e){if(s!==void 0)return s();if(r!==void 0)for(let o of r)i.add(o)}if(t!==void 0){let[r,s]=Zn(i).map(t.floor,t);return t.range(r,t.offset(s))}if(i.size>1e4&&fe.get(n)===ci)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return lp(i,br)}function VS(e,t){let n;for(let{hint:i}of e){let r=i?.[t];if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}}return n}function AL(e){return{fill:VS(e,"fill"),stroke:VS(e,"stroke")}}function EL(e){return Ze(e.fill)?K1:J1}function Bc(e,{label:t,inset:n=0,insetTop:i=n,insetRight:r=n,insetBottom:s=n,insetLeft:o=n,round:a,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,facet:{label:p=t}={},..._}={}){let m={};for(let[g,y]of e){let S=_[g],v=iw(g,y,{round:fe.get(g)===ci?a:void 0,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,...S});if(v){let{label:w=g==="fx"||g==="fy"?p:t,percent:b,transform:x,inset:M,insetTop:R=M!==void 0?M:g==="y"?i:0,insetRight:E=M!==void 0?M:g==="x"?r:0,insetBottom:C=M!==void 0?M:g==="y"?s:0,insetLeft:N=M!==void 0?M:g==="x"?o:0}=S||{};if(x==null)x=void 0;else if(typeof x!="function")throw new Error("invalid scale transform; not a function");v.percent=!!b,v.label=w===void 0?CL(y,v):w,v.transform=x,g==="x"||g==="fx"?(v.insetLeft=+N,v.insetRight=+E):(g==="y"||g==="fy")&&(v.insetTop=+R,v.insetBottom=+C),m[g]=v}}return m}function B0(e){let t={},n={scales:t};for(let[i,r]of Object.entries(e)){let{scale:s,type:o,interval:a,label:c}=r;t[i]=sw(r),n[i]=s,s.type=o,a!=null&&(s.interval=a),c!=null&&(s.label=c)}return n}function QS(e,t){let{x:n,y:i,fx:r,fy:s}=e,o=r||s?ff(t):t;r&&ZS(r,o),s&&JS(s,o);let a=r||s?k0(e,t):t;n&&ZS(n,a),i&&JS(i,a)}function CL(e=[],t){let n;for(let{label:i}of e)if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}if(n!==void 0)return!qi(t)&&t.percent&&(n=`${n} (%)`),{inferred:!0,toString:()=>n}}function tw(e){return Math.sign(Sr(e.domain()))*Math.sign(Sr(e.range()))}function ff(e){let{marginTop:t,marginRight:n,marginBottom:i,marginLeft:r,width:s,height:o,facet:{marginTop:a,marginRight:c,marginBottom:l,marginLeft:u}}=e;return{marginTop:Math.max(t,a),marginRight:Math.max(n,c),marginBottom:Math.max(i,l),marginLeft:Math.max(r,u),width:s,height:o}}function k0({fx:e,fy:t},n){let{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:a,height:c}=ff(n);return{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:e?e.scale.bandwidth()+o+r:a,height:t?t.scale.bandwidth()+i+s:c,facet:{width:a,height:c}}}function ZS(e,t){if(e.range===void 0){let{insetLeft:n,insetRight:i}=e,{width:r,marginLeft:s=0,marginRight:o=0}=t,a=s+n,c=r-o-i;e.range=[a,Math.max(a,c)],qi(e)||(e.range=nw(e)),e.scale.range(e.range)}ew(e)}function JS(e,t){if(e.range===void 0){let{insetTop:n,insetBottom:i}=e,{height:r,marginTop:s=0,marginBottom:o=0}=t,a=s+n,c=r-o-i;e.range=[Math.max(a,c),a],qi(e)?e.range.reverse():e.range=nw(e),e.scale.range(e.range)}ew(e)}function ew(e){e.round===void 0&&LL(e)&&RL(e)<=30&&e.scale.round(!0)}function RL({scale:e}){let t=e.domain().length,[n,i]=e.range(),r=e.paddingInner?e.paddingInner():1,s=e.paddingOuter?e.paddingOuter():e.padding(),o=t-r,a=Math.abs(i-n)/Math.max(1,o+s*2);return(a-Math.floor(a))*o}function nw(e){let t=e.scale.domain().length+z0(e);if(!(t>2))return e.range;let[n,i]=e.range;return Array.from({length:t},(r,s)=>n+s/(t-1)*(i-n))}function PL(e,t,n){return iw(e,n===void 0?void 0:[{hint:n}],{...t})}function iw(e,t=[],n={}){let i=IL(e,t,n);if(n.type===void 0&&n.domain===void 0&&n.range===void 0&&n.interval==null&&e!=="fx"&&e!=="fy"&&qi({type:i})){let r=t.map(({value:s})=>s).filter(s=>s!==void 0);r.some(ln)?An(`Warning: some data associated with the ${e} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${la(i)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${e} scale to "${la(i)}".`):r.some(WM)?An(`Warning: some data associated with the ${e} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings represent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${la(i)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can suppress this warning by setting the type of the ${e} scale to "${la(i)}".`):r.some($M)&&An(`Warning: some data associated with the ${e} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are typically associated with a "linear" scale rather than a "${la(i)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${e} scale to "${la(i)}".`)}switch(n.type=i,i){case"diverging":case"diverging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantile":case"pow":case"log":case"symlog":n=uf(t,n,to);break;case"identity":switch(fe.get(e)){case ci:n=uf(t,n,to);break;case na:n=uf(t,n,NL);break}break;case"utc":case"time":n=uf(t,n,g0);break}switch(i){case"diverging":return FS(e,t,n);case"diverging-sqrt":return US(e,t,n);case"diverging-pow":return U0(e,t,n);case"diverging-log":return OS(e,t,n);case"diverging-symlog":return BS(e,t,n);case"categorical":case"ordinal":case ca:return WS(e,t,n);case"cyclical":case"sequential":case"linear":return AS(e,t,n);case"sqrt":return ES(e,t,n);case"threshold":return cf(e,t,n);case"quantile":return PS(e,t,n);case"quantize":return IS(e,t,n);case"pow":return N0(e,t,n);case"log":return CS(e,t,n);case"symlog":return RS(e,t,n);case"utc":return GS(e,t,n);case"time":return zS(e,t,n);case"point":return $S(e,t,n);case"band":return XS(e,t,n);case"identity":return LS(e);case void 0:return;default:throw new Error(`unknown scale type: ${i}`)}}function la(e){return typeof e=="symbol"?e.description:e}function KS(e){return typeof e=="string"?`${e}`.toLowerCase():e}var jS={toString:()=>"projection"};function IL(e,t,{type:n,domain:i,range:r,scheme:s,pivot:o,projection:a}){if(n=KS(n),e==="fx"||e==="fy")return"band";(e==="x"||e==="y")&&a!=null&&(n=jS);for(let u of t){let h=KS(u.type);if(h!==void 0){if(n===void 0)n=h;else if(n!==h)throw new Error(`scale incompatible with channel: ${n} !== ${h}`)}}if(n===jS)return;if(n!==void 0)return n;if(i===void 0&&!t.some(({value:u})=>u!==void 0))return;let c=fe.get(e);if(c===ro)return"sqrt";if(c===oo||c===so)return"linear";if(c===na)return"ordinal";let l=(i??r)?.length;if(l<2||l>2)return O0(c);if(i!==void 0){if(x0(i))return O0(c);if(ln(i))return"utc"}else{let u=t.map(({value:h})=>h).filter(h=>h!==void 0);if(u.some(x0))return O0(c);if(u.some(ln))return"utc"}if(c===On){if(o!=null||SS(s))return"diverging";if(bS(s))return"categorical"}return"linear"}function O0(e){switch(e){case ci:return"point";case On:return ca;default:return"ordinal"}}function qi({type:e}){return e==="ordinal"||e==="point"||e==="band"||e===ca}function z0({type:e}){return e==="threshold"}function LL({type:e}){return e==="point"||e==="band"}function cs(e){if(e===void 0)return!0;let t=e.domain(),n=e(t[0]);for(let i=1,r=t.length;i<r;++i)if(e(t[i])-n)return!1;return!0}function uf(e,{domain:t,...n},i){for(let r of e)r.value!==void 0&&(t===void 0&&(t=r.value?.domain),r.value=i(r.value));return{domain:t===void 0?t:i(t),...n}}function NL(e){return Te(e,ia)}function G0(e={}){let t;for(let n in e)if(fe.has(n)&&eo(e[n])){if(t!==void 0)throw new Error("ambiguous scale definition; multiple scales found");t=sw(PL(n,e[n]))}if(t===void 0)throw new Error("invalid scale definition; no scale found");return t}function rw(e){return t=>{if(!fe.has(t=`${t}`))throw new Error(`unknown scale: ${t}`);return e[t]}}function sw({scale:e,type:t,domain:n,range:i,interpolate:r,interval:s,transform:o,percent:a,pivot:c}){if(t==="identity")return{type:"identity",apply:u=>u,invert:u=>u};let l=e.unknown?e.unknown():void 0;return{type:t,domain:Fc(n),...i!==void 0&&{range:Fc(i)},...o!==void 0&&{transform:o},...a&&{percent:a},...l!==void 0&&{unknown:l},...s!==void 0&&{interval:s},...r!==void 0&&{interpolate:r},...e.clamp&&{clamp:e.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...e.base&&{base:e.base()},...e.exponent&&{exponent:e.exponent()},...e.constant&&{constant:e.constant()},...e.align&&{align:e.align(),round:e.round()},...e.padding&&(e.paddingInner?{paddingInner:e.paddingInner(),paddingOuter:e.paddingOuter()}:{padding:e.padding()}),...e.bandwidth&&{bandwidth:e.bandwidth(),step:e.step()},apply:u=>e(u),...e.invert&&{invert:u=>e.invert(u)}}}function aw(e,t){let{fx:n,fy:i}=Bc(e,t),r=n?.scale.domain(),s=i?.scale.domain();return r&&s?my(r,s).map(([o,a],c)=>({x:o,y:a,i:c})):r?r.map((o,a)=>({x:o,i:a})):s?s.map((o,a)=>({y:o,i:a})):void 0}function cw(e,{x:t,y:n}){return t&&=X0(t),n&&=X0(n),e.filter(t&&n?i=>t.has(i.x)&&n.has(i.y):t?i=>t.has(i.x):i=>n.has(i.y)).sort(t&&n?(i,r)=>t.get(i.x)-t.get(r.x)||n.get(i.y)-n.get(r.y):t?(i,r)=>t.get(i.x)-t.get(r.x):(i,r)=>n.get(i.y)-n.get(r.y))}function df(e,{fx:t,fy:n}){let i=Xi(e),r=t?.value,s=n?.value;return t&&n?Ja(i,o=>(o.fx=r[o[0]],o.fy=s[o[0]],o),o=>r[o],o=>s[o]):t?Ja(i,o=>(o.fx=r[o[0]],o),o=>r[o]):Ja(i,o=>(o.fy=s[o[0]],o),o=>s[o])}function lw(e,t,{marginTop:n,marginLeft:i}){let r=e?({x:o})=>e(o)-i:()=>0,s=t?({y:o})=>t(o)-n:()=>0;return function(o){this.tagName==="svg"?(this.setAttribute("x",r(o)),this.setAttribute("y",s(o))):this.setAttribute("transform",`translate(${r(o)},${s(o)})`)}}function uw(e){let t=[],n=new Uint32Array(Qa(e,i=>i.length));for(let i of e){let r=0;for(let s of e)i!==s&&(n.set(s,r),r+=s.length);t.push(n.slice(0,r))}return t}var DL=new Map([["top",V0],["right",$0],["bottom",H0],["left",W0],["top-left",hf(V0,W0)],["top-right",hf(V0,$0)],["bottom-left",hf(H0,W0)],["bottom-right",hf(H0,$0)],["top-empty",UL],["right-empty",kL],["bottom-empty",OL],["left-empty",BL],["empty",zL]]);function fw(e){if(e==null)return null;let t=DL.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid facet anchor: ${e}`)}var ow=new WeakMap;function X0(e){let t=ow.get(e);return t||ow.set(e,t=new fr(Te(e,(n,i)=>[n,i]))),t}function ls(e,t){return X0(e).get(t)}function FL(e,t,n){return t=oi(t),n=oi(n),e.find(i=>Object.is(oi(i.x),t)&&Object.is(oi(i.y),n))}function pf(e,t,n){return FL(e,t,n)?.empty}function V0(e,{y:t},{y:n}){return t?ls(t,n)===0:!0}function H0(e,{y:t},{y:n}){return t?ls(t,n)===t.length-1:!0}function W0(e,{x:t},{x:n}){return t?ls(t,n)===0:!0}function $0(e,{x:t},{x:n}){return t?ls(t,n)===t.length-1:!0}function UL(e,{y:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=ls(t,i);if(s>0)return pf(e,n,t[s-1])}function OL(e,{y:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=ls(t,i);if(s<t.length-1)return pf(e,n,t[s+1])}function BL(e,{x:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=ls(t,n);if(s>0)return pf(e,t[s-1],i)}function kL(e,{x:t},{x:n,y:i,empty:r}){if(r)return!1;if(!t)return;let s=ls(t,n);if(s<t.length-1)return pf(e,t[s+1],i)}function zL(e,t,{empty:n}){return n}function hf(e,t){return function(){return e.apply(null,arguments)&&t.apply(null,arguments)}}function mf(e,{channels:{fx:t,fy:n},groups:i}){return t&&n?e.map(({x:r,y:s})=>i.get(r)?.get(s)??[]):t?e.map(({x:r})=>i.get(r)??[]):e.map(({y:r})=>i.get(r)??[])}var hw=Math.PI,Pr=2*hw,q0=.618;function dw({projection:e,inset:t=0,insetTop:n=t,insetRight:i=t,insetBottom:r=t,insetLeft:s=t}={},o){if(e==null)return;if(typeof e.stream=="function")return e;let a,c,l="frame";if($i(e)){let w;if({type:e,domain:c,inset:w,insetTop:n=w!==void 0?w:n,insetRight:i=w!==void 0?w:i,insetBottom:r=w!==void 0?w:r,insetLeft:s=w!==void 0?w:s,clip:l=l,...a}=e,e==null)return}typeof e!="function"&&({type:e}=Y0(e));let{width:u,height:h,marginLeft:f,marginRight:d,marginTop:p,marginBottom:_}=o,m=u-f-d-s-i,g=h-p-_-n-r;if(e=e?.({width:m,height:g,clip:l,...a}),e==null)return;l=GL(l,f,p,u-d,h-_);let y=f+s,S=p+n,v;if(c!=null){let[[w,b],[x,M]]=_c(e).bounds(c),R=Math.min(m/(x-w),g/(M-b));R>0?(y-=(R*(w+x)-m)/2,S-=(R*(b+M)-g)/2,v=xc({point(E,C){this.stream.point(E*R+y,C*R+S)}})):An("Warning: the projection could not be fit to the specified domain; using the default scale.")}return v??=y===0&&S===0?pw():xc({point(w,b){this.stream.point(w+y,b+S)}}),{stream:w=>e.stream(v.stream(l(w)))}}function Y0(e){switch(`${e}`.toLowerCase()){case"albers-usa":return _i(bb,.7463,.4673);case"albers":return gf(im,.7463,.4673);case"azimuthal-equal-area":return _i(wb,4,4);case"azimuthal-equidistant":return _i(Ab,Pr,Pr);case"conic-conformal":return gf(Rb,Pr,Pr);case"conic-equal-area":return gf(gc,6.1702,2.9781);case"conic-equidistant":return gf(Ib,7.312,3.6282);case"equal-earth":return _i(Nb,5.4133,2.6347);case"equirectangular":return _i(Pb,Pr,hw);case"gnomonic":return _i(Fb,3.4641,3.4641);case"identity":return{type:pw};case"reflect-y":return{type:VL};case"mercator":return _i(Eb,Pr,Pr);case"orthographic":return _i(Ob,2,2);case"stereographic":return _i(kb,2,2);case"transverse-mercator":return _i(Gb,Pr,Pr);default:throw new Error(`unknown projection type: ${e}`)}}function GL(e,t,n,i,r){if(e===!1||e==null||typeof e=="number")return s=>s;if(e===!0&&(e="frame"),`${e}`.toLowerCase()==="frame")return Qp(t,n,i,r);throw new Error(`unknown projection clip type: ${e}`)}function _i(e,t,n){return{type:({width:i,height:r,rotate:s,precision:o=.15,clip:a})=>{let c=e();return o!=null&&c.precision?.(o),s!=null&&c.rotate?.(s),typeof a=="number"&&c.clipAngle?.(a),i!=null&&(c.scale(Math.min(i/t,r/n)),c.translate([i/2,r/2])),c},aspectRatio:n/t}}function gf(e,t,n){let{type:i,aspectRatio:r}=_i(e,t,n);return{type:s=>{let{parallels:o,domain:a,width:c,height:l}=s,u=i(s);return o!=null&&(u.parallels(o),a===void 0&&c!=null&&u.fitSize([c,l],{type:"Sphere"})),u},aspectRatio:r}}var pw=Un({stream:e=>e}),VL=Un(xc({point(e,t){this.stream.point(e,-t)}}));function mw(e,t,n,i){let r=n[e],s=n[t],o=r.length,a=n[e]=new Float64Array(o).fill(NaN),c=n[t]=new Float64Array(o).fill(NaN),l,u=i.stream({point(h,f){a[l]=h,c[l]=f}});for(l=0;l<o;++l)u.point(r[l],s[l])}function gw({projection:e}={}){return e==null?!1:typeof e.stream=="function"?!0:($i(e)&&(e=e.type),e!=null)}function _w(e){if(typeof e?.stream=="function")return q0;if($i(e)){let t,n;if({domain:t,type:e,...n}=e,t!=null&&e!=null){let i=typeof e=="string"?Y0(e).type:e,[[r,s],[o,a]]=_c(i({...n,width:100,height:100})).bounds(t),c=(a-s)/(o-r);return c&&isFinite(c)?c<.2?.2:c>5?5:c:q0}}if(e!=null){if(typeof e!="function"){let{aspectRatio:t}=Y0(e);if(t)return t}return q0}}function xw(e){let t=[],n=[],i={scale:"x",value:t},r={scale:"y",value:n},s={point(o,a){t.push(o),n.push(a)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};for(let o of e.value)Kr(o,s);return[i,r]}function yw({x:e,y:t}){if(e||t)return e??=n=>n,t??=n=>n,xc({point(n,i){this.stream.point(e(n),t(i))}})}function ua(e={}){let{document:t=typeof window<"u"?window.document:void 0,clip:n}=e;return{document:t,clip:af(n)}}function he(e,{document:t}){return pi(Io(e).call(t.documentElement))}var _f=Symbol("unset");function xf(e){return(e.length===1?HL:WL)(e)}function HL(e){let t,n=_f;return i=>(Object.is(n,i)||(n=i,t=e(i)),t)}function WL(e){let t,n;return(...i)=>((n?.length!==i.length||n.some((r,s)=>!Object.is(r,i[s])))&&(n=i,t=e(...i)),t)}var $L=xf(e=>new Intl.NumberFormat(e)),Uk=xf((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{month:t}})),Ok=xf((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{weekday:t}}));function XL(e="en-US"){let t=$L(e);return n=>n!=null&&!isNaN(n)?t.format(n):void 0}function qL(e){return Ju(e,"Invalid Date")}function YL(e="en-US"){let t=XL(e);return n=>(n instanceof Date?qL:typeof n=="number"?t:Pe)(n)}var Yi=YL();var en=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,ZL=0;function bw(){return`plot-clip-${++ZL}`}function Mw(e,{title:t,href:n,ariaLabel:i,ariaDescription:r,ariaHidden:s,target:o,fill:a,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:h,strokeLinejoin:f,strokeLinecap:d,strokeMiterlimit:p,strokeDasharray:_,strokeDashoffset:m,opacity:g,mixBlendMode:y,imageFilter:S,paintOrder:v,pointerEvents:w,shapeRendering:b,channels:x},{ariaLabel:M,fill:R="currentColor",fillOpacity:E,stroke:C="none",strokeOpacity:N,strokeWidth:B,strokeLinecap:I,strokeLinejoin:L,strokeMiterlimit:z,paintOrder:F}){R===null&&(a=null,c=null),C===null&&(l=null,h=null),Ze(R)?!Ze(C)&&(!Ze(a)||x?.fill)&&(C="none"):Ze(C)&&(!Ze(l)||x?.stroke)&&(R="none");let[Z,U]=Hi(a,R),[G,q]=Ce(c,E),[rt,ct]=Hi(l,C),[$,ot]=Ce(h,N),[ut,st]=Ce(g);io(ct)||(u===void 0&&(u=B),d===void 0&&(d=I),f===void 0&&(f=L),p===void 0&&!YM(f)&&(p=z),!io(U)&&v===void 0&&(v=F));let[at,J]=Ce(u);return R!==null&&(e.fill=Re(U,"currentColor"),e.fillOpacity=kc(q,1)),C!==null&&(e.stroke=Re(ct,"none"),e.strokeWidth=kc(J,1),e.strokeOpacity=kc(ot,1),e.strokeLinejoin=Re(f,"miter"),e.strokeLinecap=Re(d,"butt"),e.strokeMiterlimit=kc(p,4),e.strokeDasharray=Re(_,"none"),e.strokeDashoffset=Re(m,"0")),e.target=Pe(o),e.ariaLabel=Pe(M),e.ariaDescription=Pe(r),e.ariaHidden=Pe(s),e.opacity=kc(st,1),e.mixBlendMode=Re(y,"normal"),e.imageFilter=Re(S,"none"),e.paintOrder=Re(v,"normal"),e.pointerEvents=Re(w,"auto"),e.shapeRendering=Re(b,"auto"),{title:{value:t,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:i,optional:!0,filter:null},fill:{value:Z,scale:"auto",optional:!0},fillOpacity:{value:G,scale:"auto",optional:!0},stroke:{value:rt,scale:"auto",optional:!0},strokeOpacity:{value:$,scale:"auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:ut,scale:"auto",optional:!0}}}function JL(e,t){t&&e.filter(n=>Lc(t[n])).append("title").call(jL,t)}function KL(e,t){t&&e.filter(([n])=>Lc(t[n])).append("title").call(QL,t)}function jL(e,t){t&&e.text(n=>Yi(t[n]))}function QL(e,t){t&&e.text(([n])=>Yi(t[n]))}function En(e,{target:t,tip:n},{ariaLabel:i,title:r,fill:s,fillOpacity:o,stroke:a,strokeOpacity:c,strokeWidth:l,opacity:u,href:h}){i&&zt(e,"aria-label",f=>i[f]),s&&zt(e,"fill",f=>s[f]),o&&zt(e,"fill-opacity",f=>o[f]),a&&zt(e,"stroke",f=>a[f]),c&&zt(e,"stroke-opacity",f=>c[f]),l&&zt(e,"stroke-width",f=>l[f]),u&&zt(e,"opacity",f=>u[f]),h&&Tw(e,f=>h[f],t),n||JL(e,r)}function Sw(e,{target:t,tip:n},{ariaLabel:i,title:r,fill:s,fillOpacity:o,stroke:a,strokeOpacity:c,strokeWidth:l,opacity:u,href:h}){i&&zt(e,"aria-label",([f])=>i[f]),s&&zt(e,"fill",([f])=>s[f]),o&&zt(e,"fill-opacity",([f])=>o[f]),a&&zt(e,"stroke",([f])=>a[f]),c&&zt(e,"stroke-opacity",([f])=>c[f]),l&&zt(e,"stroke-width",([f])=>l[f]),u&&zt(e,"opacity",([f])=>u[f]),h&&Tw(e,([f])=>h[f],t),n||KL(e,r)}function tN({ariaLabel:e,title:t,fill:n,fillOpacity:i,stroke:r,strokeOpacity:s,strokeWidth:o,opacity:a,href:c},{tip:l}){return[e,l?void 0:t,n,i,r,s,o,a,c].filter(u=>u!==void 0)}function eN(e,t,n){let i=ap(e,r=>t[r]);return n===void 0&&i.size>1+e.length>>1&&An("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quantitative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, set z to null."),i.values()}function*ww(e,t,n,i){let{z:r}=n,{z:s}=i,o=tN(i,n),a=[...t,...o];for(let c of s?eN(e,s,r):[e]){let l,u;t:for(let h of c){for(let f of a)if(!si(f[h])){u&&u.push(-1);continue t}if(l===void 0){u&&(yield u),l=o.map(f=>oi(f[h])),u=[h];continue}u.push(h);for(let f=0;f<o.length;++f)if(oi(o[f][h])!==l[f]){yield u,l=o.map(p=>oi(p[h])),u=[h];continue t}}u&&(yield u)}}function nN(e,t,n,i){let r,{clip:s=i.clip}=t;s==="frame"?(e=he("svg:g",i).each(function(){this.appendChild(e.node()),e.node=()=>this}),r=rN(i,n)):s&&(r=oN(s,i)),zt(e,"aria-label",t.ariaLabel),zt(e,"aria-description",t.ariaDescription),zt(e,"aria-hidden",t.ariaHidden),zt(e,"clip-path",r)}function iN(e){let t=new WeakMap;return(n,i)=>{let r=t.get(n);if(!r){let s=bw();pi(n.ownerSVGElement).append("clipPath").attr("id",s).call(e,n,i),t.set(n,r=`url(#${s})`)}return r}}var rN=iN((e,t,n)=>{let{width:i,height:r,marginLeft:s,marginRight:o,marginTop:a,marginBottom:c}=n;e.append("rect").attr("x",s).attr("y",a).attr("width",i-o-s).attr("height",r-a-c)}),vw=new WeakMap,sN={type:"Sphere"};function oN(e,t){let n,i;if((n=vw.get(t))||vw.set(t,n=new WeakMap),e.type==="Sphere"&&(e=sN),!(i=n.get(e))){let r=bw();pi(t.ownerSVGElement).append("clipPath").attr("id",r).append("path").attr("d",t.path()(e)),n.set(e,i=`url(#${r})`)}return i}function nn(e,t,n,i){nN(e,t,n,i),zt(e,"class",t.className),zt(e,"fill",t.fill),zt(e,"fill-opacity",t.fillOpacity),zt(e,"stroke",t.stroke),zt(e,"stroke-width",t.strokeWidth),zt(e,"stroke-opacity",t.strokeOpacity),zt(e,"stroke-linejoin",t.strokeLinejoin),zt(e,"stroke-linecap",t.strokeLinecap),zt(e,"stroke-miterlimit",t.strokeMiterlimit),zt(e,"stroke-dasharray",t.strokeDasharray),zt(e,"stroke-dashoffset",t.strokeDashoffset),zt(e,"shape-rendering",t.shapeRendering),zt(e,"filter",t.imageFilter),zt(e,"paint-order",t.paintOrder);let{pointerEvents:r=i.pointerSticky===!1?"none":void 0}=t;zt(e,"pointer-events",r)}function Ke(e,t){aN(e,"mix-blend-mode",t.mixBlendMode),zt(e,"opacity",t.opacity)}function Tw(e,t,n){e.each(function(i){let r=t(i);if(r!=null){let s=this.ownerDocument.createElementNS(Yr.svg,"a");s.setAttribute("fill","inherit"),s.setAttributeNS(Yr.xlink,"href",r),n!=null&&s.setAttribute("target",n),this.parentNode.insertBefore(s,this).appendChild(this)}})}function zt(e,t,n){n!=null&&e.attr(t,n)}function aN(e,t,n){n!=null&&e.style(t,n)}function rn(e,t,{x:n,y:i},r=en,s=en){r+=t.dx,s+=t.dy,n?.bandwidth&&(r+=n.bandwidth()/2),i?.bandwidth&&(s+=i.bandwidth()/2),(r||s)&&e.attr("transform",`translate(${r},${s})`)}function Re(e,t){if((e=Pe(e))!==t)return e}function kc(e,t){if((e=Ie(e))!==t)return e}var cN=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;function fa(e){if(e===void 0)return"plot-d6a7b5";if(e=`${e}`,!cN.test(e))throw new Error(`invalid class name: ${e}`);return e}function ha(e,t){if(typeof t=="string")e.property("style",t);else if(t!=null)for(let n of e)Object.assign(n.style,t)}function Zi({frameAnchor:e},{width:t,height:n,marginTop:i,marginRight:r,marginBottom:s,marginLeft:o}){return[/left$/.test(e)?o:/right$/.test(e)?t-r:(o+t-r)/2,/^top/.test(e)?i:/^bottom/.test(e)?n-s:(i+n-s)/2]}var Me=class{constructor(t,n={},i={},r){let{facet:s="auto",facetAnchor:o,fx:a,fy:c,sort:l,dx:u=0,dy:h=0,margin:f=0,marginTop:d=f,marginRight:p=f,marginBottom:_=f,marginLeft:m=f,className:g,clip:y=r?.clip,channels:S,tip:v,render:w}=i;if(this.data=t,this.sort=rs(l)?l:null,this.initializer=Ar(i).initializer,this.transform=this.initializer?i.transform:w0(i).transform,s===null||s===!1?this.facet=null:(this.facet=yn(s===!0?"include":s,"facet",["auto","include","exclude","super"]),this.fx=t===Qo&&typeof a=="string"?[a]:a,this.fy=t===Qo&&typeof c=="string"?[c]:c),this.facetAnchor=fw(o),n=y0(n),S!==void 0&&(n={...lN(S),...n}),r!==void 0&&(n={...Mw(this,i,r),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([b,x])=>{if(ta(x.value)){let{value:M,label:R=x.label,scale:E=x.scale}=x.value;x={...x,label:R,scale:E,value:M}}if(t===Qo&&typeof x.value=="string"){let{value:M}=x;x={...x,value:[M]}}return[b,x]}).filter(([b,{value:x,optional:M}])=>{if(x!=null)return!0;if(M)return!1;throw new Error(`missing channel value: ${b}`)})),this.dx=+u,this.dy=+h,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+_,this.marginLeft=+m,this.clip=af(y),this.tip=uN(v),this.className=Pe(g),this.facet==="super"){if(a||c)throw new Error("super-faceting cannot use fx or fy");for(let b in this.channels){let{scale:x}=n[b];if(!(x!=="x"&&x!=="y"))throw new Error("super-faceting cannot use x or y")}}w!=null&&(this.render=J0(w,this.render))}initialize(t,n,i){let r=wr(this.data);t===void 0&&r!=null&&(t=[Xi(r)]);let s=t;this.transform!=null&&({facets:t,data:r}=this.transform(r,t,i),r=wr(r)),t!==void 0&&(t.original=s);let o=fS(this.channels,r);return this.sort!=null&&dS(r,t,o,n,this.sort),{data:r,facets:t,channels:o}}filter(t,n,i){for(let r in n){let{filter:s=si}=n[r];if(s!==null){let o=i[r];t=t.filter(a=>s(o[a]))}}return t}project(t,n,i){for(let r in t)if(t[r].scale==="x"&&/^x|x$/.test(r)){let s=r.replace(/^x|x$/,"y");s in t&&t[s].scale==="y"&&mw(r,s,n,i.projection)}}scale(t,n,i){let r=hS(t,n);return i.projection&&this.project(t,r,i),r}};function Z0(...e){return e.plot=Me.prototype.plot,e}function J0(e,t){if(e==null)return t===null?void 0:t;if(t==null)return e===null?void 0:e;if(typeof e!="function")throw new TypeError(`invalid render transform: ${e}`);if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);return function(n,i,r,s,o,a){return e.call(this,n,i,r,s,o,(c,l,u,h,f)=>t.call(this,c,l,u,h,f,a))}}function lN(e){return Object.fromEntries(Object.entries(y0(e)).map(([t,n])=>(n=typeof n=="string"?{value:n,label:t}:os(n),n.filter===void 0&&n.scale==null&&(n={...n,filter:null}),[t,n])))}function uN(e){return e===!0?"xy":e===!1||e==null?null:typeof e=="string"?yn(e,"tip",["x","y","xy"]):e}function K0(e,t){return e?.tip===!0?{...e,tip:t}:$i(e?.tip)&&e.tip.pointer===void 0?{...e,tip:{...e.tip,pointer:t}}:e}function Ew(e,t,n={}){let i=.5-en,r=.5+en,s=.5+en,o=.5-en;for(let{marginTop:_,marginRight:m,marginBottom:g,marginLeft:y}of t)_>i&&(i=_),m>r&&(r=m),g>s&&(s=g),y>o&&(o=y);let{margin:a,marginTop:c=a!==void 0?a:i,marginRight:l=a!==void 0?a:r,marginBottom:u=a!==void 0?a:s,marginLeft:h=a!==void 0?a:o}=n;c=+c,l=+l,u=+u,h=+h;let{width:f=640,height:d=fN(e,n,{width:f,marginTopDefault:i,marginRightDefault:r,marginBottomDefault:s,marginLeftDefault:o})+Math.max(0,c-i+u-s)}=n;f=+f,d=+d;let p={width:f,height:d,marginTop:c,marginRight:l,marginBottom:u,marginLeft:h};if(e.fx||e.fy){let{margin:_,marginTop:m=_!==void 0?_:c,marginRight:g=_!==void 0?_:l,marginBottom:y=_!==void 0?_:u,marginLeft:S=_!==void 0?_:h}=n.facet??{};m=+m,g=+g,y=+y,S=+S,p.facet={marginTop:m,marginRight:g,marginBottom:y,marginLeft:S}}return p}function fN({x:e,y:t,fy:n,fx:i},{projection:r,aspectRatio:s},{width:o,marginTopDefault:a,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let h=n&&n.scale.domain().length||1,f=_w(r);if(f){let p=i?i.scale.domain().length:1,_=(1.1*h-.1)/(1.1*p-.1)*f,m=Math.max(.1,Math.min(10,_));return Math.round((o-u-c)*m+a+l)}let d=t?qi(t)?t.scale.domain().length||1:Math.max(7,17/h):1;if(s!=null){if(s=+s,!(isFinite(s)&&s>0))throw new Error(`invalid aspectRatio: ${s}`);let p=Aw("y",t)/(Aw("x",e)*s),_=i?i.scale.bandwidth():1,m=n?n.scale.bandwidth():1,g=_*(o-u-c)-e.insetLeft-e.insetRight;return(p*g+t.insetTop+t.insetBottom)/m+a+l}return!!(t||n)*Math.max(1,Math.min(60,d*h))*20+!!i*30+60}function Aw(e,t){if(!t)throw new Error(`aspectRatio requires ${e} scale`);let{type:n,domain:i}=t,r;switch(n){case"linear":case"utc":case"time":r=Number;break;case"pow":{let a=t.scale.exponent();r=c=>Math.pow(c,a);break}case"log":r=Math.log;break;case"point":case"band":return i.length;default:throw new Error(`unsupported ${e} scale for aspectRatio: ${n}`)}let[s,o]=Zn(i);return Math.abs(r(o)-r(s))}var Cw=new WeakMap;function j0(e,t,{x:n,y:i,px:r,py:s,maxRadius:o=40,channels:a,render:c,...l}={}){return o=+o,r!=null&&(n??=null,a={...a,px:{value:r,scale:"x"}}),s!=null&&(i??=null,a={...a,py:{value:s,scale:"y"}}),{x:n,y:i,channels:a,...l,render:J0(function(u,h,f,d,p,_){p={...p,pointerSticky:!1};let m=p.ownerSVGElement,{data:g}=p.getMarkState(this),y=Cw.get(m);y||Cw.set(m,y={sticky:!1,roots:[],renders:[]});let S=y.renders.push(ct)-1,{x:v,y:w,fx:b,fy:x}=h,M=b?b(u.fx)-d.marginLeft:0,R=x?x(u.fy)-d.marginTop:0;v?.bandwidth&&(M+=v.bandwidth()/2),w?.bandwidth&&(R+=w.bandwidth()/2);let E=u.fi!=null,C;if(E){let st=y.facetStates;st||(y.facetStates=st=new Map),C=st.get(this),C||st.set(this,C=new Map)}let[N,B]=Zi(this,d),{px:I,py:L}=f,z=I?st=>I[st]:t_(f,N),F=L?st=>L[st]:e_(f,B),Z,U,G,q;function rt(st,at){if(E)if(q&&(q=cancelAnimationFrame(q)),st==null)C.delete(u.fi);else{C.set(u.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[J,xt]of C)if(xt<at||xt===at&&J<u.fi){st=null;break}ct(st)});return}ct(st)}function ct(st){if(Z===st&&G===y.sticky)return;Z=st,G=p.pointerSticky=y.sticky;let at=Z==null?[]:[Z];E&&(at.fx=u.fx,at.fy=u.fy,at.fi=u.fi);let J=_(at,h,f,d,p);if(U){if(E){let xt=U.parentNode,lt=U.getAttribute("transform"),K=J.getAttribute("transform");lt?J.setAttribute("transform",lt):J.removeAttribute("transform"),K?xt.setAttribute("transform",K):xt.removeAttribute("transform"),J.removeAttribute("aria-label"),J.removeAttribute("aria-description"),J.removeAttribute("aria-hidden")}U.replaceWith(J)}if(y.roots[S]=U=J,!(Z==null&&C?.size>1)){let xt=Z==null?null:is(g)?g[Z]:g.get(Z);p.dispatchValue(xt)}return J}function $(st){if(y.sticky||st.pointerType==="mouse"&&st.buttons===1)return;let[at,J]=Vy(st);at-=M,J-=R;let xt=at<d.marginLeft||at>d.width-d.marginRight?1:e,lt=J<d.marginTop||J>d.height-d.marginBottom?1:t,K=null,Nt=o*o;for(let Mt of u){let Vt=xt*(z(Mt)-at),Xt=lt*(F(Mt)-J),de=Vt*Vt+Xt*Xt;de<=Nt&&(K=Mt,Nt=de)}if(K!=null&&(e!==1||t!==1)){let Mt=z(K)-at,Vt=F(K)-J;Nt=Mt*Mt+Vt*Vt}rt(K,Nt)}function ot(st){st.pointerType==="mouse"&&Z!=null&&(y.sticky&&y.roots.some(at=>at?.contains(st.target))||(y.sticky?(y.sticky=!1,y.renders.forEach(at=>at(null))):(y.sticky=!0,ct(Z)),st.stopImmediatePropagation()))}function ut(st){st.pointerType==="mouse"&&(y.sticky||rt(null))}return m.addEventListener("pointerenter",$),m.addEventListener("pointermove",$),m.addEventListener("pointerdown",ot),m.addEventListener("pointerleave",ut),ct(null)},c)}}function Rw(e){return j0(1,1,e)}function Pw(e){return j0(1,.01,e)}function Q0(e){return j0(.01,1,e)}function t_({x1:e,x2:t,x:n=e},i){return e&&t?r=>(e[r]+t[r])/2:n?r=>n[r]:()=>i}function e_({y1:e,y2:t,y:n=e},i){return e&&t?r=>(e[r]+t[r])/2:n?r=>n[r]:()=>i}function yf(e){return qi(e)&&e.interval===void 0?void 0:"tabular-nums"}function Iw(e,t){let{label:n=e.label,tickSize:i=6,width:r=240,height:s=44+i,marginTop:o=18,marginRight:a=0,marginBottom:c=16+i,marginLeft:l=0,style:u,ticks:h=(r-l-a)/64,tickFormat:f,fontVariant:d=yf(e),round:p=!0,opacity:_,className:m}=t,g=ua(t);m=fa(m),_=Ce(_)[1],f===null&&(f=()=>null);let y=he("svg",g).attr("class",`${m}-ramp`).attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("width",r).attr("height",s).attr("viewBox",`0 0 ${r} ${s}`).call(N=>N.append("style").text(`:where(.${m}-ramp) {
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
  overflow: visible;
}
:where(.${m}-ramp text) {
  white-space: pre;
}`)).call(ha,u),S=N=>N.selectAll(".tick line").attr("y1",o+c-s),v,w=p?(N,B)=>N.rangeRound(B):(N,B)=>N.range(B),{type:b,domain:x,range:M,interpolate:R,scale:E,pivot:C}=e;if(R){let N=M===void 0?R:Jr(R.length===1?Oc(R):R,M);v=w(E.copy(),gn(Ue(l,r-a),Math.min(x.length+(C!==void 0),M===void 0?1/0:M.length)));let B=256,I=g.document.createElement("canvas");I.width=B,I.height=1;let L=I.getContext("2d");for(let z=0,F=B-1;z<B;++z)L.fillStyle=N(z/F),L.fillRect(z,0,1,1);y.append("image").attr("opacity",_).attr("x",l).attr("y",o).attr("width",r-l-a).attr("height",s-o-c).attr("preserveAspectRatio","none").attr("xlink:href",I.toDataURL())}else if(b==="threshold"){let N=x,B=f===void 0?I=>I:typeof f=="string"?Ni(f):f;v=w(Ec().domain([-1,M.length-1]),[l,r-a]),y.append("g").attr("fill-opacity",_).selectAll().data(M).enter().append("rect").attr("x",(I,L)=>v(L-1)).attr("y",o).attr("width",(I,L)=>v(L)-v(L-1)).attr("height",s-o-c).attr("fill",I=>I),h=Te(N,(I,L)=>L),f=I=>B(N[I],I)}else v=w(Xo().domain(x),[l,r-a]),y.append("g").attr("fill-opacity",_).selectAll().data(x).enter().append("rect").attr("x",v).attr("y",o).attr("width",Math.max(0,v.bandwidth()-1)).attr("height",s-o-c).attr("fill",E),S=()=>{};return y.append("g").attr("transform",`translate(0,${s-c})`).call(Py(v).ticks(Array.isArray(h)?null:h,typeof f=="string"?f:void 0).tickFormat(typeof f=="function"?f:void 0).tickSize(i).tickValues(Array.isArray(h)?h:null)).attr("font-size",null).attr("font-family",null).attr("font-variant",Re(d,"normal")).call(S).call(N=>N.select(".domain").remove()),n!==void 0&&y.append("text").attr("x",l).attr("y",o-6).attr("fill","currentColor").attr("font-weight","bold").text(n),y.node()}var n_=Math.PI/180;function zc(e,{marker:t,markerStart:n=t,markerMid:i=t,markerEnd:r=t}={}){e.markerStart=i_(n),e.markerMid=i_(i),e.markerEnd=i_(r)}function i_(e){if(e==null||e===!1)return null;if(e===!0)return Nw;if(typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"none":return null;case"arrow":return Lw("auto");case"arrow-reverse":return Lw("auto-start-reverse");case"dot":return hN;case"circle":case"circle-fill":return Nw;case"circle-stroke":return dN;case"tick":return r_("auto");case"tick-x":return r_(90);case"tick-y":return r_(0)}throw new Error(`invalid marker: ${e}`)}function Lw(e){return(t,n)=>he("svg:marker",n).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",e).attr("fill","none").attr("stroke",t).attr("stroke-width",1.5).attr("stroke-linecap","round").attr("stroke-linejoin","round").call(i=>i.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function hN(e,t){return he("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function Nw(e,t){return he("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","var(--plot-background)").attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function dN(e,t){return he("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",e).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function r_(e){return(t,n)=>he("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",e).attr("stroke",t).call(i=>i.append("path").attr("d","M0,-3v6")).node()}var pN=0;function o_(e,t,{stroke:n},i){return Uw(e,t,n&&(r=>n[r]),null,i)}function Dw(e,t,{stroke:n,z:i},r){return Uw(e,t,n&&(([s])=>n[s]),i,r)}var s_=1,Fw=2;function mN(e,t){let n=new Uint8Array(t.length),i=e.data().filter(s=>s.length>1),r=i.length;for(let s=0,o=_f;s<r;++s){let a=i[s];if(a.length>1){let c=a[0];o!==(o=oi(t[c]))&&(n[c]|=s_)}}for(let s=r-1,o=_f;s>=0;--s){let a=i[s];if(a.length>1){let c=a[0];o!==(o=oi(t[c]))&&(n[c]|=Fw)}}return([s])=>n[s]}function Uw(e,{markerStart:t,markerMid:n,markerEnd:i,stroke:r},s=()=>r,o,a){if(!t&&!n&&!i)return;let c=new Map,l=o&&mN(e,o);function u(h,f,d){return function(p){if(d&&!d(p))return;let _=s(p),m=c.get(f);m||c.set(f,m=new Map);let g=m.get(_);if(!g){let y=this.parentNode.insertBefore(f(_,a),this),S=`plot-marker-${++pN}`;y.setAttribute("id",S),m.set(_,g=`url(#${S})`)}this.setAttribute(h,g)}}t&&e.each(u("marker-start",t,l&&(h=>l(h)&s_))),n&&l&&e.each(u("marker-start",n,h=>!(l(h)&s_))),n&&e.each(u("marker-mid",n)),i&&e.each(u("marker-end",i,l&&(h=>l(h)&Fw)))}function vf({inset:e,insetLeft:t,insetRight:n,...i}={}){return[t,n]=Ow(e,t,n),{inset:e,insetLeft:t,insetRight:n,...i}}function bf({inset:e,insetTop:t,insetBottom:n,...i}={}){return[t,n]=Ow(e,t,n),{inset:e,insetTop:t,insetBottom:n,...i}}function Ow(e,t,n){return e===void 0&&t===void 0&&n===void 0?en?[1,0]:[.5,.5]:[t,n]}function Bw(e,{interval:t}){return e={...os(e)},e.interval=nf(e.interval===void 0?t:e.interval),e}function Mf(e,t,n,i){let{[e]:r,[`${e}1`]:s,[`${e}2`]:o}=n,{value:a,interval:c}=Bw(r,n);if(a==null||c==null&&!i)return n;let l=no(r);if(c==null){let d,p={transform:_=>d||(d=Fn(_,a)),label:l};return{...n,[e]:void 0,[`${e}1`]:s===void 0?p:s,[`${e}2`]:o===void 0&&!(s===o&&i)?p:o}}let u,h;function f(d){return h!==void 0&&d===u?h:h=Te(Fn(u=d,a),p=>c.floor(p))}return t({...n,[e]:void 0,[`${e}1`]:s===void 0?{transform:f,label:l}:s,[`${e}2`]:o===void 0?{transform:d=>f(d).map(p=>c.offset(p)),label:l}:o})}function kw(e,t,n){let{[e]:i}=n,{value:r,interval:s}=Bw(i,n);return r==null||s==null?n:t({...n,[e]:{label:no(i),transform:o=>{let a=Te(Fn(o,r),l=>s.floor(l)),c=a.map(l=>s.offset(l));return a.map(ln(a)?(l,u)=>l==null||isNaN(l=+l)||(u=c[u],u==null)||isNaN(u=+u)?void 0:new Date((l+u)/2):(l,u)=>l==null||(u=c[u],u==null)?NaN:(+l+ +u)/2)}}})}function zw(e={}){return Mf("x",vf,e,!0)}function Gw(e={}){return Mf("y",bf,e,!0)}function Vw(e={}){return Mf("x",vf,e)}function Hw(e={}){return Mf("y",bf,e)}function Ww(e={}){return kw("x",vf,e)}function $w(e={}){return kw("y",bf,e)}var Xw={ariaLabel:"rule",fill:null,stroke:"currentColor"},Sf=class extends Me{constructor(t,n={}){let{x:i,y1:r,y2:s,inset:o=0,insetTop:a=o,insetBottom:c=o}=n;super(t,{x:{value:i,scale:"x",optional:!0},y1:{value:r,scale:"y",optional:!0},y2:{value:s,scale:"y",optional:!0}},K0(n,"x"),Xw),this.insetTop=Ie(a),this.insetBottom=Ie(c),zc(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y1:l,y2:u}=i,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:_,marginBottom:m}=r,{insetTop:g,insetBottom:y}=this;return he("svg:g",s).call(nn,this,r,s).call(rn,this,{x:c&&o},en,0).call(S=>S.selectAll().data(t).enter().append("line").call(Ke,this).attr("x1",c?v=>c[v]:(_+h-p)/2).attr("x2",c?v=>c[v]:(_+h-p)/2).attr("y1",l&&!cs(a)?v=>l[v]+g:d+g).attr("y2",u&&!cs(a)?a.bandwidth?v=>u[v]+a.bandwidth()-y:v=>u[v]-y:f-m-y).call(En,this,i).call(o_,this,i,s)).node()}},wf=class extends Me{constructor(t,n={}){let{x1:i,x2:r,y:s,inset:o=0,insetRight:a=o,insetLeft:c=o}=n;super(t,{y:{value:s,scale:"y",optional:!0},x1:{value:i,scale:"x",optional:!0},x2:{value:r,scale:"x",optional:!0}},K0(n,"y"),Xw),this.insetRight=Ie(a),this.insetLeft=Ie(c),zc(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{y:c,x1:l,x2:u}=i,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:_,marginBottom:m}=r,{insetLeft:g,insetRight:y}=this;return he("svg:g",s).call(nn,this,r,s).call(rn,this,{y:c&&a},0,en).call(S=>S.selectAll().data(t).enter().append("line").call(Ke,this).attr("x1",l&&!cs(o)?v=>l[v]+g:_+g).attr("x2",u&&!cs(o)?o.bandwidth?v=>u[v]+o.bandwidth()-y:v=>u[v]-y:h-p-y).attr("y1",c?v=>c[v]:(d+f-m)/2).attr("y2",c?v=>c[v]:(d+f-m)/2).call(En,this,i).call(o_,this,i,s)).node()}};function Gc(e,t){let{x:n=Ye,y:i,y1:r,y2:s,...o}=Hw(t);return[r,s]=qw(i,r,s),new Sf(e,{...o,x:n,y1:r,y2:s})}function Vc(e,t){let{y:n=Ye,x:i,x1:r,x2:s,...o}=Vw(t);return[r,s]=qw(i,r,s),new wf(e,{...o,y:n,x1:r,x2:s})}function qw(e,t,n){if(e==null){if(t===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,t]}else{if(t===void 0)return n===void 0?[0,e]:[e,n];if(n===void 0)return[e,t]}return[t,n]}function da(e,...t){let n=t.length;for(let i=0,r=!0;i<n;++i)typeof t[i]!="function"&&(r&&(e=e.slice(),r=!1),e.splice(i,2,e[i]+t[i]+e[i+1]),t.splice(i,1),--i,--n);return i=>{let r=e[0];for(let s=0;s<n;++s)r+=t[s](i)+e[s+1];return r}}var gN={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},jw="\xAD",pa=class extends Me{constructor(t,n={}){let{x:i,y:r,text:s=ai(t)&&rf(t)?Ye:Qu,frameAnchor:o,textAnchor:a=/right$/i.test(o)?"end":/left$/i.test(o)?"start":"middle",lineAnchor:c=/^top/i.test(o)?"top":/^bottom/i.test(o)?"bottom":"middle",lineHeight:l=1,lineWidth:u=1/0,textOverflow:h,monospace:f,fontFamily:d=f?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:_,fontVariant:m,fontWeight:g,rotate:y}=n,[S,v]=Ce(y,0),[w,b]=vN(p);if(super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},fontSize:{value:w,optional:!0},rotate:{value:HM(S),optional:!0},text:{value:s,filter:Lc,optional:!0}},n,gN),this.rotate=v,this.textAnchor=Re(a,"middle"),this.lineAnchor=yn(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=+l,this.lineWidth=+u,this.textOverflow=c_(h),this.monospace=!!f,this.fontFamily=Pe(d),this.fontSize=b,this.fontStyle=Pe(_),this.fontVariant=Pe(m),this.fontWeight=Pe(g),this.frameAnchor=as(o),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${u}`);this.splitLines=h_(this),this.clipLine=d_(this)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,rotate:u,text:h,title:f,fontSize:d}=i,{rotate:p}=this,[_,m]=Zi(this,r);return he("svg:g",s).call(nn,this,r,s).call(f_,this,h,r).call(rn,this,{x:c&&o,y:l&&a}).call(g=>g.selectAll().data(t).enter().append("text").call(Ke,this).call(_N,this,h,f).attr("transform",da`translate(${c?y=>c[y]:_},${l?y=>l[y]:m})${u?y=>` rotate(${u[y]})`:p?` rotate(${p})`:""}`).call(zt,"font-size",d&&(y=>d[y])).call(En,this,i)).node()}};function c_(e){return e==null?null:yn(e,"textOverflow",["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function _N(e,t,n,i){if(!n)return;let{lineAnchor:r,lineHeight:s,textOverflow:o,splitLines:a,clipLine:c}=t;e.each(function(l){let u=a(Yi(n[l])??"").map(c),h=u.length,f=r==="top"?.71:r==="bottom"?1-h:(164-h*100)/200;if(h>1){let d=0;for(let p=0;p<h;++p){if(++d,!u[p])continue;let _=this.ownerDocument.createElementNS(Yr.svg,"tspan");_.setAttribute("x",0),p===d-1?_.setAttribute("y",`${(f+p)*s}em`):_.setAttribute("dy",`${d*s}em`),_.textContent=u[p],this.appendChild(_),d=0}}else f&&this.setAttribute("y",`${f*s}em`),this.textContent=u[0];if(o&&!i&&u[0]!==n[l]){let d=this.ownerDocument.createElementNS(Yr.svg,"title");d.textContent=n[l],this.appendChild(d)}})}function Ji(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=Tr(t,n)),new pa(e,{...i,x:t,y:n})}function l_(e,{x:t=Ye,...n}={}){return new pa(e,$w({...n,x:t}))}function u_(e,{y:t=Ye,...n}={}){return new pa(e,Ww({...n,y:t}))}function f_(e,t,n){zt(e,"text-anchor",t.textAnchor),zt(e,"font-family",t.fontFamily),zt(e,"font-size",t.fontSize),zt(e,"font-style",t.fontStyle),zt(e,"font-variant",t.fontVariant===void 0?xN(n):t.fontVariant),zt(e,"font-weight",t.fontWeight)}function xN(e){return e&&(XM(e)||ln(e))?"tabular-nums":void 0}var yN=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","larger","smaller"]);function vN(e){return e==null||typeof e=="number"?[void 0,e]:typeof e!="string"?[e,void 0]:(e=e.trim().toLowerCase(),yN.has(e)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.test(e)?[void 0,e]:[e,void 0])}function bN(e,t,n){let i=[],r,s=0;for(let[o,a,c]of MN(e)){if(r===void 0&&(r=o),s>r&&n(e,r,a)>t&&(i.push(e.slice(r,s)+(e[s-1]===jw?"-":"")),r=o),c){i.push(e.slice(r,a)),r=void 0;continue}s=a}return i}function*MN(e){let t=0,n=0,i=e.length;for(;n<i;){let r=1;switch(e[n]){case jw:case"-":++n,yield[t,n,!1],t=n;break;case" ":for(yield[t,n,!1];e[++n]===" ";);t=n;break;case"\r":e[n+1]===`
`&&++r;case`
`:yield[t,n,!0],n+=r,t=n;break;default:++n;break}}yield[t,n,!0]}var Yw={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"\u2018":31,"\u2019":31,"\u201C":47,"\u201D":47,"\u2026":82};function Tf(e,t=0,n=e.length){let i=0;for(let r=t;r<n;r=ma(e,r))i+=Yw[e[r]]??(tT(e,r)?120:Yw.e);return i}function Af(e,t=0,n=e.length){let i=0;for(let r=t;r<n;r=ma(e,r))i+=tT(e,r)?126:63;return i}function h_({monospace:e,lineWidth:t,textOverflow:n}){if(n!=null||t==1/0)return s=>s.split(/\r\n?|\n/g);let i=e?Af:Tf,r=t*100;return s=>bN(s,r,i)}function d_({monospace:e,lineWidth:t,textOverflow:n}){if(n==null||t==1/0)return s=>s;let i=e?Af:Tf,r=t*100;switch(n){case"clip-start":return s=>Jw(s,r,i,"");case"clip-end":return s=>Zw(s,r,i,"");case"ellipsis-start":return s=>Jw(s,r,i,ao);case"ellipsis-middle":return s=>SN(s,r,i,ao);case"ellipsis-end":return s=>Zw(s,r,i,ao)}}var ao="\u2026";function co(e,t,n,i){let r=[],s=0;for(let o=0,a=0,c=e.length;o<c;o=a){a=ma(e,o);let l=n(e,o,a);if(s+l>t){for(s+=i;s>t&&o>0;)a=o,o=r.pop(),s-=n(e,o,a);return[o,t-s]}s+=l,r.push(o)}return[-1,0]}function Zw(e,t,n,i){e=e.trim();let r=n(i),[s]=co(e,t,n,r);return s<0?e:e.slice(0,s).trimEnd()+i}function SN(e,t,n,i){e=e.trim();let r=n(e);if(r<=t)return e;let s=n(i)/2,[o,a]=co(e,t/2,n,s),[c]=co(e,r-t/2-a+s,n,-s);return c<0?i:e.slice(0,o).trimEnd()+i+e.slice(ma(e,c)).trimStart()}function Jw(e,t,n,i){e=e.trim();let r=n(e);if(r<=t)return e;let s=n(i),[o]=co(e,r-t+s,n,-s);return o<0?i:i+e.slice(ma(e,o)).trimStart()}var a_=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,Kw=/\p{Extended_Pictographic}/uy;function ma(e,t){return t+=wN(e,t)?2:1,AN(e,t)&&(t=a_.lastIndex),TN(e,t)?ma(e,t+1):t}function Qw(e,t){return e.charCodeAt(t)<128}function wN(e,t){let n=e.charCodeAt(t);if(n>=55296&&n<56320){let i=e.charCodeAt(t+1);return i>=56320&&i<57344}return!1}function TN(e,t){return e.charCodeAt(t)===8205}function AN(e,t){return Qw(e,t)?!1:(a_.lastIndex=t,a_.test(e))}function tT(e,t){return Qw(e,t)?!1:(Kw.lastIndex=t,Kw.test(e))}var EN={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},eT=3.5,CN=eT*5,nT={draw(e,t,n){let i=t*n/CN;e.moveTo(0,0),e.lineTo(0,-t),e.moveTo(-i,i-t),e.lineTo(0,-t),e.lineTo(i,i-t)}},RN={draw(e,t,n){e.moveTo(-n,0),e.lineTo(0,-t),e.lineTo(n,0)}},PN=new Map([["arrow",nT],["spike",RN]]);function IN(e){return e&&typeof e.draw=="function"}function LN(e){if(IN(e))return e;let t=PN.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid shape: ${e}`)}var Ef=class extends Me{constructor(t,n={}){let{x:i,y:r,r:s=eT,length:o,rotate:a,shape:c=nT,anchor:l="middle",frameAnchor:u}=n,[h,f]=Ce(o,12),[d,p]=Ce(a,0);super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},length:{value:h,scale:"length",optional:!0},rotate:{value:d,optional:!0}},n,EN),this.r=+s,this.length=f,this.rotate=p,this.shape=LN(c),this.anchor=yn(l,"anchor",["start","middle","end"]),this.frameAnchor=as(u)}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,length:u,rotate:h}=i,{length:f,rotate:d,anchor:p,shape:_,r:m}=this,[g,y]=Zi(this,r);return he("svg:g",s).call(nn,this,r,s).call(rn,this,{x:c&&o,y:l&&a}).call(S=>S.selectAll().data(t).enter().append("path").call(Ke,this).attr("transform",da`translate(${c?v=>c[v]:g},${l?v=>l[v]:y})${h?v=>` rotate(${h[v]})`:d?` rotate(${d})`:""}${p==="start"?"":p==="end"?u?v=>` translate(0,${u[v]})`:` translate(0,${f})`:u?v=>` translate(0,${u[v]/2})`:` translate(0,${f/2})`}`).attr("d",u?v=>{let w=Li();return _.draw(w,u[v],m),w}:(()=>{let v=Li();return _.draw(v,f,m),v})()).call(En,this,i)).node()}};function iT(e,t={}){let{x:n=Ye,...i}=t;return new Ef(e,{...i,x:n})}function rT(e,t={}){let{y:n=Ye,...i}=t;return new Ef(e,{...i,y:n})}function us(e,t){return arguments.length<2&&!ai(e)&&(t=e,e=null),t===void 0&&(t={}),[e,t]}function Cf({anchor:e}={},t){return e===void 0?t[0]:yn(e,"anchor",t)}function sT(e){return Cf(e,["left","right"])}function oT(e){return Cf(e,["right","left"])}function aT(e){return Cf(e,["bottom","top"])}function cT(e){return Cf(e,["top","bottom"])}function m_(){let[e,t]=us(...arguments);return fT("y",sT(t),e,t)}function lT(){let[e,t]=us(...arguments);return fT("fy",oT(t),e,t)}function g_(){let[e,t]=us(...arguments);return hT("x",aT(t),e,t)}function uT(){let[e,t]=us(...arguments);return hT("fx",cT(t),e,t)}function fT(e,t,n,{color:i="currentColor",opacity:r=1,stroke:s=i,strokeOpacity:o=r,strokeWidth:a=1,fill:c=i,fillOpacity:l=r,textAnchor:u,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=e==="y"?6:0,tickPadding:_,tickRotate:m,x:g,margin:y,marginTop:S=y===void 0?20:y,marginRight:v=y===void 0?t==="right"?40:0:y,marginBottom:w=y===void 0?20:y,marginLeft:b=y===void 0?t==="left"?40:0:y,label:x,labelAnchor:M,labelArrow:R,labelOffset:E,ariaLabel:C=`${e}-axis`,...N}){return p=Ie(p),_=Ie(_),m=Ie(m),M!==void 0&&(M=yn(M,"labelAnchor",["center","top","bottom"])),R=wT(R),Z0(p&&!Ze(s)?NN(e,t,n,{stroke:s,strokeOpacity:o,strokeWidth:a,tickSize:p,tickPadding:_,tickRotate:m,x:g,ariaLabel:C,...N}):null,Ze(c)?null:FN(e,t,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:_,tickRotate:m,x:g,marginTop:S,marginRight:v,marginBottom:w,marginLeft:b,ariaLabel:C,...N}),!Ze(c)&&x!==null?Ji([],vT({fill:c,fillOpacity:l,...N},function(B,I,L,z,F){let Z=z[e],{marginTop:U,marginRight:G,marginBottom:q,marginLeft:rt}=e==="y"&&F.inset||F,ct=M??(Z.bandwidth?"center":"top"),$=E??(t==="right"?G:rt)-3;return ct==="center"?(this.textAnchor=void 0,this.lineAnchor=t==="right"?"bottom":"top",this.frameAnchor=t,this.rotate=-90):(this.textAnchor=t==="right"?"end":"start",this.lineAnchor=ct,this.frameAnchor=`${ct}-${t}`,this.rotate=0),this.dy=ct==="top"?3-U:ct==="bottom"?q-3:0,this.dx=t==="right"?$:-$,this.ariaLabel=`${C} label`,{facets:[[0]],channels:{text:{value:[ST(e,Z,{anchor:t,label:x,labelAnchor:ct,labelArrow:R})]}}}})):null)}function hT(e,t,n,{color:i="currentColor",opacity:r=1,stroke:s=i,strokeOpacity:o=r,strokeWidth:a=1,fill:c=i,fillOpacity:l=r,textAnchor:u,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=e==="x"?6:0,tickPadding:_,tickRotate:m,y:g,margin:y,marginTop:S=y===void 0?t==="top"?30:0:y,marginRight:v=y===void 0?20:y,marginBottom:w=y===void 0?t==="bottom"?30:0:y,marginLeft:b=y===void 0?20:y,label:x,labelAnchor:M,labelArrow:R,labelOffset:E,ariaLabel:C=`${e}-axis`,...N}){return p=Ie(p),_=Ie(_),m=Ie(m),M!==void 0&&(M=yn(M,"labelAnchor",["center","left","right"])),R=wT(R),Z0(p&&!Ze(s)?DN(e,t,n,{stroke:s,strokeOpacity:o,strokeWidth:a,tickSize:p,tickPadding:_,tickRotate:m,y:g,ariaLabel:C,...N}):null,Ze(c)?null:UN(e,t,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:_,tickRotate:m,y:g,marginTop:S,marginRight:v,marginBottom:w,marginLeft:b,ariaLabel:C,...N}),!Ze(c)&&x!==null?Ji([],vT({fill:c,fillOpacity:l,...N},function(B,I,L,z,F){let Z=z[e],{marginTop:U,marginRight:G,marginBottom:q,marginLeft:rt}=e==="x"&&F.inset||F,ct=M??(Z.bandwidth?"center":"right"),$=E??(t==="top"?U:q)-3;return ct==="center"?(this.frameAnchor=t,this.textAnchor=void 0):(this.frameAnchor=`${t}-${ct}`,this.textAnchor=ct==="right"?"end":"start"),this.lineAnchor=t,this.dy=t==="top"?-$:$,this.dx=ct==="right"?G-3:ct==="left"?3-rt:0,this.ariaLabel=`${C} label`,{facets:[[0]],channels:{text:{value:[ST(e,Z,{anchor:t,label:x,labelAnchor:ct,labelArrow:R})]}}}})):null)}function NN(e,t,n,{strokeWidth:i=1,strokeLinecap:r=null,strokeLinejoin:s=null,facetAnchor:o=t+(e==="y"?"-empty":""),frameAnchor:a=t,tickSize:c,inset:l=0,insetLeft:u=l,insetRight:h=l,dx:f=0,y:d=e==="y"?void 0:null,ariaLabel:p,..._}){return ga(rT,e,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:i,strokeLinecap:r,strokeLinejoin:s,facetAnchor:o,frameAnchor:a,y:d,..._,dx:t==="left"?+f-en+ +u:+f+en-h,anchor:"start",length:c,shape:t==="left"?zN:GN})}function DN(e,t,n,{strokeWidth:i=1,strokeLinecap:r=null,strokeLinejoin:s=null,facetAnchor:o=t+(e==="x"?"-empty":""),frameAnchor:a=t,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:h=l,dy:f=0,x:d=e==="x"?void 0:null,ariaLabel:p,..._}){return ga(iT,e,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:i,strokeLinejoin:s,strokeLinecap:r,facetAnchor:o,frameAnchor:a,x:d,..._,dy:t==="bottom"?+f-en-h:+f+en+ +u,anchor:"start",length:c,shape:t==="bottom"?BN:kN})}function FN(e,t,n,{facetAnchor:i=t+(e==="y"?"-empty":""),frameAnchor:r=t,tickSize:s,tickRotate:o=0,tickPadding:a=Math.max(3,9-s)+(Math.abs(o)>60?4*Math.cos(o*n_):0),text:c,textAnchor:l=Math.abs(o)>60?"middle":t==="left"?"end":"start",lineAnchor:u=o>60?"top":o<-60?"bottom":"middle",fontVariant:h,inset:f=0,insetLeft:d=f,insetRight:p=f,dx:_=0,ariaLabel:m,y:g=e==="y"?void 0:null,...y}){return ga(u_,e,n,{ariaLabel:`${m} tick label`},{facetAnchor:i,frameAnchor:r,text:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:o,y:g,...y,dx:t==="left"?+_-s-a+ +d:+_+ +s+ +a-p},function(S,v,w,b,x){h===void 0&&(this.fontVariant=MT(S)),c===void 0&&(x.text=bT(S,v,w,b,t))})}function UN(e,t,n,{facetAnchor:i=t+(e==="x"?"-empty":""),frameAnchor:r=t,tickSize:s,tickRotate:o=0,tickPadding:a=Math.max(3,9-s)+(Math.abs(o)>=10?4*Math.cos(o*n_):0),text:c,textAnchor:l=Math.abs(o)>=10?o<0^t==="bottom"?"start":"end":"middle",lineAnchor:u=Math.abs(o)>=10?"middle":t==="bottom"?"top":"bottom",fontVariant:h,inset:f=0,insetTop:d=f,insetBottom:p=f,dy:_=0,x:m=e==="x"?void 0:null,ariaLabel:g,...y}){return ga(l_,e,n,{ariaLabel:`${g} tick label`},{facetAnchor:i,frameAnchor:r,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:o,x:m,...y,dy:t==="bottom"?+_+ +s+ +a-p:+_-s-a+ +d},function(S,v,w,b,x){h===void 0&&(this.fontVariant=MT(S)),c===void 0&&(x.text=bT(S,v,w,b,t))})}function dT(){let[e,t]=us(...arguments);return _T("y",sT(t),e,t)}function pT(){let[e,t]=us(...arguments);return _T("fy",oT(t),e,t)}function mT(){let[e,t]=us(...arguments);return xT("x",aT(t),e,t)}function gT(){let[e,t]=us(...arguments);return xT("fx",cT(t),e,t)}function _T(e,t,n,{y:i=e==="y"?void 0:null,x:r=null,x1:s=t==="left"?r:null,x2:o=t==="right"?r:null,ariaLabel:a=`${e}-grid`,ariaHidden:c=!0,...l}){return ga(Vc,e,n,{ariaLabel:a,ariaHidden:c},{y:i,x1:s,x2:o,...yT(l)})}function xT(e,t,n,{x:i=e==="x"?void 0:null,y:r=null,y1:s=t==="top"?r:null,y2:o=t==="bottom"?r:null,ariaLabel:a=`${e}-grid`,ariaHidden:c=!0,...l}){return ga(Gc,e,n,{ariaLabel:a,ariaHidden:c},{x:i,y1:s,y2:o,...yT(l)})}function yT({color:e="currentColor",opacity:t=.1,stroke:n=e,strokeOpacity:i=t,strokeWidth:r=1,...s}){return{stroke:n,strokeOpacity:i,strokeWidth:r,...s}}function vT({fill:e,fillOpacity:t,fontFamily:n,fontSize:i,fontStyle:r,fontVariant:s,fontWeight:o,monospace:a,pointerEvents:c,shapeRendering:l,clip:u=!1},h){return[,e]=Hi(e),[,t]=Ce(t),{facet:"super",x:null,y:null,fill:e,fillOpacity:t,fontFamily:n,fontSize:i,fontStyle:r,fontVariant:s,fontWeight:o,monospace:a,pointerEvents:c,shapeRendering:l,clip:u,initializer:h}}function ga(e,t,n,i,r,s){let o;function a(u,h,f,d,p,_){let m=u==null&&(t==="fx"||t==="fy"),{[t]:g}=d;if(!g)throw new Error(`missing scale: ${t}`);let y=g.domain(),{interval:S,ticks:v,tickFormat:w,tickSpacing:b=t==="x"?80:35}=r;if(typeof v=="string"&&TT(g)&&(S=v,v=void 0),v===void 0&&(v=ss(S,g.type)??ON(g,b)),u==null){if(ai(v))u=Wi(v);else if(VM(v))u=p_(v,...Zn(y));else if(g.interval){let M=g.interval;if(g.ticks){let[R,E]=Zn(y),C=(E-R)/M[jo];M=u0(M,C/v)??M,u=p_(M,R,E)}else{u=y;let R=u.length;M=u0(M,R/v)??M,M!==g.interval&&(u=p_(M,...Zn(u)))}if(M===g.interval){let R=Math.round(u.length/v);R>1&&(u=u.filter((E,C)=>C%R===0))}}else g.ticks?u=g.ticks(v):u=y;if(!g.ticks&&u.length&&u!==y){let M=new Ri(y);u=u.filter(R=>M.has(R)),u.length||An(`Warning: the ${t}-axis ticks appear to not align with the scale domain, resulting in no ticks. Try different ticks?`)}t==="y"||t==="x"?h=[Xi(u)]:o[t]={scale:t,value:Ye}}s?.call(this,g,u,v,w,o);let x=Object.fromEntries(Object.entries(o).map(([M,R])=>[M,{...R,value:Fn(u,R.value)}]));return m&&(h=_.filterFacets(u,x)),{data:u,facets:h,channels:x}}let c=Ar(r).initializer,l=e(n,Ar({...r,initializer:a},c));return n==null?(o=l.channels,l.channels={}):o={},i!==void 0&&Object.assign(l,i),l.clip===void 0&&(l.clip=!1),l}function ON(e,t){let[n,i]=Zn(e.range());return(i-n)/t}function bT(e,t,n,i,r){return{value:Hc(e,t,n,i,r)}}function Hc(e,t,n,i,r){return typeof i=="function"&&!(e.type==="log"&&e.tickFormat)?i:i===void 0&&t&&ln(t)?RM(e.type,t,r)??Yi:e.tickFormat?e.tickFormat(typeof n=="number"?n:null,i):typeof i=="string"&&e.domain().length>0?(ln(e.domain())?ki:Ni)(i):i===void 0?Yi:Un(i)}function p_(e,t,n){return e.range(t,e.offset(e.floor(n)))}var BN={draw(e,t){e.moveTo(0,0),e.lineTo(0,t)}},kN={draw(e,t){e.moveTo(0,0),e.lineTo(0,-t)}},zN={draw(e,t){e.moveTo(0,0),e.lineTo(-t,0)}},GN={draw(e,t){e.moveTo(0,0),e.lineTo(t,0)}};function MT(e){return e.bandwidth&&!e.interval?void 0:"tabular-nums"}function ST(e,t,{anchor:n,label:i=t.label,labelAnchor:r,labelArrow:s}={}){if(!(i==null||i.inferred&&TT(t)&&/^(date|time|year)$/i.test(i))){if(i=String(i),s==="auto"&&(s=(!t.bandwidth||t.interval)&&!/[↑↓→←]/.test(i)),!s)return i;if(s===!0){let o=tw(t);o&&(s=/x$/.test(e)||r==="center"?/x$/.test(e)===o<0?"left":"right":o<0?"up":"down")}switch(s){case"left":return`\u2190 ${i}`;case"right":return`${i} \u2192`;case"up":return n==="right"?`${i} \u2191`:`\u2191 ${i}`;case"down":return n==="right"?`${i} \u2193`:`\u2193 ${i}`}return i}}function wT(e="auto"){return Ze(e)?!1:typeof e=="boolean"?e:yn(e,"labelArrow",["auto","up","right","down","left"])}function TT(e){return ln(e.domain())}function AT(e,t){if(t==null)return t;let n=e(t);if(!n)throw new Error(`scale not found: ${t}`);return n}function ET(e,{opacity:t,...n}={}){if(!qi(e)&&!z0(e))throw new Error(`swatches legend requires ordinal or threshold color scale (not ${e.type})`);return RT(e,n,(i,r,s,o)=>i.append("svg").attr("width",s).attr("height",o).attr("fill",r.scale).attr("fill-opacity",Ce(t)[1]).append("rect").attr("width","100%").attr("height","100%"))}function CT(e,{fill:t=e.hint?.fill!==void 0?e.hint.fill:"none",fillOpacity:n=1,stroke:i=e.hint?.stroke!==void 0?e.hint.stroke:Ze(t)?"currentColor":"none",strokeOpacity:r=1,strokeWidth:s=1.5,r:o=4.5,...a}={},c){let[l,u]=Hi(t),[h,f]=Hi(i),d=AT(c,l),p=AT(c,h),_=o*o*Math.PI;return n=Ce(n)[1],r=Ce(r)[1],s=Ce(s)[1],RT(e,a,(m,g,y,S)=>m.append("svg").attr("viewBox","-8 -8 16 16").attr("width",y).attr("height",S).attr("fill",l==="color"?v=>d.scale(v):u).attr("fill-opacity",n).attr("stroke",h==="color"?v=>p.scale(v):f).attr("stroke-opacity",r).attr("stroke-width",s).append("path").attr("d",v=>{let w=Li();return e.scale(v).draw(w,_),w}))}function RT(e,t={},n){let{columns:i,tickFormat:r,fontVariant:s=yf(e),swatchSize:o=15,swatchWidth:a=o,swatchHeight:c=o,marginLeft:l=0,className:u,style:h,width:f}=t,d=ua(t);u=fa(u),r=Hc(e.scale,e.domain,void 0,r);let p=he("div",d).attr("class",`${u}-swatches ${u}-swatches-${i!=null?"columns":"wrap"}`),_;return i!=null?(_=`:where(.${u}-swatches-columns .${u}-swatch) {
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
${_}`)).style("margin-left",l?`${+l}px`:null).style("width",f===void 0?null:`${+f}px`).style("font-variant",Re(s,"normal")).call(ha,h).node()}var __=new Map([["symbol",CT],["color",LT],["opacity",VN]]);function PT(e,t,n={}){return(i,r)=>{if(!__.has(i))throw new Error(`unknown legend type: ${i}`);if(i in e)return __.get(i)(e[i],IT(t,n[i],r),s=>e[s])}}function IT({className:e,...t},{label:n,ticks:i,tickFormat:r}={},s){return ZM(s,{className:e,...t},{label:n,ticks:i,tickFormat:r})}function LT(e,{legend:t=!0,...n}){if(t===!0&&(t=e.type==="ordinal"?"swatches":"ramp"),e.domain!==void 0)switch(`${t}`.toLowerCase()){case"swatches":return ET(e,n);case"ramp":return Iw(e,n);default:throw new Error(`unknown legend type: ${t}`)}}function VN({type:e,interpolate:t,...n},{legend:i=!0,color:r=gi(0,0,0),...s}){if(!t)throw new Error(`${e} opacity scales are not supported`);if(i===!0&&(i="ramp"),`${i}`.toLowerCase()!=="ramp")throw new Error(`${i} opacity legends are not supported`);return LT({type:e,...n,interpolate:HN(r)},{legend:i,...s})}function HN(e){let{r:t,g:n,b:i}=gi(e)||gi(0,0,0);return r=>`rgba(${t},${n},${i},${r})`}function NT(e,t,n){let i=[];for(let[r,s]of __){let o=n[r];if(o?.legend&&r in e){let a=s(e[r],IT(t,e[r],o),c=>e[c]);a!=null&&i.push(a)}}return i}var WN={ariaLabel:"rect"},If=class extends Me{constructor(t,n={}){let{x1:i,y1:r,x2:s,y2:o}=n;super(t,{x1:{value:i,scale:"x",type:i!=null&&s==null?"band":void 0,optional:!0},y1:{value:r,scale:"y",type:r!=null&&o==null?"band":void 0,optional:!0},x2:{value:s,scale:"x",optional:!0},y2:{value:o,scale:"y",optional:!0}},n,WN),x_(this,n),y_(this,n)}render(t,n,i,r,s){let{x:o,y:a}=n,{x1:c,y1:l,x2:u,y2:h}=i,{marginTop:f,marginRight:d,marginBottom:p,marginLeft:_,width:m,height:g}=r,{projection:y}=s,{insetTop:S,insetRight:v,insetBottom:w,insetLeft:b}=this,{rx:x,ry:M,rx1y1:R,rx1y2:E,rx2y1:C,rx2y2:N}=this;(c||u)&&!y&&cs(o)&&(c=u=null),(l||h)&&!y&&cs(a)&&(l=h=null);let B=o?.bandwidth?o.bandwidth():0,I=a?.bandwidth?a.bandwidth():0;return he("svg:g",s).call(nn,this,r,s).call(rn,this,{},0,0).call(L=>L.selectAll().data(t).enter().call(R||E||C||N?z=>z.append("path").call(Ke,this).call(v_,c&&u?F=>c[F]+(u[F]<c[F]?-v:b):c?F=>c[F]+b:_+b,l&&h?F=>l[F]+(h[F]<l[F]?-w:S):l?F=>l[F]+S:f+S,c&&u?F=>u[F]-(u[F]<c[F]?-b:v):c?F=>c[F]+B-v:m-d-v,l&&h?F=>h[F]-(h[F]<l[F]?-S:w):l?F=>l[F]+I-w:g-p-w,this).call(En,this,i):z=>z.append("rect").call(Ke,this).attr("x",c?u?F=>Math.min(c[F],u[F])+b:F=>c[F]+b:_+b).attr("y",l?h?F=>Math.min(l[F],h[F])+S:F=>l[F]+S:f+S).attr("width",c?u?F=>Math.max(0,Math.abs(u[F]-c[F])+B-b-v):B-b-v:m-d-_-v-b).attr("height",l?h?F=>Math.max(0,Math.abs(l[F]-h[F])+I-S-w):I-S-w:g-f-p-S-w).call(zt,"rx",x).call(zt,"ry",M).call(En,this,i))).node()}};function x_(e,{inset:t=0,insetTop:n=t,insetRight:i=t,insetBottom:r=t,insetLeft:s=t}={}){e.insetTop=Ie(n),e.insetRight=Ie(i),e.insetBottom=Ie(r),e.insetLeft=Ie(s)}function y_(e,{r:t,rx:n,ry:i,rx1:r=t,ry1:s=t,rx2:o=t,ry2:a=t,rx1y1:c=r!==void 0?+r:s!==void 0?+s:0,rx1y2:l=r!==void 0?+r:a!==void 0?+a:0,rx2y1:u=o!==void 0?+o:s!==void 0?+s:0,rx2y2:h=o!==void 0?+o:a!==void 0?+a:0}={}){c||l||u||h?(e.rx1y1=c,e.rx1y2=l,e.rx2y1=u,e.rx2y2=h):(e.rx=Re(n,"auto"),e.ry=Re(i,"auto"))}function v_(e,t,n,i,r,s){let{rx1y1:o,rx1y2:a,rx2y1:c,rx2y2:l}=s;typeof t!="function"&&(t=Un(t)),typeof n!="function"&&(n=Un(n)),typeof i!="function"&&(i=Un(i)),typeof r!="function"&&(r=Un(r));let u=Math.max(Math.abs(o+c),Math.abs(a+l)),h=Math.max(Math.abs(o+a),Math.abs(c+l));e.attr("d",f=>{let d=t(f),p=n(f),_=i(f),m=r(f),g=d>_,y=p>m,S=g?_:d,v=g?d:_,w=y?m:p,b=y?p:m,x=Math.min(1,(v-S)/u,(b-w)/h),M=x*(g?y?l:c:y?a:o),R=x*(g?y?a:o:y?l:c),E=x*(g?y?o:a:y?c:l),C=x*(g?y?c:l:y?o:a);return`M${S},${w+Pf(M,C)}A${M},${M} 0 0 ${M<0?0:1} ${S+Rf(M,C)},${w}H${v-Rf(R,E)}A${R},${R} 0 0 ${R<0?0:1} ${v},${w+Pf(R,E)}V${b-Pf(E,R)}A${E},${E} 0 0 ${E<0?0:1} ${v-Rf(E,R)},${b}H${S+Rf(C,M)}A${C},${C} 0 0 ${C<0?0:1} ${S},${b-Pf(C,M)}Z`})}function Rf(e,t){return t<0?e:Math.abs(e)}function Pf(e,t){return t<0?Math.abs(e):e}function b_(e,t){return new If(e,zw(Gw(t)))}var $N={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},XN={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},M_=class extends Me{constructor(t={}){let{anchor:n=null}=t;super(Qo,void 0,t,n==null?$N:XN),this.anchor=_0(n,"anchor",["top","right","bottom","left"]),x_(this,t),n||y_(this,t)}render(t,n,i,r,s){let{marginTop:o,marginRight:a,marginBottom:c,marginLeft:l,width:u,height:h}=r,{anchor:f,insetTop:d,insetRight:p,insetBottom:_,insetLeft:m}=this,{rx:g,ry:y,rx1y1:S,rx1y2:v,rx2y1:w,rx2y2:b}=this,x=l+m,M=u-a-p,R=o+d,E=h-c-_;return he(f?"svg:line":S||v||w||b?"svg:path":"svg:rect",s).datum(0).call(nn,this,r,s).call(Ke,this).call(En,this,i).call(rn,this,{}).call(f==="left"?C=>C.attr("x1",x).attr("x2",x).attr("y1",R).attr("y2",E):f==="right"?C=>C.attr("x1",M).attr("x2",M).attr("y1",R).attr("y2",E):f==="top"?C=>C.attr("x1",x).attr("x2",M).attr("y1",R).attr("y2",R):f==="bottom"?C=>C.attr("x1",x).attr("x2",M).attr("y1",E).attr("y2",E):S||v||w||b?C=>C.call(v_,x,R,M,E,this):C=>C.attr("x",x).attr("y",R).attr("width",M-x).attr("height",E-R).attr("rx",g).attr("ry",y)).node()}};function DT(e){return new M_(e)}var S_={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},qN=new Set(["geometry","href","src","ariaLabel","scales"]),w_=class extends Me{constructor(t,n={}){n.tip&&(n={...n,tip:!1}),n.title===void 0&&ai(t)&&rf(t)&&(n={...n,title:Ye});let{x:i,y:r,x1:s,x2:o,y1:a,y2:c,anchor:l,preferredAnchor:u="bottom",monospace:h,fontFamily:f=h?"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:_,fontWeight:m,lineHeight:g=1,lineWidth:y=20,frameAnchor:S,format:v,textAnchor:w="start",textOverflow:b,textPadding:x=8,title:M,pointerSize:R=12,pathFilter:E="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(t,{x:{value:s!=null&&o!=null?null:i,scale:"x",optional:!0},y:{value:a!=null&&c!=null?null:r,scale:"y",optional:!0},x1:{value:s,scale:"x",optional:o==null},y1:{value:a,scale:"y",optional:c==null},x2:{value:o,scale:"x",optional:s==null},y2:{value:c,scale:"y",optional:a==null},title:{value:M,optional:!0}},n,S_),this.anchor=of(l,"anchor"),this.preferredAnchor=of(u,"preferredAnchor"),this.frameAnchor=as(S),this.textAnchor=Re(w,"middle"),this.textPadding=+x,this.pointerSize=+R,this.pathFilter=Pe(E),this.lineHeight=+g,this.lineWidth=+y,this.textOverflow=c_(b),this.monospace=!!h,this.fontFamily=Pe(f),this.fontSize=Ie(d),this.fontStyle=Pe(p),this.fontVariant=Pe(_),this.fontWeight=Pe(m);for(let C in S_)C in this.channels&&(this[C]=S_[C]);this.splitLines=h_(this),this.clipLine=d_(this),this.format=typeof v=="string"||typeof v=="function"?{title:v}:{...v}}render(t,n,i,r,s){let o=this,{x:a,y:c,fx:l,fy:u}=n,{ownerSVGElement:h,document:f}=s,{anchor:d,monospace:p,lineHeight:_,lineWidth:m}=this,{textPadding:g,pointerSize:y,pathFilter:S}=this,{marginTop:v,marginLeft:w}=r,{x1:b,y1:x,x2:M,y2:R,x:E=b??M,y:C=x??R}=i,N=l?l(t.fx)-w:0,B=u?u(t.fy)-v:0,[I,L]=Zi(this,r),z=t_(i,I),F=e_(i,L),Z=p?Af:Tf,U=Z(ao),G,q;"title"in i?(G=FT.call(this,{title:i.channels.title},n),q=KN):(G=FT.call(this,i.channels,n),q=jN);let rt=he("svg:g",s).call(nn,this,r,s).call(f_,this).call(rn,this,{x:E&&a,y:C&&c}).call(ot=>ot.selectAll().data(t).enter().append("g").attr("transform",ut=>`translate(${Math.round(z(ut))},${Math.round(F(ut))})`).call(Ke,this).call(ut=>ut.append("path").attr("filter",S)).call(ut=>ut.append("text").each(function(st){let at=pi(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",1),this.setAttribute("stroke","none");let J=q.call(o,st,t,G,n,i);if(typeof J=="string")for(let xt of o.splitLines(J))ct(at,{value:o.clipLine(xt)});else{let xt=new Set;for(let lt of J){let{label:K=""}=lt;K&&xt.has(K)||(xt.add(K),ct(at,lt))}}})));function ct(ot,{label:ut,value:st,color:at,opacity:J}){ut??="",st??="";let xt=at!=null||J!=null,lt,K=m*100,[Nt]=co(ut,K,Z,U);if(Nt>=0)ut=ut.slice(0,Nt).trimEnd()+ao,lt=st.trim(),st="";else{(ut||!st&&!xt)&&(st=" "+st);let[Vt]=co(st,K-Z(ut),Z,U);Vt>=0&&(lt=st.trim(),st=st.slice(0,Vt).trimEnd()+ao)}let Mt=ot.append("tspan").attr("x",0).attr("dy",`${_}em`).text("\u200B");ut&&Mt.append("tspan").attr("font-weight","bold").text(ut),st&&Mt.append(()=>f.createTextNode(st)),xt&&Mt.append("tspan").text(" \u25A0").attr("fill",at).attr("fill-opacity",J).style("user-select","none"),lt&&Mt.append("title").text(lt)}function $(){let{width:ot,height:ut}=r.facet??r;rt.selectChildren().each(function(st){let{x:at,width:J,height:xt}=this.getBBox();J=Math.round(J),xt=Math.round(xt);let lt=d;if(lt===void 0){let Mt=z(st)+N,Vt=F(st)+B,Xt=Mt+J+y+g*2<ot,de=Mt-J-y-g*2>0,ae=Vt+xt+y+g*2<ut,on=Vt-xt-y-g*2>0;lt=Xt&&de?ae&&on?o.preferredAnchor:on?"bottom":"top":ae&&on?Xt?"left":"right":(Xt||de)&&(ae||on)?`${on?"bottom":"top"}-${Xt?"left":"right"}`:o.preferredAnchor}let K=this.firstChild,Nt=this.lastChild;if(K.setAttribute("d",JN(lt,y,g,J,xt)),at)for(let Mt of Nt.childNodes)Mt.setAttribute("x",-at);Nt.setAttribute("y",`${+YN(lt,Nt.childNodes.length,_).toFixed(6)}em`),Nt.setAttribute("transform",`translate(${ZN(lt,y,g,J,xt)})`)}),rt.attr("visibility",null)}return t.length&&(rt.attr("visibility","hidden"),h.isConnected?Promise.resolve().then($):typeof requestAnimationFrame<"u"&&requestAnimationFrame($)),rt.node()}};function kT(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=Tr(t,n)),new w_(e,{...i,x:t,y:n})}function YN(e,t,n){return/^top(?:-|$)/.test(e)?.94-n:-.29-t*n}function ZN(e,t,n,i,r){switch(e){case"middle":return[-i/2,r/2];case"top-left":return[n,t+n];case"top":return[-i/2,t/2+n];case"top-right":return[-i-n,t+n];case"right":return[-t/2-i-n,r/2];case"bottom-left":return[n,-t-n];case"bottom":return[-i/2,-t/2-n];case"bottom-right":return[-i-n,-t-n];case"left":return[n+t/2,r/2]}}function JN(e,t,n,i,r){let s=i+n*2,o=r+n*2;switch(e){case"middle":return`M${-s/2},${-o/2}h${s}v${o}h${-s}z`;case"top-left":return`M0,0l${t},${t}h${s-t}v${o}h${-s}z`;case"top":return`M0,0l${t/2},${t/2}h${(s-t)/2}v${o}h${-s}v${-o}h${(s-t)/2}z`;case"top-right":return`M0,0l${-t},${t}h${t-s}v${o}h${s}z`;case"right":return`M0,0l${-t/2},${-t/2}v${t/2-o/2}h${-s}v${o}h${s}v${t/2-o/2}z`;case"bottom-left":return`M0,0l${t},${-t}h${s-t}v${-o}h${-s}z`;case"bottom":return`M0,0l${t/2},${-t/2}h${(s-t)/2}v${-o}h${-s}v${o}h${(s-t)/2}z`;case"bottom-right":return`M0,0l${-t},${-t}h${t-s}v${-o}h${s}z`;case"left":return`M0,0l${t/2},${-t/2}v${t/2-o/2}h${s}v${o}h${-s}v${t/2-o/2}z`}}function FT(e,t){let n={},i=this.format;i=UT(i,e,"x"),i=UT(i,e,"y"),this.format=i;for(let r in i){let s=i[r];if(!(s===null||s===!1))if(r==="fx"||r==="fy")n[r]=!0;else{let o=C0(e,r);o&&(n[r]=o)}}for(let r in e){if(r in n||r in i||qN.has(r)||(r==="x"||r==="y")&&e.geometry)continue;let s=C0(e,r);if(s){if(s.scale==null&&s.defaultScale==="color")continue;n[r]=s}}this.facet&&(t.fx&&!("fx"in i)&&(n.fx=!0),t.fy&&!("fy"in i)&&(n.fy=!0));for(let r in n){let s=this.format[r];if(typeof s=="string"){let o=n[r]?.value??t[r]?.domain()??[];this.format[r]=(ln(o)?ki:Ni)(s)}else if(s===void 0||s===!0){let o=t[r];this.format[r]=o?.bandwidth?Hc(o,o.domain()):Yi}}return n}function UT(e,t,n){if(!(n in e))return e;let i=`${n}1`,r=`${n}2`;if((i in e||!(i in t))&&(r in e||!(r in t)))return e;let s=Object.entries(e),o=e[n];return s.splice(s.findIndex(([a])=>a===n)+1,0,[i,o],[r,o]),Object.fromEntries(s)}function KN(e,t,{title:n}){return this.format.title(n.value[e],e)}function*jN(e,t,n,i,r){for(let s in n){if(s==="fx"||s==="fy"){yield{label:Lf(i,n,s),value:this.format[s](t[s],e)};continue}if(s==="x1"&&"x2"in n||s==="y1"&&"y2"in n)continue;let o=n[s];if(s==="x2"&&"x1"in n)yield{label:BT(i,n,"x"),value:OT(this.format.x2,n.x1,o,e)};else if(s==="y2"&&"y1"in n)yield{label:BT(i,n,"y"),value:OT(this.format.y2,n.y1,o,e)};else{let a=o.value[e],c=o.scale;if(!si(a)&&c==null)continue;yield{label:Lf(i,n,s),value:this.format[s](a,e),color:c==="color"?r[s][e]:null,opacity:c==="opacity"?r[s][e]:null}}}}function OT(e,t,n,i){return n.hint?.length?`${e(n.value[i]-t.value[i],i)}`:`${e(t.value[i],i)}\u2013${e(n.value[i],i)}`}function BT(e,t,n){let i=Lf(e,t,`${n}1`,n),r=Lf(e,t,`${n}2`,n);return i===r?i:`${i}\u2013${r}`}function Lf(e,t,n,i=n){let r=t[n],s=e[r?.scale??n];return String(s?.label??r?.label??i)}function li(e={}){let{facet:t,style:n,title:i,subtitle:r,caption:s,ariaLabel:o,ariaDescription:a}=e,c=fa(e.className),l=e.marks===void 0?[]:GT(e.marks);l.push(...rD(l));let u=nD(t,e),h=new Map;for(let U of l){let G=VT(U,u,e);G&&h.set(U,G)}let f=new Map;u&&Wc(f,[u],e),Wc(f,h,e);let d=GT(sD(l,f,e));for(let U of d){let G=VT(U,u,e);G&&h.set(U,G)}l.unshift(...d);let p=aw(f,e);if(p!==void 0){let U=u?mf(p,u):void 0;for(let q of l){if(q.facet===null||q.facet==="super")continue;let rt=h.get(q);rt!==void 0&&(rt.facetsIndex=q.fx!=null||q.fy!=null?mf(p,rt):U)}let G=new Set;for(let{facetsIndex:q}of h.values())q?.forEach((rt,ct)=>{rt?.length>0&&G.add(ct)});p.forEach(0<G.size&&G.size<p.length?(q,rt)=>q.empty=!G.has(rt):q=>q.empty=!1);for(let q of l)if(q.facet==="exclude"){let rt=h.get(q);rt!==void 0&&(rt.facetsIndex=uw(rt.facetsIndex))}}for(let U of fe.keys())eo(e[U])&&U!=="fx"&&U!=="fy"&&f.set(U,[]);let _=new Map;for(let U of l){if(_.has(U))throw new Error("duplicate mark; each mark must be unique");let{facetsIndex:G,channels:q}=h.get(U)??{},{data:rt,facets:ct,channels:$}=U.initialize(G,q,e);E_($,e),_.set(U,{data:rt,facets:ct,channels:$})}let m=Bc(Wc(f,_,e),e),g=Ew(m,l,e);QS(m,g);let y=B0(m),{fx:S,fy:v}=y,w=S||v?k0(m,g):g,b=S||v?hD(y,g):g,x=ua(e),M=x.document,R=Io("svg").call(M.documentElement),E=R;x.ownerSVGElement=R,x.className=c,x.projection=dw(e,w),x.path=function(){return _c(this.projection??yw(y))},x.filterFacets=(U,G)=>mf(p,{channels:G,groups:df(U,G)}),x.getMarkState=U=>{let G=_.get(U),q=h.get(U);return{...G,channels:{...G.channels,...q?.channels}}},x.dispatchValue=U=>{E.value!==U&&(E.value=U,E.dispatchEvent(new x.document.defaultView.Event("input",{bubbles:!0})))};let C=new Set;for(let[U,G]of _)if(U.initializer!=null){let q=U.facet==="super"?b:w,rt=U.initializer(G.data,G.facets,G.channels,y,q,x);if(rt.data!==void 0&&(G.data=rt.data),rt.facets!==void 0&&(G.facets=rt.facets),rt.channels!==void 0){let{fx:ct,fy:$,...ot}=rt.channels;eD(ot),Object.assign(G.channels,ot);for(let ut of Object.values(ot)){let{scale:st}=ut;st!=null&&!QM(fe.get(st))&&($T(ut,e),C.add(st))}(ct!=null||$!=null)&&h.set(U,!0)}}if(C.size){let U=new Map;Wc(U,_,e,ct=>C.has(ct)),Wc(f,_,e,ct=>C.has(ct));let G=fD(Bc(U,e),m),{scales:q,...rt}=B0(G);Object.assign(m,G),Object.assign(y,rt),Object.assign(y.scales,q)}let N,B;p!==void 0&&(N={x:S?.domain(),y:v?.domain()},p=cw(p,N),B=lw(S,v,g));for(let[U,G]of _)G.values=U.scale(G.channels,y,x);let{width:I,height:L}=g;pi(R).attr("class",c).attr("fill","currentColor").attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("text-anchor","middle").attr("width",I).attr("height",L).attr("viewBox",`0 0 ${I} ${L}`).attr("aria-label",o).attr("aria-description",a).call(U=>U.append("style").text(`:where(.${c}) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.${c} text),
:where(.${c} tspan) {
  white-space: pre;
}`)).call(ha,n);for(let U of l){let{channels:G,values:q,facets:rt}=_.get(U);if(p===void 0||U.facet==="super"){let ct=null;if(rt&&(ct=rt[0],ct=U.filter(ct,G,q),ct.length===0))continue;let $=U.render(ct,y,q,b,x);if($==null)continue;R.appendChild($)}else{let ct;for(let $ of p){if(!(U.facetAnchor?.(p,N,$)??!$.empty))continue;let ot=null;if(rt){let st=h.has(U);if(ot=rt[st?$.i:0],ot=U.filter(ot,G,q),ot.length===0)continue;!st&&ot===rt[0]&&(ot=kM(ot)),ot.fx=$.x,ot.fy=$.y,ot.fi=$.i}let ut=U.render(ot,y,q,w,x);if(ut!=null){(ct??=pi(R).append("g")).append(()=>ut).datum($);for(let st of["aria-label","aria-description","aria-hidden","transform"])ut.hasAttribute(st)&&(ct.attr(st,ut.getAttribute(st)),ut.removeAttribute(st))}}ct?.selectChildren().each(B)}}let z=NT(m,x,e),{figure:F=i!=null||r!=null||s!=null||z.length>0}=e;F&&(E=M.createElement("figure"),E.className=`${c}-figure`,E.style.maxWidth="initial",i!=null&&E.append(zT(M,i,"h2")),r!=null&&E.append(zT(M,r,"h3")),E.append(...z,R),s!=null&&E.append(QN(M,s)),"value"in R&&(E.value=R.value,delete R.value)),E.scale=rw(y.scales),E.legend=PT(m,x,e);let Z=DS();return Z>0&&pi(R).append("text").attr("x",I).attr("y",20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("\u26A0\uFE0F").append("title").text(`${Z.toLocaleString("en-US")} warning${Z===1?"":"s"}. Please check the console.`),E}function zT(e,t,n){if(t.ownerDocument)return t;let i=e.createElement(n);return i.append(t),i}function QN(e,t){let n=e.createElement("figcaption");return n.append(t),n}function GT(e){return e.flat(1/0).filter(t=>t!=null).map(tD)}function tD(e){return typeof e.render=="function"?e:new A_(e)}var A_=class extends Me{constructor(t){if(typeof t!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=t}render(){}};function E_(e,t){for(let n in e)$T(e[n],t);return e}function $T(e,t){let{scale:n,transform:i=!0}=e;if(n==null||!i)return;let{type:r,percent:s,interval:o,transform:a=s?c=>c==null?NaN:c*100:zM(o,r)}=t[n]??{};a!=null&&(e.value=Te(e.value,a),e.transform=!1)}function eD(e){for(let t in e)E0(t,e[t])}function Wc(e,t,n,i=DM){for(let{channels:r}of t.values())for(let s in r){let o=r[s],{scale:a}=o;if(a!=null&&i(a))if(a==="projection"){if(!gw(n)){let c=n.x?.domain===void 0,l=n.y?.domain===void 0;if(c||l){let[u,h]=xw(o);c&&T_(e,"x",u),l&&T_(e,"y",h)}}}else T_(e,a,o)}return e}function T_(e,t,n){let i=e.get(t);i!==void 0?i.push(n):e.set(t,[n])}function nD(e,t){if(e==null)return;let{x:n,y:i}=e;if(n==null&&i==null)return;let r=wr(e.data);if(r==null)throw new Error("missing facet data");let s={};n!=null&&(s.fx=ra(r,{value:n,scale:"fx"})),i!=null&&(s.fy=ra(r,{value:i,scale:"fy"})),E_(s,t);let o=df(r,s);return{channels:s,groups:o,data:e.data}}function VT(e,t,n){if(e.facet===null||e.facet==="super")return;let{fx:i,fy:r}=e;if(i!=null||r!=null){let c=wr(e.data??i??r);if(c===void 0)throw new Error(`missing facet data in ${e.ariaLabel}`);if(c===null)return;let l={};return i!=null&&(l.fx=ra(c,{value:i,scale:"fx"})),r!=null&&(l.fy=ra(c,{value:r,scale:"fy"})),E_(l,n),{channels:l,groups:df(c,l)}}if(t===void 0)return;let{channels:s,groups:o,data:a}=t;if(e.facet!=="auto"||e.data===a)return{channels:s,groups:o};a.length>0&&(o.size>1||o.size===1&&s.fx&&s.fy&&[...o][0][1].size>1)&&tf(wr(e.data))===tf(a)&&An(`Warning: the ${e.ariaLabel} mark appears to use faceted data, but isn\u2019t faceted. The mark data has the same length as the facet data and the mark facet option is "auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by setting the mark facet option to false.`)}function iD(e,t={}){return Ar({...t,x:null,y:null},(n,i,r,s,o,a)=>a.getMarkState(e))}function rD(e){let t=[];for(let n of e){let i=n.tip;if(i){i===!0?i={}:typeof i=="string"&&(i={pointer:i});let{pointer:r,preferredAnchor:s}=i;r=/^x$/i.test(r)?Pw:/^y$/i.test(r)?Q0:Rw,i=r(iD(n,i)),i.title=null,s===void 0&&(i.preferredAnchor=r===Q0?"left":"bottom");let o=kT(n.data,i);o.facet=n.facet,o.facetAnchor=n.facetAnchor,t.push(o)}}return t}function sD(e,t,n){let{projection:i,x:r={},y:s={},fx:o={},fy:a={},axis:c,grid:l,facet:u={},facet:{axis:h=c,grid:f}=u,x:{axis:d=c,grid:p=d===null?null:l}=r,y:{axis:_=c,grid:m=_===null?null:l}=s,fx:{axis:g=h,grid:y=g===null?null:f}=o,fy:{axis:S=h,grid:v=S===null?null:f}=a}=n;(i||!eo(r)&&!HT("x",e))&&(d=p=null),(i||!eo(s)&&!HT("y",e))&&(_=m=null),t.has("fx")||(g=y=null),t.has("fy")||(S=v=null),d===void 0&&(d=!Ff(e,"x")),_===void 0&&(_=!Ff(e,"y")),g===void 0&&(g=!Ff(e,"fx")),S===void 0&&(S=!Ff(e,"fy")),d===!0&&(d="bottom"),_===!0&&(_="left"),g===!0&&(g=d==="top"||d===null?"bottom":"top"),S===!0&&(S=_==="right"||_===null?"left":"right");let w=[];return Df(w,v,pT,a),Nf(w,S,lT,"right","left",u,a),Df(w,y,gT,o),Nf(w,g,uT,"top","bottom",u,o),Df(w,m,dT,s),Nf(w,_,m_,"left","right",n,s),Df(w,p,mT,r),Nf(w,d,g_,"bottom","top",n,r),w}function Nf(e,t,n,i,r,s,o){if(!t)return;let a=oD(t);o=aD(a?i:t,s,o);let{line:c}=o;(n===m_||n===g_)&&c&&!io(c)&&e.push(DT(cD(o))),e.push(n(o)),a&&e.push(n({...o,anchor:r,label:null}))}function Df(e,t,n,i){!t||io(t)||e.push(n(lD(t,i)))}function oD(e){return/^\s*both\s*$/i.test(e)}function aD(e,t,{line:n=t.line,ticks:i,tickSize:r,tickSpacing:s,tickPadding:o,tickFormat:a,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f=t.label,labelAnchor:d,labelArrow:p=t.labelArrow,labelOffset:_}){return{anchor:e,line:n,ticks:i,tickSize:r,tickSpacing:s,tickPadding:o,tickFormat:a,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f,labelAnchor:d,labelArrow:p,labelOffset:_}}function cD(e){let{anchor:t,line:n}=e;return{anchor:t,facetAnchor:t+"-empty",stroke:n===!0?void 0:n}}function lD(e,{stroke:t=ea(e)?e:void 0,ticks:n=uD(e)?e:void 0,tickSpacing:i,ariaLabel:r,ariaDescription:s}){return{stroke:t,ticks:n,tickSpacing:i,ariaLabel:r,ariaDescription:s}}function uD(e){switch(typeof e){case"number":return!0;case"string":return!ea(e)}return ai(e)||typeof e?.range=="function"}function Ff(e,t){let n=`${t}-axis `;return e.some(i=>i.ariaLabel?.startsWith(n))}function HT(e,t){for(let n of t)for(let i in n.channels){let{scale:r}=n.channels[i];if(r===e||r==="projection")return!0}return!1}function fD(e,t){for(let n in e){let i=e[n],r=t[n];i.label===void 0&&r&&(i.label=r.label)}return e}function hD({fx:e,fy:t},n){let{marginTop:i,marginRight:r,marginBottom:s,marginLeft:o,width:a,height:c}=ff(n),l=e&&WT(e),u=t&&WT(t);return{marginTop:t?u[0]:i,marginRight:e?a-l[1]:r,marginBottom:t?c-u[1]:s,marginLeft:e?l[0]:o,inset:{marginTop:n.marginTop,marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:a,height:c}}function WT(e){let t=e.domain();if(t.length===0)return[0,e.bandwidth()];let n=e(t[0]),i=e(t[t.length-1]);return i<n&&([n,i]=[i,n]),[n,i+e.bandwidth()]}var dD=new Map([["basis",j1],["basis-closed",tM],["basis-open",nM],["bundle",rM],["bump-x",X1],["bump-y",q1],["cardinal",sM],["cardinal-closed",oM],["cardinal-open",aM],["catmull-rom",lM],["catmull-rom-closed",fM],["catmull-rom-open",dM],["linear",Yo],["linear-closed",mM],["monotone-x",xM],["monotone-y",yM],["natural",bM],["step",MM],["step-after",wM],["step-before",SM]]);function pD(e=Yo,t){if(typeof e=="function")return e;let n=dD.get(`${e}`.toLowerCase());if(!n)throw new Error(`unknown curve: ${e}`);if(t!==void 0){if("beta"in n)return n.beta(t);if("tension"in n)return n.tension(t);if("alpha"in n)return n.alpha(t)}return n}function XT(e=$c,t){return typeof e!="function"&&`${e}`.toLowerCase()==="auto"?$c:pD(e,t)}function $c(e){return Yo(e)}var mD={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function gD(e){return e.sort===void 0&&e.reverse===void 0?sS({channel:"-r"},e):e}var Uf=class extends Me{constructor(t,n={}){let{x:i,y:r,r:s,rotate:o,symbol:a=Ks,frameAnchor:c}=n,[l,u]=Ce(o,0),[h,f]=nS(a),[d,p]=Ce(s,h==null?3:4.5);super(t,{x:{value:i,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},r:{value:d,scale:"r",filter:js,optional:!0},rotate:{value:l,optional:!0},symbol:{value:h,scale:"auto",optional:!0}},gD(n),mD),this.r=p,this.rotate=u,this.symbol=f,this.frameAnchor=as(c);let{channels:_}=this,{symbol:m}=_;if(m){let{fill:g,stroke:y}=_;m.hint={fill:g?g.value===m.value?"color":"currentColor":this.fill??"currentColor",stroke:y?y.value===m.value?"color":"currentColor":this.stroke??"none"}}}render(t,n,i,r,s){let{x:o,y:a}=n,{x:c,y:l,r:u,rotate:h,symbol:f}=i,{r:d,rotate:p,symbol:_}=this,[m,g]=Zi(this,r),y=_===Ks,S=u?void 0:d*d*Math.PI;return Zo(d)&&(t=[]),he("svg:g",s).call(nn,this,r,s).call(rn,this,{x:c&&o,y:l&&a}).call(v=>v.selectAll().data(t).enter().append(y?"circle":"path").call(Ke,this).call(y?w=>{w.attr("cx",c?b=>c[b]:m).attr("cy",l?b=>l[b]:g).attr("r",u?b=>u[b]:d)}:w=>{w.attr("transform",da`translate(${c?b=>c[b]:m},${l?b=>l[b]:g})${h?b=>` rotate(${h[b]})`:p?` rotate(${p})`:""}`).attr("d",u&&f?b=>{let x=Li();return f[b].draw(x,u[b]*u[b]*Math.PI),x}:u?b=>{let x=Li();return _.draw(x,u[b]*u[b]*Math.PI),x}:f?b=>{let x=Li();return f[b].draw(x,S),x}:(()=>{let b=Li();return _.draw(b,S),b})())}).call(En,this,i)).node()}};function Ir(e,{x:t,y:n,...i}={}){return i.frameAnchor===void 0&&([t,n]=Tr(t,n)),new Uf(e,{...i,x:t,y:n})}var _D={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},Of=class extends Me{constructor(t,n={}){let{x:i,y:r,z:s,curve:o,tension:a}=n;super(t,{x:{value:i,scale:"x"},y:{value:r,scale:"y"},z:{value:BM(n),optional:!0}},n,_D),this.z=s,this.curve=XT(o,a),zc(this,n)}filter(t){return t}project(t,n,i){this.curve!==$c&&super.project(t,n,i)}render(t,n,i,r,s){let{x:o,y:a}=i,{curve:c}=this;return he("svg:g",s).call(nn,this,r,s).call(rn,this,n).call(l=>l.selectAll().data(ww(t,[o,a],this,i)).enter().append("path").call(Ke,this).call(Sw,this,i).call(Dw,this,i,s).attr("d",c===$c&&s.projection?xD(s.path(),o,a):W1().curve(c).defined(u=>u>=0).x(u=>o[u]).y(u=>a[u]))).node()}};function xD(e,t,n){return t=to(t),n=to(n),i=>{let r=[],s=[r];for(let o of i)o===-1?(r=[],s.push(r)):r.push([t[o],n[o]]);return e({type:"MultiLineString",coordinates:s})}}function fs(e,{x:t,y:n,...i}={}){return[t,n]=Tr(t,n),new Of(e,{...i,x:t,y:n})}Me.prototype.plot=function({marks:e=[],...t}={}){return li({...t,marks:[...e,this]})};var Bf=class{constructor(t){this.data=t;this.shown=new Set(t.subjects.slice(0,8).keys())}data;filter={subject:null,group:null,column:null};shown;listeners=[];on_change(t){this.listeners.push(t)}changed(){for(let t of this.listeners)t()}toggle(t){let n=Object.keys(t),i=n.every(r=>this.filter[r]===t[r]);for(let r of n)this.filter[r]=i?null:t[r]??null;this.changed()}is_finding(t){return t<this.data.finding_columns}takes(t,n,i){let{subject:r,group:s,column:o}=this.filter;return(r===null||t===r)&&(s===null||n===s)&&(o===null||i===null||i===o)}cells(){return this.data.cells.filter(t=>this.takes(t.s,t.g,null))}drawn_subjects(){return this.filter.subject!==null?[this.filter.subject]:[...this.data.subjects.keys()].filter(t=>this.shown.has(t))}};function kf(e){let t=0;return()=>{let n=++t,i=r=>{n!==t||r===e.length||(e[r](),setTimeout(()=>i(r+1)))};requestAnimationFrame(()=>setTimeout(()=>i(0)))}}function ke(e){return e.replaceAll("_"," ")}var R_=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","currentColor"],qT=["none","6 3","2 2","8 3 2 3"];function Ki(e){return R_[e%R_.length]}function Xc(e){return qT[Math.floor(e/R_.length)%qT.length]}function It(e,t={},...n){let i=document.createElement(e);for(let[r,s]of Object.entries(t))i.setAttribute(r,s);return i.append(...n),i}function xi(e,t,n={}){let i=It("button",{type:"button",...n},e);return i.addEventListener("click",t),i}function un(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no place ${e}`);return t}function pe(e){return e===null?"":Number.isInteger(e)&&Math.abs(e)<1e6?String(e):Math.abs(e)>=.001&&Math.abs(e)<1e6?String(Number(e.toPrecision(3))):e.toExponential(2)}var Lr=640,Nr=360;function ji(e,t,n){let i=un(e);if(!t){i.replaceChildren(It("p",{class:"none"},"Nothing of this kind was recorded here."));return}let r=t instanceof SVGSVGElement?t:t.querySelector("svg");r?.setAttribute("role","img"),r?.setAttribute("aria-label",n),i.replaceChildren(t)}function YT(){let e=document.getElementById("data");if(!e)throw new Error("the page has no data");return JSON.parse(e.textContent??"")}function zf(e,t){let n=[...e.values()].reduce((r,s)=>r+s,0),i=0;for(let[r,s]of[...e].sort(([o],[a])=>o-a))if(i+=s,100*i>=t*n)return r;return null}function yD(e,t){let{first_decade:n,per_decade:i,count:r}=e.data.error_bins,s=new Map,o=new Map;for(let d of e.cells())if(d.s===t){for(let p=0;p<d.times.length;p+=2)s.set(d.times[p],(s.get(d.times[p])??0)+d.times[p+1]);for(let p=0;p<d.errors.length;p+=3)e.takes(t,d.g,d.errors[p])&&o.set(d.errors[p+1],(o.get(d.errors[p+1])??0)+d.errors[p+2])}let[a,c]=[zf(s,50),zf(s,90)],[l,u]=[zf(o,50),zf(o,99)];if(a===null||c===null||l===null||u===null)return null;let h=d=>2**(d/4),f=d=>10**(n+(Math.min(d,r-1)+1)/i);return{s:t,name:e.data.subjects[t].name,time:h(a),slow:h(c),middle:f(l),high:f(u)}}function ZT(e){if(!document.getElementById("times-chart"))return;let t=e.drawn_subjects().flatMap(a=>yD(e,a)??[]),n=a=>`${a.name}: half within ${pe(a.time)} ns, 90 % within ${pe(a.slow)} ns; half of the errors at most ${pe(a.middle)} u M, 99 % at most ${pe(a.high)} u M`,i=a=>Ki(a.s),r=[...t].sort((a,c)=>a.time-c.time),s=t.flatMap(({time:a,slow:c})=>[a,c]),o=t.length?li({width:Lr,height:Nr,marginLeft:60,marginTop:40,x:{type:"log",domain:[Math.min(...s)/1.5,Math.max(...s)*8],label:"time of a query, ns: median, and a line to 90 %",grid:!0,ticks:6,tickFormat:"~s"},y:{type:"log",label:"error in units of u M: circle median, triangle 99 %",grid:!0,tickFormat:".0e",ticks:6},marks:[Gc(t,{x:"time",y1:"middle",y2:"high",stroke:i,strokeOpacity:.5}),Vc(t,{x1:"time",x2:"slow",y:"high",stroke:i,strokeOpacity:.5}),Ir(t,{x:"time",y:"middle",stroke:i,r:4,title:n}),Ir(t,{x:"time",y:"high",stroke:i,symbol:"triangle",r:5,title:n}),...[0,1].map(a=>Ji(r.filter((c,l)=>l%2===a),{x:"slow",y:"high",text:"name",textAnchor:"start",dx:8,dy:a?8:-6,fill:"currentColor"}))]}):null;ji("times-chart",o,"Error against time of a query")}function vD(e,t){let n=e.data.error_bins,i=new Map,r=0;for(let l of e.cells())if(l.s===t)for(let u=0;u<l.errors.length;u+=3)e.takes(t,l.g,l.errors[u])&&(i.set(l.errors[u+1],(i.get(l.errors[u+1])??0)+l.errors[u+2]),r+=l.errors[u+2]);let s=l=>10**(n.first_decade+(Math.min(l,n.count-1)+1)/n.per_decade),o=0,a=[];for(let[l,u]of[...i].sort(([h],[f])=>h-f))o+=u,a.push({error:s(l),share:o/r});let[c]=a;return c&&a.unshift({error:10**n.first_decade,share:i.has(-1)?c.share:0}),a}function bD(e){let n=e.drawn_subjects().map(o=>({s:o,points:vD(e,o)})).filter(({points:o})=>o.length>0),i=Math.max(1,...n.flatMap(({points:o})=>o.map(a=>a.error))),r=n.map(({s:o,points:a})=>fs([...a,{error:i,share:a.at(-1).share}],{x:"error",y:"share",curve:"step-after",stroke:Ki(o),strokeDasharray:Xc(o),strokeWidth:2,title:()=>e.data.subjects[o].name})),s=n.length?li({width:Lr,height:Nr,marginLeft:50,x:{type:"log",label:"error in units of u M",grid:!0,tickFormat:".0e",ticks:8},y:{domain:[0,100],percent:!0,label:"answers with at most this error, %",grid:!0},marks:r}):null;ji("errors",s,"Share of the answers with at most a given error, a line for each subject")}var hs={x:"size_ratio",y:"gap",group:-1};function Gf(e,t){let n=e.first+e.step*t;return e.log?10**n:n}function JT(e,t,n,i){let r=It("select");for(let s of t)r.append(new Option(ke(s),s,s===n,s===n));return r.addEventListener("change",()=>i(r.value)),It("label",{},`${e} `,r)}function MD(e){let t=n=>e.axes[n].name;return e.pairs.find(n=>t(n.x)===hs.x&&t(n.y)===hs.y)??e.pairs.find(n=>t(n.x)===hs.y&&t(n.y)===hs.x)??e.pairs[0]}function SD(e,t,n,i,r){let s=l=>t.axes[l].name,o=t.pairs.map(l=>`${s(l.x)} and ${s(l.y)}`),a=o[t.pairs.indexOf(i)],c=n.map(({g:l})=>e.data.groups[l].name);un("heat-controls").replaceChildren(JT("Group",c,e.data.groups[t.g].name,l=>{hs.group=n[c.indexOf(l)].g,r()}),JT("Parameters",o,a,l=>{let u=t.pairs[o.indexOf(l)];hs.x=s(u.x),hs.y=s(u.y),r()}))}function wD(e,t){let{apply:n}=G0({color:e}),i=[0,.2,.4,.6,.8,1].map(s=>String(n(s*t))),r=It("span",{class:"bar",style:`background: linear-gradient(to right, ${i.join(", ")})`});return It("div",{class:"ramp"},"findings, % of the answers: 0 ",r,` ${pe(t)}`)}function jT(e){let t=e.data.heat.filter(({g:p,pairs:_})=>_.length>0&&(e.filter.group??p)===p),n=p=>["size_ratio","gap"].every(_=>p.axes.some(m=>m.name===_)),i=t.find(({g:p})=>p===hs.group)??t.find(n)??t[0],r=i&&MD(i);if(!i||!r){un("heat-controls").replaceChildren(),ji("heat",null,"");return}SD(e,i,t,r,()=>jT(e));let s=new Map;for(let p of r.found)if(e.takes(p.s,i.g,p.c))for(let _=0;_<p.cells.length;_+=2)s.set(p.cells[_],(s.get(p.cells[_])??0)+p.cells[_+1]);let o=e.filter.subject===null?e.data.subjects.length:1,[a,c]=[i.axes[r.x],i.axes[r.y]],l=r.totals.flatMap((p,_)=>{if(!p)return[];let[m,g]=[_%i.bins,Math.floor(_/i.bins)],y=s.get(_)??0;return[{x1:Gf(a,m),x2:Gf(a,m+1),y1:Gf(c,g),y2:Gf(c,g+1),share:100*y/(p*o),title:`${y} findings in ${p} cases x ${o} subject${o===1?"":"s"}`}]}),u=p=>({type:p.log?"log":"linear",label:ke(p.name),...p.log?{tickFormat:".0e",ticks:6}:{}}),h=Math.max(1e-9,...l.map(p=>p.share)),f={scheme:"Cividis",domain:[0,h]},d=li({width:Lr,height:Nr,marginLeft:60,x:u(a),y:u(c),color:f,marks:[b_(l,{x1:"x1",x2:"x2",y1:"y1",y2:"y2",fill:"share",title:"title",inset:.5})]});ji("heat",d,`Share of findings by ${ke(a.name)} and ${ke(c.name)}`),un("heat").prepend(wD(f,h))}function KT(e){let t=[...e].sort((r,s)=>r-s),n=r=>t[Math.round(r*(t.length-1))]??0,i=Math.floor(n(.01));return[i,Math.max(i+1,Math.ceil(n(.99)))]}var TD=3e3;function AD(e){let t=e.drawn_subjects(),n=[];for(let _ of e.data.points)if(t.includes(_.s))for(let m=0;m<_.points.length;m+=4){let[g,y,S,v]=_.points.slice(m,m+4);e.takes(_.s,g,y)&&n.push({s:_.s,c:y,x:S/100,y:v===-32768?null:v/100})}let i=n.filter((_,m)=>m%Math.ceil(n.length/TD)===0),[r,s]=KT(i.map(({x:_})=>_)),[o,a]=KT(i.flatMap(({y:_})=>_===null?[]:[_])),c=o-1,l=(_,m,g)=>Math.max(m,Math.min(g,_)),h=[...new Set(t.map(_=>e.data.subjects[_].u))].filter(_=>_>0).map(_=>[r,s].map(m=>({x:10**m,y:10**(Math.log10(_)-m),u:_}))),f=i.map(({s:_,c:m,x:g,y})=>({s:_,x:10**l(g,r,s),y:10**(y===null?c:l(y,o,a)),symbol:e.is_finding(m)?"finding":"no finding",title:`${e.data.subjects[_].name}: ${ke(e.data.columns[m])}, d*/M = ${pe(10**g)}, relative error ${y===null?"0":pe(10**y)}`})),d={type:"log",grid:!0,tickFormat:".0e",ticks:6},p=f.length?li({width:Lr,height:Nr,marginLeft:60,marginTop:40,x:{...d,domain:[10**r,10**s],label:"distance / magnitude"},y:{...d,domain:[10**c,10**a],label:"relative error of the distance (lowest row: 0)"},symbol:{domain:["no finding","finding"],range:["circle","times"],legend:!0},marks:[Ir(f,{x:"x",y:"y",symbol:"symbol",stroke:_=>Ki(_.s),strokeOpacity:.7,r:2,title:"title"}),...h.map(_=>fs(_,{x:"x",y:"y",stroke:"currentColor",strokeDasharray:"4 3",clip:!0})),...h.map(_=>Ji([_[1]],{x:"x",y:"y",text:()=>`u M / d, u = ${pe(_[1].u)}`,textAnchor:"end",dx:-4,dy:-8,fill:"currentColor",stroke:"var(--paper)",paintOrder:"stroke",clip:!0}))]}):null;ji("condition",p,"Relative error against distance over magnitude")}function ED(e){let t=new Set(e.drawn_subjects()),n=new Map;for(let u of e.cells())if(t.has(u.s))for(let h=0;h<u.iterations.length;h+=4){let[f,d,p,_]=u.iterations.slice(h,h+4);e.takes(u.s,u.g,f)&&n.set(`${d} ${p}`,(n.get(`${d} ${p}`)??0)+_)}let i=new Map;for(let[u,h]of n)i.set(Number(u.split(" ")[0]),(i.get(Number(u.split(" ")[0]))??0)+h);let r=[...i].sort((u,h)=>h[1]-u[1]).slice(0,6).map(([u])=>u),s=u=>r.includes(u)?ke(e.data.statuses[u]):"others",o=new Map;for(let[u,h]of n){let[f,d]=u.split(" ").map(Number),p=o.get(s(f))??new Map;o.set(s(f),p.set(d,(p.get(d)??0)+h))}let a=[...o].flatMap(([u,h])=>[...h].sort((f,d)=>f[0]-d[0]).map(([f,d])=>({status:u,k:f,count:d}))),c=[...new Set([...r.map(s),...o.keys()])],l=a.length?li({width:Lr,height:Nr,marginLeft:60,x:{type:"sqrt",label:"iterations (256: or more)",ticks:[0,1,2,4,8,16,32,64,128,256]},y:{type:"log",label:"answers",grid:!0,tickFormat:",d",ticks:6},color:{domain:c,range:c.map((u,h)=>Ki(h)),legend:!0},symbol:{domain:c},marks:[fs(a,{x:"k",y:"count",stroke:"status",strokeOpacity:.6}),Ir(a,{x:"k",y:"count",stroke:"status",symbol:"status",r:3,title:u=>`${u.count} answers, ${u.k} iterations, ${u.status}`})]}):null;ji("iterations",l,"Iterations by status")}function CD(e){let t=new Set(e.drawn_subjects()),n=e.data.subjects.map(({name:i},r)=>{let s=It("input",{type:"checkbox"});s.checked=t.has(r),s.disabled=e.filter.subject!==null,s.addEventListener("change",()=>{s.checked?e.shown.add(r):e.shown.delete(r),e.changed(),document.querySelector(`#legend [data-subject="${r}"]`)?.focus()}),s.dataset.subject=String(r);let o=document.createElementNS("http://www.w3.org/2000/svg","svg");return o.setAttribute("width","28"),o.setAttribute("height","8"),o.setAttribute("aria-hidden","true"),o.innerHTML=`<path d="M0 4H28" stroke="${Ki(r)}" stroke-dasharray="${Xc(r)}" stroke-width="2.5"/>`,It("label",{},s,o,i)});un("legend").replaceChildren(...n)}function QT(e){let n=kf([bD,jT,AD,ED,ZT].map(r=>()=>r(e))),i=()=>{CD(e),n()};e.on_change(i),i()}var PA=0,cx=1,IA=2;var bl=1,LA=2,Va=3,As=0,Mn=1,hi=2,go=0,Ha=1,lx=2,ux=3,fx=4,NA=5;var _o=100,DA=101,FA=102,UA=103,OA=104,BA=200,kA=201,zA=202,GA=203,hx=204,dx=205,VA=206,HA=207,WA=208,$A=209,XA=210,qA=211,YA=212,ZA=213,JA=214,vh=0,bh=1,Mh=2,Na=3,Sh=4,wh=5,Th=6,Ah=7,ed=0,KA=1,jA=2,ar=0,px=1,mx=2,gx=3,_x=4,xx=5,yx=6,vx=7;var bx=300,xo=301,Wa=302,nd=303,id=304,Eh=1e3,tr=1001,Ch=1002,Qe=1003,QA=1004;var Ml=1005;var bn=1006,rd=1007;var Hr=1008;var In=1009,Mx=1010,Sx=1011,$a=1012,sd=1013,Si=1014,wi=1015,Ti=1016,od=1017,ad=1018,yo=1020,wx=35902,Tx=35899,Ax=1021,Ex=1022,Ai=1023,zr=1026,Wr=1027,Cx=1028,cd=1029,Es=1030,ld=1031;var ud=1033,Sl=33776,wl=33777,Tl=33778,Al=33779,fd=35840,hd=35841,dd=35842,pd=35843,md=36196,gd=37492,_d=37496,xd=37488,yd=37489,El=37490,vd=37491,bd=37808,Md=37809,Sd=37810,wd=37811,Td=37812,Ad=37813,Ed=37814,Cd=37815,Rd=37816,Pd=37817,Id=37818,Ld=37819,Nd=37820,Dd=37821,Fd=36492,Ud=36494,Od=36495,Bd=36283,kd=36284,Cl=36285,zd=36286;var Qc=2300,Rh=2301,_h=2302,tx=2303,ex=2400,nx=2401,ix=2402;var tE=3200;var Gd=0,eE=1,$r="",zn="srgb",tl="srgb-linear",el="linear",le="srgb";var xh=7680;var nE=519,iE=512,rE=513,sE=514,Rx=515,oE=516,aE=517,Px=518,Ix=519,cE=35044;var Lx="300 es",fi=2e3,Da=2001;function RD(e){for(let t=e.length-1;t>=0;--t)if(e[t]>=65535)return!0;return!1}function PD(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function nl(e){return document.createElementNS("http://www.w3.org/1999/xhtml",e)}function lE(){let e=nl("canvas");return e.style.display="block",e}var tA={},Fa=null;function Nx(...e){let t="THREE."+e.shift();Fa?Fa("log",t,...e):console.log(t,...e)}function uE(e){let t=e[0];if(typeof t=="string"&&t.startsWith("TSL:")){let n=e[1];n&&n.isStackTrace?e[0]+=" "+n.getLocation():e[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return e}function Ut(...e){e=uE(e);let t="THREE."+e.shift();if(Fa)Fa("warn",t,...e);else{let n=e[0];n&&n.isStackTrace?console.warn(n.getError(t)):console.warn(t,...e)}}function Ot(...e){e=uE(e);let t="THREE."+e.shift();if(Fa)Fa("error",t,...e);else{let n=e[0];n&&n.isStackTrace?console.error(n.getError(t)):console.error(t,...e)}}function jc(...e){let t=e.join(" ");t in tA||(tA[t]=!0,Ut(...e))}function fE(e,t,n){return new Promise(function(i,r){function s(){switch(e.clientWaitSync(t,e.SYNC_FLUSH_COMMANDS_BIT,0)){case e.WAIT_FAILED:r();break;case e.TIMEOUT_EXPIRED:setTimeout(s,n);break;default:i()}}setTimeout(s,n)})}var hE={[vh]:vh,[Mh]:Th,[Sh]:Sh,[Na]:wh,[bh]:bh,[Th]:Mh,[Ah]:Ah,[wh]:Na},ir=class{addEventListener(t,n){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[t]===void 0&&(i[t]=[]),i[t].indexOf(n)===-1&&i[t].push(n)}hasEventListener(t,n){let i=this._listeners;return i===void 0?!1:i[t]!==void 0&&i[t].indexOf(n)!==-1}removeEventListener(t,n){let i=this._listeners;if(i===void 0)return;let r=i[t];if(r!==void 0){let s=r.indexOf(n);s!==-1&&r.splice(s,1)}}dispatchEvent(t){let n=this._listeners;if(n===void 0)return;let i=n[t.type];if(i!==void 0){t.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,t);t.target=null}}},fn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var yh=Math.PI/180,Ph=180/Math.PI;function Rl(){let e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(fn[e&255]+fn[e>>8&255]+fn[e>>16&255]+fn[e>>24&255]+"-"+fn[t&255]+fn[t>>8&255]+"-"+fn[t>>16&15|64]+fn[t>>24&255]+"-"+fn[n&63|128]+fn[n>>8&255]+"-"+fn[n>>16&255]+fn[n>>24&255]+fn[i&255]+fn[i>>8&255]+fn[i>>16&255]+fn[i>>24&255]).toLowerCase()}function Yt(e,t,n){return Math.max(t,Math.min(n,e))}function ID(e,t){return(e%t+t)%t}function P_(e,t,n){return(1-n)*e+n*t}function dE(e){return Math.pow(2,Math.floor(Math.log(e)/Math.LN2))}function Dx(e){switch(e.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function LD(e,t){if(t.constructor===Float32Array)return e;let n=Dx(t);if(n===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(e/n,-1)}function ND(e,t){if(t.constructor===Float32Array)return e;let n=Dx(t);if(n===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(e*n)}var ie=class{static{this.prototype.isVector2=!0}constructor(t=0,n=0){this.x=t,this.y=n}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,n){return this.x=t,this.y=n,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let n=this.x,i=this.y,r=t.elements;return this.x=r[0]*n+r[3]*i+r[6],this.y=r[1]*n+r[4]*i+r[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let n=Math.sqrt(this.lengthSq()*t.lengthSq());if(n===0)return Math.PI/2;let i=this.dot(t)/n;return Math.acos(Yt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let n=this.x-t.x,i=this.y-t.y;return n*n+i*i}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this}rotateAround(t,n){let i=Math.cos(n),r=Math.sin(n),s=this.x-t.x,o=this.y-t.y;return this.x=s*i-o*r+t.x,this.y=s*r+o*i+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},rr=class{constructor(t=0,n=0,i=0,r=1){this.isQuaternion=!0,this._x=t,this._y=n,this._z=i,this._w=r}static slerpFlat(t,n,i,r,s,o,a){let c=i[r+0],l=i[r+1],u=i[r+2],h=i[r+3],f=s[o+0],d=s[o+1],p=s[o+2],_=s[o+3];if(h!==_||c!==f||l!==d||u!==p){let m=c*f+l*d+u*p+h*_;m<0&&(f=-f,d=-d,p=-p,_=-_,m=-m);let g=1-a;if(m<.9995){let y=Math.acos(m),S=Math.sin(y);g=Math.sin(g*y)/S,a=Math.sin(a*y)/S,c=c*g+f*a,l=l*g+d*a,u=u*g+p*a,h=h*g+_*a}else{c=c*g+f*a,l=l*g+d*a,u=u*g+p*a,h=h*g+_*a;let y=1/Math.sqrt(c*c+l*l+u*u+h*h);c*=y,l*=y,u*=y,h*=y}}t[n]=c,t[n+1]=l,t[n+2]=u,t[n+3]=h}static multiplyQuaternionsFlat(t,n,i,r,s,o){let a=i[r],c=i[r+1],l=i[r+2],u=i[r+3],h=s[o],f=s[o+1],d=s[o+2],p=s[o+3];return t[n]=a*p+u*h+c*d-l*f,t[n+1]=c*p+u*f+l*h-a*d,t[n+2]=l*p+u*d+a*f-c*h,t[n+3]=u*p-a*h-c*f-l*d,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,n,i,r){return this._x=t,this._y=n,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,n=!0){let i=t._x,r=t._y,s=t._z,o=t._order,a=Math.cos,c=Math.sin,l=a(i/2),u=a(r/2),h=a(s/2),f=c(i/2),d=c(r/2),p=c(s/2);switch(o){case"XYZ":this._x=f*u*h+l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h-f*d*p;break;case"YXZ":this._x=f*u*h+l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h+f*d*p;break;case"ZXY":this._x=f*u*h-l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h-f*d*p;break;case"ZYX":this._x=f*u*h-l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h+f*d*p;break;case"YZX":this._x=f*u*h+l*d*p,this._y=l*d*h+f*u*p,this._z=l*u*p-f*d*h,this._w=l*u*h-f*d*p;break;case"XZY":this._x=f*u*h-l*d*p,this._y=l*d*h-f*u*p,this._z=l*u*p+f*d*h,this._w=l*u*h+f*d*p;break;default:Ut("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return n===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,n){let i=n/2,r=Math.sin(i);return this._x=t.x*r,this._y=t.y*r,this._z=t.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(t){let n=t.elements,i=n[0],r=n[4],s=n[8],o=n[1],a=n[5],c=n[9],l=n[2],u=n[6],h=n[10],f=i+a+h;if(f>0){let d=.5/Math.sqrt(f+1);this._w=.25/d,this._x=(u-c)*d,this._y=(s-l)*d,this._z=(o-r)*d}else if(i>a&&i>h){let d=2*Math.sqrt(1+i-a-h);this._w=(u-c)/d,this._x=.25*d,this._y=(r+o)/d,this._z=(s+l)/d}else if(a>h){let d=2*Math.sqrt(1+a-i-h);this._w=(s-l)/d,this._x=(r+o)/d,this._y=.25*d,this._z=(c+u)/d}else{let d=2*Math.sqrt(1+h-i-a);this._w=(o-r)/d,this._x=(s+l)/d,this._y=(c+u)/d,this._z=.25*d}return this._onChangeCallback(),this}setFromUnitVectors(t,n){let i=t.dot(n)+1;return i<1e-8?(i=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=i):(this._x=0,this._y=-t.z,this._z=t.y,this._w=i)):(this._x=t.y*n.z-t.z*n.y,this._y=t.z*n.x-t.x*n.z,this._z=t.x*n.y-t.y*n.x,this._w=i),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Yt(this.dot(t),-1,1)))}rotateTowards(t,n){let i=this.angleTo(t);if(i===0)return this;let r=Math.min(1,n/i);return this.slerp(t,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,n){let i=t._x,r=t._y,s=t._z,o=t._w,a=n._x,c=n._y,l=n._z,u=n._w;return this._x=i*u+o*a+r*l-s*c,this._y=r*u+o*c+s*a-i*l,this._z=s*u+o*l+i*c-r*a,this._w=o*u-i*a-r*c-s*l,this._onChangeCallback(),this}slerp(t,n){let i=t._x,r=t._y,s=t._z,o=t._w,a=this.dot(t);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let c=1-n;if(a<.9995){let l=Math.acos(a),u=Math.sin(l);c=Math.sin(c*l)/u,n=Math.sin(n*l)/u,this._x=this._x*c+i*n,this._y=this._y*c+r*n,this._z=this._z*c+s*n,this._w=this._w*c+o*n,this._onChangeCallback()}else this._x=this._x*c+i*n,this._y=this._y*c+r*n,this._z=this._z*c+s*n,this._w=this._w*c+o*n,this.normalize();return this}slerpQuaternions(t,n,i){return this.copy(t).slerp(n,i)}random(){let t=2*Math.PI*Math.random(),n=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(t),r*Math.cos(t),s*Math.sin(n),s*Math.cos(n))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,n=0){return this._x=t[n],this._y=t[n+1],this._z=t[n+2],this._w=t[n+3],this._onChangeCallback(),this}toArray(t=[],n=0){return t[n]=this._x,t[n+1]=this._y,t[n+2]=this._z,t[n+3]=this._w,t}fromBufferAttribute(t,n){return this._x=t.getX(n),this._y=t.getY(n),this._z=t.getZ(n),this._w=t.getW(n),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},V=class{static{this.prototype.isVector3=!0}constructor(t=0,n=0,i=0){this.x=t,this.y=n,this.z=i}set(t,n,i){return i===void 0&&(i=this.z),this.x=t,this.y=n,this.z=i,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;case 2:this.z=n;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this.z=t.z+n.z,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this.z+=t.z*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this.z=t.z-n.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,n){return this.x=t.x*n.x,this.y=t.y*n.y,this.z=t.z*n.z,this}applyEuler(t){return this.applyQuaternion(eA.setFromEuler(t))}applyAxisAngle(t,n){return this.applyQuaternion(eA.setFromAxisAngle(t,n))}applyMatrix3(t){let n=this.x,i=this.y,r=this.z,s=t.elements;return this.x=s[0]*n+s[3]*i+s[6]*r,this.y=s[1]*n+s[4]*i+s[7]*r,this.z=s[2]*n+s[5]*i+s[8]*r,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let n=this.x,i=this.y,r=this.z,s=t.elements,o=1/(s[3]*n+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*n+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*n+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*n+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(t){let n=this.x,i=this.y,r=this.z,s=t.x,o=t.y,a=t.z,c=t.w,l=2*(o*r-a*i),u=2*(a*n-s*r),h=2*(s*i-o*n);return this.x=n+c*l+o*h-a*u,this.y=i+c*u+a*l-s*h,this.z=r+c*h+s*u-o*l,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let n=this.x,i=this.y,r=this.z,s=t.elements;return this.x=s[0]*n+s[4]*i+s[8]*r,this.y=s[1]*n+s[5]*i+s[9]*r,this.z=s[2]*n+s[6]*i+s[10]*r,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this.z=Yt(this.z,t.z,n.z),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this.z=Yt(this.z,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this.z+=(t.z-this.z)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this.z=t.z+(n.z-t.z)*i,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,n){let i=t.x,r=t.y,s=t.z,o=n.x,a=n.y,c=n.z;return this.x=r*c-s*a,this.y=s*o-i*c,this.z=i*a-r*o,this}projectOnVector(t){let n=t.lengthSq();if(n===0)return this.set(0,0,0);let i=t.dot(this)/n;return this.copy(t).multiplyScalar(i)}projectOnPlane(t){return I_.copy(this).projectOnVector(t),this.sub(I_)}reflect(t){return this.sub(I_.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let n=Math.sqrt(this.lengthSq()*t.lengthSq());if(n===0)return Math.PI/2;let i=this.dot(t)/n;return Math.acos(Yt(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let n=this.x-t.x,i=this.y-t.y,r=this.z-t.z;return n*n+i*i+r*r}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,n,i){let r=Math.sin(n)*t;return this.x=r*Math.sin(i),this.y=Math.cos(n)*t,this.z=r*Math.cos(i),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,n,i){return this.x=t*Math.sin(n),this.y=i,this.z=t*Math.cos(n),this}setFromMatrixPosition(t){let n=t.elements;return this.x=n[12],this.y=n[13],this.z=n[14],this}setFromMatrixScale(t){let n=this.setFromMatrixColumn(t,0).length(),i=this.setFromMatrixColumn(t,1).length(),r=this.setFromMatrixColumn(t,2).length();return this.x=n,this.y=i,this.z=r,this}setFromMatrixColumn(t,n){return this.fromArray(t.elements,n*4)}setFromMatrix3Column(t,n){return this.fromArray(t.elements,n*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this.z=t[n+2],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t[n+2]=this.z,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this.z=t.getZ(n),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,n=Math.random()*2-1,i=Math.sqrt(1-n*n);return this.x=i*Math.cos(t),this.y=n,this.z=i*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},I_=new V,eA=new rr,Bt=class{static{this.prototype.isMatrix3=!0}constructor(t,n,i,r,s,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,n,i,r,s,o,a,c,l)}set(t,n,i,r,s,o,a,c,l){let u=this.elements;return u[0]=t,u[1]=r,u[2]=a,u[3]=n,u[4]=s,u[5]=c,u[6]=i,u[7]=o,u[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let n=this.elements,i=t.elements;return n[0]=i[0],n[1]=i[1],n[2]=i[2],n[3]=i[3],n[4]=i[4],n[5]=i[5],n[6]=i[6],n[7]=i[7],n[8]=i[8],this}extractBasis(t,n,i){return t.setFromMatrix3Column(this,0),n.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let n=t.elements;return this.set(n[0],n[4],n[8],n[1],n[5],n[9],n[2],n[6],n[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,n){let i=t.elements,r=n.elements,s=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],u=i[4],h=i[7],f=i[2],d=i[5],p=i[8],_=r[0],m=r[3],g=r[6],y=r[1],S=r[4],v=r[7],w=r[2],b=r[5],x=r[8];return s[0]=o*_+a*y+c*w,s[3]=o*m+a*S+c*b,s[6]=o*g+a*v+c*x,s[1]=l*_+u*y+h*w,s[4]=l*m+u*S+h*b,s[7]=l*g+u*v+h*x,s[2]=f*_+d*y+p*w,s[5]=f*m+d*S+p*b,s[8]=f*g+d*v+p*x,this}multiplyScalar(t){let n=this.elements;return n[0]*=t,n[3]*=t,n[6]*=t,n[1]*=t,n[4]*=t,n[7]*=t,n[2]*=t,n[5]*=t,n[8]*=t,this}determinant(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8];return n*o*u-n*a*l-i*s*u+i*a*c+r*s*l-r*o*c}invert(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8],h=u*o-a*l,f=a*c-u*s,d=l*s-o*c,p=n*h+i*f+r*d;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/p;return t[0]=h*_,t[1]=(r*l-u*i)*_,t[2]=(a*i-r*o)*_,t[3]=f*_,t[4]=(u*n-r*c)*_,t[5]=(r*s-a*n)*_,t[6]=d*_,t[7]=(i*c-l*n)*_,t[8]=(o*n-i*s)*_,this}transpose(){let t,n=this.elements;return t=n[1],n[1]=n[3],n[3]=t,t=n[2],n[2]=n[6],n[6]=t,t=n[5],n[5]=n[7],n[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let n=this.elements;return t[0]=n[0],t[1]=n[3],t[2]=n[6],t[3]=n[1],t[4]=n[4],t[5]=n[7],t[6]=n[2],t[7]=n[5],t[8]=n[8],this}setUvTransform(t,n,i,r,s,o,a){let c=Math.cos(s),l=Math.sin(s);return this.set(i*c,i*l,-i*(c*o+l*a)+o+t,-r*l,r*c,-r*(-l*o+c*a)+a+n,0,0,1),this}scale(t,n){return jc("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(L_.makeScale(t,n)),this}rotate(t){return jc("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(L_.makeRotation(-t)),this}translate(t,n){return jc("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(L_.makeTranslation(t,n)),this}makeTranslation(t,n){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,n,0,0,1),this}makeRotation(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,-i,0,i,n,0,0,0,1),this}makeScale(t,n){return this.set(t,0,0,0,n,0,0,0,1),this}equals(t){let n=this.elements,i=t.elements;for(let r=0;r<9;r++)if(n[r]!==i[r])return!1;return!0}fromArray(t,n=0){for(let i=0;i<9;i++)this.elements[i]=t[i+n];return this}toArray(t=[],n=0){let i=this.elements;return t[n]=i[0],t[n+1]=i[1],t[n+2]=i[2],t[n+3]=i[3],t[n+4]=i[4],t[n+5]=i[5],t[n+6]=i[6],t[n+7]=i[7],t[n+8]=i[8],t}clone(){return new this.constructor().fromArray(this.elements)}},L_=new Bt,nA=new Bt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),iA=new Bt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function DD(){let e={enabled:!0,workingColorSpace:tl,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===le&&(r.r=kr(r.r),r.g=kr(r.g),r.b=kr(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===le&&(r.r=La(r.r),r.g=La(r.g),r.b=La(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===$r?el:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],n=[.2126,.7152,.0722],i=[.3127,.329];return e.define({[tl]:{primaries:t,whitePoint:i,transfer:el,toXYZ:nA,fromXYZ:iA,luminanceCoefficients:n,workingColorSpaceConfig:{unpackColorSpace:zn},outputColorSpaceConfig:{drawingBufferColorSpace:zn}},[zn]:{primaries:t,whitePoint:i,transfer:le,toXYZ:nA,fromXYZ:iA,luminanceCoefficients:n,outputColorSpaceConfig:{drawingBufferColorSpace:zn}}}),e}var ne=DD();function kr(e){return e<.04045?e*.0773993808:Math.pow(e*.9478672986+.0521327014,2.4)}function La(e){return e<.0031308?e*12.92:1.055*Math.pow(e,.41666)-.055}var _a,Ih=class{static getDataURL(t,n="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let i;if(t instanceof HTMLCanvasElement)i=t;else{_a===void 0&&(_a=nl("canvas")),_a.width=t.width,_a.height=t.height;let r=_a.getContext("2d");t instanceof ImageData?r.putImageData(t,0,0):r.drawImage(t,0,0,t.width,t.height),i=_a}return i.toDataURL(n)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let n=nl("canvas");n.width=t.width,n.height=t.height;let i=n.getContext("2d");i.drawImage(t,0,0,t.width,t.height);let r=i.getImageData(0,0,t.width,t.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=kr(s[o]/255)*255;return i.putImageData(r,0,0),n}else if(t.data){let n=t.data.slice(0);for(let i=0;i<n.length;i++)n instanceof Uint8Array||n instanceof Uint8ClampedArray?n[i]=Math.floor(kr(n[i]/255)*255):n[i]=kr(n[i]);return{data:n,width:t.width,height:t.height}}else return Ut("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},FD=0,Ua=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:FD++}),this.uuid=Rl(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let n=this.data;return typeof HTMLVideoElement<"u"&&n instanceof HTMLVideoElement?t.set(n.videoWidth,n.videoHeight,0):typeof VideoFrame<"u"&&n instanceof VideoFrame?t.set(n.displayWidth,n.displayHeight,0):n!==null?t.set(n.width||0,n.height||0,n.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let n=t===void 0||typeof t=="string";if(!n&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(N_(r[o].image)):s.push(N_(r[o]))}else s=N_(r);i.url=s}return n||(t.images[this.uuid]=i),i}};function N_(e){return typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap?Ih.getDataURL(e):e.data?{data:Array.from(e.data),width:e.width,height:e.height,type:e.data.constructor.name}:(Ut("Texture: Unable to serialize Texture."),{})}var UD=0,D_=new V,Cn=class e extends ir{constructor(t=e.DEFAULT_IMAGE,n=e.DEFAULT_MAPPING,i=tr,r=tr,s=bn,o=Hr,a=Ai,c=In,l=e.DEFAULT_ANISOTROPY,u=$r){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:UD++}),this.uuid=Rl(),this.name="",this.source=new Ua(t),this.mipmaps=[],this.mapping=n,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new ie(0,0),this.repeat=new ie(1,1),this.center=new ie(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Bt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(D_).x}get height(){return this.source.getSize(D_).y}get depth(){return this.source.getSize(D_).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,n){this.updateRanges.push({start:t,count:n})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let n in t){let i=t[n];if(i===void 0){Ut(`Texture.setValues(): parameter '${n}' has value of undefined.`);continue}let r=this[n];if(r===void 0){Ut(`Texture.setValues(): property '${n}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[n]=i}}toJSON(t){let n=t===void 0||typeof t=="string";if(!n&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),n||(t.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==bx)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Eh:t.x=t.x-Math.floor(t.x);break;case tr:t.x=t.x<0?0:1;break;case Ch:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Eh:t.y=t.y-Math.floor(t.y);break;case tr:t.y=t.y<0?0:1;break;case Ch:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Cn.DEFAULT_IMAGE=null;Cn.DEFAULT_MAPPING=bx;Cn.DEFAULT_ANISOTROPY=1;var Se=class{static{this.prototype.isVector4=!0}constructor(t=0,n=0,i=0,r=1){this.x=t,this.y=n,this.z=i,this.w=r}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,n,i,r){return this.x=t,this.y=n,this.z=i,this.w=r,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,n){switch(t){case 0:this.x=n;break;case 1:this.y=n;break;case 2:this.z=n;break;case 3:this.w=n;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,n){return this.x=t.x+n.x,this.y=t.y+n.y,this.z=t.z+n.z,this.w=t.w+n.w,this}addScaledVector(t,n){return this.x+=t.x*n,this.y+=t.y*n,this.z+=t.z*n,this.w+=t.w*n,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,n){return this.x=t.x-n.x,this.y=t.y-n.y,this.z=t.z-n.z,this.w=t.w-n.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let n=this.x,i=this.y,r=this.z,s=this.w,o=t.elements;return this.x=o[0]*n+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*n+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*n+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*n+o[7]*i+o[11]*r+o[15]*s,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let n=Math.sqrt(1-t.w*t.w);return n<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/n,this.y=t.y/n,this.z=t.z/n),this}setAxisAngleFromRotationMatrix(t){let n,i,r,s,c=t.elements,l=c[0],u=c[4],h=c[8],f=c[1],d=c[5],p=c[9],_=c[2],m=c[6],g=c[10];if(Math.abs(u-f)<.01&&Math.abs(h-_)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+f)<.1&&Math.abs(h+_)<.1&&Math.abs(p+m)<.1&&Math.abs(l+d+g-3)<.1)return this.set(1,0,0,0),this;n=Math.PI;let S=(l+1)/2,v=(d+1)/2,w=(g+1)/2,b=(u+f)/4,x=(h+_)/4,M=(p+m)/4;return S>v&&S>w?S<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(S),r=b/i,s=x/i):v>w?v<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(v),i=b/r,s=M/r):w<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(w),i=x/s,r=M/s),this.set(i,r,s,n),this}let y=Math.sqrt((m-p)*(m-p)+(h-_)*(h-_)+(f-u)*(f-u));return Math.abs(y)<.001&&(y=1),this.x=(m-p)/y,this.y=(h-_)/y,this.z=(f-u)/y,this.w=Math.acos((l+d+g-1)/2),this}setFromMatrixPosition(t){let n=t.elements;return this.x=n[12],this.y=n[13],this.z=n[14],this.w=n[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,n){return this.x=Yt(this.x,t.x,n.x),this.y=Yt(this.y,t.y,n.y),this.z=Yt(this.z,t.z,n.z),this.w=Yt(this.w,t.w,n.w),this}clampScalar(t,n){return this.x=Yt(this.x,t,n),this.y=Yt(this.y,t,n),this.z=Yt(this.z,t,n),this.w=Yt(this.w,t,n),this}clampLength(t,n){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Yt(i,t,n))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,n){return this.x+=(t.x-this.x)*n,this.y+=(t.y-this.y)*n,this.z+=(t.z-this.z)*n,this.w+=(t.w-this.w)*n,this}lerpVectors(t,n,i){return this.x=t.x+(n.x-t.x)*i,this.y=t.y+(n.y-t.y)*i,this.z=t.z+(n.z-t.z)*i,this.w=t.w+(n.w-t.w)*i,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,n=0){return this.x=t[n],this.y=t[n+1],this.z=t[n+2],this.w=t[n+3],this}toArray(t=[],n=0){return t[n]=this.x,t[n+1]=this.y,t[n+2]=this.z,t[n+3]=this.w,t}fromBufferAttribute(t,n){return this.x=t.getX(n),this.y=t.getY(n),this.z=t.getZ(n),this.w=t.getW(n),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Lh=class extends ir{constructor(t=1,n=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:bn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=t,this.height=n,this.depth=i.depth,this.scissor=new Se(0,0,t,n),this.scissorTest=!1,this.viewport=new Se(0,0,t,n),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new Cn({width:t,height:n,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(t={}){let n={minFilter:bn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(n.mapping=t.mapping),t.wrapS!==void 0&&(n.wrapS=t.wrapS),t.wrapT!==void 0&&(n.wrapT=t.wrapT),t.wrapR!==void 0&&(n.wrapR=t.wrapR),t.magFilter!==void 0&&(n.magFilter=t.magFilter),t.minFilter!==void 0&&(n.minFilter=t.minFilter),t.format!==void 0&&(n.format=t.format),t.type!==void 0&&(n.type=t.type),t.anisotropy!==void 0&&(n.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(n.colorSpace=t.colorSpace),t.flipY!==void 0&&(n.flipY=t.flipY),t.generateMipmaps!==void 0&&(n.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(n.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(n.internalFormat=t.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(n)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,n,i=1){if(this.width!==t||this.height!==n||this.depth!==i){this.width=t,this.height=n,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=t,this.textures[r].image.height=n,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,t,n),this.scissor.set(0,0,t,n)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let n=0,i=t.textures.length;n<i;n++){this.textures[n]=t.textures[n].clone(),this.textures[n].isRenderTargetTexture=!0,this.textures[n].renderTarget=this;let r=Object.assign({},t.textures[n].image);this.textures[n].source=new Ua(r)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let n=t.depthTexture.clone();n.renderTarget=null,this.depthTexture=n}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Vn=class extends Lh{constructor(t=1,n=1,i={}){super(t,n,i),this.isWebGLRenderTarget=!0}},il=class extends Cn{constructor(t=null,n=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:n,height:i,depth:r},this.magFilter=Qe,this.minFilter=Qe,this.wrapR=tr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Nh=class extends Cn{constructor(t=null,n=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:n,height:i,depth:r},this.magFilter=Qe,this.minFilter=Qe,this.wrapR=tr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var xe=class e{static{this.prototype.isMatrix4=!0}constructor(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m)}set(t,n,i,r,s,o,a,c,l,u,h,f,d,p,_,m){let g=this.elements;return g[0]=t,g[4]=n,g[8]=i,g[12]=r,g[1]=s,g[5]=o,g[9]=a,g[13]=c,g[2]=l,g[6]=u,g[10]=h,g[14]=f,g[3]=d,g[7]=p,g[11]=_,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new e().fromArray(this.elements)}copy(t){let n=this.elements,i=t.elements;return n[0]=i[0],n[1]=i[1],n[2]=i[2],n[3]=i[3],n[4]=i[4],n[5]=i[5],n[6]=i[6],n[7]=i[7],n[8]=i[8],n[9]=i[9],n[10]=i[10],n[11]=i[11],n[12]=i[12],n[13]=i[13],n[14]=i[14],n[15]=i[15],this}copyPosition(t){let n=this.elements,i=t.elements;return n[12]=i[12],n[13]=i[13],n[14]=i[14],this}setFromMatrix3(t){let n=t.elements;return this.set(n[0],n[3],n[6],0,n[1],n[4],n[7],0,n[2],n[5],n[8],0,0,0,0,1),this}extractBasis(t,n,i){return this.determinantAffine()===0?(t.set(1,0,0),n.set(0,1,0),i.set(0,0,1),this):(t.setFromMatrixColumn(this,0),n.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(t,n,i){return this.set(t.x,n.x,i.x,0,t.y,n.y,i.y,0,t.z,n.z,i.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let n=this.elements,i=t.elements,r=1/xa.setFromMatrixColumn(t,0).length(),s=1/xa.setFromMatrixColumn(t,1).length(),o=1/xa.setFromMatrixColumn(t,2).length();return n[0]=i[0]*r,n[1]=i[1]*r,n[2]=i[2]*r,n[3]=0,n[4]=i[4]*s,n[5]=i[5]*s,n[6]=i[6]*s,n[7]=0,n[8]=i[8]*o,n[9]=i[9]*o,n[10]=i[10]*o,n[11]=0,n[12]=0,n[13]=0,n[14]=0,n[15]=1,this}makeRotationFromEuler(t){let n=this.elements,i=t.x,r=t.y,s=t.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(r),l=Math.sin(r),u=Math.cos(s),h=Math.sin(s);if(t.order==="XYZ"){let f=o*u,d=o*h,p=a*u,_=a*h;n[0]=c*u,n[4]=-c*h,n[8]=l,n[1]=d+p*l,n[5]=f-_*l,n[9]=-a*c,n[2]=_-f*l,n[6]=p+d*l,n[10]=o*c}else if(t.order==="YXZ"){let f=c*u,d=c*h,p=l*u,_=l*h;n[0]=f+_*a,n[4]=p*a-d,n[8]=o*l,n[1]=o*h,n[5]=o*u,n[9]=-a,n[2]=d*a-p,n[6]=_+f*a,n[10]=o*c}else if(t.order==="ZXY"){let f=c*u,d=c*h,p=l*u,_=l*h;n[0]=f-_*a,n[4]=-o*h,n[8]=p+d*a,n[1]=d+p*a,n[5]=o*u,n[9]=_-f*a,n[2]=-o*l,n[6]=a,n[10]=o*c}else if(t.order==="ZYX"){let f=o*u,d=o*h,p=a*u,_=a*h;n[0]=c*u,n[4]=p*l-d,n[8]=f*l+_,n[1]=c*h,n[5]=_*l+f,n[9]=d*l-p,n[2]=-l,n[6]=a*c,n[10]=o*c}else if(t.order==="YZX"){let f=o*c,d=o*l,p=a*c,_=a*l;n[0]=c*u,n[4]=_-f*h,n[8]=p*h+d,n[1]=h,n[5]=o*u,n[9]=-a*u,n[2]=-l*u,n[6]=d*h+p,n[10]=f-_*h}else if(t.order==="XZY"){let f=o*c,d=o*l,p=a*c,_=a*l;n[0]=c*u,n[4]=-h,n[8]=l*u,n[1]=f*h+_,n[5]=o*u,n[9]=d*h-p,n[2]=p*h-d,n[6]=a*u,n[10]=_*h+f}return n[3]=0,n[7]=0,n[11]=0,n[12]=0,n[13]=0,n[14]=0,n[15]=1,this}makeRotationFromQuaternion(t){return this.compose(OD,t,BD)}lookAt(t,n,i){let r=this.elements;return Bn.subVectors(t,n),Bn.lengthSq()===0&&(Bn.z=1),Bn.normalize(),ds.crossVectors(i,Bn),ds.lengthSq()===0&&(Math.abs(i.z)===1?Bn.x+=1e-4:Bn.z+=1e-4,Bn.normalize(),ds.crossVectors(i,Bn)),ds.normalize(),Hf.crossVectors(Bn,ds),r[0]=ds.x,r[4]=Hf.x,r[8]=Bn.x,r[1]=ds.y,r[5]=Hf.y,r[9]=Bn.y,r[2]=ds.z,r[6]=Hf.z,r[10]=Bn.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,n){let i=t.elements,r=n.elements,s=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],u=i[1],h=i[5],f=i[9],d=i[13],p=i[2],_=i[6],m=i[10],g=i[14],y=i[3],S=i[7],v=i[11],w=i[15],b=r[0],x=r[4],M=r[8],R=r[12],E=r[1],C=r[5],N=r[9],B=r[13],I=r[2],L=r[6],z=r[10],F=r[14],Z=r[3],U=r[7],G=r[11],q=r[15];return s[0]=o*b+a*E+c*I+l*Z,s[4]=o*x+a*C+c*L+l*U,s[8]=o*M+a*N+c*z+l*G,s[12]=o*R+a*B+c*F+l*q,s[1]=u*b+h*E+f*I+d*Z,s[5]=u*x+h*C+f*L+d*U,s[9]=u*M+h*N+f*z+d*G,s[13]=u*R+h*B+f*F+d*q,s[2]=p*b+_*E+m*I+g*Z,s[6]=p*x+_*C+m*L+g*U,s[10]=p*M+_*N+m*z+g*G,s[14]=p*R+_*B+m*F+g*q,s[3]=y*b+S*E+v*I+w*Z,s[7]=y*x+S*C+v*L+w*U,s[11]=y*M+S*N+v*z+w*G,s[15]=y*R+S*B+v*F+w*q,this}multiplyScalar(t){let n=this.elements;return n[0]*=t,n[4]*=t,n[8]*=t,n[12]*=t,n[1]*=t,n[5]*=t,n[9]*=t,n[13]*=t,n[2]*=t,n[6]*=t,n[10]*=t,n[14]*=t,n[3]*=t,n[7]*=t,n[11]*=t,n[15]*=t,this}determinant(){let t=this.elements,n=t[0],i=t[4],r=t[8],s=t[12],o=t[1],a=t[5],c=t[9],l=t[13],u=t[2],h=t[6],f=t[10],d=t[14],p=t[3],_=t[7],m=t[11],g=t[15],y=c*d-l*f,S=a*d-l*h,v=a*f-c*h,w=o*d-l*u,b=o*f-c*u,x=o*h-a*u;return n*(_*y-m*S+g*v)-i*(p*y-m*w+g*b)+r*(p*S-_*w+g*x)-s*(p*v-_*b+m*x)}determinantAffine(){let t=this.elements,n=t[0],i=t[4],r=t[8],s=t[1],o=t[5],a=t[9],c=t[2],l=t[6],u=t[10];return n*(o*u-a*l)-i*(s*u-a*c)+r*(s*l-o*c)}transpose(){let t=this.elements,n;return n=t[1],t[1]=t[4],t[4]=n,n=t[2],t[2]=t[8],t[8]=n,n=t[6],t[6]=t[9],t[9]=n,n=t[3],t[3]=t[12],t[12]=n,n=t[7],t[7]=t[13],t[13]=n,n=t[11],t[11]=t[14],t[14]=n,this}setPosition(t,n,i){let r=this.elements;return t.isVector3?(r[12]=t.x,r[13]=t.y,r[14]=t.z):(r[12]=t,r[13]=n,r[14]=i),this}invert(){let t=this.elements,n=t[0],i=t[1],r=t[2],s=t[3],o=t[4],a=t[5],c=t[6],l=t[7],u=t[8],h=t[9],f=t[10],d=t[11],p=t[12],_=t[13],m=t[14],g=t[15],y=n*a-i*o,S=n*c-r*o,v=n*l-s*o,w=i*c-r*a,b=i*l-s*a,x=r*l-s*c,M=u*_-h*p,R=u*m-f*p,E=u*g-d*p,C=h*m-f*_,N=h*g-d*_,B=f*g-d*m,I=y*B-S*N+v*C+w*E-b*R+x*M;if(I===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let L=1/I;return t[0]=(a*B-c*N+l*C)*L,t[1]=(r*N-i*B-s*C)*L,t[2]=(_*x-m*b+g*w)*L,t[3]=(f*b-h*x-d*w)*L,t[4]=(c*E-o*B-l*R)*L,t[5]=(n*B-r*E+s*R)*L,t[6]=(m*v-p*x-g*S)*L,t[7]=(u*x-f*v+d*S)*L,t[8]=(o*N-a*E+l*M)*L,t[9]=(i*E-n*N-s*M)*L,t[10]=(p*b-_*v+g*y)*L,t[11]=(h*v-u*b-d*y)*L,t[12]=(a*R-o*C-c*M)*L,t[13]=(n*C-i*R+r*M)*L,t[14]=(_*S-p*w-m*y)*L,t[15]=(u*w-h*S+f*y)*L,this}scale(t){let n=this.elements,i=t.x,r=t.y,s=t.z;return n[0]*=i,n[4]*=r,n[8]*=s,n[1]*=i,n[5]*=r,n[9]*=s,n[2]*=i,n[6]*=r,n[10]*=s,n[3]*=i,n[7]*=r,n[11]*=s,this}getMaxScaleOnAxis(){let t=this.elements,n=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],i=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],r=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(n,i,r))}makeTranslation(t,n,i){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,n,0,0,1,i,0,0,0,1),this}makeRotationX(t){let n=Math.cos(t),i=Math.sin(t);return this.set(1,0,0,0,0,n,-i,0,0,i,n,0,0,0,0,1),this}makeRotationY(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,0,i,0,0,1,0,0,-i,0,n,0,0,0,0,1),this}makeRotationZ(t){let n=Math.cos(t),i=Math.sin(t);return this.set(n,-i,0,0,i,n,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,n){let i=Math.cos(n),r=Math.sin(n),s=1-i,o=t.x,a=t.y,c=t.z,l=s*o,u=s*a;return this.set(l*o+i,l*a-r*c,l*c+r*a,0,l*a+r*c,u*a+i,u*c-r*o,0,l*c-r*a,u*c+r*o,s*c*c+i,0,0,0,0,1),this}makeScale(t,n,i){return this.set(t,0,0,0,0,n,0,0,0,0,i,0,0,0,0,1),this}makeShear(t,n,i,r,s,o){return this.set(1,i,s,0,t,1,o,0,n,r,1,0,0,0,0,1),this}compose(t,n,i){let r=this.elements,s=n._x,o=n._y,a=n._z,c=n._w,l=s+s,u=o+o,h=a+a,f=s*l,d=s*u,p=s*h,_=o*u,m=o*h,g=a*h,y=c*l,S=c*u,v=c*h,w=i.x,b=i.y,x=i.z;return r[0]=(1-(_+g))*w,r[1]=(d+v)*w,r[2]=(p-S)*w,r[3]=0,r[4]=(d-v)*b,r[5]=(1-(f+g))*b,r[6]=(m+y)*b,r[7]=0,r[8]=(p+S)*x,r[9]=(m-y)*x,r[10]=(1-(f+_))*x,r[11]=0,r[12]=t.x,r[13]=t.y,r[14]=t.z,r[15]=1,this}decompose(t,n,i){let r=this.elements;t.x=r[12],t.y=r[13],t.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),n.identity(),this;let o=xa.set(r[0],r[1],r[2]).length(),a=xa.set(r[4],r[5],r[6]).length(),c=xa.set(r[8],r[9],r[10]).length();s<0&&(o=-o),yi.copy(this);let l=1/o,u=1/a,h=1/c;return yi.elements[0]*=l,yi.elements[1]*=l,yi.elements[2]*=l,yi.elements[4]*=u,yi.elements[5]*=u,yi.elements[6]*=u,yi.elements[8]*=h,yi.elements[9]*=h,yi.elements[10]*=h,n.setFromRotationMatrix(yi),i.x=o,i.y=a,i.z=c,this}makePerspective(t,n,i,r,s,o,a=fi,c=!1){let l=this.elements,u=2*s/(n-t),h=2*s/(i-r),f=(n+t)/(n-t),d=(i+r)/(i-r),p,_;if(c)p=s/(o-s),_=o*s/(o-s);else if(a===fi)p=-(o+s)/(o-s),_=-2*o*s/(o-s);else if(a===Da)p=-o/(o-s),_=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=f,l[12]=0,l[1]=0,l[5]=h,l[9]=d,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=_,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(t,n,i,r,s,o,a=fi,c=!1){let l=this.elements,u=2/(n-t),h=2/(i-r),f=-(n+t)/(n-t),d=-(i+r)/(i-r),p,_;if(c)p=1/(o-s),_=o/(o-s);else if(a===fi)p=-2/(o-s),_=-(o+s)/(o-s);else if(a===Da)p=-1/(o-s),_=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=0,l[12]=f,l[1]=0,l[5]=h,l[9]=0,l[13]=d,l[2]=0,l[6]=0,l[10]=p,l[14]=_,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(t){let n=this.elements,i=t.elements;for(let r=0;r<16;r++)if(n[r]!==i[r])return!1;return!0}fromArray(t,n=0){for(let i=0;i<16;i++)this.elements[i]=t[i+n];return this}toArray(t=[],n=0){let i=this.elements;return t[n]=i[0],t[n+1]=i[1],t[n+2]=i[2],t[n+3]=i[3],t[n+4]=i[4],t[n+5]=i[5],t[n+6]=i[6],t[n+7]=i[7],t[n+8]=i[8],t[n+9]=i[9],t[n+10]=i[10],t[n+11]=i[11],t[n+12]=i[12],t[n+13]=i[13],t[n+14]=i[14],t[n+15]=i[15],t}},xa=new V,yi=new xe,OD=new V(0,0,0),BD=new V(1,1,1),ds=new V,Hf=new V,Bn=new V,rA=new xe,sA=new rr,Gr=class e{constructor(t=0,n=0,i=0,r=e.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=n,this._z=i,this._order=r}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,n,i,r=this._order){return this._x=t,this._y=n,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,n=this._order,i=!0){let r=t.elements,s=r[0],o=r[4],a=r[8],c=r[1],l=r[5],u=r[9],h=r[2],f=r[6],d=r[10];switch(n){case"XYZ":this._y=Math.asin(Yt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,d),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(f,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Yt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,d),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-h,s),this._z=0);break;case"ZXY":this._x=Math.asin(Yt(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-h,d),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,s));break;case"ZYX":this._y=Math.asin(-Yt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(f,d),this._z=Math.atan2(c,s)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Yt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-u,l),this._y=Math.atan2(-h,s)):(this._x=0,this._y=Math.atan2(a,d));break;case"XZY":this._z=Math.asin(-Yt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(f,l),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,d),this._y=0);break;default:Ut("Euler: .setFromRotationMatrix() encountered an unknown order: "+n)}return this._order=n,i===!0&&this._onChangeCallback(),this}setFromQuaternion(t,n,i){return rA.makeRotationFromQuaternion(t),this.setFromRotationMatrix(rA,n,i)}setFromVector3(t,n=this._order){return this.set(t.x,t.y,t.z,n)}reorder(t){return sA.setFromEuler(this),this.setFromQuaternion(sA,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],n=0){return t[n]=this._x,t[n+1]=this._y,t[n+2]=this._z,t[n+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Gr.DEFAULT_ORDER="XYZ";var rl=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},kD=0,oA=new V,ya=new rr,Dr=new xe,Wf=new V,qc=new V,zD=new V,GD=new rr,aA=new V(1,0,0),cA=new V(0,1,0),lA=new V(0,0,1),uA={type:"added"},VD={type:"removed"},va={type:"childadded",child:null},F_={type:"childremoved",child:null},sn=class e extends ir{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:kD++}),this.uuid=Rl(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=e.DEFAULT_UP.clone();let t=new V,n=new Gr,i=new rr,r=new V(1,1,1);function s(){i.setFromEuler(n,!1)}function o(){n.setFromQuaternion(i,void 0,!1)}n._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:n},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new xe},normalMatrix:{value:new Bt}}),this.matrix=new xe,this.matrixWorld=new xe,this.matrixAutoUpdate=e.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=e.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new rl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,n){this.quaternion.setFromAxisAngle(t,n)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,n){return ya.setFromAxisAngle(t,n),this.quaternion.multiply(ya),this}rotateOnWorldAxis(t,n){return ya.setFromAxisAngle(t,n),this.quaternion.premultiply(ya),this}rotateX(t){return this.rotateOnAxis(aA,t)}rotateY(t){return this.rotateOnAxis(cA,t)}rotateZ(t){return this.rotateOnAxis(lA,t)}translateOnAxis(t,n){return oA.copy(t).applyQuaternion(this.quaternion),this.position.add(oA.multiplyScalar(n)),this}translateX(t){return this.translateOnAxis(aA,t)}translateY(t){return this.translateOnAxis(cA,t)}translateZ(t){return this.translateOnAxis(lA,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Dr.copy(this.matrixWorld).invert())}lookAt(t,n,i){t.isVector3?Wf.copy(t):Wf.set(t,n,i);let r=this.parent;this.updateWorldMatrix(!0,!1),qc.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Dr.lookAt(qc,Wf,this.up):Dr.lookAt(Wf,qc,this.up),this.quaternion.setFromRotationMatrix(Dr),r&&(Dr.extractRotation(r.matrixWorld),ya.setFromRotationMatrix(Dr),this.quaternion.premultiply(ya.invert()))}add(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.add(arguments[n]);return this}return t===this?(Ot("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(uA),va.child=t,this.dispatchEvent(va),va.child=null):Ot("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let n=this.children.indexOf(t);return n!==-1&&(t.parent=null,this.children.splice(n,1),t.dispatchEvent(VD),F_.child=t,this.dispatchEvent(F_),F_.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Dr.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Dr.multiply(t.parent.matrixWorld)),t.applyMatrix4(Dr),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(uA),va.child=t,this.dispatchEvent(va),va.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,n){if(this[t]===n)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(t,n);if(o!==void 0)return o}}getObjectsByProperty(t,n,i=[]){this[t]===n&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(t,n,i);return i}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(qc,t,zD),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(qc,GD,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let n=this.matrixWorld.elements;return t.set(n[8],n[9],n[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].traverseVisible(t)}traverseAncestors(t){let n=this.parent;n!==null&&(t(n),n.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let n=t.x,i=t.y,r=t.z,s=this.matrix.elements;s[12]+=n-s[0]*n-s[4]*i-s[8]*r,s[13]+=i-s[1]*n-s[5]*i-s[9]*r,s[14]+=r-s[2]*n-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let n=this.children;for(let i=0,r=n.length;i<r;i++)n[i].updateMatrixWorld(t)}updateWorldMatrix(t,n,i=!1){let r=this.parent;if(t===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),n===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(t){let n=t===void 0||typeof t=="string",i={};n&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(t),r.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(t)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,u=c.length;l<u;l++){let h=c[l];s(t.shapes,h)}else s(t.shapes,c)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(t.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(s(t.materials,this.material[c]));r.material=a}else r.material=s(t.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];r.animations.push(s(t.animations,c))}}if(n){let a=o(t.geometries),c=o(t.materials),l=o(t.textures),u=o(t.images),h=o(t.shapes),f=o(t.skeletons),d=o(t.animations),p=o(t.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),f.length>0&&(i.skeletons=f),d.length>0&&(i.animations=d),p.length>0&&(i.nodes=p)}return i.object=r,i;function o(a){let c=[];for(let l in a){let u=a[l];delete u.metadata,c.push(u)}return c}}clone(t){return new this.constructor().copy(this,t)}copy(t,n=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),n===!0)for(let i=0;i<t.children.length;i++){let r=t.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};sn.DEFAULT_UP=new V(0,1,0);sn.DEFAULT_MATRIX_AUTO_UPDATE=!0;sn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var er=class extends sn{constructor(){super(),this.isGroup=!0,this.type="Group"}},HD={type:"move"},Oa=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new er,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new er,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new V,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new V),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new er,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new V,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new V,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let n=this._hand;if(n)for(let i of t.hand.values())this._getHandJoint(n,i)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,n,i){let r=null,s=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(t&&n.session.visibilityState!=="visible-blurred"){if(l&&t.hand){o=!0;for(let _ of t.hand.values()){let m=n.getJointPose(_,i),g=this._getHandJoint(l,_);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let u=l.joints["index-finger-tip"],h=l.joints["thumb-tip"],f=u.position.distanceTo(h.position),d=.02,p=.005;l.inputState.pinching&&f>d+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!l.inputState.pinching&&f<=d-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else c!==null&&t.gripSpace&&(s=n.getPose(t.gripSpace,i),s!==null&&(c.matrix.fromArray(s.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,s.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(s.linearVelocity)):c.hasLinearVelocity=!1,s.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(s.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(r=n.getPose(t.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(HD)))}return a!==null&&(a.visible=r!==null),c!==null&&(c.visible=s!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(t,n){if(t.joints[n.jointName]===void 0){let i=new er;i.matrixAutoUpdate=!1,i.visible=!1,t.joints[n.jointName]=i,t.add(i)}return t.joints[n.jointName]}},pE={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ps={h:0,s:0,l:0},$f={h:0,s:0,l:0};function U_(e,t,n){return n<0&&(n+=1),n>1&&(n-=1),n<1/6?e+(t-e)*6*n:n<1/2?t:n<2/3?e+(t-e)*6*(2/3-n):e}var Qt=class{constructor(t,n,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,n,i)}set(t,n,i){if(n===void 0&&i===void 0){let r=t;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(t,n,i);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,n=zn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ne.colorSpaceToWorking(this,n),this}setRGB(t,n,i,r=ne.workingColorSpace){return this.r=t,this.g=n,this.b=i,ne.colorSpaceToWorking(this,r),this}setHSL(t,n,i,r=ne.workingColorSpace){if(t=ID(t,1),n=Yt(n,0,1),i=Yt(i,0,1),n===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+n):i+n-i*n,o=2*i-s;this.r=U_(o,s,t+1/3),this.g=U_(o,s,t),this.b=U_(o,s,t-1/3)}return ne.colorSpaceToWorking(this,r),this}setStyle(t,n=zn){function i(s){s!==void 0&&parseFloat(s)<1&&Ut("Color: Alpha component of "+t+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(t)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,n);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,n);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,n);break;default:Ut("Color: Unknown color model "+t)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(t)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,n);if(o===6)return this.setHex(parseInt(s,16),n);Ut("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,n);return this}setColorName(t,n=zn){let i=pE[t.toLowerCase()];return i!==void 0?this.setHex(i,n):Ut("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=kr(t.r),this.g=kr(t.g),this.b=kr(t.b),this}copyLinearToSRGB(t){return this.r=La(t.r),this.g=La(t.g),this.b=La(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=zn){return ne.workingToColorSpace(hn.copy(this),t),Math.round(Yt(hn.r*255,0,255))*65536+Math.round(Yt(hn.g*255,0,255))*256+Math.round(Yt(hn.b*255,0,255))}getHexString(t=zn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,n=ne.workingColorSpace){ne.workingToColorSpace(hn.copy(this),n);let i=hn.r,r=hn.g,s=hn.b,o=Math.max(i,r,s),a=Math.min(i,r,s),c,l,u=(a+o)/2;if(a===o)c=0,l=0;else{let h=o-a;switch(l=u<=.5?h/(o+a):h/(2-o-a),o){case i:c=(r-s)/h+(r<s?6:0);break;case r:c=(s-i)/h+2;break;case s:c=(i-r)/h+4;break}c/=6}return t.h=c,t.s=l,t.l=u,t}getRGB(t,n=ne.workingColorSpace){return ne.workingToColorSpace(hn.copy(this),n),t.r=hn.r,t.g=hn.g,t.b=hn.b,t}getStyle(t=zn){ne.workingToColorSpace(hn.copy(this),t);let n=hn.r,i=hn.g,r=hn.b;return t!==zn?`color(${t} ${n.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(n*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(t,n,i){return this.getHSL(ps),this.setHSL(ps.h+t,ps.s+n,ps.l+i)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,n){return this.r=t.r+n.r,this.g=t.g+n.g,this.b=t.b+n.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,n){return this.r+=(t.r-this.r)*n,this.g+=(t.g-this.g)*n,this.b+=(t.b-this.b)*n,this}lerpColors(t,n,i){return this.r=t.r+(n.r-t.r)*i,this.g=t.g+(n.g-t.g)*i,this.b=t.b+(n.b-t.b)*i,this}lerpHSL(t,n){this.getHSL(ps),t.getHSL($f);let i=P_(ps.h,$f.h,n),r=P_(ps.s,$f.s,n),s=P_(ps.l,$f.l,n);return this.setHSL(i,r,s),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let n=this.r,i=this.g,r=this.b,s=t.elements;return this.r=s[0]*n+s[3]*i+s[6]*r,this.g=s[1]*n+s[4]*i+s[7]*r,this.b=s[2]*n+s[5]*i+s[8]*r,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,n=0){return this.r=t[n],this.g=t[n+1],this.b=t[n+2],this}toArray(t=[],n=0){return t[n]=this.r,t[n+1]=this.g,t[n+2]=this.b,t}fromBufferAttribute(t,n){return this.r=t.getX(n),this.g=t.getY(n),this.b=t.getZ(n),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},hn=new Qt;Qt.NAMES=pE;var sl=class extends sn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Gr,this.environmentIntensity=1,this.environmentRotation=new Gr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,n){return super.copy(t,n),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let n=super.toJSON(t);return this.fog!==null&&(n.object.fog=this.fog.toJSON()),n.object.backgroundBlurriness=this.backgroundBlurriness,n.object.backgroundIntensity=this.backgroundIntensity,n.object.backgroundRotation=this.backgroundRotation.toArray(),n.object.environmentIntensity=this.environmentIntensity,n.object.environmentRotation=this.environmentRotation.toArray(),n}},vi=new V,Fr=new V,O_=new V,Ur=new V,ba=new V,Ma=new V,fA=new V,B_=new V,k_=new V,z_=new V,G_=new Se,V_=new Se,H_=new Se,Mi=class e{constructor(t=new V,n=new V,i=new V){this.a=t,this.b=n,this.c=i}static getNormal(t,n,i,r){r.subVectors(i,n),vi.subVectors(t,n),r.cross(vi);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(t,n,i,r,s){vi.subVectors(r,n),Fr.subVectors(i,n),O_.subVectors(t,n);let o=vi.dot(vi),a=vi.dot(Fr),c=vi.dot(O_),l=Fr.dot(Fr),u=Fr.dot(O_),h=o*l-a*a;if(h===0)return s.set(0,0,0),null;let f=1/h,d=(l*c-a*u)*f,p=(o*u-a*c)*f;return s.set(1-d-p,p,d)}static containsPoint(t,n,i,r){return this.getBarycoord(t,n,i,r,Ur)===null?!1:Ur.x>=0&&Ur.y>=0&&Ur.x+Ur.y<=1}static getInterpolation(t,n,i,r,s,o,a,c){return this.getBarycoord(t,n,i,r,Ur)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(s,Ur.x),c.addScaledVector(o,Ur.y),c.addScaledVector(a,Ur.z),c)}static getInterpolatedAttribute(t,n,i,r,s,o){return G_.setScalar(0),V_.setScalar(0),H_.setScalar(0),G_.fromBufferAttribute(t,n),V_.fromBufferAttribute(t,i),H_.fromBufferAttribute(t,r),o.setScalar(0),o.addScaledVector(G_,s.x),o.addScaledVector(V_,s.y),o.addScaledVector(H_,s.z),o}static isFrontFacing(t,n,i,r){return vi.subVectors(i,n),Fr.subVectors(t,n),vi.cross(Fr).dot(r)<0}set(t,n,i){return this.a.copy(t),this.b.copy(n),this.c.copy(i),this}setFromPointsAndIndices(t,n,i,r){return this.a.copy(t[n]),this.b.copy(t[i]),this.c.copy(t[r]),this}setFromAttributeAndIndices(t,n,i,r){return this.a.fromBufferAttribute(t,n),this.b.fromBufferAttribute(t,i),this.c.fromBufferAttribute(t,r),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return vi.subVectors(this.c,this.b),Fr.subVectors(this.a,this.b),vi.cross(Fr).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return e.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,n){return e.getBarycoord(t,this.a,this.b,this.c,n)}getInterpolation(t,n,i,r,s){return e.getInterpolation(t,this.a,this.b,this.c,n,i,r,s)}containsPoint(t){return e.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return e.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,n){let i=this.a,r=this.b,s=this.c,o,a;ba.subVectors(r,i),Ma.subVectors(s,i),B_.subVectors(t,i);let c=ba.dot(B_),l=Ma.dot(B_);if(c<=0&&l<=0)return n.copy(i);k_.subVectors(t,r);let u=ba.dot(k_),h=Ma.dot(k_);if(u>=0&&h<=u)return n.copy(r);let f=c*h-u*l;if(f<=0&&c>=0&&u<=0&&c-u>0)return o=c/(c-u),n.copy(i).addScaledVector(ba,o);z_.subVectors(t,s);let d=ba.dot(z_),p=Ma.dot(z_);if(p>=0&&d<=p)return n.copy(s);let _=d*l-c*p;if(_<=0&&l>=0&&p<=0)return a=l/(l-p),n.copy(i).addScaledVector(Ma,a);let m=u*p-d*h;if(m<=0&&h-u>=0&&d-p>=0)return fA.subVectors(s,r),a=(h-u)/(h-u+(d-p)),n.copy(r).addScaledVector(fA,a);let g=1/(m+_+f);return o=_*g,a=f*g,n.copy(i).addScaledVector(ba,o).addScaledVector(Ma,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},xs=class{constructor(t=new V(1/0,1/0,1/0),n=new V(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=n}set(t,n){return this.min.copy(t),this.max.copy(n),this}setFromArray(t){this.makeEmpty();for(let n=0,i=t.length;n<i;n+=3)this.expandByPoint(bi.fromArray(t,n));return this}setFromBufferAttribute(t){this.makeEmpty();for(let n=0,i=t.count;n<i;n++)this.expandByPoint(bi.fromBufferAttribute(t,n));return this}setFromPoints(t){this.makeEmpty();for(let n=0,i=t.length;n<i;n++)this.expandByPoint(t[n]);return this}setFromCenterAndSize(t,n){let i=bi.copy(n).multiplyScalar(.5);return this.min.copy(t).sub(i),this.max.copy(t).add(i),this}setFromObject(t,n=!1){return this.makeEmpty(),this.expandByObject(t,n)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,n=!1){t.updateWorldMatrix(!1,!1);let i=t.geometry;if(i!==void 0){let s=i.getAttribute("position");if(n===!0&&s!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,bi):bi.fromBufferAttribute(s,o),bi.applyMatrix4(t.matrixWorld),this.expandByPoint(bi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Xf.copy(t.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Xf.copy(i.boundingBox)),Xf.applyMatrix4(t.matrixWorld),this.union(Xf)}let r=t.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],n);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,n){return n.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,bi),bi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let n,i;return t.normal.x>0?(n=t.normal.x*this.min.x,i=t.normal.x*this.max.x):(n=t.normal.x*this.max.x,i=t.normal.x*this.min.x),t.normal.y>0?(n+=t.normal.y*this.min.y,i+=t.normal.y*this.max.y):(n+=t.normal.y*this.max.y,i+=t.normal.y*this.min.y),t.normal.z>0?(n+=t.normal.z*this.min.z,i+=t.normal.z*this.max.z):(n+=t.normal.z*this.max.z,i+=t.normal.z*this.min.z),n<=-t.constant&&i>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Yc),qf.subVectors(this.max,Yc),Sa.subVectors(t.a,Yc),wa.subVectors(t.b,Yc),Ta.subVectors(t.c,Yc),ms.subVectors(wa,Sa),gs.subVectors(Ta,wa),lo.subVectors(Sa,Ta);let n=[0,-ms.z,ms.y,0,-gs.z,gs.y,0,-lo.z,lo.y,ms.z,0,-ms.x,gs.z,0,-gs.x,lo.z,0,-lo.x,-ms.y,ms.x,0,-gs.y,gs.x,0,-lo.y,lo.x,0];return!W_(n,Sa,wa,Ta,qf)||(n=[1,0,0,0,1,0,0,0,1],!W_(n,Sa,wa,Ta,qf))?!1:(Yf.crossVectors(ms,gs),n=[Yf.x,Yf.y,Yf.z],W_(n,Sa,wa,Ta,qf))}clampPoint(t,n){return n.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,bi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(bi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Or[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Or[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Or[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Or[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Or[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Or[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Or[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Or[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Or),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Or=[new V,new V,new V,new V,new V,new V,new V,new V],bi=new V,Xf=new xs,Sa=new V,wa=new V,Ta=new V,ms=new V,gs=new V,lo=new V,Yc=new V,qf=new V,Yf=new V,uo=new V;function W_(e,t,n,i,r){for(let s=0,o=e.length-3;s<=o;s+=3){uo.fromArray(e,s);let a=r.x*Math.abs(uo.x)+r.y*Math.abs(uo.y)+r.z*Math.abs(uo.z),c=t.dot(uo),l=n.dot(uo),u=i.dot(uo);if(Math.max(-Math.max(c,l,u),Math.min(c,l,u))>a)return!1}return!0}var Ne=new V,Zf=new ie,WD=0,nr=class extends ir{constructor(t,n,i=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:WD++}),this.name="",this.array=t,this.itemSize=n,this.count=t!==void 0?t.length/n:0,this.normalized=i,this.usage=cE,this.updateRanges=[],this.gpuType=wi,this.version=0,this._normalizationScale=t!==void 0?Dx(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,n){this.updateRanges.push({start:t,count:n})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,n,i){t*=this.itemSize,i*=n.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[t+r]=n.array[i+r];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let n=0,i=this.count;n<i;n++)Zf.fromBufferAttribute(this,n),Zf.applyMatrix3(t),this.setXY(n,Zf.x,Zf.y);else if(this.itemSize===3)for(let n=0,i=this.count;n<i;n++)Ne.fromBufferAttribute(this,n),Ne.applyMatrix3(t),this.setXYZ(n,Ne.x,Ne.y,Ne.z);return this}applyMatrix4(t){for(let n=0,i=this.count;n<i;n++)Ne.fromBufferAttribute(this,n),Ne.applyMatrix4(t),this.setXYZ(n,Ne.x,Ne.y,Ne.z);return this}applyNormalMatrix(t){for(let n=0,i=this.count;n<i;n++)Ne.fromBufferAttribute(this,n),Ne.applyNormalMatrix(t),this.setXYZ(n,Ne.x,Ne.y,Ne.z);return this}transformDirection(t){for(let n=0,i=this.count;n<i;n++)Ne.fromBufferAttribute(this,n),Ne.transformDirection(t),this.setXYZ(n,Ne.x,Ne.y,Ne.z);return this}set(t,n=0){return this.array.set(t,n),this}getComponent(t,n){let i=this.array[t*this.itemSize+n];return this.normalized&&(i=this._denormalize(i)),i}setComponent(t,n,i){return this.normalized&&(i=this._normalize(i)),this.array[t*this.itemSize+n]=i,this}getX(t){let n=this.array[t*this.itemSize];return this.normalized&&(n=this._denormalize(n)),n}setX(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize]=n,this}getY(t){let n=this.array[t*this.itemSize+1];return this.normalized&&(n=this._denormalize(n)),n}setY(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+1]=n,this}getZ(t){let n=this.array[t*this.itemSize+2];return this.normalized&&(n=this._denormalize(n)),n}setZ(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+2]=n,this}getW(t){let n=this.array[t*this.itemSize+3];return this.normalized&&(n=this._denormalize(n)),n}setW(t,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+3]=n,this}setXY(t,n,i){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i)),this.array[t+0]=n,this.array[t+1]=i,this}setXYZ(t,n,i,r){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i),r=this._normalize(r)),this.array[t+0]=n,this.array[t+1]=i,this.array[t+2]=r,this}setXYZW(t,n,i,r,s){return t*=this.itemSize,this.normalized&&(n=this._normalize(n),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[t+0]=n,this.array[t+1]=i,this.array[t+2]=r,this.array[t+3]=s,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let n=this._normalizationScale;return n!==void 0?Math.max(t/n,-1):LD(t,this.array)}_normalize(t){let n=this._normalizationScale;return n!==void 0?Math.round(t*n):ND(t,this.array)}};var ol=class extends nr{constructor(t,n,i){super(new Uint16Array(t),n,i)}};var al=class extends nr{constructor(t,n,i){super(new Uint32Array(t),n,i)}};var De=class extends nr{constructor(t,n,i){super(new Float32Array(t),n,i)}},$D=new xs,Zc=new V,$_=new V,ys=class{constructor(t=new V,n=-1){this.isSphere=!0,this.center=t,this.radius=n}set(t,n){return this.center.copy(t),this.radius=n,this}setFromPoints(t,n){let i=this.center;n!==void 0?i.copy(n):$D.setFromPoints(t).getCenter(i);let r=0;for(let s=0,o=t.length;s<o;s++)r=Math.max(r,i.distanceToSquared(t[s]));return this.radius=Math.sqrt(r),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let n=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=n*n}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,n){let i=this.center.distanceToSquared(t);return n.copy(t),i>this.radius*this.radius&&(n.sub(this.center).normalize(),n.multiplyScalar(this.radius).add(this.center)),n}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Zc.subVectors(t,this.center);let n=Zc.lengthSq();if(n>this.radius*this.radius){let i=Math.sqrt(n),r=(i-this.radius)*.5;this.center.addScaledVector(Zc,r/i),this.radius+=r}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):($_.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Zc.copy(t.center).add($_)),this.expandByPoint(Zc.copy(t.center).sub($_))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},XD=0,ui=new xe,X_=new sn,Aa=new V,kn=new xs,Jc=new xs,je=new V,Rn=class e extends ir{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:XD++}),this.uuid=Rl(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(RD(t)?al:ol)(t,1):this.index=t,this}setIndirect(t,n=0){return this.indirect=t,this.indirectOffset=n,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,n){return this.attributes[t]=n,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,n,i=0){this.groups.push({start:t,count:n,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(t,n){this.drawRange.start=t,this.drawRange.count=n}applyMatrix4(t){let n=this.attributes.position;n!==void 0&&(n.applyMatrix4(t),n.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new Bt().getNormalMatrix(t);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(t),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return ui.makeRotationFromQuaternion(t),this.applyMatrix4(ui),this}rotateX(t){return ui.makeRotationX(t),this.applyMatrix4(ui),this}rotateY(t){return ui.makeRotationY(t),this.applyMatrix4(ui),this}rotateZ(t){return ui.makeRotationZ(t),this.applyMatrix4(ui),this}translate(t,n,i){return ui.makeTranslation(t,n,i),this.applyMatrix4(ui),this}scale(t,n,i){return ui.makeScale(t,n,i),this.applyMatrix4(ui),this}lookAt(t){return X_.lookAt(t),X_.updateMatrix(),this.applyMatrix4(X_.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Aa).negate(),this.translate(Aa.x,Aa.y,Aa.z),this}setFromPoints(t){let n=this.getAttribute("position");if(n===void 0){let i=[];for(let r=0,s=t.length;r<s;r++){let o=t[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new De(i,3))}else{let i=Math.min(t.length,n.count);for(let r=0;r<i;r++){let s=t[r];n.setXYZ(r,s.x,s.y,s.z||0)}t.length>n.count&&Ut("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),n.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xs);let t=this.attributes.position,n=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ot("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new V(-1/0,-1/0,-1/0),new V(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),n)for(let i=0,r=n.length;i<r;i++){let s=n[i];kn.setFromBufferAttribute(s),this.morphTargetsRelative?(je.addVectors(this.boundingBox.min,kn.min),this.boundingBox.expandByPoint(je),je.addVectors(this.boundingBox.max,kn.max),this.boundingBox.expandByPoint(je)):(this.boundingBox.expandByPoint(kn.min),this.boundingBox.expandByPoint(kn.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ot('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ys);let t=this.attributes.position,n=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ot("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new V,1/0);return}if(t){let i=this.boundingSphere.center;if(kn.setFromBufferAttribute(t),n)for(let s=0,o=n.length;s<o;s++){let a=n[s];Jc.setFromBufferAttribute(a),this.morphTargetsRelative?(je.addVectors(kn.min,Jc.min),kn.expandByPoint(je),je.addVectors(kn.max,Jc.max),kn.expandByPoint(je)):(kn.expandByPoint(Jc.min),kn.expandByPoint(Jc.max))}kn.getCenter(i);let r=0;for(let s=0,o=t.count;s<o;s++)je.fromBufferAttribute(t,s),r=Math.max(r,i.distanceToSquared(je));if(n)for(let s=0,o=n.length;s<o;s++){let a=n[s],c=this.morphTargetsRelative;for(let l=0,u=a.count;l<u;l++)je.fromBufferAttribute(a,l),c&&(Aa.fromBufferAttribute(t,l),je.add(Aa)),r=Math.max(r,i.distanceToSquared(je))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&Ot('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,n=this.attributes;if(t===null||n.position===void 0||n.normal===void 0||n.uv===void 0){Ot("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=n.position,r=n.normal,s=n.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new nr(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(i.count);for(let R=0;R<i.count;R++)a[R]=new V,c[R]=new V;let u=new V,h=new V,f=new V,d=new ie,p=new ie,_=new ie,m=new V,g=new V;function y(R,E,C){l[R]=l[E]=l[C]=1,u.fromBufferAttribute(i,R),h.fromBufferAttribute(i,E),f.fromBufferAttribute(i,C),d.fromBufferAttribute(s,R),p.fromBufferAttribute(s,E),_.fromBufferAttribute(s,C),h.sub(u),f.sub(u),p.sub(d),_.sub(d);let N=1/(p.x*_.y-_.x*p.y);isFinite(N)&&(m.copy(h).multiplyScalar(_.y).addScaledVector(f,-p.y).multiplyScalar(N),g.copy(f).multiplyScalar(p.x).addScaledVector(h,-_.x).multiplyScalar(N),a[R].add(m),a[E].add(m),a[C].add(m),c[R].add(g),c[E].add(g),c[C].add(g))}let S=this.groups;S.length===0&&(S=[{start:0,count:t.count}]);for(let R=0,E=S.length;R<E;++R){let C=S[R],N=C.start,B=C.count;for(let I=N,L=N+B;I<L;I+=3)y(t.getX(I+0),t.getX(I+1),t.getX(I+2))}let v=new V,w=new V,b=new V,x=new V;function M(R){b.fromBufferAttribute(r,R),x.copy(b);let E=a[R];v.copy(E),v.sub(b.multiplyScalar(b.dot(E))).normalize(),w.crossVectors(x,E);let N=w.dot(c[R])<0?-1:1;o.setXYZW(R,v.x,v.y,v.z,N)}for(let R=0,E=i.count;R<E;++R)l[R]&&M(R);this._transformed=!0}computeVertexNormals(){let t=this.index,n=this.getAttribute("position");if(n!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==n.count)i=new nr(new Float32Array(n.count*3),3),this.setAttribute("normal",i);else for(let f=0,d=i.count;f<d;f++)i.setXYZ(f,0,0,0);let r=new V,s=new V,o=new V,a=new V,c=new V,l=new V,u=new V,h=new V;if(t)for(let f=0,d=t.count;f<d;f+=3){let p=t.getX(f+0),_=t.getX(f+1),m=t.getX(f+2);r.fromBufferAttribute(n,p),s.fromBufferAttribute(n,_),o.fromBufferAttribute(n,m),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),a.fromBufferAttribute(i,p),c.fromBufferAttribute(i,_),l.fromBufferAttribute(i,m),a.add(u),c.add(u),l.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(_,c.x,c.y,c.z),i.setXYZ(m,l.x,l.y,l.z)}else for(let f=0,d=n.count;f<d;f+=3)r.fromBufferAttribute(n,f+0),s.fromBufferAttribute(n,f+1),o.fromBufferAttribute(n,f+2),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),i.setXYZ(f+0,u.x,u.y,u.z),i.setXYZ(f+1,u.x,u.y,u.z),i.setXYZ(f+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let n=0,i=t.count;n<i;n++)je.fromBufferAttribute(t,n),je.normalize(),t.setXYZ(n,je.x,je.y,je.z)}toNonIndexed(){function t(a,c){let l=a.array,u=a.itemSize,h=a.normalized,f=new l.constructor(c.length*u),d=0,p=0;for(let _=0,m=c.length;_<m;_++){a.isInterleavedBufferAttribute?d=c[_]*a.data.stride+a.offset:d=c[_]*u;for(let g=0;g<u;g++)f[p++]=l[d++]}return new nr(f,u,h)}if(this.index===null)return Ut("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let n=new e,i=this.index.array,r=this.attributes;for(let a in r){let c=r[a],l=t(c,i);n.setAttribute(a,l)}let s=this.morphAttributes;for(let a in s){let c=[],l=s[a];for(let u=0,h=l.length;u<h;u++){let f=l[u],d=t(f,i);c.push(d)}n.morphAttributes[a]=c}n.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];n.addGroup(l.start,l.count,l.materialIndex)}return n}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(t[l]=c[l]);return t}t.data={attributes:{}};let n=this.index;n!==null&&(t.data.index={type:n.array.constructor.name,array:Array.prototype.slice.call(n.array)});let i=this.attributes;for(let c in i){let l=i[c];t.data.attributes[c]=l.toJSON(t.data)}let r={},s=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],u=[];for(let h=0,f=l.length;h<f;h++){let d=l[h];u.push(d.toJSON(t.data))}u.length>0&&(r[c]=u,s=!0)}s&&(t.data.morphAttributes=r,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let n={};this.name=t.name;let i=t.index;i!==null&&this.setIndex(i.clone());let r=t.attributes;for(let l in r){let u=r[l];this.setAttribute(l,u.clone(n))}let s=t.morphAttributes;for(let l in s){let u=[],h=s[l];for(let f=0,d=h.length;f<d;f++)u.push(h[f].clone(n));this.morphAttributes[l]=u}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let l=0,u=o.length;l<u;l++){let h=o[l];this.addGroup(h.start,h.count,h.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=t.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var q_=new V,qD=new V,YD=new Bt,Gn=class{constructor(t=new V(1,0,0),n=0){this.isPlane=!0,this.normal=t,this.constant=n}set(t,n){return this.normal.copy(t),this.constant=n,this}setComponents(t,n,i,r){return this.normal.set(t,n,i),this.constant=r,this}setFromNormalAndCoplanarPoint(t,n){return this.normal.copy(t),this.constant=-n.dot(this.normal),this}setFromCoplanarPoints(t,n,i){let r=q_.subVectors(i,n).cross(qD.subVectors(t,n)).normalize();return this.setFromNormalAndCoplanarPoint(r,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,n){return n.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,n,i=!0){let r=t.delta(q_),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(t.start)===0?n.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:n.copy(t.start).addScaledVector(r,o)}intersectsLine(t){let n=this.distanceToPoint(t.start),i=this.distanceToPoint(t.end);return n<0&&i>0||i<0&&n>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,n){let i=n||YD.getNormalMatrix(t),r=this.coplanarPoint(q_).applyMatrix4(t),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},ZD=0,sr=class extends ir{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:ZD++}),this.uuid=Rl(),this.name="",this.type="Material",this.blending=Ha,this.side=As,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=hx,this.blendDst=dx,this.blendEquation=_o,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Qt(0,0,0),this.blendAlpha=0,this.depthFunc=Na,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=nE,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=xh,this.stencilZFail=xh,this.stencilZPass=xh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let n in t){let i=t[n];if(i===void 0){Ut(`Material: parameter '${n}' has value of undefined.`);continue}let r=this[n];if(r===void 0){Ut(`Material: '${n}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[n]=i}}toJSON(t){let n=t===void 0||typeof t=="string";n&&(t={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(t).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(t).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(t).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(t).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(t).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let c=s[a];delete c.metadata,o.push(c)}return o}if(n){let s=r(t.textures),o=r(t.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(t,n){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new Qt().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(i=>new Gn().fromJSON(i))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=n[t.map]||null),t.matcap!==void 0&&(this.matcap=n[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=n[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=n[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=n[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let i=t.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ie().fromArray(i)}return t.displacementMap!==void 0&&(this.displacementMap=n[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=n[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=n[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=n[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=n[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=n[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=n[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=n[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=n[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=n[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=n[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=n[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=n[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=n[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ie().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=n[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=n[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=n[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=n[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=n[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=n[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=n[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=n[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let n=t.clippingPlanes,i=null;if(n!==null){let r=n.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=n[s].clone()}return this.clippingPlanes=i,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Br=new V,Y_=new V,Jf=new V,Kf=new V,Ba=class{constructor(t=new V,n=new V(0,0,-1)){this.origin=t,this.direction=n}set(t,n){return this.origin.copy(t),this.direction.copy(n),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,n){return n.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Br)),this}closestPointToPoint(t,n){n.subVectors(t,this.origin);let i=n.dot(this.direction);return i<0?n.copy(this.origin):n.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let n=Br.subVectors(t,this.origin).dot(this.direction);return n<0?this.origin.distanceToSquared(t):(Br.copy(this.origin).addScaledVector(this.direction,n),Br.distanceToSquared(t))}distanceSqToSegment(t,n,i,r){Y_.copy(t).add(n).multiplyScalar(.5),Jf.copy(n).sub(t).normalize(),Kf.copy(this.origin).sub(Y_);let s=t.distanceTo(n)*.5,o=-this.direction.dot(Jf),a=Kf.dot(this.direction),c=-Kf.dot(Jf),l=Kf.lengthSq(),u=Math.abs(1-o*o),h,f,d,p;if(u>0)if(h=o*c-a,f=o*a-c,p=s*u,h>=0)if(f>=-p)if(f<=p){let _=1/u;h*=_,f*=_,d=h*(h+o*f+2*a)+f*(o*h+f+2*c)+l}else f=s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;else f=-s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;else f<=-p?(h=Math.max(0,-(-o*s+a)),f=h>0?-s:Math.min(Math.max(-s,-c),s),d=-h*h+f*(f+2*c)+l):f<=p?(h=0,f=Math.min(Math.max(-s,-c),s),d=f*(f+2*c)+l):(h=Math.max(0,-(o*s+a)),f=h>0?s:Math.min(Math.max(-s,-c),s),d=-h*h+f*(f+2*c)+l);else f=o>0?-s:s,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,h),r&&r.copy(Y_).addScaledVector(Jf,f),d}intersectSphere(t,n){if(t.radius<0)return null;Br.subVectors(t.center,this.origin);let i=Br.dot(this.direction),r=Br.dot(Br)-i*i,s=t.radius*t.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,n):this.at(a,n)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let n=t.normal.dot(this.direction);if(n===0)return t.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(t.normal)+t.constant)/n;return i>=0?i:null}intersectPlane(t,n){let i=this.distanceToPlane(t);return i===null?null:this.at(i,n)}intersectsPlane(t){let n=t.distanceToPoint(this.origin);return n===0||t.normal.dot(this.direction)*n<0}intersectBox(t,n){let i,r,s,o,a,c,l=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,f=this.origin;return l>=0?(i=(t.min.x-f.x)*l,r=(t.max.x-f.x)*l):(i=(t.max.x-f.x)*l,r=(t.min.x-f.x)*l),u>=0?(s=(t.min.y-f.y)*u,o=(t.max.y-f.y)*u):(s=(t.max.y-f.y)*u,o=(t.min.y-f.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),h>=0?(a=(t.min.z-f.z)*h,c=(t.max.z-f.z)*h):(a=(t.max.z-f.z)*h,c=(t.min.z-f.z)*h),i>c||a>r)||((a>i||i!==i)&&(i=a),(c<r||r!==r)&&(r=c),r<0)?null:this.at(i>=0?i:r,n)}intersectsBox(t){return this.intersectBox(t,Br)!==null}intersectTriangle(t,n,i,r,s){let o=this.origin,a=this.direction,c=a.x,l=a.y,u=a.z,h=t.x-o.x,f=t.y-o.y,d=t.z-o.z,p=n.x-o.x,_=n.y-o.y,m=n.z-o.z,g=i.x-o.x,y=i.y-o.y,S=i.z-o.z,v=Math.abs(c),w=Math.abs(l),b=Math.abs(u),x,M,R,E,C,N,B,I,L,z,F,Z;if(v>=w&&v>=b?(R=c,N=h,L=p,Z=g,c>=0?(x=l,M=u,E=f,C=d,B=_,I=m,z=y,F=S):(x=u,M=l,E=d,C=f,B=m,I=_,z=S,F=y)):w>=b?(R=l,N=f,L=_,Z=y,l>=0?(x=u,M=c,E=d,C=h,B=m,I=p,z=S,F=g):(x=c,M=u,E=h,C=d,B=p,I=m,z=g,F=S)):(R=u,N=d,L=m,Z=S,u>=0?(x=c,M=l,E=h,C=f,B=p,I=_,z=g,F=y):(x=l,M=c,E=f,C=h,B=_,I=p,z=y,F=g)),R===0)return null;let U=x/R,G=M/R,q=1/R,rt=E-U*N,ct=C-G*N,$=B-U*L,ot=I-G*L,ut=z-U*Z,st=F-G*Z,at=ut*ot-st*$,J=rt*st-ct*ut,xt=$*ct-ot*rt;if(r){if(at<0||J<0||xt<0)return null}else if((at<0||J<0||xt<0)&&(at>0||J>0||xt>0))return null;let lt=at+J+xt;if(lt===0)return null;let K=q*(at*N+J*L+xt*Z);return(lt>0?K<0:K>0)?null:this.at(K/lt,s)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Dh=class extends sr{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Gr,this.combine=ed,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},hA=new xe,fo=new Ba,jf=new ys,dA=new V,Qf=new V,th=new V,eh=new V,Z_=new V,nh=new V,pA=new V,ih=new V,Pn=class extends sn{constructor(t=new Rn,n=new Dh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(t,n){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;n.fromBufferAttribute(r,t);let a=this.morphTargetInfluences;if(s&&a){nh.set(0,0,0);for(let c=0,l=s.length;c<l;c++){let u=a[c],h=s[c];u!==0&&(Z_.fromBufferAttribute(h,t),o?nh.addScaledVector(Z_,u):nh.addScaledVector(Z_.sub(n),u))}n.add(nh)}return n}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),jf.copy(i.boundingSphere),jf.applyMatrix4(s),fo.copy(t.ray).recast(t.near),!(jf.containsPoint(fo.origin)===!1&&(fo.intersectSphere(jf,dA)===null||fo.origin.distanceToSquared(dA)>(t.far-t.near)**2))&&(hA.copy(s).invert(),fo.copy(t.ray).applyMatrix4(hA),!(i.boundingBox!==null&&fo.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(t,n,fo)))}_computeIntersections(t,n,i){let r,s=this.geometry,o=this.material,a=s.index,c=s.attributes.position,l=s.attributes.uv,u=s.attributes.uv1,h=s.attributes.normal,f=s.groups,d=s.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,_=f.length;p<_;p++){let m=f[p],g=o[m.materialIndex],y=Math.max(m.start,d.start),S=Math.min(a.count,Math.min(m.start+m.count,d.start+d.count));for(let v=y,w=S;v<w;v+=3){let b=a.getX(v),x=a.getX(v+1),M=a.getX(v+2);r=rh(this,g,t,i,l,u,h,b,x,M),r&&(r.faceIndex=Math.floor(v/3),r.face.materialIndex=m.materialIndex,n.push(r))}}else{let p=Math.max(0,d.start),_=Math.min(a.count,d.start+d.count);for(let m=p,g=_;m<g;m+=3){let y=a.getX(m),S=a.getX(m+1),v=a.getX(m+2);r=rh(this,o,t,i,l,u,h,y,S,v),r&&(r.faceIndex=Math.floor(m/3),n.push(r))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,_=f.length;p<_;p++){let m=f[p],g=o[m.materialIndex],y=Math.max(m.start,d.start),S=Math.min(c.count,Math.min(m.start+m.count,d.start+d.count));for(let v=y,w=S;v<w;v+=3){let b=v,x=v+1,M=v+2;r=rh(this,g,t,i,l,u,h,b,x,M),r&&(r.faceIndex=Math.floor(v/3),r.face.materialIndex=m.materialIndex,n.push(r))}}else{let p=Math.max(0,d.start),_=Math.min(c.count,d.start+d.count);for(let m=p,g=_;m<g;m+=3){let y=m,S=m+1,v=m+2;r=rh(this,o,t,i,l,u,h,y,S,v),r&&(r.faceIndex=Math.floor(m/3),n.push(r))}}}};function JD(e,t,n,i,r,s,o,a){let c;if(t.side===Mn?c=i.intersectTriangle(o,s,r,!0,a):c=i.intersectTriangle(r,s,o,t.side===As,a),c===null)return null;ih.copy(a),ih.applyMatrix4(e.matrixWorld);let l=n.ray.origin.distanceTo(ih);return l<n.near||l>n.far?null:{distance:l,point:ih.clone(),object:e}}function rh(e,t,n,i,r,s,o,a,c,l){e.getVertexPosition(a,Qf),e.getVertexPosition(c,th),e.getVertexPosition(l,eh);let u=JD(e,t,n,i,Qf,th,eh,pA);if(u){let h=new V;Mi.getBarycoord(pA,Qf,th,eh,h),r&&(u.uv=Mi.getInterpolatedAttribute(r,a,c,l,h,new ie)),s&&(u.uv1=Mi.getInterpolatedAttribute(s,a,c,l,h,new ie)),o&&(u.normal=Mi.getInterpolatedAttribute(o,a,c,l,h,new V),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let f={a,b:c,c:l,normal:new V,materialIndex:0};Mi.getNormal(Qf,th,eh,f.normal),u.face=f,u.barycoord=h}return u}var Fh=class extends Cn{constructor(t=null,n=1,i=1,r,s,o,a,c,l=Qe,u=Qe,h,f){super(null,o,a,c,l,u,r,s,h,f),this.isDataTexture=!0,this.image={data:t,width:n,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ho=new ys,KD=new ie(.5,.5),sh=new V,vs=class{constructor(t=new Gn,n=new Gn,i=new Gn,r=new Gn,s=new Gn,o=new Gn){this.planes=[t,n,i,r,s,o]}set(t,n,i,r,s,o){let a=this.planes;return a[0].copy(t),a[1].copy(n),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(t){let n=this.planes;for(let i=0;i<6;i++)n[i].copy(t.planes[i]);return this}setFromProjectionMatrix(t,n=fi,i=!1){let r=this.planes,s=t.elements,o=s[0],a=s[1],c=s[2],l=s[3],u=s[4],h=s[5],f=s[6],d=s[7],p=s[8],_=s[9],m=s[10],g=s[11],y=s[12],S=s[13],v=s[14],w=s[15];if(r[0].setComponents(l-o,d-u,g-p,w-y).normalize(),r[1].setComponents(l+o,d+u,g+p,w+y).normalize(),r[2].setComponents(l+a,d+h,g+_,w+S).normalize(),r[3].setComponents(l-a,d-h,g-_,w-S).normalize(),i)r[4].setComponents(c,f,m,v).normalize(),r[5].setComponents(l-c,d-f,g-m,w-v).normalize();else if(r[4].setComponents(l-c,d-f,g-m,w-v).normalize(),n===fi)r[5].setComponents(l+c,d+f,g+m,w+v).normalize();else if(n===Da)r[5].setComponents(c,f,m,v).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+n);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),ho.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let n=t.geometry;n.boundingSphere===null&&n.computeBoundingSphere(),ho.copy(n.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(ho)}intersectsSprite(t){ho.center.set(0,0,0);let n=KD.distanceTo(t.center);return ho.radius=.7071067811865476+n,ho.applyMatrix4(t.matrixWorld),this.intersectsSphere(ho)}intersectsSphere(t){let n=this.planes,i=t.center,r=-t.radius;for(let s=0;s<6;s++)if(n[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(t){let n=this.planes;for(let i=0;i<6;i++){let r=n[i];if(sh.x=r.normal.x>0?t.max.x:t.min.x,sh.y=r.normal.y>0?t.max.y:t.min.y,sh.z=r.normal.z>0?t.max.z:t.min.z,r.distanceToPoint(sh)<0)return!1}return!0}containsPoint(t){let n=this.planes;for(let i=0;i<6;i++)if(n[i].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},mA=new xe,Uh=class e{constructor(){this.coordinateSystem=fi,this._frustums=[],this._count=0}setFromArrayCamera(t){let n=t.cameras,i=this._frustums;for(let r=0;r<n.length;r++){let s=n[r];mA.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new vs),i[r].setFromProjectionMatrix(mA,s.coordinateSystem,s.reversedDepth)}return this._count=n.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsObject(t))return!0;return!1}intersectsSprite(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsSphere(t))return!0;return!1}intersectsBox(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].intersectsBox(t))return!0;return!1}containsPoint(t){let n=this._frustums;for(let i=0;i<this._count;i++)if(n[i].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let n=this._frustums,i=t._frustums;for(let r=0;r<t._count;r++)n[r]===void 0&&(n[r]=new vs),n[r].copy(i[r]);return this._count=t._count,this}clone(){return new e().copy(this)}};var bs=class extends sr{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Qt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Oh=new V,Bh=new V,gA=new xe,Kc=new Ba,oh=new ys,J_=new V,_A=new V,kh=class extends sn{constructor(t=new Rn,n=new bs){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let n=t.attributes.position,i=[0];for(let r=1,s=n.count;r<s;r++)Oh.fromBufferAttribute(n,r-1),Bh.fromBufferAttribute(n,r),i[r]=i[r-1],i[r]+=Oh.distanceTo(Bh);t.setAttribute("lineDistance",new De(i,1))}else Ut("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.matrixWorld,s=t.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),oh.copy(i.boundingSphere),oh.applyMatrix4(r),oh.radius+=s,t.ray.intersectsSphere(oh)===!1)return;gA.copy(r).invert(),Kc.copy(t.ray).applyMatrix4(gA);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,u=i.index,f=i.attributes.position;if(u!==null){let d=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let _=d,m=p-1;_<m;_+=l){let g=u.getX(_),y=u.getX(_+1),S=ah(this,t,Kc,c,g,y,_);S&&n.push(S)}if(this.isLineLoop){let _=u.getX(p-1),m=u.getX(d),g=ah(this,t,Kc,c,_,m,p-1);g&&n.push(g)}}else{let d=Math.max(0,o.start),p=Math.min(f.count,o.start+o.count);for(let _=d,m=p-1;_<m;_+=l){let g=ah(this,t,Kc,c,_,_+1,_);g&&n.push(g)}if(this.isLineLoop){let _=ah(this,t,Kc,c,p-1,d,p-1);_&&n.push(_)}}}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function ah(e,t,n,i,r,s,o){let a=e.geometry.attributes.position;if(Oh.fromBufferAttribute(a,r),Bh.fromBufferAttribute(a,s),n.distanceSqToSegment(Oh,Bh,J_,_A)>i)return;J_.applyMatrix4(e.matrixWorld);let l=t.ray.origin.distanceTo(J_);if(!(l<t.near||l>t.far))return{distance:l,point:_A.clone().applyMatrix4(e.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:e}}var xA=new V,yA=new V,Ms=class extends kh{constructor(t,n){super(t,n),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let n=t.attributes.position,i=[];for(let r=0,s=n.count;r<s;r+=2)xA.fromBufferAttribute(n,r),yA.fromBufferAttribute(n,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+xA.distanceTo(yA);t.setAttribute("lineDistance",new De(i,1))}else Ut("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var po=class extends sr{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Qt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},vA=new xe,rx=new Ba,ch=new ys,lh=new V,mo=class extends sn{constructor(t=new Rn,n=new po){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=n,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,n){return super.copy(t,n),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,n){let i=this.geometry,r=this.matrixWorld,s=t.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),ch.copy(i.boundingSphere),ch.applyMatrix4(r),ch.radius+=s,t.ray.intersectsSphere(ch)===!1)return;vA.copy(r).invert(),rx.copy(t.ray).applyMatrix4(vA);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=i.index,h=i.attributes.position;if(l!==null){let f=Math.max(0,o.start),d=Math.min(l.count,o.start+o.count);for(let p=f,_=d;p<_;p++){let m=l.getX(p);lh.fromBufferAttribute(h,m),bA(lh,m,c,r,t,n,this)}}else{let f=Math.max(0,o.start),d=Math.min(h.count,o.start+o.count);for(let p=f,_=d;p<_;p++)lh.fromBufferAttribute(h,p),bA(lh,p,c,r,t,n,this)}}updateMorphTargets(){let n=this.geometry.morphAttributes,i=Object.keys(n);if(i.length>0){let r=n[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function bA(e,t,n,i,r,s,o){let a=rx.distanceSqToPoint(e);if(a<n){let c=new V;rx.closestPointToPoint(e,c),c.applyMatrix4(i);let l=r.ray.origin.distanceTo(c);if(l<r.near||l>r.far)return;s.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var cl=class extends Cn{constructor(t=[],n=xo,i,r,s,o,a,c,l,u){super(t,n,i,r,s,o,a,c,l,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Vr=class extends Cn{constructor(t,n,i=Si,r,s,o,a=Qe,c=Qe,l,u=zr,h=1){if(u!==zr&&u!==Wr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let f={width:t,height:n,depth:h};super(f,r,s,o,a,c,u,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Ua(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let n=super.toJSON(t);return n.compareFunction=this.compareFunction,n}},ll=class extends Vr{constructor(t,n=Si,i=xo,r,s,o=Qe,a=Qe,c,l=zr){let u={width:t,height:t,depth:1},h=[u,u,u,u,u,u];super(t,t,n,i,r,s,o,a,c,l),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},ul=class extends Cn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},ka=class e extends Rn{constructor(t=1,n=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:n,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let c=[],l=[],u=[],h=[],f=0,d=0;p("z","y","x",-1,-1,i,n,t,o,s,0),p("z","y","x",1,-1,i,n,-t,o,s,1),p("x","z","y",1,1,t,i,n,r,o,2),p("x","z","y",1,-1,t,i,-n,r,o,3),p("x","y","z",1,-1,t,n,i,r,s,4),p("x","y","z",-1,-1,t,n,-i,r,s,5),this.setIndex(c),this.setAttribute("position",new De(l,3)),this.setAttribute("normal",new De(u,3)),this.setAttribute("uv",new De(h,2));function p(_,m,g,y,S,v,w,b,x,M,R){let E=v/x,C=w/M,N=v/2,B=w/2,I=b/2,L=x+1,z=M+1,F=0,Z=0,U=new V;for(let G=0;G<z;G++){let q=G*C-B;for(let rt=0;rt<L;rt++){let ct=rt*E-N;U[_]=ct*y,U[m]=q*S,U[g]=I,l.push(U.x,U.y,U.z),U[_]=0,U[m]=0,U[g]=b>0?1:-1,u.push(U.x,U.y,U.z),h.push(rt/x),h.push(1-G/M),F+=1}}for(let G=0;G<M;G++)for(let q=0;q<x;q++){let rt=f+q+L*G,ct=f+q+L*(G+1),$=f+(q+1)+L*(G+1),ot=f+(q+1)+L*G;c.push(rt,ct,ot),c.push(ct,$,ot),Z+=6}a.addGroup(d,Z,R),d+=Z,f+=F}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var uh=new V,fh=new V,K_=new V,hh=new Mi,fl=class extends Rn{constructor(t=null,n=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:n},t!==null){let r=Math.pow(10,4),s=Math.cos(yh*n),o=t.getIndex(),a=t.getAttribute("position"),c=o?o.count:a.count,l=[0,0,0],u=["a","b","c"],h=new Array(3),f=new Map,d=[];for(let p=0;p<c;p+=3){o?(l[0]=o.getX(p),l[1]=o.getX(p+1),l[2]=o.getX(p+2)):(l[0]=p,l[1]=p+1,l[2]=p+2);let{a:_,b:m,c:g}=hh;if(_.fromBufferAttribute(a,l[0]),m.fromBufferAttribute(a,l[1]),g.fromBufferAttribute(a,l[2]),hh.getNormal(K_),h[0]=`${Math.round(_.x*r)},${Math.round(_.y*r)},${Math.round(_.z*r)}`,h[1]=`${Math.round(m.x*r)},${Math.round(m.y*r)},${Math.round(m.z*r)}`,h[2]=`${Math.round(g.x*r)},${Math.round(g.y*r)},${Math.round(g.z*r)}`,!(h[0]===h[1]||h[1]===h[2]||h[2]===h[0]))for(let y=0;y<3;y++){let S=(y+1)%3,v=h[y],w=h[S],b=hh[u[y]],x=hh[u[S]],M=`${v}_${w}`,R=`${w}_${v}`,E=f.get(R);E?(K_.dot(E.normal)<=s&&(d.push(b.x,b.y,b.z),d.push(x.x,x.y,x.z)),f.set(R,null)):f.has(M)||f.set(M,{index0:l[y],index1:l[S],normal:K_.clone()})}}for(let p of f.values())if(p){let{index0:_,index1:m}=p;uh.fromBufferAttribute(a,_),fh.fromBufferAttribute(a,m),d.push(uh.x,uh.y,uh.z),d.push(fh.x,fh.y,fh.z)}this.setAttribute("position",new De(d,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var hl=class e extends Rn{constructor(t=1,n=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:n,widthSegments:i,heightSegments:r};let s=t/2,o=n/2,a=Math.floor(i),c=Math.floor(r),l=a+1,u=c+1,h=t/a,f=n/c,d=[],p=[],_=[],m=[];for(let g=0;g<u;g++){let y=g*f-o;for(let S=0;S<l;S++){let v=S*h-s;p.push(v,-y,0),_.push(0,0,1),m.push(S/a),m.push(1-g/c)}}for(let g=0;g<c;g++)for(let y=0;y<a;y++){let S=y+l*g,v=y+l*(g+1),w=y+1+l*(g+1),b=y+1+l*g;d.push(S,v,b),d.push(v,w,b)}this.setIndex(d),this.setAttribute("position",new De(p,3)),this.setAttribute("normal",new De(_,3)),this.setAttribute("uv",new De(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.width,t.height,t.widthSegments,t.heightSegments)}};var dl=class e extends Rn{constructor(t=1,n=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:n,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},n=Math.max(3,Math.floor(n)),i=Math.max(2,Math.floor(i));let c=Math.min(o+a,Math.PI),l=0,u=[],h=new V,f=new V,d=[],p=[],_=[],m=[];for(let g=0;g<=i;g++){let y=[],S=g/i,v=o+S*a,w=t*Math.cos(v),b=Math.sqrt(t*t-w*w),x=0;g===0&&o===0?x=.5/n:g===i&&c===Math.PI&&(x=-.5/n);for(let M=0;M<=n;M++){let R=M/n,E=r+R*s;h.x=-b*Math.cos(E),h.y=w,h.z=b*Math.sin(E),p.push(h.x,h.y,h.z),f.copy(h).normalize(),_.push(f.x,f.y,f.z),m.push(R+x,1-S),y.push(l++)}u.push(y)}for(let g=0;g<i;g++)for(let y=0;y<n;y++){let S=u[g][y+1],v=u[g][y],w=u[g+1][y],b=u[g+1][y+1];(g!==0||o>0)&&d.push(S,v,b),(g!==i-1||c<Math.PI)&&d.push(v,w,b)}this.setIndex(d),this.setAttribute("position",new De(p,3)),this.setAttribute("normal",new De(_,3)),this.setAttribute("uv",new De(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new e(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function vo(e){let t={};for(let n in e){t[n]={};for(let i in e[n]){let r=e[n][i];if(MA(r))r.isRenderTargetTexture?(Ut("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[n][i]=null):t[n][i]=r.clone();else if(Array.isArray(r))if(MA(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();t[n][i]=s}else t[n][i]=r.slice();else t[n][i]=r}}return t}function dn(e){let t={};for(let n=0;n<e.length;n++){let i=vo(e[n]);for(let r in i)t[r]=i[r]}return t}function MA(e){return e&&(e.isColor||e.isMatrix3||e.isMatrix4||e.isVector2||e.isVector3||e.isVector4||e.isTexture||e.isQuaternion)}function jD(e){let t=[];for(let n=0;n<e.length;n++)t.push(e[n].clone());return t}function Fx(e){let t=e.getRenderTarget();return t===null?e.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ne.workingColorSpace}var mE={clone:vo,merge:dn},QD=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,tF=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,or=class extends sr{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=QD,this.fragmentShader=tF,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=vo(t.uniforms),this.uniformsGroups=jD(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let n=super.toJSON(t);n.glslVersion=this.glslVersion,n.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?n.uniforms[r]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?n.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?n.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?n.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?n.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?n.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?n.uniforms[r]={type:"m4",value:o.toArray()}:n.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(n.defines=this.defines),n.vertexShader=this.vertexShader,n.fragmentShader=this.fragmentShader,n.lights=this.lights,n.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(n.extensions=i),n}fromJSON(t,n){if(super.fromJSON(t,n),t.uniforms!==void 0)for(let i in t.uniforms){let r=t.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=n[r.value]||null;break;case"c":this.uniforms[i].value=new Qt().setHex(r.value);break;case"v2":this.uniforms[i].value=new ie().fromArray(r.value);break;case"v3":this.uniforms[i].value=new V().fromArray(r.value);break;case"v4":this.uniforms[i].value=new Se().fromArray(r.value);break;case"m3":this.uniforms[i].value=new Bt().fromArray(r.value);break;case"m4":this.uniforms[i].value=new xe().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let i in t.extensions)this.extensions[i]=t.extensions[i];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},zh=class extends or{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var za=class extends sr{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Qt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Gd,this.normalScale=new ie(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Gr,this.combine=ed,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Gh=class extends sr{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=tE,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Vh=class extends sr{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Ea(e,t){return!e||e.constructor===t?e:typeof t.BYTES_PER_ELEMENT=="number"?new t(e):Array.prototype.slice.call(e)}function dh(e){return e!==void 0&&e.inTangents!==void 0&&e.outTangents!==void 0}var Ss=class{constructor(t,n,i,r){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new n.constructor(i),this.sampleValues=n,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(t){let n=this.parameterPositions,i=this._cachedIndex,r=n[i],s=n[i-1];t:{e:{let o;n:{i:if(!(t<r)){for(let a=i+2;;){if(r===void 0){if(t<s)break i;return i=n.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=n[++i],t<r)break e}o=n.length;break n}if(!(t>=s)){let a=n[1];t<a&&(i=2,s=a);for(let c=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(r=s,s=n[--i-1],t>=s)break e}o=i,i=0;break n}break t}for(;i<o;){let a=i+o>>>1;t<n[a]?o=a:i=a+1}if(r=n[i],s=n[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=n.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,t,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let n=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=t*r;for(let o=0;o!==r;++o)n[o]=i[s+o];return n}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Hh=class extends Ss{constructor(t,n,i,r){super(t,n,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:ex,endingEnd:ex}}intervalChanged_(t,n,i){let r=this.parameterPositions,s=t-2,o=t+1,a=r[s],c=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case nx:s=t,a=2*n-i;break;case ix:s=r.length-2,a=n+r[s]-r[s+1];break;default:s=t,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case nx:o=t,c=2*i-n;break;case ix:o=1,c=i+r[1]-r[0];break;default:o=t-1,c=n}let l=(i-n)*.5,u=this.valueSize;this._weightPrev=l/(n-a),this._weightNext=l/(c-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=this._offsetPrev,h=this._offsetNext,f=this._weightPrev,d=this._weightNext,p=(i-n)/(r-n),_=p*p,m=_*p,g=-f*m+2*f*_-f*p,y=(1+f)*m+(-1.5-2*f)*_+(-.5+f)*p+1,S=(-1-d)*m+(1.5+d)*_+.5*p,v=d*m-d*_;for(let w=0;w!==a;++w)s[w]=g*o[u+w]+y*o[l+w]+S*o[c+w]+v*o[h+w];return s}},Wh=class extends Ss{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=(i-n)/(r-n),h=1-u;for(let f=0;f!==a;++f)s[f]=o[l+f]*h+o[c+f]*u;return s}},$h=class extends Ss{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t){return this.copySampleValue_(t-1)}},Xh=class extends Ss{interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-n)/(r-n),_=1-p;for(let m=0;m!==a;++m)s[m]=o[l+m]*_+o[c+m]*p;return s}let f=a*2,d=t-1;for(let p=0;p!==a;++p){let _=o[l+p],m=o[c+p],g=d*f+p*2,y=h[g],S=h[g+1],v=t*f+p*2,w=u[v],b=u[v+1],x=nF(i,n,y,w,r);s[p]=gE(x,_,S,b,m)}return s}};function gE(e,t,n,i,r){let s=1-e;return s*s*s*t+3*s*s*e*n+3*s*e*e*i+e*e*e*r}function eF(e,t,n,i,r){let s=1-e;return 3*s*s*(n-t)+6*s*e*(i-n)+3*e*e*(r-i)}function nF(e,t,n,i,r){let s=(e-t)/(r-t);for(let o=0;o<8;o++){let a=gE(s,t,n,i,r)-e;if(Math.abs(a)<1e-10)break;let c=eF(s,t,n,i,r);if(Math.abs(c)<1e-10)break;s=Math.max(0,Math.min(1,s-a/c))}return s}var Hn=class{constructor(t,n,i,r){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(n===void 0||n.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Ea(n,this.TimeBufferType),this.values=Ea(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(t){let n=t.constructor,i;if(n.toJSON!==this.toJSON)i=n.toJSON(t);else{i={name:t.name,times:Ea(t.times,Array),values:Ea(t.values,Array)};let r=t.getInterpolation();r!==t.DefaultInterpolation&&(i.interpolation=r),dh(t.settings)&&(i.settings={inTangents:Ea(t.settings.inTangents,Array),outTangents:Ea(t.settings.outTangents,Array)})}return i.type=t.ValueTypeName,i}InterpolantFactoryMethodDiscrete(t){return new $h(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Wh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Hh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let n=new Xh(this.times,this.values,this.getValueSize(),t);return this.settings&&(n.inTangents=this.settings.inTangents,n.outTangents=this.settings.outTangents),n}setInterpolation(t){let n;switch(t){case Qc:n=this.InterpolantFactoryMethodDiscrete;break;case Rh:n=this.InterpolantFactoryMethodLinear;break;case _h:n=this.InterpolantFactoryMethodSmooth;break;case tx:n=this.InterpolantFactoryMethodBezier;break}if(n===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ut("KeyframeTrack:",i),this}return this.createInterpolant=n,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Qc;case this.InterpolantFactoryMethodLinear:return Rh;case this.InterpolantFactoryMethodSmooth:return _h;case this.InterpolantFactoryMethodBezier:return tx}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let n=this.times;for(let i=0,r=n.length;i!==r;++i)n[i]+=t;dh(this.settings)&&(SA(this.settings.inTangents,t),SA(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let n=this.times;for(let i=0,r=n.length;i!==r;++i)n[i]*=t;dh(this.settings)&&(wA(this.settings.inTangents,t),wA(this.settings.outTangents,t))}return this}trim(t,n){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<t;)++s;for(;o!==-1&&i[o]>n;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let t=!0,n=this.getValueSize();n-Math.floor(n)!==0&&(Ot("KeyframeTrack: Invalid value size in track.",this),t=!1);let i=this.times,r=this.values,s=i.length;s===0&&(Ot("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==s;a++){let c=i[a];if(typeof c=="number"&&isNaN(c)){Ot("KeyframeTrack: Time is not a valid number.",this,a,c),t=!1;break}if(o!==null&&o>c){Ot("KeyframeTrack: Out of order keys.",this,a,c,o),t=!1;break}o=c}if(r!==void 0&&PD(r))for(let a=0,c=r.length;a!==c;++a){let l=r[a];if(isNaN(l)){Ot("KeyframeTrack: Value is not a valid number.",this,a,l),t=!1;break}}return t}optimize(){let t=this.times.slice(),n=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===_h,s=t.length-1,o=1;for(let a=1;a<s;++a){let c=!1,l=t[a],u=t[a+1];if(l!==u&&(a!==1||l!==t[0]))if(r)c=!0;else{let h=a*i,f=h-i,d=h+i;for(let p=0;p!==i;++p){let _=n[h+p];if(_!==n[f+p]||_!==n[d+p]){c=!0;break}}}if(c){if(a!==o){t[o]=t[a];let h=a*i,f=o*i;for(let d=0;d!==i;++d)n[f+d]=n[h+d]}++o}}if(s>0){t[o]=t[s];for(let a=s*i,c=o*i,l=0;l!==i;++l)n[c+l]=n[a+l];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=n.slice(0,o*i)):(this.times=t,this.values=n),this}clone(){let t=this.times.slice(),n=this.values.slice(),i=this.constructor,r=new i(this.name,t,n);return r.createInterpolant=this.createInterpolant,dh(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function SA(e,t){for(let n=0,i=e.length;n!==i;n+=2)e[n]+=t}function wA(e,t){for(let n=0,i=e.length;n!==i;n+=2)e[n]*=t}Hn.prototype.ValueTypeName="";Hn.prototype.TimeBufferType=Float32Array;Hn.prototype.ValueBufferType=Float32Array;Hn.prototype.DefaultInterpolation=Rh;var ws=class extends Hn{constructor(t,n,i){super(t,n,i)}};ws.prototype.ValueTypeName="bool";ws.prototype.ValueBufferType=Array;ws.prototype.DefaultInterpolation=Qc;ws.prototype.InterpolantFactoryMethodLinear=void 0;ws.prototype.InterpolantFactoryMethodSmooth=void 0;var qh=class extends Hn{constructor(t,n,i,r){super(t,n,i,r)}};qh.prototype.ValueTypeName="color";var Yh=class extends Hn{constructor(t,n,i,r){super(t,n,i,r)}};Yh.prototype.ValueTypeName="number";var Zh=class extends Ss{constructor(t,n,i,r){super(t,n,i,r)}interpolate_(t,n,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-n)/(r-n),l=t*a;for(let u=l+a;l!==u;l+=4)rr.slerpFlat(s,0,o,l-a,o,l,c);return s}},pl=class extends Hn{constructor(t,n,i,r){super(t,n,i,r)}InterpolantFactoryMethodLinear(t){return new Zh(this.times,this.values,this.getValueSize(),t)}};pl.prototype.ValueTypeName="quaternion";pl.prototype.InterpolantFactoryMethodSmooth=void 0;var Ts=class extends Hn{constructor(t,n,i){super(t,n,i)}};Ts.prototype.ValueTypeName="string";Ts.prototype.ValueBufferType=Array;Ts.prototype.DefaultInterpolation=Qc;Ts.prototype.InterpolantFactoryMethodLinear=void 0;Ts.prototype.InterpolantFactoryMethodSmooth=void 0;var Jh=class extends Hn{constructor(t,n,i,r){super(t,n,i,r)}};Jh.prototype.ValueTypeName="vector";var Kh=class{constructor(t,n,i){let r=this,s=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=t,this.onProgress=n,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),c?c(u):u},this.setURLModifier=function(u){return c=u,this},this.addHandler=function(u,h){return l.push(u,h),this},this.removeHandler=function(u){let h=l.indexOf(u);return h!==-1&&l.splice(h,2),this},this.getHandler=function(u){for(let h=0,f=l.length;h<f;h+=2){let d=l[h],p=l[h+1];if(d.global&&(d.lastIndex=0),d.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},_E=new Kh,jh=class{constructor(t){this.manager=t!==void 0?t:_E,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,n){let i=this;return new Promise(function(r,s){i.load(t,r,n,s)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};jh.DEFAULT_MATERIAL_NAME="__DEFAULT";var ml=class extends sn{static registerNode(t){this.prototype._lightNode=t}constructor(t,n=1){super(),this.isLight=!0,this.type="Light",this.color=new Qt(t),this.intensity=n}copy(t,n){return super.copy(t,n),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let n=super.toJSON(t);return n.object.color=this.color.getHex(),n.object.intensity=this.intensity,n}};var j_=new xe,TA=new V,AA=new V,Qh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ie(512,512),this.mapType=In,this.map=null,this.mapPass=null,this.matrix=new xe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new vs,this._frameExtents=new ie(1,1),this._viewportCount=1,this._viewports=[new Se(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let n=this.camera;TA.setFromMatrixPosition(t.matrixWorld),n.position.copy(TA),AA.setFromMatrixPosition(t.target.matrixWorld),n.lookAt(AA),n.updateMatrixWorld(),this._updateMatrix(n,this.matrix,this._frustum)}_updateMatrix(t,n,i,r){j_.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),i.setFromProjectionMatrix(j_,t.coordinateSystem,t.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,c=r?r.x/s.x:0,l=r?r.y/s.y:0;t.coordinateSystem===Da||t.reversedDepth?n.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):n.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),n.multiply(j_)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},ph=new V,mh=new rr,Qi=new V,gl=class extends sn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new xe,this.projectionMatrix=new xe,this.projectionMatrixInverse=new xe,this.coordinateSystem=fi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,n){return super.copy(t,n),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(ph,mh,Qi),Qi.x===1&&Qi.y===1&&Qi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ph,mh,Qi.set(1,1,1)).invert()}updateWorldMatrix(t,n,i=!1){super.updateWorldMatrix(t,n,i),this.matrixWorld.decompose(ph,mh,Qi),Qi.x===1&&Qi.y===1&&Qi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ph,mh,Qi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},_s=new V,EA=new ie,CA=new ie,vn=class extends gl{constructor(t=50,n=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=n,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,n){return super.copy(t,n),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let n=.5*this.getFilmHeight()/t;this.fov=Ph*2*Math.atan(n),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(yh*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Ph*2*Math.atan(Math.tan(yh*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,n,i){_s.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(_s.x,_s.y).multiplyScalar(-t/_s.z),_s.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(_s.x,_s.y).multiplyScalar(-t/_s.z)}getViewSize(t,n){return this.getViewBounds(t,EA,CA),n.subVectors(CA,EA)}setViewOffset(t,n,i,r,s,o){this.aspect=t/n,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=n,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,n=t*Math.tan(yh*.5*this.fov)/this.zoom,i=2*n,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;s+=o.offsetX*r/c,n-=o.offsetY*i/l,r*=o.width/c,i*=o.height/l}let a=this.filmOffset;a!==0&&(s+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,n,n-i,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let n=super.toJSON(t);return n.object.fov=this.fov,n.object.zoom=this.zoom,n.object.near=this.near,n.object.far=this.far,n.object.focus=this.focus,n.object.aspect=this.aspect,this.view!==null&&(n.object.view=Object.assign({},this.view)),n.object.filmGauge=this.filmGauge,n.object.filmOffset=this.filmOffset,n}};var _l=class extends gl{constructor(t=-1,n=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=n,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(t,n){return super.copy(t,n),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,n,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=n,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),n=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-t,o=i+t,a=r+n,c=r-n;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=l*this.view.offsetX,o=s+l*this.view.width,a-=u*this.view.offsetY,c=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let n=super.toJSON(t);return n.object.zoom=this.zoom,n.object.left=this.left,n.object.right=this.right,n.object.top=this.top,n.object.bottom=this.bottom,n.object.near=this.near,n.object.far=this.far,this.view!==null&&(n.object.view=Object.assign({},this.view)),n}},sx=class extends Qh{constructor(){super(new _l(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},xl=class extends ml{constructor(t,n){super(t,n),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(sn.DEFAULT_UP),this.updateMatrix(),this.target=new sn,this.shadow=new sx}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let n=super.toJSON(t);return n.object.shadow=this.shadow.toJSON(),n.object.target=this.target.uuid,n}},yl=class extends ml{constructor(t,n){super(t,n),this.isAmbientLight=!0,this.type="AmbientLight"}};var Ca=-90,Ra=1,Ga=class extends sn{constructor(t,n,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new vn(Ca,Ra,t,n);r.layers=this.layers,this.add(r);let s=new vn(Ca,Ra,t,n);s.layers=this.layers,this.add(s);let o=new vn(Ca,Ra,t,n);o.layers=this.layers,this.add(o);let a=new vn(Ca,Ra,t,n);a.layers=this.layers,this.add(a);let c=new vn(Ca,Ra,t,n);c.layers=this.layers,this.add(c);let l=new vn(Ca,Ra,t,n);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let t=this.coordinateSystem,n=this.children.concat(),[i,r,s,o,a,c]=n;for(let l of n)this.remove(l);if(t===fi)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(t===Da)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let l of n)this.add(l),l.updateMatrixWorld()}update(t,n){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,c,l,u]=this.children,h=t.getRenderTarget(),f=t.getActiveCubeFace(),d=t.getActiveMipmapLevel(),p=t.xr.enabled;t.xr.enabled=!1;let _=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(i,0,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,s),t.setRenderTarget(i,1,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,o),t.setRenderTarget(i,2,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,a),t.setRenderTarget(i,3,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,c),t.setRenderTarget(i,4,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,l),i.texture.mipmapsAutoUpdate=_,t.setRenderTarget(i,5,r),m&&t.autoClear===!1&&t.clearDepth(),t.render(n,u),t.setRenderTarget(h,f,d),t.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},td=class extends vn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Ux="\\[\\]\\.:\\/",iF=new RegExp("["+Ux+"]","g"),Ox="[^"+Ux+"]",rF="[^"+Ux.replace("\\.","")+"]",sF=/((?:WC+[\/:])*)/.source.replace("WC",Ox),oF=/(WCOD+)?/.source.replace("WCOD",rF),aF=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Ox),cF=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Ox),lF=new RegExp("^"+sF+oF+aF+cF+"$"),uF=["material","materials","bones","map"],ox=class{constructor(t,n,i){let r=i||ye.parseTrackName(n);this._targetGroup=t,this._bindings=t.subscribe_(n,r)}getValue(t,n){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(t,n)}setValue(t,n){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(t,n)}bind(){let t=this._bindings;for(let n=this._targetGroup.nCachedObjects_,i=t.length;n!==i;++n)t[n].bind()}unbind(){let t=this._bindings;for(let n=this._targetGroup.nCachedObjects_,i=t.length;n!==i;++n)t[n].unbind()}},ye=class e{constructor(t,n,i){this.path=n,this.parsedPath=i||e.parseTrackName(n),this.node=e.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,n,i){return t&&t.isAnimationObjectGroup?new e.Composite(t,n,i):new e(t,n,i)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(iF,"")}static parseTrackName(t){let n=lF.exec(t);if(n===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let i={nodeName:n[2],objectName:n[3],objectIndex:n[4],propertyName:n[5],propertyIndex:n[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);uF.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return i}static findNode(t,n){if(n===void 0||n===""||n==="."||n===-1||n===t.name||n===t.uuid)return t;if(t.skeleton){let i=t.skeleton.getBoneByName(n);if(i!==void 0)return i}if(t.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===n||a.uuid===n)return a;let c=i(a.children);if(c)return c}return null},r=i(t.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,n){t[n]=this.targetObject[this.propertyName]}_getValue_array(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)t[n++]=i[r]}_getValue_arrayElement(t,n){t[n]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,n){this.resolvedProperty.toArray(t,n)}_setValue_direct(t,n){this.targetObject[this.propertyName]=t[n]}_setValue_direct_setNeedsUpdate(t,n){this.targetObject[this.propertyName]=t[n],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,n){this.targetObject[this.propertyName]=t[n],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++]}_setValue_array_setNeedsUpdate(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,n){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=t[n++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,n){this.resolvedProperty[this.propertyIndex]=t[n]}_setValue_arrayElement_setNeedsUpdate(t,n){this.resolvedProperty[this.propertyIndex]=t[n],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,n){this.resolvedProperty[this.propertyIndex]=t[n],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,n){this.resolvedProperty.fromArray(t,n)}_setValue_fromArray_setNeedsUpdate(t,n){this.resolvedProperty.fromArray(t,n),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,n){this.resolvedProperty.fromArray(t,n),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,n){this.bind(),this.getValue(t,n)}_setValue_unbound(t,n){this.bind(),this.setValue(t,n)}bind(){let t=this.node,n=this.parsedPath,i=n.objectName,r=n.propertyName,s=n.propertyIndex;if(t||(t=e.findNode(this.rootNode,n.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Ut("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let l=n.objectIndex;switch(i){case"materials":if(!t.material){Ot("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Ot("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Ot("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let u=0;u<t.length;u++)if(t[u].name===l){l=u;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Ot("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Ot("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[i]===void 0){Ot("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[i]}if(l!==void 0){if(t[l]===void 0){Ot("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[l]}}let o=t[r];if(o===void 0){let l=n.nodeName;Ot("PropertyBinding: Trying to update property for track: "+l+"."+r+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!t.geometry){Ot("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Ot("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[s]!==void 0&&(s=t.morphTargetDictionary[s])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ye.Composite=ox;ye.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ye.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ye.prototype.GetterByBindingType=[ye.prototype._getValue_direct,ye.prototype._getValue_array,ye.prototype._getValue_arrayElement,ye.prototype._getValue_toArray];ye.prototype.SetterByBindingTypeAndVersioning=[[ye.prototype._setValue_direct,ye.prototype._setValue_direct_setNeedsUpdate,ye.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ye.prototype._setValue_array,ye.prototype._setValue_array_setNeedsUpdate,ye.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ye.prototype._setValue_arrayElement,ye.prototype._setValue_arrayElement_setNeedsUpdate,ye.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ye.prototype._setValue_fromArray,ye.prototype._setValue_fromArray_setNeedsUpdate,ye.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var TG=new Float32Array(1);var ax=class{static{this.prototype.isMatrix2=!0}constructor(t,n,i,r){this.elements=[1,0,0,1],t!==void 0&&this.set(t,n,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(t,n=0){for(let i=0;i<4;i++)this.elements[i]=t[i+n];return this}set(t,n,i,r){let s=this.elements;return s[0]=t,s[2]=n,s[1]=i,s[3]=r,this}};var RA=new V,gh=new V,Pa=new V,Ia=new V,Q_=new V,fF=new V,hF=new V,vl=class{constructor(t=new V,n=new V){this.start=t,this.end=n}set(t,n){return this.start.copy(t),this.end.copy(n),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,n){return this.delta(n).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,n){RA.subVectors(t,this.start),gh.subVectors(this.end,this.start);let i=gh.dot(gh);if(i===0)return 0;let s=gh.dot(RA)/i;return n&&(s=Yt(s,0,1)),s}closestPointToPoint(t,n,i){let r=this.closestPointToPointParameter(t,n);return this.delta(i).multiplyScalar(r).add(this.start)}distanceSqToLine3(t,n=fF,i=hF){let r=10000000000000001e-32,s,o,a=this.start,c=t.start,l=this.end,u=t.end;Pa.subVectors(l,a),Ia.subVectors(u,c),Q_.subVectors(a,c);let h=Pa.dot(Pa),f=Ia.dot(Ia),d=Ia.dot(Q_);if(h<=r&&f<=r)return n.copy(a),i.copy(c),n.distanceToSquared(i);if(h<=r)s=0,o=d/f,o=Yt(o,0,1);else{let p=Pa.dot(Q_);if(f<=r)o=0,s=Yt(-p/h,0,1);else{let _=Pa.dot(Ia),m=h*f-_*_;m!==0?s=Yt((_*d-p*f)/m,0,1):s=0,o=(_*s+d)/f,o<0?(o=0,s=Yt(-p/h,0,1)):o>1&&(o=1,s=Yt((_-p)/h,0,1))}}return n.copy(a).addScaledVector(Pa,s),i.copy(c).addScaledVector(Ia,o),n.distanceToSquared(i)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};function Bx(e,t,n,i){let r=dF(i);switch(n){case Ax:return e*t;case Cx:return e*t/r.components*r.byteLength;case cd:return e*t/r.components*r.byteLength;case Es:return e*t*2/r.components*r.byteLength;case ld:return e*t*2/r.components*r.byteLength;case Ex:return e*t*3/r.components*r.byteLength;case Ai:return e*t*4/r.components*r.byteLength;case ud:return e*t*4/r.components*r.byteLength;case Sl:case wl:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case Tl:case Al:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case hd:case pd:return Math.max(e,16)*Math.max(t,8)/4;case fd:case dd:return Math.max(e,8)*Math.max(t,8)/2;case md:case gd:case xd:case yd:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case _d:case El:case vd:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case bd:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case Md:return Math.floor((e+4)/5)*Math.floor((t+3)/4)*16;case Sd:return Math.floor((e+4)/5)*Math.floor((t+4)/5)*16;case wd:return Math.floor((e+5)/6)*Math.floor((t+4)/5)*16;case Td:return Math.floor((e+5)/6)*Math.floor((t+5)/6)*16;case Ad:return Math.floor((e+7)/8)*Math.floor((t+4)/5)*16;case Ed:return Math.floor((e+7)/8)*Math.floor((t+5)/6)*16;case Cd:return Math.floor((e+7)/8)*Math.floor((t+7)/8)*16;case Rd:return Math.floor((e+9)/10)*Math.floor((t+4)/5)*16;case Pd:return Math.floor((e+9)/10)*Math.floor((t+5)/6)*16;case Id:return Math.floor((e+9)/10)*Math.floor((t+7)/8)*16;case Ld:return Math.floor((e+9)/10)*Math.floor((t+9)/10)*16;case Nd:return Math.floor((e+11)/12)*Math.floor((t+9)/10)*16;case Dd:return Math.floor((e+11)/12)*Math.floor((t+11)/12)*16;case Fd:case Ud:case Od:return Math.ceil(e/4)*Math.ceil(t/4)*16;case Bd:case kd:return Math.ceil(e/4)*Math.ceil(t/4)*8;case Cl:case zd:return Math.ceil(e/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${n} format.`)}function dF(e){switch(e){case In:case Mx:return{byteLength:1,components:1};case $a:case Sx:case Ti:return{byteLength:2,components:1};case od:case ad:return{byteLength:2,components:4};case Si:case sd:case wi:return{byteLength:4,components:1};case wx:case Tx:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${e}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ut("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function kE(){let e=null,t=!1,n=null,i=null;function r(s,o){i=e.requestAnimationFrame(r),n(s,o)}return{start:function(){t!==!0&&n!==null&&e!==null&&(i=e.requestAnimationFrame(r),t=!0)},stop:function(){e!==null&&e.cancelAnimationFrame(i),t=!1},setAnimationLoop:function(s){n=s},setContext:function(s){e=s}}}function mF(e){let t=new WeakMap;function n(a,c){let l=a.array,u=a.usage,h=l.byteLength,f=e.createBuffer();e.bindBuffer(c,f),e.bufferData(c,l,u),a.onUploadCallback();let d;if(l instanceof Float32Array)d=e.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)d=e.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?d=e.HALF_FLOAT:d=e.UNSIGNED_SHORT;else if(l instanceof Int16Array)d=e.SHORT;else if(l instanceof Uint32Array)d=e.UNSIGNED_INT;else if(l instanceof Int32Array)d=e.INT;else if(l instanceof Int8Array)d=e.BYTE;else if(l instanceof Uint8Array)d=e.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)d=e.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:f,type:d,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,c,l){let u=c.array,h=c.updateRanges;if(e.bindBuffer(l,a),h.length===0)e.bufferSubData(l,0,u);else{h.sort((d,p)=>d.start-p.start);let f=0;for(let d=1;d<h.length;d++){let p=h[f],_=h[d];_.start<=p.start+p.count+1?p.count=Math.max(p.count,_.start+_.count-p.start):(++f,h[f]=_)}h.length=f+1;for(let d=0,p=h.length;d<p;d++){let _=h[d];e.bufferSubData(l,_.start*u.BYTES_PER_ELEMENT,u,_.start,_.count)}c.clearUpdateRanges()}c.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=t.get(a);c&&(e.deleteBuffer(c.buffer),t.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=t.get(a);(!u||u.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=t.get(a);if(l===void 0)t.set(a,n(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:r,remove:s,update:o}}var gF=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,_F=`#ifdef USE_ALPHAHASH
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
#endif`,xF=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,yF=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vF=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,bF=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,MF=`#ifdef USE_AOMAP
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
#endif`,SF=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,wF=`#ifdef USE_BATCHING
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
#endif`,TF=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,AF=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,EF=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,CF=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,RF=`#ifdef USE_IRIDESCENCE
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
#endif`,PF=`#ifdef USE_BUMPMAP
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
#endif`,IF=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,LF=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,NF=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,DF=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,FF=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,UF=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,OF=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,BF=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,kF=`#define PI 3.141592653589793
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
} // validated`,zF=`vec3 transformedNormal = objectNormal;
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
#endif`,GF=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,VF=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,HF=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,WF=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,$F="gl_FragColor = linearToOutputTexel( gl_FragColor );",XF=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,qF=`#ifdef USE_ENVMAP
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
#endif`,YF=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ZF=`#ifdef USE_ENVMAP
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
#endif`,JF=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,KF=`#ifdef USE_ENVMAP
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
#endif`,jF=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,QF=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,tU=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,eU=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,nU=`#ifdef USE_GRADIENTMAP
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
}`,iU=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,rU=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,sU=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,oU=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,aU=`#ifdef USE_ENVMAP
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
#endif`,cU=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,lU=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,uU=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,fU=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,hU=`PhysicalMaterial material;
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
#endif`,dU=`uniform sampler2D dfgLUT;
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
}`,pU=`
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
#endif`,mU=`#if defined( RE_IndirectDiffuse )
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
#endif`,gU=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,_U=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,xU=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,yU=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,vU=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,bU=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,MU=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,SU=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,wU=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,TU=`#if defined( USE_POINTS_UV )
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
#endif`,AU=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,EU=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,CU=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,RU=`#if defined( USE_MORPHCOLORS )
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
#endif`,PU=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,IU=`#ifdef USE_MORPHTARGETS
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
#endif`,LU=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,NU=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,DU=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,FU=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,UU=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,OU=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,BU=`#ifdef USE_NORMALMAP
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
#endif`,kU=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,zU=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,GU=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,VU=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,HU=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,WU=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,$U=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,XU=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,qU=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,YU=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,ZU=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,JU=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,KU=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,jU=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,QU=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,tO=`float getShadowMask() {
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
}`,eO=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,nO=`#ifdef USE_SKINNING
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
#endif`,iO=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,rO=`#ifdef USE_SKINNING
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
#endif`,sO=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,oO=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,aO=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,cO=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,lO=`#ifdef USE_TRANSMISSION
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
#endif`,uO=`#ifdef USE_TRANSMISSION
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
#endif`,fO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,hO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dO=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,pO=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,mO=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,gO=`uniform sampler2D t2D;
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
}`,_O=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,xO=`uniform float backgroundBlurriness;
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
}`,yO=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,vO=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,bO=`#include <common>
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
}`,MO=`#if DEPTH_PACKING == 3200
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
}`,SO=`#define DISTANCE
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
}`,wO=`#define DISTANCE
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
}`,TO=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,AO=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,EO=`uniform float scale;
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
}`,CO=`uniform vec3 diffuse;
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
}`,RO=`#include <common>
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
}`,PO=`uniform vec3 diffuse;
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
}`,IO=`#define LAMBERT
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
}`,LO=`#define LAMBERT
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
}`,NO=`#define MATCAP
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
}`,DO=`#define MATCAP
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
}`,FO=`#define NORMAL
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
}`,UO=`#define NORMAL
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
}`,OO=`#define PHONG
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
}`,BO=`#define PHONG
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
}`,kO=`#define STANDARD
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
}`,zO=`#define STANDARD
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
}`,GO=`#define TOON
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
}`,VO=`#define TOON
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
}`,HO=`uniform float size;
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
}`,WO=`uniform vec3 diffuse;
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
}`,$O=`#include <common>
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
}`,XO=`uniform vec3 color;
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
}`,qO=`uniform float rotation;
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
}`,YO=`uniform vec3 diffuse;
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
}`,Jt={alphahash_fragment:gF,alphahash_pars_fragment:_F,alphamap_fragment:xF,alphamap_pars_fragment:yF,alphatest_fragment:vF,alphatest_pars_fragment:bF,aomap_fragment:MF,aomap_pars_fragment:SF,batching_pars_vertex:wF,batching_vertex:TF,begin_vertex:AF,beginnormal_vertex:EF,bsdfs:CF,iridescence_fragment:RF,bumpmap_pars_fragment:PF,clipping_planes_fragment:IF,clipping_planes_pars_fragment:LF,clipping_planes_pars_vertex:NF,clipping_planes_vertex:DF,color_fragment:FF,color_pars_fragment:UF,color_pars_vertex:OF,color_vertex:BF,common:kF,defaultnormal_vertex:zF,displacementmap_pars_vertex:GF,displacementmap_vertex:VF,emissivemap_fragment:HF,emissivemap_pars_fragment:WF,colorspace_fragment:$F,colorspace_pars_fragment:XF,envmap_fragment:qF,envmap_common_pars_fragment:YF,envmap_pars_fragment:ZF,envmap_pars_vertex:JF,envmap_physical_pars_fragment:aU,envmap_vertex:KF,fog_vertex:jF,fog_pars_vertex:QF,fog_fragment:tU,fog_pars_fragment:eU,gradientmap_pars_fragment:nU,lightmap_pars_fragment:iU,lights_lambert_fragment:rU,lights_lambert_pars_fragment:sU,lights_pars_begin:oU,lights_toon_fragment:cU,lights_toon_pars_fragment:lU,lights_phong_fragment:uU,lights_phong_pars_fragment:fU,lights_physical_fragment:hU,lights_physical_pars_fragment:dU,lights_fragment_begin:pU,lights_fragment_maps:mU,lights_fragment_end:gU,lightprobes_pars_fragment:_U,logdepthbuf_fragment:xU,logdepthbuf_pars_fragment:yU,logdepthbuf_pars_vertex:vU,logdepthbuf_vertex:bU,map_fragment:MU,map_pars_fragment:SU,map_particle_fragment:wU,map_particle_pars_fragment:TU,metalnessmap_fragment:AU,metalnessmap_pars_fragment:EU,morphinstance_vertex:CU,morphcolor_vertex:RU,morphnormal_vertex:PU,morphtarget_pars_vertex:IU,morphtarget_vertex:LU,normal_fragment_begin:NU,normal_fragment_maps:DU,normal_pars_fragment:FU,normal_pars_vertex:UU,normal_vertex:OU,normalmap_pars_fragment:BU,clearcoat_normal_fragment_begin:kU,clearcoat_normal_fragment_maps:zU,clearcoat_pars_fragment:GU,iridescence_pars_fragment:VU,opaque_fragment:HU,packing:WU,premultiplied_alpha_fragment:$U,project_vertex:XU,dithering_fragment:qU,dithering_pars_fragment:YU,roughnessmap_fragment:ZU,roughnessmap_pars_fragment:JU,shadowmap_pars_fragment:KU,shadowmap_pars_vertex:jU,shadowmap_vertex:QU,shadowmask_pars_fragment:tO,skinbase_vertex:eO,skinning_pars_vertex:nO,skinning_vertex:iO,skinnormal_vertex:rO,specularmap_fragment:sO,specularmap_pars_fragment:oO,tonemapping_fragment:aO,tonemapping_pars_fragment:cO,transmission_fragment:lO,transmission_pars_fragment:uO,uv_pars_fragment:fO,uv_pars_vertex:hO,uv_vertex:dO,worldpos_vertex:pO,background_vert:mO,background_frag:gO,backgroundCube_vert:_O,backgroundCube_frag:xO,cube_vert:yO,cube_frag:vO,depth_vert:bO,depth_frag:MO,distance_vert:SO,distance_frag:wO,equirect_vert:TO,equirect_frag:AO,linedashed_vert:EO,linedashed_frag:CO,meshbasic_vert:RO,meshbasic_frag:PO,meshlambert_vert:IO,meshlambert_frag:LO,meshmatcap_vert:NO,meshmatcap_frag:DO,meshnormal_vert:FO,meshnormal_frag:UO,meshphong_vert:OO,meshphong_frag:BO,meshphysical_vert:kO,meshphysical_frag:zO,meshtoon_vert:GO,meshtoon_frag:VO,points_vert:HO,points_frag:WO,shadow_vert:$O,shadow_frag:XO,sprite_vert:qO,sprite_frag:YO},Tt={common:{diffuse:{value:new Qt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Bt},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Bt}},envmap:{envMap:{value:null},envMapRotation:{value:new Bt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Bt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Bt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Bt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Bt},normalScale:{value:new ie(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Bt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Bt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Bt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Bt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Qt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Qt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0},uvTransform:{value:new Bt}},sprite:{diffuse:{value:new Qt(16777215)},opacity:{value:1},center:{value:new ie(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Bt},alphaMap:{value:null},alphaMapTransform:{value:new Bt},alphaTest:{value:0}}},lr={basic:{uniforms:dn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.fog]),vertexShader:Jt.meshbasic_vert,fragmentShader:Jt.meshbasic_frag},lambert:{uniforms:dn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},envMapIntensity:{value:1}}]),vertexShader:Jt.meshlambert_vert,fragmentShader:Jt.meshlambert_frag},phong:{uniforms:dn([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},specular:{value:new Qt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Jt.meshphong_vert,fragmentShader:Jt.meshphong_frag},standard:{uniforms:dn([Tt.common,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.roughnessmap,Tt.metalnessmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Jt.meshphysical_vert,fragmentShader:Jt.meshphysical_frag},toon:{uniforms:dn([Tt.common,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.gradientmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)}}]),vertexShader:Jt.meshtoon_vert,fragmentShader:Jt.meshtoon_frag},matcap:{uniforms:dn([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,{matcap:{value:null}}]),vertexShader:Jt.meshmatcap_vert,fragmentShader:Jt.meshmatcap_frag},points:{uniforms:dn([Tt.points,Tt.fog]),vertexShader:Jt.points_vert,fragmentShader:Jt.points_frag},dashed:{uniforms:dn([Tt.common,Tt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Jt.linedashed_vert,fragmentShader:Jt.linedashed_frag},depth:{uniforms:dn([Tt.common,Tt.displacementmap]),vertexShader:Jt.depth_vert,fragmentShader:Jt.depth_frag},normal:{uniforms:dn([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,{opacity:{value:1}}]),vertexShader:Jt.meshnormal_vert,fragmentShader:Jt.meshnormal_frag},sprite:{uniforms:dn([Tt.sprite,Tt.fog]),vertexShader:Jt.sprite_vert,fragmentShader:Jt.sprite_frag},background:{uniforms:{uvTransform:{value:new Bt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Jt.background_vert,fragmentShader:Jt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Bt}},vertexShader:Jt.backgroundCube_vert,fragmentShader:Jt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Jt.cube_vert,fragmentShader:Jt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Jt.equirect_vert,fragmentShader:Jt.equirect_frag},distance:{uniforms:dn([Tt.common,Tt.displacementmap,{referencePosition:{value:new V},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Jt.distance_vert,fragmentShader:Jt.distance_frag},shadow:{uniforms:dn([Tt.lights,Tt.fog,{color:{value:new Qt(0)},opacity:{value:1}}]),vertexShader:Jt.shadow_vert,fragmentShader:Jt.shadow_frag}};lr.physical={uniforms:dn([lr.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Bt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Bt},clearcoatNormalScale:{value:new ie(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Bt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Bt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Bt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Bt},sheen:{value:0},sheenColor:{value:new Qt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Bt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Bt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Bt},transmissionSamplerSize:{value:new ie},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Bt},attenuationDistance:{value:0},attenuationColor:{value:new Qt(0)},specularColor:{value:new Qt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Bt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Bt},anisotropyVector:{value:new ie},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Bt}}]),vertexShader:Jt.meshphysical_vert,fragmentShader:Jt.meshphysical_frag};var Vd={r:0,b:0,g:0},ZO=new xe,zE=new Bt;zE.set(-1,0,0,0,1,0,0,0,1);function JO(e,t,n,i,r,s){let o=new Qt(0),a=r===!0?0:1,c,l,u=null,h=0,f=null;function d(y){let S=y.isScene===!0?y.background:null;if(S&&S.isTexture){let v=y.backgroundBlurriness>0;S=t.get(S,v)}return S}function p(y){let S=!1,v=d(y);v===null?m(o,a):v&&v.isColor&&(m(v,1),S=!0);let w=e.xr.getEnvironmentBlendMode();w==="additive"?n.buffers.color.setClear(0,0,0,1,s):w==="alpha-blend"&&n.buffers.color.setClear(0,0,0,0,s),(e.autoClear||S)&&(n.buffers.depth.setTest(!0),n.buffers.depth.setMask(!0),n.buffers.color.setMask(!0),e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil))}function _(y,S){let v=d(S);v&&v.isCubeTexture?(l===void 0&&(l=new Pn(new ka(1,1,1),new or({name:"BackgroundCubeMaterial",uniforms:vo(lr.backgroundCube.uniforms),vertexShader:lr.backgroundCube.vertexShader,fragmentShader:lr.backgroundCube.fragmentShader,side:Mn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(w,b,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(l)),l.material.uniforms.envMap.value=v,l.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(ZO.makeRotationFromEuler(S.backgroundRotation)).transpose(),v.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(zE),l.material.toneMapped=ne.getTransfer(v.colorSpace)!==le,(u!==v||h!==v.version||f!==e.toneMapping)&&(l.material.needsUpdate=!0,u=v,h=v.version,f=e.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null)):v&&v.isTexture&&(c===void 0&&(c=new Pn(new hl(2,2),new or({name:"BackgroundMaterial",uniforms:vo(lr.background.uniforms),vertexShader:lr.background.vertexShader,fragmentShader:lr.background.fragmentShader,side:As,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(c)),c.material.uniforms.t2D.value=v,c.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,c.material.toneMapped=ne.getTransfer(v.colorSpace)!==le,v.matrixAutoUpdate===!0&&v.updateMatrix(),c.material.uniforms.uvTransform.value.copy(v.matrix),(u!==v||h!==v.version||f!==e.toneMapping)&&(c.material.needsUpdate=!0,u=v,h=v.version,f=e.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null))}function m(y,S){y.getRGB(Vd,Fx(e)),n.buffers.color.setClear(Vd.r,Vd.g,Vd.b,S,s)}function g(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,S=1){o.set(y),a=S,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,m(o,a)},render:p,addToRenderList:_,dispose:g}}function KO(e,t){let n=e.getParameter(e.MAX_VERTEX_ATTRIBS),i={},r=f(null),s=r,o=!1;function a(C,N,B,I,L){let z=!1,F=h(C,I,B,N);s!==F&&(s=F,l(s.object)),z=d(C,I,B,L),z&&p(C,I,B,L),L!==null&&t.update(L,e.ELEMENT_ARRAY_BUFFER),(z||o)&&(o=!1,v(C,N,B,I),L!==null&&e.bindBuffer(e.ELEMENT_ARRAY_BUFFER,t.get(L).buffer))}function c(){return e.createVertexArray()}function l(C){return e.bindVertexArray(C)}function u(C){return e.deleteVertexArray(C)}function h(C,N,B,I){let L=I.wireframe===!0,z=i[N.id];z===void 0&&(z={},i[N.id]=z);let F=C.isInstancedMesh===!0?C.id:0,Z=z[F];Z===void 0&&(Z={},z[F]=Z);let U=Z[B.id];U===void 0&&(U={},Z[B.id]=U);let G=U[L];return G===void 0&&(G=f(c()),U[L]=G),G}function f(C){let N=[],B=[],I=[];for(let L=0;L<n;L++)N[L]=0,B[L]=0,I[L]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:N,enabledAttributes:B,attributeDivisors:I,object:C,attributes:{},index:null}}function d(C,N,B,I){let L=s.attributes,z=N.attributes,F=0,Z=B.getAttributes();for(let U in Z)if(Z[U].location>=0){let q=L[U],rt=z[U];if(rt===void 0&&(U==="instanceMatrix"&&C.instanceMatrix&&(rt=C.instanceMatrix),U==="instanceColor"&&C.instanceColor&&(rt=C.instanceColor)),q===void 0||q.attribute!==rt||rt&&q.data!==rt.data)return!0;F++}return s.attributesNum!==F||s.index!==I}function p(C,N,B,I){let L={},z=N.attributes,F=0,Z=B.getAttributes();for(let U in Z)if(Z[U].location>=0){let q=z[U];q===void 0&&(U==="instanceMatrix"&&C.instanceMatrix&&(q=C.instanceMatrix),U==="instanceColor"&&C.instanceColor&&(q=C.instanceColor));let rt={};rt.attribute=q,q&&q.data&&(rt.data=q.data),L[U]=rt,F++}s.attributes=L,s.attributesNum=F,s.index=I}function _(){let C=s.newAttributes;for(let N=0,B=C.length;N<B;N++)C[N]=0}function m(C){g(C,0)}function g(C,N){let B=s.newAttributes,I=s.enabledAttributes,L=s.attributeDivisors;B[C]=1,I[C]===0&&(e.enableVertexAttribArray(C),I[C]=1),L[C]!==N&&(e.vertexAttribDivisor(C,N),L[C]=N)}function y(){let C=s.newAttributes,N=s.enabledAttributes;for(let B=0,I=N.length;B<I;B++)N[B]!==C[B]&&(e.disableVertexAttribArray(B),N[B]=0)}function S(C,N,B,I,L,z,F){F===!0?e.vertexAttribIPointer(C,N,B,L,z):e.vertexAttribPointer(C,N,B,I,L,z)}function v(C,N,B,I){_();let L=I.attributes,z=B.getAttributes(),F=N.defaultAttributeValues;for(let Z in z){let U=z[Z];if(U.location>=0){let G=L[Z];if(G===void 0&&(Z==="instanceMatrix"&&C.instanceMatrix&&(G=C.instanceMatrix),Z==="instanceColor"&&C.instanceColor&&(G=C.instanceColor)),G!==void 0){let q=G.normalized,rt=G.itemSize,ct=t.get(G);if(ct===void 0)continue;let $=ct.buffer,ot=ct.type,ut=ct.bytesPerElement,st=ot===e.INT||ot===e.UNSIGNED_INT||G.gpuType===sd;if(G.isInterleavedBufferAttribute){let at=G.data,J=at.isInterleavedBuffer===!0?at.stride:at.itemSize,xt=G.offset;if(at.isInstancedInterleavedBuffer||at.isInstancedBufferAttribute){for(let lt=0;lt<U.locationSize;lt++)g(U.location+lt,at.meshPerAttribute);C.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=at.meshPerAttribute*at.count)}else for(let lt=0;lt<U.locationSize;lt++)m(U.location+lt);e.bindBuffer(e.ARRAY_BUFFER,$);for(let lt=0;lt<U.locationSize;lt++)S(U.location+lt,rt/U.locationSize,ot,q,J*ut,(xt+rt/U.locationSize*lt)*ut,st)}else{if(G.isInstancedBufferAttribute){for(let at=0;at<U.locationSize;at++)g(U.location+at,G.meshPerAttribute);C.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=G.meshPerAttribute*G.count)}else for(let at=0;at<U.locationSize;at++)m(U.location+at);e.bindBuffer(e.ARRAY_BUFFER,$);for(let at=0;at<U.locationSize;at++)S(U.location+at,rt/U.locationSize,ot,q,rt*ut,rt/U.locationSize*at*ut,st)}}else if(F!==void 0){let q=F[Z];if(q!==void 0)switch(q.length){case 2:e.vertexAttrib2fv(U.location,q);break;case 3:e.vertexAttrib3fv(U.location,q);break;case 4:e.vertexAttrib4fv(U.location,q);break;default:e.vertexAttrib1fv(U.location,q)}}}}y()}function w(){R();for(let C in i){let N=i[C];for(let B in N){let I=N[B];for(let L in I){let z=I[L];for(let F in z)u(z[F].object),delete z[F];delete I[L]}}delete i[C]}}function b(C){if(i[C.id]===void 0)return;let N=i[C.id];for(let B in N){let I=N[B];for(let L in I){let z=I[L];for(let F in z)u(z[F].object),delete z[F];delete I[L]}}delete i[C.id]}function x(C){for(let N in i){let B=i[N];for(let I in B){let L=B[I];if(L[C.id]===void 0)continue;let z=L[C.id];for(let F in z)u(z[F].object),delete z[F];delete L[C.id]}}}function M(C){for(let N in i){let B=i[N],I=C.isInstancedMesh===!0?C.id:0,L=B[I];if(L!==void 0){for(let z in L){let F=L[z];for(let Z in F)u(F[Z].object),delete F[Z];delete L[z]}delete B[I],Object.keys(B).length===0&&delete i[N]}}}function R(){E(),o=!0,s!==r&&(s=r,l(s.object))}function E(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:R,resetDefaultState:E,dispose:w,releaseStatesOfGeometry:b,releaseStatesOfObject:M,releaseStatesOfProgram:x,initAttributes:_,enableAttribute:m,disableUnusedAttributes:y}}function jO(e,t,n){let i;function r(c){i=c}function s(c,l){e.drawArrays(i,c,l),n.update(l,i,1)}function o(c,l,u){u!==0&&(e.drawArraysInstanced(i,c,l,u),n.update(l,i,u))}function a(c,l,u){if(u===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,c,0,l,0,u);let f=0;for(let d=0;d<u;d++)f+=l[d];n.update(f,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function QO(e,t,n,i){let r;function s(){if(r!==void 0)return r;if(t.has("EXT_texture_filter_anisotropic")===!0){let x=t.get("EXT_texture_filter_anisotropic");r=e.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(x){return!(x!==Ai&&i.convert(x)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let M=x===Ti&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(x!==In&&x!==wi&&!M&&i.convert(x)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE))}function c(x){if(x==="highp"){if(e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.HIGH_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.MEDIUM_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=n.precision!==void 0?n.precision:"highp",u=c(l);u!==l&&(Ut("WebGLRenderer:",l,"not supported, using",u,"instead."),l=u);let h=n.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),f=n.logarithmicDepthBuffer===!0&&h===!1;n.reversedDepthBuffer===!0&&h===!1&&Ut("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),n.logarithmicDepthBuffer===!0&&h===!0&&Ut("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let d=e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),p=e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=e.getParameter(e.MAX_TEXTURE_SIZE),m=e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),g=e.getParameter(e.MAX_VERTEX_ATTRIBS),y=e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),S=e.getParameter(e.MAX_VARYING_VECTORS),v=e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),w=e.getParameter(e.MAX_SAMPLES),b=e.getParameter(e.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:f,reversedDepthBuffer:h,maxTextures:d,maxVertexTextures:p,maxTextureSize:_,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:y,maxVaryings:S,maxFragmentUniforms:v,maxSamples:w,samples:b}}function t4(e){let t=this,n=null,i=0,r=!1,s=!1,o=new Gn,a=new Bt,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(h,f){let d=h.length!==0||f||i!==0||r;return r=f,i=h.length,d},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(h,f){n=u(h,f,0)},this.setState=function(h,f,d){let p=h.clippingPlanes,_=h.clipIntersection,m=h.clipShadows,g=e.get(h);if(!r||p===null||p.length===0||s&&!m)s?u(null):l();else{let y=s?0:i,S=y*4,v=g.clippingState||null;c.value=v,v=u(p,f,S,d);for(let w=0;w!==S;++w)v[w]=n[w];g.clippingState=v,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=y}};function l(){c.value!==n&&(c.value=n,c.needsUpdate=i>0),t.numPlanes=i,t.numIntersection=0}function u(h,f,d,p){let _=h!==null?h.length:0,m=null;if(_!==0){if(m=c.value,p!==!0||m===null){let g=d+_*4,y=f.matrixWorldInverse;a.getNormalMatrix(y),(m===null||m.length<g)&&(m=new Float32Array(g));for(let S=0,v=d;S!==_;++S,v+=4)o.copy(h[S]).applyMatrix4(y,a),o.normal.toArray(m,v),m[v+3]=o.constant}c.value=m,c.needsUpdate=!0}return t.numPlanes=_,t.numIntersection=0,m}}var Ll=class extends Vn{constructor(t=1,n={}){super(t,t,n),this.isWebGLCubeRenderTarget=!0;let i={width:t,height:t,depth:1},r=[i,i,i,i,i,i];this.texture=new cl(r),this._setTextureOptions(n),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,n){this.texture.type=n.type,this.texture.colorSpace=n.colorSpace,this.texture.generateMipmaps=n.generateMipmaps,this.texture.minFilter=n.minFilter,this.texture.magFilter=n.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},r=new ka(5,5,5),s=new or({name:"CubemapFromEquirect",uniforms:vo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Mn,blending:go});s.uniforms.tEquirect.value=n;let o=new Pn(r,s),a=n.minFilter;return n.minFilter===Hr&&(n.minFilter=bn),new Ga(1,10,this).update(t,o),n.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,n=!0,i=!0,r=!0){let s=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(n,i,r);t.setRenderTarget(s)}},xE=256,e4=3,n4=20,GE=256,VE=16,i4=3,r4=new V,s4=new Qt,Wd=class e{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ga(1,10,null),this._boxMesh=new Pn(new ka(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,n=0,i=.1,r=100,s={}){let{size:o=256,position:a=r4}=s,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),u=this._getSourceTarget(!0);n>0&&(u.texture.mipmapsAutoUpdate=!1);let h=c.autoClear,f=c.autoClearColor,d=c.autoClearDepth,p=c.autoClearStencil,_=t.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,_===null&&(t.background=c.getClearColor(s4));let m=new Ga(i,r,u);return m.position.copy(a),m.update(c,t),c.autoClear=h,c.autoClearColor=f,c.autoClearDepth=d,c.autoClearStencil=p,t.background=_,n>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(l,n)),this._applyPMREM(l),l}fromEquirectangular(t,n=null){return this._fromTexture(t,n)}fromCubemap(t,n=null){return this._fromTexture(t,n)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=bE(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=vE(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,n){return n>0?1-Math.sqrt(1-t/n):0}_setSize(t){this._cubeSize=Math.max(xE,dE(t))}_fromTexture(t,n){t.mapping===xo||t.mapping===Wa?this._setSize(t.image.length===0?xE:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let i=n||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(i),i}_allocateTarget(){let t=this._cubeSize,n=yE(t,!1,!1),i=Math.log2(t)-e4;for(let r=0;r<=i;r++)n.texture.mipmaps.push({width:t>>r,height:t>>r});return n.texture.name="PMREM",n.texture.isPMREMTexture=!0,n}_getSourceTarget(t=!1){let n=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==n||t&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=yE(n,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,n,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=t,s.activeMipmapLevel=n;let o=t.width>>n;t.viewport.set(0,0,o,o),s.update(this._renderer,r),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let n;t.mapping===xo||t.mapping===Wa?(this._cubemapMaterial===null&&(this._cubemapMaterial=bE()),n=this._cubemapMaterial,n.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=vE()),n=this._equirectMaterial),n.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,n)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=o4(),this._integrationMaterial=a4());let n=this._cubeSize,i=t.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(n/VE);for(let o=0;o<=i;o++){let a=e.lodToRoughness(o,i);if(o>i-i4)s.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let c=a>0?Math.log2(n)+.5*Math.log2(6/(GE*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=c,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,n){this._blurMaterial===null&&(this._blurMaterial=c4());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(n,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(t,0,i),r.envMap.value=t.texture,this._renderCube(s,0,i)}};function yE(e,t,n){return new Ll(e,{minFilter:Hr,generateMipmaps:t,type:Ti,colorSpace:tl,depthBuffer:n})}function Nl(e,t,n){return new or({name:e,uniforms:t,vertexShader:Jt.cube_vert,fragmentShader:n,side:Mn,blending:go,depthTest:!1,depthWrite:!1})}function o4(){return Nl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${GE}u

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
	`)}function a4(){return Nl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:VE}},`

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
	`)}function c4(){return Nl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${n4}
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
	`)}function vE(){return Nl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function bE(){return Nl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function l4(e){let t=new WeakMap,n=new WeakMap,i=null;function r(f,d=!1){return f==null?null:d?o(f):s(f)}function s(f){if(f&&f.isTexture){let d=f.mapping;if(d===nd||d===id)if(t.has(f)){let p=t.get(f).texture;return a(p,f.mapping)}else{let p=f.image;if(p&&p.height>0){let _=new Ll(p.height);return _.fromEquirectangularTexture(e,f),t.set(f,_),f.addEventListener("dispose",l),a(_.texture,f.mapping)}else return null}}return f}function o(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){let d=f.mapping,p=d===nd||d===id,_=d===xo||d===Wa;if(p||_){let m=n.get(f),g=m!==void 0?m.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==g)return i===null&&(i=new Wd(e)),m=p?i.fromEquirectangular(f,m):i.fromCubemap(f,m),m.texture.pmremVersion=f.pmremVersion,n.set(f,m),m.texture;if(m!==void 0)return m.texture;{let y=f.image;return p&&y&&y.height>0||_&&y&&c(y)?(i===null&&(i=new Wd(e)),m=p?i.fromEquirectangular(f):i.fromCubemap(f),m.texture.pmremVersion=f.pmremVersion,n.set(f,m),f.addEventListener("dispose",u),m.texture):null}}}return f}function a(f,d){return d===nd?f.mapping=xo:d===id&&(f.mapping=Wa),f}function c(f){let d=0,p=6;for(let _=0;_<p;_++)f[_]!==void 0&&d++;return d===p}function l(f){let d=f.target;d.removeEventListener("dispose",l);let p=t.get(d);p!==void 0&&(t.delete(d),p.dispose())}function u(f){let d=f.target;d.removeEventListener("dispose",u);let p=n.get(d);p!==void 0&&(n.delete(d),p.dispose())}function h(){t=new WeakMap,n=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:h}}function u4(e){let t={};function n(i){if(t[i]!==void 0)return t[i];let r=e.getExtension(i);return t[i]=r,r}return{has:function(i){return n(i)!==null},init:function(){n("EXT_color_buffer_float"),n("WEBGL_clip_cull_distance"),n("OES_texture_float_linear"),n("EXT_color_buffer_half_float"),n("WEBGL_multisampled_render_to_texture"),n("WEBGL_render_shared_exponent")},get:function(i){let r=n(i);return r===null&&jc("WebGLRenderer: "+i+" extension not supported."),r}}}function f4(e,t,n,i){let r={},s=new WeakMap,o=new FinalizationRegistry(p=>delete r[p]);function a(p){c(p.target)}function c(p){p.index!==null&&t.remove(p.index);for(let m in p.attributes)t.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete r[p.id],o.unregister(p);let _=s.get(p);_&&(t.remove(_),s.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,n.memory.geometries--}function l(p,_){return r[_.id]!==void 0||(_.addEventListener("dispose",a),r[_.id]=new WeakRef(_),o.register(_,_.id,_),n.memory.geometries++),_}function u(p){let _=p.attributes;for(let m in _)t.update(_[m],e.ARRAY_BUFFER)}function h(p){let _=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let y=_!==null?_.array.length:m.array.length/3-1,S=m.count>=65535?al:ol,v=new S(Math.ceil(y/3)*6,1),w=v.array;if(_!==null){let x=_.array;g=_.version;for(let M=0,R=0;M<y;M+=3){let E=x[M+0],C=x[M+1],N=x[M+2];w[R++]=E,w[R++]=C,w[R++]=C,w[R++]=N,w[R++]=N,w[R++]=E}}else{g=m.version;for(let x=0,M=0;x<y;x+=3){let R=x+0,E=x+1,C=x+2;w[M++]=R,w[M++]=E,w[M++]=E,w[M++]=C,w[M++]=C,w[M++]=R}}v.version=g;let b=s.get(p);b&&t.remove(b),s.set(p,v)}function f(p){let _=s.get(p);if(_){let m=p.index;m!==null&&_.version<m.version&&h(p)}else h(p);return s.get(p)}function d(){for(let p in r){let _=r[p].deref();_!==void 0&&c(_)}}return{get:l,update:u,getWireframeAttribute:f,dispose:d}}function h4(e,t,n){let i;function r(h){i=h}let s,o;function a(h){s=h.type,o=h.bytesPerElement}function c(h,f){e.drawElements(i,f,s,h*o),n.update(f,i,1)}function l(h,f,d){d!==0&&(e.drawElementsInstanced(i,f,s,h*o,d),n.update(f,i,d))}function u(h,f,d){if(d===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,s,h,0,d);let _=0;for(let m=0;m<d;m++)_+=f[m];n.update(_,i,1)}this.setMode=r,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=u}function d4(e){let t={geometries:0,textures:0},n={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(n.calls++,o){case e.TRIANGLES:n.triangles+=a*(s/3);break;case e.LINES:n.lines+=a*(s/2);break;case e.LINE_STRIP:n.lines+=a*(s-1);break;case e.LINE_LOOP:n.lines+=a*s;break;case e.POINTS:n.points+=a*s;break;default:Ot("WebGLInfo: Unknown draw mode:",o);break}}function r(){n.calls=0,n.triangles=0,n.points=0,n.lines=0}return{memory:t,render:n,programs:null,autoReset:!0,reset:r,update:i}}function p4(e,t,n){let i=new WeakMap,r=new Se;function s(o,a,c){let l=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,f=i.get(a);if(f===void 0||f.count!==h){let R=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",R)};f!==void 0&&f.texture.dispose();let d=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],S=0;d===!0&&(S=1),p===!0&&(S=2),_===!0&&(S=3);let v=a.attributes.position.count*S,w=1;v>t.maxTextureSize&&(w=Math.ceil(v/t.maxTextureSize),v=t.maxTextureSize);let b=new Float32Array(v*w*4*h),x=new il(b,v,w,h);x.type=wi,x.needsUpdate=!0;let M=S*4;for(let E=0;E<h;E++){let C=m[E],N=g[E],B=y[E],I=v*w*4*E;for(let L=0;L<C.count;L++){let z=L*M;d===!0&&(r.fromBufferAttribute(C,L),b[I+z+0]=r.x,b[I+z+1]=r.y,b[I+z+2]=r.z,b[I+z+3]=0),p===!0&&(r.fromBufferAttribute(N,L),b[I+z+4]=r.x,b[I+z+5]=r.y,b[I+z+6]=r.z,b[I+z+7]=0),_===!0&&(r.fromBufferAttribute(B,L),b[I+z+8]=r.x,b[I+z+9]=r.y,b[I+z+10]=r.z,b[I+z+11]=B.itemSize===4?r.w:1)}}f={count:h,texture:x,size:new ie(v,w)},i.set(a,f),a.addEventListener("dispose",R)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(e,"morphTexture",o.morphTexture,n);else{let d=0;for(let _=0;_<l.length;_++)d+=l[_];let p=a.morphTargetsRelative?1:1-d;c.getUniforms().setValue(e,"morphTargetBaseInfluence",p),c.getUniforms().setValue(e,"morphTargetInfluences",l)}c.getUniforms().setValue(e,"morphTargetsTexture",f.texture,n),c.getUniforms().setValue(e,"morphTargetsTextureSize",f.size)}return{update:s}}function m4(e,t,n,i,r){let s=new WeakMap;function o(l){let u=r.render.frame,h=l.geometry,f=t.get(l,h);if(s.get(f)!==u&&(t.update(f),s.set(f,u)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),s.get(l)!==u&&(n.update(l.instanceMatrix,e.ARRAY_BUFFER),l.instanceColor!==null&&n.update(l.instanceColor,e.ARRAY_BUFFER),s.set(l,u))),l.isSkinnedMesh){let d=l.skeleton;s.get(d)!==u&&(d.update(),s.set(d,u))}return f}function a(){s=new WeakMap}function c(l){let u=l.target;u.removeEventListener("dispose",c),i.releaseStatesOfObject(u),n.remove(u.instanceMatrix),u.instanceColor!==null&&n.remove(u.instanceColor)}return{update:o,dispose:a}}var g4={[px]:"LINEAR_TONE_MAPPING",[mx]:"REINHARD_TONE_MAPPING",[gx]:"CINEON_TONE_MAPPING",[_x]:"ACES_FILMIC_TONE_MAPPING",[yx]:"AGX_TONE_MAPPING",[vx]:"NEUTRAL_TONE_MAPPING",[xx]:"CUSTOM_TONE_MAPPING"};function _4(e,t,n,i,r,s){let o=new Vn(t,n,{type:e,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,u=new Rn;u.setAttribute("position",new De([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new De([0,2,0,0,2,0],2));let h=new zh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),f=new Pn(u,h),d=new _l(-1,1,1,-1,0,1),p=null,_=null,m=!1,g,y=null,S=[],v=!1;this.setSize=function(w,b){o.setSize(w,b),a!==null&&a.setSize(w,b),c!==null&&c.setSize(w,b);for(let x=0;x<S.length;x++){let M=S[x];M.setSize&&M.setSize(w,b)}},this.setEffects=function(w){S=w,v=S.length>0&&S[0].isRenderPass===!0;let b=o.width,x=o.height;S.length>0&&a===null&&(a=new Vn(b,x,{type:Ti,depthBuffer:!1,stencilBuffer:!1}),c=new Vn(b,x,{type:Ti,depthBuffer:!1,stencilBuffer:!1}));let M=r===!0&&S.some(R=>R.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&l===null&&(l=new Vr(b,x),s===!0&&(l.format=Wr,l.type=yo)),o.dispose(),o.depthTexture=M?l:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let R=0;R<S.length;R++){let E=S[R];E.setSize&&E.setSize(b,x),M&&E.needsDepthTexture===!0&&E.setDepthTexture&&E.setDepthTexture(l)}},this.begin=function(w,b){if(m||w.toneMapping===ar&&S.length===0)return!1;if(y=b,b!==null){let x=b.width,M=b.height;(o.width!==x||o.height!==M)&&this.setSize(x,M)}return v===!1&&w.setRenderTarget(o),g=w.toneMapping,w.toneMapping=ar,!0},this.hasRenderPass=function(){return v},this.end=function(w,b){w.toneMapping=g,m=!0;let x=o,M=a;for(let R=0;R<S.length;R++){let E=S[R];E.enabled!==!1&&(E.render(w,M,x,b),E.needsSwap!==!1&&(x=M,M=M===a?c:a))}if(p!==w.outputColorSpace||_!==w.toneMapping){p=w.outputColorSpace,_=w.toneMapping,h.defines={},ne.getTransfer(p)===le&&(h.defines.SRGB_TRANSFER="");let R=g4[_];R&&(h.defines[R]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,w.setRenderTarget(y),w.render(f,d),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),u.dispose(),h.dispose()}}var HE=new Cn,WE=new Vr(1,1),$E=new ll(1),XE=new il,qE=new Nh,YE=new cl,ME=[],SE=[],wE=new Float32Array(16),TE=new Float32Array(9),AE=new Float32Array(4);function qa(e,t,n){let i=e[0];if(i<=0||i>0)return e;let r=t*n,s=ME[r];if(s===void 0&&(s=new Float32Array(r),ME[r]=s),t!==0){i.toArray(s,0);for(let o=1,a=0;o!==t;++o)a+=n,e[o].toArray(s,a)}return s}function ze(e,t){if(e.length!==t.length)return!1;for(let n=0,i=e.length;n<i;n++)if(e[n]!==t[n])return!1;return!0}function Ge(e,t){for(let n=0,i=t.length;n<i;n++)e[n]=t[n]}function Xd(e,t){let n=SE[t];n===void 0&&(n=new Int32Array(t),SE[t]=n);for(let i=0;i!==t;++i)n[i]=e.allocateTextureUnit();return n}function x4(e,t){let n=this.cache;n[0]!==t&&(e.uniform1f(this.addr,t),n[0]=t)}function y4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2f(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(ze(n,t))return;e.uniform2fv(this.addr,t),Ge(n,t)}}function v4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3f(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else if(t.r!==void 0)(n[0]!==t.r||n[1]!==t.g||n[2]!==t.b)&&(e.uniform3f(this.addr,t.r,t.g,t.b),n[0]=t.r,n[1]=t.g,n[2]=t.b);else{if(ze(n,t))return;e.uniform3fv(this.addr,t),Ge(n,t)}}function b4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4f(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(ze(n,t))return;e.uniform4fv(this.addr,t),Ge(n,t)}}function M4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(ze(n,t))return;e.uniformMatrix2fv(this.addr,!1,t),Ge(n,t)}else{if(ze(n,i))return;AE.set(i),e.uniformMatrix2fv(this.addr,!1,AE),Ge(n,i)}}function S4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(ze(n,t))return;e.uniformMatrix3fv(this.addr,!1,t),Ge(n,t)}else{if(ze(n,i))return;TE.set(i),e.uniformMatrix3fv(this.addr,!1,TE),Ge(n,i)}}function w4(e,t){let n=this.cache,i=t.elements;if(i===void 0){if(ze(n,t))return;e.uniformMatrix4fv(this.addr,!1,t),Ge(n,t)}else{if(ze(n,i))return;wE.set(i),e.uniformMatrix4fv(this.addr,!1,wE),Ge(n,i)}}function T4(e,t){let n=this.cache;n[0]!==t&&(e.uniform1i(this.addr,t),n[0]=t)}function A4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2i(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(ze(n,t))return;e.uniform2iv(this.addr,t),Ge(n,t)}}function E4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3i(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else{if(ze(n,t))return;e.uniform3iv(this.addr,t),Ge(n,t)}}function C4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4i(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(ze(n,t))return;e.uniform4iv(this.addr,t),Ge(n,t)}}function R4(e,t){let n=this.cache;n[0]!==t&&(e.uniform1ui(this.addr,t),n[0]=t)}function P4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y)&&(e.uniform2ui(this.addr,t.x,t.y),n[0]=t.x,n[1]=t.y);else{if(ze(n,t))return;e.uniform2uiv(this.addr,t),Ge(n,t)}}function I4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z)&&(e.uniform3ui(this.addr,t.x,t.y,t.z),n[0]=t.x,n[1]=t.y,n[2]=t.z);else{if(ze(n,t))return;e.uniform3uiv(this.addr,t),Ge(n,t)}}function L4(e,t){let n=this.cache;if(t.x!==void 0)(n[0]!==t.x||n[1]!==t.y||n[2]!==t.z||n[3]!==t.w)&&(e.uniform4ui(this.addr,t.x,t.y,t.z,t.w),n[0]=t.x,n[1]=t.y,n[2]=t.z,n[3]=t.w);else{if(ze(n,t))return;e.uniform4uiv(this.addr,t),Ge(n,t)}}function qd(e){return e.version===0&&(e.compareFunction=Ix,e.needsUpdate=!0),e}function N4(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r);let s;this.type===e.SAMPLER_2D_SHADOW?s=qd(WE):s=HE,n.setTexture2D(t||s,r)}function D4(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r),n.setTexture3D(t||qE,r)}function F4(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r);let s;this.type===e.SAMPLER_CUBE_SHADOW?s=qd($E):s=YE,n.setTextureCube(t||s,r)}function U4(e,t,n){let i=this.cache,r=n.allocateTextureUnit();i[0]!==r&&(e.uniform1i(this.addr,r),i[0]=r),n.setTexture2DArray(t||XE,r)}function O4(e){switch(e){case 5126:return x4;case 35664:return y4;case 35665:return v4;case 35666:return b4;case 35674:return M4;case 35675:return S4;case 35676:return w4;case 5124:case 35670:return T4;case 35667:case 35671:return A4;case 35668:case 35672:return E4;case 35669:case 35673:return C4;case 5125:return R4;case 36294:return P4;case 36295:return I4;case 36296:return L4;case 35678:case 36198:case 36298:case 36306:case 35682:return N4;case 35679:case 36299:case 36307:return D4;case 35680:case 36300:case 36308:case 36293:return F4;case 36289:case 36303:case 36311:case 36292:return U4}}function B4(e,t){e.uniform1fv(this.addr,t)}function k4(e,t){let n=qa(t,this.size,2);e.uniform2fv(this.addr,n)}function z4(e,t){let n=qa(t,this.size,3);e.uniform3fv(this.addr,n)}function G4(e,t){let n=qa(t,this.size,4);e.uniform4fv(this.addr,n)}function V4(e,t){let n=qa(t,this.size,4);e.uniformMatrix2fv(this.addr,!1,n)}function H4(e,t){let n=qa(t,this.size,9);e.uniformMatrix3fv(this.addr,!1,n)}function W4(e,t){let n=qa(t,this.size,16);e.uniformMatrix4fv(this.addr,!1,n)}function $4(e,t){e.uniform1iv(this.addr,t)}function X4(e,t){e.uniform2iv(this.addr,t)}function q4(e,t){e.uniform3iv(this.addr,t)}function Y4(e,t){e.uniform4iv(this.addr,t)}function Z4(e,t){e.uniform1uiv(this.addr,t)}function J4(e,t){e.uniform2uiv(this.addr,t)}function K4(e,t){e.uniform3uiv(this.addr,t)}function j4(e,t){e.uniform4uiv(this.addr,t)}function Q4(e,t,n){let i=this.cache,r=t.length,s=Xd(n,r);ze(i,s)||(e.uniform1iv(this.addr,s),Ge(i,s));let o;this.type===e.SAMPLER_2D_SHADOW?o=qd(WE):o=HE;for(let a=0;a!==r;++a)n.setTexture2D(t[a]||o,s[a])}function t5(e,t,n){let i=this.cache,r=t.length,s=Xd(n,r);ze(i,s)||(e.uniform1iv(this.addr,s),Ge(i,s));for(let o=0;o!==r;++o)n.setTexture3D(t[o]||qE,s[o])}function e5(e,t,n){let i=this.cache,r=t.length,s=Xd(n,r);ze(i,s)||(e.uniform1iv(this.addr,s),Ge(i,s));let o;this.type===e.SAMPLER_CUBE_SHADOW?o=qd($E):o=YE;for(let a=0;a!==r;++a)n.setTextureCube(t[a]||o,s[a])}function n5(e,t,n){let i=this.cache,r=t.length,s=Xd(n,r);ze(i,s)||(e.uniform1iv(this.addr,s),Ge(i,s));for(let o=0;o!==r;++o)n.setTexture2DArray(t[o]||XE,s[o])}function i5(e){switch(e){case 5126:return B4;case 35664:return k4;case 35665:return z4;case 35666:return G4;case 35674:return V4;case 35675:return H4;case 35676:return W4;case 5124:case 35670:return $4;case 35667:case 35671:return X4;case 35668:case 35672:return q4;case 35669:case 35673:return Y4;case 5125:return Z4;case 36294:return J4;case 36295:return K4;case 36296:return j4;case 35678:case 36198:case 36298:case 36306:case 35682:return Q4;case 35679:case 36299:case 36307:return t5;case 35680:case 36300:case 36308:case 36293:return e5;case 36289:case 36303:case 36311:case 36292:return n5}}var Gx=class{constructor(t,n,i){this.id=t,this.addr=i,this.cache=[],this.type=n.type,this.setValue=O4(n.type)}},Vx=class{constructor(t,n,i){this.id=t,this.addr=i,this.cache=[],this.type=n.type,this.size=n.size,this.setValue=i5(n.type)}},Hx=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,n,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(t,n[a.id],i)}}},kx=/(\w+)(\])?(\[|\.)?/g;function EE(e,t){e.seq.push(t),e.map[t.id]=t}function r5(e,t,n){let i=e.name,r=i.length;for(kx.lastIndex=0;;){let s=kx.exec(i),o=kx.lastIndex,a=s[1],c=s[2]==="]",l=s[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===r){EE(n,l===void 0?new Gx(a,e,t):new Vx(a,e,t));break}else{let h=n.map[a];h===void 0&&(h=new Hx(a),EE(n,h)),n=h}}}var Xa=class{constructor(t,n){this.seq=[],this.map={};let i=t.getProgramParameter(n,t.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=t.getActiveUniform(n,o),c=t.getUniformLocation(n,a.name);r5(a,c,this)}let r=[],s=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(t,n,i,r){let s=this.map[n];s!==void 0&&s.setValue(t,i,r)}setOptional(t,n,i){let r=n[i];r!==void 0&&this.setValue(t,i,r)}static upload(t,n,i,r){for(let s=0,o=n.length;s!==o;++s){let a=n[s],c=i[a.id];c.needsUpdate!==!1&&a.setValue(t,c.value,r)}}static seqWithValue(t,n){let i=[];for(let r=0,s=t.length;r!==s;++r){let o=t[r];o.id in n&&i.push(o)}return i}};function CE(e,t,n){let i=e.createShader(t);return e.shaderSource(i,n),e.compileShader(i),i}var s5=37297,o5=0;function a5(e,t){let n=e.split(`
`),i=[],r=Math.max(t-6,0),s=Math.min(t+6,n.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===t?">":" "} ${a}: ${n[o]}`)}return i.join(`
`)}var RE=new Bt;function c5(e){ne._getMatrix(RE,ne.workingColorSpace,e);let t=`mat3( ${RE.elements.map(n=>n.toFixed(4))} )`;switch(ne.getTransfer(e)){case el:return[t,"LinearTransferOETF"];case le:return[t,"sRGBTransferOETF"];default:return Ut("WebGLProgram: Unsupported color space: ",e),[t,"LinearTransferOETF"]}}function PE(e,t,n){let i=e.getShaderParameter(t,e.COMPILE_STATUS),s=(e.getShaderInfoLog(t)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return n.toUpperCase()+`

`+s+`

`+a5(e.getShaderSource(t),a)}else return s}function l5(e,t){let n=c5(t);return[`vec4 ${e}( vec4 value ) {`,`	return ${n[1]}( vec4( ${n[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var u5={[px]:"Linear",[mx]:"Reinhard",[gx]:"Cineon",[_x]:"ACESFilmic",[yx]:"AgX",[vx]:"Neutral",[xx]:"Custom"};function f5(e,t){let n=u5[t];return n===void 0?(Ut("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+e+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+e+"( vec3 color ) { return "+n+"ToneMapping( color ); }"}var Hd=new V;function h5(){ne.getLuminanceCoefficients(Hd);let e=Hd.x.toFixed(4),t=Hd.y.toFixed(4),n=Hd.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${e}, ${t}, ${n} );`,"	return dot( weights, rgb );","}"].join(`
`)}function d5(e){return[e.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",e.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Il).join(`
`)}function p5(e){let t=[];for(let n in e){let i=e[n];i!==!1&&t.push("#define "+n+" "+i)}return t.join(`
`)}function m5(e,t){let n={},i=e.getProgramParameter(t,e.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=e.getActiveAttrib(t,r),o=s.name,a=1;s.type===e.FLOAT_MAT2&&(a=2),s.type===e.FLOAT_MAT3&&(a=3),s.type===e.FLOAT_MAT4&&(a=4),n[o]={type:s.type,location:e.getAttribLocation(t,o),locationSize:a}}return n}function Il(e){return e!==""}function IE(e,t){let n=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return e.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,n).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function LE(e,t){return e.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var g5=/^[ \t]*#include +<([\w\d./]+)>/gm;function Wx(e){return e.replace(g5,_5)}function _5(e,t){let n=Jt[t];if(n===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Wx(n)}var x5=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function NE(e){return e.replace(x5,y5)}function y5(e,t,n,i){let r="";for(let s=parseInt(t);s<parseInt(n);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function DE(e){let t=`precision ${e.precision} float;
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
#define LOW_PRECISION`),t}var v5={[bl]:"SHADOWMAP_TYPE_PCF",[Va]:"SHADOWMAP_TYPE_VSM"};function b5(e){return v5[e.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var M5={[Wa]:"ENVMAP_MODE_REFRACTION"};function S5(e){return e.envMap===!1?"ENVMAP_MODE_REFLECTION":M5[e.envMapMode]||"ENVMAP_MODE_REFLECTION"}var w5={[ed]:"ENVMAP_BLENDING_MULTIPLY",[KA]:"ENVMAP_BLENDING_MIX",[jA]:"ENVMAP_BLENDING_ADD"};function T5(e){return e.envMap===!1?"ENVMAP_BLENDING_NONE":w5[e.combine]||"ENVMAP_BLENDING_NONE"}function A5(e,t,n,i){let r=e.getContext(),s=n.defines,o=n.vertexShader,a=n.fragmentShader,c=b5(n),l=n.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=S5(n),h=T5(n),f=d5(n),d=p5(s),p=r.createProgram(),_,m,g=n.glslVersion?"#version "+n.glslVersion+`
`:"";n.isRawShaderMaterial?(_=["#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d].filter(Il).join(`
`),_.length>0&&(_+=`
`),m=["#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d].filter(Il).join(`
`),m.length>0&&(m+=`
`)):(_=[DE(n),"#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d,n.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",n.batching?"#define USE_BATCHING":"",n.batchingColor?"#define USE_BATCHING_COLOR":"",n.instancing?"#define USE_INSTANCING":"",n.instancingColor?"#define USE_INSTANCING_COLOR":"",n.instancingMorph?"#define USE_INSTANCING_MORPH":"",n.useFog&&n.fog?"#define USE_FOG":"",n.useFog&&n.fogExp2?"#define FOG_EXP2":"",n.map?"#define USE_MAP":"",n.envMap?"#define USE_ENVMAP":"",n.envMap?"#define "+u:"",n.lightMap?"#define USE_LIGHTMAP":"",n.aoMap?"#define USE_AOMAP":"",n.bumpMap?"#define USE_BUMPMAP":"",n.normalMap?"#define USE_NORMALMAP":"",n.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",n.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",n.displacementMap?"#define USE_DISPLACEMENTMAP":"",n.emissiveMap?"#define USE_EMISSIVEMAP":"",n.anisotropy?"#define USE_ANISOTROPY":"",n.anisotropyMap?"#define USE_ANISOTROPYMAP":"",n.clearcoatMap?"#define USE_CLEARCOATMAP":"",n.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",n.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",n.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",n.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",n.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",n.specularMap?"#define USE_SPECULARMAP":"",n.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",n.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",n.roughnessMap?"#define USE_ROUGHNESSMAP":"",n.metalnessMap?"#define USE_METALNESSMAP":"",n.alphaMap?"#define USE_ALPHAMAP":"",n.alphaHash?"#define USE_ALPHAHASH":"",n.transmission?"#define USE_TRANSMISSION":"",n.transmissionMap?"#define USE_TRANSMISSIONMAP":"",n.thicknessMap?"#define USE_THICKNESSMAP":"",n.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",n.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",n.mapUv?"#define MAP_UV "+n.mapUv:"",n.alphaMapUv?"#define ALPHAMAP_UV "+n.alphaMapUv:"",n.lightMapUv?"#define LIGHTMAP_UV "+n.lightMapUv:"",n.aoMapUv?"#define AOMAP_UV "+n.aoMapUv:"",n.emissiveMapUv?"#define EMISSIVEMAP_UV "+n.emissiveMapUv:"",n.bumpMapUv?"#define BUMPMAP_UV "+n.bumpMapUv:"",n.normalMapUv?"#define NORMALMAP_UV "+n.normalMapUv:"",n.displacementMapUv?"#define DISPLACEMENTMAP_UV "+n.displacementMapUv:"",n.metalnessMapUv?"#define METALNESSMAP_UV "+n.metalnessMapUv:"",n.roughnessMapUv?"#define ROUGHNESSMAP_UV "+n.roughnessMapUv:"",n.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+n.anisotropyMapUv:"",n.clearcoatMapUv?"#define CLEARCOATMAP_UV "+n.clearcoatMapUv:"",n.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+n.clearcoatNormalMapUv:"",n.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+n.clearcoatRoughnessMapUv:"",n.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+n.diffuseRoughnessMapUv:"",n.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+n.iridescenceMapUv:"",n.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+n.iridescenceThicknessMapUv:"",n.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+n.sheenColorMapUv:"",n.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+n.sheenRoughnessMapUv:"",n.specularMapUv?"#define SPECULARMAP_UV "+n.specularMapUv:"",n.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+n.specularColorMapUv:"",n.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+n.specularIntensityMapUv:"",n.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+n.transmissionMapUv:"",n.thicknessMapUv?"#define THICKNESSMAP_UV "+n.thicknessMapUv:"",n.vertexTangents&&n.flatShading===!1?"#define USE_TANGENT":"",n.vertexNormals?"#define HAS_NORMAL":"",n.vertexColors?"#define USE_COLOR":"",n.vertexAlphas?"#define USE_COLOR_ALPHA":"",n.vertexUv1s?"#define USE_UV1":"",n.vertexUv2s?"#define USE_UV2":"",n.vertexUv3s?"#define USE_UV3":"",n.pointsUvs?"#define USE_POINTS_UV":"",n.flatShading?"#define FLAT_SHADED":"",n.skinning?"#define USE_SKINNING":"",n.morphTargets?"#define USE_MORPHTARGETS":"",n.morphNormals&&n.flatShading===!1?"#define USE_MORPHNORMALS":"",n.morphColors?"#define USE_MORPHCOLORS":"",n.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+n.morphTextureStride:"",n.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+n.morphTargetsCount:"",n.doubleSided?"#define DOUBLE_SIDED":"",n.flipSided?"#define FLIP_SIDED":"",n.shadowMapEnabled?"#define USE_SHADOWMAP":"",n.shadowMapEnabled?"#define "+c:"",n.sizeAttenuation?"#define USE_SIZEATTENUATION":"",n.numLightProbes>0?"#define USE_LIGHT_PROBES":"",n.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",n.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Il).join(`
`),m=[DE(n),"#define SHADER_TYPE "+n.shaderType,"#define SHADER_NAME "+n.shaderName,d,n.useFog&&n.fog?"#define USE_FOG":"",n.useFog&&n.fogExp2?"#define FOG_EXP2":"",n.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",n.map?"#define USE_MAP":"",n.matcap?"#define USE_MATCAP":"",n.envMap?"#define USE_ENVMAP":"",n.envMap?"#define "+l:"",n.envMap?"#define "+u:"",n.envMap?"#define "+h:"",n.envMapPMREM?"#define ENVMAP_MAX_LOD "+n.envMapMaxLod+".0":"",n.envMapPMREM?"#define ENVMAP_SIZE "+n.envMapSize+".0":"",n.lightMap?"#define USE_LIGHTMAP":"",n.aoMap?"#define USE_AOMAP":"",n.bumpMap?"#define USE_BUMPMAP":"",n.normalMap?"#define USE_NORMALMAP":"",n.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",n.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",n.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",n.emissiveMap?"#define USE_EMISSIVEMAP":"",n.anisotropy?"#define USE_ANISOTROPY":"",n.anisotropyMap?"#define USE_ANISOTROPYMAP":"",n.clearcoat?"#define USE_CLEARCOAT":"",n.clearcoatMap?"#define USE_CLEARCOATMAP":"",n.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",n.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",n.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",n.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",n.dispersion?"#define USE_DISPERSION":"",n.retroreflection?"#define USE_RETROREFLECTION":"",n.iridescence?"#define USE_IRIDESCENCE":"",n.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",n.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",n.specularMap?"#define USE_SPECULARMAP":"",n.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",n.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",n.roughnessMap?"#define USE_ROUGHNESSMAP":"",n.metalnessMap?"#define USE_METALNESSMAP":"",n.alphaMap?"#define USE_ALPHAMAP":"",n.alphaTest?"#define USE_ALPHATEST":"",n.alphaHash?"#define USE_ALPHAHASH":"",n.sheen?"#define USE_SHEEN":"",n.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",n.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",n.transmission?"#define USE_TRANSMISSION":"",n.transmissionMap?"#define USE_TRANSMISSIONMAP":"",n.thicknessMap?"#define USE_THICKNESSMAP":"",n.vertexTangents&&n.flatShading===!1?"#define USE_TANGENT":"",n.vertexColors||n.instancingColor?"#define USE_COLOR":"",n.vertexAlphas||n.batchingColor?"#define USE_COLOR_ALPHA":"",n.vertexUv1s?"#define USE_UV1":"",n.vertexUv2s?"#define USE_UV2":"",n.vertexUv3s?"#define USE_UV3":"",n.pointsUvs?"#define USE_POINTS_UV":"",n.gradientMap?"#define USE_GRADIENTMAP":"",n.flatShading?"#define FLAT_SHADED":"",n.doubleSided?"#define DOUBLE_SIDED":"",n.flipSided?"#define FLIP_SIDED":"",n.shadowMapEnabled?"#define USE_SHADOWMAP":"",n.shadowMapEnabled?"#define "+c:"",n.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",n.numLightProbes>0?"#define USE_LIGHT_PROBES":"",n.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",n.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",n.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",n.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",n.toneMapping!==ar?"#define TONE_MAPPING":"",n.toneMapping!==ar?Jt.tonemapping_pars_fragment:"",n.toneMapping!==ar?f5("toneMapping",n.toneMapping):"",n.dithering?"#define DITHERING":"",n.opaque?"#define OPAQUE":"",Jt.colorspace_pars_fragment,l5("linearToOutputTexel",n.outputColorSpace),h5(),n.useDepthPacking?"#define DEPTH_PACKING "+n.depthPacking:"",`
`].filter(Il).join(`
`)),o=Wx(o),o=IE(o,n),o=LE(o,n),a=Wx(a),a=IE(a,n),a=LE(a,n),o=NE(o),a=NE(a),n.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,_=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,m=["#define varying in",n.glslVersion===Lx?"":"layout(location = 0) out highp vec4 pc_fragColor;",n.glslVersion===Lx?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let y=g+_+o,S=g+m+a,v=CE(r,r.VERTEX_SHADER,y),w=CE(r,r.FRAGMENT_SHADER,S);r.attachShader(p,v),r.attachShader(p,w),n.index0AttributeName!==void 0?r.bindAttribLocation(p,0,n.index0AttributeName):n.hasPositionAttribute===!0&&r.bindAttribLocation(p,0,"position"),r.linkProgram(p);function b(E){if(e.debug.checkShaderErrors){let C=r.getProgramInfoLog(p)||"",N=r.getShaderInfoLog(v)||"",B=r.getShaderInfoLog(w)||"",I=C.trim(),L=N.trim(),z=B.trim(),F=!0,Z=!0;if(r.getProgramParameter(p,r.LINK_STATUS)===!1)if(F=!1,typeof e.debug.onShaderError=="function")e.debug.onShaderError(r,p,v,w);else{let U=PE(r,v,"vertex"),G=PE(r,w,"fragment");Ot("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(p,r.VALIDATE_STATUS)+`

Material Name: `+E.name+`
Material Type: `+E.type+`

Program Info Log: `+I+`
`+U+`
`+G)}else I!==""?Ut("WebGLProgram: Program Info Log:",I):(L===""||z==="")&&(Z=!1);Z&&(E.diagnostics={runnable:F,programLog:I,vertexShader:{log:L,prefix:_},fragmentShader:{log:z,prefix:m}})}r.deleteShader(v),r.deleteShader(w),x=new Xa(r,p),M=m5(r,p)}let x;this.getUniforms=function(){return x===void 0&&b(this),x};let M;this.getAttributes=function(){return M===void 0&&b(this),M};let R=n.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=r.getProgramParameter(p,s5)),R},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(p),this.program=void 0},this.type=n.shaderType,this.name=n.shaderName,this.id=o5++,this.cacheKey=t,this.usedTimes=1,this.program=p,this.vertexShader=v,this.fragmentShader=w,this}var E5=0,$x=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,n,i){let r=this._getShaderCacheForMaterial(t);return r.has(n)===!1&&(r.add(n),n.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(t){let n=this.materialCache.get(t);for(let i of n)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let n=this.materialCache,i=n.get(t);return i===void 0&&(i=new Set,n.set(t,i)),i}_getShaderStage(t){let n=this.shaderCache,i=n.get(t);return i===void 0&&(i=new Xx(t),n.set(t,i)),i}},Xx=class{constructor(t){this.id=E5++,this.code=t,this.usedTimes=0}};function C5(e){return e===Es||e===El||e===Cl}function R5(e,t,n,i,r,s){let o=new rl,a=new $x,c=new Set,l=[],u=new Map,h=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function d(x){return c.add(x),x===0?"uv":`uv${x}`}function p(x,M,R,E,C,N){let B=E.fog,I=C.geometry,L=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?E.environment:null,z=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,F=t.get(x.envMap||L,z),Z=f[x.type],U=i.precision;x.precision!==null&&(U=i.getMaxPrecision(x.precision),U!==x.precision&&Ut("WebGLProgram.getParameters:",x.precision,"not supported, using",U,"instead."));let G=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,q=G!==void 0?G.length:0,rt=0;I.morphAttributes.position!==void 0&&(rt=1),I.morphAttributes.normal!==void 0&&(rt=2),I.morphAttributes.color!==void 0&&(rt=3);let ct,$,ot,ut;if(Z){let wt=lr[Z];ct=wt.vertexShader,$=wt.fragmentShader}else{ct=x.vertexShader,$=x.fragmentShader;let wt=a.getVertexShaderStage(x),ue=a.getFragmentShaderStage(x);a.update(x,wt,ue),ot=wt.id,ut=ue.id}let st=e.getRenderTarget(),at=e.state.buffers.depth.getReversed(),J=C.isInstancedMesh===!0,xt=C.isBatchedMesh===!0,lt=!!x.map,K=!!x.matcap,Nt=!!F,Mt=Nt&&F.isPMREMTexture===!0,Vt=!!x.aoMap,Xt=!!x.lightMap,de=!!x.bumpMap&&x.wireframe===!1,ae=!!x.normalMap,on=!!x.displacementMap,Ve=!!x.emissiveMap,Wn=!!x.metalnessMap,$n=!!x.roughnessMap,Xn=x.anisotropy>0,k=x.clearcoat>0,qn=x.diffuseRoughness>0,ve=x.dispersion>0,be=x.retroreflectivity>0,St=x.iridescence>0,Fe=x.sheen>0,Ft=x.transmission>0,kt=Xn&&!!x.anisotropyMap,P=k&&!!x.clearcoatMap,T=k&&!!x.clearcoatNormalMap,W=k&&!!x.clearcoatRoughnessMap,ft=qn&&!!x.diffuseRoughnessMap,nt=St&&!!x.iridescenceMap,pt=St&&!!x.iridescenceThicknessMap,vt=Fe&&!!x.sheenColorMap,Q=Fe&&!!x.sheenRoughnessMap,tt=!!x.specularMap,gt=!!x.specularColorMap,D=!!x.specularIntensityMap,et=Ft&&!!x.transmissionMap,j=Ft&&!!x.thicknessMap,_t=!!x.gradientMap,dt=!!x.alphaMap,mt=x.alphaTest>0,Lt=!!x.alphaHash,Zt=!!x.extensions,ht=ar;x.toneMapped&&(st===null||st.isXRRenderTarget===!0)&&(ht=e.toneMapping);let Dt=Mt?F.isCompressedCubeTexture?F.image[0].mipmaps:F.mipmaps:null,qt={shaderID:Z,shaderType:x.type,shaderName:x.name,vertexShader:ct,fragmentShader:$,defines:x.defines,customVertexShaderID:ot,customFragmentShaderID:ut,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:U,batching:xt,batchingColor:xt&&C._colorsTexture!==null,instancing:J,instancingColor:J&&C.instanceColor!==null,instancingMorph:J&&C.morphTexture!==null,outputColorSpace:st===null?e.outputColorSpace:st.isXRRenderTarget===!0?st.texture.colorSpace:ne.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:lt,matcap:K,envMap:Nt,envMapMode:Nt&&F.mapping,envMapPMREM:Mt,envMapMaxLod:Mt?Dt.length-1:null,envMapSize:Mt?Dt[0].width:null,aoMap:Vt,lightMap:Xt,bumpMap:de,normalMap:ae,displacementMap:on,emissiveMap:Ve,normalMapObjectSpace:ae&&x.normalMapType===eE,normalMapTangentSpace:ae&&x.normalMapType===Gd,packedNormalMap:ae&&x.normalMapType===Gd&&C5(x.normalMap.format),metalnessMap:Wn,roughnessMap:$n,anisotropy:Xn,anisotropyMap:kt,clearcoat:k,clearcoatMap:P,clearcoatNormalMap:T,clearcoatRoughnessMap:W,diffuseRoughness:qn,diffuseRoughnessMap:ft,dispersion:ve,retroreflection:be,iridescence:St,iridescenceMap:nt,iridescenceThicknessMap:pt,sheen:Fe,sheenColorMap:vt,sheenRoughnessMap:Q,specularMap:tt,specularColorMap:gt,specularIntensityMap:D,transmission:Ft,transmissionMap:et,thicknessMap:j,gradientMap:_t,opaque:x.transparent===!1&&x.blending===Ha&&x.alphaToCoverage===!1,alphaMap:dt,alphaTest:mt,alphaHash:Lt,combine:x.combine,mapUv:lt&&d(x.map.channel),aoMapUv:Vt&&d(x.aoMap.channel),lightMapUv:Xt&&d(x.lightMap.channel),bumpMapUv:de&&d(x.bumpMap.channel),normalMapUv:ae&&d(x.normalMap.channel),displacementMapUv:on&&d(x.displacementMap.channel),emissiveMapUv:Ve&&d(x.emissiveMap.channel),metalnessMapUv:Wn&&d(x.metalnessMap.channel),roughnessMapUv:$n&&d(x.roughnessMap.channel),anisotropyMapUv:kt&&d(x.anisotropyMap.channel),clearcoatMapUv:P&&d(x.clearcoatMap.channel),clearcoatNormalMapUv:T&&d(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:W&&d(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ft&&d(x.diffuseRoughnessMap.channel),iridescenceMapUv:nt&&d(x.iridescenceMap.channel),iridescenceThicknessMapUv:pt&&d(x.iridescenceThicknessMap.channel),sheenColorMapUv:vt&&d(x.sheenColorMap.channel),sheenRoughnessMapUv:Q&&d(x.sheenRoughnessMap.channel),specularMapUv:tt&&d(x.specularMap.channel),specularColorMapUv:gt&&d(x.specularColorMap.channel),specularIntensityMapUv:D&&d(x.specularIntensityMap.channel),transmissionMapUv:et&&d(x.transmissionMap.channel),thicknessMapUv:j&&d(x.thicknessMap.channel),alphaMapUv:dt&&d(x.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(ae||Xn),vertexNormals:!!I.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:C.isPoints===!0&&!!I.attributes.uv&&(lt||dt),fog:!!B,useFog:x.fog===!0,fogExp2:!!B&&B.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||I.attributes.normal===void 0&&ae===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:at,skinning:C.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:q,morphTextureStride:rt,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:N.filter(wt=>wt.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:x.dithering,shadowMapEnabled:e.shadowMap.enabled&&R.length>0,shadowMapType:e.shadowMap.type,toneMapping:ht,decodeVideoTexture:lt&&x.map.isVideoTexture===!0&&ne.getTransfer(x.map.colorSpace)===le,decodeVideoTextureEmissive:Ve&&x.emissiveMap.isVideoTexture===!0&&ne.getTransfer(x.emissiveMap.colorSpace)===le,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===hi,flipSided:x.side===Mn,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Zt&&x.extensions.clipCullDistance===!0&&n.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Zt&&x.extensions.multiDraw===!0||xt)&&n.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:n.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return qt.vertexUv1s=c.has(1),qt.vertexUv2s=c.has(2),qt.vertexUv3s=c.has(3),c.clear(),qt}function _(x){let M=[];if(x.shaderID?M.push(x.shaderID):(M.push(x.customVertexShaderID),M.push(x.customFragmentShaderID)),x.defines!==void 0)for(let R in x.defines)M.push(R),M.push(x.defines[R]);return x.isRawShaderMaterial===!1&&(m(M,x),g(M,x),M.push(e.outputColorSpace)),M.push(x.customProgramCacheKey),M.join()}function m(x,M){x.push(M.precision),x.push(M.outputColorSpace),x.push(M.envMapMode),x.push(M.envMapPMREM),x.push(M.envMapMaxLod),x.push(M.envMapSize),x.push(M.mapUv),x.push(M.alphaMapUv),x.push(M.lightMapUv),x.push(M.aoMapUv),x.push(M.bumpMapUv),x.push(M.normalMapUv),x.push(M.displacementMapUv),x.push(M.emissiveMapUv),x.push(M.metalnessMapUv),x.push(M.roughnessMapUv),x.push(M.anisotropyMapUv),x.push(M.clearcoatMapUv),x.push(M.clearcoatNormalMapUv),x.push(M.clearcoatRoughnessMapUv),x.push(M.diffuseRoughnessMapUv),x.push(M.iridescenceMapUv),x.push(M.iridescenceThicknessMapUv),x.push(M.sheenColorMapUv),x.push(M.sheenRoughnessMapUv),x.push(M.specularMapUv),x.push(M.specularColorMapUv),x.push(M.specularIntensityMapUv),x.push(M.transmissionMapUv),x.push(M.thicknessMapUv),x.push(M.combine),x.push(M.fogExp2),x.push(M.sizeAttenuation),x.push(M.morphTargetsCount),x.push(M.numSunLights),x.push(M.numDirLights),x.push(M.numPointLights),x.push(M.numSpotLights),x.push(M.numSpotLightMaps),x.push(M.numHemiLights),x.push(M.numRectAreaLights),x.push(M.numSunLightShadows),x.push(M.numDirLightShadows),x.push(M.numPointLightShadows),x.push(M.numSpotLightShadows),x.push(M.numSpotLightShadowsWithMaps),x.push(M.numLightProbes),x.push(M.numLightProbeGrids),x.push(M.shadowMapType),x.push(M.toneMapping),x.push(M.numClippingPlanes),x.push(M.numClipIntersection),x.push(M.depthPacking)}function g(x,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let M=f[x.type],R;if(M){let E=lr[M];R=mE.clone(E.uniforms)}else R=x.uniforms;return R}function S(x,M){let R=u.get(M);return R!==void 0?++R.usedTimes:(R=new A5(e,M,x,r),l.push(R),u.set(M,R)),R}function v(x){if(--x.usedTimes===0){let M=l.indexOf(x);l[M]=l[l.length-1],l.pop(),u.delete(x.cacheKey),x.destroy()}}function w(x){a.remove(x)}function b(){a.dispose()}return{getParameters:p,getProgramCacheKey:_,getUniforms:y,acquireProgram:S,releaseProgram:v,releaseShaderCache:w,programs:l,dispose:b}}function P5(){let e=new WeakMap;function t(o){return e.has(o)}function n(o){let a=e.get(o);return a===void 0&&(a={},e.set(o,a)),a}function i(o){e.delete(o)}function r(o,a,c){e.get(o)[a]=c}function s(){e=new WeakMap}return{has:t,get:n,remove:i,update:r,dispose:s}}function I5(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.material.id!==t.material.id?e.material.id-t.material.id:e.materialVariant!==t.materialVariant?e.materialVariant-t.materialVariant:e.z!==t.z?e.z-t.z:e.id-t.id}function FE(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.z!==t.z?t.z-e.z:e.id-t.id}function UE(){let e=[],t=0,n=[],i=[],r=[];function s(){t=0,n.length=0,i.length=0,r.length=0}function o(f){let d=0;return f.isInstancedMesh&&(d+=2),f.isSkinnedMesh&&(d+=1),d}function a(f,d,p,_,m,g){let y=e[t];return y===void 0?(y={id:f.id,object:f,geometry:d,material:p,materialVariant:o(f),groupOrder:_,renderOrder:f.renderOrder,z:m,group:g},e[t]=y):(y.id=f.id,y.object=f,y.geometry=d,y.material=p,y.materialVariant=o(f),y.groupOrder=_,y.renderOrder=f.renderOrder,y.z=m,y.group=g),t++,y}function c(f,d,p,_,m,g,y){y.reversedDepth===!0&&(m=-m);let S=a(f,d,p,_,m,g);p.transmission>0?i.push(S):p.transparent===!0?r.push(S):n.push(S)}function l(f,d,p,_,m,g){let y=a(f,d,p,_,m,g);p.transmission>0?i.unshift(y):p.transparent===!0?r.unshift(y):n.unshift(y)}function u(f,d){n.length>1&&n.sort(f||I5),i.length>1&&i.sort(d||FE),r.length>1&&r.sort(d||FE)}function h(){for(let f=t,d=e.length;f<d;f++){let p=e[f];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:n,transmissive:i,transparent:r,init:s,push:c,unshift:l,finish:h,sort:u}}function L5(){let e=new WeakMap;function t(i,r){let s=e.get(i),o;return s===void 0?(o=new UE,e.set(i,[o])):r>=s.length?(o=new UE,s.push(o)):o=s[r],o}function n(){e=new WeakMap}return{get:t,dispose:n}}function N5(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let n;switch(t.type){case"SunLight":case"DirectionalLight":n={direction:new V,color:new Qt};break;case"SpotLight":n={position:new V,direction:new V,color:new Qt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":n={position:new V,color:new Qt,distance:0,decay:0};break;case"HemisphereLight":n={direction:new V,skyColor:new Qt,groundColor:new Qt};break;case"RectAreaLight":n={color:new Qt,position:new V,halfWidth:new V,halfHeight:new V};break}return e[t.id]=n,n}}}function D5(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let n;switch(t.type){case"SunLight":case"DirectionalLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie};break;case"SpotLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie};break;case"PointLight":n={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ie,shadowCameraNear:1,shadowCameraFar:1e3};break}return e[t.id]=n,n}}}var F5=0;function U5(e,t){return(t.castShadow?2:0)-(e.castShadow?2:0)+(t.map?1:0)-(e.map?1:0)}function O5(e){let t=new N5,n=D5(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new V);let r=new V,s=new xe,o=new xe;function a(l){let u=0,h=0,f=0;for(let N=0;N<9;N++)i.probe[N].set(0,0,0);let d=0,p=0,_=0,m=0,g=0,y=0,S=0,v=0,w=0,b=0,x=0,M=0,R=0,E=0;l.sort(U5);for(let N=0,B=l.length;N<B;N++){let I=l[N],L=I.color,z=I.intensity,F=I.distance,Z=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===Es?Z=I.shadow.map.texture:Z=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)u+=L.r*z,h+=L.g*z,f+=L.b*z;else if(I.isLightProbe){for(let U=0;U<9;U++)i.probe[U].addScaledVector(I.sh.coefficients[U],z);E++}else if(I.isSunLight){let U=t.get(I);if(U.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let G=I.shadow,q=n.get(I);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize.copy(G.mapSize).multiply(G.getFrameExtents()),i.sunShadow[p]=q,i.sunShadowMap[p]=Z;let rt=G.getViewportCount();for(let ct=0;ct<rt;ct++)i.sunShadowMatrix[_+ct]=G.getMatrix(ct),i.sunShadowCascade[_+ct]=G._cascadeData[ct];_+=rt,p++}i.sun[d]=U,d++}else if(I.isDirectionalLight){let U=t.get(I);if(U.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let G=I.shadow,q=n.get(I);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,i.directionalShadow[m]=q,i.directionalShadowMap[m]=Z,i.directionalShadowMatrix[m]=I.shadow.matrix,w++}i.directional[m]=U,m++}else if(I.isSpotLight){let U=t.get(I);U.position.setFromMatrixPosition(I.matrixWorld),U.color.copy(L).multiplyScalar(z),U.distance=F,U.coneCos=Math.cos(I.angle),U.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),U.decay=I.decay,i.spot[y]=U;let G=I.shadow;if(I.map&&(i.spotLightMap[M]=I.map,M++,G.updateMatrices(I),I.castShadow&&R++),i.spotLightMatrix[y]=G.matrix,I.castShadow){let q=n.get(I);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,i.spotShadow[y]=q,i.spotShadowMap[y]=Z,x++}y++}else if(I.isRectAreaLight){let U=t.get(I);U.color.copy(L).multiplyScalar(z),U.halfWidth.set(I.width*.5,0,0),U.halfHeight.set(0,I.height*.5,0),i.rectArea[S]=U,S++}else if(I.isPointLight){let U=t.get(I);if(U.color.copy(I.color).multiplyScalar(I.intensity),U.distance=I.distance,U.decay=I.decay,I.castShadow){let G=I.shadow,q=n.get(I);q.shadowIntensity=G.intensity,q.shadowBias=G.bias,q.shadowNormalBias=G.normalBias,q.shadowRadius=G.radius,q.shadowMapSize=G.mapSize,q.shadowCameraNear=G.camera.near,q.shadowCameraFar=G.camera.far,i.pointShadow[g]=q,i.pointShadowMap[g]=Z,i.pointShadowMatrix[g]=I.shadow.matrix,b++}i.point[g]=U,g++}else if(I.isHemisphereLight){let U=t.get(I);U.skyColor.copy(I.color).multiplyScalar(z),U.groundColor.copy(I.groundColor).multiplyScalar(z),i.hemi[v]=U,v++}}S>0&&(e.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Tt.LTC_FLOAT_1,i.rectAreaLTC2=Tt.LTC_FLOAT_2):(i.rectAreaLTC1=Tt.LTC_HALF_1,i.rectAreaLTC2=Tt.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=f;let C=i.hash;(C.sunLength!==d||C.directionalLength!==m||C.pointLength!==g||C.spotLength!==y||C.rectAreaLength!==S||C.hemiLength!==v||C.numSunShadows!==p||C.numDirectionalShadows!==w||C.numPointShadows!==b||C.numSpotShadows!==x||C.numSpotMaps!==M||C.numLightProbes!==E)&&(i.sun.length=d,i.directional.length=m,i.spot.length=y,i.rectArea.length=S,i.point.length=g,i.hemi.length=v,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=_,i.sunShadowCascade.length=_,i.directionalShadow.length=w,i.directionalShadowMap.length=w,i.directionalShadowMatrix.length=w,i.pointShadow.length=b,i.pointShadowMap.length=b,i.pointShadowMatrix.length=b,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+M-R,i.spotLightMap.length=M,i.numSpotLightShadowsWithMaps=R,i.numLightProbes=E,C.sunLength=d,C.directionalLength=m,C.pointLength=g,C.spotLength=y,C.rectAreaLength=S,C.hemiLength=v,C.numSunShadows=p,C.numDirectionalShadows=w,C.numPointShadows=b,C.numSpotShadows=x,C.numSpotMaps=M,C.numLightProbes=E,i.version=F5++)}function c(l,u){let h=0,f=0,d=0,p=0,_=0,m=0,g=u.matrixWorldInverse;for(let y=0,S=l.length;y<S;y++){let v=l[y];if(v.isSunLight){let w=i.sun[h];w.direction.setFromMatrixPosition(v.matrixWorld),w.direction.transformDirection(g),h++}else if(v.isDirectionalLight){let w=i.directional[f];w.direction.setFromMatrixPosition(v.matrixWorld),r.setFromMatrixPosition(v.target.matrixWorld),w.direction.sub(r),w.direction.transformDirection(g),f++}else if(v.isSpotLight){let w=i.spot[p];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),w.direction.setFromMatrixPosition(v.matrixWorld),r.setFromMatrixPosition(v.target.matrixWorld),w.direction.sub(r),w.direction.transformDirection(g),p++}else if(v.isRectAreaLight){let w=i.rectArea[_];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),o.identity(),s.copy(v.matrixWorld),s.premultiply(g),o.extractRotation(s),w.halfWidth.set(v.width*.5,0,0),w.halfHeight.set(0,v.height*.5,0),w.halfWidth.applyMatrix4(o),w.halfHeight.applyMatrix4(o),_++}else if(v.isPointLight){let w=i.point[d];w.position.setFromMatrixPosition(v.matrixWorld),w.position.applyMatrix4(g),d++}else if(v.isHemisphereLight){let w=i.hemi[m];w.direction.setFromMatrixPosition(v.matrixWorld),w.direction.transformDirection(g),m++}}}return{setup:a,setupView:c,state:i}}function OE(e){let t=new O5(e),n=[],i=[],r=[];function s(h){u.camera=h,n.length=0,i.length=0,r.length=0}function o(h){h.isLightProbeGrid?r.push(h):n.push(h)}function a(h){i.push(h)}function c(){t.setup(n),r.sort((h,f)=>h.priority-f.priority||h.id-f.id)}function l(h){t.setupView(n,h)}let u={lightsArray:n,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function B5(e){let t=new WeakMap;function n(r,s=0){let o=t.get(r),a;return o===void 0?(a=new OE(e),t.set(r,[a])):s>=o.length?(a=new OE(e),o.push(a)):a=o[s],a}function i(){t=new WeakMap}return{get:n,dispose:i}}var k5=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,z5=`uniform sampler2D shadow_pass;
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
}`,G5=[new V(1,0,0),new V(-1,0,0),new V(0,1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1)],V5=[new V(0,-1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1),new V(0,-1,0),new V(0,-1,0)],BE=new xe,Pl=new V,zx=new V;function H5(e,t,n){let i=new vs,r=new ie,s=new ie,o=new Se,a=new Gh,c=new Vh,l={},u=n.maxTextureSize,h={[As]:Mn,[Mn]:As,[hi]:hi},f=new or({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ie},radius:{value:4}},vertexShader:k5,fragmentShader:z5}),d=f.clone();d.defines.HORIZONTAL_PASS=1;let p=new Rn;p.setAttribute("position",new nr(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new Pn(p,f),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=bl;let g=this.type;this.render=function(b,x,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||b.length===0)return;this.type===LA&&(Ut("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=bl);let R=e.getRenderTarget(),E=e.getActiveCubeFace(),C=e.getActiveMipmapLevel(),N=e.state;N.setBlending(go),N.buffers.depth.getReversed()===!0?N.buffers.color.setClear(0,0,0,0):N.buffers.color.setClear(1,1,1,1),N.buffers.depth.setTest(!0),N.setScissorTest(!1);let B=g!==this.type;B&&x.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(L=>L.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,L=b.length;I<L;I++){let z=b[I],F=z.shadow;if(F===void 0){Ut("WebGLShadowMap:",z,"has no shadow.");continue}if(F.autoUpdate===!1&&F.needsUpdate===!1)continue;r.copy(F.mapSize);let Z=F.getFrameExtents();r.multiply(Z),s.copy(F.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/Z.x),r.x=s.x*Z.x,F.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/Z.y),r.y=s.y*Z.y,F.mapSize.y=s.y));let U=e.state.buffers.depth.getReversed();if(F.camera._reversedDepth=U,F.map===null||B===!0){if(F.map!==null&&(F.map.depthTexture!==null&&(F.map.depthTexture.dispose(),F.map.depthTexture=null),F.map.dispose()),this.type===Va){if(z.isPointLight){Ut("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}F.map=new Vn(r.x,r.y,{format:Es,type:Ti,minFilter:bn,magFilter:bn,generateMipmaps:!1}),F.map.texture.name=z.name+".shadowMap",F.map.depthTexture=new Vr(r.x,r.y,wi),F.map.depthTexture.name=z.name+".shadowMapDepth",F.map.depthTexture.format=zr,F.map.depthTexture.compareFunction=null,F.map.depthTexture.minFilter=Qe,F.map.depthTexture.magFilter=Qe}else z.isPointLight?(F.map=new Ll(r.x),F.map.depthTexture=new ll(r.x,Si)):(F.map=new Vn(r.x,r.y),F.map.depthTexture=new Vr(r.x,r.y,Si)),F.map.depthTexture.name=z.name+".shadowMap",F.map.depthTexture.format=zr,this.type===bl?(F.map.depthTexture.compareFunction=U?Px:Rx,F.map.depthTexture.minFilter=bn,F.map.depthTexture.magFilter=bn):(F.map.depthTexture.compareFunction=null,F.map.depthTexture.minFilter=Qe,F.map.depthTexture.magFilter=Qe);F.camera.updateProjectionMatrix()}F.map.isWebGLCubeRenderTarget!==!0&&(F.map.width!==r.x||F.map.height!==r.y)&&F.map.setSize(r.x,r.y);let G=F.map.isWebGLCubeRenderTarget?6:F.getViewportCount();z.isPointLight!==!0&&F.updateMatrices(z,M);let q=(F.camera.layers.mask&4294967294)!==0?F.camera.layers:M.layers;for(let rt=0;rt<G;rt++){let ct=F.getCamera(rt);if(z.isPointLight){let $=F.camera,ot=F.matrix,ut=z.distance||$.far;ut!==$.far&&($.far=ut,$.updateProjectionMatrix()),Pl.setFromMatrixPosition(z.matrixWorld),$.position.copy(Pl),zx.copy($.position),zx.add(G5[rt]),$.up.copy(V5[rt]),$.lookAt(zx),$.updateMatrixWorld(),ot.makeTranslation(-Pl.x,-Pl.y,-Pl.z),BE.multiplyMatrices($.projectionMatrix,$.matrixWorldInverse),F._frustum.setFromProjectionMatrix(BE,$.coordinateSystem,$.reversedDepth)}if(F.map.isWebGLCubeRenderTarget)e.setRenderTarget(F.map,rt),e.clear();else{rt===0&&(e.setRenderTarget(F.map),e.clear());let $=F.getViewport(rt);o.set(s.x*$.x,s.y*$.y,s.x*$.z,s.y*$.w),N.viewport(o)}i=F.getFrustum(rt),v(x,M,ct,z,q,this.type)}F.isPointLightShadow!==!0&&this.type===Va&&y(F,M),F.needsUpdate=!1}g=this.type,m.needsUpdate=!1,e.setRenderTarget(R,E,C)};function y(b,x){let M=t.update(_);f.defines.VSM_SAMPLES!==b.blurSamples&&(f.defines.VSM_SAMPLES=b.blurSamples,d.defines.VSM_SAMPLES=b.blurSamples,f.needsUpdate=!0,d.needsUpdate=!0),b.mapPass===null?b.mapPass=new Vn(r.x,r.y,{format:Es,type:Ti}):(b.mapPass.width!==b.map.width||b.mapPass.height!==b.map.height)&&b.mapPass.setSize(b.map.width,b.map.height),f.uniforms.shadow_pass.value=b.map.depthTexture,f.uniforms.resolution.value.set(b.map.width,b.map.height),f.uniforms.radius.value=b.radius,e.setRenderTarget(b.mapPass),e.clear(),e.renderBufferDirect(x,null,M,f,_,null),d.uniforms.shadow_pass.value=b.mapPass.texture,d.uniforms.resolution.value.set(b.map.width,b.map.height),d.uniforms.radius.value=b.radius,e.setRenderTarget(b.map),e.clear(),e.renderBufferDirect(x,null,M,d,_,null)}function S(b,x,M,R){let E=null,C=M.isPointLight===!0?b.customDistanceMaterial:b.customDepthMaterial;if(C!==void 0)E=C;else if(E=M.isPointLight===!0?c:a,e.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let N=E.uuid,B=x.uuid,I=l[N];I===void 0&&(I={},l[N]=I);let L=I[B];L===void 0&&(L=E.clone(),I[B]=L,x.addEventListener("dispose",w)),E=L}if(E.visible=x.visible,E.wireframe=x.wireframe,R===Va?E.side=x.shadowSide!==null?x.shadowSide:x.side:E.side=x.shadowSide!==null?x.shadowSide:h[x.side],E.alphaMap=x.alphaMap,E.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,E.map=x.map,E.clipShadows=x.clipShadows,E.clippingPlanes=x.clippingPlanes,E.clipIntersection=x.clipIntersection,E.displacementMap=x.displacementMap,E.displacementScale=x.displacementScale,E.displacementBias=x.displacementBias,E.wireframeLinewidth=x.wireframeLinewidth,E.linewidth=x.linewidth,M.isPointLight===!0&&E.isMeshDistanceMaterial===!0){let N=e.properties.get(E);N.light=M}return E}function v(b,x,M,R,E,C){if(b.visible===!1)return;if(b.layers.test(E)&&(b.isMesh||b.isLine||b.isPoints)&&(b.castShadow||b.receiveShadow&&C===Va)&&(!b.frustumCulled||b.intersectsFrustum(i))){b.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,b.matrixWorld);let I=t.update(b),L=b.material;if(Array.isArray(L)){let z=I.groups;for(let F=0,Z=z.length;F<Z;F++){let U=z[F],G=L[U.materialIndex];if(G&&G.visible){let q=S(b,G,R,C);b.onBeforeShadow(e,b,x,M,I,q,U),e.renderBufferDirect(M,null,I,q,b,U),b.onAfterShadow(e,b,x,M,I,q,U)}}}else if(L.visible){let z=S(b,L,R,C);b.onBeforeShadow(e,b,x,M,I,z,null),e.renderBufferDirect(M,null,I,z,b,null),b.onAfterShadow(e,b,x,M,I,z,null)}}let B=b.children;for(let I=0,L=B.length;I<L;I++)v(B[I],x,M,R,E,C)}function w(b){b.target.removeEventListener("dispose",w);for(let M in l){let R=l[M],E=b.target.uuid;E in R&&(R[E].dispose(),delete R[E])}}}function W5(e,t){function n(){let D=!1,et=new Se,j=null,_t=new Se(0,0,0,0);return{setMask:function(dt){j!==dt&&!D&&(e.colorMask(dt,dt,dt,dt),j=dt)},setLocked:function(dt){D=dt},setClear:function(dt,mt,Lt,Zt,ht){ht===!0&&(dt*=Zt,mt*=Zt,Lt*=Zt),et.set(dt,mt,Lt,Zt),_t.equals(et)===!1&&(e.clearColor(dt,mt,Lt,Zt),_t.copy(et))},reset:function(){D=!1,j=null,_t.set(-1,0,0,0)}}}function i(){let D=!1,et=!1,j=null,_t=null,dt=null;return{setReversed:function(mt){if(et!==mt){let Lt=t.get("EXT_clip_control");mt?Lt.clipControlEXT(Lt.LOWER_LEFT_EXT,Lt.ZERO_TO_ONE_EXT):Lt.clipControlEXT(Lt.LOWER_LEFT_EXT,Lt.NEGATIVE_ONE_TO_ONE_EXT),et=mt;let Zt=dt;dt=null,this.setClear(Zt)}},getReversed:function(){return et},setTest:function(mt){mt?at(e.DEPTH_TEST):J(e.DEPTH_TEST)},setMask:function(mt){j!==mt&&!D&&(e.depthMask(mt),j=mt)},setFunc:function(mt){if(et&&(mt=hE[mt]),_t!==mt){switch(mt){case vh:e.depthFunc(e.NEVER);break;case bh:e.depthFunc(e.ALWAYS);break;case Mh:e.depthFunc(e.LESS);break;case Na:e.depthFunc(e.LEQUAL);break;case Sh:e.depthFunc(e.EQUAL);break;case wh:e.depthFunc(e.GEQUAL);break;case Th:e.depthFunc(e.GREATER);break;case Ah:e.depthFunc(e.NOTEQUAL);break;default:e.depthFunc(e.LEQUAL)}_t=mt}},setLocked:function(mt){D=mt},setClear:function(mt){dt!==mt&&(dt=mt,et&&(mt=1-mt),e.clearDepth(mt))},reset:function(){D=!1,j=null,_t=null,dt=null,et=!1}}}function r(){let D=!1,et=null,j=null,_t=null,dt=null,mt=null,Lt=null,Zt=null,ht=null;return{setTest:function(Dt){D||(Dt?at(e.STENCIL_TEST):J(e.STENCIL_TEST))},setMask:function(Dt){et!==Dt&&!D&&(e.stencilMask(Dt),et=Dt)},setFunc:function(Dt,qt,wt){(j!==Dt||_t!==qt||dt!==wt)&&(e.stencilFunc(Dt,qt,wt),j=Dt,_t=qt,dt=wt)},setOp:function(Dt,qt,wt){(mt!==Dt||Lt!==qt||Zt!==wt)&&(e.stencilOp(Dt,qt,wt),mt=Dt,Lt=qt,Zt=wt)},setLocked:function(Dt){D=Dt},setClear:function(Dt){ht!==Dt&&(e.clearStencil(Dt),ht=Dt)},reset:function(){D=!1,et=null,j=null,_t=null,dt=null,mt=null,Lt=null,Zt=null,ht=null}}}let s=new n,o=new i,a=new r,c={},l=new WeakMap,u={},h={},f={},d=new WeakMap,p=[],_=null,m=!1,g=null,y=null,S=null,v=null,w=null,b=null,x=null,M=new Qt(0,0,0),R=0,E=!1,C=null,N=null,B=null,I=null,L=null,z=e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),F=!1,Z=0,U=e.getParameter(e.VERSION);U.indexOf("WebGL")!==-1?(Z=parseFloat(/^WebGL (\d)/.exec(U)[1]),F=Z>=1):U.indexOf("OpenGL ES")!==-1&&(Z=parseFloat(/^OpenGL ES (\d)/.exec(U)[1]),F=Z>=2);let G=null,q={},rt=e.getParameter(e.SCISSOR_BOX),ct=e.getParameter(e.VIEWPORT),$=new Se().fromArray(rt),ot=new Se().fromArray(ct);function ut(D,et,j,_t){let dt=new Uint8Array(4),mt=e.createTexture();e.bindTexture(D,mt),e.texParameteri(D,e.TEXTURE_MIN_FILTER,e.NEAREST),e.texParameteri(D,e.TEXTURE_MAG_FILTER,e.NEAREST);for(let Lt=0;Lt<j;Lt++)D===e.TEXTURE_3D||D===e.TEXTURE_2D_ARRAY?e.texImage3D(et,0,e.RGBA,1,1,_t,0,e.RGBA,e.UNSIGNED_BYTE,dt):e.texImage2D(et+Lt,0,e.RGBA,1,1,0,e.RGBA,e.UNSIGNED_BYTE,dt);return mt}let st={};st[e.TEXTURE_2D]=ut(e.TEXTURE_2D,e.TEXTURE_2D,1),st[e.TEXTURE_CUBE_MAP]=ut(e.TEXTURE_CUBE_MAP,e.TEXTURE_CUBE_MAP_POSITIVE_X,6),st[e.TEXTURE_2D_ARRAY]=ut(e.TEXTURE_2D_ARRAY,e.TEXTURE_2D_ARRAY,1,1),st[e.TEXTURE_3D]=ut(e.TEXTURE_3D,e.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),at(e.DEPTH_TEST),o.setFunc(Na),de(!1),ae(cx),at(e.CULL_FACE),Vt(go);function at(D){u[D]!==!0&&(e.enable(D),u[D]=!0)}function J(D){u[D]!==!1&&(e.disable(D),u[D]=!1)}function xt(D,et){return f[D]!==et?(e.bindFramebuffer(D,et),f[D]=et,D===e.DRAW_FRAMEBUFFER&&(f[e.FRAMEBUFFER]=et),D===e.FRAMEBUFFER&&(f[e.DRAW_FRAMEBUFFER]=et),!0):!1}function lt(D,et){let j=p,_t=!1;if(D){j=d.get(et),j===void 0&&(j=[],d.set(et,j));let dt=D.textures;if(j.length!==dt.length||j[0]!==e.COLOR_ATTACHMENT0){for(let mt=0,Lt=dt.length;mt<Lt;mt++)j[mt]=e.COLOR_ATTACHMENT0+mt;j.length=dt.length,_t=!0}}else j[0]!==e.BACK&&(j[0]=e.BACK,_t=!0);_t&&e.drawBuffers(j)}function K(D){return _!==D?(e.useProgram(D),_=D,!0):!1}let Nt={[_o]:e.FUNC_ADD,[DA]:e.FUNC_SUBTRACT,[FA]:e.FUNC_REVERSE_SUBTRACT};Nt[UA]=e.MIN,Nt[OA]=e.MAX;let Mt={[BA]:e.ZERO,[kA]:e.ONE,[zA]:e.SRC_COLOR,[hx]:e.SRC_ALPHA,[XA]:e.SRC_ALPHA_SATURATE,[WA]:e.DST_COLOR,[VA]:e.DST_ALPHA,[GA]:e.ONE_MINUS_SRC_COLOR,[dx]:e.ONE_MINUS_SRC_ALPHA,[$A]:e.ONE_MINUS_DST_COLOR,[HA]:e.ONE_MINUS_DST_ALPHA,[qA]:e.CONSTANT_COLOR,[YA]:e.ONE_MINUS_CONSTANT_COLOR,[ZA]:e.CONSTANT_ALPHA,[JA]:e.ONE_MINUS_CONSTANT_ALPHA};function Vt(D,et,j,_t,dt,mt,Lt,Zt,ht,Dt){if(D===go){m===!0&&(J(e.BLEND),m=!1);return}if(m===!1&&(at(e.BLEND),m=!0),D!==NA){if(D!==g||Dt!==E){if((y!==_o||w!==_o)&&(e.blendEquation(e.FUNC_ADD),y=_o,w=_o),Dt)switch(D){case Ha:e.blendFuncSeparate(e.ONE,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case lx:e.blendFunc(e.ONE,e.ONE);break;case ux:e.blendFuncSeparate(e.ZERO,e.ONE_MINUS_SRC_COLOR,e.ZERO,e.ONE);break;case fx:e.blendFuncSeparate(e.DST_COLOR,e.ONE_MINUS_SRC_ALPHA,e.ZERO,e.ONE);break;default:Ot("WebGLState: Invalid blending: ",D);break}else switch(D){case Ha:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case lx:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE,e.ONE,e.ONE);break;case ux:Ot("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case fx:Ot("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ot("WebGLState: Invalid blending: ",D);break}S=null,v=null,b=null,x=null,M.set(0,0,0),R=0,g=D,E=Dt}return}dt=dt||et,mt=mt||j,Lt=Lt||_t,(et!==y||dt!==w)&&(e.blendEquationSeparate(Nt[et],Nt[dt]),y=et,w=dt),(j!==S||_t!==v||mt!==b||Lt!==x)&&(e.blendFuncSeparate(Mt[j],Mt[_t],Mt[mt],Mt[Lt]),S=j,v=_t,b=mt,x=Lt),(Zt.equals(M)===!1||ht!==R)&&(e.blendColor(Zt.r,Zt.g,Zt.b,ht),M.copy(Zt),R=ht),g=D,E=!1}function Xt(D,et){D.side===hi?J(e.CULL_FACE):at(e.CULL_FACE);let j=D.side===Mn;et&&(j=!j),de(j),D.blending===Ha&&D.transparent===!1?Vt(go):Vt(D.blending,D.blendEquation,D.blendSrc,D.blendDst,D.blendEquationAlpha,D.blendSrcAlpha,D.blendDstAlpha,D.blendColor,D.blendAlpha,D.premultipliedAlpha),o.setFunc(D.depthFunc),o.setTest(D.depthTest),o.setMask(D.depthWrite),s.setMask(D.colorWrite);let _t=D.stencilWrite;a.setTest(_t),_t&&(a.setMask(D.stencilWriteMask),a.setFunc(D.stencilFunc,D.stencilRef,D.stencilFuncMask),a.setOp(D.stencilFail,D.stencilZFail,D.stencilZPass)),Ve(D.polygonOffset,D.polygonOffsetFactor,D.polygonOffsetUnits),D.alphaToCoverage===!0?at(e.SAMPLE_ALPHA_TO_COVERAGE):J(e.SAMPLE_ALPHA_TO_COVERAGE)}function de(D){C!==D&&(D?e.frontFace(e.CW):e.frontFace(e.CCW),C=D)}function ae(D){D!==PA?(at(e.CULL_FACE),D!==N&&(D===cx?e.cullFace(e.BACK):D===IA?e.cullFace(e.FRONT):e.cullFace(e.FRONT_AND_BACK))):J(e.CULL_FACE),N=D}function on(D){D!==B&&(F&&e.lineWidth(D),B=D)}function Ve(D,et,j){D?(at(e.POLYGON_OFFSET_FILL),(I!==et||L!==j)&&(I=et,L=j,o.getReversed()&&(et=-et,j=-j),e.polygonOffset(et,j))):J(e.POLYGON_OFFSET_FILL)}function Wn(D){D?at(e.SCISSOR_TEST):J(e.SCISSOR_TEST)}function $n(D){D===void 0&&(D=e.TEXTURE0+z-1),G!==D&&(e.activeTexture(D),G=D)}function Xn(D,et,j){j===void 0&&(G===null?j=e.TEXTURE0+z-1:j=G);let _t=q[j];_t===void 0&&(_t={type:void 0,texture:void 0},q[j]=_t),(_t.type!==D||_t.texture!==et)&&(G!==j&&(e.activeTexture(j),G=j),e.bindTexture(D,et||st[D]),_t.type=D,_t.texture=et)}function k(){let D=q[G];D!==void 0&&D.type!==void 0&&(e.bindTexture(D.type,null),D.type=void 0,D.texture=void 0)}function qn(){try{e.compressedTexImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function ve(){try{e.compressedTexImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function be(){try{e.texSubImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function St(){try{e.texSubImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function Fe(){try{e.compressedTexSubImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function Ft(){try{e.compressedTexSubImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function kt(){try{e.texStorage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function P(){try{e.texStorage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function T(){try{e.texImage2D(...arguments)}catch(D){Ot("WebGLState:",D)}}function W(){try{e.texImage3D(...arguments)}catch(D){Ot("WebGLState:",D)}}function ft(D){return h[D]!==void 0?h[D]:e.getParameter(D)}function nt(D,et){h[D]!==et&&(e.pixelStorei(D,et),h[D]=et)}function pt(D){$.equals(D)===!1&&(e.scissor(D.x,D.y,D.z,D.w),$.copy(D))}function vt(D){ot.equals(D)===!1&&(e.viewport(D.x,D.y,D.z,D.w),ot.copy(D))}function Q(D,et){let j=l.get(et);j===void 0&&(j=new WeakMap,l.set(et,j));let _t=j.get(D);_t===void 0&&(_t=e.getUniformBlockIndex(et,D.name),e.uniformBlockBinding(et,_t,_t),j.set(D,_t))}function tt(D,et,j){let dt=l.get(et).get(D);c[dt]!==j&&(e.bindBufferBase(e.UNIFORM_BUFFER,dt,j),c[dt]=j)}function gt(){e.disable(e.BLEND),e.disable(e.CULL_FACE),e.disable(e.DEPTH_TEST),e.disable(e.POLYGON_OFFSET_FILL),e.disable(e.SCISSOR_TEST),e.disable(e.STENCIL_TEST),e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),e.blendEquation(e.FUNC_ADD),e.blendFunc(e.ONE,e.ZERO),e.blendFuncSeparate(e.ONE,e.ZERO,e.ONE,e.ZERO),e.blendColor(0,0,0,0),e.colorMask(!0,!0,!0,!0),e.clearColor(0,0,0,0),e.depthMask(!0),e.depthFunc(e.LESS),o.setReversed(!1),e.clearDepth(1),e.stencilMask(4294967295),e.stencilFunc(e.ALWAYS,0,4294967295),e.stencilOp(e.KEEP,e.KEEP,e.KEEP),e.clearStencil(0),e.cullFace(e.BACK),e.frontFace(e.CCW),e.polygonOffset(0,0),e.activeTexture(e.TEXTURE0),e.bindFramebuffer(e.FRAMEBUFFER,null),e.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),e.bindFramebuffer(e.READ_FRAMEBUFFER,null),e.useProgram(null),e.lineWidth(1),e.scissor(0,0,e.canvas.width,e.canvas.height),e.viewport(0,0,e.canvas.width,e.canvas.height),e.pixelStorei(e.PACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,!1),e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,e.BROWSER_DEFAULT_WEBGL),e.pixelStorei(e.PACK_ROW_LENGTH,0),e.pixelStorei(e.PACK_SKIP_PIXELS,0),e.pixelStorei(e.PACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_ROW_LENGTH,0),e.pixelStorei(e.UNPACK_IMAGE_HEIGHT,0),e.pixelStorei(e.UNPACK_SKIP_PIXELS,0),e.pixelStorei(e.UNPACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_SKIP_IMAGES,0),u={},h={},G=null,q={},f={},c={},d=new WeakMap,p=[],_=null,m=!1,g=null,y=null,S=null,v=null,w=null,b=null,x=null,M=new Qt(0,0,0),R=0,E=!1,C=null,N=null,B=null,I=null,L=null,$.set(0,0,e.canvas.width,e.canvas.height),ot.set(0,0,e.canvas.width,e.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:at,disable:J,bindFramebuffer:xt,drawBuffers:lt,useProgram:K,setBlending:Vt,setMaterial:Xt,setFlipSided:de,setCullFace:ae,setLineWidth:on,setPolygonOffset:Ve,setScissorTest:Wn,activeTexture:$n,bindTexture:Xn,unbindTexture:k,compressedTexImage2D:qn,compressedTexImage3D:ve,texImage2D:T,texImage3D:W,pixelStorei:nt,getParameter:ft,updateUBOMapping:Q,uniformBlockBinding:tt,texStorage2D:kt,texStorage3D:P,texSubImage2D:be,texSubImage3D:St,compressedTexSubImage2D:Fe,compressedTexSubImage3D:Ft,scissor:pt,viewport:vt,reset:gt}}function $5(e,t,n,i,r,s,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new ie,u=new WeakMap,h=new Set,f,d=new WeakMap,p=new Set,_=new FinalizationRegistry(P=>p.delete(P)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,T){return m?new OffscreenCanvas(P,T):nl("canvas")}function y(P,T,W){let ft=1,nt=kt(P);if((nt.width>W||nt.height>W)&&(ft=W/Math.max(nt.width,nt.height)),ft<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let pt=Math.floor(ft*nt.width),vt=Math.floor(ft*nt.height);f===void 0&&(f=g(pt,vt));let Q=T?g(pt,vt):f;return Q.width=pt,Q.height=vt,Q.getContext("2d").drawImage(P,0,0,pt,vt),Ut("WebGLRenderer: Texture has been resized from ("+nt.width+"x"+nt.height+") to ("+pt+"x"+vt+")."),Q}else return"data"in P&&Ut("WebGLRenderer: Image in DataTexture is too big ("+nt.width+"x"+nt.height+")."),P;return P}function S(P){return P.generateMipmaps}function v(P){e.generateMipmap(P)}function w(P){return P.isWebGLCubeRenderTarget?e.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?e.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?e.TEXTURE_2D_ARRAY:e.TEXTURE_2D}function b(P,T,W,ft,nt,pt=!1){if(P!==null){if(e[P]!==void 0)return e[P];Ut("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let vt;ft&&(vt=t.get("EXT_texture_norm16"),vt||Ut("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Q=T;if(T===e.RED&&(W===e.FLOAT&&(Q=e.R32F),W===e.HALF_FLOAT&&(Q=e.R16F),W===e.UNSIGNED_BYTE&&(Q=e.R8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.R16_EXT),W===e.SHORT&&vt&&(Q=vt.R16_SNORM_EXT)),T===e.RED_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.R8UI),W===e.UNSIGNED_SHORT&&(Q=e.R16UI),W===e.UNSIGNED_INT&&(Q=e.R32UI),W===e.BYTE&&(Q=e.R8I),W===e.SHORT&&(Q=e.R16I),W===e.INT&&(Q=e.R32I)),T===e.RG&&(W===e.FLOAT&&(Q=e.RG32F),W===e.HALF_FLOAT&&(Q=e.RG16F),W===e.UNSIGNED_BYTE&&(Q=e.RG8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RG16_EXT),W===e.SHORT&&vt&&(Q=vt.RG16_SNORM_EXT)),T===e.RG_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RG8UI),W===e.UNSIGNED_SHORT&&(Q=e.RG16UI),W===e.UNSIGNED_INT&&(Q=e.RG32UI),W===e.BYTE&&(Q=e.RG8I),W===e.SHORT&&(Q=e.RG16I),W===e.INT&&(Q=e.RG32I)),T===e.RGB_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RGB8UI),W===e.UNSIGNED_SHORT&&(Q=e.RGB16UI),W===e.UNSIGNED_INT&&(Q=e.RGB32UI),W===e.BYTE&&(Q=e.RGB8I),W===e.SHORT&&(Q=e.RGB16I),W===e.INT&&(Q=e.RGB32I)),T===e.RGBA_INTEGER&&(W===e.UNSIGNED_BYTE&&(Q=e.RGBA8UI),W===e.UNSIGNED_SHORT&&(Q=e.RGBA16UI),W===e.UNSIGNED_INT&&(Q=e.RGBA32UI),W===e.BYTE&&(Q=e.RGBA8I),W===e.SHORT&&(Q=e.RGBA16I),W===e.INT&&(Q=e.RGBA32I)),T===e.RGB&&(W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RGB16_EXT),W===e.SHORT&&vt&&(Q=vt.RGB16_SNORM_EXT),W===e.UNSIGNED_INT_5_9_9_9_REV&&(Q=e.RGB9_E5),W===e.UNSIGNED_INT_10F_11F_11F_REV&&(Q=e.R11F_G11F_B10F)),T===e.RGBA){let tt=pt?el:ne.getTransfer(nt);W===e.FLOAT&&(Q=e.RGBA32F),W===e.HALF_FLOAT&&(Q=e.RGBA16F),W===e.UNSIGNED_BYTE&&(Q=tt===le?e.SRGB8_ALPHA8:e.RGBA8),W===e.UNSIGNED_SHORT&&vt&&(Q=vt.RGBA16_EXT),W===e.SHORT&&vt&&(Q=vt.RGBA16_SNORM_EXT),W===e.UNSIGNED_SHORT_4_4_4_4&&(Q=e.RGBA4),W===e.UNSIGNED_SHORT_5_5_5_1&&(Q=e.RGB5_A1)}return(Q===e.R16F||Q===e.R32F||Q===e.RG16F||Q===e.RG32F||Q===e.RGBA16F||Q===e.RGBA32F)&&t.get("EXT_color_buffer_float"),Q}function x(P,T){let W;return P?T===null||T===Si||T===yo?W=e.DEPTH24_STENCIL8:T===wi?W=e.DEPTH32F_STENCIL8:T===$a&&(W=e.DEPTH24_STENCIL8,Ut("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===Si||T===yo?W=e.DEPTH_COMPONENT24:T===wi?W=e.DEPTH_COMPONENT32F:T===$a&&(W=e.DEPTH_COMPONENT16),W}function M(P,T){return S(P)===!0||P.isFramebufferTexture&&P.minFilter!==Qe&&P.minFilter!==bn?Math.log2(Math.max(T.width,T.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?T.mipmaps.length:1}function R(P){let T=new WeakRef(P);i.get(P).__ref=T,p.add(T),_.register(P,T,T)}function E(P){let T=i.get(P).__ref;T!==void 0&&(p.delete(T),_.unregister(T))}function C(P){B(P.target)}function N(P){I(P.target)}function B(P){P.removeEventListener("dispose",C),E(P),z(P),P.isVideoTexture&&u.delete(P),P.isHTMLTexture&&h.delete(P)}function I(P){P.removeEventListener("dispose",N),E(P),Z(P)}function L(){for(let P of p){let T=P.deref();T!==void 0&&(T.isRenderTarget===!0?I(T):B(T))}p.clear(),h.clear()}function z(P){let T=i.get(P);if(T.__webglInit===void 0)return;let W=P.source,ft=d.get(W);if(ft){let nt=ft[T.__cacheKey];nt.usedTimes--,nt.usedTimes===0&&F(P),Object.keys(ft).length===0&&d.delete(W)}i.remove(P)}function F(P){let T=i.get(P);e.deleteTexture(T.__webglTexture);let W=P.source,ft=d.get(W);delete ft[T.__cacheKey],o.memory.textures--}function Z(P){let T=i.get(P);T.__depthDisposeCallback&&T.__depthDisposeCallback();let W=P.depthTexture;if(W&&W.renderTarget===P&&B(W),P.isWebGLCubeRenderTarget)for(let nt=0;nt<6;nt++){if(Array.isArray(T.__webglFramebuffer[nt]))for(let pt=0;pt<T.__webglFramebuffer[nt].length;pt++)e.deleteFramebuffer(T.__webglFramebuffer[nt][pt]);else e.deleteFramebuffer(T.__webglFramebuffer[nt]);T.__webglDepthbuffer&&e.deleteRenderbuffer(T.__webglDepthbuffer[nt])}else{if(Array.isArray(T.__webglFramebuffer))for(let nt=0;nt<T.__webglFramebuffer.length;nt++)e.deleteFramebuffer(T.__webglFramebuffer[nt]);else e.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&e.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&e.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let nt=0;nt<T.__webglColorRenderbuffer.length;nt++)T.__webglColorRenderbuffer[nt]&&e.deleteRenderbuffer(T.__webglColorRenderbuffer[nt]);T.__webglDepthRenderbuffer&&e.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let ft=P.textures;for(let nt=0,pt=ft.length;nt<pt;nt++){let vt=i.get(ft[nt]);vt.__webglTexture&&(e.deleteTexture(vt.__webglTexture),o.memory.textures--),i.remove(ft[nt])}i.remove(P)}let U=0;function G(){U=0}function q(){return U}function rt(P){U=P}function ct(){let P=U;return P>=r.maxTextures&&Ut("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+r.maxTextures),U+=1,P}function $(P){let T=[];return T.push(P.wrapS),T.push(P.wrapT),T.push(P.wrapR||0),T.push(P.magFilter),T.push(P.minFilter),T.push(P.anisotropy),T.push(P.internalFormat),T.push(P.format),T.push(P.type),T.push(P.generateMipmaps),T.push(P.mipmapsAutoUpdate),T.push(P.premultiplyAlpha),T.push(P.flipY),T.push(P.unpackAlignment),T.push(P.colorSpace),T.join()}function ot(P,T){let W=i.get(P);if(P.isVideoTexture&&Fe(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&W.__version!==P.version){let ft=P.image;if(ft===null)Ut("WebGLRenderer: Texture marked for update but no image data found.");else if(ft.complete===!1)Ut("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(W,P,T);return}}else P.isExternalTexture&&(W.__webglTexture=P.sourceTexture?P.sourceTexture:null);n.bindTexture(e.TEXTURE_2D,W.__webglTexture,e.TEXTURE0+T)}function ut(P,T){let W=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&W.__version!==P.version){Xt(W,P,T);return}else P.isExternalTexture&&(W.__webglTexture=P.sourceTexture?P.sourceTexture:null);n.bindTexture(e.TEXTURE_2D_ARRAY,W.__webglTexture,e.TEXTURE0+T)}function st(P,T){let W=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&W.__version!==P.version){Xt(W,P,T);return}n.bindTexture(e.TEXTURE_3D,W.__webglTexture,e.TEXTURE0+T)}function at(P,T){let W=i.get(P);if(P.version>0&&W.__version!==P.version){de(W,P,T);return}n.bindTexture(e.TEXTURE_CUBE_MAP,W.__webglTexture,e.TEXTURE0+T)}let J={[Eh]:e.REPEAT,[tr]:e.CLAMP_TO_EDGE,[Ch]:e.MIRRORED_REPEAT},xt={[Qe]:e.NEAREST,[QA]:e.NEAREST_MIPMAP_NEAREST,[Ml]:e.NEAREST_MIPMAP_LINEAR,[bn]:e.LINEAR,[rd]:e.LINEAR_MIPMAP_NEAREST,[Hr]:e.LINEAR_MIPMAP_LINEAR},lt={[iE]:e.NEVER,[Ix]:e.ALWAYS,[rE]:e.LESS,[Rx]:e.LEQUAL,[sE]:e.EQUAL,[Px]:e.GEQUAL,[oE]:e.GREATER,[aE]:e.NOTEQUAL};function K(P,T){if(T.type===wi&&t.has("OES_texture_float_linear")===!1&&(T.magFilter===bn||T.magFilter===rd||T.magFilter===Ml||T.magFilter===Hr||T.minFilter===bn||T.minFilter===rd||T.minFilter===Ml||T.minFilter===Hr)&&Ut("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),e.texParameteri(P,e.TEXTURE_WRAP_S,J[T.wrapS]),e.texParameteri(P,e.TEXTURE_WRAP_T,J[T.wrapT]),(P===e.TEXTURE_3D||P===e.TEXTURE_2D_ARRAY)&&e.texParameteri(P,e.TEXTURE_WRAP_R,J[T.wrapR]),e.texParameteri(P,e.TEXTURE_MAG_FILTER,xt[T.magFilter]),e.texParameteri(P,e.TEXTURE_MIN_FILTER,xt[T.minFilter]),T.compareFunction&&(e.texParameteri(P,e.TEXTURE_COMPARE_MODE,e.COMPARE_REF_TO_TEXTURE),e.texParameteri(P,e.TEXTURE_COMPARE_FUNC,lt[T.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===Qe||T.minFilter!==Ml&&T.minFilter!==Hr||T.type===wi&&t.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let W=t.get("EXT_texture_filter_anisotropic");e.texParameterf(P,W.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,r.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function Nt(P,T){let W=!1;P.__webglInit===void 0&&(P.__webglInit=!0,T.addEventListener("dispose",C),R(T));let ft=T.source,nt=d.get(ft);nt===void 0&&(nt={},d.set(ft,nt));let pt=$(T);if(pt!==P.__cacheKey){nt[pt]===void 0&&(nt[pt]={texture:e.createTexture(),usedTimes:0},o.memory.textures++,W=!0),nt[pt].usedTimes++;let vt=nt[P.__cacheKey];vt!==void 0&&(nt[P.__cacheKey].usedTimes--,vt.usedTimes===0&&F(T)),P.__cacheKey=pt,P.__webglTexture=nt[pt].texture}return W}function Mt(P,T,W){return Math.floor(Math.floor(P/W)/T)}function Vt(P,T,W,ft){let pt=P.updateRanges;if(pt.length===0)n.texSubImage2D(e.TEXTURE_2D,0,0,0,T.width,T.height,W,ft,T.data);else{pt.sort((D,et)=>D.start-et.start);let vt=0;for(let D=1;D<pt.length;D++){let et=pt[vt],j=pt[D],_t=et.start+et.count,dt=Mt(j.start,T.width,4),mt=Mt(et.start,T.width,4);j.start<=_t+1&&dt===mt&&Mt(j.start+j.count-1,T.width,4)===dt?et.count=Math.max(et.count,j.start+j.count-et.start):(++vt,pt[vt]=j)}pt.length=vt+1;let Q=n.getParameter(e.UNPACK_ROW_LENGTH),tt=n.getParameter(e.UNPACK_SKIP_PIXELS),gt=n.getParameter(e.UNPACK_SKIP_ROWS);n.pixelStorei(e.UNPACK_ROW_LENGTH,T.width);for(let D=0,et=pt.length;D<et;D++){let j=pt[D],_t=Math.floor(j.start/4),dt=Math.ceil(j.count/4),mt=_t%T.width,Lt=Math.floor(_t/T.width),Zt=dt,ht=1;n.pixelStorei(e.UNPACK_SKIP_PIXELS,mt),n.pixelStorei(e.UNPACK_SKIP_ROWS,Lt),n.texSubImage2D(e.TEXTURE_2D,0,mt,Lt,Zt,ht,W,ft,T.data)}P.clearUpdateRanges(),n.pixelStorei(e.UNPACK_ROW_LENGTH,Q),n.pixelStorei(e.UNPACK_SKIP_PIXELS,tt),n.pixelStorei(e.UNPACK_SKIP_ROWS,gt)}}function Xt(P,T,W){let ft=e.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(ft=e.TEXTURE_2D_ARRAY),T.isData3DTexture&&(ft=e.TEXTURE_3D);let nt=Nt(P,T),pt=T.source;n.bindTexture(ft,P.__webglTexture,e.TEXTURE0+W);let vt=i.get(pt);if(pt.version!==vt.__version||nt===!0){if(n.activeTexture(e.TEXTURE0+W),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let ht=ne.getPrimaries(ne.workingColorSpace),Dt=T.colorSpace===$r?null:ne.getPrimaries(T.colorSpace),qt=T.colorSpace===$r||ht===Dt?e.NONE:e.BROWSER_DEFAULT_WEBGL;n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,qt)}n.pixelStorei(e.UNPACK_ALIGNMENT,T.unpackAlignment);let tt=y(T.image,!1,r.maxTextureSize);tt=Ft(T,tt);let gt=s.convert(T.format,T.colorSpace),D=s.convert(T.type),et=b(T.internalFormat,gt,D,T.normalized,T.colorSpace,T.isVideoTexture);K(ft,T);let j,_t=T.mipmaps,dt=T.isVideoTexture!==!0,mt=vt.__version===void 0||nt===!0,Lt=pt.dataReady,Zt=M(T,tt);if(T.isDepthTexture)et=x(T.format===Wr,T.type),mt&&(dt?n.texStorage2D(e.TEXTURE_2D,1,et,tt.width,tt.height):n.texImage2D(e.TEXTURE_2D,0,et,tt.width,tt.height,0,gt,D,null));else if(T.isDataTexture)if(_t.length>0){dt&&mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,_t[0].width,_t[0].height);for(let ht=0,Dt=_t.length;ht<Dt;ht++)j=_t[ht],dt?Lt&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,D,j.data):n.texImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,gt,D,j.data);T.generateMipmaps=!1}else dt?(mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,tt.width,tt.height),Lt&&Vt(T,tt,gt,D)):n.texImage2D(e.TEXTURE_2D,0,et,tt.width,tt.height,0,gt,D,tt.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){dt&&mt&&n.texStorage3D(e.TEXTURE_2D_ARRAY,Zt,et,_t[0].width,_t[0].height,tt.depth);for(let ht=0,Dt=_t.length;ht<Dt;ht++)if(j=_t[ht],T.format!==Ai)if(gt!==null)if(dt){if(Lt)if(T.layerUpdates.size>0){let qt=Bx(j.width,j.height,T.format,T.type);for(let wt of T.layerUpdates){let ue=j.data.subarray(wt*qt/j.data.BYTES_PER_ELEMENT,(wt+1)*qt/j.data.BYTES_PER_ELEMENT);n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,wt,j.width,j.height,1,gt,ue)}}else n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,0,j.width,j.height,tt.depth,gt,j.data)}else n.compressedTexImage3D(e.TEXTURE_2D_ARRAY,ht,et,j.width,j.height,tt.depth,0,j.data,0,0);else Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else dt?Lt&&n.texSubImage3D(e.TEXTURE_2D_ARRAY,ht,0,0,0,j.width,j.height,tt.depth,gt,D,j.data):n.texImage3D(e.TEXTURE_2D_ARRAY,ht,et,j.width,j.height,tt.depth,0,gt,D,j.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{dt&&mt&&n.texStorage2D(e.TEXTURE_2D,Zt,et,_t[0].width,_t[0].height);for(let ht=0,Dt=_t.length;ht<Dt;ht++)j=_t[ht],T.format!==Ai?gt!==null?dt?Lt&&n.compressedTexSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,j.data):n.compressedTexImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,j.data):Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):dt?Lt&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,j.width,j.height,gt,D,j.data):n.texImage2D(e.TEXTURE_2D,ht,et,j.width,j.height,0,gt,D,j.data)}else if(T.isDataArrayTexture)if(dt){if(mt&&n.texStorage3D(e.TEXTURE_2D_ARRAY,Zt,et,tt.width,tt.height,tt.depth),Lt)if(T.layerUpdates.size>0){let ht=Bx(tt.width,tt.height,T.format,T.type);for(let Dt of T.layerUpdates){let qt=tt.data.subarray(Dt*ht/tt.data.BYTES_PER_ELEMENT,(Dt+1)*ht/tt.data.BYTES_PER_ELEMENT);n.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,Dt,tt.width,tt.height,1,gt,D,qt)}T.clearLayerUpdates()}else n.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,0,tt.width,tt.height,tt.depth,gt,D,tt.data)}else n.texImage3D(e.TEXTURE_2D_ARRAY,0,et,tt.width,tt.height,tt.depth,0,gt,D,tt.data);else if(T.isData3DTexture)dt?(mt&&n.texStorage3D(e.TEXTURE_3D,Zt,et,tt.width,tt.height,tt.depth),Lt&&n.texSubImage3D(e.TEXTURE_3D,0,0,0,0,tt.width,tt.height,tt.depth,gt,D,tt.data)):n.texImage3D(e.TEXTURE_3D,0,et,tt.width,tt.height,tt.depth,0,gt,D,tt.data);else if(T.isFramebufferTexture){if(mt)if(dt)n.texStorage2D(e.TEXTURE_2D,Zt,et,tt.width,tt.height);else{let ht=tt.width,Dt=tt.height;for(let qt=0;qt<Zt;qt++)n.texImage2D(e.TEXTURE_2D,qt,et,ht,Dt,0,gt,D,null),ht>>=1,Dt>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in e){let ht=e.canvas;if(ht.hasAttribute("layoutsubtree")||ht.setAttribute("layoutsubtree","true"),tt.parentNode!==ht){ht.appendChild(tt),h.add(T),ht.onpaint=Dt=>{let qt=Dt.changedElements;for(let wt of h)qt.includes(wt.image)&&(wt.needsUpdate=!0)},ht.requestPaint();return}if(e.texElementImage2D.length===3)e.texElementImage2D(e.TEXTURE_2D,e.RGBA8,tt);else{let qt=e.RGBA,wt=e.RGBA,ue=e.UNSIGNED_BYTE;e.texElementImage2D(e.TEXTURE_2D,0,qt,wt,ue,tt)}e.texParameteri(e.TEXTURE_2D,e.TEXTURE_MIN_FILTER,e.LINEAR),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_S,e.CLAMP_TO_EDGE),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_T,e.CLAMP_TO_EDGE)}}else if(_t.length>0){if(dt&&mt){let ht=kt(_t[0]);n.texStorage2D(e.TEXTURE_2D,Zt,et,ht.width,ht.height)}for(let ht=0,Dt=_t.length;ht<Dt;ht++)j=_t[ht],dt?Lt&&n.texSubImage2D(e.TEXTURE_2D,ht,0,0,gt,D,j):n.texImage2D(e.TEXTURE_2D,ht,et,gt,D,j);T.generateMipmaps=!1}else if(dt){if(mt){let ht=kt(tt);n.texStorage2D(e.TEXTURE_2D,Zt,et,ht.width,ht.height)}Lt&&n.texSubImage2D(e.TEXTURE_2D,0,0,0,gt,D,tt)}else n.texImage2D(e.TEXTURE_2D,0,et,gt,D,tt);S(T)&&T.mipmapsAutoUpdate===!0&&v(ft),vt.__version=pt.version,T.onUpdate&&T.onUpdate(T)}P.__version=T.version}function de(P,T,W){if(T.image.length!==6)return;let ft=Nt(P,T),nt=T.source;n.bindTexture(e.TEXTURE_CUBE_MAP,P.__webglTexture,e.TEXTURE0+W);let pt=i.get(nt);if(nt.version!==pt.__version||ft===!0){n.activeTexture(e.TEXTURE0+W);let vt=ne.getPrimaries(ne.workingColorSpace),Q=T.colorSpace===$r?null:ne.getPrimaries(T.colorSpace),tt=T.colorSpace===$r||vt===Q?e.NONE:e.BROWSER_DEFAULT_WEBGL;n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(e.UNPACK_ALIGNMENT,T.unpackAlignment),n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt);let gt=T.isCompressedTexture||T.image[0].isCompressedTexture,D=T.image[0]&&T.image[0].isDataTexture,et=[];for(let wt=0;wt<6;wt++)!gt&&!D?et[wt]=y(T.image[wt],!0,r.maxCubemapSize):et[wt]=D?T.image[wt].image:T.image[wt],et[wt]=Ft(T,et[wt]);let j=et[0],_t=s.convert(T.format,T.colorSpace),dt=s.convert(T.type),mt=b(T.internalFormat,_t,dt,T.normalized,T.colorSpace),Lt=T.isVideoTexture!==!0,Zt=pt.__version===void 0||ft===!0,ht=nt.dataReady,Dt=M(T,j);K(e.TEXTURE_CUBE_MAP,T);let qt;if(T.isDepthTexture){if(mt=x(T.format===Wr,T.type),Zt)if(Lt)n.texStorage2D(e.TEXTURE_CUBE_MAP,1,mt,j.width,j.height);else for(let wt=0;wt<6;wt++)n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,j.width,j.height,0,_t,dt,null)}else if(gt){Lt&&Zt&&n.texStorage2D(e.TEXTURE_CUBE_MAP,Dt,mt,j.width,j.height);for(let wt=0;wt<6;wt++){qt=et[wt].mipmaps;for(let ue=0;ue<qt.length;ue++){let He=qt[ue];T.format!==Ai?_t!==null?Lt?ht&&n.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,0,0,He.width,He.height,_t,He.data):n.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,mt,He.width,He.height,0,He.data):Ut("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Lt?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,0,0,He.width,He.height,_t,dt,He.data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue,mt,He.width,He.height,0,_t,dt,He.data)}}}else{if(qt=T.mipmaps,Lt&&Zt){qt.length>0&&Dt++;let wt=kt(et[0]);n.texStorage2D(e.TEXTURE_CUBE_MAP,Dt,mt,wt.width,wt.height)}for(let wt=0;wt<6;wt++)if(D){Lt?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,0,0,et[wt].width,et[wt].height,_t,dt,et[wt].data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,et[wt].width,et[wt].height,0,_t,dt,et[wt].data);for(let ue=0;ue<qt.length;ue++){let Xr=qt[ue].image[wt].image;Lt?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,0,0,Xr.width,Xr.height,_t,dt,Xr.data):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,mt,Xr.width,Xr.height,0,_t,dt,Xr.data)}}else{Lt?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,0,0,_t,dt,et[wt]):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,0,mt,_t,dt,et[wt]);for(let ue=0;ue<qt.length;ue++){let He=qt[ue];Lt?ht&&n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,0,0,_t,dt,He.image[wt]):n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+wt,ue+1,mt,_t,dt,He.image[wt])}}}S(T)&&T.mipmapsAutoUpdate===!0&&v(e.TEXTURE_CUBE_MAP),pt.__version=nt.version,T.onUpdate&&T.onUpdate(T)}P.__version=T.version}function ae(P,T,W,ft,nt,pt){let vt=s.convert(W.format,W.colorSpace),Q=s.convert(W.type),tt=b(W.internalFormat,vt,Q,W.normalized,W.colorSpace),gt=i.get(T),D=i.get(W);if(D.__renderTarget=T,!gt.__hasExternalTextures){let et=Math.max(1,T.width>>pt),j=Math.max(1,T.height>>pt);nt===e.TEXTURE_3D||nt===e.TEXTURE_2D_ARRAY?n.texImage3D(nt,pt,tt,et,j,T.depth,0,vt,Q,null):n.texImage2D(nt,pt,tt,et,j,0,vt,Q,null)}n.bindFramebuffer(e.FRAMEBUFFER,P),St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,ft,nt,D.__webglTexture,0,be(T)):(nt===e.TEXTURE_2D||nt>=e.TEXTURE_CUBE_MAP_POSITIVE_X&&nt<=e.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&e.framebufferTexture2D(e.FRAMEBUFFER,ft,nt,D.__webglTexture,pt),n.bindFramebuffer(e.FRAMEBUFFER,null)}function on(P,T,W){if(e.bindRenderbuffer(e.RENDERBUFFER,P),T.depthBuffer){let ft=T.depthTexture,nt=ft&&ft.isDepthTexture?ft.type:null,pt=x(T.stencilBuffer,nt),vt=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;St(T)?a.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,be(T),pt,T.width,T.height):W?e.renderbufferStorageMultisample(e.RENDERBUFFER,be(T),pt,T.width,T.height):e.renderbufferStorage(e.RENDERBUFFER,pt,T.width,T.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,vt,e.RENDERBUFFER,P)}else{let ft=T.textures;for(let nt=0;nt<ft.length;nt++){let pt=ft[nt],vt=s.convert(pt.format,pt.colorSpace),Q=s.convert(pt.type),tt=b(pt.internalFormat,vt,Q,pt.normalized,pt.colorSpace);St(T)?a.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,be(T),tt,T.width,T.height):W?e.renderbufferStorageMultisample(e.RENDERBUFFER,be(T),tt,T.width,T.height):e.renderbufferStorage(e.RENDERBUFFER,tt,T.width,T.height)}}e.bindRenderbuffer(e.RENDERBUFFER,null)}function Ve(P,T,W){let ft=T.isWebGLCubeRenderTarget===!0;if(n.bindFramebuffer(e.FRAMEBUFFER,P),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let nt=i.get(T.depthTexture);nt.__renderTarget=T;let pt=ft?T.depthTexture.image[0]:T.depthTexture.image;(!nt.__webglTexture||pt.width!==T.width||pt.height!==T.height)&&(pt.width=T.width,pt.height=T.height,T.depthTexture.needsUpdate=!0),ft?at(T.depthTexture,0):ot(T.depthTexture,0);let vt=nt.__webglTexture,Q=be(T),tt=ft?e.TEXTURE_CUBE_MAP_POSITIVE_X+W:e.TEXTURE_2D,gt=T.depthTexture.format===Wr?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;if(T.depthTexture.format===zr)St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,gt,tt,vt,0,Q):e.framebufferTexture2D(e.FRAMEBUFFER,gt,tt,vt,0);else if(T.depthTexture.format===Wr)St(T)?a.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,gt,tt,vt,0,Q):e.framebufferTexture2D(e.FRAMEBUFFER,gt,tt,vt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Wn(P){let T=i.get(P),W=P.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==P.depthTexture){let ft=P.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),ft){let nt=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,ft.removeEventListener("dispose",nt)};ft.addEventListener("dispose",nt),T.__depthDisposeCallback=nt}T.__boundDepthTexture=ft}if(P.depthTexture&&!T.__autoAllocateDepthBuffer)if(W)for(let ft=0;ft<6;ft++)Ve(T.__webglFramebuffer[ft],P,ft);else P.texture.mipmaps.length>0?Ve(T.__webglFramebuffer[0],P,0):Ve(T.__webglFramebuffer,P,0);else if(W){T.__webglDepthbuffer=[];for(let ft=0;ft<6;ft++)if(n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer[ft]),T.__webglDepthbuffer[ft]===void 0)T.__webglDepthbuffer[ft]=e.createRenderbuffer(),on(T.__webglDepthbuffer[ft],P,!1);else{let nt=P.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,pt=T.__webglDepthbuffer[ft];e.bindRenderbuffer(e.RENDERBUFFER,pt),e.framebufferRenderbuffer(e.FRAMEBUFFER,nt,e.RENDERBUFFER,pt)}}else if(P.texture.mipmaps.length>0?n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer[0]):n.bindFramebuffer(e.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=e.createRenderbuffer(),on(T.__webglDepthbuffer,P,!1);else{let nt=P.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,pt=T.__webglDepthbuffer;e.bindRenderbuffer(e.RENDERBUFFER,pt),e.framebufferRenderbuffer(e.FRAMEBUFFER,nt,e.RENDERBUFFER,pt)}n.bindFramebuffer(e.FRAMEBUFFER,null)}function $n(P,T,W){let ft=i.get(P);T!==void 0&&ae(ft.__webglFramebuffer,P,P.texture,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,0),W!==void 0&&Wn(P)}function Xn(P){let T=P.texture,W=i.get(P),ft=i.get(T);P.addEventListener("dispose",N),R(P);let nt=P.textures,pt=P.isWebGLCubeRenderTarget===!0,vt=nt.length>1;if(vt||(ft.__webglTexture===void 0&&(ft.__webglTexture=e.createTexture()),ft.__version=T.version,o.memory.textures++),pt){W.__webglFramebuffer=[];for(let Q=0;Q<6;Q++)if(T.mipmaps.length>0){W.__webglFramebuffer[Q]=[];for(let tt=0;tt<T.mipmaps.length;tt++)W.__webglFramebuffer[Q][tt]=e.createFramebuffer()}else W.__webglFramebuffer[Q]=e.createFramebuffer()}else{if(T.mipmaps.length>0){W.__webglFramebuffer=[];for(let Q=0;Q<T.mipmaps.length;Q++)W.__webglFramebuffer[Q]=e.createFramebuffer()}else W.__webglFramebuffer=e.createFramebuffer();if(vt)for(let Q=0,tt=nt.length;Q<tt;Q++){let gt=i.get(nt[Q]);gt.__webglTexture===void 0&&(gt.__webglTexture=e.createTexture(),o.memory.textures++)}if(P.samples>0&&St(P)===!1){W.__webglMultisampledFramebuffer=e.createFramebuffer(),W.__webglColorRenderbuffer=[],n.bindFramebuffer(e.FRAMEBUFFER,W.__webglMultisampledFramebuffer);for(let Q=0;Q<nt.length;Q++){let tt=nt[Q];W.__webglColorRenderbuffer[Q]=e.createRenderbuffer(),e.bindRenderbuffer(e.RENDERBUFFER,W.__webglColorRenderbuffer[Q]);let gt=s.convert(tt.format,tt.colorSpace),D=s.convert(tt.type),et=b(tt.internalFormat,gt,D,tt.normalized,tt.colorSpace,P.isXRRenderTarget===!0),j=be(P);e.renderbufferStorageMultisample(e.RENDERBUFFER,j,et,P.width,P.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+Q,e.RENDERBUFFER,W.__webglColorRenderbuffer[Q])}e.bindRenderbuffer(e.RENDERBUFFER,null),P.depthBuffer&&(W.__webglDepthRenderbuffer=e.createRenderbuffer(),on(W.__webglDepthRenderbuffer,P,!0)),n.bindFramebuffer(e.FRAMEBUFFER,null)}}if(pt){n.bindTexture(e.TEXTURE_CUBE_MAP,ft.__webglTexture),K(e.TEXTURE_CUBE_MAP,T);for(let Q=0;Q<6;Q++)if(T.mipmaps.length>0)for(let tt=0;tt<T.mipmaps.length;tt++)ae(W.__webglFramebuffer[Q][tt],P,T,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+Q,tt);else ae(W.__webglFramebuffer[Q],P,T,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+Q,0);S(T)?v(e.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&e.texParameteri(e.TEXTURE_CUBE_MAP,e.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),n.unbindTexture()}else if(vt){for(let Q=0,tt=nt.length;Q<tt;Q++){let gt=nt[Q],D=i.get(gt),et=e.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(et=P.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),n.bindTexture(et,D.__webglTexture),K(et,gt),ae(W.__webglFramebuffer,P,gt,e.COLOR_ATTACHMENT0+Q,et,0),S(gt)&&v(et)}n.unbindTexture()}else{let Q=e.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(Q=P.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),n.bindTexture(Q,ft.__webglTexture),K(Q,T),T.mipmaps.length>0)for(let tt=0;tt<T.mipmaps.length;tt++)ae(W.__webglFramebuffer[tt],P,T,e.COLOR_ATTACHMENT0,Q,tt);else ae(W.__webglFramebuffer,P,T,e.COLOR_ATTACHMENT0,Q,0);S(T)?v(Q):T.mipmaps.length>0&&e.texParameteri(Q,e.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),n.unbindTexture()}P.depthBuffer&&Wn(P)}function k(P){let T=P.textures;for(let W=0,ft=T.length;W<ft;W++){let nt=T[W];if(S(nt)&&nt.mipmapsAutoUpdate===!0){let pt=w(P),vt=i.get(nt).__webglTexture;n.bindTexture(pt,vt),v(pt),n.unbindTexture()}}}let qn=[];function ve(P){if(P.samples>0){if(St(P)===!1){let T=P.textures,W=P.width,ft=P.height,nt=e.COLOR_BUFFER_BIT,pt=P.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,vt=i.get(P),Q=T.length>1;if(Q)for(let gt=0;gt<T.length;gt++)n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.RENDERBUFFER,null),n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.TEXTURE_2D,null,0);n.bindFramebuffer(e.READ_FRAMEBUFFER,vt.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglFramebuffer[0]):n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglFramebuffer);for(let gt=0;gt<T.length;gt++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(nt|=e.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(nt|=e.STENCIL_BUFFER_BIT)),Q){e.framebufferRenderbuffer(e.READ_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.RENDERBUFFER,vt.__webglColorRenderbuffer[gt]);let D=i.get(T[gt]).__webglTexture;e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,D,0)}e.blitFramebuffer(0,0,W,ft,0,0,W,ft,nt,e.NEAREST),c===!0&&(qn.length=0,qn.push(e.COLOR_ATTACHMENT0+gt),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&qn.push(pt),e.invalidateFramebuffer(e.READ_FRAMEBUFFER,qn))}if(n.bindFramebuffer(e.READ_FRAMEBUFFER,null),n.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),Q)for(let gt=0;gt<T.length;gt++){n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.RENDERBUFFER,vt.__webglColorRenderbuffer[gt]);let D=i.get(T[gt]).__webglTexture;n.bindFramebuffer(e.FRAMEBUFFER,vt.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+gt,e.TEXTURE_2D,D,0)}n.bindFramebuffer(e.DRAW_FRAMEBUFFER,vt.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&c){let T=P.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER,[T])}}}function be(P){return Math.min(r.maxSamples,P.samples)}function St(P){let T=i.get(P);return P.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function Fe(P){let T=o.render.frame;u.get(P)!==T&&(u.set(P,T),P.update())}function Ft(P,T){let W=P.colorSpace,ft=P.format,nt=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||W!==tl&&W!==$r&&(ne.getTransfer(W)===le?(ft!==Ai||nt!==In)&&Ut("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ot("WebGLTextures: Unsupported texture color space:",W)),T}function kt(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(l.width=P.naturalWidth||P.width,l.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(l.width=P.displayWidth,l.height=P.displayHeight):(l.width=P.width,l.height=P.height),l}this.allocateTextureUnit=ct,this.resetTextureUnits=G,this.getTextureUnits=q,this.setTextureUnits=rt,this.setTexture2D=ot,this.setTexture2DArray=ut,this.setTexture3D=st,this.setTextureCube=at,this.rebindTextures=$n,this.setupRenderTarget=Xn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=ve,this.setupDepthRenderbuffer=Wn,this.setupFrameBufferTexture=ae,this.useMultisampledRTT=St,this.dispose=L}function X5(e,t){function n(i,r=$r){let s,o=ne.getTransfer(r);if(i===In)return e.UNSIGNED_BYTE;if(i===od)return e.UNSIGNED_SHORT_4_4_4_4;if(i===ad)return e.UNSIGNED_SHORT_5_5_5_1;if(i===wx)return e.UNSIGNED_INT_5_9_9_9_REV;if(i===Tx)return e.UNSIGNED_INT_10F_11F_11F_REV;if(i===Mx)return e.BYTE;if(i===Sx)return e.SHORT;if(i===$a)return e.UNSIGNED_SHORT;if(i===sd)return e.INT;if(i===Si)return e.UNSIGNED_INT;if(i===wi)return e.FLOAT;if(i===Ti)return e.HALF_FLOAT;if(i===Ax)return e.ALPHA;if(i===Ex)return e.RGB;if(i===Ai)return e.RGBA;if(i===zr)return e.DEPTH_COMPONENT;if(i===Wr)return e.DEPTH_STENCIL;if(i===Cx)return e.RED;if(i===cd)return e.RED_INTEGER;if(i===Es)return e.RG;if(i===ld)return e.RG_INTEGER;if(i===ud)return e.RGBA_INTEGER;if(i===Sl||i===wl||i===Tl||i===Al)if(o===le)if(s=t.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===Sl)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===wl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Tl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Al)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=t.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===Sl)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===wl)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Tl)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Al)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===fd||i===hd||i===dd||i===pd)if(s=t.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===fd)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===hd)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===dd)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===pd)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===md||i===gd||i===_d||i===xd||i===yd||i===El||i===vd)if(s=t.get("WEBGL_compressed_texture_etc"),s!==null){if(i===md||i===gd)return o===le?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===_d)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===xd)return s.COMPRESSED_R11_EAC;if(i===yd)return s.COMPRESSED_SIGNED_R11_EAC;if(i===El)return s.COMPRESSED_RG11_EAC;if(i===vd)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===bd||i===Md||i===Sd||i===wd||i===Td||i===Ad||i===Ed||i===Cd||i===Rd||i===Pd||i===Id||i===Ld||i===Nd||i===Dd)if(s=t.get("WEBGL_compressed_texture_astc"),s!==null){if(i===bd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Md)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Sd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===wd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Td)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Ad)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Ed)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Cd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Rd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Pd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Id)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Ld)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Nd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Dd)return o===le?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Fd||i===Ud||i===Od)if(s=t.get("EXT_texture_compression_bptc"),s!==null){if(i===Fd)return o===le?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Ud)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Od)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Bd||i===kd||i===Cl||i===zd)if(s=t.get("EXT_texture_compression_rgtc"),s!==null){if(i===Bd)return s.COMPRESSED_RED_RGTC1_EXT;if(i===kd)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Cl)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===zd)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===yo?e.UNSIGNED_INT_24_8:e[i]!==void 0?e[i]:null}return{convert:n}}var q5=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,Y5=`
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

}`,qx=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,n){if(this.texture===null){let i=new ul(t.texture);(t.depthNear!==n.depthNear||t.depthFar!==n.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=i}}getMesh(t){if(this.texture!==null&&this.mesh===null){let n=t.cameras[0].viewport,i=new or({vertexShader:q5,fragmentShader:Y5,uniforms:{depthColor:{value:this.texture},depthWidth:{value:n.z},depthHeight:{value:n.w}}});this.mesh=new Pn(new hl(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Yx=class extends ir{constructor(t,n){super();let i=this,r=null,s=1,o=null,a="local-floor",c=1,l=null,u=null,h=null,f=null,d=null,p=null,_=typeof XRWebGLBinding<"u",m=new qx,g={},y=n.getContextAttributes(),S=null,v=null,w=[],b=[],x=new ie,M=null,R=null,E=new vn;E.viewport=new Se;let C=new vn;C.viewport=new Se;let N=[E,C],B=new td,I=null,L=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function($){let ot=w[$];return ot===void 0&&(ot=new Oa,w[$]=ot),ot.getTargetRaySpace()},this.getControllerGrip=function($){let ot=w[$];return ot===void 0&&(ot=new Oa,w[$]=ot),ot.getGripSpace()},this.getHand=function($){let ot=w[$];return ot===void 0&&(ot=new Oa,w[$]=ot),ot.getHandSpace()};function z($){let ot=b.indexOf($.inputSource);if(ot===-1)return;let ut=w[ot];ut!==void 0&&(ut.update($.inputSource,$.frame,l||o),ut.dispatchEvent({type:$.type,data:$.inputSource}))}function F(){r.removeEventListener("select",z),r.removeEventListener("selectstart",z),r.removeEventListener("selectend",z),r.removeEventListener("squeeze",z),r.removeEventListener("squeezestart",z),r.removeEventListener("squeezeend",z),r.removeEventListener("end",F),r.removeEventListener("inputsourceschange",Z);for(let $=0;$<w.length;$++){let ot=b[$];ot!==null&&(b[$]=null,w[$].disconnect(ot))}I=null,L=null,m.reset();for(let $ in g)delete g[$];if(t.setRenderTarget(S),d=null,f=null,h=null,r=null,v=null,ct.stop(),i.isPresenting=!1,t.setPixelRatio(M),t.setSize(x.width,x.height,!1),R!==null){let $=R.camera;$.fov=R.fov,$.zoom=R.zoom,$.updateProjectionMatrix(),R=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function($){s=$,i.isPresenting===!0&&Ut("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function($){a=$,i.isPresenting===!0&&Ut("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function($){l=$},this.getBaseLayer=function(){return f!==null?f:d},this.getBinding=function(){return h===null&&_&&(h=new XRWebGLBinding(r,n)),h},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function($){if(r=$,r!==null){if(S=t.getRenderTarget(),r.addEventListener("select",z),r.addEventListener("selectstart",z),r.addEventListener("selectend",z),r.addEventListener("squeeze",z),r.addEventListener("squeezestart",z),r.addEventListener("squeezeend",z),r.addEventListener("end",F),r.addEventListener("inputsourceschange",Z),y.xrCompatible!==!0&&await n.makeXRCompatible(),M=t.getPixelRatio(),t.getSize(x),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let ut=null,st=null,at=null;y.depth&&(at=y.stencil?n.DEPTH24_STENCIL8:n.DEPTH_COMPONENT24,ut=y.stencil?Wr:zr,st=y.stencil?yo:Si);let J={colorFormat:n.RGBA8,depthFormat:at,scaleFactor:s};h=this.getBinding(),f=h.createProjectionLayer(J),r.updateRenderState({layers:[f]}),t.setPixelRatio(1),t.setSize(f.textureWidth,f.textureHeight,!1),v=new Vn(f.textureWidth,f.textureHeight,{format:Ai,type:In,depthTexture:new Vr(f.textureWidth,f.textureHeight,st,void 0,void 0,void 0,void 0,void 0,void 0,ut),stencilBuffer:y.stencil,colorSpace:t.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{let ut={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:s};d=new XRWebGLLayer(r,n,ut),r.updateRenderState({baseLayer:d}),t.setPixelRatio(1),t.setSize(d.framebufferWidth,d.framebufferHeight,!1),v=new Vn(d.framebufferWidth,d.framebufferHeight,{format:Ai,type:In,colorSpace:t.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}v.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await r.requestReferenceSpace(a),ct.setContext(r),ct.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function Z($){for(let ot=0;ot<$.removed.length;ot++){let ut=$.removed[ot],st=b.indexOf(ut);st>=0&&(b[st]=null,w[st].disconnect(ut))}for(let ot=0;ot<$.added.length;ot++){let ut=$.added[ot],st=b.indexOf(ut);if(st===-1){for(let J=0;J<w.length;J++)if(J>=b.length){b.push(ut),st=J;break}else if(b[J]===null){b[J]=ut,st=J;break}if(st===-1)break}let at=w[st];at&&at.connect(ut)}}function U($,ot){ot===null?$.matrixWorld.copy($.matrix):$.matrixWorld.multiplyMatrices(ot.matrixWorld,$.matrix),$.matrixWorldInverse.copy($.matrixWorld).invert()}this.updateCamera=function($){if(r===null)return;let ot=$.near,ut=$.far;m.texture!==null&&(m.depthNear>0&&(ot=m.depthNear),m.depthFar>0&&(ut=m.depthFar)),B.near=C.near=E.near=ot,B.far=C.far=E.far=ut,(I!==B.near||L!==B.far)&&(r.updateRenderState({depthNear:B.near,depthFar:B.far}),I=B.near,L=B.far),B.layers.mask=$.layers.mask|6,E.layers.mask=B.layers.mask&-5,C.layers.mask=B.layers.mask&-3;let st=$.parent,at=B.cameras;U(B,st);for(let J=0;J<at.length;J++)U(at[J],st);B.projectionMatrix.copy(E.projectionMatrix),B.projectionMatrixInverse.copy(E.projectionMatrixInverse),R===null&&$.isPerspectiveCamera&&(R={camera:$,fov:$.fov,zoom:$.zoom}),G($,B,st)};function G($,ot,ut){ut===null?$.matrix.copy(ot.matrixWorld):($.matrix.copy(ut.matrixWorld),$.matrix.invert(),$.matrix.multiply(ot.matrixWorld)),$.matrix.decompose($.position,$.quaternion,$.scale),$.updateMatrixWorld(!0),$.projectionMatrix.copy(ot.projectionMatrix),$.projectionMatrixInverse.copy(ot.projectionMatrixInverse),$.isPerspectiveCamera&&($.fov=Ph*2*Math.atan(1/$.projectionMatrix.elements[5]),$.zoom=1)}this.getCamera=function(){return B},this.getFoveation=function(){if(!(f===null&&d===null))return c},this.setFoveation=function($){c=$,f!==null&&(f.fixedFoveation=$),d!==null&&d.fixedFoveation!==void 0&&(d.fixedFoveation=$)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(B)},this.getCameraTexture=function($){return g[$]};let q=null;function rt($,ot){if(u=ot.getViewerPose(l||o),p=ot,u!==null){let ut=u.views;d!==null&&(t.setRenderTargetFramebuffer(v,d.framebuffer),t.setRenderTarget(v));let st=!1;ut.length!==B.cameras.length&&(B.cameras.length=0,st=!0);for(let lt=0;lt<ut.length;lt++){let K=ut[lt],Nt=null;if(d!==null)Nt=d.getViewport(K);else{let Vt=h.getViewSubImage(f,K);Nt=Vt.viewport,lt===0&&(t.setRenderTargetTextures(v,Vt.colorTexture,Vt.depthStencilTexture),t.setRenderTarget(v))}let Mt=N[lt];Mt===void 0&&(Mt=new vn,Mt.layers.enable(lt),Mt.viewport=new Se,N[lt]=Mt),Mt.matrix.fromArray(K.transform.matrix),Mt.matrix.decompose(Mt.position,Mt.quaternion,Mt.scale),Mt.projectionMatrix.fromArray(K.projectionMatrix),Mt.projectionMatrixInverse.copy(Mt.projectionMatrix).invert(),Mt.viewport.set(Nt.x,Nt.y,Nt.width,Nt.height),lt===0&&(B.matrix.copy(Mt.matrix),B.matrix.decompose(B.position,B.quaternion,B.scale)),st===!0&&B.cameras.push(Mt)}let at=r.enabledFeatures;if(at&&at.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&_){h=i.getBinding();let lt=h.getDepthInformation(ut[0]);lt&&lt.isValid&&lt.texture&&m.init(lt,r.renderState)}if(at&&at.includes("camera-access")&&_){t.state.unbindTexture(),h=i.getBinding();for(let lt=0;lt<ut.length;lt++){let K=ut[lt].camera;if(K){let Nt=g[K];Nt||(Nt=new ul,g[K]=Nt);let Mt=h.getCameraImage(K);Nt.sourceTexture=Mt}}}}for(let ut=0;ut<w.length;ut++){let st=b[ut],at=w[ut];st!==null&&at!==void 0&&at.update(st,ot,l||o)}q&&q($,ot),ot.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ot}),p=null}let ct=new kE;ct.setAnimationLoop(rt),this.setAnimationLoop=function($){q=$},this.dispose=function(){}}},Z5=new xe,ZE=new Bt;ZE.set(-1,0,0,0,1,0,0,0,1);function J5(e,t){function n(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function i(m,g){g.color.getRGB(m.fogColor.value,Fx(e)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function r(m,g,y,S,v){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?s(m,g):g.isMeshLambertMaterial?(s(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(s(m,g),h(m,g)):g.isMeshPhongMaterial?(s(m,g),u(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(s(m,g),f(m,g),g.isMeshPhysicalMaterial&&d(m,g,v)):g.isMeshMatcapMaterial?(s(m,g),p(m,g)):g.isMeshDepthMaterial?s(m,g):g.isMeshDistanceMaterial?(s(m,g),_(m,g)):g.isMeshNormalMaterial?s(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?c(m,g,y,S):g.isSpriteMaterial?l(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function s(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,n(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,n(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===Mn&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,n(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===Mn&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,n(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,n(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,n(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let y=t.get(g),S=y.envMap,v=y.envMapRotation;S&&(m.envMap.value=S,m.envMapRotation.value.setFromMatrix4(Z5.makeRotationFromEuler(v)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(ZE),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,n(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,n(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,n(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function c(m,g,y,S){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*y,m.scale.value=S*.5,g.map&&(m.map.value=g.map,n(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function l(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,n(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,n(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function u(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function h(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function f(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,n(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,n(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function d(m,g,y){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,n(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,n(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,n(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,n(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,n(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,n(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Mn&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,n(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,n(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,n(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,n(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,n(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,n(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,n(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function _(m,g){let y=t.get(g).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function K5(e,t,n,i){let r={},s={};function o(y,S){let v=S.program;i.uniformBlockBinding(y,v,r[y.id])}function a(y,S){let v=r[y.id];v===void 0&&(p(y),v=c(y),r[y.id]=v,y.addEventListener("dispose",m));let w=S.program;i.updateUBOMapping(y,w);let b=t.render.frame;s[y.id]!==b&&(l(y),s[y.id]=b)}function c(y){let S=e.createBuffer(),v=y.__size,w=y.usage;return e.bindBuffer(e.UNIFORM_BUFFER,S),e.bufferData(e.UNIFORM_BUFFER,v,w),e.bindBuffer(e.UNIFORM_BUFFER,null),S}function l(y){let S=r[y.id],v=y.uniforms,w=y.__cache;e.bindBuffer(e.UNIFORM_BUFFER,S);for(let b=0,x=v.length;b<x;b++){let M=v[b];if(Array.isArray(M))for(let R=0,E=M.length;R<E;R++)u(M[R],b,R,w);else u(M,b,0,w)}e.bindBuffer(e.UNIFORM_BUFFER,null)}function u(y,S,v,w){if(f(y,S,v,w)===!0){let b=y.__offset,x=y.value;if(Array.isArray(x)){let M=0;for(let R=0;R<x.length;R++){let E=x[R],C=_(E,!0);h(E,y.__data,M),M+=C.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,y.__data,0);e.bufferSubData(e.UNIFORM_BUFFER,b,y.__data)}}function h(y,S,v){typeof y=="number"||typeof y=="boolean"?S[v]=y:y.isMatrix3?(S[v]=y.elements[0],S[v+1]=y.elements[1],S[v+2]=y.elements[2],S[v+3]=0,S[v+4]=y.elements[3],S[v+5]=y.elements[4],S[v+6]=y.elements[5],S[v+7]=0,S[v+8]=y.elements[6],S[v+9]=y.elements[7],S[v+10]=y.elements[8],S[v+11]=0):ArrayBuffer.isView(y)?S.set(y.subarray(0,S.length-v),v):y.toArray(S,v)}function f(y,S,v,w){let b=y.value,x=S+"_"+v;if(Array.isArray(b)){w[x]===void 0&&(w[x]=[]);let M=w[x],R=!1;for(let E=0;E<b.length;E++)d(b[E],M,E)===!0&&(R=!0);return R}return d(b,w,x)}function d(y,S,v){if(S[v]===void 0)return typeof y=="number"||typeof y=="boolean"?S[v]=y:ArrayBuffer.isView(y)?S[v]=y.slice():S[v]=y.clone(),!0;{let w=S[v];if(typeof y=="number"||typeof y=="boolean"){if(w!==y)return S[v]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(w.equals(y)===!1)return w.copy(y),!0}}return!1}function p(y){let S=y.uniforms,v=0,w=16;for(let x=0,M=S.length;x<M;x++){let R=Array.isArray(S[x])?S[x]:[S[x]];for(let E=0,C=R.length;E<C;E++){let N=R[E],B=Array.isArray(N.value)?N.value:[N.value],I=Array.isArray(S[x])||Array.isArray(N.value),L=v;for(let F=0,Z=B.length;F<Z;F++){let U=B[F],G=_(U,I),q=v%w,rt=q%G.boundary,ct=q+rt;v+=rt,ct!==0&&w-ct<G.storage&&(v+=w-ct),F===0&&(L=v),v+=G.storage}let z=N.type==="int"?Int32Array:N.type==="uint"?Uint32Array:Float32Array;N.__data=new z((v-L)/Float32Array.BYTES_PER_ELEMENT),N.__offset=L}}let b=v%w;return b>0&&(v+=w-b),y.__size=v,y.__cache={},this}function _(y,S){let v={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(v.boundary=4,v.storage=4):y.isVector2?(v.boundary=8,v.storage=8):y.isVector3||y.isColor?(v.boundary=16,v.storage=12):y.isVector4?(v.boundary=16,v.storage=16):y.isMatrix3?(v.boundary=16,v.storage=48):y.isMatrix4?(v.boundary=16,v.storage=64):y.isTexture?Ut("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(v.boundary=16,v.storage=y.byteLength):Ut("WebGLRenderer: Unsupported uniform value type.",y),S===!0&&(v.boundary=16,v.storage=Math.ceil(v.storage/16)*16),v}function m(y){let S=y.target;S.removeEventListener("dispose",m),e.deleteBuffer(r[S.id]),delete r[S.id],delete s[S.id]}function g(){for(let y in r)e.deleteBuffer(r[y]);r={},s={}}return{bind:o,update:a,dispose:g}}var j5=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cr=null;function Q5(){return cr===null&&(cr=new Fh(j5,16,16,Es,Ti),cr.name="DFG_LUT",cr.minFilter=bn,cr.magFilter=bn,cr.wrapS=tr,cr.wrapT=tr,cr.generateMipmaps=!1,cr.needsUpdate=!0),cr}var $d=class{constructor(t={}){let{canvas:n=lE(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:f=!1,outputBufferType:d=In}=t;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let _=d,m=new Set([ud,ld,cd]),g=new Set([In,Si,$a,yo,od,ad]),y=new Uint32Array(4),S=new Int32Array(4),v={textures:[],min:[],max:[],resolution:[]},w=null,b=null,x=[],M=[],R=null;this.domElement=n,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ar,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let E=this,C=!1,N=null,B=null,I=null,L=null;this._outputColorSpace=zn;let z=0,F=0,Z=null,U=-1,G=null,q=new Se,rt=new Se,ct=null,$=new Qt(0),ot=0,ut=n.width,st=n.height,at=1,J=null,xt=null,lt=new Se(0,0,ut,st),K=new Se(0,0,ut,st),Nt=!1,Mt=new vs,Vt=new Uh,Xt=!1,de=!1,ae=new xe,on=new V,Ve=new Se,Wn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},$n=!1;function Xn(){return Z===null?at:1}let k=i;function qn(A,O){return n.getContext(A,O)}let ve,be,St,Fe,Ft,kt,P,T,W,ft,nt,pt,vt,Q,tt,gt,D,et,j,_t,dt,mt,Lt;try{let A={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in n&&n.setAttribute("data-engine",`three.js r${"187"}`),n.addEventListener("webglcontextlost",Dt,!1),n.addEventListener("webglcontextrestored",qt,!1),n.addEventListener("webglcontextcreationerror",wt,!1),k===null){let O="webgl2";if(k=qn(O,A),k===null)throw qn(O)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Zt()}catch(A){throw n.removeEventListener("webglcontextlost",Dt,!1),n.removeEventListener("webglcontextrestored",qt,!1),n.removeEventListener("webglcontextcreationerror",wt,!1),Ot("WebGLRenderer: "+A.message),A}function Zt(){ve=new u4(k),ve.init(),dt=new X5(k,ve),be=new QO(k,ve,t,dt),St=new W5(k,ve),be.reversedDepthBuffer&&f&&St.buffers.depth.setReversed(!0),B=k.createFramebuffer(),I=k.createFramebuffer(),L=k.createFramebuffer(),Fe=new d4(k),Ft=new P5,kt=new $5(k,ve,St,Ft,be,dt,Fe),P=new l4(E),T=new mF(k),mt=new KO(k,T),W=new f4(k,T,Fe,mt),ft=new m4(k,W,T,mt,Fe),et=new p4(k,be,kt),tt=new t4(Ft),nt=new R5(E,P,ve,be,mt,tt),pt=new J5(E,Ft),vt=new L5,Q=new B5(ve),D=new JO(E,P,St,ft,p,c),gt=new H5(E,ft,be),Lt=new K5(k,Fe,be,St),j=new jO(k,ve,Fe),_t=new h4(k,ve,Fe),Fe.programs=nt.programs,E.capabilities=be,E.extensions=ve,E.properties=Ft,E.renderLists=vt,E.shadowMap=gt,E.state=St,E.info=Fe}_!==In&&(R=new _4(_,n.width,n.height,a,r,s));let ht=new Yx(E,k);this.xr=ht,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let A=ve.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=ve.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return at},this.setPixelRatio=function(A){A!==void 0&&(at=A,this.setSize(ut,st,!1))},this.getSize=function(A){return A.set(ut,st)},this.setSize=function(A,O,Y=!0){if(ht.isPresenting){Ut("WebGLRenderer: Can't change size while VR device is presenting.");return}ut=A,st=O,n.width=Math.floor(A*at),n.height=Math.floor(O*at),Y===!0&&(n.style.width=A+"px",n.style.height=O+"px"),R!==null&&R.setSize(n.width,n.height),this.setViewport(0,0,A,O)},this.getDrawingBufferSize=function(A){return A.set(ut*at,st*at).floor()},this.setDrawingBufferSize=function(A,O,Y){ut=A,st=O,at=Y,n.width=Math.floor(A*Y),n.height=Math.floor(O*Y),this.setViewport(0,0,A,O)},this.setEffects=function(A){if(_===In){Ot("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let O=0;O<A.length;O++)if(A[O].isOutputPass===!0){Ut("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}R.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(q)},this.getViewport=function(A){return A.copy(lt)},this.setViewport=function(A,O,Y,H){A.isVector4?lt.set(A.x,A.y,A.z,A.w):lt.set(A,O,Y,H),St.viewport(q.copy(lt).multiplyScalar(Xn()).round())},this.getScissor=function(A){return A.copy(K)},this.setScissor=function(A,O,Y,H){A.isVector4?K.set(A.x,A.y,A.z,A.w):K.set(A,O,Y,H),St.scissor(rt.copy(K).multiplyScalar(Xn()).round())},this.getScissorTest=function(){return Nt},this.setScissorTest=function(A){St.setScissorTest(Nt=A)},this.setOpaqueSort=function(A){J=A},this.setTransparentSort=function(A){xt=A},this.getClearColor=function(A){return A.copy(D.getClearColor())},this.setClearColor=function(){D.setClearColor(...arguments)},this.getClearAlpha=function(){return D.getClearAlpha()},this.setClearAlpha=function(){D.setClearAlpha(...arguments)},this.clear=function(A=!0,O=!0,Y=!0){let H=0;if(A){let X=!1;if(Z!==null){let bt=Z.texture.format;X=m.has(bt)}if(X){let bt=Z.texture.type,Et=g.has(bt),yt=D.getClearColor(),At=D.getClearAlpha(),Pt=yt.r,Gt=yt.g,te=yt.b;Et?(y[0]=Pt,y[1]=Gt,y[2]=te,y[3]=At,k.clearBufferuiv(k.COLOR,0,y)):(S[0]=Pt,S[1]=Gt,S[2]=te,S[3]=At,k.clearBufferiv(k.COLOR,0,S))}else H|=k.COLOR_BUFFER_BIT}O&&(H|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Y&&(H|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),H!==0&&k.clear(H)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),N=A},this.dispose=function(){n.removeEventListener("webglcontextlost",Dt,!1),n.removeEventListener("webglcontextrestored",qt,!1),n.removeEventListener("webglcontextcreationerror",wt,!1),D.dispose(),vt.dispose(),Q.dispose(),kt.dispose(),Ft.dispose(),P.dispose(),ft.dispose(),W.dispose(),mt.dispose(),Lt.dispose(),nt.dispose(),ht.dispose(),ht.removeEventListener("sessionstart",ey),ht.removeEventListener("sessionend",ny),Cs.stop()};function Dt(A){A.preventDefault(),Nx("WebGLRenderer: Context Lost."),C=!0}function qt(){Nx("WebGLRenderer: Context Restored."),C=!1;let A=Fe.autoReset,O=gt.enabled,Y=gt.autoUpdate,H=gt.needsUpdate,X=gt.type;Zt(),Fe.autoReset=A,gt.enabled=O,gt.autoUpdate=Y,gt.needsUpdate=H,gt.type=X}function wt(A){Ot("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ue(A){let O=A.target;O.removeEventListener("dispose",ue),He(O)}function He(A){Xr(A),Ft.remove(A)}function Xr(A){let O=Ft.get(A).programs;O!==void 0&&(O.forEach(function(Y){nt.releaseProgram(Y)}),A.isShaderMaterial&&nt.releaseShaderCache(A))}this.renderBufferDirect=function(A,O,Y,H,X,bt){O===null&&(O=Wn);let Et=X.isMesh&&X.matrixWorld.determinantAffine()<0,yt=S2(A,O,Y,H,X);St.setMaterial(H,Et);let At=Y.index,Pt=1;if(H.wireframe===!0){if(At=W.getWireframeAttribute(Y),At===void 0)return;Pt=2}let Gt=Y.drawRange,te=Y.attributes.position,Ct=Gt.start*Pt,ee=(Gt.start+Gt.count)*Pt;bt!==null&&(Ct=Math.max(Ct,bt.start*Pt),ee=Math.min(ee,(bt.start+bt.count)*Pt)),At!==null?(Ct=Math.max(Ct,0),ee=Math.min(ee,At.count)):te!=null&&(Ct=Math.max(Ct,0),ee=Math.min(ee,te.count));let Le=ee-Ct;if(Le<0||Le===1/0)return;mt.setup(X,H,yt,Y,At);let _e,me=j;if(At!==null&&(_e=T.get(At),me=_t,me.setIndex(_e)),X.isMesh)H.wireframe===!0?(St.setLineWidth(H.wireframeLinewidth*Xn()),me.setMode(k.LINES)):me.setMode(k.TRIANGLES);else if(X.isLine){let an=H.linewidth;an===void 0&&(an=1),St.setLineWidth(an*Xn()),X.isLineSegments?me.setMode(k.LINES):X.isLineLoop?me.setMode(k.LINE_LOOP):me.setMode(k.LINE_STRIP)}else X.isPoints?me.setMode(k.POINTS):X.isSprite&&me.setMode(k.TRIANGLES);if(X.isBatchedMesh)if(ve.get("WEBGL_multi_draw"))me.renderMultiDraw(X._multiDrawStarts,X._multiDrawCounts,X._multiDrawCount);else{let an=X._multiDrawStarts,Rt=X._multiDrawCounts,mn=X._multiDrawCount,oe=At?T.get(At).bytesPerElement:1,Rs=Ft.get(H).currentProgram.getUniforms();for(let cn=0;cn<mn;cn++)Rs.setValue(k,"_gl_DrawID",cn),me.render(an[cn]/oe,Rt[cn])}else if(X.isInstancedMesh)me.renderInstances(Ct,Le,X.count);else if(Y.isInstancedBufferGeometry){let an=Y._maxInstanceCount!==void 0?Y._maxInstanceCount:1/0,Rt=Math.min(Y.instanceCount,an);me.renderInstances(Ct,Le,Rt)}else me.render(Ct,Le)};function ty(A,O,Y,H){N!==null&&A.isNodeMaterial&&N.setObject(H,A),Xt===!0&&tt.setState(A,Y,!1),A.transparent===!0&&A.side===hi&&A.forceSinglePass===!1?(A.side=Mn,A.needsUpdate=!0,Ya(A,O,H),A.side=As,A.needsUpdate=!0,Ya(A,O,H),A.side=hi):Ya(A,O,H)}this.compile=function(A,O,Y=null){Y===null&&(Y=A),N!==null&&N.renderStart(A,O,Y),b=Q.get(Y),b.init(O),M.push(b),Y.traverseVisible(function(X){X.isLight&&X.layers.test(O.layers)&&(b.pushLight(X),X.castShadow&&b.pushShadow(X))}),A!==Y&&A.traverseVisible(function(X){X.isLight&&X.layers.test(O.layers)&&(b.pushLight(X),X.castShadow&&b.pushShadow(X))}),b.setupLights(),N!==null&&N.updateLights(b.state.lightsArray),de=this.localClippingEnabled,Xt=tt.init(this.clippingPlanes,de),Xt===!0&&tt.setGlobalState(this.clippingPlanes,O),N!==null&&gt.render(b.state.shadowsArray,Y,O);let H=new Set;return A.traverse(function(X){if(!(X.isMesh||X.isPoints||X.isLine||X.isSprite))return;let bt=X.material;if(bt)if(Array.isArray(bt))for(let Et=0;Et<bt.length;Et++){let yt=bt[Et];ty(yt,Y,O,X),H.add(yt)}else ty(bt,Y,O,X),H.add(bt)}),b=M.pop(),N!==null&&N.renderEnd(),H},this.compileAsync=function(A,O,Y=null){let H=this.compile(A,O,Y);return new Promise(X=>{function bt(){if(H.forEach(function(Et){let At=Ft.get(Et).currentProgram;(At===void 0||At.isReady())&&H.delete(Et)}),H.size===0){X(A);return}setTimeout(bt,10)}ve.get("KHR_parallel_shader_compile")!==null?bt():setTimeout(bt,10)})};let np=null;function b2(A){np&&np(A)}function ey(){Cs.stop()}function ny(){Cs.start()}let Cs=new kE;Cs.setAnimationLoop(b2),typeof self<"u"&&Cs.setContext(self),this.setAnimationLoop=function(A){np=A,ht.setAnimationLoop(A),A===null?Cs.stop():Cs.start()},ht.addEventListener("sessionstart",ey),ht.addEventListener("sessionend",ny),this.render=function(A,O){if(O!==void 0&&O.isCamera!==!0){Ot("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(C===!0)return;N!==null&&N.renderStart(A,O);let Y=ht.enabled===!0&&ht.isPresenting===!0,H=R!==null&&(Z===null||Y)&&R.begin(E,Z);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),O.parent===null&&O.matrixWorldAutoUpdate===!0&&O.updateMatrixWorld(),ht.enabled===!0&&ht.isPresenting===!0&&(R===null||R.isCompositing()===!1)&&(ht.cameraAutoUpdate===!0&&ht.updateCamera(O),O=ht.getCamera()),A.isScene===!0&&A.onBeforeRender(E,A,O,Z),b=Q.get(A,M.length),b.init(O),b.state.textureUnits=kt.getTextureUnits(),M.push(b),ae.multiplyMatrices(O.projectionMatrix,O.matrixWorldInverse),O.isArrayCamera?Vt.setFromArrayCamera(O):Mt.setFromProjectionMatrix(ae,fi,O.reversedDepth),de=this.localClippingEnabled,Xt=tt.init(this.clippingPlanes,de),w=vt.get(A,x.length),w.init(),x.push(w),this.info.render.frame++,ht.enabled===!0&&ht.isPresenting===!0){let Et=E.xr.getDepthSensingMesh();Et!==null&&ip(Et,O,-1/0,E.sortObjects)}ip(A,O,0,E.sortObjects),w.finish(),N!==null&&N.updateLights(b.state.lightsArray),E.sortObjects===!0&&w.sort(J,xt),$n=ht.enabled===!1||ht.isPresenting===!1||ht.hasDepthSensing()===!1,$n&&D.addToRenderList(w,A),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&tt.beginShadows();let X=b.state.shadowsArray;if(gt.render(X,A,O),Xt===!0&&tt.endShadows(),(H&&R.hasRenderPass())===!1){let Et=w.opaque,yt=w.transmissive;if(b.setupLights(),O.isArrayCamera){let At=O.cameras;if(yt.length>0)for(let Pt=0,Gt=At.length;Pt<Gt;Pt++){let te=At[Pt];ry(Et,yt,A,te)}$n&&D.render(A);for(let Pt=0,Gt=At.length;Pt<Gt;Pt++){let te=At[Pt];iy(w,A,te,te.viewport)}}else yt.length>0&&ry(Et,yt,A,O),$n&&D.render(A),iy(w,A,O)}Z!==null&&F===0&&(kt.updateMultisampleRenderTarget(Z),kt.updateRenderTargetMipmap(Z)),H&&R.end(E),A.isScene===!0&&A.onAfterRender(E,A,O),mt.resetDefaultState(),U=-1,G=null,M.pop(),M.length>0?(b=M[M.length-1],kt.setTextureUnits(b.state.textureUnits),Xt===!0&&tt.setGlobalState(E.clippingPlanes,b.state.camera)):b=null,x.pop(),x.length>0?w=x[x.length-1]:w=null,N!==null&&N.renderEnd()};function ip(A,O,Y,H){if(A.visible===!1)return;if(A.layers.test(O.layers)){if(A.isGroup)Y=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(O);else if(A.isLight)b.pushLight(A),A.castShadow&&b.pushShadow(A);else if(A.isSprite){let Et=O.isArrayCamera?Vt:Mt;if(!A.frustumCulled||A.intersectsFrustum(Et)){H&&Ve.setFromMatrixPosition(A.matrixWorld).applyMatrix4(ae);let yt=ft.update(A),At=A.material;At.visible&&w.push(A,yt,At,Y,Ve.z,null,O)}}else if(A.isMesh||A.isLine||A.isPoints){let Et=O.isArrayCamera?Vt:Mt;if(!A.frustumCulled||A.intersectsFrustum(Et)){let yt=ft.update(A),At=A.material;if(H&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),Ve.copy(A.boundingSphere.center)):(yt.boundingSphere===null&&yt.computeBoundingSphere(),Ve.copy(yt.boundingSphere.center)),Ve.applyMatrix4(A.matrixWorld).applyMatrix4(ae)),Array.isArray(At)){let Pt=yt.groups;for(let Gt=0,te=Pt.length;Gt<te;Gt++){let Ct=Pt[Gt],ee=At[Ct.materialIndex];ee&&ee.visible&&w.push(A,yt,ee,Y,Ve.z,Ct,O)}}else At.visible&&w.push(A,yt,At,Y,Ve.z,null,O)}}}let bt=A.children;for(let Et=0,yt=bt.length;Et<yt;Et++)ip(bt[Et],O,Y,H)}function iy(A,O,Y,H){let{opaque:X,transmissive:bt,transparent:Et}=A;b.setupLightsView(Y),Xt===!0&&tt.setGlobalState(E.clippingPlanes,Y),H&&St.viewport(q.copy(H)),X.length>0&&Vl(X,O,Y),bt.length>0&&Vl(bt,O,Y),Et.length>0&&Vl(Et,O,Y),St.buffers.depth.setTest(!0),St.buffers.depth.setMask(!0),St.buffers.color.setMask(!0),St.setPolygonOffset(!1)}function ry(A,O,Y,H){if((Y.isScene===!0?Y.overrideMaterial:null)!==null)return;if(b.state.transmissionRenderTarget[H.id]===void 0){let Ct=ve.has("EXT_color_buffer_half_float")||ve.has("EXT_color_buffer_float");b.state.transmissionRenderTarget[H.id]=new Vn(1,1,{generateMipmaps:!0,type:Ct?Ti:In,minFilter:Hr,samples:Math.max(4,be.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ne.workingColorSpace})}let bt=b.state.transmissionRenderTarget[H.id],Et=H.viewport||q;bt.setSize(Et.z*E.transmissionResolutionScale,Et.w*E.transmissionResolutionScale);let yt=E.getRenderTarget(),At=E.getActiveCubeFace(),Pt=E.getActiveMipmapLevel();E.setRenderTarget(bt),E.getClearColor($),ot=E.getClearAlpha(),ot<1&&E.setClearColor(16777215,.5),E.clear(),$n&&D.render(Y);let Gt=E.toneMapping;E.toneMapping=ar;let te=H.viewport;if(H.viewport!==void 0&&(H.viewport=void 0),b.setupLightsView(H),Xt===!0&&tt.setGlobalState(E.clippingPlanes,H),Vl(A,Y,H),kt.updateMultisampleRenderTarget(bt),kt.updateRenderTargetMipmap(bt),ve.has("WEBGL_multisampled_render_to_texture")===!1){let Ct=!1;for(let ee=0,Le=O.length;ee<Le;ee++){let _e=O[ee],{object:me,geometry:an,material:Rt,group:mn}=_e;if(Rt.side===hi&&me.layers.test(H.layers)){let oe=Rt.side;Rt.side=Mn,Rt.needsUpdate=!0,sy(me,Y,H,an,Rt,mn),Rt.side=oe,Rt.needsUpdate=!0,Ct=!0}}Ct===!0&&(kt.updateMultisampleRenderTarget(bt),kt.updateRenderTargetMipmap(bt))}E.setRenderTarget(yt,At,Pt),E.setClearColor($,ot),te!==void 0&&(H.viewport=te),E.toneMapping=Gt}function Vl(A,O,Y){let H=O.isScene===!0?O.overrideMaterial:null;for(let X=0,bt=A.length;X<bt;X++){let Et=A[X],{object:yt,geometry:At,group:Pt}=Et,Gt=Et.material;Gt.allowOverride===!0&&H!==null&&(Gt=H),yt.layers.test(Y.layers)&&sy(yt,O,Y,At,Gt,Pt)}}function sy(A,O,Y,H,X,bt){N!==null&&X.isNodeMaterial&&N.setObject(A,X),A.onBeforeRender(E,O,Y,H,X,bt),A.modelViewMatrix.multiplyMatrices(Y.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),X.onBeforeRender(E,O,Y,H,A,bt),X.transparent===!0&&X.side===hi&&X.forceSinglePass===!1?(X.side=Mn,X.needsUpdate=!0,E.renderBufferDirect(Y,O,H,X,A,bt),X.side=As,X.needsUpdate=!0,E.renderBufferDirect(Y,O,H,X,A,bt),X.side=hi):E.renderBufferDirect(Y,O,H,X,A,bt),A.onAfterRender(E,O,Y,H,X,bt)}function oy(A){let O=0;for(let Y of A)Y.texture!==null&&O++;return O}function Ya(A,O,Y){O.isScene!==!0&&(O=Wn);let H=Ft.get(A),X=b.state.lights,bt=b.state.shadowsArray,Et=X.state.version,yt=nt.getParameters(A,X.state,bt,O,Y,b.state.lightProbeGridArray),At=nt.getProgramCacheKey(yt),Pt=H.programs;H.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?O.environment:null,H.fog=O.fog;let Gt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;H.envMap=P.get(A.envMap||H.environment,Gt),H.envMapRotation=H.environment!==null&&A.envMap===null?O.environmentRotation:A.envMapRotation,Pt===void 0&&(A.addEventListener("dispose",ue),Pt=new Map,H.programs=Pt,H.programVariants=new Map);let te=Pt.get(At);if(te!==void 0){if(H.currentProgram===te&&H.lightsStateVersion===Et)return cy(A,yt),te}else yt.uniforms=nt.getUniforms(A),N!==null&&A.isNodeMaterial&&N.build(A,Y,yt),A.onBeforeCompile(yt,E),te=nt.acquireProgram(yt,At),Pt.set(At,te),H.uniforms=yt.uniforms;let Ct=H.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Ct.clippingPlanes=tt.uniform),cy(A,yt),H.needsLights=T2(A),H.lightsStateVersion=Et,H.needsLights&&(Ct.ambientLightColor.value=X.state.ambient,Ct.lightProbe.value=X.state.probe,Ct.sunLights.value=X.state.sun,Ct.sunLightShadows.value=X.state.sunShadow,Ct.directionalLights.value=X.state.directional,Ct.directionalLightShadows.value=X.state.directionalShadow,Ct.spotLights.value=X.state.spot,Ct.spotLightShadows.value=X.state.spotShadow,Ct.rectAreaLights.value=X.state.rectArea,Ct.ltc_1.value=X.state.rectAreaLTC1,Ct.ltc_2.value=X.state.rectAreaLTC2,Ct.pointLights.value=X.state.point,Ct.pointLightShadows.value=X.state.pointShadow,Ct.hemisphereLights.value=X.state.hemi,Ct.sunShadowMatrix.value=X.state.sunShadowMatrix,Ct.sunShadowCascade.value=X.state.sunShadowCascade,Ct.directionalShadowMatrix.value=X.state.directionalShadowMatrix,Ct.spotLightMatrix.value=X.state.spotLightMatrix,Ct.spotLightMap.value=X.state.spotLightMap,Ct.pointShadowMatrix.value=X.state.pointShadowMatrix),H.numLightProbeGrids=oy(b.state.lightProbeGridArray),H.currentProgram=te,H.uniformsList=null,te}function M2(A,O,Y,H,X){let bt=Ft.get(A),Et=bt.currentProgram.id+","+H+","+X,yt=bt.programVariants.get(Et);return yt===void 0?(yt=Ya(A,O,Y),bt.programVariants.set(Et,yt)):(bt.currentProgram=yt,bt.uniformsList=null,bt.outputColorSpace=H,bt.toneMapping=X),yt}function ay(A){if(A.uniformsList===null){let O=A.currentProgram.getUniforms();A.uniformsList=Xa.seqWithValue(O.seq,A.uniforms)}return A.uniformsList}function cy(A,O){let Y=Ft.get(A);Y.outputColorSpace=O.outputColorSpace,Y.batching=O.batching,Y.batchingColor=O.batchingColor,Y.instancing=O.instancing,Y.instancingColor=O.instancingColor,Y.instancingMorph=O.instancingMorph,Y.skinning=O.skinning,Y.morphTargets=O.morphTargets,Y.morphNormals=O.morphNormals,Y.morphColors=O.morphColors,Y.morphTargetsCount=O.morphTargetsCount,Y.numClippingPlanes=O.numClippingPlanes,Y.numIntersection=O.numClipIntersection,Y.vertexAlphas=O.vertexAlphas,Y.vertexTangents=O.vertexTangents,Y.toneMapping=O.toneMapping}function S2(A,O,Y,H,X){O.isScene!==!0&&(O=Wn),kt.resetTextureUnits();let bt=O.fog,Et=H.isMeshStandardMaterial||H.isMeshLambertMaterial||H.isMeshPhongMaterial?O.environment:null,yt=Z===null?E.outputColorSpace:Z.isXRRenderTarget===!0?Z.texture.colorSpace:ne.workingColorSpace,At=H.isMeshStandardMaterial||H.isMeshLambertMaterial&&!H.envMap||H.isMeshPhongMaterial&&!H.envMap,Pt=P.get(H.envMap||Et,At),Gt=H.vertexColors===!0&&!!Y.attributes.color&&Y.attributes.color.itemSize===4,te=!!Y.attributes.tangent&&(!!H.normalMap||H.anisotropy>0),Ct=!!Y.morphAttributes.position,ee=!!Y.morphAttributes.normal,Le=!!Y.morphAttributes.color,_e=ar;H.toneMapped&&(Z===null||Z.isXRRenderTarget===!0)&&(_e=E.toneMapping);let me=Y.morphAttributes.position||Y.morphAttributes.normal||Y.morphAttributes.color,an=me!==void 0?me.length:0,Rt=Ft.get(H),mn=b.state.lights;if(Xt===!0&&(de===!0||A!==G)){let we=A===G&&H.id===U;tt.setState(H,A,we)}let oe=!1,Rs=!1;H.version===Rt.__version?Rt.needsLights&&Rt.lightsStateVersion!==mn.state.version||X.isBatchedMesh&&Rt.batching===!1||!X.isBatchedMesh&&Rt.batching===!0||X.isBatchedMesh&&Rt.batchingColor===!0&&X._colorsTexture===null||X.isBatchedMesh&&Rt.batchingColor===!1&&X._colorsTexture!==null||X.isInstancedMesh&&Rt.instancing===!1||!X.isInstancedMesh&&Rt.instancing===!0||X.isSkinnedMesh&&Rt.skinning===!1||!X.isSkinnedMesh&&Rt.skinning===!0||X.isInstancedMesh&&Rt.instancingColor===!0&&X.instanceColor===null||X.isInstancedMesh&&Rt.instancingColor===!1&&X.instanceColor!==null||X.isInstancedMesh&&Rt.instancingMorph===!0&&X.morphTexture===null||X.isInstancedMesh&&Rt.instancingMorph===!1&&X.morphTexture!==null||Rt.envMap!==Pt||H.fog===!0&&Rt.fog!==bt||Rt.numClippingPlanes!==void 0&&(Rt.numClippingPlanes!==tt.numPlanes||Rt.numIntersection!==tt.numIntersection)||Rt.vertexAlphas!==Gt||Rt.vertexTangents!==te||Rt.morphTargets!==Ct||Rt.morphNormals!==ee||Rt.morphColors!==Le||Rt.morphTargetsCount!==an||Rt.numLightProbeGrids!==oy(b.state.lightProbeGridArray)?oe=!0:(Rt.outputColorSpace!==yt||Rt.toneMapping!==_e)&&(Rs=!0):(oe=!0,Rt.__version=H.version);let cn=Rt.currentProgram;(oe===!0||Rs===!0)&&(cn=Rs===!0?M2(H,O,X,yt,_e):Ya(H,O,X),N&&H.isNodeMaterial&&N.onUpdateProgram(H,cn,Rt));let Hl=!1,qr=!1,Ps=!1,re=cn.getUniforms(),tn=Rt.uniforms;if(St.useProgram(cn.program)&&(Hl=!0,qr=!0,Ps=!0),H.id!==U&&(U=H.id,qr=!0),Hl||G!==A){St.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),re.setValue(k,"projectionMatrix",A.projectionMatrix),re.setValue(k,"viewMatrix",A.matrixWorldInverse);let We=re.map.cameraPosition;We!==void 0&&We.setValue(k,on.setFromMatrixPosition(A.matrixWorld)),be.logarithmicDepthBuffer&&re.setValue(k,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(H.isMeshPhongMaterial||H.isMeshToonMaterial||H.isMeshLambertMaterial||H.isMeshBasicMaterial||H.isMeshStandardMaterial||H.isShaderMaterial)&&re.setValue(k,"isOrthographic",A.isOrthographicCamera===!0),G!==A&&(G=A,qr=!0,Ps=!0)}if(Rt.needsLights&&(mn.state.sunShadowMap.length>0&&re.setValue(k,"sunShadowMap",mn.state.sunShadowMap,kt),mn.state.directionalShadowMap.length>0&&re.setValue(k,"directionalShadowMap",mn.state.directionalShadowMap,kt),mn.state.spotShadowMap.length>0&&re.setValue(k,"spotShadowMap",mn.state.spotShadowMap,kt),mn.state.pointShadowMap.length>0&&re.setValue(k,"pointShadowMap",mn.state.pointShadowMap,kt)),X.isSkinnedMesh){re.setOptional(k,X,"bindMatrix"),re.setOptional(k,X,"bindMatrixInverse");let we=X.skeleton;we&&(we.boneTexture===null&&we.computeBoneTexture(),re.setValue(k,"boneTexture",we.boneTexture,kt))}X.isBatchedMesh&&(re.setOptional(k,X,"batchingTexture"),re.setValue(k,"batchingTexture",X._matricesTexture,kt),re.setOptional(k,X,"batchingIdTexture"),re.setValue(k,"batchingIdTexture",X._indirectTexture,kt),re.setOptional(k,X,"batchingColorTexture"),X._colorsTexture!==null&&re.setValue(k,"batchingColorTexture",X._colorsTexture,kt));let di=Y.morphAttributes;if((di.position!==void 0||di.normal!==void 0||di.color!==void 0)&&et.update(X,Y,cn),(qr||Rt.receiveShadow!==X.receiveShadow)&&(Rt.receiveShadow=X.receiveShadow,re.setValue(k,"receiveShadow",X.receiveShadow)),(H.isMeshStandardMaterial||H.isMeshLambertMaterial||H.isMeshPhongMaterial)&&H.envMap===null&&O.environment!==null&&(tn.envMapIntensity.value=O.environmentIntensity),tn.dfgLUT!==void 0&&(tn.dfgLUT.value=Q5()),qr){if(re.setValue(k,"toneMappingExposure",E.toneMappingExposure),Rt.needsLights&&w2(tn,Ps),bt&&H.fog===!0&&pt.refreshFogUniforms(tn,bt),pt.refreshMaterialUniforms(tn,H,at,st,b.state.transmissionRenderTarget[A.id]),Rt.needsLights&&Rt.numLightProbeGrids>0){let we=v,We=0;for(let ur of b.state.lightProbeGridArray)ur.texture!==null&&(we.textures[We]=ur.texture,we.min[We]=ur.boundingBox.min,we.max[We]=ur.boundingBox.max,we.resolution[We]=ur.resolution,We++);for(let ur in we)we[ur].length=We;tn.probesSH.value=we.textures,tn.probesMin.value=we.min,tn.probesMax.value=we.max,tn.probesResolution.value=we.resolution}Xa.upload(k,ay(Rt),tn,kt)}if(H.isShaderMaterial&&H.uniformsNeedUpdate===!0&&(Xa.upload(k,ay(Rt),tn,kt),H.uniformsNeedUpdate=!1),H.isSpriteMaterial&&re.setValue(k,"center",X.center),re.setValue(k,"modelViewMatrix",X.modelViewMatrix),re.setValue(k,"normalMatrix",X.normalMatrix),re.setValue(k,"modelMatrix",X.matrixWorld),H.uniformsGroups!==void 0){let we=H.uniformsGroups;for(let We=0,ur=we.length;We<ur;We++){let uy=we[We];Lt.update(uy,cn),Lt.bind(uy,cn)}}return cn}function w2(A,O){A.ambientLightColor.needsUpdate=O,A.lightProbe.needsUpdate=O,A.sunLights.needsUpdate=O,A.sunLightShadows.needsUpdate=O,A.directionalLights.needsUpdate=O,A.directionalLightShadows.needsUpdate=O,A.pointLights.needsUpdate=O,A.pointLightShadows.needsUpdate=O,A.spotLights.needsUpdate=O,A.spotLightShadows.needsUpdate=O,A.rectAreaLights.needsUpdate=O,A.hemisphereLights.needsUpdate=O}function T2(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return z},this.getActiveMipmapLevel=function(){return F},this.getRenderTarget=function(){return Z},this.setRenderTargetTextures=function(A,O,Y){let H=Ft.get(A);H.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,H.__autoAllocateDepthBuffer===!1&&(H.__useRenderToTexture=!1),Ft.get(A.texture).__webglTexture=O,Ft.get(A.depthTexture).__webglTexture=H.__autoAllocateDepthBuffer?void 0:Y,H.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,O){let Y=Ft.get(A);Y.__webglFramebuffer=O,Y.__useDefaultFramebuffer=O===void 0},this.setRenderTarget=function(A,O=0,Y=0){Z=A,z=O,F=Y;let H=null,X=!1,bt=!1;if(A){let yt=Ft.get(A);if(yt.__useDefaultFramebuffer!==void 0){St.bindFramebuffer(k.FRAMEBUFFER,yt.__webglFramebuffer),q.copy(A.viewport),rt.copy(A.scissor),ct=A.scissorTest,St.viewport(q),St.scissor(rt),St.setScissorTest(ct),U=-1;return}else if(yt.__webglFramebuffer===void 0)kt.setupRenderTarget(A);else if(yt.__hasExternalTextures)kt.rebindTextures(A,Ft.get(A.texture).__webglTexture,Ft.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let Gt=A.depthTexture;if(yt.__boundDepthTexture!==Gt){if(Gt!==null&&Ft.has(Gt)&&(A.width!==Gt.image.width||A.height!==Gt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");kt.setupDepthRenderbuffer(A)}}let At=A.texture;(At.isData3DTexture||At.isDataArrayTexture||At.isCompressedArrayTexture)&&(bt=!0);let Pt=Ft.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(Pt[O])?H=Pt[O][Y]:H=Pt[O],X=!0):A.samples>0&&kt.useMultisampledRTT(A)===!1?H=Ft.get(A).__webglMultisampledFramebuffer:Array.isArray(Pt)?H=Pt[Y]:H=Pt,q.copy(A.viewport),rt.copy(A.scissor),ct=A.scissorTest}else q.copy(lt).multiplyScalar(at).floor(),rt.copy(K).multiplyScalar(at).floor(),ct=Nt;if(Y!==0&&(H=B),St.bindFramebuffer(k.FRAMEBUFFER,H)&&St.drawBuffers(A,H),St.viewport(q),St.scissor(rt),St.setScissorTest(ct),X){let yt=Ft.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+O,yt.__webglTexture,Y)}else if(bt){let yt=O;for(let At=0;At<A.textures.length;At++){let Pt=Ft.get(A.textures[At]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+At,Pt.__webglTexture,Y,yt)}}else if(A!==null&&Y!==0){let yt=Ft.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,yt.__webglTexture,Y)}U=-1};function ly(A){let O=Ft.get(A);return(O.__readFormat!==A.format||O.__readType!==A.type)&&(O.__readFormat=A.format,O.__readType=A.type,O.__formatReadable=be.textureFormatReadable(A.format),O.__typeReadable=be.textureTypeReadable(A.type)),O}this.readRenderTargetPixels=function(A,O,Y,H,X,bt,Et,yt=0){if(!(A&&A.isWebGLRenderTarget)){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let At=Ft.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(At=At[Et],Array.isArray(At)&&(At=At[0])),At){St.bindFramebuffer(k.FRAMEBUFFER,At);try{let Pt=A.textures[yt],Gt=Pt.format,te=Pt.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+yt);let Ct=ly(Pt);if(Ct.__formatReadable===!1){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ct.__typeReadable===!1){Ot("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}O>=0&&O<=A.width-H&&Y>=0&&Y<=A.height-X&&k.readPixels(O,Y,H,X,dt.convert(Gt),dt.convert(te),bt)}finally{let Pt=Z!==null?Ft.get(Z).__webglFramebuffer:null;St.bindFramebuffer(k.FRAMEBUFFER,Pt)}}},this.readRenderTargetPixelsAsync=async function(A,O,Y,H,X,bt,Et,yt=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let At=Ft.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Et!==void 0&&(At=At[Et],Array.isArray(At)&&(At=At[0])),At)if(O>=0&&O<=A.width-H&&Y>=0&&Y<=A.height-X){St.bindFramebuffer(k.FRAMEBUFFER,At);let Pt=A.textures[yt],Gt=Pt.format,te=Pt.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+yt);let Ct=ly(Pt);if(Ct.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ct.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ee=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,ee),k.bufferData(k.PIXEL_PACK_BUFFER,bt.byteLength,k.STREAM_READ),k.readPixels(O,Y,H,X,dt.convert(Gt),dt.convert(te),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let Le=Z!==null?Ft.get(Z).__webglFramebuffer:null;St.bindFramebuffer(k.FRAMEBUFFER,Le);let _e=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await fE(k,_e,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,ee),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,bt),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(ee),k.deleteSync(_e),bt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,O=null,Y=0){let H=Math.pow(2,-Y),X=Math.floor(A.image.width*H),bt=Math.floor(A.image.height*H),Et=O!==null?O.x:0,yt=O!==null?O.y:0;kt.setTexture2D(A,0),k.copyTexSubImage2D(k.TEXTURE_2D,Y,0,0,Et,yt,X,bt),St.unbindTexture()},this.copyTextureToTexture=function(A,O,Y=null,H=null,X=0,bt=0){let Et,yt,At,Pt,Gt,te,Ct,ee,Le,_e=A.isCompressedTexture?A.mipmaps[bt]:A.image;if(Y!==null)Et=Y.max.x-Y.min.x,yt=Y.max.y-Y.min.y,At=Y.isBox3?Y.max.z-Y.min.z:1,Pt=Y.min.x,Gt=Y.min.y,te=Y.isBox3?Y.min.z:0;else{let re=Math.pow(2,-X);Et=Math.floor(_e.width*re),yt=Math.floor(_e.height*re),A.isDataArrayTexture?At=_e.depth:A.isData3DTexture?At=Math.floor(_e.depth*re):At=1,Pt=0,Gt=0,te=0}H!==null?(Ct=H.x,ee=H.y,Le=H.z):(Ct=0,ee=0,Le=0);let me=dt.convert(O.format),an=dt.convert(O.type),Rt;O.isData3DTexture?(kt.setTexture3D(O,0),Rt=k.TEXTURE_3D):O.isDataArrayTexture||O.isCompressedArrayTexture?(kt.setTexture2DArray(O,0),Rt=k.TEXTURE_2D_ARRAY):(kt.setTexture2D(O,0),Rt=k.TEXTURE_2D),St.activeTexture(k.TEXTURE0),St.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,O.flipY),St.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,O.premultiplyAlpha),St.pixelStorei(k.UNPACK_ALIGNMENT,O.unpackAlignment);let mn=St.getParameter(k.UNPACK_ROW_LENGTH),oe=St.getParameter(k.UNPACK_IMAGE_HEIGHT),Rs=St.getParameter(k.UNPACK_SKIP_PIXELS),cn=St.getParameter(k.UNPACK_SKIP_ROWS),Hl=St.getParameter(k.UNPACK_SKIP_IMAGES);St.pixelStorei(k.UNPACK_ROW_LENGTH,_e.width),St.pixelStorei(k.UNPACK_IMAGE_HEIGHT,_e.height),St.pixelStorei(k.UNPACK_SKIP_PIXELS,Pt),St.pixelStorei(k.UNPACK_SKIP_ROWS,Gt),St.pixelStorei(k.UNPACK_SKIP_IMAGES,te);let qr=A.isDataArrayTexture||A.isData3DTexture,Ps=O.isDataArrayTexture||O.isData3DTexture;if(A.isDepthTexture){let re=Ft.get(A),tn=Ft.get(O),di=Ft.get(re.__renderTarget),we=Ft.get(tn.__renderTarget);St.bindFramebuffer(k.READ_FRAMEBUFFER,di.__webglFramebuffer),St.bindFramebuffer(k.DRAW_FRAMEBUFFER,we.__webglFramebuffer);for(let We=0;We<At;We++)qr&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ft.get(A).__webglTexture,X,te+We),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ft.get(O).__webglTexture,bt,Le+We)),k.blitFramebuffer(Pt,Gt,Pt+Et,Gt+yt,Ct,ee,Ct+Et,ee+yt,k.DEPTH_BUFFER_BIT,k.NEAREST);St.bindFramebuffer(k.READ_FRAMEBUFFER,null),St.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(X!==0||A.isRenderTargetTexture||Ft.has(A)){let re=Ft.get(A),tn=Ft.get(O);St.bindFramebuffer(k.READ_FRAMEBUFFER,I),St.bindFramebuffer(k.DRAW_FRAMEBUFFER,L);for(let di=0;di<At;di++)qr?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,re.__webglTexture,X,te+di):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,re.__webglTexture,X),Ps?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,tn.__webglTexture,bt,Le+di):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,tn.__webglTexture,bt),X!==0?k.blitFramebuffer(Pt,Gt,Pt+Et,Gt+yt,Ct,ee,Ct+Et,ee+yt,k.COLOR_BUFFER_BIT,k.NEAREST):Ps?k.copyTexSubImage3D(Rt,bt,Ct,ee,Le+di,Pt,Gt,Et,yt):k.copyTexSubImage2D(Rt,bt,Ct,ee,Pt,Gt,Et,yt);St.bindFramebuffer(k.READ_FRAMEBUFFER,null),St.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Ps?A.isDataTexture||A.isData3DTexture?k.texSubImage3D(Rt,bt,Ct,ee,Le,Et,yt,At,me,an,_e.data):O.isCompressedArrayTexture?k.compressedTexSubImage3D(Rt,bt,Ct,ee,Le,Et,yt,At,me,_e.data):k.texSubImage3D(Rt,bt,Ct,ee,Le,Et,yt,At,me,an,_e):A.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,bt,Ct,ee,Et,yt,me,an,_e.data):A.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,bt,Ct,ee,_e.width,_e.height,me,_e.data):k.texSubImage2D(k.TEXTURE_2D,bt,Ct,ee,Et,yt,me,an,_e);St.pixelStorei(k.UNPACK_ROW_LENGTH,mn),St.pixelStorei(k.UNPACK_IMAGE_HEIGHT,oe),St.pixelStorei(k.UNPACK_SKIP_PIXELS,Rs),St.pixelStorei(k.UNPACK_SKIP_ROWS,cn),St.pixelStorei(k.UNPACK_SKIP_IMAGES,Hl),bt===0&&O.generateMipmaps===!0&&O.mipmapsAutoUpdate===!0&&k.generateMipmap(Rt),St.unbindTexture()},this.initRenderTarget=function(A){Ft.get(A).__webglFramebuffer===void 0&&kt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?kt.setTextureCube(A,0):A.isData3DTexture?kt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?kt.setTexture2DArray(A,0):kt.setTexture2D(A,0),St.unbindTexture()},this.resetState=function(){z=0,F=0,Z=null,St.reset(),mt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return fi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let n=this.getContext();n.drawingBufferColorSpace=ne._getDrawingBufferColorSpace(t),n.unpackColorSpace=ne._getUnpackColorSpace()}};var Zd=0,tB=1,eB=new V,JE=new vl,Zx=new Gn,KE=new V,Yd=new Mi,Jd=class{constructor(){this.tolerance=-1,this.faces=[],this.newFaces=[],this.assigned=new Kd,this.unassigned=new Kd,this.vertices=[]}setFromPoints(t){if(t.length>=4){this.makeEmpty();for(let n=0,i=t.length;n<i;n++)this.vertices.push(new Jx(t[n]));this._compute()}return this}setFromObject(t){let n=[];return t.updateMatrixWorld(!0),t.traverse(function(i){let r=i.geometry;if(r!==void 0){let s=r.attributes.position;if(s!==void 0)for(let o=0,a=s.count;o<a;o++){let c=new V;c.fromBufferAttribute(s,o).applyMatrix4(i.matrixWorld),n.push(c)}}}),this.setFromPoints(n)}containsPoint(t){let n=this.faces;for(let i=0,r=n.length;i<r;i++)if(n[i].distanceToPoint(t)>this.tolerance)return!1;return!0}intersectRay(t,n){let i=this.faces,r=-1/0,s=1/0;for(let o=0,a=i.length;o<a;o++){let c=i[o],l=c.distanceToPoint(t.origin),u=c.normal.dot(t.direction);if(l>0&&u>=0)return null;let h=u!==0?-l/u:0;if(!(h<=0)&&(u>0?s=Math.min(h,s):r=Math.max(h,r),r>s))return null}return r!==-1/0?t.at(r,n):t.at(s,n),n}intersectsRay(t){return this.intersectRay(t,eB)!==null}makeEmpty(){return this.faces=[],this.vertices=[],this}_addVertexToFace(t,n){return t.face=n,n.outside===null?this.assigned.append(t):this.assigned.insertBefore(n.outside,t),n.outside=t,this}_removeVertexFromFace(t,n){return t===n.outside&&(t.next!==null&&t.next.face===n?n.outside=t.next:n.outside=null),this.assigned.remove(t),this}_removeAllVerticesFromFace(t){if(t.outside!==null){let n=t.outside,i=t.outside;for(;i.next!==null&&i.next.face===t;)i=i.next;return this.assigned.removeSubList(n,i),n.prev=i.next=null,t.outside=null,n}}_deleteFaceVertices(t,n){let i=this._removeAllVerticesFromFace(t);if(i!==void 0)if(n===void 0)this.unassigned.appendChain(i);else{let r=i;do{let s=r.next;n.distanceToPoint(r.point)>this.tolerance?this._addVertexToFace(r,n):this.unassigned.append(r),r=s}while(r!==null)}return this}_resolveUnassignedPoints(t){if(this.unassigned.isEmpty()===!1){let n=this.unassigned.first();do{let i=n.next,r=this.tolerance,s=null;for(let o=0;o<t.length;o++){let a=t[o];if(a.mark===Zd){let c=a.distanceToPoint(n.point);if(c>r&&(r=c,s=a),r>1e3*this.tolerance)break}}s!==null&&this._addVertexToFace(n,s),n=i}while(n!==null)}return this}_computeExtremes(){let t=new V,n=new V,i=[],r=[];for(let s=0;s<3;s++)i[s]=r[s]=this.vertices[0];t.copy(this.vertices[0].point),n.copy(this.vertices[0].point);for(let s=0,o=this.vertices.length;s<o;s++){let a=this.vertices[s],c=a.point;for(let l=0;l<3;l++)c.getComponent(l)<t.getComponent(l)&&(t.setComponent(l,c.getComponent(l)),i[l]=a);for(let l=0;l<3;l++)c.getComponent(l)>n.getComponent(l)&&(n.setComponent(l,c.getComponent(l)),r[l]=a)}return this.tolerance=3*Number.EPSILON*(Math.max(Math.abs(t.x),Math.abs(n.x))+Math.max(Math.abs(t.y),Math.abs(n.y))+Math.max(Math.abs(t.z),Math.abs(n.z))),{min:i,max:r}}_computeInitialHull(){let t=this.vertices,n=this._computeExtremes(),i=n.min,r=n.max,s=0,o=0;for(let f=0;f<3;f++){let d=r[f].point.getComponent(f)-i[f].point.getComponent(f);d>s&&(s=d,o=f)}let a=i[o],c=r[o],l,u;s=0,JE.set(a.point,c.point);for(let f=0,d=this.vertices.length;f<d;f++){let p=t[f];if(p!==a&&p!==c){JE.closestPointToPoint(p.point,!0,KE);let _=KE.distanceToSquared(p.point);_>s&&(s=_,l=p)}}s=-1,Zx.setFromCoplanarPoints(a.point,c.point,l.point);for(let f=0,d=this.vertices.length;f<d;f++){let p=t[f];if(p!==a&&p!==c&&p!==l){let _=Math.abs(Zx.distanceToPoint(p.point));_>s&&(s=_,u=p)}}let h=[];if(Zx.distanceToPoint(u.point)<0){h.push(Ei.create(a,c,l),Ei.create(u,c,a),Ei.create(u,l,c),Ei.create(u,a,l));for(let f=0;f<3;f++){let d=(f+1)%3;h[f+1].getEdge(2).setTwin(h[0].getEdge(d)),h[f+1].getEdge(1).setTwin(h[d+1].getEdge(0))}}else{h.push(Ei.create(a,l,c),Ei.create(u,a,c),Ei.create(u,c,l),Ei.create(u,l,a));for(let f=0;f<3;f++){let d=(f+1)%3;h[f+1].getEdge(2).setTwin(h[0].getEdge((3-f)%3)),h[f+1].getEdge(0).setTwin(h[d+1].getEdge(1))}}for(let f=0;f<4;f++)this.faces.push(h[f]);for(let f=0,d=t.length;f<d;f++){let p=t[f];if(p!==a&&p!==c&&p!==l&&p!==u){s=this.tolerance;let _=null;for(let m=0;m<4;m++){let g=this.faces[m].distanceToPoint(p.point);g>s&&(s=g,_=this.faces[m])}_!==null&&this._addVertexToFace(p,_)}}return this}_reindexFaces(){let t=[];for(let n=0;n<this.faces.length;n++){let i=this.faces[n];i.mark===Zd&&t.push(i)}return this.faces=t,this}_nextVertexToAdd(){if(this.assigned.isEmpty()===!1){let t,n=0,i=this.assigned.first().face,r=i.outside;do{let s=i.distanceToPoint(r.point);s>n&&(n=s,t=r),r=r.next}while(r!==null&&r.face===i);return t}}_computeHorizon(t,n,i,r){this._deleteFaceVertices(i),i.mark=tB;let s;n===null?s=n=i.getEdge(0):s=n.next;do{let o=s.twin,a=o.face;a.mark===Zd&&(a.distanceToPoint(t)>this.tolerance?this._computeHorizon(t,o,a,r):r.push(s)),s=s.next}while(s!==n);return this}_addAdjoiningFace(t,n){let i=Ei.create(t,n.tail(),n.head());return this.faces.push(i),i.getEdge(-1).setTwin(n.twin),i.getEdge(0)}_addNewFaces(t,n){this.newFaces=[];let i=null,r=null;for(let s=0;s<n.length;s++){let o=n[s],a=this._addAdjoiningFace(t,o);i===null?i=a:a.next.setTwin(r),this.newFaces.push(a.face),r=a}return i.next.setTwin(r),this}_addVertexToHull(t){let n=[];return this.unassigned.clear(),this._removeVertexFromFace(t,t.face),this._computeHorizon(t.point,null,t.face,n),this._addNewFaces(t,n),this._resolveUnassignedPoints(this.newFaces),this}_cleanup(){return this.assigned.clear(),this.unassigned.clear(),this.newFaces=[],this}_compute(){let t;for(this._computeInitialHull();(t=this._nextVertexToAdd())!==void 0;)this._addVertexToHull(t);return this._reindexFaces(),this._cleanup(),this}},Ei=class e{constructor(){this.normal=new V,this.midpoint=new V,this.area=0,this.constant=0,this.outside=null,this.mark=Zd,this.edge=null}static create(t,n,i){let r=new e,s=new Dl(t,r),o=new Dl(n,r),a=new Dl(i,r);return s.next=a.prev=o,o.next=s.prev=a,a.next=o.prev=s,r.edge=s,r.compute()}getEdge(t){let n=this.edge;for(;t>0;)n=n.next,t--;for(;t<0;)n=n.prev,t++;return n}compute(){let t=this.edge.tail(),n=this.edge.head(),i=this.edge.next.head();return Yd.set(t.point,n.point,i.point),Yd.getNormal(this.normal),Yd.getMidpoint(this.midpoint),this.area=Yd.getArea(),this.constant=this.normal.dot(this.midpoint),this}distanceToPoint(t){return this.normal.dot(t)-this.constant}},Dl=class{constructor(t,n){this.vertex=t,this.prev=null,this.next=null,this.twin=null,this.face=n}head(){return this.vertex}tail(){return this.prev?this.prev.vertex:null}length(){let t=this.head(),n=this.tail();return n!==null?n.point.distanceTo(t.point):-1}lengthSquared(){let t=this.head(),n=this.tail();return n!==null?n.point.distanceToSquared(t.point):-1}setTwin(t){return this.twin=t,t.twin=this,this}},Jx=class{constructor(t){this.point=t,this.prev=null,this.next=null,this.face=null}},Kd=class{constructor(){this.head=null,this.tail=null}first(){return this.head}last(){return this.tail}clear(){return this.head=this.tail=null,this}insertBefore(t,n){return n.prev=t.prev,n.next=t,n.prev===null?this.head=n:n.prev.next=n,t.prev=n,this}insertAfter(t,n){return n.prev=t,n.next=t.next,n.next===null?this.tail=n:n.next.prev=n,t.next=n,this}append(t){return this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail,t.next=null,this.tail=t,this}appendChain(t){for(this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail;t.next!==null;)t=t.next;return this.tail=t,this}remove(t){return t.prev===null?this.head=t.next:t.prev.next=t.next,t.next===null?this.tail=t.prev:t.next.prev=t.prev,this}removeSubList(t,n){return t.prev===null?this.head=n.next:t.prev.next=n.next,n.next===null?this.tail=t.prev:n.next.prev=t.prev,this}isEmpty(){return this.head===null}};function Mo(e){if(typeof e=="number")return e;let t=/^([+-]?)0x([0-9a-f]+)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i.exec(e);if(!t)return Number(e);let[,n,i,r="",s]=t,o=Number.parseInt(i+r,16),a=Number(s)-4*r.length;for(;a<-1e3;)o*=2**-52,a+=52;return(n==="-"?-1:1)*(a>900?o*2**900*2**(a-900):o*2**a)}var Fl=e=>[0,1,2].map(t=>Mo(e[t]??0));function nB(e,t){if(e.box){let n=Fl(e.box.half_extents);return Array.from({length:2**t},(i,r)=>n.map((s,o)=>r>>o&1?s:-s))}return(e.points??e.segment??e.polytope?.points??(e.point&&[e.point]))?.map(Fl)??null}function jE(e,t){if(e.points&&!e.placement)return{points:e.points.map(Fl),hex:e.points.map(l=>l.map(String)),curved:null,shape:null};let n=["sphere","cone","cylinder"].find(l=>l in e)??"sphere",i=[[1,0,0],[0,1,0],[0,0,1]],r=e.placement?.linear?.map(Fl)??i;for(;r.length<3;)r.push(i[r.length]);let s=Fl(e.placement?.translation??[]),o=nB(e,t);if(o)return{points:i2(o,r,s),hex:[],curved:null,shape:JSON.stringify(e)};let a=e[n],c={kind:n,radius:Mo(a.radius),half_height:Mo(a.half_height??0),linear:r,translation:s};return{points:rB(c),hex:[],curved:c,shape:null}}function e2(e){let t=JSON.parse(e),[n,i]=[jE(t.a,t.dim),jE(t.b,t.dim)],r=Math.max(...[...n.points,...i.points].flat().map(Math.abs));if(r>0&&Number.isFinite(r)){let s=-Math.floor(Math.log2(r));for(let o of[n,i])o.points=o.points.map(a=>a.map(c=>iB(c,s)))}return{id:t.id,dim:t.dim,bits:t.bits,a:n,b:i}}function iB(e,t){let n=Math.trunc(t/2);return e*2**n*2**(t-n)}function n2(e){let t=Math.PI*(3-Math.sqrt(5));return Array.from({length:e},(n,i)=>{let r=1-(2*i+1)/e,s=Math.sqrt(1-r*r);return[s*Math.cos(t*i),r,s*Math.sin(t*i)]})}function rB(e){let{radius:t,half_height:n}=e,i=s=>Array.from({length:48},(o,a)=>[t*Math.cos(a*Math.PI/24),s,t*Math.sin(a*Math.PI/24)]),r=e.kind==="sphere"?n2(300).map(s=>s.map(o=>t*o)):e.kind==="cone"?[[0,n,0],...i(-n)]:[...i(-n),...i(n)];return i2(r,e.linear,e.translation)}var i2=(e,t,n)=>e.map(i=>t.map((r,s)=>So(r,i)+n[s])),So=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],pn=(e,t)=>[e[0]-t[0],e[1]-t[1],e[2]-t[2]],sB=(e,t)=>[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],bo=e=>Math.hypot(...e),Ul=(e,t)=>[e*t[0],e*t[1],e*t[2]];function Bl(e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let r of e)for(let s of[0,1,2])t[s]=Math.min(t[s],r[s]),n[s]=Math.max(n[s],r[s]);let i=t.map((r,s)=>r/2+n[s]/2);return{centre:i,radius:Math.max(...e.map(r=>bo(pn(r,i))))||0}}function jd(e,t){let n=0,i=-1;for(let[r,s]of e.entries()){let o=t(s);o>i&&([n,i]=[r,o])}return[n,i]}function oB(e,t,n){let i=e.map((o,a)=>({u:So(o,t),v:So(o,n),i:a})).sort((o,a)=>o.u-a.u||o.v-a.v),r=o=>{let a=[];for(let c of o){for(;a.length>1;){let[l,u]=[a.at(-2),a.at(-1)];if((u.u-l.u)*(c.v-l.v)-(u.v-l.v)*(c.u-l.u)>0)break;a.pop()}a.push(c)}return a.slice(0,-1)},s=[...r(i),...r(i.reverse())];return{corners:s.map(({i:o})=>e[o]),triangles:s.slice(2).map((o,a)=>[0,a+1,a+2]),edges:s.map((o,a)=>[a,(a+1)%s.length])}}function aB(e,t,n){let i=new Map,r=e.map((l,u)=>{let h=new V(...Ul(1/n,pn(l,t)));return i.set(h,u),h}),s=new Jd().setFromPoints(r),o=new Map,a=[],c=[];for(let l of s.faces){let u=[],h=l.edge;do{let f=i.get(h.head().point);o.has(f)||(o.set(f,a.length),a.push(e[f])),u.push(o.get(f)),h=h.next}while(h!==l.edge&&u.length<3);c.push(u)}return{corners:a,triangles:c,edges:[]}}var QE=1e-9;function Ol(e){let{centre:t,radius:n}=Bl(e),[i]=jd(e,m=>bo(pn(m,t))),r=e[i],[s,o]=jd(e,m=>bo(pn(m,r)));if(!(o>0))return{corners:[r],triangles:[],edges:[]};let a=Ul(1/o,pn(e[s],r)),c=m=>pn(pn(m,r),Ul(So(pn(m,r),a),a)),[l,u]=jd(e,m=>bo(c(m)));if(!(u>QE*o))return{corners:[r,e[s]],triangles:[],edges:[[0,1]]};let h=Ul(1/u,c(e[l])),f=sB(a,h),[,d]=jd(e,m=>Math.abs(So(pn(m,r),f))),p=e.map(m=>pn(m,r)),_=()=>{let m=oB(p,a,h);return{...m,corners:m.corners.map(g=>g.map((y,S)=>y+r[S]))}};if(!(d>QE*o))return _();try{return aB(e,t,n)}catch{return _()}}function t2(e,t){return e.reduce((n,i)=>So(i,t)>So(n,t)?i:n)}function r2(e,t){return e.corners.length*t.corners.length<=3e3?Ol(e.corners.flatMap(n=>t.corners.map(i=>pn(n,i)))):Ol(n2(1500).map(n=>pn(t2(e.corners,n),t2(t.corners,Ul(-1,n)))))}var cB='{"format":"gjkproof-cases/1"}';function s2(e){return`${cB}
${e}
`}function o2(e,t,n){let i=t.curved,r=i.linear.map(s=>`(${s.join(", ")})`).join(", ");return`${n} ${e}: ${i.kind}, radius ${i.radius}`+(i.kind==="sphere"?"":`, half height ${i.half_height}, axis y`)+`;
${n}   linear: ${r};
${n}   translation: (${i.translation.join(", ")})
`}var a2=(e,t,n)=>`${n} ${e}: ${t}
`;function c2(e){let t=(r,s)=>{if(s.curved)return o2(r,s,"//");if(s.shape)return a2(r,s.shape,"//");let o=s.hex.map(a=>`    {${a.join(", ")}},`).join(`
`);return`const std::vector<std::array<double, ${e.dim}>> ${r}{
${o}
};
`},i=[e.a,e.b].some(r=>r.curved||r.shape)?"":`EXPECT_THAT(my_gjk(a, b), gjkproof::IsCorrectFor(a, b));
`;return`// ${e.id}
${t("a",e.a)}${t("b",e.b)}${i}`}function l2(e){let t=(n,i)=>{if(i.curved)return o2(n,i,"#");if(i.shape)return a2(n,i.shape,"#");let r=i.hex.map(s=>`    [${s.map(o=>`f("${o}")`).join(", ")}],`).join(`
`);return`${n} = [
${r}
]
`};return`# ${e.id}
f = float.fromhex
${t("a",e.a)}${t("b",e.b)}`}async function u2(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");if(t.remove(),!n)throw new Error("the browser does not let the page copy")}}var Qd=class{constructor(t){this.canvas=t;this.renderer=new $d({canvas:t,antialias:!0,alpha:!0,preserveDrawingBuffer:!0});let n=new xl(16777215,2);n.position.set(1,2,3),this.camera.add(n),this.scene.add(this.camera,new yl(16777215,1.2),this.content),this.listen()}canvas;renderer;scene=new sl;camera=new vn(35,1,.01,1e3);content=new er;drawn=[];focus=[0,0,0];radius=1;longitude=.6;latitude=.4;distance=4;front=!1;show(t,n,i){this.drawn=t,this.focus=n,this.radius=i>0&&Number.isFinite(i)?i:1,this.rebuild()}look_again(t=this.front){this.front=t,this.longitude=t?0:.6,this.latitude=t?0:.4,this.distance=4,this.render()}render(){let{clientWidth:t,clientHeight:n}=this.canvas;if(t===0||n===0)return;this.renderer.setPixelRatio(window.devicePixelRatio),this.renderer.setSize(t,n,!1),this.camera.aspect=t/n,this.camera.near=this.distance/1e3,this.camera.far=this.distance*1e3,this.camera.updateProjectionMatrix();let i=this.distance*Math.cos(this.latitude);this.camera.position.set(i*Math.sin(this.longitude),this.distance*Math.sin(this.latitude),i*Math.cos(this.longitude)),this.camera.lookAt(0,0,0),this.renderer.render(this.scene,this.camera)}local(t){return pn(t,this.focus).map(n=>Math.fround(Math.max(-1e30,Math.min(1e30,n/this.radius))))}geometry(t){return new Rn().setAttribute("position",new De(t.flatMap(n=>this.local(n)),3))}rebuild(){this.scene.remove(this.content),this.content.traverse(t=>{(t instanceof Pn||t instanceof Ms||t instanceof mo)&&(t.geometry.dispose(),t.material.dispose())}),this.content=new er;for(let t of this.drawn)this.add(t);this.scene.add(this.content),this.render()}add({surface:t,lines:n,points:i,ball:r,colour:s,opacity:o=1}){let a=s==="currentColor"?getComputedStyle(this.canvas).color:s,c={color:a,transparent:o<1,opacity:o,depthWrite:o===1};if(t){let l=t.triangles.flatMap(h=>h.map(f=>t.corners[f]));if(l.length){let h=this.geometry(l);h.computeVertexNormals(),this.content.add(new Pn(h,new za({...c,side:hi}))),t.edges.length||this.content.add(new Ms(new fl(h,3),new bs({color:a})))}let u=t.edges.flatMap(h=>h.map(f=>t.corners[f]));u.length&&this.content.add(new Ms(this.geometry(u),new bs({color:a}))),l.length||this.content.add(new mo(this.geometry(t.corners),new po({color:a,size:8,sizeAttenuation:!1})))}if(n?.length&&this.content.add(new Ms(this.geometry(n.flat()),new bs({color:a}))),i?.length&&this.content.add(new mo(this.geometry(i),new po({color:a,size:9,sizeAttenuation:!1,depthTest:!1}))),r!==void 0&&r>0&&r/this.radius<1e6){let l=new Pn(new dl(r/this.radius,32,16),new za(c));l.position.set(...this.local([0,0,0])),this.content.add(l)}}turn(t,n){this.longitude-=t,this.latitude=Math.max(-1.55,Math.min(1.55,this.latitude+n)),this.render()}zoom(t){this.distance=Math.max(.02,Math.min(500,this.distance*t)),this.render()}listen(){let{canvas:t}=this;t.addEventListener("pointerdown",i=>t.setPointerCapture(i.pointerId)),t.addEventListener("pointermove",i=>{t.hasPointerCapture(i.pointerId)&&this.turn(i.movementX/150,i.movementY/150)}),t.addEventListener("wheel",i=>{document.activeElement===t&&(i.preventDefault(),this.zoom(Math.exp(i.deltaY/500)))},{passive:!1});let n={ArrowLeft:()=>this.turn(-.1,0),ArrowRight:()=>this.turn(.1,0),ArrowUp:()=>this.turn(0,.1),ArrowDown:()=>this.turn(0,-.1),"+":()=>this.zoom(.8),"-":()=>this.zoom(1.25),0:()=>this.look_again()};t.addEventListener("keydown",i=>{let r=n[i.key];r&&(i.preventDefault(),r())}),new ResizeObserver(()=>this.render()).observe(t)}};var d2="#0072B2",p2="#D55E00",zl="#009E73",m2="#E69F00",Kx="#CC79A7";function wo(e){return e==null?"none":Array.isArray(e)?`within [${e.map(t=>Mo(t)).join(", ")}]`:`${Mo(e)} (${e})`}function lB(e,t){let{says:n}=t,i=[["Verdict",ke(e.data.columns[t.c])+(t.reason?`: ${t.reason}`:"")],["It says",n?`${n.relation??"no relation"}, distance ${wo(n.distance)}`+(n.lower_bound?`, lower bound ${wo(n.lower_bound)}`:"")+(n.depth?`, depth ${wo(n.depth)}`:"")+(n.certain?`, certain: ${n.certain.relation}, from ${wo(n.certain.lower)} to ${wo(n.certain.upper)}`:""):"nothing"],["Exactly",`${t.relation??"undecided"}, distance ${wo(t.distance)}`+(t.depth?`, depth ${wo(t.depth)}`:"")],["Error",[t.size===null?"":`${pe(t.size)} of M`,t.scaled_error===null?"":`${pe(t.scaled_error)} u M`,t.relative_error===null?"":`relative ${pe(t.relative_error)}`,t.ulps===null?"":`${pe(t.ulps)} ulps`].filter(Boolean).join(", ")||"none"],["Ending",`${t.status??"none"}${t.iterations===null?"":`, ${t.iterations} iterations`}`],["Case",`${t.id}, ${t.vertices.join(" + ")} vertices, M = ${pe(t.magnitude)}, ${t.bits} bits`+Object.entries(t.parameters).map(([s,o])=>`, ${ke(s)} ${pe(o)}`).join("")],["Replay",t.replay]],r=It("dl",{class:"facts"});for(let[s,o]of i)r.append(It("dt",{},s),It("dd",{},s==="Replay"?It("code",{},o):o));return r}function uB(e,t,n){let i=It("span",{role:"status","aria-live":"polite"}),r=(o,a)=>xi(`Copy ${o}`,()=>{u2(a).then(()=>i.replaceChildren(`Copied: ${o}.`),c=>i.replaceChildren(c.message))},{"data-copy":o}),s=[r("replay command",e.replay)];return t!==void 0&&n&&s.push(r("case file",s2(t)),r("case line",t),r("C++",c2(n)),r("Python",l2(n))),It("p",{class:"buttons"},...s,i)}function fB(e){let t=It("details",{},It("summary",{},"Coordinates, in hex and decimal"));for(let n of["a","b"]){let i=e[n];if(i.curved||i.shape){t.append(It("pre",{},i.shape??JSON.stringify(i.curved,null,1)));continue}let r=It("table",{class:"coordinates"},It("caption",{},`Body ${n.toUpperCase()}`));for(let[s,o]of i.hex.entries()){let a=r.insertRow();a.append(It("th",{scope:"row"},`${n}${s}`));for(let c of o)a.append(It("td",{},It("code",{},c)));for(let c of o)a.append(It("td",{},String(Mo(c))))}t.append(It("div",{class:"wide"},r))}return t}function hB(e,t){let{a:n,b:i}=e;if(n.curved||i.curved)return null;let r=([c,l])=>n.points[c]&&i.points[l]?pn(n.points[c],i.points[l]):null,s=t.simplex.map(r),o=r(t.support);if(!o||s.includes(null))return null;let a=c=>{let l=[0,0,0];for(let[u,h]of c.entries())for(let f of[0,1,2])l[f]+=(t.weights[u]??0)*(h?.[f]??0);return l};return{corners:s,v:a(s),on_a:a(t.simplex.map(([c])=>n.points[c])),on_b:a(t.simplex.map(([,c])=>i.points[c])),w:o}}var dB=e=>e.flatMap((t,n)=>e.slice(n+1).map(i=>[t,i]));function f2({question:e,a:t,b:n},i,r){let s=[{surface:t,colour:d2,opacity:.55},{surface:n,colour:p2,opacity:.55}];if(!i||!r)return s;let{points:o}=e.a,{points:a}=e.b;return s.push({points:[o[i.support[0]],a[i.support[1]]],colour:Kx}),i.weights.length&&s.push({points:[r.on_a,r.on_b],lines:[[r.on_a,r.on_b]],colour:zl}),s}function h2(e,t,n){let i=[0,0,0],r=[{surface:e.difference,colour:"#56B4E9",opacity:.35},{points:[i],colour:"currentColor"}];if(!t||!n)return r;if(r.push({points:n.corners,lines:dB(n.corners),colour:m2},{points:[n.w],colour:Kx}),t.direction.length){let s=Bl(e.difference.corners).radius/(Math.hypot(...t.direction)||1);r.push({lines:[[i,[0,1,2].map(o=>(t.direction[o]??0)*s)]],colour:zl})}else{let s=bo(n.v),o=t.v_norm>0?t.lower_bound/t.v_norm*s:0;r.push({lines:[[i,n.v]],points:[n.v],colour:zl},{ball:o,colour:zl,opacity:.2})}return r}var kl;function pB(){if(kl!==void 0)return kl;try{let e=["The two bodies","Their Minkowski difference and the origin"].map(t=>It("canvas",{tabindex:"0",role:"img","aria-label":`${t}. Arrow keys turn it, plus and minus zoom, 0 resets.`}));kl={canvases:e,all:e.map(t=>new Qd(t))}}catch{kl=null}return kl}function mB(e){let t=`w (a${e.support[0]}, b${e.support[1]})`;if(e.direction.length)return`k = ${e.k}: d (${e.direction.map(pe).join(", ")}), d.w ${pe(e.along)}, ${t}`;let n=e.simplex.map(([i,r],s)=>`(a${i}, b${r}) x ${pe(e.weights[s]??null)}`).join(", ");return`k = ${e.k}: |v| ${pe(e.v_norm)}, lower bound ${pe(e.lower_bound)}, 1 - v.w/v.v ${pe(e.gap)}, ${t}, simplex ${n}`}var gB=[["A",d2],["B",p2],["simplex",m2],["v, or d of a query; ball: lower bound",zl],["w",Kx]];function _B(e,t,n){let i=pB();if(!i)return[It("p",{},"This browser has no WebGL: no picture.")];let[r,s]=[Ol(t.a.points),Ol(t.b.points)],o={question:t,a:r,b:s,difference:r2(r,s)},a=It("output",{class:"step"}),c=It("input",{type:"range",min:"0",max:String(Math.max(0,e.trace.length-1)),value:"0","aria-label":"Iteration"}),l=!1,u=()=>{let _=e.trace[Number(c.value)],m=_?hB(t,_):null;_&&(a.textContent=mB(_)+(e.trace_cut?" (later iterations are left out)":""));let g=Bl([...r.corners,...s.corners]),y=Bl([...o.difference.corners,[0,0,0]]),S=m?bo(m.v):0;l&&m&&S>0?(i.all[0].show(f2(o,_,m),m.on_a,1.5*S),i.all[1].show(h2(o,_,m),[0,0,0],1.5*S)):(i.all[0].show(f2(o,_,m),g.centre,g.radius),i.all[1].show(h2(o,_,m),y.centre,y.radius))};c.addEventListener("input",u),n(u);let h=i.canvases.map((_,m)=>It("figure",{},_,It("figcaption",{},m===0?"A and B":"A - B and the origin"))),f=It("p",{class:"key"},...gB.map(([_,m])=>It("span",{style:`--hue: ${m}`},_))),d=It("p",{class:"buttons"},xi("Look again from the start",()=>i.all.forEach(_=>_.look_again())));if(e.trace.some(_=>_.weights.length)){let _=xi("Zoom to v",()=>{l=!l,_.setAttribute("aria-pressed",String(l)),u()},{"aria-pressed":"false"});d.append(_)}let p=[It("div",{class:"pictures"},...h),f,d];return e.trace.length?p.push(It("label",{class:"slider"},"Iteration ",c),a):p.push(It("p",{},"The subject shows no iterations.")),requestAnimationFrame(()=>{for(let _ of i.all)_.look_again(t.dim===2);u()}),p}var tp=()=>{};function jx(){tp()}function g2(e,t){let n=t.case===null?void 0:e.data.cases[t.case],i=n===void 0?null:e2(n),r=`${e.data.subjects[t.s].name}: ${ke(e.data.columns[t.c])}`,s=It("h3",{tabindex:"-1"},r),o=un("finding");tp=()=>{};let a=[s,lB(e,t),uB(t,n,i)];i?a.push(..._B(t,i,c=>tp=c),fB(i)):a.push(It("p",{},"The case is too large for this page; the replay command makes it again.")),a.push(xi("Close",()=>{o.hidden=!0,o.replaceChildren(),tp=()=>{},document.querySelector(`[data-finding="${e.data.findings.indexOf(t)}"]`)?.focus()})),o.hidden=!1,o.replaceChildren(...a),s.focus()}var xB=["kind","subject","group","case","error / M","error / u M","ending","iterations",""];function yB(e,t,n){let i=It("tr"),r=ke(e.data.columns[t.c])+(t.gross?", gross":"");for(let o of[r,e.data.subjects[t.s].name,e.data.groups[t.g].name,t.id])i.append(It("td",{},o));for(let o of[pe(t.size),pe(t.scaled_error),t.status??"",String(t.iterations??"")])i.append(It("td",{class:"number"},o));let s=xi("View",()=>g2(e,t),{"data-finding":String(n),"aria-label":`View ${r} of ${t.id}`});return i.append(It("td",{},s)),i}function _2(e){let t=()=>{let{findings:n}=e.data,i=n.flatMap((s,o)=>e.takes(s.s,s.g,s.c)?[yB(e,s,o)]:[]),r=It("table",{class:"findings"});r.append(It("caption",{},`${i.length} of the ${n.length} worst findings`)),r.createTHead().append(It("tr",{},...xB.map(s=>It("th",{scope:"col"},s)))),r.createTBody().append(...i),un("findings").replaceChildren(r)};e.on_change(t),t()}function vB(e){let t=[...e.rows].map(r=>[...r.cells].filter(s=>s.dataset.filter)),n=r=>{let s=t.findIndex(o=>o.includes(r));return[s,t[s]?.indexOf(r)??0]},i=t.flat()[0];i&&(i.tabIndex=0),e.addEventListener("keydown",r=>{let s=r.target.closest("[data-filter]");if(!s)return;if(r.key==="Enter"||r.key===" "){r.preventDefault(),s.click();return}let o={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]}[r.key];if(!o)return;r.preventDefault();let[a,c]=n(s),l=t[a+o[0]],u=l&&l.length-(t[a]?.length??0),h=l?.[Math.max(0,c+o[1]+(o[0]?u:0))];h&&(s.tabIndex=-1,h.tabIndex=0,h.focus())})}function Qx(e,t,n){let r=Object.keys(n.filter).every(o=>e.filter[o]===n.filter[o]),s=It(t,{"data-filter":JSON.stringify(n.filter),"aria-label":n.label,"aria-selected":String(r),tabindex:"-1",title:n.label});return t==="th"?s.append(It("span",{},n.text)):s.append(n.text),n.share>0&&(s.style.setProperty("--share",`${Math.round(12+78*Math.sqrt(n.share))}%`),s.classList.add("found")),s.addEventListener("click",()=>e.toggle(n.filter)),s}function x2(e,t,n,i,r){let s=It("table",{role:"grid",class:"matrix"});s.append(It("caption",{},n));let o=s.createTHead().insertRow();o.append(It("td"));for(let h of i)o.append(Qx(e,"th",h));let a=s.createTBody();for(let[h,f]of e.data.subjects.entries()){let d=a.insertRow();d.append(Qx(e,"th",{text:f.name,label:f.description,share:0,filter:{subject:h}}));for(let p of r(h))d.append(Qx(e,"td",p))}vB(s);let c=un(t),l=c.contains(document.activeElement)?document.activeElement.dataset.filter:void 0;if(c.replaceChildren(s),l===void 0)return;let u=[...s.querySelectorAll("[data-filter]")].find(h=>h.dataset.filter===l);s.querySelector('[tabindex="0"]')?.setAttribute("tabindex","-1"),u&&(u.tabIndex=0,u.focus())}function bB(e){let{subjects:t,groups:n,columns:i,cells:r}=e.data,s=t.map(()=>n.map(()=>i.map(()=>0)));for(let o of r)s[o.s][o.g]=o.counts;return s}var Gl=e=>e.reduce((t,n)=>t+n,0);function MB(e,t){let{groups:n,columns:i,subjects:r}=e.data,{group:s}=e.filter,o=s===null?"all groups":n[s].name,a=i.map((c,l)=>({text:ke(c),label:ke(c),share:0,filter:{column:l}}));x2(e,"by-column",`Cases by verdict, ${o}`,a,c=>{let l=i.map((h,f)=>Gl(s===null?t[c].map(d=>d[f]):[t[c][s][f]])),u=Gl(l)||1;return l.map((h,f)=>({text:h?String(h):".",label:`${r[c].name}, ${ke(i[f])}: ${h}`,share:e.is_finding(f)?h/u:0,filter:{subject:c,column:f}}))})}function SB(e,t){let{groups:n,columns:i,subjects:r}=e.data,{column:s}=e.filter,o=s===null?"Findings":`Cases that are ${ke(i[s])},`,a=n.map(({name:l},u)=>({text:l,label:l,share:0,filter:{group:u}})),c=s===null||e.is_finding(s);x2(e,"by-group",`${o} by group`,a,l=>n.map((u,h)=>{let f=t[l][h],d=Gl(f.filter((p,_)=>s===null?e.is_finding(_):_===s));return{text:d?String(d):".",label:`${r[l].name}, ${u.name}: ${d} of ${Gl(f)}`,share:c?d/(Gl(f)||1):0,filter:{subject:l,group:h}}}))}function wB(e){let{data:t,filter:n}=e,r=[["subject",n.subject===null?void 0:t.subjects[n.subject].name],["group",n.group===null?void 0:t.groups[n.group].name],["column",n.column===null?void 0:ke(t.columns[n.column])]].filter(([,s])=>s!==void 0).map(([s,o])=>xi(`${o} \xD7`,()=>e.toggle({[s]:n[s]}),{"aria-label":`Show every ${s} again, not only ${o}`}));un("filter").replaceChildren(r.length?"Shown: ":"Everything is shown. Choose a cell, a row or a column to see its part in all charts.",...r)}function y2(e){let t=bB(e),n=()=>{MB(e,t),SB(e,t),wB(e)};e.on_change(n),n()}function AB(e,t,n){return(e.data.precision.find(r=>r.s===t)?.rows??[]).flatMap(([r,s,,o])=>{if(o===32767)return[];let a=o===-32768?n:Math.max(n,o/10),c=o===-32768?"0":pe(10**(o/10));return[{x:r+.5,y:a,title:`${e.data.subjects[t].name}: 99 % of ${s} answers have at most ${c}`}]})}function EB(e,t){let n=c=>e.data.subjects[c].name.split("/")[1],i=t.subjects.map(c=>e.data.subjects[c].u).filter(c=>c>0),r=Math.max(-40,Math.floor(Math.log10(Math.min(...i)))-1),s=t.subjects.map((c,l)=>({s:c,i:l,u:e.data.subjects[c].u,of:AB(e,c,r)})),o=s.flatMap(({of:c})=>c.map(({x:l})=>l)),a=[Math.min(...o)-.5,Math.max(...o)+.5];return li({width:Lr,height:Nr,marginLeft:50,marginTop:40,marginRight:70,x:{domain:a,label:"log10 of distance / magnitude",grid:!0},y:{domain:[r,1],label:"log10 of the relative error that 99 % do not exceed (dashed: u M / d)",grid:!0},color:{domain:t.subjects.map(n),range:s.map(({i:c})=>Ki(c)),legend:!0},marks:[...s.filter(({u:c})=>c>0).map(({i:c,u:l})=>fs(a.map(u=>[u,Math.log10(l)-u]),{stroke:Ki(c),strokeDasharray:"3 4",strokeOpacity:.7,clip:!0})),...s.map(({s:c,i:l,of:u})=>fs(u,{x:"x",y:"y",stroke:()=>n(c),strokeDasharray:Xc(l),strokeWidth:2})),...s.map(({s:c,of:l})=>Ir(l,{x:"x",y:"y",fill:()=>n(c),r:3,title:"title"})),...s.map(({s:c,of:l})=>Ji(l.slice(-1).filter(({y:u})=>u>r),{x:"x",y:"y",text:()=>n(c),textAnchor:"start",dx:6,fill:"currentColor"}))]})}function v2(e){let t=e.data.presets;if(!document.getElementById("precision-chart")||!t.length)return;let n=s=>ji("precision-chart",EB(e,s),`Relative error by condition of ${s.name} at each scalar`),i=It("select"),r=t.find(({name:s})=>s.endsWith("/robust"))??t[0];for(let s of t)i.append(new Option(s.name,s.name,s===r,s===r));i.addEventListener("change",()=>n(t[i.selectedIndex])),document.getElementById("precision-controls")?.replaceChildren(It("label",{},"Preset ",i)),kf([()=>n(r)])()}function CB(){let e=document.documentElement,t=matchMedia("(prefers-color-scheme: dark)"),n=()=>e.dataset.theme?e.dataset.theme==="dark":t.matches,i=xi("",()=>{e.dataset.theme=n()?"light":"dark",r(),jx()},{id:"theme"}),r=()=>i.replaceChildren(n()?"Light":"Dark");t.addEventListener("change",()=>{r(),jx()}),r(),un("tools").append(i)}var ep=new Bf(YT());document.documentElement.classList.add("scripted");CB();y2(ep);QT(ep);v2(ep);_2(ep);})();
