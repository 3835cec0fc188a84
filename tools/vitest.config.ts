import { configDefaults, defineConfig } from 'vitest/config';
import { clientConditions, serverConditions } from '../.config/sourceConditions.ts';

export default defineConfig({
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    setupFiles: ['../.config/vitest/failOnConsole.ts'],
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.{site,hosts,observatory}.test.ts', 'consumers/**'],
  },
});
