import { afterEach, expect, it, vi } from 'vitest';
import { inTime } from './chunk';

afterEach(() => {
  vi.useRealTimers();
});

it('names the chunk that fails to load, and the cause', async () => {
  const cause = new TypeError('network');
  await expect(inTime('code of the menu', Promise.reject(cause))).rejects.toMatchObject({
    message: 'The code of the menu could not be loaded.',
    cause,
  });
});

it('fails after 120 seconds', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  const loading = inTime('code of the menu', new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'The code of the menu did not arrive within 120 seconds.' }),
  );
});
