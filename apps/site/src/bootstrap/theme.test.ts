import { beforeEach, describe, expect, it } from 'vitest';
import { startTheme, themeColor } from './theme';

/** Creates a partial window with a system preference and storage that tests can set. */
function createWindow({ prefersDark = false, stored = null as string | null, blocked = false } = {}) {
  const media = Object.assign(new EventTarget(), { matches: prefersDark });
  const storage = new Map<string, string>();
  if (stored !== null) storage.set('theme', stored);
  const win = Object.assign(new EventTarget(), {
    document,
    matchMedia: () => media,
    localStorage: {
      getItem(key: string) {
        if (blocked) throw new DOMException('Blocked', 'SecurityError');
        return storage.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        if (blocked) throw new DOMException('Blocked', 'SecurityError');
        storage.set(key, value);
      },
    },
  });
  return { win, storage, media };
}

const root = document.documentElement;
const start = (options?: Parameters<typeof createWindow>[0]) => {
  const parts = createWindow(options);
  startTheme(parts.win as unknown as Window);
  return parts;
};

beforeEach(() => {
  root.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.body.innerHTML = '<button data-theme-toggle aria-pressed="false"><span>x</span></button>';
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
    expect(document.querySelector('meta')?.getAttribute('content')).toBe(
      expected ? themeColor.dark : themeColor.light,
    );
    expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe(String(expected));
  });
});

describe('startTheme after load', () => {
  it('applies a change in another tab', () => {
    const { win, storage } = start();
    storage.set('theme', 'dark');
    win.dispatchEvent(new Event('storage'));
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

  it.each([false, true])('toggles on click, with storage blocked: %j', (blocked) => {
    // Its own document, since the listeners of other tests stay on the global one.
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = '<button data-theme-toggle><span>x</span></button>';
    const { win, storage } = createWindow({ blocked });
    startTheme(Object.assign(win, { document: page }) as unknown as Window);
    page.querySelector('span')?.click();
    expect(page.documentElement.classList.contains('dark')).toBe(true);
    expect(storage.get('theme')).toBe(blocked ? undefined : 'dark');
    page.querySelector('span')?.click();
    expect(page.documentElement.classList.contains('dark')).toBe(false);
  });
});
