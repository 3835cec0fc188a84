import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/stubIntersectionObserver';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';

const importAttempt = vi.fn();
const unhandledRejection = vi.fn();

/** Makes the next import of the springs fail; call it before each import, since Vitest runs a failed factory once. */
function goOffline(): void {
  vi.resetModules();
  vi.doMock('../springs/onDemand', () => {
    importAttempt();
    throw new Error('offline');
  });
}

async function importFailed(): Promise<void> {
  await vi.waitFor(() => expect(importAttempt).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  importAttempt.mockClear();
  goOffline();
  stubReducedMotion(false);
  process.on('unhandledRejection', unhandledRejection);
});

afterEach(() => {
  process.off('unhandledRejection', unhandledRejection);
  vi.unstubAllGlobals();
});

test.each(['near', 'inView'] as const)(
  'an element stays unchanged if its reveal cannot be loaded (%s)',
  async (observer) => {
    const { report } = stubIntersectionObserver();
    const element = document.createElement('div');
    revealOnce(element);
    report(observer);
    await importFailed();
    expect(element.style.length).toBe(0);
    expect(unhandledRejection).not.toHaveBeenCalled();
  },
);

test('an element stays unchanged if its hover animation cannot be loaded, and the next hover tries again', async () => {
  const element = document.createElement('div');
  const detach = liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await importFailed();
  expect(element.style.length).toBe(0);
  expect(unhandledRejection).not.toHaveBeenCalled();
  goOffline();
  element.dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(importAttempt).toHaveBeenCalledTimes(2));
  detach();
});
