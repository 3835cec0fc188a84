import { defineConfig } from 'vitest/config';

/** Tests of the pure parts; the measurements themselves are npm scripts (docs/performance.md). */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    include: ['**/*.test.ts'],
  },
});
