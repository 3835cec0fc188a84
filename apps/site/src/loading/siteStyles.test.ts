import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./siteStyles')).siteStyles;
};

beforeEach(() => {
  document.head.innerHTML = '';
});

/** The link as the prerender writes it; jsdom fetches no style sheets, so a test says what came of it. */
function addLink() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/style.css', disabled: true });
  document.head.append(link);
  return link;
}

it('needs nothing where the document has no sheet to enable', async () => {
  const siteStyles = await load();
  await expect(siteStyles()).resolves.toBeUndefined();
});

it('enables the sheet once and settles when it stands', async () => {
  const link = addLink();
  const siteStyles = await load();
  const first = siteStyles();
  expect(siteStyles()).toBe(first);
  expect(link.disabled).toBe(false);
  link.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

it('says which sheet did not come, and asks for it again at the next call', async () => {
  const link = addLink();
  const siteStyles = await load();
  const first = siteStyles();
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/style.css did not load');
  expect(link.disabled).toBe(true);
  const second = siteStyles();
  expect(link.disabled).toBe(false);
  link.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
