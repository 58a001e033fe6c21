// SPDX-License-Identifier: MIT
// @mujoco/mujoco 3.14.0: mj_geomDistance of a tetrahedron and itself is 0.  The depth is sqrt(1 / 6),
// 0.408, so that the distance is -0.408.
import make from '@mujoco/mujoco';

const mujoco = await make();
const mesh = (name) => (
  `<mesh name="${name}" inertia="convex" vertex="-1 1 0  0 0 0  1 0 0  0 0 1"/>`);
const model = mujoco.MjModel.from_xml_string(`<mujoco><asset>${mesh('a')}${mesh('b')}</asset>
  <worldbody><geom type="mesh" mesh="a"/><geom type="mesh" mesh="b"/></worldbody></mujoco>`);
const data = new mujoco.MjData(model);
mujoco.mj_kinematics(model, data);
const distance = mujoco.mj_geomDistance(model, data, 0, 1, 10, new mujoco.DoubleBuffer(6));
const wrong = Math.abs(distance + Math.sqrt(1 / 6)) > 1e-3;
console.log(`${wrong ? 'wrong' : 'right'}: distance ${distance}, exactly ${-Math.sqrt(1 / 6)}`);
process.exit(wrong ? 1 : 0);
