import { defineConfig } from 'vitest/config';

/** Tests of the packed libraries, installed without a registry of our own; see vitest.consumers.config.ts for more. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.package.test.ts'],
    exclude: ['**/node_modules/**', 'fixtures/**'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
