import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../testing/stubReducedMotion';

vi.mock('@tsparticles/slim', () => {
  throw new Error("Cannot find package '@tsparticles/slim'");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Returns the error of a background of whose peers one is not installed. */
async function errorOfBackground(): Promise<Error> {
  stubReducedMotion(false);
  const { ParticleBackground } = await import('./ParticleBackground');
  const root = createRoot(document.createElement('div'), { onUncaughtError: (error) => errors.push(error) });
  const errors: unknown[] = [];
  root.render(<ParticleBackground />);
  await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000);
  return errors[0] as Error;
}

test('says in development which packages to install if tsParticles is missing', async () => {
  const error = await errorOfBackground();
  expect(error.message).toBe(
    '@keystrand/effects: ParticleBackground: tsParticles cannot be imported. If it is not installed, run ' +
      '`npm install @tsparticles/engine@4 @tsparticles/react@4 @tsparticles/slim@4`.',
  );
  expect(error.cause).toBeInstanceOf(Error);
});

test('throws the error of the import in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect((await errorOfBackground()).message).not.toContain('@keystrand/effects');
});
