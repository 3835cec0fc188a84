import { company } from '@keystrand/content';
import type { Page, Path } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from './ShareCard';
import type { ShareCardProps } from './ShareCard';

export function pagePicture(path: Path): Path {
  return path === '/' ? '/share/home.png' : `/share${path}.png`;
}

/** Returns the path of an article's social image; `id` is the article's anchor on the blog page. */
export function articlePicture(id: string): Path {
  return `/share/blog/${id}.png`;
}

const shareTitle = (page: Page) => (page.path === '/' ? company.promise : page.title);

/** Returns the alternative text of the page's social image (`og:image:alt`). */
export function socialImageAlt(page: Page): string {
  return `The words \u201c${shareTitle(page)}\u201d over braided strands, under the mark of ${company.name}.`;
}

/** Returns a social image for the build to draw. Its markup is equal for equal images, which need not be drawn again. */
function socialImage(path: Path, props: ShareCardProps) {
  const card = <ShareCard {...props} />;
  return { path, card, markup: renderToStaticMarkup(card) };
}

export function socialImages(page: Page) {
  const { path, summary, category } = page;
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    socialImage(pagePicture(path), { title: shareTitle(page), summary, category }),
    ...articles.map((article) => socialImage(articlePicture(article.id), { ...article, label: page.title })),
  ];
}
