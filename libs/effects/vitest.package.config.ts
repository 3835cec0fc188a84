import { defineConfig } from 'vitest/config';
import { builtModules } from '../../.config/packages/builtModules.ts';

/** Tests of the built package; run `npm run build` first. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'package', environment: 'node', include: ['checks/*.test.ts'] } },
      {
        extends: true,
        plugins: [builtModules(import.meta.dirname)],
        test: {
          name: 'unit tests',
          environment: 'jsdom',
          setupFiles: ['../../.config/vitest/failOnConsole.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.{ts,tsx}'],
        },
      },
    ],
  },
});
