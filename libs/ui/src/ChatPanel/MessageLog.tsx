import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './ChatPanel.css';
import { formatTime } from './formatTime';
import { isSafeHref } from './isSafeHref';
import type { ChatTexts } from './texts';
import type { ChatMessage, MessageText } from './types';

interface MessageLogProps {
  /** From the first to the latest. */
  readonly messages: readonly ChatMessage[];
  /** Whether a reply is on its way. */
  readonly typing: boolean;
  /** Every word of the panel. */
  readonly texts: ChatTexts;
  /** Buttons that say something for the visitor: before the first message, and where a reply did not come. */
  readonly quickReplies: ReactNode;
  /** Offered when the chat has not helped. */
  readonly offer: ReactNode;
}

/**
 * The messages; at each change the latest comes into view, smoothly where the style sheet and the visitor allow it.
 *
 * Keyboard: Tab to the log, arrow keys scroll it; links in replies are tab stops.
 *
 * WCAG: a log that announces what is added (4.1.3), reachable to scroll (2.1.1).
 */
export function MessageLog({ messages, typing, texts, quickReplies, offer }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const stood = useRef(false);

  useLayoutEffect(() => {
    const { current } = log;
    // The panel opens on the latest message; only what comes then is scrolled to.
    current?.scrollTo({ top: current.scrollHeight, behavior: stood.current ? 'auto' : 'instant' });
    stood.current = true;
  }, [messages, typing]);

  return (
    <div ref={log} role="log" aria-label={texts.log} tabIndex={0} className={styles.log}>
      <ol role="list" className={styles.messages}>
        {messages.map(({ id, from, text, at }) => (
          <li key={id} className={styles.message[from]}>
            <p className={styles.bubble[from]}>
              <span className={visuallyHidden}>{from === 'user' ? texts.you : texts.bot}: </span>
              {/* Each message in its own direction, whatever the page's. */}
              <bdi>
                <Words text={text} />
              </bdi>
            </p>
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {typing ? (
        // Announced by the status region, and only if the reply keeps the visitor waiting.
        <p className={styles.typing} aria-hidden="true">
          {texts.typing}
        </p>
      ) : null}
      {/* Buttons are found, not read out. */}
      <div aria-live="off" className={styles.quickReplies}>
        {quickReplies}
      </div>
      {offer}
    </div>
  );
}

function Words({ text }: { readonly text: MessageText }) {
  return text.map((node, index) => {
    if (typeof node === 'string') return node;
    if (!isSafeHref(node.href)) return node.text;
    return (
      <Link key={index} href={node.href} className={styles.link}>
        {node.text}
      </Link>
    );
  });
}
