import { defineConfig } from 'vitest/config';

/** The check of the served headers with Mozilla's analyser; it needs `apps/site/dist`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['observatory/*.observatory.test.ts'],
    globalSetup: 'observatory/install.ts',
    testTimeout: 60_000,
  },
});
