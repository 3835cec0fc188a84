import { company } from '@keystrand/content';
import type { Page, Path } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from './ShareCard';
import type { ShareCardProps } from './ShareCard';

export const pagePicture = (path: Path): Path => (path === '/' ? '/share/home.png' : `/share${path}.png`);

/** Returns the path of an article's social image; `id` is the article's anchor on the blog page. */
export const articlePicture = (id: string): Path => `/share/blog/${id}.png`;

const shareTitle = (page: Page) => (page.path === '/' ? company.promise : page.title);

export const socialImageAlt = (page: Page) =>
  `The words \u201c${shareTitle(page)}\u201d over braided strands, under the mark of ${company.name}.`;

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
