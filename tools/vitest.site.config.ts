import { defineConfig } from 'vitest/config';

/** The checks of the built site; they need `apps/site/dist`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.site.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In CI a stalled machine can exceed a time-out of the browser.
    retry: process.env['CI'] ? 1 : 0,
  },
});
