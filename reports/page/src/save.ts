// SPDX-License-Identifier: MIT
// Charts as files: SVG with its style inside, and PDF by printing the chart alone.
import { button, element } from './state';

const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-family', 'paint-order', 'opacity'];

// Other programs know neither color() nor variables.
function plain(value: string): string {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)/.exec(value);
  return parts ? `rgb(${parts.slice(1).map((part) => Math.round(255 * Number(part))).join(', ')})` : value;
}

// The charts in columns, as they look in the light theme.  `notes`: what stands below them.
function svg_file(target: HTMLElement, charts: SVGSVGElement[], notes: string): string {
  const names = 'http://www.w3.org/2000/svg';
  const columns = Math.min(3, charts.length);
  const sizes = charts.map(({ viewBox: { baseVal } }) => baseVal);
  const [wide, high] = [Math.max(...sizes.map(({ width }) => width)), Math.max(...sizes.map(({ height }) => height)) + (charts.length > 1 ? 20 : 0)];
  const [width, height] = [wide * columns, high * Math.ceil(charts.length / columns)];
  const sheet = document.createElementNS(names, 'svg');
  for (const [name, value] of Object.entries({ xmlns: names, width, height, viewBox: `0 0 ${width} ${height}` })) sheet.setAttribute(name, String(value));
  sheet.innerHTML = '<desc></desc><rect width="100%" height="100%" style="fill: #fff"/>';
  sheet.firstElementChild!.textContent = notes;
  for (const [i, chart] of charts.entries()) {
    const [x, y] = [wide * (i % columns), high * Math.floor(i / columns)];
    if (charts.length > 1) {
      sheet.insertAdjacentHTML('beforeend', `<text x="${x + 4}" y="${y + 14}"></text>`);
      sheet.lastElementChild!.textContent = chart.dataset.title ?? '';
    }
    chart.setAttribute('x', String(x));
    chart.setAttribute('y', String(y + (charts.length > 1 ? 20 : 0)));
    sheet.append(chart);
  }
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'light';
  target.append(sheet);
  for (const part of sheet.querySelectorAll<SVGElement>('g, text, path, line, rect')) {
    const style = getComputedStyle(part);
    part.setAttribute('style', properties.map((name) => `${name}: ${plain(style.getPropertyValue(name))}`).join('; '));
  }
  sheet.remove();
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return new XMLSerializer().serializeToString(sheet);
}

// `draw`: the charts again, as wide as a file needs.
export function save_buttons(target: HTMLElement, draw: () => SVGSVGElement[]): HTMLElement {
  const save = (): void => {
    const notes = [...target.querySelectorAll('.note, .ramp')].map((one) => one.textContent).join(' ');
    const address = URL.createObjectURL(new Blob([svg_file(target, draw(), notes)], { type: 'image/svg+xml' }));
    element('a', { href: address, download: `${target.id}.svg` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const print = (): void => {
    target.classList.add('printed');
    window.print();
    target.classList.remove('printed');
  };
  const what = (target.closest('figure')?.querySelector('h3') ?? target.closest('section')?.querySelector('h2'))?.textContent ?? '';
  return element('p', { class: 'controls' }, button('SVG', save, { 'aria-label': `SVG: ${what}` }), button('PDF', print, { 'aria-label': `PDF: ${what}` }));
}
