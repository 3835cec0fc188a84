import { defineConfig } from '@playwright/test';
import localConfig from './playwright.config';

const { webServer: _webServer, ...shared } = localConfig;
const siteUrl = process.env['SITE_URL'];

/** Tests the site at `SITE_URL`, such as a deployed one. The target `e2e-deployed` runs it and is never cached. */
export default defineConfig({
  ...shared,
  // Would store inquiries.
  testIgnore: 'inbox*.e2e.ts',
  globalSetup: './requireSiteUrl.ts',
  use: { ...shared.use, ...(siteUrl ? { baseURL: siteUrl } : {}) },
});
