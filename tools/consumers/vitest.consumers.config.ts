import { defineConfig } from 'vitest/config';

/** The consumers, installed from a registry on this machine and opened in a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.consumer.test.ts'],
    exclude: ['**/node_modules/**', 'fixtures/**'],
    globalSetup: 'registry/publishLibraries.ts',
    // Installs and builds use both cores of a small machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 900_000,
    reporters: ['default', ['json', { outputFile: 'dist/report.json' }]],
  },
});
