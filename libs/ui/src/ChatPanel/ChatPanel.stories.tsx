import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { windowHigh } from '../../stories/sections.css';
import { ChatButton } from '../ChatButton/ChatButton';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ChatPanel } from './ChatPanel';
import { emptyConversation } from './conversationReducer';
import { encodeHistory } from './history';
import {
  askingEngine,
  memoryStorage,
  sampleEngine,
  sampleFallback,
  sampleStarters,
  sampleTexts,
  sampleTopics,
} from '../testing/sampleChat';
import type { ChatMessage, MessageText } from './types';

/** A stored history of alternating messages, the visitor's first. */
function storedMessages(...texts: readonly MessageText[]) {
  const messages: readonly ChatMessage[] = texts.map((text, index) => ({
    id: index + 1,
    from: index % 2 === 0 ? 'user' : 'bot',
    text,
    at: Date.UTC(2026, 2, 12, 10, index),
  }));
  const fallbacks = texts.filter((text) => text === sampleFallback).length;
  return memoryStorage(
    encodeHistory({ ...emptyConversation, messages, fallbacks, nextId: messages.length + 1 }),
  );
}

const meta: Meta<typeof ChatPanel> = {
  title: 'Components/ChatPanel',
  component: ChatPanel,
  args: {
    id: 'chat',
    open: true,
    onClose: fn(),
    onUnread: fn(),
    engine: sampleEngine,
    texts: sampleTexts,
    starters: sampleStarters,
    contactHref: '/contact',
    handOver: { href: '#inquiry', maxLength: 8000, onHandOver: fn() },
  },
  parameters: {
    group: 'Conversation and messages',
    guidance: {
      useFor: [
        'answers that an engine looks up in a table of replies',
        'questions asked while the page stays in view',
      ],
      notFor: [
        { situation: 'a message that a person has to read', instead: 'Form' },
        { situation: 'a task that must be finished before the visitor goes on', instead: 'Dialog' },
        { situation: 'questions that most visitors have', instead: 'FAQ' },
      ],
      keyboard: [
        [
          'Characters',
          'On the text field: types them; keywords that match are suggested, or else those that the text may be about',
        ],
        ['Enter', 'On the text field, no suggestion active: sends the message'],
        ['Enter', 'On the text field, a suggestion active: fills the suggestion into the field'],
        ['Shift + Enter', 'On the text field: does nothing: a message has one line'],
        [
          'Arrow down',
          'On the text field, with suggestions: opens the list or moves to the next suggestion, from the last to the first',
        ],
        [
          'Arrow up',
          'On the text field, with suggestions: opens the list or moves to the previous suggestion, from the first to the last',
        ],
        ['Home', 'On the text field, a suggestion active: moves to the first suggestion'],
        ['End', 'On the text field, a suggestion active: moves to the last suggestion'],
        ['Escape', 'On the text field, list of suggestions open: closes the list'],
        ['Escape', 'Anywhere in the panel: closes the panel'],
        ['Arrow up or Arrow down', 'On the messages: scrolls them'],
        ['Enter or Space', 'On a button: presses the button'],
      ],
      role: 'non-modal dialog; the field is a combobox with a listbox, named ‘Perhaps one of these helps’ for guesses; the messages are a log',
      name: 'The heading of the panel.',
      meets: [
        ['2.1.1', 'The log can receive the focus, so that arrow keys scroll it.'],
        ['4.1.2', 'The active suggestion is exposed with `aria-activedescendant`.'],
        ['4.1.3', 'Replies, suggestions and remaining characters are announced politely.'],
      ],
      supply: [
        'Moving the focus to `ChatButton` in `onClose`.',
        'A `contactHref`, so that a person can be reached.',
        'An engine with `ask`, if questions and misspelled words should find something.',
        'Translated `texts` on a page in another language.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  // The panel with its button, as in an application.
  render: function WithButton({ open: initiallyOpen, onClose, onUnread: _onUnread, ...args }) {
    const [open, setOpen] = useState(initiallyOpen);
    const [unread, setUnread] = useState(0);
    return (
      <main className={windowHigh}>
        <ChatButton
          href="/contact"
          live
          unread={unread}
          open={open}
          panelId={args.id}
          busy={false}
          onPress={() => {
            setOpen(!open);
          }}
          onIntent={() => undefined}
        />
        <ChatPanel
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
          onUnread={setUnread}
        />
      </main>
    );
  },
};

export default meta;

type Story = StoryObj<typeof ChatPanel>;

/** Waits for the enter animation. */
const expectShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const dialog = () => screen.findByRole('dialog', { name: 'Chat with us' });

export const Greeting: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    await expectShown(within(log).getByText(/Hello/));
    await expect(within(log).getAllByRole('button')).toHaveLength(sampleStarters.length);
  },
};

export const Closed: Story = {
  tags: ['!picture'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Chat with us' });
    await userEvent.click(button);
    await expectShown(await dialog());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Arrow keys move through the list; the matching letters are marked. */
export const SuggestionsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Your message' });
    await userEvent.type(input, 'pri');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('pricing');
    // The list overlays the messages and does not change the panel's height.
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.height).toBeLessThanOrEqual(160);
    await expect(list.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 topics match'));
  },
};

/** Topics that typed text may be about, if no topic contains it. */
export const Question: Story = {
  args: { engine: askingEngine, delay: 0 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Your message' });
    await userEvent.type(input, 'what does it cost');
    await canvas.findByRole('listbox', { name: 'Perhaps one of these helps' });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Perhaps one of these helps: 2'),
    );
    await userEvent.keyboard('{Enter}');
    const log = canvas.getByRole('log');
    await expectShown(await within(log).findByText('Perhaps one of these helps'));
    await expect(within(log).getAllByRole('button')).toHaveLength(2);
  },
};

