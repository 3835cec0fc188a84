import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./siteStyles')).siteStyles;
};

/** The links of the document; jsdom fetches no style sheets, so a test says what came of them. */
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root" data-styles="/assets/style.css"></div>';
});

it('needs nothing where the document names no sheet', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const siteStyles = await load();
  await expect(siteStyles()).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});

it('fetches the sheet once and settles when it stands', async () => {
  const siteStyles = await load();
  const first = siteStyles();
  expect(siteStyles()).toBe(first);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/style.css'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

it('says which sheet did not come, and asks for it again at the next call', async () => {
  const siteStyles = await load();
  const first = siteStyles();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/style.css did not load');
  expect(links()).toEqual([]);
  const second = siteStyles();
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
