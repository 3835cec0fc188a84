import { use } from 'react';
import { announcementsOf } from './announcements.ts';
import * as styles from './guidance.css.ts';

interface StoryAnnouncementsProps {
  /** Path of the file with the stories. */
  readonly file: string;
  readonly storyIds: readonly string[];
}

/** Renders what a screen reader says about each story of a documentation page, and its accessibility tree. */
export default function StoryAnnouncements({ file, storyIds }: StoryAnnouncementsProps) {
  const announcements = use(announcementsOf(file));
  const shown = storyIds.flatMap((id) => announcements.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className={`sb-unstyled ${styles.guidance}`}>
      <h2 className={styles.title}>What a screen reader says</h2>
      <p className={styles.purpose}>
        In the state after the story’s steps, from start to end; the tests compare it. Screen readers differ
        in words, not in order.
      </p>
      {shown.map(({ story, transcript, tree }) => (
        <section key={story} className={styles.block}>
          <h3 className={styles.heading}>{story}</h3>
          {transcript ? (
            <ol className={styles.list}>
              {transcript.split('\n').map((phrase, index) => (
                <li key={index}>{phrase}</li>
              ))}
            </ol>
          ) : null}
          <details open={!transcript}>
            <summary>Accessibility tree</summary>
            {/* Focusable, because a line that is wider than the window scrolls. */}
            <pre
              tabIndex={0}
              role="region"
              aria-label={`Accessibility tree of ${story}`}
              className={styles.tree}
            >
              {tree}
            </pre>
          </details>
        </section>
      ))}
    </section>
  );
}
