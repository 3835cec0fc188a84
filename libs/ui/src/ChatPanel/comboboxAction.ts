export interface ListState {
  /** Number of options. */
  readonly count: number;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  /** Whether the list is shown. */
  readonly open: boolean;
}

export type ComboboxAction =
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'close' };

/**
 * Returns the action of a key on the list of suggestions, or undefined if the text field handles the key. Home and End
 * move within the list only while an option is active.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function comboboxAction(key: string, { count, active, open }: ListState): ComboboxAction | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return { type: 'move', to: open && active < last ? active + 1 : 0 };
  if (key === 'ArrowUp') return { type: 'move', to: open && active > 0 ? active - 1 : last };
  if (!open) return undefined;
  if (key === 'Escape') return { type: 'close' };
  if (active < 0) return undefined;
  if (key === 'Home') return { type: 'move', to: 0 };
  if (key === 'End') return { type: 'move', to: last };
  if (key === 'Enter') return { type: 'choose', index: active };
  return undefined;
}
