import type { Draft, DraftAction } from './draftReducer';

/**
 * Returns the action of a key on the list of suggestions, or undefined if the text field handles the key. Home and End
 * move within the list only while an option is active.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function comboboxAction(
  key: string,
  terms: readonly string[],
  { listOpen, active }: Pick<Draft, 'listOpen' | 'active'>,
): DraftAction | undefined {
  if (terms.length === 0) return undefined;
  const last = terms.length - 1;
  const move = (to: number) => ({ type: 'moved', active: to }) as const;
  if (key === 'ArrowDown') return move(listOpen && active < last ? active + 1 : 0);
  if (key === 'ArrowUp') return move(listOpen && active > 0 ? active - 1 : last);
  if (!listOpen) return undefined;
  if (key === 'Escape') return { type: 'listClosed' };
  const term = terms[active];
  if (term === undefined) return undefined;
  if (key === 'Home') return move(0);
  if (key === 'End') return move(last);
  if (key === 'Enter') return { type: 'chosen', term };
  return undefined;
}
