// SPDX-License-Identifier: MIT
// Shared by all charts.
import { element, place } from './state';

export const width = 640;
export const height = 360;

export function put(id: string, chart: (SVGSVGElement | HTMLElement) | null, label: string): void {
  const target = place(id);
  if (!chart) {
    target.replaceChildren(element('p', { class: 'none' }, 'Nothing of this kind was recorded here.'));
    return;
  }
  const svg = chart instanceof SVGSVGElement ? chart : chart.querySelector('svg');
  svg?.setAttribute('role', 'img');
  svg?.setAttribute('aria-label', label);
  target.replaceChildren(chart);
}
