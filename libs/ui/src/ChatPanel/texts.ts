import type { MessageText } from './types';

export const defaultTexts = {
  /** Heading and accessible name of the panel. */
  title: 'Chat with us',
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
  placeholder: 'A word or a question',
  send: 'Send',
  /** Accessible name of the list of suggestions. */
  suggestions: 'Topics that match',
  /** Announced when the number of suggestions changes. */
  suggestionCount: (count: number): string =>
    count === 1 ? '1 topic matches' : `${String(count)} topics match`,
  /** Shown above keywords that a question may be about: below a reply, and while typing text that matches none. */
  offer: 'Perhaps one of these helps',
  /** Shown below the title, such as a telephone number for emergencies, until `urgent` is. Nothing if empty. */
  notice: [] as MessageText,
  /** Shown above the messages once a question reports an emergency, with a telephone number. Nothing if empty. */
  urgent: [] as MessageText,
  /** Shown and announced when the message is near its maximum length. */
  charactersLeft: (count: number): string =>
    count === 1 ? '1 character left' : `${String(count)} characters left`,
  /** Link to a person. */
  contact: 'Contact a person',
  copy: 'Copy transcript',
  /** Replaces `copy` for three seconds after success. */
  copied: 'Transcript copied',
  /** Replaces `copy` for three seconds after a failure. */
  copyFailed: 'Could not copy',
  clear: 'Clear chat',
  /** Announced after the conversation was cleared. */
  cleared: 'Chat cleared',
  /** Text before the link to the form. */
  handOverPrompt: 'This list may not have what you need.',
  handOver: 'Take this conversation to the inquiry form',
};

/** The words of the panel that are shown or announced. */
export type ChatTexts = Readonly<typeof defaultTexts>;
