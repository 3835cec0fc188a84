import type { Page, Path } from '@keystrand/content';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from './ShareCard';
import { articlePicture, pagePicture } from './socialImagePaths';
import { shareTitle } from './socialImageText';

/** A social image for the build to draw. */
export interface SocialImage {
  readonly path: Path;
  readonly card: ReactElement;
  /** HTML of the card: equal for equal images, so that the build need not draw them again. */
  readonly markup: string;
}

const socialImage = (path: Path, card: ReactElement): SocialImage => ({
  path,
  card,
  markup: renderToStaticMarkup(card),
});

/** Returns the page's social image and one for each article on the page. */
export function socialImages(page: Page): readonly SocialImage[] {
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    socialImage(
      pagePicture(page.path),
      <ShareCard
        title={shareTitle(page)}
        summary={page.summary}
        category={page.category}
        seedText={page.path}
      />,
    ),
    ...articles.map(({ id, title, summary, category }) =>
      socialImage(
        articlePicture(id),
        <ShareCard title={title} summary={summary} category={category} label={page.title} seedText={id} />,
      ),
    ),
  ];
}
