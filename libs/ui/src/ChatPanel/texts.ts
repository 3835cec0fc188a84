import type { MessageText } from './types';

/** The words of the panel that are shown or announced. */
export interface ChatTexts {
  /** Heading and accessible name of the panel. */
  readonly title: string;
  /** Accessible name of the close button. */
  readonly close: string;
  /** Accessible name of the message log. */
  readonly log: string;
  /** The visitor: before each of their messages for screen readers, and in the transcript. */
  readonly you: string;
  /** The bot: before each reply for screen readers, and in the transcript. */
  readonly bot: string;
  /** First message of a new conversation. */
  readonly greeting: MessageText;
  /** Accessible name of the quick replies. */
  readonly starters: string;
  /** Shown until the reply arrives. */
  readonly typing: string;
  /** Announced to screen readers until the reply arrives. */
  readonly typingStatus: string;
  /** Label of the text field. */
  readonly input: string;
  /** Placeholder of the text field. */
  readonly placeholder: string;
  /** Label of the submit button. */
  readonly send: string;
  /** Accessible name of the list of suggestions. */
  readonly suggestions: string;
  /** Announced when the number of suggestions changes. */
  readonly suggestionCount: (count: number) => string;
  /** Shown above keywords that a question may be about: below a reply, and while typing text that matches none. */
  readonly offer: string;
  /** Shown below the title, such as a telephone number for emergencies. Nothing if empty. */
  readonly notice: MessageText;
  /** Shown before the reply to a question that reports an emergency, with a telephone number. Nothing if empty. */
  readonly urgent: MessageText;
  /** Announced when the number of these keywords changes while typing. */
  readonly guessCount: (count: number) => string;
  /** Shown and announced when the message is near its maximum length. */
  readonly charactersLeft: (count: number) => string;
  /** Shown and announced after a text was truncated. */
  readonly truncated: (maxLength: number) => string;
  /** Label of the link to a person. */
  readonly contact: string;
  /** Label of the button that copies the transcript. */
  readonly copy: string;
  /** Replaces `copy` for three seconds after success. */
  readonly copied: string;
  /** Replaces `copy` for three seconds after a failure. */
  readonly copyFailed: string;
  /** Label of the button that clears the conversation. */
  readonly clear: string;
  /** Announced after the conversation was cleared. */
  readonly cleared: string;
  /** Text before the link to the form. */
  readonly handOverPrompt: string;
  /** Label of the link to the form. */
  readonly handOver: string;
  /** Replaces the messages that do not fit into a transcript. */
  readonly omission: string;
}

export const defaultTexts: ChatTexts = {
  title: 'Chat with us',
  close: 'Close the chat',
  log: 'Messages',
  you: 'You',
  bot: 'Assistant',
  greeting: ['Hello. I answer from a fixed list of topics. Type a word or a question, or choose one below.'],
  starters: 'Questions to begin with',
  typing: 'Typing...',
  typingStatus: 'Writing a reply',
  input: 'Your message',
  placeholder: 'A word or a question',
  send: 'Send',
  suggestions: 'Topics that match',
  suggestionCount: (count) => (count === 1 ? '1 topic matches' : `${String(count)} topics match`),
  offer: 'Perhaps one of these helps',
  notice: [],
  urgent: [],
  guessCount: (count) =>
    count === 1 ? 'No topic matches, 1 is similar' : `No topic matches, ${String(count)} are similar`,
  charactersLeft: (count) => (count === 1 ? '1 character left' : `${String(count)} characters left`),
  truncated: (maxLength) => `Shortened to ${String(maxLength)} characters. Nothing has been sent.`,
  contact: 'Contact a person',
  copy: 'Copy transcript',
  copied: 'Transcript copied',
  copyFailed: 'Could not copy',
  clear: 'Clear chat',
  cleared: 'Chat cleared',
  handOverPrompt: 'This list may not have what you need.',
  handOver: 'Take this conversation to the inquiry form',
  omission: '[Earlier messages are left out.]',
};
