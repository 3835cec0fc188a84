/** A piece of a message: plain words, or a link. Never HTML. */
export type MessageNode = string | { readonly text: string; readonly href: string };

/** What a message says, its pieces in reading order. */
export type MessageText = readonly MessageNode[];

/** One message of the conversation (specification, section 3). */
export interface ChatMessage {
  readonly id: number;
  readonly from: 'user' | 'bot';
  readonly text: MessageText;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A keyword that contains what is typed. */
export interface ChatSuggestion {
  readonly term: string;
  /** Where the typed letters stand in the term: half-open UTF-16 offsets, ascending, never overlapping. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/**
 * What a message is answered with: the words, or the function that brings them. It is called once for each message, as
 * soon as that is sent; it should reject where the words do not come in good time.
 */
export type ChatReply = MessageText | (() => Promise<MessageText>);

/** What the panel asks; an engine of `@keystrand/chat-engine` fits, and so does anything of this shape. */
export interface ChatEngine {
  answer(input: string): { readonly matched: boolean; readonly reply: ChatReply };
  suggest(input: string): readonly ChatSuggestion[];
}

/** Where the history is kept; both functions may fail silently, none may throw. */
export interface ChatStorage {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}
