// SPDX-License-Identifier: MIT
// MuJoCo, by mj_geomDistance of two mesh geoms, of which it uses the hulls, with the defaults of
// mjOption and no margin.  Its distance is signed, and minus the depth in an overlap: bodies meet
// where it is not above 0.  fromto has the points.  Vertices are floats, and the compiler
// moves each mesh to its centre of mass and turns it to its axes, which rounds them once more; the
// query itself is in doubles.  A body without volume has no mesh.  ccd_tolerance is 1e-6, of a
// convergence; no error is documented.
import { Skipped, load, serve, size, timed } from './engine.mjs';

const mesh = (name, points) => (
  `<mesh name="${name}" inertia="convex" vertex="${points.flat().join(' ')}"/>`);

await serve({
  geom_distance: {
    plane: false,
    answers: ['distance', 'depth', 'witnesses'],
    start: async () => {
      const mujoco = await (await load('@mujoco/mujoco/mujoco.js')).default();
      const fromto = new mujoco.DoubleBuffer(6);

      function model_of(a, b) {
        try {
          return mujoco.MjModel.from_xml_string(`<mujoco><asset>${mesh('a', a)}${mesh('b', b)}</asset>
            <worldbody><geom type="mesh" mesh="a"/><geom type="mesh" mesh="b"/></worldbody></mujoco>`);
        } catch ({ message }) {
          throw new Skipped(message.replace(/^MuJoCo Error: (Loading error: )?(Error: )?/, ''));
        }
      }
      return (a, b) => {
        const model = model_of(a, b);
        const data = new mujoco.MjData(model);
        mujoco.mj_kinematics(model, data);
        const reach = 8 * size([...a, ...b]);
        const distance = timed(() => mujoco.mj_geomDistance(model, data, 0, 1, reach, fromto));
        data.delete();
        model.delete();
        const points = [...fromto.GetView()];
        return {
          intersecting: distance <= 0,
          ...(distance <= 0 ? { depth: -distance } : { distance }),
          witness_a: points.slice(0, 3),
          witness_b: points.slice(3),
        };
      };
    },
  },
});
