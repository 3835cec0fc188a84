/**
 * Returns robots.txt (RFC 9309), which allows everything.
 * @param origin origin of the published site, without a trailing slash
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
