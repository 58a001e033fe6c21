// SPDX-License-Identifier: MIT
import make from '@mujoco/mujoco';
import { run } from './finding.mjs';

const mujoco = await make();
const mesh = (name, points) => (
  `<mesh name="${name}" inertia="convex" vertex="${points.flat().join(' ')}"/>`);

run('MuJoCo', true, {
  geom_distance: (a, b) => {
    const model = mujoco.MjModel.from_xml_string(`<mujoco><asset>${mesh('a', a)}${mesh('b', b)}</asset>
      <worldbody><geom type="mesh" mesh="a"/><geom type="mesh" mesh="b"/></worldbody></mujoco>`);
    const data = new mujoco.MjData(model);
    mujoco.mj_kinematics(model, data);
    const fromto = new mujoco.DoubleBuffer(6);
    const reach = 8 * Math.max(...[...a, ...b].flat().map(Math.abs));
    const distance = mujoco.mj_geomDistance(model, data, 0, 1, reach, fromto);
    const points = [...fromto.GetView()];
    return {
      meets: distance <= 0,
      ...(distance <= 0 ? { depth: -distance } : { distance }),
      witnesses: [points.slice(0, 3), points.slice(3)],
    };
  },
});
