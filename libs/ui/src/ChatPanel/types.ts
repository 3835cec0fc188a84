/**
 * A part of a message: plain text or a link, never HTML.
 *
 * @typeParam Href which targets a link may have; narrow it to check links at compile time
 */
export type MessageNode<Href extends string = string> =
  string | { readonly text: string; readonly href: Href };

/** The content of a message: its parts in reading order. */
export type MessageText<Href extends string = string> = readonly MessageNode<Href>[];

/** One message of the conversation. */
export interface ChatMessage {
  readonly id: number;
  readonly from: 'user' | 'bot';
  readonly text: MessageText;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A keyword that contains the typed text, or that the typed text may mean. */
export interface ChatSuggestion {
  readonly term: string;
  /** The alias of the keyword that matches, if the keyword itself does not. It is shown in brackets. */
  readonly alias?: string;
  /** Ranges of `alias`, or else of `term`, that match: half-open UTF-16 offsets, ascending, not overlapping. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/**
 * The reply to a message, or a function that loads it. The function is called once for each message, as soon as it is
 * sent; it should reject after a time-out.
 */
export type ChatReply = MessageText | (() => Promise<MessageText>);

/** Answers and suggests; implemented by an engine of `@keystrand/chat-engine` whose replies are `ChatReply`. */
export interface ChatEngine {
  answer(input: string): { readonly matched: boolean; readonly reply: ChatReply };
  suggest(input: string): readonly ChatSuggestion[];
  /**
   * Returns what the typed text may mean. Called only if `suggest` returns nothing; shown and announced as a guess. For
   * example the results of `@keystrand/chat-engine/words` and `/near`. It should return nothing for text that `answer`
   * matches.
   */
  didYouMean?(input: string): readonly ChatSuggestion[];
}

/** Storage of the history. The functions may fail silently; they must not throw. */
export interface ChatStorage {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}
