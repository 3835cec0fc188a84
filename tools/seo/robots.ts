/**
 * Rules for crawlers (RFC 9309): everything may be read.
 * @param origin of the published site, without a trailing slash
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
