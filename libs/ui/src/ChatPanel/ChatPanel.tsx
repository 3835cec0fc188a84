'use client';

import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { iconButton } from '../Icon/iconButton.css';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/LinkProvider';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import * as styles from './ChatPanel.css';
import { Composer, maxLength } from './Composer';
import { fallbacksBeforeHandOver, replyDelay } from './conversationReducer';
import { closedDraft } from './draft';
import { MessageContent, MessageLog } from './MessageLog';
import { defaultTexts } from './texts';
import type { ChatTexts } from './texts';
import { transcript } from './transcript';
import type { ChatEngine, ChatStorage } from './types';
import { useConversation } from './useConversation';
import { useVisualViewport } from './useVisualViewport';

/** Number of remaining units from which the counter is shown. */
const counterFrom = 40;

/** Milliseconds for which the result of an action is shown. */
const statusTime = 3000;

type RootProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onKeyDown' | 'role' | 'tabIndex'>;

export interface ChatPanelProps extends RootProps {
  /** `id` of the panel, for `aria-controls` of its button. */
  readonly id: string;
  readonly open: boolean;
  /** Called on Escape, the close button, and the link to the form. The caller returns the focus to the button. */
  readonly onClose: () => void;
  /** Returns suggestions and replies. Must not change. */
  readonly engine: ChatEngine;
  /** Replaces some or all of the English texts. Must not change. */
  readonly texts?: Partial<ChatTexts>;
  /** Keywords offered in a new conversation, and below a fallback reply if no topic is near. Must not change. */
  readonly starters: readonly string[];
  /** Target of the link to a person. */
  readonly contactHref: string;
  /** The form that takes over the conversation; offered after two fallback replies. */
  readonly handOver: {
    readonly href: string;
    /** Maximum length of the transcript in UTF-16 units. */
    readonly maxLength: number;
    /** Called with the transcript when the link is followed, before the page changes. */
    readonly onHandOver: (transcript: string) => void;
  };
  /** Stores the history; without it the history is lost on a page load. Must not change. */
  readonly storage?: ChatStorage;
  /** Called with the number of replies that arrived while the panel was closed. Must not change. */
  readonly onUnread?: (count: number) => void;
  /** Milliseconds from a message to its reply. @default 1000 */
  readonly delay?: number;
}

/**
 * The chat: a small non-modal dialog above its button, as wide as the viewport on phones. Import it on demand from
 * `@keystrand/ui/chat`, and keep it mounted: while closed it renders nothing and still receives replies.
 *
 * Keyboard: Enter sends; arrow keys move through the suggestions, Enter fills in the active one; Escape closes the list,
 * then the panel.
 */
