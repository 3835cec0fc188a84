import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  define: {
    __BUILD_YEAR__: '2026',
    __FORM_ENDPOINT__: '""',
    __FORM_ENCODING__: '"form"',
    __FORM_INBOX__: 'false',
    __INBOX_RETENTION_DAYS__: '365',
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    // Simulated typing is slow on a busy machine.
    testTimeout: 20_000,
    setupFiles: ['../../.config/vitest/failOnConsole.ts', 'src/testSetup.ts'],
  },
});
