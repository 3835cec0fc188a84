import { defineConfig } from 'vitest/config';

/** Tests that start real web servers; they need `apps/site/dist`, and Linux. */
export default defineConfig({
  // The set-up may install the servers.
  test: { environment: 'node', include: ['**/*.hosts.test.ts'], testTimeout: 60_000, hookTimeout: 300_000 },
});
