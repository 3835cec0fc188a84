import type { Page, Path } from '@keystrand/content';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from './ShareCard';
import { articlePicture, pagePicture } from './sharePicturePaths';
import { shareTitle } from './sharePictureText';

/** A social image for the build to draw. */
export interface SharePicture {
  readonly path: Path;
  readonly card: ReactElement;
  /** HTML of the card: equal for equal images, so that the build need not draw them again. */
  readonly markup: string;
}

const sharePicture = (path: Path, card: ReactElement): SharePicture => ({
  path,
  card,
  markup: renderToStaticMarkup(card),
});

/** Returns the page's social image and one for each article on the page. */
export function sharePictures(page: Page): readonly SharePicture[] {
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    sharePicture(
      pagePicture(page.path),
      <ShareCard
        title={shareTitle(page)}
        summary={page.summary}
        category={page.category}
        seedText={page.path}
      />,
    ),
    ...articles.map(({ id, title, summary, category }) =>
      sharePicture(
        articlePicture(id),
        <ShareCard title={title} summary={summary} category={category} label={page.title} seedText={id} />,
      ),
    ),
  ];
}
