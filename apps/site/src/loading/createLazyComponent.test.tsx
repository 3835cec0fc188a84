import { act, renderHook } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { createLazyComponent } from './createLazyComponent';

const Greeting = () => <p>Hello</p>;

it('returns the component once it is loaded, and from the first render on later', async () => {
  const importComponent = vi.fn(() => Promise.resolve(Greeting));
  const useGreeting = createLazyComponent(importComponent);
  const first = renderHook(useGreeting);
  expect(first.result.current[0]).toBeUndefined();
  await act(() => first.result.current[1]());
  expect(first.result.current[0]).toBe(Greeting);
  expect(renderHook(useGreeting).result.current[0]).toBe(Greeting);
  expect(importComponent).toHaveBeenCalledOnce();
});

it('rejects if loading fails, and loads again on the next call', async () => {
  const importComponent = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue(Greeting);
  const { result } = renderHook(createLazyComponent(importComponent));
  await expect(result.current[1]()).rejects.toThrow('network');
  await act(() => result.current[1]());
  expect(result.current[0]).toBe(Greeting);
});
