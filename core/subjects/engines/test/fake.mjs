// SPDX-License-Identifier: MIT
// An engine that goes wrong where the first coordinate says so, and says how often it was started.
import { Skipped, serve, timed } from '../engine.mjs';

const [packageName] = process.argv.splice(2, 1);
let started = 0;
await serve({
  fine: {
    start: async () => {
      started += 1;
      return ([[x]]) => {
        console.log('this would break the protocol');
        if (x === 1) throw new Skipped('no ones');
        const fail = () => { throw new WebAssembly.RuntimeError('unreachable\n    at a stack'); };
        if (x === 2) timed(fail);
        if (x === 4) fail();
        return { intersecting: false, distance: x === 3 ? Infinity : x, status: `start ${started}` };
      };
    },
  },
}, [{ file: 'fake.mjs', package: packageName, scalar: 'double', method: 'fine' }]);
