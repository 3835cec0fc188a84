import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { jsonCall } from './Engine';

type Call = (json: string) => string | Promise<string>;

const compile = (declaration: string) => new Script(jsonCall(declaration)).runInThisContext() as Call;

test('passes arguments and result as JSON', () => {
  expect(compile('(a, b) => ({ sum: a + b })')('[1,2]')).toBe('{"sum":3}');
});

test('returns null if there is no result', () => {
  expect(compile('() => undefined')('[]')).toBe('null');
});

test('waits for a promise, and passes its failure on', async () => {
  await expect(compile('async (text) => text')('["a"]')).resolves.toBe('"a"');
  await expect(compile('() => Promise.reject(new Error("broken"))')('[]')).rejects.toThrow('broken');
});
