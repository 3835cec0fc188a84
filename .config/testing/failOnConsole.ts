import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let messages: string[] = [];

/**
 * Fails each test during which `console.error` or `console.warn` is called: React, jsdom and Node report defects there
 * that no assertion finds. A test that expects a message replaces the method by `vi.spyOn(console, …)`, with a
 * `mockImplementation`. All spies are restored after each test.
 */
beforeEach(() => {
  messages = [];
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      messages.push(`console.${method}: ${values.map(String).join(' ')}`);
      original[method](...values);
    };
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, original);
  expect(messages).toEqual([]);
});
