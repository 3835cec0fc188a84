import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboardInset, visibleBlockSize } from './ChatPanel.css';
import { ChatPanel } from './ChatPanel';
import type { ChatPanelProps } from './ChatPanel';
import { emptyConversation } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import {
  memoryStorage,
  sampleEngine,
  sampleFallback,
  sampleStarters,
  sampleTexts,
  sampleTopics,
} from '../testing/sampleChat';

/** Whether the visitor points with a mouse. */
let mouse = true;
const scrolls: ScrollToOptions[] = [];
const onTake = vi.fn();
const onClose = vi.fn();

const props: ChatPanelProps = {
  id: 'chat',
  open: true,
  onClose,
  engine: sampleEngine,
  texts: sampleTexts,
  starters: sampleStarters,
  contactHref: '/contact',
  handOver: { href: '#inquiry', maxLength: 1000, onTake },
};

let user = userEvent.setup();

beforeEach(() => {
  mouse = true;
  scrolls.length = 0;
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
  // Testing Library advances fake timers by this name only; without it every act of the user would hang.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
  // jsdom has no layout to scroll.
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
/** The messages as a screen reader reads them, without their time. */
const messages = () =>
  within(log())
    .queryAllByRole('listitem')
    .filter((item) => item.querySelector('time'))
    .map((item) => item.querySelector('p')?.textContent);

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** Lets what is promised come. */
async function settle() {
  await act(async () => {
    await Promise.resolve();
  });
}

async function say(text: string) {
  await user.type(input(), `${text}{Enter}`);
}

const stored = (change: Partial<Conversation>) =>
  memoryStorage(encodeHistory({ ...emptyConversation, ...change }));
const asked: Partial<Conversation> = {
  messages: [
    { id: 1, from: 'user', text: ['pricing'], at: Date.parse('2026-03-12T09:58:00Z') },
    { id: 2, from: 'bot', text: sampleTopics['pricing'] ?? [], at: Date.parse('2026-03-12T09:58:01Z') },
  ],
  nextId: 3,
};

describe('the flow of the specification', () => {
  it('appends the message, clears input and suggestions, shows Typing... for 1000 ms, then the reply', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'privac');
    expect(options()).toEqual(['privacy']);
    await user.type(input(), 'y{Enter}');
    expect(messages().at(-1)).toBe('You: privacy');
    expect(input()).toHaveValue('');
    expect(options()).toEqual([]);
    pass(999);
    expect(screen.getByText('Typing...')).toBeVisible();
    expect(messages()).toHaveLength(2);
    pass(1);
    expect(screen.queryByText('Typing...')).toBeNull();
    expect(messages().at(-1)).toBe('Keystrand: What you type stays in this tab. See the privacy policy.');
  });

  it('answers what is no keyword with the exact words', async () => {
    render(<ChatPanel {...props} />);
    await say('xyzzy');
    pass(1000);
    expect(messages().at(-1)).toBe(`Keystrand: ${sampleFallback.join('')}`);
  });

  it('sends by the button as well, and nothing that is blank', async () => {
    render(<ChatPanel {...props} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await say('   ');
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

  it('fills in a chosen suggestion and clears the list', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    expect(options()).toEqual(['pricing', 'private blockchain', 'privacy']);
    await user.click(screen.getByRole('option', { name: 'privacy' }));
    expect(input()).toHaveValue('privacy');
    expect(input()).toHaveFocus();
    expect(options()).toEqual([]);
    expect(messages()).toHaveLength(1);
  });

  it('gives each of several messages its own reply, in order', async () => {
    render(<ChatPanel {...props} />);
    await say('penetration testing');
    pass(600);
    await say('xyzzy');
    pass(400);
    pass(600);
    expect(messages().slice(1)).toEqual([
      'You: penetration testing',
      'You: xyzzy',
      'Keystrand: We test by hand and prove each finding.',
      `Keystrand: ${sampleFallback.join('')}`,
    ]);
  });
});

describe('1. the dialog', () => {
  it('is labelled and not modal, and takes the focus to its text field', () => {
    render(<ChatPanel {...props} />);
    expect(dialog()).not.toHaveAttribute('aria-modal');
    expect(input()).toHaveFocus();
  });

  it('closes its list on the first Escape and asks to be closed on the second', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('pri');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks to be closed by its close button', async () => {
    render(<ChatPanel {...props} />);
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is gone when closed, and what was being written is there when it opens again', async () => {
    const { rerender } = render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    rerender(<ChatPanel {...props} open={false} />);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<ChatPanel {...props} open />);
    expect(input()).toHaveValue('pri');
    expect(input()).toHaveFocus();
  });
});

