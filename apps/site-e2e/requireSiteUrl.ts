/**
 * Global set-up of the tests of a deployed site.
 * @throws {Error} if `SITE_URL` is not an absolute URL
 */
export default function requireSiteUrl(): void {
  const siteUrl = process.env['SITE_URL'] ?? '';
  if (URL.canParse(siteUrl)) return;
  throw new Error(
    `SITE_URL is "${siteUrl}". Set it to the address of the site to test, such as https://staging.example.`,
  );
}
