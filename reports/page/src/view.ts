// SPDX-License-Identifier: MIT
// A 3D picture on a plain canvas, drawn on changes and turned by mouse, touch or keys.  All views of
// a camera turn together.  The projection is parallel, so that no body is ever behind the eye.
import { type Point, type Surface, dot, minus } from './geometry';

export interface Drawn {
  surface?: Surface;
  lines?: [Point, Point][];
  points?: Point[];
  names?: string[]; // of the points
  ball?: number; // a radius around the origin
  colour: string; // #rrggbb, or currentColor for lines and points
  opacity?: number;
}

export class Camera {
  longitude = 0.6;
  latitude = 0.4;
  zoom = 1;
  readonly views: View[] = [];
  private front = false;

  // Resets the view: from the front for planar cases, otherwise from above and the side.
  look_again(front = this.front): void {
    this.front = front;
    this.longitude = front ? 0 : 0.6;
    this.latitude = front ? 0 : 0.4;
    this.zoom = 1;
    this.render();
  }

  turn(across: number, up: number): void {
    this.longitude -= across;
    this.latitude = Math.max(-1.55, Math.min(1.55, this.latitude + up));
    this.render();
  }

  scale(factor: number): void {
    this.zoom = Math.max(0.01, Math.min(200, this.zoom * factor));
    this.render();
  }

  render(): void {
    for (const view of this.views) view.render();
  }

  // To the right, up, and towards the eye.
  axes(): [Point, Point, Point] {
    const [s, c, t, d] = [Math.sin(this.longitude), Math.cos(this.longitude), Math.sin(this.latitude), Math.cos(this.latitude)];
    return [[c, 0, -s], [-s * t, d, -c * t], [s * d, t, c * d]];
  }
}

type Flat = [number, number];

// The part of a polygon within a square: bodies may be 1e9 times larger than what is looked at.
function clipped(polygon: Flat[], limit: number): Flat[] {
  for (const [axis, sign] of [[0, 1], [0, -1], [1, 1], [1, -1]] as const) {
    const inside = (p: Flat): number => limit - sign * p[axis];
    polygon = polygon.flatMap((p, i) => {
      const q = polygon[(i + 1) % polygon.length]!;
      const [a, b] = [inside(p), inside(q)];
      const kept: Flat[] = a >= 0 ? [p] : [];
      if (a >= 0 !== b >= 0) kept.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
      return kept;
    });
  }
  return polygon;
}

const shaded = (colour: string, light: number): string =>
  `rgb(${[1, 3, 5].map((i) => Math.round(Math.min(255, parseInt(colour.slice(i, i + 2), 16) * light))).join(' ')})`;

export class View {
  private drawn: Drawn[] = [];
  private focus: Point = [0, 0, 0];
  private radius = 1;
  private readonly context: CanvasRenderingContext2D;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly camera: Camera, private readonly step: (by: number) => void) {
    this.context = canvas.getContext('2d')!;
    camera.views.push(this);
    this.listen();
  }

  show(drawn: Drawn[], focus: Point, radius: number): void {
    this.drawn = drawn;
    this.focus = focus;
    this.radius = radius > 0 && Number.isFinite(radius) ? radius : 1;
    this.render();
  }

  render(): void {
    const { canvas, context, camera } = this;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    const ratio = window.devicePixelRatio;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const size = (0.44 * Math.min(width, height) * camera.zoom) / this.radius;
    const [right, up, eye] = camera.axes();
    const flat = (p: Point): Flat => {
      const local = minus(p, this.focus);
      return [size * dot(local, right), -size * dot(local, up)];
    };
    context.setTransform(ratio, 0, 0, ratio, (width * ratio) / 2, (height * ratio) / 2);
    context.clearRect(-width, -height, 2 * width, 2 * height);
    const path = (points: Point[]): void => {
      context.beginPath();
      for (const [x, y] of clipped(points.map(flat), 4 * Math.max(width, height))) context.lineTo(x, y);
      context.closePath();
    };
    const ink = getComputedStyle(canvas).color;
    // Faces from the back to the front.
    const faces = this.drawn.flatMap(({ surface, colour, opacity = 1 }) =>
      (surface?.faces ?? []).map((face) => {
        const corners = face.map((i) => surface!.corners[i]!);
        const depth = corners.reduce((all, p) => all + dot(minus(p, this.focus), eye), 0) / corners.length;
        return { corners, depth, colour, opacity, many: surface!.faces.length > 120 };
      })).sort((a, b) => a.depth - b.depth);
    for (const { corners, colour, opacity, many } of faces) {
      path(corners);
      context.globalAlpha = 0.5 * opacity;
      context.fillStyle = shaded(colour, light_of(corners, right, up, eye));
      if (corners.length > 2) context.fill();
      context.globalAlpha = corners.length === 2 ? 1 : many ? 0.12 : 0.8;
      context.strokeStyle = colour;
      context.lineWidth = corners.length === 2 ? 2 : 1;
      context.stroke();
    }
    for (const { surface, lines = [], points = [], names = [], ball = 0, colour, opacity = 1 } of this.drawn) {
      context.fillStyle = context.strokeStyle = colour === 'currentColor' ? ink : colour;
      context.globalAlpha = opacity;
      if (ball > 0 && ball * size < 1e5) {
        context.beginPath();
        context.arc(...flat([0, 0, 0]), ball * size, 0, 2 * Math.PI);
        context.fill();
      }
      context.globalAlpha = 1;
      context.lineWidth = 2;
      for (const line of lines) {
        path(line);
        context.stroke();
      }
      for (const [i, p] of [...(surface && !surface.faces.length ? surface.corners : []), ...points].entries()) {
        const [x, y] = flat(p);
        context.beginPath();
        context.arc(x, y, 4, 0, 2 * Math.PI);
        context.fill();
        context.font = '13px system-ui, sans-serif';
        if (names[i]) context.fillText(names[i]!, x + 7, y - 5);
      }
    }
  }

  private listen(): void {
    const { canvas, camera } = this;
    canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId));
    canvas.addEventListener('pointermove', (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) camera.turn(event.movementX / 150, event.movementY / 150);
    });
    canvas.addEventListener('wheel', (event) => {
      if (document.activeElement !== canvas) return; // the page scrolls
      event.preventDefault();
      camera.scale(Math.exp(-event.deltaY / 500));
    }, { passive: false });
    const actions: Record<string, () => void> = {
      ArrowLeft: () => camera.turn(-0.1, 0),
      ArrowRight: () => camera.turn(0.1, 0),
      ArrowUp: () => camera.turn(0, 0.1),
      ArrowDown: () => camera.turn(0, -0.1),
      '+': () => camera.scale(1.25),
      '-': () => camera.scale(0.8),
      0: () => camera.look_again(),
      ',': () => this.step(-1),
      '.': () => this.step(1),
    };
    canvas.addEventListener('keydown', (event) => {
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    new ResizeObserver(() => this.render()).observe(canvas);
  }
}

// Brighter if the face looks to the light, which comes over the reader's right shoulder.
function light_of([a, b, c]: Point[], right: Point, up: Point, eye: Point): number {
  if (!a || !b || !c) return 1;
  const [p, q] = [minus(b, a), minus(c, a)];
  const n: Point = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const along = 0.4 * dot(n, right) + 0.6 * dot(n, up) + 0.7 * dot(n, eye);
  return 0.75 + (0.55 * Math.abs(along)) / (Math.hypot(...n) || 1);
}