describe('2. announcements', () => {
  it('come once for each reply, in the log alone', async () => {
    render(<ChatPanel {...props} />);
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && !node.closest('[aria-hidden=true]'))
            added.push(node.innerText ?? node.textContent);
    });
    observer.observe(log(), { childList: true, subtree: true });
    await say('penetration testing');
    pass(1000);
    await settle();
    observer.disconnect();
    expect(added.filter((text) => text.includes('prove each finding'))).toHaveLength(1);
    pass(5000);
    expect(status()).toBeEmptyDOMElement();
  });

  it('do not repeat restored history: it stands in the log from its first moment', () => {
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const heard = () =>
      observer
        .takeRecords()
        .map(({ target }) => (target instanceof Element ? target : target.parentElement))
        .filter((element) => element?.closest('[role=log], [role=status]'));
    render(<ChatPanel {...props} storage={stored(asked)} />);
    expect(messages()).toHaveLength(2);
    expect(heard()).toEqual([]);
    pass(5000);
    expect(heard()).toEqual([]);
    expect(status()).toBeEmptyDOMElement();
    observer.disconnect();
  });

  it('say that a reply is on its way after half a second of waiting, and no more once the reply is there', async () => {
    render(<ChatPanel {...props} />);
    await say('pricing');
    pass(499);
    expect(status()).toBeEmptyDOMElement();
    pass(1);
    expect(status()).toHaveTextContent('Keystrand is writing a reply');
    pass(500);
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByText(/customised quote/)).toBeVisible();
  });

  it('say nothing when the reply is due already', () => {
    const storage = stored({
      messages: [{ id: 1, from: 'user', text: ['pricing'], at: Date.now() - 5000 }],
      pending: [{ to: 1, text: 'pricing', dueAt: Date.now() - 4000 }],
      nextId: 2,
    });
    render(<ChatPanel {...props} storage={storage} />);
    pass(0);
    expect(messages().at(-1)).toContain('customised quote');
    pass(5000);
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('3. the combobox', () => {
  it('says what it controls and which option is active', async () => {
    render(<ChatPanel {...props} />);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.type(input(), 'pri');
    const list = screen.getByRole('listbox', { name: 'Topics that match' });
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', list.id);
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('pricing');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('pricing');
  });

  it('walks with arrows, Home and End, and fills in on Enter without sending', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('privacy');
    await user.keyboard('{Home}');
    expect(active()).toBe('pricing');
    await user.keyboard('{End}');
    expect(active()).toBe('privacy');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(input()).toHaveValue('private blockchain');
    expect(options()).toEqual([]);
    expect(messages()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(messages().at(-1)).toBe('You: private blockchain');
  });

  it('sends on Enter while no option is active', async () => {
    render(<ChatPanel {...props} />);
    await say('pri');
    expect(messages().at(-1)).toBe('You: pri');
  });

  it('leaves on Tab, and closes its list', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('marks the typed letters', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'test');
    const marks = screen.getByRole('option', { name: 'penetration testing' }).querySelectorAll('mark');
    expect([...marks].map((mark) => mark.textContent)).toEqual(['test']);
  });

  it('announces how many suggestions there are once typing rests', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    expect(status()).toBeEmptyDOMElement();
    pass(500);
    expect(status()).toHaveTextContent('3 topics match');
    await user.type(input(), 'va');
    pass(500);
    expect(status()).toHaveTextContent('2 topics match');
    await user.keyboard('{Escape}');
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('4. quick replies and unread replies', () => {
  it('offers buttons that send their words, and takes the focus back from them', async () => {
    render(<ChatPanel {...props} />);
    const list = screen.getByRole('list', { name: 'Topics to begin with' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await user.click(within(list).getByRole('button', { name: 'privacy' }));
    expect(messages().at(-1)).toBe('You: privacy');
    expect(screen.queryByRole('list', { name: 'Topics to begin with' })).toBeNull();
    expect(input()).toHaveFocus();
  });

  it('reports how many replies came while closed, and none once opened', async () => {
    const onUnread = vi.fn();
    const { rerender } = render(<ChatPanel {...props} onUnread={onUnread} />);
    await say('pricing');
    rerender(<ChatPanel {...props} onUnread={onUnread} open={false} />);
    pass(1000);
    expect(onUnread).toHaveBeenLastCalledWith(1);
    rerender(<ChatPanel {...props} onUnread={onUnread} />);
    expect(onUnread).toHaveBeenLastCalledWith(0);
  });
});

describe('5. input methods', () => {
  it.each([
    ['the browser says that it composes', { isComposing: true }],
    ['Safari says so by the key code alone', { keyCode: 229 }],
  ])('Enter does not send while %s', async (_, composing) => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri{ArrowDown}');
    const goesOn = fireEvent.keyDown(input(), { key: 'Enter', ...composing });
    // Not prevented, the form would be submitted by the browser.
    expect(goesOn).toBe(false);
    expect(input()).toHaveValue('pri');
    expect(messages()).toHaveLength(1);
    await user.keyboard('{Escape}{Enter}');
    expect(messages().at(-1)).toBe('You: pri');
  });

  it('arrows and Escape belong to the input method while it composes', async () => {
    render(<ChatPanel {...props} />);
    await user.type(input(), 'pri');
    fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
    expect(active()).toBeUndefined();
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    expect(options()).toHaveLength(3);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('6. scrolling', () => {
  it('opens at once on the latest message and then follows each change as the style sheet says', async () => {
    render(<ChatPanel {...props} storage={stored(asked)} />);
    expect(scrolls.at(0)?.behavior).toBe('instant');
    scrolls.length = 0;
    await say('privacy');
    expect(scrolls.length).toBeGreaterThan(0);
    expect(scrolls.every(({ behavior }) => behavior === 'auto')).toBe(true);
    scrolls.length = 0;
    pass(1000);
    expect(scrolls.length).toBeGreaterThan(0);
  });

  it('leaves the visitor in peace who reads what was said before and types', async () => {
    const storage = stored({ ...asked, fallbacks: 2 });
    render(<ChatPanel {...props} storage={storage} />);
    expect(screen.getByRole('link', { name: /inquiry form/ })).toBeVisible();
    scrolls.length = 0;
    await user.type(input(), 'pri');
    pass(500);
    expect(scrolls).toEqual([]);
  });
});

describe('7. phones', () => {
  it('takes the focus to the panel, not to the text field, on touch', async () => {
    mouse = false;
    render(<ChatPanel {...props} />);
    expect(dialog()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'pricing' }));
    expect(dialog()).toHaveFocus();
  });

  it('keeps clear of what covers the window, by the visual viewport', () => {
    const area = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', area);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const { unmount } = render(<ChatPanel {...props} />);
    const variable = (name: string) => dialog().style.getPropertyValue(name.slice(4, -1));
    expect([variable(visibleBlockSize), variable(keyboardInset)]).toEqual(['800px', '0px']);
    Object.assign(area, { height: 460, offsetTop: 30 });
    area.dispatchEvent(new Event('resize'));
    expect([variable(visibleBlockSize), variable(keyboardInset)]).toEqual(['460px', '310px']);
    // A pinch zoom shrinks the visual viewport as well and covers nothing.
    Object.assign(area, { height: 200, scale: 2 });
    area.dispatchEvent(new Event('resize'));
    expect(variable(visibleBlockSize)).toBe('460px');
    const panel = dialog();
    unmount();
    Object.assign(area, { height: 300, scale: 1 });
    area.dispatchEvent(new Event('resize'));
    expect(panel.style.getPropertyValue(visibleBlockSize.slice(4, -1))).toBe('460px');
  });
});

describe('8. history', () => {
  it('comes back with its links, its times and what is still owed', async () => {
    const storage = memoryStorage();
    const { unmount } = render(<ChatPanel {...props} storage={storage} />);
    await say('pricing');
    pass(400);
    unmount();
    render(<ChatPanel {...props} storage={storage} />);
    expect(messages().at(-1)).toBe('You: pricing');
    pass(599);
    expect(screen.getByText('Typing...')).toBeVisible();
    pass(1);
    expect(within(log()).getByRole('link', { name: 'how we price' })).toHaveAttribute(
      'href',
      '/services/consultation',
    );
  });

  it('begins anew where what is stored is corrupt', () => {
    render(<ChatPanel {...props} storage={memoryStorage('{"version":2,"messages":[{}]}')} />);
    expect(messages()).toEqual(['Keystrand: Hello. Type a topic, or choose one below.']);
  });

  it('stores nothing before the visitor has said something', async () => {
    const storage = memoryStorage();
    render(<ChatPanel {...props} storage={storage} />);
    expect(storage.stored).toBeNull();
    await say('pricing');
    expect(decodeHistory(storage.stored)?.messages).toHaveLength(2);
  });

  it('is forgotten on Clear chat, with the focus kept and the fact announced', async () => {
    const storage = stored(asked);
    render(<ChatPanel {...props} storage={storage} />);
    await user.click(screen.getByRole('button', { name: 'Clear chat' }));
    expect(messages()).toEqual(['Keystrand: Hello. Type a topic, or choose one below.']);
    expect(storage.stored).toBeNull();
    expect(input()).toHaveFocus();
    pass(500);
    expect(status()).toHaveTextContent('Chat cleared');
  });

  it('is copied as plain text on Copy transcript, and it is said so', async () => {
    render(<ChatPanel {...props} storage={stored(asked)} />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy transcript' }));
    await settle();
    expect(writeText.mock.lastCall?.[0]).toMatch(
      /\] You: pricing\n\[.*\] Keystrand: Every project gets a customised quote\. Read how we price \(http/,
    );
    expect(screen.getByRole('button', { name: 'Transcript copied' })).toBeVisible();
    pass(500);
    expect(status()).toHaveTextContent('Transcript copied');
    pass(3000);
    expect(screen.getByRole('button', { name: 'Copy transcript' })).toBeVisible();
  });

  it('says so where copying is refused', async () => {
    render(<ChatPanel {...props} storage={stored(asked)} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy transcript' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Copying was refused' })).toBeVisible();
  });
});

describe('9. a pending reply', () => {
  it('survives closing the panel', async () => {
    const { rerender } = render(<ChatPanel {...props} />);
    await say('pricing');
    pass(300);
    rerender(<ChatPanel {...props} open={false} />);
    pass(700);
    rerender(<ChatPanel {...props} />);
    expect(
      messages()
        .slice(1)
        .map((text) => text?.split(':')[0]),
    ).toEqual(['You', 'Keystrand']);
  });

  it('is not doubled by strict mode, nor is the greeting', async () => {
    render(
      <StrictMode>
        <ChatPanel {...props} storage={memoryStorage()} />
      </StrictMode>,
    );
    await say('penetration testing');
    pass(5000);
    expect(messages()).toEqual([
      'Keystrand: Hello. Type a topic, or choose one below.',
      'You: penetration testing',
      'Keystrand: We test by hand and prove each finding.',
    ]);
  });
});

describe('10. replies', () => {
  it('are words and safe links, never markup', async () => {
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
    await say('anything');
    pass(1000);
    expect(messages().at(-1)).toBe('Keystrand: <img src=x onerror=alert(1)> unsafe safe');
    expect(log().querySelector('img')).toBeNull();
    expect(
      within(log())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['safe']);
  });

  it('show what the visitor wrote as it is', async () => {
    render(<ChatPanel {...props} />);
    await say('<b>bold</b>');
    expect(messages().at(-1)).toBe('You: <b>bold</b>');
    expect(log().querySelector('b')).toBeNull();
  });
});

describe('11. length', () => {
  it('is counted and announced near the limit only', async () => {
    render(<ChatPanel {...props} />);
    await user.click(input());
    await user.paste('x'.repeat(239));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.type(input(), 'x');
    expect(input()).toHaveAccessibleDescription('40 characters left');
    expect(status()).toBeEmptyDOMElement();
    pass(500);
    expect(status()).toHaveTextContent('40 characters left');
  });

  it('of a long paste is cut in sight, and nothing is sent', async () => {
    render(<ChatPanel {...props} />);
    await user.click(input());
    await user.paste('y'.repeat(5000));
    expect(input()).toHaveValue('y'.repeat(280));
    expect(input()).toHaveAccessibleDescription('Shortened to 280 characters.');
    pass(500);
    expect(status()).toHaveTextContent('Shortened to 280 characters.');
    expect(messages()).toHaveLength(1);
    await user.type(input(), '{Backspace}');
    expect(input()).toHaveAccessibleDescription('1 character left');
  });

  it('of a paste in several lines sends nothing either', async () => {
    render(<ChatPanel {...props} />);
    await user.click(input());
    await user.paste('pricing\nprivacy\n');
    expect(messages()).toHaveLength(1);
  });
});

describe('12. the ways to a person', () => {
  it('are always there', async () => {
    render(<ChatPanel {...props} />);
    expect(screen.getByRole('link', { name: 'Contact a person' })).toHaveAttribute('href', '/contact');
  });

  it('include the form after two replies that found nothing, which takes the conversation along', async () => {
    render(<ChatPanel {...props} />);
    await say('xyzzy');
    pass(1000);
    expect(screen.queryByRole('link', { name: /inquiry form/ })).toBeNull();
    await say('plugh');
    pass(1000);
    const link = within(log()).getByRole('link', { name: 'Take this conversation to the inquiry form' });
    expect(link).toHaveAttribute('href', '#inquiry');
    await user.click(link);
    expect(onTake).toHaveBeenCalledOnce();
    expect(onTake.mock.lastCall?.[0]).toMatch(/You: xyzzy\n.*didn't understand that.*\n.*You: plugh\n/);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('do not exceed what the form takes', async () => {
    render(<ChatPanel {...props} handOver={{ ...props.handOver, maxLength: 250 }} />);
    for (const text of ['xyzzy', 'plugh', 'plover']) {
      await say(text);
      pass(1000);
    }
    await user.click(screen.getByRole('link', { name: /inquiry form/ }));
    const taken = String(onTake.mock.lastCall?.[0]);
    expect(taken.length).toBeLessThanOrEqual(250);
    expect(taken).toMatch(/^\[Earlier messages are left out\.\]/);
  });
});

it('13. gives each message a time that machines can read', async () => {
  render(<ChatPanel {...props} />);
  await say('pricing');
  const times = [...log().querySelectorAll('time')].map((time) => time.dateTime);
  expect(times[0]).toBe('2026-03-12T10:00:00.000Z');
  expect(times).toHaveLength(2);
});

/** Something that is fetched, and comes or does not when the test says so. */
function fetchLater<Value>(value: Value) {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<Value>((resolve, reject) => {
        arrive = () => {
          resolve(value);
        };
        fail = () => {
          reject(new Error('offline'));
        };
      }),
  );
  const finish = (how: 'arrive' | 'fail') =>
    act(async () => {
      if (how === 'arrive') arrive();
      else fail();
      await Promise.resolve();
    });
  return { load, finish };
}

describe('14. replies that are fetched', () => {
  /** Its keywords are there, its replies come when the test says so. */
  const withReplies = () => {
    const { load, finish } = fetchLater(['We test by hand.']);
    return { engine: { ...sampleEngine, answer: () => ({ matched: true, reply: load }) }, load, finish };
  };

  it('are asked for on sending and given when due, not sooner', async () => {
    const { engine, load, finish } = withReplies();
    render(<ChatPanel {...props} engine={engine} />);
    await user.type(input(), 'testing');
    expect(load).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(load).toHaveBeenCalledOnce();
    await finish('arrive');
    pass(999);
    expect(screen.getByText('Typing...')).toBeVisible();
    expect(messages()).toHaveLength(2);
    pass(1);
    expect(screen.queryByText('Typing...')).toBeNull();
    expect(messages().at(-1)).toBe('Keystrand: We test by hand.');
  });

  it('are waited for where they come late, and given at once then', async () => {
    const { engine, finish } = withReplies();
    render(<ChatPanel {...props} engine={engine} />);
    await say('testing');
    pass(4000);
    expect(screen.getByText('Typing...')).toBeVisible();
    await finish('arrive');
    pass(0);
    expect(messages().at(-1)).toBe('Keystrand: We test by hand.');
  });

  it('are owned up to where they do not come, after the same second, and asked for again by one press', async () => {
    const { engine, load, finish } = withReplies();
    render(<ChatPanel {...props} engine={engine} />);
    await say('testing');
    await finish('fail');
    pass(999);
    expect(messages()).toHaveLength(2);
    pass(1);
    expect(messages().at(-1)).toBe('Keystrand: The topics did not arrive. Write to a person.');
    expect(within(log()).getByRole('link', { name: 'Write to a person' })).toHaveAttribute(
      'href',
      '/contact',
    );
    // What has been begun meanwhile stays.
    await user.type(input(), 'and then');
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('and then');
    expect(messages().at(-1)).toBe('You: testing');
    expect(load).toHaveBeenCalledTimes(2);
    await finish('arrive');
    pass(1000);
    expect(messages().at(-1)).toBe('Keystrand: We test by hand.');
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });

  it('that did not come are no fallbacks: the form is not offered for them', async () => {
    const { engine, finish } = withReplies();
    render(<ChatPanel {...props} engine={engine} />);
    for (const text of ['testing', 'testing', 'testing']) {
      await say(text);
      await finish('fail');
      pass(1000);
    }
    expect(messages()).toHaveLength(7);
    expect(screen.queryByRole('link', { name: /inquiry form/ })).toBeNull();
  });

  it('can still be asked for again after a reload', async () => {
    const { engine, finish } = withReplies();
    const storage = memoryStorage();
    const { unmount } = render(<ChatPanel {...props} engine={engine} storage={storage} />);
    await say('testing');
    await finish('fail');
    pass(1000);
    unmount();
    render(<ChatPanel {...props} engine={engine} storage={storage} />);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(messages().at(-1)).toBe('You: testing');
  });

  it('survive closing and opening the panel, and are asked for once in strict mode', async () => {
    const { engine, load, finish } = withReplies();
    const panelOf = (open: boolean) => (
      <StrictMode>
        <ChatPanel {...props} engine={engine} open={open} />
      </StrictMode>
    );
    const { rerender } = render(panelOf(true));
    await say('testing');
    rerender(panelOf(false));
    pass(3000);
    await finish('arrive');
    // Each opening and closing comes between the reply and its timer.
    for (const open of [true, false, true]) {
      rerender(panelOf(open));
      await settle();
    }
    pass(5000);
    expect(load).toHaveBeenCalledOnce();
    expect(messages().slice(1)).toEqual(['You: testing', 'Keystrand: We test by hand.']);
  });

  it('are fetched again for what a reload still owes, and not for what stands there', async () => {
    const { engine, load, finish } = withReplies();
    const storage = stored({
      messages: [...(asked.messages ?? []), { id: 3, from: 'user', text: ['testing'], at: Date.now() }],
      pending: [{ to: 3, text: 'testing', dueAt: Date.now() + 1000 }],
      nextId: 4,
    });
    render(
      <StrictMode>
        <ChatPanel {...props} engine={engine} storage={storage} />
      </StrictMode>,
    );
    expect(load).toHaveBeenCalledOnce();
    await finish('arrive');
    pass(1000);
    expect(messages()).toHaveLength(4);
  });

  it('set out together for several messages, and are given in the order of the messages', async () => {
    const first = fetchLater(['First.']);
    const second = fetchLater(['Second.']);
    const answer = (text: string) => ({ matched: true, reply: (text === 'one' ? first : second).load });
    const engine = { ...sampleEngine, answer };
    render(<ChatPanel {...props} engine={engine} />);
    await say('one');
    await say('two');
    expect(second.load).toHaveBeenCalledOnce();
    await second.finish('arrive');
    pass(5000);
    expect(messages()).toHaveLength(3);
    await first.finish('arrive');
    pass(0);
    await settle();
    pass(0);
    expect(messages().slice(3)).toEqual(['Keystrand: First.', 'Keystrand: Second.']);
    expect(second.load).toHaveBeenCalledOnce();
  });

  it('that come after Clear chat are not given', async () => {
    const { engine, finish } = withReplies();
    render(<ChatPanel {...props} engine={engine} />);
    await say('testing');
    await user.click(screen.getByRole('button', { name: 'Clear chat' }));
    await finish('arrive');
    pass(5000);
    expect(messages()).toEqual(['Keystrand: Hello. Type a topic, or choose one below.']);
  });
});

describe('14. an engine that is fetched', () => {
  it('is not asked for by opening the panel, and once by typing', async () => {
    const { load, finish } = fetchLater(sampleEngine);
    render(<ChatPanel {...props} engine={load} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.change(input(), { target: { value: 'pri' } });
    fireEvent.change(input(), { target: { value: 'priv' } });
    expect(load).toHaveBeenCalledOnce();
    expect(options()).toEqual([]);
    await finish('arrive');
    expect(options()).toEqual(['private blockchain', 'privacy']);
  });

  it('answers as soon as it is there, and not before the reply is due', async () => {
    const { load, finish } = fetchLater(sampleEngine);
    render(<ChatPanel {...props} engine={load} />);
    fireEvent.click(screen.getByRole('button', { name: 'pricing' }));
    await finish('arrive');
    pass(999);
    expect(screen.getByText('Typing...')).toBeVisible();
    pass(1);
    expect(messages().at(-1)).toContain('customised quote');
  });

  it('that comes late is waited for', async () => {
    const { load, finish } = fetchLater(sampleEngine);
    render(<ChatPanel {...props} engine={load} />);
    fireEvent.click(screen.getByRole('button', { name: 'pricing' }));
    pass(3000);
    expect(screen.getByText('Typing...')).toBeVisible();
    await finish('arrive');
    pass(0);
    expect(messages().at(-1)).toContain('customised quote');
  });

  it('that does not come is owned up to, with a way to a person, and asked for again by the next message', async () => {
    const { load, finish } = fetchLater(sampleEngine);
    render(<ChatPanel {...props} engine={load} />);
    fireEvent.click(screen.getByRole('button', { name: 'pricing' }));
    await finish('fail');
    pass(1000);
    expect(messages().at(-1)).toBe('Keystrand: The topics did not arrive. Write to a person.');
    fireEvent.change(input(), { target: { value: 'pricing' } });
    fireEvent.submit(input());
    expect(load).toHaveBeenCalledTimes(2);
    pass(3000);
    expect(screen.getByText('Typing...')).toBeVisible();
    await finish('arrive');
    pass(0);
    expect(messages().at(-1)).toContain('customised quote');
  });
});

it('can be opened and closed by its owner at any moment', async () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setOpen(!open);
          }}
        >
          Toggle
        </button>
        <ChatPanel
          {...props}
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      </>
    );
  }
  render(<Owner />);
  const toggle = screen.getByRole('button', { name: 'Toggle' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  await settle();
  expect(dialog()).not.toHaveAttribute('inert');
  fireEvent.keyDown(input(), { key: 'Escape' });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
