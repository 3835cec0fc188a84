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
  it('reports the number of rows', () => {
    expect(createEngine(table, { fallback }).size).toBe(3);
    expect(createEngine([], { fallback }).size).toBe(0);
  });

  it('throws without a fallback', () => {
    expect(() => createEngine(table, {} as EngineOptions<string>)).toThrow(TypeError);
    expect(() => createEngine(table, undefined as unknown as EngineOptions<string>)).toThrow(TypeError);
  });

  it.each([-1, 1.5, NaN, '9', null])('throws for maxInput %j', (maxInput) => {
    expect(() => createEngine(table, { fallback, maxInput: maxInput as number })).toThrow(RangeError);
  });

  it('throws for an unknown fold', () => {
    expect(() => createEngine([], { fallback, fold: 'LOWER' as 'lower' })).toThrow(RangeError);
  });

  it('keeps a frozen copy of the table, so that later changes by the caller have no effect', () => {
    const aliases = ['hi'];
    const entry = { term: 'hello', reply: 'Good day.', aliases, note: 'not part of an entry' };
    const source = [entry];
    const engine = createEngine(source, { fallback });
    entry.reply = 'changed';
    entry.term = 'changed';
    aliases[0] = 'changed';
    source.length = 0;

    expect(engine.answer('hello')).toMatchObject({ reply: 'Good day.', term: 'hello' });
    expect(engine.answer('hi').matched).toBe(true);
    const copy = engine.entries();
    expect(copy).toEqual([{ term: 'hello', reply: 'Good day.', aliases: ['hi'] }]);
    expect(engine.entries()).toBe(copy);
    for (const part of [copy, copy[0], copy[0]?.aliases]) expect(Object.isFrozen(part)).toBe(true);
  });

  it('returns replies unchanged and does not freeze them', () => {
    const reply = { text: ['Good day.'], link: '/contact' };
    const answer = createEngine([{ term: 'hello', reply }], { fallback: reply }).answer('hello');
    expect(answer.reply).toBe(reply);
    expect(Object.isFrozen(reply)).toBe(false);
  });

  it('has methods that work without this', () => {
    const { answer, suggest, entries } = createEngine(table, { fallback });
    expect(answer('pricing').matched).toBe(true);
    expect(suggest('pri')).toHaveLength(1);
    expect(entries()).toHaveLength(3);
  });
});

describe('answer', () => {
  const engine = createEngine(table, { fallback });

  it('matches a term case-insensitively', () => {
    const answer = {
      matched: true,
      reply: 'We write and audit them.',
      term: 'Smart Contracts',
      via: 'term',
      index: 0,
    };
    expect(engine.answer('smart contracts')).toEqual(answer);
    expect(engine.answer('SMART CONTRACTS')).toEqual(answer);
  });

  it('matches an alias and returns its term', () => {
    expect(engine.answer('solidity')).toEqual({
      matched: true,
      reply: 'We write and audit them.',
      term: 'Smart Contracts',
      via: 'alias',
      index: 0,
    });
  });

  it.each(['', ' ', 'pric', 'pricing?', ' pricing', 'pricing ', 'smart  contracts'])(
    'returns the fallback for %j, which is not a whole term',
    (input) => {
      expect(engine.answer(input)).toEqual({ matched: false, reply: fallback });
    },
  );

  it('treats names of the object prototype as ordinary words', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'valueOf']) {
      expect(engine.answer(word).matched).toBe(false);
      const withWord = createEngine([{ term: word, reply: 'found' }], { fallback });
      expect(withWord.answer(word)).toMatchObject({ matched: true, reply: 'found' });
    }
  });

  it('looks up input of up to maxInput code units', () => {
    const short = createEngine([{ term: 'abc', reply: 'x' }], { fallback, maxInput: 3 });
    expect(short.answer('abc').matched).toBe(true);
    expect(short.answer('abcd')).toEqual({ matched: false, reply: fallback });
    const byDefault = createEngine([{ term: 'a'.repeat(2000), reply: 'x' }], { fallback });
    expect(byDefault.answer('A'.repeat(2000)).matched).toBe(true);
    expect(byDefault.answer('A'.repeat(2001)).matched).toBe(false);
  });

  it('ignores marks, width and spacing with fold loose', () => {
    const loose = createEngine([{ term: 'Crème brûlée', reply: 'x' }], { fallback, fold: 'loose' });
    expect(loose.answer('CREME  BRULEE').matched).toBe(true);
    expect(loose.answer('ｃｒｅｍｅ brulee').matched).toBe(true);
    expect(engine.answer('ｐｒｉｃｉｎｇ').matched).toBe(false);
  });

  it.each([undefined, null, 7, ['pricing'], {}])('throws for %j', (input) => {
    expect(() => engine.answer(input as string)).toThrow(TypeError);
  });
});

