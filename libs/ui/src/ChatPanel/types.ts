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
  /** Keywords offered below the text. */
  readonly topics?: readonly string[];
  /** Whether the message is shown above the log, in view of all others. */
  readonly urgent?: boolean;
}

/** A keyword that contains the typed text, or that a question may be about. */
export interface ChatSuggestion {
  readonly term: string;
  /** Ranges of `term` that match: half-open UTF-16 offsets, ascending, not overlapping. @default none */
  readonly ranges?: readonly (readonly [start: number, end: number])[];
  /** Whether the question reports an emergency: `ChatTexts.urgent` is then shown before the reply. */
  readonly urgent?: boolean;
}

/**
 * Answers and suggests; implemented by an engine of `@keystrand/chat-engine` whose replies are `MessageText`. Synchronous,
 * because suggestions follow each key, and a reply that is due may not fail: an application with a remote source loads its
 * table first.
 */
export interface ChatEngine {
  answer(input: string): { readonly matched: boolean; readonly reply: MessageText };
  suggest(input: string): readonly ChatSuggestion[];
  /**
   * Returns the keywords that a text may be about, best first; for example the results of `@keystrand/chat-engine/questions`.
   * Called for typed text that `suggest` finds nothing for, and for a message that `answer` does not match: the keywords are
   * offered below the reply.
   */
  ask?(input: string): readonly ChatSuggestion[];
}

/** Storage of the history. The functions may fail silently; they must not throw. */
export interface ChatStorage {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}
