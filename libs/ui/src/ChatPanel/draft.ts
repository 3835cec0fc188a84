export interface Draft {
  readonly text: string;
  readonly listOpen: boolean;
  /** Index of the active option; -1 for none. */
  readonly active: number;
}

/** Returns a draft whose list stays closed until the visitor types or presses an arrow key. */
export const closedDraft = (text = ''): Draft => ({ text, listOpen: false, active: -1 });

/**
 * Returns the draft after a key on the list of suggestions, or undefined if the text field handles the key. Home and End
 * move within the list only while an option is active.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function draftAfterKey(
  key: string,
  terms: readonly string[],
  { text, listOpen, active }: Draft,
): Draft | undefined {
  if (terms.length === 0) return undefined;
  const last = terms.length - 1;
  const move = (to: number): Draft => ({ text, listOpen: true, active: to });
  if (key === 'ArrowDown') return move(listOpen && active < last ? active + 1 : 0);
  if (key === 'ArrowUp') return move(listOpen && active > 0 ? active - 1 : last);
  if (!listOpen) return undefined;
  if (key === 'Escape') return closedDraft(text);
  const term = terms[active];
  if (term === undefined) return undefined;
  if (key === 'Home') return move(0);
  if (key === 'End') return move(last);
  return key === 'Enter' ? closedDraft(term) : undefined;
}
