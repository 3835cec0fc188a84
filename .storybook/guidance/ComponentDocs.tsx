import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import { pageName } from './docsIndex.ts';
import * as styles from './ComponentDocs.css.ts';

// Only documentation pages need it, not the tests of the stories.
const PageGuidance = lazy(() => import('./PageGuidance.tsx'));
const StoryAnnouncements = lazy(() => import('./StoryAnnouncements.tsx'));

/** Documentation page of a component: description, first example, guidance, props, further examples, what
 * a screen reader says. */
export function ComponentDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Suspense>
        <PageGuidance page={pageName(csfFile.meta.title)} />
      </Suspense>
      {/* Focusable, because a table that is wider than a narrow window scrolls. */}
      <div role="region" aria-label="Props" tabIndex={0} className={styles.props}>
        <Controls />
      </div>
      <Stories />
      <Suspense>
        <StoryAnnouncements
          file={String(csfFile.meta.parameters?.['fileName'])}
          storyIds={Object.keys(csfFile.stories)}
        />
      </Suspense>
    </>
  );
}
