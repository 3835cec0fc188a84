'use client';

import * as styles from './ChatPanel.css';
import type { ChatTexts } from './texts';

interface QuickRepliesProps {
  /** Keywords offered in a new conversation; null in one that has started. */
  readonly starters: readonly string[] | null;
  /** The message that can be sent again. */
  readonly failedMessage: string | null;
  readonly texts: ChatTexts;
  /** Called when a starter is hovered or focused. */
  readonly onIntent: () => void;
  readonly onStart: (starter: string) => void;
  readonly onAskAgain: (message: string) => void;
}

/** Renders the buttons below the messages: keywords to start with, or the message that got no reply. */
export function QuickReplies({
  starters,
  failedMessage,
  texts,
  onIntent,
  onStart,
  onAskAgain,
}: QuickRepliesProps) {
  if (starters)
    return (
      <ul role="list" aria-label={texts.starters} className={styles.starters}>
        {starters.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              className={styles.starter}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              onClick={() => {
                onStart(starter);
              }}
            >
              {starter}
            </button>
          </li>
        ))}
      </ul>
    );
  if (!failedMessage) return null;
  return (
    <button
      type="button"
      className={styles.starter}
      onClick={() => {
        onAskAgain(failedMessage);
      }}
    >
      {texts.askAgain}
    </button>
  );
}
