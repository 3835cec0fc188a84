import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';
import { stubIntersection } from './stubIntersection';
import { stubMotionPreference } from './stubMotionPreference';

const asked = vi.fn();
const unhandled = vi.fn();

/** Makes the next fetch of the springs fail: a failed factory is asked once only. */
function goOffline(): void {
  vi.resetModules();
  vi.doMock('../springs/onDemand', () => {
    asked();
    throw new Error('offline');
  });
}

async function afterFetch(): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  asked.mockClear();
  goOffline();
  stubMotionPreference(false);
  process.on('unhandledRejection', unhandled);
});

afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
});

test.each(['near', 'seen'] as const)(
  'a reveal whose code cannot be fetched (%s) leaves the element alone',
  async (when) => {
    const { come } = stubIntersection();
    const element = document.createElement('div');
    revealOnce(element);
    come(when);
    await afterFetch();
    expect(element.style.length).toBe(0);
    expect(unhandled).not.toHaveBeenCalled();
  },
);

test('a lift whose code cannot be fetched leaves the element alone, and asks again at the next chance', async () => {
  const element = document.createElement('div');
  const detach = liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await afterFetch();
  expect(element.style.length).toBe(0);
  expect(unhandled).not.toHaveBeenCalled();
  goOffline();
  element.dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  detach();
});
