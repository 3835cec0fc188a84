import { defineConfig } from 'vitest/config';
import { builtModules } from '../../.config/packages/builtModules.ts';

/** Tests of the built package; run `npm run build` first. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'package', include: ['checks/*.test.ts'] } },
      {
        extends: true,
        plugins: [builtModules(import.meta.dirname)],
        test: {
          name: 'unit tests',
          include: ['src/{exports,nearestPaths}.test.ts', 'src/{assessment,forms}/*.test.ts'],
          setupFiles: ['../../.config/vitest/failOnConsole.ts'],
        },
      },
    ],
  },
});
