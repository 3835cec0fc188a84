import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../Link/LinkProvider';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './ChatPanel.css';
import { isSafeHref } from './isSafeHref';
import type { ChatTexts } from './texts';
import { formatTime } from './transcript';
import type { ChatMessage, MessageText } from './types';

interface MessageLogProps {
  readonly messages: readonly ChatMessage[];
  readonly typing: boolean;
  readonly texts: ChatTexts;
  /** Messages offered as buttons; none once the conversation has started, or next to suggestions. */
  readonly starters: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly children: ReactNode;
}

/** Scrolls to the latest message on each change. The log is focusable, so that arrow keys scroll it (WCAG 2.1.1). */
export function MessageLog({ messages, typing, texts, starters, onChoose, children }: MessageLogProps) {
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
        {messages.map(({ id, from, text, at, topics }, index) => (
          <li key={id} className={styles.message[from]}>
            {index > 0 && (index === 1 || formatTime(at) !== formatTime(messages[index - 1]?.at ?? 0)) ? (
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {formatTime(at)}
              </time>
            ) : null}
            <p className={styles.bubble[from]}>
              <span className={visuallyHidden}>{from === 'user' ? texts.you : texts.bot}: </span>
              {/* A message may have another text direction than the page. */}
              <bdi>
                <MessageContent text={text} />
              </bdi>
            </p>
            {topics ? (
              <div className={styles.offer}>
                <p>{texts.offer}</p>
                <Choices choices={topics} onChoose={onChoose} />
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
      {starters.length > 0 ? (
        // The log must not announce the buttons.
        <div aria-live="off">
          <Choices label={texts.starters} choices={starters} onChoose={onChoose} />
        </div>
      ) : null}
      {children}
    </div>
  );
}

interface ChoicesProps {
  readonly label?: string;
  readonly choices: readonly string[];
  readonly onChoose: (text: string) => void;
}

function Choices({ label, choices, onChoose }: ChoicesProps) {
  return (
    <ul role="list" aria-label={label} className={styles.starters}>
      {choices.map((text) => (
        <li key={text}>
          <button type="button" className={styles.starter} onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MessageContent({ text }: { readonly text: MessageText }) {
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