export function ChatPanel({
  id,
  open,
  onClose,
  engine,
  texts: ownTexts,
  starters,
  contactHref,
  handOver,
  storage,
  onUnread,
  delay = replyDelay,
  className,
  ref,
  ...rest
}: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  useImperativeHandle(ref, () => panel.current as HTMLElement);
  useVisualViewport(panel, open);

  const texts = useMemo(() => ({ ...defaultTexts, ...ownTexts }), [ownTexts]);
  const [conversation, dispatch] = useConversation({ engine, urgent: texts.urgent, starters, storage, open });
  const { messages, unread } = conversation;
  const shown = useMemo(
    () => [
      { id: 0, from: 'bot', text: texts.greeting, at: 0 } as const,
      ...messages.filter((message) => !message.urgent),
    ],
    [texts, messages],
  );
  const alarm = messages.findLast((message) => message.urgent);
  const typing = conversation.pending.length > 0;
  const started = messages.length > 0;

  const [draft, setDraft] = useState(closedDraft());
  // The browser paints a typed character before the suggestions, which take longer.
  const suggestedFor = useDeferredValue(draft.text);
  const [suggestions, guessed] = useMemo(() => {
    const exact = engine.suggest(suggestedFor);
    const text = suggestedFor.trim();
    if (exact.length > 0 || !text || !engine.ask || engine.answer(text).matched) return [exact, false];
    return [engine.ask(text), true];
  }, [engine, suggestedFor]);
  const left = maxLength - draft.text.length;
  const counter = left <= counterFrom ? texts.charactersLeft(left) : '';
  const [status, setStatus] = useState<'copied' | 'copyFailed' | 'cleared'>();
  useEffect(() => {
    const timer = setTimeout(setStatus, statusTime);
    return () => clearTimeout(timer);
  }, [status]);

  const count = draft.listOpen ? suggestions.length : 0;
  const announcement =
    counter ||
    (typing && texts.typingStatus) ||
    (count > 0 && (guessed ? `${texts.offer}: ${String(count)}` : texts.suggestionCount(count))) ||
    (status && texts[status]) ||
    '';

  useEffect(() => {
    onUnread?.(unread);
  }, [onUnread, unread]);

  useEffect(() => {
    if (open) focusStart(input, panel);
  }, [open]);

  if (!open) return null;

  const sendText = (text: string) => {
    if (!text.trim()) return;
    dispatch({ type: 'sent', text, at: Date.now(), delay });
    setDraft(closedDraft());
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(transcript(messages, texts));
      setStatus('copied');
    } catch {
      // Permission was denied, or the context is insecure and has no clipboard.
      setStatus('copyFailed');
    }
  };
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      ref={panel}
      id={id}
      role="dialog"
      tabIndex={-1}
      className={clsx(styles.panel, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <div>
          <h2 id={headingId} className={styles.heading}>
            {texts.title}
          </h2>
          {texts.notice.length > 0 && !alarm ? (
            <p className={styles.notice}>
              <MessageContent text={texts.notice} />
            </p>
          ) : null}
        </div>
        <button type="button" className={iconButton} aria-label={texts.close} onClick={onClose}>
          <InterfaceIcon name="close" size={24} />
        </button>
      </div>
      <p aria-live="polite" className={alarm && styles.alarm}>
        {alarm ? <MessageContent key={alarm.id} text={alarm.text} /> : null}
      </p>
      <MessageLog
        messages={shown}
        typing={typing}
        texts={texts}
        starters={started || count > 0 ? [] : starters}
        onChoose={(text) => {
          sendText(text);
          // The first message removes the buttons.
          focusStart(input, panel);
        }}
      >
        {conversation.fallbacks >= fallbacksBeforeHandOver && !alarm ? (
          <p className={styles.handOver}>
            {texts.handOverPrompt}{' '}
            <Link
              href={handOver.href}
              className={styles.link}
              onClick={() => {
                handOver.onHandOver(transcript(messages, texts, handOver.maxLength));
                onClose();
              }}
            >
              {texts.handOver}
            </Link>
          </p>
        ) : null}
      </MessageLog>
      <Composer
        draft={draft}
        setDraft={setDraft}
        suggestions={suggestions}
        guessed={guessed}
        counter={counter}
        texts={texts}
        input={input}
        onSend={() => sendText(draft.text)}
      />
      <div className={styles.footer}>
        <Link href={contactHref} className={styles.action}>
          {texts.contact}
        </Link>
        {started ? (
          <>
            <button type="button" className={styles.action} onClick={() => void copy()}>
              {texts[status === 'copied' || status === 'copyFailed' ? status : 'copy']}
            </button>
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dispatch({ type: 'cleared' });
                setStatus('cleared');
                focusStart(input, panel);
              }}
            >
              {texts.clear}
            </button>
          </>
        ) : null}
      </div>
      <LiveRegion text={announcement} />
    </section>
  );
}

/** Focuses the text field, or the panel on touch screens: an on-screen keyboard would cover the messages. */
function focusStart(input: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  // Not `(pointer: fine)`: a browser without a screen or with an unknown pointer reports none.
  const target = matchMedia('(pointer: coarse)').matches ? panel : input;
  target.current?.focus({ preventScroll: true });
}
