import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// The libraries of this repository are used from their sources; see the decision records.
const source = '@keystrand/source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    environment: 'node',
    setupFiles: ['../.config/vitest/failOnConsole.ts'],
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.site.test.ts'],
  },
});
