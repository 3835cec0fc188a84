import { defineConfig } from 'vitest/config';
import { readmeExample } from './checks/readmeExample.ts';
import { serverConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  plugins: [readmeExample()],
  // Resolves the package's own name, which the README and the examples import, to the source.
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    // Property tests run hundreds of cases and take long on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'checks/readme.test.ts', 'examples/**/*.test.{ts,tsx}'],
  },
});
