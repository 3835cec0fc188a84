import { defineConfig } from 'vitest/config';
import { serverConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  // Resolves the package's own name, which the examples import, to the source.
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    // Property tests run hundreds of cases and take long on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'examples/**/*.test.{ts,tsx}'],
  },
});
