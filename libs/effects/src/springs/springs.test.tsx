import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { animated, springPresets, useSlideSpring } from '.';

installFakeSpringClock();

beforeEach(() => {
  stubReducedMotion(false);
});

afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(3000);
  vi.unstubAllGlobals();
});

test('the presets are those of docs/requirements.md, sections 4.3 and 5.3', () => {
  expect(springPresets).toEqual({
    footer: { tension: 200, friction: 15 },
    social: { tension: 300, friction: 10 },
    dialog: { tension: 300, friction: 35 },
  });
});

describe('useSlideSpring', () => {
  function Dialog({ open }: { open: boolean }) {
    const renderDialog = useSlideSpring(open, { side: 'left' });
    return renderDialog((style) => <animated.div role="dialog" aria-label="Menu" style={style} />);
  }

  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

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
