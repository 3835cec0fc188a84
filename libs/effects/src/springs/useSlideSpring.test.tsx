import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { animated } from './index';
import { useSlideSpring } from './useSlideSpring';

const clock = installFakeSpringClock();

function Dialog({ open }: { open: boolean }) {
  const renderDialog = useSlideSpring(open, { side: 'left' });
  return renderDialog((style) => <animated.div role="dialog" aria-label="Menu" style={style} />);
}

const advance = (milliseconds: number) => act(() => clock.advance(milliseconds));

/** Horizontal offset of the dialog, in per cent of its width. */
const offset = () =>
  Number(/translate3d\((-?[\d.]+)%/.exec(screen.getByRole('dialog').style.transform)?.[1] ?? 0);

beforeEach(() => stubReducedMotion(false));

afterEach(async () => {
  cleanup();
  await clock.advance(3000);
  vi.unstubAllGlobals();
});

test('a closed dialog is not in the document', () => {
  render(<Dialog open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('slides in from the given side without overshooting', async () => {
  render(<Dialog open />);
  expect(offset()).toBe(-100);
  for (let frame = 0; frame < 60; frame += 1) {
    await advance(1000 / 60);
    expect(offset()).toBeLessThanOrEqual(0);
  }
  await advance(2000);
  expect(screen.getByRole('dialog').style.transform).toBe('none');
});

test('stays mounted until the exit animation has ended', async () => {
  const { rerender } = render(<Dialog open />);
  await advance(3000);
  rerender(<Dialog open={false} />);
  await advance(50);
  expect(offset()).toBeLessThan(0);
  await advance(3000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('reopened during the exit animation, reverses and is rendered once', async () => {
  const { rerender } = render(<Dialog open />);
  await advance(3000);
  rerender(<Dialog open={false} />);
  await advance(80);
  rerender(<Dialog open />);
  await advance(16);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await advance(3000);
  expect(screen.getByRole('dialog').style.transform).toBe('none');
});

test('opened and closed within one frame, is removed', async () => {
  const { rerender } = render(<Dialog open={false} />);
  rerender(<Dialog open />);
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
