// @vitest-environment node
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as motion from './motion';
import * as particles from './particles';
import { guidance as particleBackground } from './particles/ParticleBackground.guidance';
import * as worker from './particles/worker';
import * as springs from './springs';

test('each entry point exports these names and no others', () => {
  expect({
    motion: Object.keys(motion).sort(),
    particles: Object.keys(particles).sort(),
    springs: Object.keys(springs).sort(),
    worker: Object.keys(worker),
  }).toEqual({
    motion: ['liftOnHover', 'revealOnce', 'useReducedMotion'],
    particles: ['ParticleBackground', 'particleConstants'],
    springs: ['animated', 'hoverLift', 'playReveal', 'springPresets', 'useSlideSpring'],
    worker: ['runParticlesWorker'],
  });
  expect(Object.keys(manifest.exports)).toEqual([
    './springs',
    './particles',
    './particles/worker',
    './motion',
    './package.json',
  ]);
});

test('each component has guidance', () => {
  const components = Object.keys({ ...motion, ...particles, ...springs }).filter((name) =>
    /^[A-Z]/.test(name),
  );
  expect([particleBackground.part]).toEqual(components);
});
