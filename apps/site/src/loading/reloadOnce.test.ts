import { beforeEach, expect, it, vi } from 'vitest';

/** Imports the module anew, as a reloaded document does; session storage is kept. */
async function loadDocument() {
  vi.resetModules();
  return import('./reloadOnce');
}

beforeEach(() => {
  sessionStorage.clear();
});

it('allows one reload for a path, but none after the reload', async () => {
  const first = await loadDocument();
  expect(first.allowReloadOnce('/blog')).toBe(true);
  const reloaded = await loadDocument();
  expect(reloaded.allowReloadOnce('/blog')).toBe(false);
  expect(reloaded.allowReloadOnce('/about')).toBe(true);
});

it('allows a reload again after a page has been shown', async () => {
  const first = await loadDocument();
  first.allowReloadOnce('/blog');
  const reloaded = await loadDocument();
  reloaded.clearReloadMarker();
  expect(reloaded.allowReloadOnce('/blog')).toBe(true);
});

it('allows no reload where storage is blocked', async () => {
  const { allowReloadOnce } = await loadDocument();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(allowReloadOnce('/blog')).toBe(false);
});
