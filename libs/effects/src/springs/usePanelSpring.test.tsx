import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotionPreference } from '../motion/stubMotionPreference';
import { animated } from './index';
import { takeSpringClock } from './springClock';
import { usePanelSpring } from './usePanelSpring';
import { useSlideSpring } from './useSlideSpring';

const clock = takeSpringClock();

function Panel({ open }: { open: boolean }) {
  const panel = usePanelSpring(open);
  return panel((style) => <animated.div role="region" aria-label="Chat" style={style} />);
}

function Dialog({ open }: { open: boolean }) {
  const dialog = useSlideSpring(open, { side: 'left' });
  return dialog((style) => <animated.div role="dialog" aria-label="Menu" style={style} />);
}

const pass = (milliseconds: number) => act(() => clock.advance(milliseconds));

beforeEach(() => stubMotionPreference(false));

afterEach(async () => {
  cleanup();
  await clock.advance(3000);
  vi.unstubAllGlobals();
});

test('a closed panel is not in the document', () => {
  render(<Panel open={false} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a panel comes from transparent to its place', async () => {
  const { rerender } = render(<Panel open={false} />);
  rerender(<Panel open />);
  expect(screen.getByRole('region').style.opacity).toBe('0');
  await pass(3000);
  expect(screen.getByRole('region').style.opacity).toBe('1');
  expect(screen.getByRole('region').style.transform).toBe('none');
});

test('a closing panel stays until its way out has ended, then is gone', async () => {
  const { rerender } = render(<Panel open />);
  await pass(3000);
  rerender(<Panel open={false} />);
  await pass(50);
  expect(Number(screen.getByRole('region').style.opacity)).toBeLessThan(1);
  await pass(3000);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a panel reopened on its way out turns round and stays one', async () => {
  const { rerender } = render(<Panel open />);
  await pass(3000);
  rerender(<Panel open={false} />);
  await pass(80);
  rerender(<Panel open />);
  await pass(16);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  await pass(3000);
  expect(screen.getByRole('region').style.opacity).toBe('1');
});

test('a panel opened and closed before it moved is gone', async () => {
  const { rerender } = render(<Panel open={false} />);
  rerender(<Panel open />);
  rerender(<Panel open={false} />);
  await pass(3000);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a dialog slides in from the given side without passing its place', async () => {
  render(<Dialog open />);
  const from = () =>
    Number(/translate3d\((-?[\d.]+)%/.exec(screen.getByRole('dialog').style.transform)?.[1] ?? 0);
  expect(from()).toBe(-100);
  for (let frame = 0; frame < 60; frame += 1) {
    await pass(1000 / 60);
    expect(from()).toBeLessThanOrEqual(0);
  }
  await pass(2000);
  expect(screen.getByRole('dialog').style.transform).toBe('none');
});

test('under reduced motion a panel appears and goes at once', async () => {
  stubMotionPreference(true);
  const { rerender } = render(<Panel open />);
  await pass(17);
  expect(screen.getByRole('region').style.opacity).toBe('1');
  rerender(<Panel open={false} />);
  await pass(34);
  expect(screen.queryByRole('region')).toBeNull();
});
