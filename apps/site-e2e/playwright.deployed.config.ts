import localConfig from './playwright.config';

const siteUrl = process.env['SITE_URL'];
if (!siteUrl || !URL.canParse(siteUrl)) {
  throw new Error(
    `SITE_URL is "${siteUrl ?? ''}"; set it to the address of the site to test, such as https://staging.example.`,
  );
}

const { webServer: _webServer, ...config } = localConfig;

/** Tests the site at `SITE_URL`, such as a deployed one; `e2e-deployed` runs it and is never cached. */
export default { ...config, use: { ...config.use, baseURL: siteUrl } };
