import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTheme } from './theme';

/** Starts the theme with a system preference and storage that tests can set. */
function start({ prefersDark = false, stored = null as string | null, blocked = false } = {}) {
  const media = Object.assign(new EventTarget(), { matches: prefersDark });
  const storage = new Map<string, string>();
  if (stored !== null) storage.set('theme', stored);
  const unlessBlocked =
    <Parameters extends unknown[], Value>(method: (...parameters: Parameters) => Value) =>
    (...parameters: Parameters) => {
      if (blocked) throw new DOMException('Blocked', 'SecurityError');
      return method(...parameters);
    };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('localStorage', {
    getItem: unlessBlocked((key: string) => storage.get(key) ?? null),
    setItem: unlessBlocked((key: string, value: string) => storage.set(key, value)),
  });
  startTheme();
  return { storage, media };
}

const root = document.documentElement;
const listen = document.addEventListener.bind(document);
let listeners = new AbortController();

beforeEach(() => {
  root.className = '';
  // The listeners of other tests stay on the document otherwise.
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listen(type, listener, { signal: listeners.signal });
    },
  );
  document.head.innerHTML = '<meta name="theme-color" content="white" data-dark="black">';
  document.body.innerHTML = '<button data-theme-toggle aria-pressed="false"><span>x</span></button>';
});

afterEach(() => {
  listeners.abort();
  listeners = new AbortController();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('startTheme at load', () => {
  it.each([
    [null, false, false],
    [null, true, true],
    ['dark', false, true],
    ['light', true, false],
    ['purple', true, true],
    ['', false, false],
    ['Dark', false, false],
  ])('with %j stored and a system that prefers dark: %j, sets dark: %j', (stored, prefersDark, expected) => {
    start({ stored, prefersDark });
    expect(root.classList.contains('dark')).toBe(expected);
    expect(root.classList.contains('light')).toBe(!expected);
    expect(document.querySelector('meta')?.content).toBe(expected ? 'black' : 'white');
    expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe(String(expected));
  });
});

describe('startTheme after load', () => {
  it('applies a change in another tab', () => {
    const { storage } = start();
    storage.set('theme', 'dark');
    dispatchEvent(new Event('storage'));
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('applies a change of the system preference only while nothing is stored', () => {
    const { media, storage } = start();
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(root.classList.contains('dark')).toBe(true);
    storage.set('theme', 'light');
    media.dispatchEvent(new Event('change'));
    expect(root.classList.contains('dark')).toBe(false);
  });

  it.each([false, true])('toggles on click, after the button, with storage blocked: %j', async (blocked) => {
    const { storage } = start({ blocked });
    const press = () => {
      document.querySelector('span')?.click();
      return document.querySelector('button')?.ariaPressed;
    };
    expect(press()).toBe('true');
    expect(storage.get('theme')).toBe(blocked ? undefined : 'dark');
    await expect.poll(() => root.className).toBe('dark');
    expect(press()).toBe('false');
    await expect.poll(() => root.className).toBe('light');
  });
});
