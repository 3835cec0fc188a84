import { expect, it, vi } from 'vitest';
import { domReady } from './domReady';

it('resolves at once if the document has been parsed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await expect(domReady()).resolves.toBeUndefined();
  state.mockRestore();
});

it('waits for DOMContentLoaded while the document is being parsed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const parsed = vi.fn();
  const waiting = domReady().then(parsed);
  await Promise.resolve();
  expect(parsed).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await waiting;
  expect(parsed).toHaveBeenCalledOnce();
  state.mockRestore();
});
