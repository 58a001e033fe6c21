// SPDX-License-Identifier: MIT
// A 3D picture that is drawn on changes and rotated by mouse, touch or keys.
import {
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  Scene,
  SphereGeometry,
  WebGLRenderer,
} from 'three';

import { type Point, type Surface, minus } from './geometry';

export interface Drawn {
  surface?: Surface;
  lines?: [Point, Point][];
  points?: Point[];
  ball?: number; // a radius around the origin
  colour: string;
  opacity?: number;
}

export class View {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(35, 1, 0.01, 1000);
  private content = new Group();
  private drawn: Drawn[] = [];
  private focus: Point = [0, 0, 0];
  private radius = 1;
  private longitude = 0.6;
  private latitude = 0.4;
  private distance = 4;
  private front = false;

  constructor(private readonly canvas: HTMLCanvasElement) {
    // Keep the buffer readable for printing.
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true });
    const sun = new DirectionalLight(0xffffff, 2);
    sun.position.set(1, 2, 3);
    this.camera.add(sun);
    this.scene.add(this.camera, new AmbientLight(0xffffff, 1.2), this.content);
    this.listen();
  }

  // Subtracts `focus` and divides by `radius` in double, because the GPU only has floats.
  show(drawn: Drawn[], focus: Point, radius: number): void {
    this.drawn = drawn;
    this.focus = focus;
    this.radius = radius > 0 && Number.isFinite(radius) ? radius : 1;
    this.rebuild();
  }

  // Resets the view: from the front for planar cases, otherwise from above and the side.
  look_again(front = this.front): void {
    this.front = front;
    this.longitude = front ? 0 : 0.6;
    this.latitude = front ? 0 : 0.4;
    this.distance = 4;
    this.render();
  }

  render(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setPixelRatio(window.devicePixelRatio);
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.near = this.distance / 1000;
    this.camera.far = this.distance * 1000;
    this.camera.updateProjectionMatrix();
    const across = this.distance * Math.cos(this.latitude);
    this.camera.position.set(across * Math.sin(this.longitude), this.distance * Math.sin(this.latitude), across * Math.cos(this.longitude));
    this.camera.lookAt(0, 0, 0);
    this.renderer.render(this.scene, this.camera);
  }

  private local(p: Point): Point {
    return minus(p, this.focus).map((x) => Math.fround(Math.max(-1e30, Math.min(1e30, x / this.radius)))) as Point;
  }

  private geometry(points: Point[]): BufferGeometry {
    return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points.flatMap((p) => this.local(p)), 3));
  }

  private rebuild(): void {
    this.scene.remove(this.content);
    this.content.traverse((object) => {
      if (object instanceof Mesh || object instanceof LineSegments || object instanceof Points) {
        object.geometry.dispose();
        object.material.dispose();
      }
    });
    this.content = new Group();
    for (const one of this.drawn) this.add(one);
    this.scene.add(this.content);
    this.render();
  }

  private add({ surface, lines, points, ball, colour, opacity = 1 }: Drawn): void {
    const color = colour === 'currentColor' ? getComputedStyle(this.canvas).color : colour;
    const see_through = { color, transparent: opacity < 1, opacity, depthWrite: opacity === 1 };
    if (surface) {
      const corners = surface.triangles.flatMap((t) => t.map((i) => surface.corners[i]!));
      if (corners.length) {
        const geometry = this.geometry(corners);
        geometry.computeVertexNormals();
        this.content.add(new Mesh(geometry, new MeshLambertMaterial({ ...see_through, side: DoubleSide })));
        if (!surface.edges.length) this.content.add(new LineSegments(new EdgesGeometry(geometry, 3), new LineBasicMaterial({ color })));
      }
      const edges = surface.edges.flatMap((edge) => edge.map((i) => surface.corners[i]!));
      if (edges.length) this.content.add(new LineSegments(this.geometry(edges), new LineBasicMaterial({ color })));
      if (!corners.length) this.content.add(new Points(this.geometry(surface.corners), new PointsMaterial({ color, size: 8, sizeAttenuation: false })));
    }
    if (lines?.length) this.content.add(new LineSegments(this.geometry(lines.flat()), new LineBasicMaterial({ color })));
    if (points?.length) this.content.add(new Points(this.geometry(points), new PointsMaterial({ color, size: 9, sizeAttenuation: false, depthTest: false })));
    if (ball !== undefined && ball > 0 && ball / this.radius < 1e6) {
      const mesh = new Mesh(new SphereGeometry(ball / this.radius, 32, 16), new MeshLambertMaterial(see_through));
      mesh.position.set(...this.local([0, 0, 0]));
      this.content.add(mesh);
    }
  }

  private turn(across: number, up: number): void {
    this.longitude -= across;
    this.latitude = Math.max(-1.55, Math.min(1.55, this.latitude + up));
    this.render();
  }

  private zoom(factor: number): void {
    this.distance = Math.max(0.02, Math.min(500, this.distance * factor));
    this.render();
  }

  private listen(): void {
    const { canvas } = this;
    canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId));
    canvas.addEventListener('pointermove', (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) this.turn(event.movementX / 150, event.movementY / 150);
    });
    canvas.addEventListener('wheel', (event) => {
      if (document.activeElement !== canvas) return; // the page scrolls
      event.preventDefault();
      this.zoom(Math.exp(event.deltaY / 500));
    }, { passive: false });
    const actions: Record<string, () => void> = {
      ArrowLeft: () => this.turn(-0.1, 0),
      ArrowRight: () => this.turn(0.1, 0),
      ArrowUp: () => this.turn(0, 0.1),
      ArrowDown: () => this.turn(0, -0.1),
      '+': () => this.zoom(0.8),
      '-': () => this.zoom(1.25),
      0: () => this.look_again(),
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
