// @vitest-environment node
import { expect, test } from 'vitest';
import * as motion from './motion';
import * as particles from './particles';
import * as worker from './particles/worker';
import * as springs from './springs';

test.each([
  ['motion', motion, ['liftOnHover', 'revealOnce', 'useReducedMotion']],
  ['particles', particles, ['ParticleBackground', 'particleConstants']],
  ['springs', springs, ['animated', 'hoverLift', 'playReveal', 'springPresets', 'useSlideSpring']],
  ['particles/worker', worker, ['runParticlesWorker']],
])('%s exports these names and no others', (_entry, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names);
});
