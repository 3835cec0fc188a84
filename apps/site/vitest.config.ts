import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The libraries of this repository are used from their sources; see the decision records.
const source = '@keystrand/source';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  define: { __BUILD_YEAR__: '2026', __FORM_ENDPOINT__: '""', __FORM_ENCODING__: '"form"' },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    // Typing like a person takes a while on a busy machine.
    testTimeout: 20_000,
    setupFiles: ['../../.config/vitest/failOnConsole.ts', 'src/testSetup.ts'],
  },
});
