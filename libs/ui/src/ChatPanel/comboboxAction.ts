export interface ListPosition {
  /** Number of options. */
  readonly count: number;
  /** Place of the active option; -1 for none. */
  readonly active: number;
  /** Whether the list shows. */
  readonly open: boolean;
}

export type ListMove =
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'close' };

/**
 * What a key does to the list of suggestions, by the combobox pattern of the ARIA Authoring Practices; undefined where it
 * is the text field's own. Home and End belong to the list only while one of its options is active.
 */
export function comboboxAction(key: string, { count, active, open }: ListPosition): ListMove | undefined {
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
