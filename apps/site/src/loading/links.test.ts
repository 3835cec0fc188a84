import { afterEach, expect, it, vi } from 'vitest';
import { followLinks } from './links';

const navigator = { push: vi.fn<(to: unknown) => void>(), replace: vi.fn<(to: unknown) => void>() };
followLinks(navigator);

/** Clicks a link with these attributes, and returns whether the router follows it. */
function isFollowed(attributes: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><span>Link</span></a>`;
  vi.clearAllMocks();
  let isPrevented = false;
  const leave = (click: Event) => {
    isPrevented = click.defaultPrevented;
    // jsdom cannot navigate.
    click.preventDefault();
  };
  addEventListener('click', leave, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
  document.querySelector('span')?.dispatchEvent(click);
  expect(isPrevented).toBe(navigator.push.mock.calls.length + navigator.replace.mock.calls.length > 0);
  return isPrevented;
}

afterEach(() => {
  document.body.replaceChildren();
});

it('lets the router follow links to pages', () => {
  expect(isFollowed('href="/blog?topic=web3#first"')).toBe(true);
  expect(navigator.push).toHaveBeenCalledWith('/blog?topic=web3#first');
});

it('adds no entry to the history for a link to the current address', () => {
  expect(isFollowed('href="/"')).toBe(true);
  expect(navigator.replace).toHaveBeenCalledWith('/');
});

it.each([
  'href="https://example.com/"',
  'href="//example.com/"',
  'href="/feed.xml"',
  'href="#terms"',
  'href="/" target="_self"',
  'href="/contact" role="button"',
])('leaves a link with %s to the browser', (attributes) => {
  expect(isFollowed(attributes)).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (event) => {
    expect(isFollowed('href="/blog"', event)).toBe(false);
  },
);
