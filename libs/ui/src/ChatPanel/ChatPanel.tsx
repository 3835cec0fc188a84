import { useEffect, useId, useMemo, useReducer, useRef } from 'react';
import type { RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/Link';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './ChatPanel.css';
import { Composer } from './Composer';
import { fallbacksBeforeOffer, hasBegun, isSendable, replyDelay } from './conversationReducer';
import { draft as changeDraft, emptyDraft } from './draftReducer';
import { formatTime } from './formatTime';
import { MessageLog } from './MessageLog';
import type { ChatTexts } from './texts';
import { transcript } from './transcript';
import type { ChatStorage } from './types';
import { useAnnouncement } from './useAnnouncement';
import { useConversation } from './useConversation';
import type { ChatEngineSource } from './useEngine';
import { useTransientStatus } from './useTransientStatus';
import { usePresence } from './usePresence';
import { useVisualViewport } from './useVisualViewport';

/** Longest message, in UTF-16 units. */
const maxLength = 280;

/** From this many units left on, the counter shows. */
const counterFrom = 40;

export interface ChatPanelProps {
  /** Identity of the panel, for the `aria-controls` of its button. */
  readonly id: string;
  /** Whether the panel is shown. */
  readonly open: boolean;
  /** Asked to close: by Escape, the close button, or the way to the form. The caller gives the focus back to its button. */
  readonly onClose: () => void;
  /** Suggests and answers; a function that fetches one is called on the first sign that it is wanted. Must be the same at each render. */
  readonly engine: ChatEngineSource;
  /** Every word of the panel. */
  readonly texts: ChatTexts;
  /** Keywords offered as buttons at the beginning. */
  readonly starters: readonly string[];
  /** Where a person is reached. */
  readonly contactHref: string;
  /** The form that takes the conversation over, offered after two replies that found nothing. */
  readonly handOver: {
    readonly href: string;
    /** Longest transcript that the form takes, in UTF-16 units. */
    readonly maxLength: number;
    /** Given the transcript when the link is followed, before the page changes. */
    readonly onTake: (transcript: string) => void;
  };
  /** Keeps the history of the visit; left out, the history goes with the page. Must be the same at each render. */
  readonly storage?: ChatStorage;
  /** Told how many replies came while the panel was closed. Must be the same function at each render. */
  readonly onUnread?: (count: number) => void;
  /** Milliseconds from a message to its reply. @default 1000, by the specification, section 9 */
  readonly delay?: number;
}

/**
 * The chat helper: a small panel beside its button, a sheet of the page's width on phones. Import it on demand from
 * `@keystrand/ui/chat`, and keep it mounted: closed, it shows nothing and still receives replies.
 *
 * Keyboard: Enter sends, Shift+Enter does not; arrows walk the suggestions, Enter on one fills it in; Escape closes
 * the list, then the panel.
 *
 * WCAG: a labelled non-modal dialog (4.1.2) with a log of messages and one status region (4.1.3), no trap (2.1.2),
 * text field clear of the on-screen keyboard (2.4.11), targets of 44 px but for links in a sentence (2.5.5).
 */
export function ChatPanel(props: ChatPanelProps) {
  const { id, open, onClose, texts, starters, contactHref, handOver, storage, onUnread } = props;
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const present = usePresence(open, panel);
  useVisualViewport(panel, present);

  const { conversation, engine, prepare, send, clear } = useConversation({
    source: props.engine,
    unavailable: texts.unavailable,
    storage,
    open,
    greeting: texts.greeting,
    delay: props.delay ?? replyDelay,
  });
  const { messages, unread } = conversation;
  const typing = conversation.pending.length > 0;
  const begun = hasBegun(conversation);
  /** What may be asked once more; not while another reply may still come. */
  const again = typing ? null : conversation.unanswered;

  const [draft, changed] = useReducer(changeDraft, emptyDraft);
  const suggestions = useMemo(() => engine?.suggest(draft.text) ?? [], [engine, draft.text]);
  const left = maxLength - draft.text.length;
  const counter = draft.cut ? texts.cut(maxLength) : left <= counterFrom ? texts.left(left) : '';
  const [outcome, report] = useTransientStatus();

  const announcement = useAnnouncement(
    counter ||
      (typing && texts.typingStatus) ||
      (draft.listOpen && suggestions.length > 0 && texts.suggestionCount(suggestions.length)) ||
      (outcome && texts[outcome]) ||
      '',
  );

  useEffect(() => {
    onUnread?.(unread);
  }, [onUnread, unread]);

  useEffect(() => {
    if (open) takeFocus(input, panel);
  }, [open]);

  if (!present) return null;

  const say = (text: string) => {
    if (!isSendable(text)) return;
    send(text);
    changed({ type: 'sent' });
  };
  const write = (length = Infinity) =>
    transcript(messages, {
      names: { user: texts.you, bot: texts.bot },
      formatTime,
      base: location.href,
      maxLength: length,
      omission: texts.omission,
    });

  return (
    <section
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      inert={!open}
      className={open ? styles.panel : styles.leavingPanel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {texts.title}
        </h2>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <InterfaceIcon name="close" size={24} />
        </button>
      </div>
      <MessageLog
        messages={messages}
        typing={typing}
        texts={texts}
        offer={
          conversation.fallbacks >= fallbacksBeforeOffer ? (
            <p className={styles.offer}>
              {texts.offer}{' '}
              <Link
                href={handOver.href}
                className={styles.link}
                onClick={() => {
                  handOver.onTake(write(handOver.maxLength));
                  onClose();
                }}
              >
                {texts.handOver}
              </Link>
            </p>
          ) : null
        }
        quickReplies={
          begun ? (
            again && (
              <button
                type="button"
                className={styles.starter}
                onClick={() => {
                  // Not by way of the text field, which may hold something else by now.
                  send(again);
                  takeFocus(input, panel);
                }}
              >
                {texts.askAgain}
              </button>
            )
          ) : (
            <ul role="list" aria-label={texts.starters} className={styles.starters}>
              {starters.map((starter) => (
                <li key={starter}>
                  <button
                    type="button"
                    className={styles.starter}
                    onPointerEnter={prepare}
                    onFocus={prepare}
                    onClick={() => {
                      say(starter);
                      // The buttons go with the first message.
                      takeFocus(input, panel);
                    }}
                  >
                    {starter}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      />
      <Composer
        draft={draft}
        onDraft={changed}
        suggestions={suggestions}
        maxLength={maxLength}
        counter={counter}
        texts={texts}
        input={input}
        onIntend={prepare}
        onSend={() => {
          say(draft.text);
        }}
      />
      <div className={styles.foot}>
        <Link href={contactHref} className={styles.contact}>
          {texts.contact}
        </Link>
        {begun ? (
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              onClick={() => {
                void copyText(write()).then(report);
              }}
            >
              {outcome === 'copied' || outcome === 'copyFailed' ? texts[outcome] : texts.copy}
            </button>
            <button
              type="button"
              className={styles.tool}
              onClick={() => {
                clear();
                report('cleared');
                takeFocus(input, panel);
              }}
            >
              {texts.clear}
            </button>
          </div>
        ) : null}
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </section>
  );
}

/** A keyboard that slides up over what one wants to read is no welcome: on touch the panel takes the focus itself. */
function takeFocus(input: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const target = matchMedia('(pointer: fine)').matches ? input.current : panel.current;
  target?.focus({ preventScroll: true });
}

async function copyText(text: string): Promise<'copied' | 'copyFailed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Not allowed, or no secure context, where there is no clipboard at all.
    return 'copyFailed';
  }
}