/** Once a question may be about an emergency, the telephone number is shown above the messages. */
export const Emergency: Story = {
  args: { engine: askingEngine, delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'we were hacked last night{Enter}');
    await canvas.findByText(/do not write/);
    const alarm = canvas.getByRole('link', { name: '+1 555 0199' }).getBoundingClientRect();
    await expect(alarm.bottom).toBeLessThanOrEqual(canvas.getByRole('log').getBoundingClientRect().top);
  },
};

/** Below the reply to a question that no topic fits are the first questions of a conversation. */
export const NothingFits: Story = {
  args: { engine: askingEngine, delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'who won the match{Enter}');
    const log = canvas.getByRole('log');
    await expectShown(await within(log).findByText(/didn't understand/));
    await expect(within(log).getAllByRole('button')).toHaveLength(sampleStarters.length);
  },
};

/** While a reply is pending. */
export const Typing: Story = {
  args: { delay: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pricing{Enter}');
    await expectShown(canvas.getByText('Typing...'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('is writing a reply'));
  },
};

export const ReplyWithLinks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'pricing' }));
    const log = canvas.getByRole('log');
    await expectShown(await within(log).findByRole('link', { name: 'how we price' }, { timeout: 3000 }));
    await expect(within(log).getByRole('link', { name: 'hello@keystrand.example' })).toHaveAttribute(
      'href',
      'mailto:hello@keystrand.example',
    );
    await waitFor(() =>
      expect(log.scrollTop + log.clientHeight).toBeGreaterThanOrEqual(log.scrollHeight - 1),
    );
  },
};

/** The history of the visit is restored, with the latest message in view. */
export const Restored: Story = {
  args: {
    storage: storedMessages(
      ['pricing'],
      sampleTopics['pricing'] ?? [],
      ['privacy'],
      sampleTopics['privacy'] ?? [],
    ),
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'privacy policy' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** After two fallback replies the form is offered. */
export const FallbackTwice: Story = {
  args: {
    storage: storedMessages(['Do you speak Latin?'], sampleFallback, ['Loquerisne Latine?'], sampleFallback),
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Take this conversation to the inquiry form' });
    await expectShown(link);
    await userEvent.hover(link);
    await expect(args.handOver.onHandOver).not.toHaveBeenCalled();
  },
};

/** Long words and URLs wrap; nothing scrolls horizontally. */
export const LongWords: Story = {
  args: {
    storage: storedMessages(
      [
        `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft${'-und'.repeat(20)}`,
      ],
      [
        'See ',
        {
          text: `https://www.keystrand.example/${'a-very-long-path/'.repeat(6)}`,
          href: 'https://www.keystrand.example/',
        },
      ],
    ),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
    for (const bubble of log.querySelectorAll('p')) {
      await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth + 1);
    }
  },
};

/** A pasted text above the maximum length is truncated, and the rest is shown. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.paste('a keyword is shorter than this '.repeat(20));
    await expectShown(canvas.getByText('0 characters left'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 characters left'));
    await expect(canvas.getAllByRole('listitem').some((item) => item.textContent.includes('keyword'))).toBe(
      false,
    );
  },
};

/** A reply arrived while the panel was closed. */
export const Unread: Story = {
  // Long enough that the panel is closed before the reply is due.
  args: { delay: 1500 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pricing{Enter}');
    await userEvent.keyboard('{Escape}');
    const button = await canvas.findByRole(
      'button',
      { name: 'Chat with us, 1 new message' },
      { timeout: 10_000 },
    );
    await expect(button).toHaveTextContent('1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
