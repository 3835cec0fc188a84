import { defineConfig } from 'vitest/config';
import { serverConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.{postgres,load,long}.test.ts'],
    // Tests start processes, or wait for time-outs; a busy machine takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
