import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import type { EngineOptions, Entry } from './types';

const fallback = 'Could you please specify your query?';
const table: Entry[] = [
  { term: 'Smart Contracts', reply: 'We write and audit them.', aliases: ['contract', 'Solidity'] },
  { term: 'pricing', reply: 'It depends on the scope.' },
  { term: 'contact', reply: 'Write to us.' },
];

describe('createEngine', () => {
  it('throws without a fallback', () => {
    expect(() => createEngine(table, {} as EngineOptions<string>)).toThrow(TypeError);
  });

  it.each([-1, 1.5, NaN, '9', null])('throws for maxInput %j', (maxInput) => {
    expect(() => createEngine(table, { fallback, maxInput: maxInput as number })).toThrow(RangeError);
  });

  it('keeps a frozen copy of the table, so that later changes by the caller have no effect', () => {
    const aliases = ['hi'];
    const entry = { term: 'hello', reply: 'Good day.', aliases, note: 'not part of an entry' };
    const source = [entry];
    const { answer, entries, size } = createEngine(source, { fallback });
    entry.reply = 'changed';
    entry.term = 'changed';
    aliases[0] = 'changed';
    source.length = 0;

    expect(answer('hello')).toMatchObject({ reply: 'Good day.', term: 'hello' });
    expect(answer('hi').matched).toBe(true);
    expect(size).toBe(1);
    const copy = entries();
    expect(copy).toEqual([{ term: 'hello', reply: 'Good day.', aliases: ['hi'] }]);
    expect(entries()).toBe(copy);
    for (const part of [copy, copy[0], copy[0]?.aliases]) expect(Object.isFrozen(part)).toBe(true);
  });

  it('returns replies unchanged and does not freeze them', () => {
    const reply = { text: ['Good day.'], link: '/contact' };
    const answer = createEngine([{ term: 'hello', reply }], { fallback: reply }).answer('hello');
    expect(answer.reply).toBe(reply);
    expect(Object.isFrozen(reply)).toBe(false);
  });
});

describe('answer', () => {
  const { answer } = createEngine(table, { fallback });

  it('matches a whole term or alias case-insensitively', () => {
    const found = { matched: true, reply: 'We write and audit them.', term: 'Smart Contracts', index: 0 };
    expect(answer('SMART CONTRACTS')).toEqual({ ...found, via: 'term' });
    expect(answer('solidity')).toEqual({ ...found, via: 'alias' });
    for (const input of ['', ' ', 'pric', 'pricing?', ' pricing', 'pricing ', 'smart  contracts'])
      expect(answer(input)).toEqual({ matched: false, reply: fallback });
  });

  it('looks up input of up to maxInput code units', () => {
    const short = createEngine([{ term: 'abc', reply: 'x' }], { fallback, maxInput: 3 });
    expect(short.answer('abc').matched).toBe(true);
    expect(short.answer('abcd')).toEqual({ matched: false, reply: fallback });
    const byDefault = createEngine([{ term: 'a'.repeat(2000), reply: 'x' }], { fallback });
    expect(byDefault.answer('A'.repeat(2000)).matched).toBe(true);
    expect(byDefault.answer('A'.repeat(2001)).matched).toBe(false);
  });
});

describe('suggest', () => {
  const { suggest } = createEngine(table, { fallback });

  it('returns the terms that contain the input, in table order, with ranges', () => {
    expect(suggest('CONT')).toEqual([
      { term: 'Smart Contracts', index: 0, ranges: [[6, 10]] },
      { term: 'contact', index: 2, ranges: [[0, 4]] },
    ]);
    expect(suggest('c')[0]?.ranges).toEqual([
      [6, 7],
      [12, 13],
    ]);
    expect(suggest('solid')).toEqual([]);
  });

  it.each([-1, 0.5, NaN, -Infinity, '2', null])('throws for limit %j, for any input', (limit) => {
    expect(() => suggest('c', { limit: limit as number })).toThrow(new RangeError('not a whole number'));
    expect(() => suggest('', { limit: limit as number })).toThrow(RangeError);
  });
});

it.each([undefined, null, 7, ['c'], {}])('throws for the input %j', (input) => {
  const { answer, suggest } = createEngine(table, { fallback });
  expect(() => answer(input as string)).toThrow(new TypeError('not a string'));
  expect(() => suggest(input as string)).toThrow(TypeError);
});
