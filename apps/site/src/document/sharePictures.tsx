import type { Page, Path } from '@keystrand/content';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from './ShareCard';
import { articlePicture, pagePicture } from './sharePicture';
import { shareTitle } from './shareTitle';

/** A picture to draw: its address and what is on it. */
export interface SharePicture {
  readonly path: Path;
  readonly card: ReactElement;
  /** The card as text: equal markup draws an equal picture. */
  readonly markup: string;
}

function picture(path: Path, card: ReactElement): SharePicture {
  return { path, card, markup: renderToStaticMarkup(card) };
}

/** The pictures of a page: its own, and one for each article on it. */
export function sharePictures(page: Page): readonly SharePicture[] {
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    picture(
      pagePicture(page.path),
      <ShareCard
        title={shareTitle(page)}
        summary={page.summary}
        category={page.category}
        identity={page.path}
      />,
    ),
    ...articles.map(({ id, title, summary, category }) =>
      picture(
        articlePicture(id),
        <ShareCard title={title} summary={summary} category={category} label={page.title} identity={id} />,
      ),
    ),
  ];
}
