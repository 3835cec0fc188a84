import { defineConfig } from 'vitest/config';
import { readmeExample } from './checks/readmeExample.ts';
import { serverConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  plugins: [readmeExample()],
  // Its own name, as the README and the examples use it, leads to the source.
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    // Properties run hundreds of cases; a busy machine takes its time.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'checks/readme.test.ts', 'examples/**/*.test.{ts,tsx}'],
  },
});
