import type { Path } from '@keystrand/content';

/** Size of every social image in pixels: 1.91:1, the ratio that link previews crop to. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's social image. */
export function pagePicture(path: Path): Path {
  return path === '/' ? '/share/home.png' : `/share${path}.png`;
}

/** Returns the path of an article's social image; `id` is the article's anchor on the blog page. */
export function articlePicture(id: string): Path {
  return `/share/blog/${id}.png`;
}
