import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { prefersReducedMotion } from './prefersReducedMotion';
import { useReducedMotion } from './useReducedMotion';

afterEach(() => vi.unstubAllGlobals());

test('motion is reduced where there is no matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(prefersReducedMotion()).toBe(true);
});

test('motion is reduced on the server, whatever the preference', () => {
  stubReducedMotion(false);
  const Probe = () => <>{useReducedMotion() ? 'reduced' : 'full'}</>;
  expect(renderToString(<Probe />)).toBe('reduced');
});

test('the hook follows a change of the preference', () => {
  const preference = stubReducedMotion(false);
  const { result, unmount } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => preference.set(true));
  expect(result.current).toBe(true);
  unmount();
  expect(preference.listenerCount()).toBe(0);
});
