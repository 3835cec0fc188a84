/** A browser's pathname as the content knows it: without a trailing slash. */
export function contentPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
