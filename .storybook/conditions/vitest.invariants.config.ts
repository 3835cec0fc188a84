import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { plain } from './conditions.ts';
import { launchOptions } from '../../.config/chromium.ts';

/** Vitest settings of the tests of the invariants, which need the layout of a real browser, and of the documentation pages. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'invariants',
          include: ['conditions/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: plain.viewport,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: { name: 'documentation', include: ['guidance/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
