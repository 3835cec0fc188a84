/** Returns whether `href` is a page of this site, and not another site or a file such as the feed. */
export function isPagePath(href: string): boolean {
  return (
    href.startsWith('/') && !href.startsWith('//') && !/\.[a-z0-9]+$/i.test(href.split(/[?#]/, 1)[0] ?? '')
  );
}
