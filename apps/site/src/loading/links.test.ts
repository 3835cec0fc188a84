import { afterEach, expect, it, vi } from 'vitest';
import { followLinks } from './links';

const navigate = vi.fn<(href: string | number | null, options?: object) => Promise<void>>();
followLinks({ navigate } as Parameters<typeof followLinks>[0]);

/** Clicks a link with these attributes, and returns whether the router follows it. */
function isFollowed(attributes: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><span>Link</span></a>`;
  navigate.mockClear();
  let isPrevented = false;
  const leave = (click: Event) => {
    isPrevented = click.defaultPrevented;
    // jsdom cannot navigate.
    click.preventDefault();
  };
  addEventListener('click', leave, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
  document.querySelector('span')?.dispatchEvent(click);
  expect(isPrevented).toBe(navigate.mock.calls.length > 0);
  return isPrevented;
}

afterEach(() => {
  document.body.replaceChildren();
});

it('lets the router follow links to pages', () => {
  expect(isFollowed('href="/blog?topic=web3#first"')).toBe(true);
  expect(navigate).toHaveBeenCalledWith('/blog?topic=web3#first', { replace: false });
});

it('adds no entry to the history for a link to the current address', () => {
  expect(isFollowed('href="/"')).toBe(true);
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
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
