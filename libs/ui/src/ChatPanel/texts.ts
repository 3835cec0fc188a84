import type { MessageText } from './types';

export const defaultTexts = {
  /** Heading and accessible name of the panel. */
  title: 'Chat with us',
  /** Accessible name of the close button. */
  close: 'Close the chat',
  /** Accessible name of the message log. */
  log: 'Messages',
  /** The visitor: before each of their messages for screen readers, and in the transcript. */
  you: 'You',
  /** The bot: before each reply for screen readers, and in the transcript. */
  bot: 'Assistant',
  /** First message of a new conversation. */
  greeting: [
    'Hello. I answer from a fixed list of topics. Type a word or a question, or choose one below.',
  ] as MessageText,
  /** Accessible name of the quick replies. */
  starters: 'Questions to begin with',
  /** Shown until the reply arrives. */
  typing: 'Typing...',
  /** Announced to screen readers until the reply arrives. */
  typingStatus: 'Writing a reply',
  /** Label of the text field. */
  input: 'Your message',
  /** Placeholder of the text field. */
  placeholder: 'A word or a question',
  /** Label of the submit button. */
  send: 'Send',
  /** Accessible name of the list of suggestions. */
  suggestions: 'Topics that match',
  /** Announced when the number of suggestions changes. */
  suggestionCount: (count: number): string =>
    count === 1 ? '1 topic matches' : `${String(count)} topics match`,
  /** Shown above keywords that a question may be about: below a reply, and while typing text that matches none. */
  offer: 'Perhaps one of these helps',
  /** Shown below the title, such as a telephone number for emergencies. Nothing if empty. */
  notice: [] as MessageText,
  /** Shown before the reply to a question that reports an emergency, with a telephone number. Nothing if empty. */
  urgent: [] as MessageText,
  /** Announced when the number of these keywords changes while typing. */
  guessCount: (count: number): string =>
    count === 1 ? 'No topic matches, 1 is similar' : `No topic matches, ${String(count)} are similar`,
  /** Shown and announced when the message is near its maximum length. */
  charactersLeft: (count: number): string =>
    count === 1 ? '1 character left' : `${String(count)} characters left`,
  /** Shown and announced after a text was truncated. */
  truncated: (maxLength: number): string =>
    `Shortened to ${String(maxLength)} characters. Nothing has been sent.`,
  /** Label of the link to a person. */
  contact: 'Contact a person',
  /** Label of the button that copies the transcript. */
  copy: 'Copy transcript',
  /** Replaces `copy` for three seconds after success. */
  copied: 'Transcript copied',
  /** Replaces `copy` for three seconds after a failure. */
  copyFailed: 'Could not copy',
  /** Label of the button that clears the conversation. */
  clear: 'Clear chat',
  /** Announced after the conversation was cleared. */
  cleared: 'Chat cleared',
  /** Text before the link to the form. */
  handOverPrompt: 'This list may not have what you need.',
  /** Label of the link to the form. */
  handOver: 'Take this conversation to the inquiry form',
  /** Replaces the messages that do not fit into a transcript. */
  omission: '[Earlier messages are left out.]',
};

/** The words of the panel that are shown or announced. */
export type ChatTexts = Readonly<typeof defaultTexts>;
