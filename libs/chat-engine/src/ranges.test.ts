import { describe, expect, it } from 'vitest';
import { loose, lower, type Fold } from './fold';
import { findRanges } from './ranges';

const highlighted = (fold: Fold, term: string, input: string) =>
  findRanges(term, fold(term), fold(input), fold).map(([start, end]) => term.slice(start, end));

describe('findRanges', () => {
  it('returns each occurrence, without overlap', () => {
    expect(findRanges('aaaaa', 'aaaaa', 'aa', lower)).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(highlighted(lower, 'DeFi and DEFI', 'defi')).toEqual(['DeFi', 'DEFI']);
  });

  it.each([
    ['a letter that folds to two code units', 'Straße 7', 'strasse', ['Straße']],
    ['a match after such a letter', 'Straße 7', '7', ['7']],
    ['a mark with its letter', 'cafe\u0301s', 'CAFE', ['cafe\u0301']],
    ['a whole run of white space', 'a \t b', 'a b', ['a \t b']],
    ['a match after a run that contains a mark', 'a \u0301 b', 'b', ['b']],
    ['an occurrence that overlaps one that is left out', 'sßs', 'ss', ['ß']],
    ['surrogate pairs', '😀 ok 😀', '😀', ['😀', '😀']],
    ['mathematical letters', '𝔸𝔹', 'ab', ['𝔸𝔹']],
    ['a ligature spelled out in the input', 'ﬁnance', 'fin', ['ﬁn']],
    ['a Hangul syllable', '한국', '한', ['한']],
  ])('highlights %s', (_, term, input, expected) => {
    expect(highlighted(loose, term, input)).toEqual(expected);
  });

  it('leaves out occurrences that would split a character or fold differently in isolation', () => {
    expect(highlighted(loose, 'straße', 'stras')).toEqual([]);
    expect(highlighted(loose, 'ßs', 's')).toEqual(['s']);
    expect(highlighted(loose, '한국', '하')).toEqual([]);
    expect(highlighted(lower, 'İi', 'i')).toEqual(['i']);
    expect(highlighted(lower, '😀', '\ude00')).toEqual([]);
    expect(highlighted(lower, '😀', '\ud83d')).toEqual([]);
    // In isolation 'ΣΑΣ' ends with a final sigma, within 'ΣΑΣΑ' it does not.
    expect(highlighted(lower, 'ΣΑΣΑ', 'σασ')).toEqual([]);
    expect(highlighted(loose, 'ΣΑΣΑ', 'σασ')).toEqual(['ΣΑΣ']);
  });

  it('highlights a dotted capital I, whose lower case has two code units', () => {
    expect(findRanges('xİ y', lower('xİ y'), lower('İ'), lower)).toEqual([[1, 2]]);
    expect(highlighted(lower, 'İstanbul', 'tan')).toEqual(['tan']);
  });
});
