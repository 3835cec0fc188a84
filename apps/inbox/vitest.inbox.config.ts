import { defineConfig } from 'vitest/config';
import { serverConditions } from '../../.config/sourceConditions.ts';

/** Tests that take too long for `npm test`, or need PostgreSQL (docs/testing.md). Linux only. */
export default defineConfig({
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    // May install PostgreSQL.
    globalSetup: ['src/store/testing/ensurePostgres.ts'],
    include: ['src/**/*.{postgres,load,long}.test.ts'],
    // They measure, and use the processor alone.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
