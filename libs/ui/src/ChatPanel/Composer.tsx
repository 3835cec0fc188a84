import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './ChatPanel.css';
import type { Draft, DraftAction } from './draftReducer';
import { comboboxAction } from './comboboxAction';
import type { ChatTexts } from './texts';
import type { ChatSuggestion } from './types';

interface ComposerProps {
  /** What is written and which suggestion is marked. */
  readonly draft: Draft;
  /** Changes the draft. */
  readonly onDraft: (action: DraftAction) => void;
  /** What matches the draft, in the order of the table. */
  readonly suggestions: readonly ChatSuggestion[];
  /** In UTF-16 code units, as the browser counts. */
  readonly maxLength: number;
  /** What is to be said about the length; empty while there is nothing. */
  readonly counter: string;
  /** Every word of the panel. */
  readonly texts: ChatTexts;
  /** The text field, for giving it the focus. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** First sign that something will be written. */
  readonly onIntend: () => void;
  /** Sends the draft. */
  readonly onSend: () => void;
}

/** Leaves the focus, and with it a phone's keyboard, where it is. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Safari ends the composition before it reports the Enter that ended it; only the key code 229 then tells
 * (UI Events, section 7.3.1; https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent) {
  return nativeEvent.isComposing || keyCode === 229;
}

/**
 * Where a message is written: a combobox with a list of suggestions over it, by the ARIA Authoring Practices.
 *
 * Keyboard: Enter sends; arrows walk the suggestions, Enter on one fills it in, Escape closes their list.
 *
 * WCAG: name, role and state (4.1.2), number of suggestions announced (4.1.3).
 */
export function Composer(props: ComposerProps) {
  const { draft, onDraft, suggestions, maxLength, counter, texts, input, onIntend, onSend } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const open = draft.listOpen && suggestions.length > 0;
  const active = open ? draft.active : -1;
  const optionId = (index: number) => `${id}option-${String(index)}`;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (index: number) => {
    const term = suggestions[index]?.term;
    if (term !== undefined) onDraft({ type: 'chosen', term });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      // The Enter that accepts a word must not send the message.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const move = comboboxAction(event.key, { count: suggestions.length, active, open });
    if (!move) return;
    event.preventDefault();
    if (move.type === 'move') onDraft({ type: 'moved', active: move.to });
    else if (move.type === 'choose') choose(move.index);
    else onDraft({ type: 'listClosed' });
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
        <ul
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={texts.suggestions}
          className={styles.suggestions}
        >
          {suggestions.map(({ term, ranges }, index) => (
            // Reached with the arrows from the text field, which keeps the focus.
            <li
              key={term}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.suggestion}
              onMouseDown={keepFocus}
              onClick={() => {
                choose(index);
              }}
            >
              <Marked term={term} ranges={ranges} />
            </li>
          ))}
        </ul>
      ) : null}
      <label htmlFor={`${id}input`} className={visuallyHidden}>
        {texts.input}
      </label>
      <input
        ref={input}
        id={`${id}input`}
        type="text"
        dir="auto"
        role="combobox"
        className={styles.input}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-describedby={counter ? `${id}counter` : undefined}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={texts.placeholder}
        value={draft.text}
        onPointerDown={onIntend}
        onChange={(event) => {
          onIntend();
          onDraft({ type: 'typed', text: event.target.value, maxLength });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onDraft({ type: 'listClosed' });
        }}
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

/** A keyword with the typed letters marked. */
function Marked({ term, ranges }: ChatSuggestion) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <span>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {term.slice(ends[index], start)}
          <mark className={styles.mark}>{term.slice(start, end)}</mark>
        </span>
      ))}
      {term.slice(ends.at(-1))}
    </span>
  );
}
