/** State of the text field and its list of suggestions. */
export interface Draft {
  readonly text: string;
  /** Whether the suggestions may be shown. */
  readonly listOpen: boolean;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  /** Whether the last change exceeded the maximum length. */
  readonly truncated: boolean;
}

export const emptyDraft: Draft = { text: '', listOpen: false, active: -1, truncated: false };

export type DraftAction =
  | { readonly type: 'typed'; readonly text: string; readonly maxLength: number }
  | { readonly type: 'chosen'; readonly term: string }
  | { readonly type: 'moved'; readonly active: number }
  | { readonly type: 'listClosed' | 'sent' };

export function draftReducer(state: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'typed': {
      const text = truncate(action.text, action.maxLength);
      return { text, listOpen: true, active: -1, truncated: text !== action.text };
    }
    case 'chosen':
      return { ...emptyDraft, text: action.term };
    case 'moved':
      return { ...state, listOpen: true, active: action.active };
    case 'listClosed':
      return state.listOpen ? { ...state, listOpen: false, active: -1 } : state;
    case 'sent':
      return emptyDraft;
  }
}

/** Truncates a text to `maxLength` UTF-16 units without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 1));
  return text.slice(0, splitsPair ? maxLength - 1 : maxLength);
}
