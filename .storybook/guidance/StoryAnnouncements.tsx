import { use } from 'react';
import { announcementsOf } from './announcements.ts';
import * as styles from './guidance.css.ts';
import { Phrase } from './Phrase.tsx';

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
        What a virtual screen reader says when it reads an example from start to end, after the steps of its
        play function. Screen readers use other words, in the same order. Tests compare these texts.
      </p>
      {shown.map(({ story, transcript, tree }) => (
        <section key={story} className={styles.block}>
          <h3 className={styles.heading}>{story}</h3>
          {transcript ? (
            <ol className={styles.transcript}>
              {transcript.split('\n').map((phrase, index) => (
                <li key={index}>
                  <Phrase>{phrase}</Phrase>
                </li>
              ))}
            </ol>
          ) : null}
          {tree ? (
            <details open={!transcript}>
              <summary className={styles.treeHeading}>Accessibility tree</summary>
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
          ) : (
            <p className={styles.text}>Nothing: it is hidden from screen readers.</p>
          )}
        </section>
      ))}
    </section>
  );
}
