import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./siteStyles')).siteStyles;
};

/** jsdom does not load style sheets; tests dispatch `load` and `error` themselves. */
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root" data-styles="/assets/style.css"></div>';
});

it('resolves at once if the document names no style sheet', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const siteStyles = await load();
  await expect(siteStyles()).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});

it('loads the style sheet once and resolves when it is loaded', async () => {
  const siteStyles = await load();
  const first = siteStyles();
  expect(siteStyles()).toBe(first);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/style.css'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

it('retries a style sheet that fails on the next call', async () => {
  const siteStyles = await load();
  const first = siteStyles();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be loaded');
  const second = siteStyles();
  expect(links()).toHaveLength(2);
  links()[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
