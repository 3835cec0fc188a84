import type { Page, Path } from '@keystrand/content';
import type { ReactElement } from 'react';
import { ShareCard } from './ShareCard';
import { articlePicture, pagePicture } from './sharePicturePaths';
import { shareTitle } from './sharePictureText';

/** A share picture for the build to draw. */
export interface SharePicture {
  readonly path: Path;
  readonly card: ReactElement;
}

/** Returns the page's share picture and one for each article on the page. */
export function sharePictures(page: Page): readonly SharePicture[] {
  const articles = page.kind === 'blog' ? page.articles : [];
  return [
    {
      path: pagePicture(page.path),
      card: (
        <ShareCard
          title={shareTitle(page)}
          summary={page.summary}
          category={page.category}
          seedText={page.path}
        />
      ),
    },
    ...articles.map(({ id, title, summary, category }) => ({
      path: articlePicture(id),
      card: (
        <ShareCard title={title} summary={summary} category={category} label={page.title} seedText={id} />
      ),
    })),
  ];
}
