import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';
import { shortIdentifier } from '../../.config/styleIdentifiers.ts';

/** Tests of the built style sheets in Chromium, on a page of all components with the classes of the build. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: shortIdentifier })],
  oxc: {
    jsx: {
      runtime: 'automatic',
      development: true,
      importSource: join(import.meta.dirname, 'checks/styles/slots'),
    },
  },
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name: 'ui, package',
    environment: 'jsdom',
    include: ['checks/styles/*.test.tsx'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
