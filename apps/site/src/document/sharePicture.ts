import type { Path } from '@keystrand/content';

/** Pixels of every share picture: 1.91 to 1, what Open Graph readers crop to. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where the share picture of a page stands. */
export function pagePicture(path: Path): Path {
  return path === '/' ? '/share/home.png' : `/share${path}.png`;
}

/** Where the share picture of an article stands; `id` is the article's anchor on the blog. */
export function articlePicture(id: string): Path {
  return `/share/blog/${id}.png`;
}
