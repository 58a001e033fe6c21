// SPDX-License-Identifier: MIT
import make from 'box2d3-wasm';
import { run } from './finding.mjs';

const box2d = await make();
const world = box2d.b2CreateWorld(box2d.b2DefaultWorldDef());
const vectors = (points) => points.map(([x, y]) => Object.assign(new box2d.b2Vec2(), { x, y }));

run('Box2D 3', true, {
  overlap_shape: (a, b) => {
    const of_a = vectors(a);
    const probe = box2d.b2MakeProxy(of_a[0], 1, 0);
    of_a.forEach((one, i) => probe.setPoint(i, one));
    probe.count = a.length;
    const target = box2d.b2MakePolygon(box2d.b2ComputeHull(vectors(b)), 0);
    const body = box2d.b2CreateBody(world, box2d.b2DefaultBodyDef());
    box2d.b2CreatePolygonShape(body, box2d.b2DefaultShapeDef(), target);
    let meets = false;
    const see = () => { meets = true; return true; };
    box2d.b2World_OverlapShape(world, probe, box2d.b2DefaultQueryFilter(), see);
    return { meets };
  },
});
