import type { MessageText } from './types';

/** Every word of the panel. */
export interface ChatTexts {
  /** Names the panel. */
  readonly title: string;
  readonly close: string;
  /** Names the list of messages. */
  readonly log: string;
  /** Who speaks: before each message for screen readers, and in the transcript. */
  readonly you: string;
  readonly bot: string;
  /** First message of a new conversation. */
  readonly greeting: MessageText;
  /** Names the quick replies. */
  readonly starters: string;
  /** Said in place of a reply that does not come, and of any where the keywords do not. */
  readonly unavailable: MessageText;
  /** Words of the button that then sends the same message once more. */
  readonly askAgain: string;
  /** Shows while a reply is due. */
  readonly typing: string;
  /** What is announced of it, where the reply keeps the visitor waiting. */
  readonly typingStatus: string;
  /** Names the text field. */
  readonly input: string;
  readonly placeholder: string;
  readonly send: string;
  /** Names the list of suggestions. */
  readonly suggestions: string;
  readonly suggestionCount: (count: number) => string;
  /** How many characters may follow. */
  readonly left: (count: number) => string;
  /** What happened to a text that was too long. */
  readonly cut: (maxLength: number) => string;
  /** Words of the link that leads to a person. */
  readonly contact: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly clear: string;
  readonly cleared: string;
  /** Offers the other way, before the words of its link. */
  readonly offer: string;
  readonly handOver: string;
  /** Stands in a transcript where messages were left out. */
  readonly omission: string;
}
