import { defineConfig } from 'vitest/config';

/** What is checked of the built package, after `npm run build`. */
export default defineConfig({
  test: { environment: 'node', include: ['checks/package.test.ts'] },
});
