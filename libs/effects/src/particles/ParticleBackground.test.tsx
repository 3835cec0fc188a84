import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { ParticleBackground } from './ParticleBackground';

vi.mock('@tsparticles/slim', () => {
  throw new Error("Cannot find package '@tsparticles/slim'");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('renders nothing on a server', () => {
  expect(renderToString(<ParticleBackground />)).toBe('');
});

test('throws in development which packages to install if tsParticles is missing', async () => {
  stubReducedMotion(false);
  const onUncaughtError = vi.fn();
  createRoot(document.createElement('div'), { onUncaughtError }).render(<ParticleBackground />);
  await expect.poll(() => onUncaughtError.mock.calls).toHaveLength(1);
  expect(onUncaughtError.mock.calls[0]?.[0]).toMatchObject({
    message:
      '@keystrand/effects: ParticleBackground: tsParticles cannot be imported. If it is not installed, run ' +
      '`npm install @tsparticles/engine@4 @tsparticles/react@4 @tsparticles/slim@4`.',
    cause: expect.any(Error) as Error,
  });
});
