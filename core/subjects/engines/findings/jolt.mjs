// SPDX-License-Identifier: MIT
// jolt-physics 1.1.0: CollideShape finds that a tetrahedron does not touch itself.  The depth is 1.186;
// without an overlap a hit would have a distance within the margins, which are 0 here.
import make from 'jolt-physics';

const Jolt = await make();
const settings = new Jolt.JoltSettings();
settings.mObjectLayerPairFilter = new Jolt.ObjectLayerPairFilterTable(1);
settings.mBroadPhaseLayerInterface = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(
  settings.mBroadPhaseLayerInterface, 1, settings.mObjectLayerPairFilter, 1);
new Jolt.JoltInterface(settings);  // registers the shapes

function hull(points) {
  const made = new Jolt.ConvexHullShapeSettings();
  made.mMaxConvexRadius = 0;
  points.forEach((p) => made.mPoints.push_back(new Jolt.Vec3(...p)));
  const shape = made.Create().Get();
  shape.AddRef();
  return shape;
}

function meets(a, b) {
  const one = new Jolt.Vec3(1, 1, 1);
  const collector = new Jolt.CollideShapeClosestHitCollisionCollector();
  const placed = new Jolt.TransformedShape();
  placed.mShape = b;
  placed.mShapePositionCOM = b.GetCenterOfMass();
  placed.mShapeRotation = new Jolt.Quat(0, 0, 0, 1);
  placed.SetShapeScale(one);
  placed.CollideShape(
    a, one, Jolt.RMat44.prototype.sTranslation(a.GetCenterOfMass()), new Jolt.CollideShapeSettings(),
    new Jolt.Vec3(0, 0, 0), collector, new Jolt.ShapeFilter());
  return collector.HadHit();
}

const body = hull([[-1.25, 0, 0], [1, -1, 0], [0, 0, 2], [0, 1.25, -1]]);
const wrong = !meets(body, body);
console.log(wrong ? 'wrong: a body does not meet itself' : 'right');
process.exit(wrong ? 1 : 0);
