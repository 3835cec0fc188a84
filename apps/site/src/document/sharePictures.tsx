import type { Page } from '@keystrand/content';
import type { ReactElement } from 'react';
import { ShareCard } from './ShareCard';
import { articlePicture, pagePicture } from './sharePicture';
import { shareTitle } from './shareTitle';

/** A picture to draw: its address and what is on it. */
export interface SharePicture {
  readonly path: string;
  readonly card: ReactElement;
}

/** The pictures of a page: its own, and one for each article on it. */
export function sharePictures(page: Page): readonly SharePicture[] {
  const own = {
    path: pagePicture(page.path),
    card: (
      <ShareCard
        title={shareTitle(page)}
        summary={page.summary}
        category={page.category}
        identity={page.path}
      />
    ),
  };
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    own,
    ...articles.map(({ id, title, summary, category }) => ({
      path: articlePicture(id),
      card: (
        <ShareCard title={title} summary={summary} category={category} label={page.title} identity={id} />
      ),
    })),
  ];
}