describe('suggest', () => {
  const engine = createEngine(table, { fallback });
  const terms = (input: string, limit?: number) =>
    engine.suggest(input, limit === undefined ? {} : { limit }).map(({ term }) => term);

  it('returns the terms that contain the input, in table order, with ranges', () => {
    expect(engine.suggest('CONT')).toEqual([
      { term: 'Smart Contracts', index: 0, ranges: [[6, 10]] },
      { term: 'contact', index: 2, ranges: [[0, 4]] },
    ]);
    expect(engine.suggest('c')[0]?.ranges).toEqual([
      [6, 7],
      [12, 13],
    ]);
  });

  it('does not suggest aliases', () => {
    expect(terms('solid')).toEqual([]);
  });

  it('respects the limit', () => {
    expect(terms('c', 0)).toEqual([]);
    expect(terms('c', 1)).toEqual(['Smart Contracts']);
    expect(terms('c', 2)).toEqual(['Smart Contracts', 'pricing']);
    expect(terms('c', Infinity)).toHaveLength(3);
  });

  it('returns nothing for blank input', () => {
    for (const blank of ['', ' ', '\t\n']) expect(terms(blank)).toEqual([]);
  });

  it('returns nothing for input that is blank after folding', () => {
    const loose = createEngine([{ term: 'a b', reply: 'x' }], { fallback, fold: 'loose' });
    expect(loose.suggest('\u0301')).toEqual([]);
    expect(loose.suggest('´')).toEqual([]);
  });

  it('returns nothing once the input equals the only match', () => {
    expect(terms('pricin')).toEqual(['pricing']);
    expect(terms('pricing')).toEqual([]);
    expect(terms('PRICING')).toEqual([]);
  });

  it('suggests a term that is typed in full if another term contains it, at any limit', () => {
    const two = createEngine(
      [
        { term: 'cloud', reply: '1' },
        { term: 'cloud migration', reply: '2' },
      ],
      { fallback },
    );
    expect(two.suggest('cloud').map(({ index }) => index)).toEqual([0, 1]);
    expect(two.suggest('cloud', { limit: 1 }).map(({ index }) => index)).toEqual([0]);
  });

  it('returns nothing for input longer than maxInput', () => {
    const short = createEngine([{ term: 'abcdef', reply: 'x' }], { fallback, maxInput: 6 });
    expect(short.suggest('abcde')).toHaveLength(1);
    expect(createEngine([{ term: 'abc', reply: 'x' }], { fallback, maxInput: 3 }).suggest('abcd')).toEqual(
      [],
    );
    expect(engine.suggest('p'.repeat(2001))).toEqual([]);
  });

  it.each([-1, 0.5, NaN, -Infinity, '2', null])('throws for limit %j, for any input', (limit) => {
    expect(() => engine.suggest('c', { limit: limit as number })).toThrow(RangeError);
    expect(() => engine.suggest('', { limit: limit as number })).toThrow(RangeError);
  });

  it.each([undefined, null, 7, ['c'], {}])('throws for input %j', (input) => {
    expect(() => engine.suggest(input as string)).toThrow(TypeError);
  });
});
