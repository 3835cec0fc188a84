import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as motion from './motion';
import * as particles from './particles';
import * as springs from './springs';

test('the package offers these names and no others', () => {
  expect({
    motion: Object.keys(motion).sort(),
    particles: Object.keys(particles).sort(),
    springs: Object.keys(springs).sort(),
  }).toEqual({
    motion: ['liftOnHover', 'prefersReducedMotion', 'revealOnce', 'useReducedMotion'],
    particles: ['ParticleBackground', 'particleConstants', 'particleLimits', 'particleOptions'],
    springs: [
      'animated',
      'hoverLift',
      'playReveal',
      'expandHeight',
      'springPresets',
      'usePanelSpring',
      'useSlideSpring',
    ],
  });
  expect(Object.keys(manifest.exports)).toEqual(['./springs', './particles', './motion', './package.json']);
});

test('the constants of the footer and the social icons are those of the specification', () => {
  expect(springs.springPresets.footer).toEqual({ tension: 200, friction: 15 });
  expect(springs.springPresets.social).toEqual({ tension: 300, friction: 10 });
});

test('a full-screen dialog does not swing past its edge', () => {
  const { tension, friction } = springs.springPresets.dialog;
  expect(friction).toBeGreaterThanOrEqual(2 * Math.sqrt(tension));
});
