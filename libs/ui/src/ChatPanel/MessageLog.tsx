'use client';

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
  /** In chronological order. */
  readonly messages: readonly ChatMessage[];
  /** Whether a reply is pending. */
  readonly typing: boolean;
  /** The words of the panel. */
  readonly texts: ChatTexts;
  /** Buttons that send a message: before the first one, and after a reply failed to load. */
  readonly quickReplies: ReactNode;
  /** Link to the form, after repeated fallback replies. */
  readonly handOver: ReactNode;
  /** Sends a keyword that was offered below a reply. */
  readonly onTopic: (topic: string) => void;
}

/**
 * Renders the messages in a live region (`role="log"`) and scrolls to the latest on each change, smoothly unless the
 * visitor prefers reduced motion.
 *
 * Keyboard: the log is focusable, so that arrow keys scroll it (WCAG 2.1.1).
 */
export function MessageLog({ messages, typing, texts, quickReplies, handOver, onTopic }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const mounted = useRef(false);

  useLayoutEffect(() => {
    const { current } = log;
    // The panel opens at the latest message without animation, and a new conversation at its greeting.
    if (messages.length > 1)
      current?.scrollTo({ top: current.scrollHeight, behavior: mounted.current ? 'auto' : 'instant' });
    mounted.current = true;
  }, [messages, typing]);

  return (
    <div ref={log} role="log" aria-label={texts.log} tabIndex={0} className={styles.log}>
      <ol role="list" className={styles.messages}>
        {messages.map(({ id, from, text, at, topics, urgent }, index) => (
          <li key={id} className={urgent ? styles.urgentMessage : styles.message[from]}>
            <MessageTime at={at} previous={messages[index - 1]?.at} />
            <p className={urgent ? styles.urgentBubble : styles.bubble[from]}>
              <span className={visuallyHidden}>{from === 'user' ? texts.you : texts.bot}: </span>
              {/* A message may have another text direction than the page. */}
              <bdi>
                <MessageContent text={text} />
              </bdi>
            </p>
            {topics ? (
              <div className={styles.offer}>
                <p>{texts.offer}</p>
                <ul role="list" className={styles.starters}>
                  {topics.map((topic) => (
                    <li key={topic}>
                      <button
                        type="button"
                        className={styles.starter}
                        onClick={() => {
                          onTopic(topic);
                        }}
                      >
                        {topic}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {typing ? (
        // Announced by the status region after a delay.
        <p className={styles.typing} aria-hidden="true">
          {texts.typing}
        </p>
      ) : null}
      {/* The log must not announce the buttons. */}
      <div aria-live="off" className={styles.quickReplies}>
        {quickReplies}
      </div>
      {handOver}
    </div>
  );
}

/** Renders the time above the first message of a minute. */
function MessageTime({ at, previous }: { readonly at: number; readonly previous: number | undefined }) {
  const time = formatTime(at);
  if (previous !== undefined && formatTime(previous) === time) return null;
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {time}
    </time>
  );
}

function MessageContent({ text }: { readonly text: MessageText }) {
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
