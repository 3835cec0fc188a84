import { defineConfig } from '@playwright/test';
import localConfig from './playwright.config';

const { grepInvert: _extended, use, ...shared } = localConfig;

// Not the port of `playwright.config.ts`, so that both can run at the same time.
const port = 4274;
const baseURL = `http://localhost:${String(port)}`;

/** Tests the local build with the tests tagged `@extended`, which take too long for `npm test`. */
export default defineConfig({
  ...shared,
  grep: /@extended/,
  use: { ...use, baseURL },
  webServer: {
    command: 'node ../site/build/serve/main.mjs',
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
  },
});
