/** What is being written, and the list of suggestions under it. */
export interface Draft {
  readonly text: string;
  /** Whether the suggestions may show. */
  readonly listOpen: boolean;
  /** Place of the option that the arrows have reached; -1 for none. */
  readonly active: number;
  /** Whether the last change was longer than allowed, and was cut. */
  readonly cut: boolean;
}

export const emptyDraft: Draft = { text: '', listOpen: false, active: -1, cut: false };

export type DraftAction =
  | { readonly type: 'typed'; readonly text: string; readonly maxLength: number }
  | { readonly type: 'chosen'; readonly term: string }
  | { readonly type: 'moved'; readonly active: number }
  | { readonly type: 'listClosed' | 'sent' };

/** The draft after an event. */
export function draft(state: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'typed': {
      const text = cutTo(action.text, action.maxLength);
      return { text, listOpen: true, active: -1, cut: text !== action.text };
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

/** The beginning of a text, at most `maxLength` UTF-16 units, never half a character. */
function cutTo(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 1));
  return text.slice(0, splitsPair ? maxLength - 1 : maxLength);
}
