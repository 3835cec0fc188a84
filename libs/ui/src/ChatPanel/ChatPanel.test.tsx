import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboardInset, visibleBlockSize } from './ChatPanel.css';
import { ChatPanel } from './ChatPanel';
import type { ChatPanelProps } from './ChatPanel';
import { emptyConversation } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import {
  askingEngine,
  memoryStorage,
  sampleEngine,
  sampleFallback,
  sampleStarters,
  sampleTexts,
  sampleTopics,
} from '../testing/sampleChat';
import { screenReaderOutput } from '../testing/screenReaderOutput';

/** Whether the primary pointer is a mouse. */
let mouse = true;
const scrolls: ScrollToOptions[] = [];
const onHandOver = vi.fn();
const onClose = vi.fn();

const props: ChatPanelProps = {
  id: 'chat',
  open: true,
  onClose,
  engine: sampleEngine,
  texts: sampleTexts,
  starters: sampleStarters,
  contactHref: '/contact',
  handOver: { href: '#inquiry', maxLength: 1000, onHandOver },
};

let user = userEvent.setup();

beforeEach(() => {
  mouse = true;
  scrolls.length = 0;
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && !mouse }));
  // Testing Library detects fake timers by the global `jest` only; without it user events would hang.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
  // Missing in jsdom.
  Object.assign(Element.prototype, {
    scrollTo: (options: ScrollToOptions) => scrolls.push(options),
    scrollIntoView: () => undefined,
  });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', location.pathname);
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const dialog = () => screen.getByRole('dialog', { name: 'Chat with us' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const input = () => screen.getByRole('combobox', { name: 'Your message' });
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
/** Sender and text of each message, without its time. */
const messages = () =>
  [...(log().firstElementChild?.children ?? [])].map((item) => item.querySelector('p')?.textContent);

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** Waits for resolved promises. */
async function flushPromises() {
  await act(async () => {
    await Promise.resolve();
  });
}

async function send(text: string) {
  await user.type(input(), `${text}{Enter}`);
}

const stored = (change: Partial<Conversation>) =>
  memoryStorage(encodeHistory({ ...emptyConversation, ...change }));
const answered: Partial<Conversation> = {
  messages: [
    { id: 1, from: 'user', text: ['pricing'], at: Date.parse('2026-03-12T09:58:00Z') },
    { id: 2, from: 'bot', text: sampleTopics['pricing'] ?? [], at: Date.parse('2026-03-12T09:58:01Z') },
  ],
  nextId: 3,
};

describe('topics of typed text', () => {
  const list = () => screen.getByRole('listbox', { name: 'Perhaps one of these helps' });

  it('are listed under a heading if no topic contains the text, and are announced', async () => {
    render(<ChatPanel {...props} engine={askingEngine} />);
    await user.type(input(), 'the cost');
    expect(input()).toHaveAttribute('aria-controls', list().id);
    expect(screen.getByText('Perhaps one of these helps')).toBeVisible();
    expect(options()).toEqual(['pricing', 'penetration testing']);
    advance(500);
    expect(status()).toHaveTextContent('Perhaps one of these helps: 2');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input()).toHaveValue('pricing');
    expect(messages()).toHaveLength(1);
  });

  it('are not asked for while a topic contains the text, or for text that has a reply', async () => {
    const ask = vi.fn((_text: string) => []);
    render(<ChatPanel {...props} engine={{ ...sampleEngine, ask }} />);
    await user.type(input(), 'privacy');
    expect(ask).not.toHaveBeenCalled();
    await user.type(input(), 'x');
    expect(ask).toHaveBeenCalledWith('privacyx');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('topics below a reply', () => {
  const offered = () =>
    within(log())
      .queryAllByRole('button')
      .map((button) => button.textContent);

  it('follow the fallback text in the same turn, and are sent when chosen', async () => {
    render(<ChatPanel {...props} engine={askingEngine} />);
    await send('what does it cost');
    advance(999);
    expect(offered()).toEqual([]);
    advance(1);
    expect(messages().at(-1)).toBe(`Keystrand: ${sampleFallback.join('')}`);
    expect(offered()).toEqual(['pricing', 'penetration testing']);
    expect(within(log()).getByText('Perhaps one of these helps')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'pricing' }));
    expect(input()).toHaveFocus();
    expect(messages().at(-1)).toBe('You: pricing');
    advance(1000);
    expect(messages().at(-1)).toContain('customised quote');
  });

  it('are those of a new conversation if nothing fits, and none below the reply to a keyword', async () => {
    render(<ChatPanel {...props} engine={askingEngine} />);
    await send('xyzzy');
    advance(1000);
    await send('pricing');
    advance(1000);
    expect(offered()).toEqual(sampleStarters);
  });
});

describe('sending a message', () => {
  it('clears input and suggestions, shows Typing... for 1000 ms, then the reply', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'privac');
    expect(options()).toEqual(['privacy']);
    await user.type(input(), 'y{Enter}');
    expect(messages().at(-1)).toBe('You: privacy');
    expect(input()).toHaveValue('');
    expect(options()).toEqual([]);
    advance(999);
    expect(screen.getByText('Typing...')).toBeVisible();
    expect(messages()).toHaveLength(2);
    advance(1);
    expect(screen.queryByText('Typing...')).toBeNull();
    expect(messages().at(-1)).toBe('Keystrand: What you type stays in this tab. See the privacy policy.');
  });

  it('sends by the button, and sends no blank message', async () => {
    render(<ChatPanel {...props} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await send('   ');
    expect(messages()).toHaveLength(1);
    expect(input()).toHaveValue('   ');
    await user.type(input(), 'pricing');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(messages().at(-1)).toBe('You: pricing');
  });

  it('does not send on Shift+Enter', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pricing{Shift>}{Enter}{/Shift}');
    expect(messages()).toHaveLength(1);
    expect(input()).toHaveValue('pricing');
  });

  it('fills in a clicked suggestion and closes the list', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    expect(options()).toEqual(['pricing', 'private blockchain', 'privacy']);
    await user.click(screen.getByRole('option', { name: 'privacy' }));
    expect(input()).toHaveValue('privacy');
    expect(input()).toHaveFocus();
    expect(options()).toEqual([]);
    expect(messages()).toHaveLength(1);
  });
});

