/** Removes trailing slashes from a pathname, as in the paths of the content. */
export function contentPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
