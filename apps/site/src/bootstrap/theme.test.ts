import { beforeEach, describe, expect, it } from 'vitest';
import { startTheme, themeColor } from './theme';

/** The parts of a window that the theme needs, with a system preference that a test can set. */
function stage({ prefersDark = false, stored = null as string | null, blocked = false } = {}) {
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
const start = (options?: Parameters<typeof stage>[0]) => {
  const parts = stage(options);
  startTheme(parts.win as unknown as Window);
  return parts;
};

beforeEach(() => {
  root.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.body.innerHTML = '<button data-theme-toggle aria-pressed="false"><span>x</span></button>';
});

describe('the theme at load', () => {
  it.each([
    [null, false, false],
    [null, true, true],
    ['dark', false, true],
    ['light', true, false],
    ['purple', true, true],
    ['', false, false],
    ['Dark', false, false],
  ])('stored %j with a system that prefers dark: %j gives dark: %j', (stored, prefersDark, expected) => {
    start({ stored, prefersDark });
    expect(root.classList.contains('dark')).toBe(expected);
    expect(root.classList.contains('light')).toBe(!expected);
    expect(document.querySelector('meta')?.getAttribute('content')).toBe(
      expected ? themeColor.dark : themeColor.light,
    );
    expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe(String(expected));
  });

  it('bears blocked storage', () => {
    start({ blocked: true, prefersDark: true });
    expect(root.classList.contains('dark')).toBe(true);
  });
});

describe('the theme afterwards', () => {
  it('follows another tab', () => {
    const { win, storage } = start();
    storage.set('theme', 'dark');
    win.dispatchEvent(new Event('storage'));
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('follows the system only while nothing is stored', () => {
    const { media, storage } = start();
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(root.classList.contains('dark')).toBe(true);
    storage.set('theme', 'light');
    media.dispatchEvent(new Event('change'));
    expect(root.classList.contains('dark')).toBe(false);
  });
});
