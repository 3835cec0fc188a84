import { defineConfig } from 'vitest/config';

/** Tests of the built package; run `npm run build` first. */
export default defineConfig({
  test: { environment: 'node', include: ['checks/{entries,package}.test.ts'], testTimeout: 60_000 },
});
