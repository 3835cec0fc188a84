import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { animated, hoverLift, playReveal, springPresets, useSlideSpring } from '.';

const clock = installFakeSpringClock();
let element: HTMLAnchorElement;

beforeEach(() => {
  stubReducedMotion(false);
  element = document.body.appendChild(document.createElement('a'));
  element.href = '#';
});

afterEach(async () => {
  cleanup();
  await clock.advance(3000);
  element.remove();
  vi.unstubAllGlobals();
});

test('footer and social links use the constants of docs/requirements.md, sections 4.3 and 5.3', () => {
  expect(springPresets.footer).toEqual({ tension: 200, friction: 15 });
  expect(springPresets.social).toEqual({ tension: 300, friction: 10 });
});

describe('hoverLift', () => {
  let detach: () => void;
  const send = (type: string) => element.dispatchEvent(new Event(type));

  beforeEach(() => {
    detach = hoverLift(element);
  });
  afterEach(() => {
    detach();
  });

  test('rotates by 8° and scales to 1.15 on hover, overshooting as a spring of friction 10 does', async () => {
    send('pointerenter');
    let largest = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      await clock.advance(1000 / 60);
      largest = Math.max(largest, Number.parseFloat(element.style.rotate || '0'));
    }
    const { tension, friction } = springPresets.social;
    const overshoot = Math.exp((-friction * Math.PI) / Math.sqrt(4 * tension - friction ** 2));
    expect(Math.abs(largest / 8 - (1 + overshoot))).toBeLessThan(0.03);
    await clock.advance(3000);
    expect([element.style.rotate, element.style.scale]).toEqual(['8deg', '1.15']);
  });

  test('returns when the pointer leaves, removes its styles, and reverses midway when hovered again', async () => {
    send('pointerenter');
    await clock.advance(400);
    send('pointerleave');
    await clock.advance(3000);
    expect(element.style.length).toBe(0);
    send('pointerenter');
    await clock.advance(50);
    send('pointerleave');
    await clock.advance(50);
    send('pointerenter');
    await clock.advance(3000);
    expect(element.style.rotate).toBe('8deg');
  });

  test('stays lifted while hovered or focused', async () => {
    element.focus();
    send('pointerenter');
    await clock.advance(1000);
    send('pointerleave');
    await clock.advance(3000);
    expect(element.style.rotate).toBe('8deg');
    element.blur();
    await clock.advance(3000);
    expect(element.style.length).toBe(0);
  });

  test('detached, removes its styles at once and ignores further events', async () => {
    send('pointerenter');
    await clock.advance(100);
    detach();
    expect(element.style.length).toBe(0);
    send('pointerenter');
    await clock.advance(500);
    expect(element.style.length).toBe(0);
  });

  test('checks reduced motion at each start', async () => {
    send('pointerenter');
    await clock.advance(3000);
    stubReducedMotion(true);
    send('pointerleave');
    expect(element.style.length).toBe(0);
    send('pointerenter');
    await clock.advance(500);
    expect(element.style.length).toBe(0);
  });
});

describe('playReveal', () => {
  /** Position of a damped spring from 0 to 1, `t` seconds after its start. */
  function dampedSpring(t: number): number {
    const { tension, friction } = springPresets.footer;
    const decay = friction / 2;
    const omega = Math.sqrt(tension - decay ** 2);
    return 1 - Math.exp(-decay * t) * (Math.cos(omega * t) + (decay / omega) * Math.sin(omega * t));
  }

  test('fades in from 24 px below as its spring does, and removes only its own styles at the end', async () => {
    element.style.color = 'red';
    const { finished } = playReveal(element);
    expect([element.style.opacity, element.style.translate]).toEqual(['0', '0px 24px']);
    await clock.advance(200);
    const offset = Number(/ ([-\d.]+)px/.exec(element.style.translate)?.[1]);
    // react-spring integrates in steps of 1 ms, which deviates by up to 0.02.
    expect(Math.abs(Number(element.style.opacity) - dampedSpring(0.2))).toBeLessThan(0.03);
    expect(Math.abs(1 - offset / 24 - dampedSpring(0.2))).toBeLessThan(0.03);
    await clock.advance(3000);
    await finished;
    expect(element.getAttribute('style')).toBe('color: red;');
  });

  test('stopped midway, removes its styles and does not animate any further', async () => {
    const { stop, finished } = playReveal(element);
    await clock.advance(100);
    stop();
    expect(element.style.length).toBe(0);
    await clock.advance(500);
    await finished;
    expect(element.style.length).toBe(0);
  });

  test('does nothing under reduced motion', async () => {
    stubReducedMotion(true);
    await playReveal(element).finished;
    expect(element.style.length).toBe(0);
  });
});

describe('useSlideSpring', () => {
  function Dialog({ open }: { open: boolean }) {
    const renderDialog = useSlideSpring(open, { side: 'left' });
    return renderDialog((style) => <animated.div role="dialog" aria-label="Menu" style={style} />);
  }

  const advance = (milliseconds: number) => act(() => clock.advance(milliseconds));

  /** Horizontal offset of the dialog, in per cent of its width. */
  const offset = () =>
    Number(/translate3d\((-?[\d.]+)%/.exec(screen.getByRole('dialog').style.transform)?.[1] ?? 0);

  test('slides in from the given side without overshooting', async () => {
    const { rerender } = render(<Dialog open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Dialog open />);
    expect(offset()).toBe(-100);
    for (let frame = 0; frame < 60; frame += 1) {
      await advance(1000 / 60);
      expect(offset()).toBeLessThanOrEqual(0);
    }
    await advance(2000);
    expect(screen.getByRole('dialog').style.transform).toBe('none');
  });

  test('stays mounted until the exit animation has ended, and reverses if it is reopened before', async () => {
    const { rerender } = render(<Dialog open />);
    await advance(3000);
    rerender(<Dialog open={false} />);
    await advance(80);
    expect(offset()).toBeLessThan(0);
    rerender(<Dialog open />);
    await advance(3000);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog').style.transform).toBe('none');
    rerender(<Dialog open={false} />);
    await advance(3000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('appears and disappears without animation under reduced motion', async () => {
    stubReducedMotion(true);
    const { rerender } = render(<Dialog open />);
    await advance(17);
    expect(screen.getByRole('dialog').style.transform).toBe('none');
    rerender(<Dialog open={false} />);
    await advance(34);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
