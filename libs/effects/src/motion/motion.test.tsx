import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { prefersReducedMotion } from './prefersReducedMotion';
import { stubMotionPreference } from './stubMotionPreference';
import { useReducedMotion } from './useReducedMotion';

afterEach(() => vi.unstubAllGlobals());

test('where nobody can be asked, nothing moves', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(prefersReducedMotion()).toBe(true);
});

test('what is prerendered stands still whatever the preference', () => {
  stubMotionPreference(false);
  const Probe = () => <>{useReducedMotion() ? 'still' : 'moving'}</>;
  expect(renderToString(<Probe />)).toBe('still');
});

test('a change of the preference is followed', () => {
  const preference = stubMotionPreference(false);
  const { result, unmount } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => preference.set(true));
  expect(result.current).toBe(true);
  unmount();
  expect(preference.listeners()).toBe(0);
});
