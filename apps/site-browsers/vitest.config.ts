import { defineConfig } from 'vitest/config';

/** Unit tests of what the journeys are made of; the journeys themselves run in browsers (`playwright.config.ts`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    // Tests start processes; a busy machine takes several times as long.
    testTimeout: 60_000,
  },
});
