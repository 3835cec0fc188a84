import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';

installFakeSpringClock();

/** Reports of the observers of an element near the viewport and in view, which differ in their root margin. */
let report: Record<'near' | 'inView', (isIntersecting?: boolean) => void>;
let observing: number;
let element: HTMLAnchorElement;
let stop: () => void;

const send = (type: string) => element.dispatchEvent(new Event(type));

/** Lets started imports resolve, and advances the clock of the springs. */
async function advance(milliseconds = 0) {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  observing = 0;
  report = { near: vi.fn(), inView: vi.fn() };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #active = false;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' } = {}) {
        report[rootMargin === '0px' ? 'inView' : 'near'] = (isIntersecting = true) => {
          if (this.#active) callback([{ isIntersecting }]);
        };
      }
      observe() {
        this.#active = true;
        observing += 1;
      }
      disconnect() {
        if (this.#active) observing -= 1;
        this.#active = false;
      }
    },
  );
  stubReducedMotion(false);
  element = document.body.appendChild(document.createElement('a'));
  element.href = '#';
  element.style.color = 'red';
});

afterEach(async () => {
  stop();
  // Only its own styles.
  expect(element.getAttribute('style')).toBe('color: red;');
  await advance(3000);
  element.remove();
  vi.unstubAllGlobals();
});

describe('revealOnce', () => {
  beforeEach(() => {
    stop = revealOnce(element);
  });

  test('fades in from 24 px below once, as its spring does, when in view', async () => {
    report.near();
    await advance(100);
    expect(element.style.opacity).toBe('');
    report.inView();
    report.inView();
    await advance();
    expect([element.style.opacity, element.style.translate]).toEqual(['0', '0px 24px']);
    await advance(200);
    const offset = Number(/ ([-\d.]+)px/.exec(element.style.translate)?.[1]);
    // Place at 0.2 s of a spring of tension 200 and friction 15: 1 - e^(-7.5t) * (cos(12t) + 0.626 sin(12t)).
    expect(Number(element.style.opacity)).toBeCloseTo(1.07, 1);
    expect(1 - offset / 24).toBeCloseTo(1.07, 1);
    await advance(3000);
    expect(element.getAttribute('style')).toBe('color: red;');
    expect(observing).toBe(0);
  });

  test('is skipped if its code loads over 500 ms after the element is in view', async () => {
    report.inView();
    vi.advanceTimersByTime(501);
    await advance();
    expect(element.style.opacity).toBe('');
  });

  test('is skipped under reduced motion', async () => {
    stubReducedMotion(true);
    report.inView();
    await advance(100);
    expect(element.style.opacity).toBe('');
  });

  test('stopped midway, does not animate any further', async () => {
    report.inView();
    await advance(100);
    expect(element.style.opacity).not.toBe('');
    stop();
    await advance(500);
    expect(element.style.opacity).toBe('');
  });
});

describe('liftOnHover', () => {
  beforeEach(() => {
    stop = liftOnHover(element);
  });

  test('rotates by 8° and scales to 1.15 on hover, overshooting as a spring of friction 10 does', async () => {
    send('pointerenter');
    await advance();
    let largest = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      await advance(1000 / 60);
      largest = Math.max(largest, Number.parseFloat(element.style.rotate || '0'));
    }
    expect(largest / 8).toBeCloseTo(1.39, 1);
    await advance(3000);
    expect([element.style.rotate, element.style.scale]).toEqual(['8deg', '1.15']);
  });

  test('returns when the pointer leaves, and reverses midway when hovered again', async () => {
    send('pointerenter');
    await advance(400);
    send('pointerleave');
    await advance(3000);
    expect(element.style.rotate).toBe('');
    send('pointerenter');
    await advance(50);
    send('pointerleave');
    await advance(50);
    send('pointerenter');
    await advance(3000);
    expect(element.style.rotate).toBe('8deg');
  });

  test('stays lifted while hovered or focused', async () => {
    element.focus();
    send('pointerenter');
    await advance(1000);
    send('pointerleave');
    await advance(3000);
    expect(element.style.rotate).toBe('8deg');
    element.blur();
    await advance(3000);
    expect(element.style.rotate).toBe('');
  });

  test('checks reduced motion at each start', async () => {
    send('pointerenter');
    await advance(3000);
    stubReducedMotion(true);
    send('pointerleave');
    expect(element.style.rotate).toBe('');
    send('pointerenter');
    await advance(500);
    expect(element.style.rotate).toBe('');
  });
});

test('nothing is animated after cleaning up before the code has loaded', async () => {
  const stops = [revealOnce(element), liftOnHover(element)];
  report.inView();
  send('pointerenter');
  for (const each of stops) each();
  await advance();
});

test('if the code cannot be loaded, elements stay unchanged, and the next hover tries again', async () => {
  let online = false;
  const reload = () => {
    vi.resetModules();
    vi.doMock('../springs/styleSprings', (importOriginal) => {
      if (!online) throw new Error('offline');
      return importOriginal<object>();
    });
  };
  for (const observer of ['near', 'inView'] as const) {
    reload();
    revealOnce(element);
    // An unhandled rejection would fail the run.
    report[observer]();
    await advance();
  }
  reload();
  stop = liftOnHover(element);
  send('pointerenter');
  await advance();
  expect(element.style.rotate).toBe('');
  online = true;
  reload();
  send('pointerenter');
  await expect.poll(() => element.style.rotate).not.toBe('');
});
