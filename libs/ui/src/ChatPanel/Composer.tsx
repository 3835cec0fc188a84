import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { MarkedText } from '../MarkedText/MarkedText';
import * as styles from './ChatPanel.css';
import { closedDraft, draftAfterKey } from './draft';
import type { Draft } from './draft';
import type { ChatTexts } from './texts';
import type { ChatSuggestion } from './types';

/** Maximum length of a message in UTF-16 units. */
export const maxLength = 280;

interface ComposerProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Keywords that match the draft, or that it may mean. */
  readonly suggestions: readonly ChatSuggestion[];
  /** Whether the suggestions are guesses, which the heading of the list states. */
  readonly guessed: boolean;
  /** Message about the length of the text, or an empty string. */
  readonly counter: string;
  readonly texts: ChatTexts;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSend: () => void;
}

/** Keeps the focus in the text field, and a phone's keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Renders the text field: a combobox with a list of suggestions above it. */
export function Composer(props: ComposerProps) {
  const { draft, setDraft, suggestions, guessed, counter, texts, input, onSend } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const open = draft.listOpen && suggestions.length > 0;
  const active = open ? draft.active : -1;
  const optionId = (index: number) => `${id}option-${String(index)}`;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, keyCode, nativeEvent, shiftKey } = event;
    // Safari fires `compositionend` before the keydown event of the Enter that ended it; only key code 229 identifies that
    // event (https://bugs.webkit.org/show_bug.cgi?id=165004).
    if (nativeEvent.isComposing || keyCode === 229 || shiftKey) {
      // The Enter that accepts a composition must not send the message, nor does Shift+Enter.
      if (key === 'Enter') event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const terms = suggestions.map(({ term }) => term);
    const next = draftAfterKey(key, terms, draft);
    if (!next) return;
    event.preventDefault();
    setDraft(next);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {open ? (
        <div className={styles.suggestions}>
          {guessed ? (
            <p aria-hidden="true" className={styles.guessHeading}>
              {texts.offer}
            </p>
          ) : null}
          <ul
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label={guessed ? texts.offer : texts.suggestions}
            className={styles.suggestionList}
          >
            {suggestions.map(({ term, ranges = [] }, index) => (
              // No key handlers: the focus stays in the text field (aria-activedescendant).
              <li
                key={term}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.suggestion}
                onMouseDown={keepFocus}
                onClick={() => setDraft(closedDraft(term))}
              >
                <MarkedText text={term} ranges={ranges} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <input
        ref={input}
        type="text"
        dir="auto"
        role="combobox"
        className={styles.input}
        aria-label={texts.input}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-describedby={counter ? `${id}counter` : undefined}
        autoComplete="off"
        maxLength={maxLength}
        enterKeyHint="send"
        placeholder={texts.placeholder}
        value={draft.text}
        onChange={(event) => setDraft({ text: event.target.value, listOpen: true, active: -1 })}
        onKeyDown={onKeyDown}
        onBlur={() => setDraft(closedDraft(draft.text))}
      />
      <button type="submit" className={styles.send} onMouseDown={keepFocus}>
        {texts.send}
      </button>
      {counter ? (
        <p id={`${id}counter`} className={styles.counter}>
          {counter}
        </p>
      ) : null}
    </form>
  );
}