describe('the dialog', () => {
  it('is read as close button, messages with their sender, topics, text field, link to a person', async () => {
    vi.useRealTimers();
    render(<ChatPanel {...props} />);
    expect(dialog()).not.toHaveAttribute('aria-modal');
    expect(input()).toHaveFocus();
    expect(await screenReaderOutput(dialog())).toEqual([
      'dialog, Chat with us',
      'heading, Chat with us, level 2',
      'Under attack? Call',
      'link, +1 555 0199',
      'button, Close the chat',
      'log, Messages',
      'list',
      'listitem, level 1, position 1, set size 1',
      'Keystrand',
      ':',
      'Hello. Type a topic, or choose one below.',
      'list, Questions to begin with',
      'listitem, level 1, position 1, set size 2',
      'button, pricing',
      'listitem, level 1, position 2, set size 2',
      'button, privacy',
      'form',
      'combobox, Your message, has popup listbox, not expanded, autocomplete in list',
      'button, Send',
      'link, Contact a person',
      'status',
    ]);
  });

  it('closes its list on the first Escape, itself on the second and by its button', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('pri');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('renders nothing while closed and keeps the draft until it opens again', async () => {
    const { rerender } = render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    rerender(<ChatPanel {...props} open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<ChatPanel {...props} open />);
    expect(input()).toHaveValue('pri');
    expect(input()).toHaveFocus();
  });
});

describe('announcements', () => {
  it('happen once per reply, in the log only', async () => {
    render(<ChatPanel {...props} />);
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && !node.closest('[aria-hidden=true]'))
            added.push(node.innerText ?? node.textContent);
    });
    observer.observe(log(), { childList: true, subtree: true });
    await send('penetration testing');
    advance(1000);
    await flushPromises();
    observer.disconnect();
    expect(added.filter((text) => text.includes('prove each finding'))).toHaveLength(1);
    advance(5000);
    expect(status()).toBeEmptyDOMElement();
  });

  it('do not repeat restored history', () => {
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const changes = () =>
      observer
        .takeRecords()
        .map(({ target }) => (target instanceof Element ? target : target.parentElement))
        .filter((element) => element?.closest('[role=log], [role=status]'));
    render(<ChatPanel {...props} storage={stored(answered)} />);
    expect(messages()).toHaveLength(3);
    expect(changes()).toEqual([]);
    advance(5000);
    expect(changes()).toEqual([]);
    expect(status()).toBeEmptyDOMElement();
    observer.disconnect();
  });

  it('include the typing status after half a second, until the reply arrives', async () => {
    render(<ChatPanel {...props} />);
    await send('pricing');
    advance(499);
    expect(status()).toBeEmptyDOMElement();
    advance(1);
    expect(status()).toHaveTextContent('Keystrand is writing a reply');
    advance(500);
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByText(/customised quote/)).toBeVisible();
  });

  it('do not include the typing status when the reply is already due', () => {
    const storage = stored({
      messages: [{ id: 1, from: 'user', text: ['pricing'], at: Date.now() - 5000 }],
      pending: [{ to: 1, text: 'pricing', dueAt: Date.now() - 4000 }],
      nextId: 2,
    });
    render(<ChatPanel {...props} storage={storage} />);
    advance(0);
    expect(messages().at(-1)).toContain('customised quote');
    advance(5000);
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the combobox', () => {
  it('references its list and the active option, and marks the matching letters', async () => {
    render(<ChatPanel {...props} />);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.type(input(), 'pri');
    const list = screen.getByRole('listbox', { name: 'Topics that match' });
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', list.id);
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('pricing');
    const option = screen.getByRole('option', { selected: true });
    expect(option).toHaveTextContent('pricing');
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['pri']);
  });

  it('moves with the arrow keys, and fills in on Enter without sending', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(input()).toHaveValue('private blockchain');
    expect(options()).toEqual([]);
    expect(messages()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(messages().at(-1)).toBe('You: private blockchain');
  });

  it('closes its list on Tab', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('announces the number of suggestions half a second after typing', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    expect(status()).toBeEmptyDOMElement();
    advance(500);
    expect(status()).toHaveTextContent('3 topics match');
    await user.type(input(), 'va');
    advance(500);
    expect(status()).toHaveTextContent('2 topics match');
    await user.keyboard('{Escape}');
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('quick replies and unread replies', () => {
  it('offers buttons that send their text and move focus to the text field', async () => {
    render(<ChatPanel {...props} />);
    const list = screen.getByRole('list', { name: 'Questions to begin with' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await user.click(within(list).getByRole('button', { name: 'privacy' }));
    expect(messages().at(-1)).toBe('You: privacy');
    expect(screen.queryByRole('list', { name: 'Questions to begin with' })).toBeNull();
    expect(input()).toHaveFocus();
  });

  it('reports the number of replies that arrived while closed, and zero after opening', async () => {
    const onUnread = vi.fn();
    const { rerender } = render(<ChatPanel {...props} onUnread={onUnread} />);
    await send('pricing');
    rerender(<ChatPanel {...props} onUnread={onUnread} open={false} />);
    advance(1000);
    expect(onUnread).toHaveBeenLastCalledWith(1);
    rerender(<ChatPanel {...props} onUnread={onUnread} />);
    expect(onUnread).toHaveBeenLastCalledWith(0);
  });
});

describe('input methods', () => {
  it.each([
    ['an input method composes', { isComposing: true }],
    ['Safari reports key code 229', { keyCode: 229 }],
  ])('Enter does not send while %s', async (_, composing) => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri{ArrowDown}');
    const notPrevented = fireEvent.keyDown(input(), { key: 'Enter', ...composing });
    // The default action would submit the form.
    expect(notPrevented).toBe(false);
    expect(input()).toHaveValue('pri');
    expect(messages()).toHaveLength(1);
    await user.keyboard('{Escape}{Enter}');
    expect(messages().at(-1)).toBe('You: pri');
  });

  it('arrow keys and Escape are left to the input method while it composes', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
    expect(active()).toBeUndefined();
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    expect(options()).toHaveLength(3);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('scrolling', () => {
  it('opens at the latest message without animation, then scrolls to each change', async () => {
    render(<ChatPanel {...props} storage={stored(answered)} />);
    expect(scrolls.at(0)?.behavior).toBe('instant');
    scrolls.length = 0;
    await send('privacy');
    expect(scrolls.length).toBeGreaterThan(0);
    expect(scrolls.every(({ behavior }) => behavior === 'auto')).toBe(true);
    scrolls.length = 0;
    advance(1000);
    expect(scrolls.length).toBeGreaterThan(0);
  });

  it('leaves a new conversation at its greeting', () => {
    render(<ChatPanel {...props} />);
    expect(scrolls).toEqual([]);
  });

  it('does not scroll while the visitor types', async () => {
    const storage = stored({ ...answered, fallbacks: 2 });
    render(<ChatPanel {...props} storage={storage} />);
    expect(screen.getByRole('link', { name: /inquiry form/ })).toBeVisible();
    scrolls.length = 0;
    await user.type(input(), 'pri');
    advance(500);
    expect(scrolls).toEqual([]);
  });
});

describe('touch screens', () => {
  it('focus the panel instead of the text field', async () => {
    mouse = false;
    render(<ChatPanel {...props} />);
    expect(dialog()).toHaveFocus();
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'pricing' }) });
    expect(dialog()).toHaveFocus();
  });

  it('move the panel above an on-screen keyboard', () => {
    const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const { unmount } = render(<ChatPanel {...props} />);
    const variable = (name: string) => dialog().style.getPropertyValue(name);
    expect([variable(visibleBlockSize), variable(keyboardInset)]).toEqual(['800px', '0px']);
    Object.assign(viewport, { height: 460, offsetTop: 30 });
    viewport.dispatchEvent(new Event('resize'));
    expect([variable(visibleBlockSize), variable(keyboardInset)]).toEqual(['460px', '310px']);
    // Pinch zoom also shrinks the visual viewport.
    Object.assign(viewport, { height: 200, scale: 2 });
    viewport.dispatchEvent(new Event('resize'));
    expect(variable(visibleBlockSize)).toBe('460px');
    const panel = dialog();
    unmount();
    Object.assign(viewport, { height: 300, scale: 1 });
    viewport.dispatchEvent(new Event('resize'));
    expect(panel.style.getPropertyValue(visibleBlockSize)).toBe('460px');
  });
});

describe('the history', () => {
  it('is restored with links, times and pending replies', async () => {
    const storage = memoryStorage();
    const { unmount } = render(<ChatPanel {...props} storage={storage} />);
    await send('pricing');
    advance(400);
    unmount();
    render(<ChatPanel {...props} storage={storage} />);
    expect(messages().at(-1)).toBe('You: pricing');
    advance(599);
    expect(screen.getByText('Typing...')).toBeVisible();
    advance(1);
    expect(within(log()).getByRole('link', { name: 'how we price' })).toHaveAttribute(
      'href',
      '/services/consultation',
    );
  });

  it('is not stored before the visitor has sent a message', async () => {
    const storage = memoryStorage();
    render(<ChatPanel {...props} storage={storage} />);
    expect(storage.stored).toBeNull();
    await send('pricing');
    expect(decodeHistory(storage.stored)?.messages).toHaveLength(1);
  });

  it('is removed by Clear chat, which keeps the focus and is announced', async () => {
    const storage = stored(answered);
    render(<ChatPanel {...props} storage={storage} />);
    await user.click(screen.getByRole('button', { name: 'Clear chat' }));
    expect(messages()).toEqual(['Keystrand: Hello. Type a topic, or choose one below.']);
    expect(storage.stored).toBeNull();
    expect(input()).toHaveFocus();
    advance(500);
    expect(status()).toHaveTextContent('Chat cleared');
  });

  it('is copied as plain text by Copy transcript, which reports success', async () => {
    render(<ChatPanel {...props} storage={stored(answered)} />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy transcript' }));
    await flushPromises();
    expect(writeText.mock.lastCall?.[0]).toMatch(
      /\] You: pricing\n\[.*\] Keystrand: Every project gets a customised quote\. Read how we price \(http/,
    );
    expect(screen.getByRole('button', { name: 'Transcript copied' })).toBeVisible();
    advance(500);
    expect(status()).toHaveTextContent('Transcript copied');
    advance(3000);
    expect(screen.getByRole('button', { name: 'Copy transcript' })).toBeVisible();
  });

  it('reports that copying failed', async () => {
    render(<ChatPanel {...props} storage={stored(answered)} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy transcript' }));
    await flushPromises();
    expect(screen.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  });
});

it('shows a pending reply once in strict mode, like the greeting', async () => {
  render(
    <StrictMode>
      <ChatPanel {...props} storage={memoryStorage()} />
    </StrictMode>,
  );
  await send('penetration testing');
  advance(5000);
  expect(messages()).toEqual([
    'Keystrand: Hello. Type a topic, or choose one below.',
    'You: penetration testing',
    'Keystrand: We test by hand and prove each finding.',
  ]);
});

it('shows messages as text and safe links, never markup', async () => {
  const engine = {
    ...sampleEngine,
    answer: () => ({
      matched: true,
      reply: [
        '<img src=x onerror=alert(1)> ',
        { text: 'unsafe', href: 'javascript:alert(1)' },
        ' ',
        { text: 'safe', href: 'https://www.keystrand.example/' },
      ],
    }),
  };
  render(<ChatPanel {...props} engine={engine} />);
  await send('anything');
  advance(1000);
  expect(messages().at(-1)).toBe('Keystrand: <img src=x onerror=alert(1)> unsafe safe');
  expect(log().querySelector('img')).toBeNull();
  expect(
    within(log())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['safe']);
});

describe('the length of a message', () => {
  it('is shown and announced near the limit only', async () => {
    render(<ChatPanel {...props} />);
    await user.click(input());
    await user.paste('x'.repeat(239));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.type(input(), 'x');
    expect(input()).toHaveAccessibleDescription('40 characters left');
    expect(status()).toBeEmptyDOMElement();
    advance(500);
    expect(status()).toHaveTextContent('40 characters left');
  });

  it('is at most 280 characters, also of a pasted text', async () => {
    render(<ChatPanel {...props} />);
    await user.click(input());
    await user.paste('y'.repeat(5000));
    expect(input()).toHaveValue('y'.repeat(280));
    expect(input()).toHaveAccessibleDescription('0 characters left');
    await user.type(input(), '{Backspace}');
    expect(input()).toHaveAccessibleDescription('1 character left');
  });
});

describe('links to a person', () => {
  it('include the contact page, and the telephone number below the title', () => {
    render(<ChatPanel {...props} />);
    expect(screen.getByRole('link', { name: 'Contact a person' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: '+1 555 0199' })).toHaveAttribute('href', 'tel:+15550199');
  });

  it('include the form after two fallback replies, and pass it the transcript', async () => {
    render(<ChatPanel {...props} />);
    await send('xyzzy');
    advance(1000);
    expect(screen.queryByRole('link', { name: /inquiry form/ })).toBeNull();
    await send('plugh');
    advance(1000);
    const link = within(log()).getByRole('link', { name: 'Take this conversation to the inquiry form' });
    expect(link).toHaveAttribute('href', '#inquiry');
    await user.click(link);
    expect(onHandOver).toHaveBeenCalledOnce();
    expect(onHandOver.mock.lastCall?.[0]).toMatch(/You: xyzzy\n.*didn't understand that.*\n.*You: plugh\n/);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('shows the number above the log in an emergency, instead of the notice and the link to the form', async () => {
  const storage = stored({ ...answered, fallbacks: 2 });
  const { unmount } = render(<ChatPanel {...props} engine={askingEngine} storage={storage} />);
  await send('we were hacked');
  const region = log().previousElementSibling;
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  advance(1000);
  unmount();
  render(<ChatPanel {...props} engine={askingEngine} storage={storage} />);
  const number = screen.getByRole('link', { name: '+1 555 0199' });
  expect(number).toHaveAttribute('href', 'tel:+15550199');
  expect(number.parentElement).toHaveTextContent('Under attack now? Call; do not write: +1 555 0199');
  expect(number.parentElement?.nextElementSibling).toBe(log());
  expect(messages().at(-1)).toBe(`Keystrand: ${sampleFallback.join('')}`);
  expect(messages().at(-2)).toBe('You: we were hacked');
  expect(screen.queryByRole('link', { name: /inquiry form/ })).toBeNull();
});

it('shows the time of the first message of each minute, but not of the greeting', async () => {
  render(<ChatPanel {...props} />);
  await send('pricing');
  const first = log().querySelectorAll('li')[1];
  expect(first?.querySelector('time')).not.toBeNull();
  advance(1000);
  advance(59_000);
  await send('privacy');
  const times = [...log().querySelectorAll('time')].map((time) => time.dateTime);
  expect(times).toEqual(['2026-03-12T10:00:00.000Z', '2026-03-12T10:01:00.000Z']);
});
