import { describe, expect, it } from 'vitest';
import { loose, lower, type Fold } from './fold';
import { findRanges } from './ranges';

const marked = (fold: Fold, term: string, input: string) =>
  findRanges(term, fold(term), fold(input), fold).map(([start, end]) => term.slice(start, end));

describe('findRanges', () => {
  it('marks each occurrence, one after the other', () => {
    expect(findRanges('aaaaa', 'aaaaa', 'aa', lower)).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(marked(lower, 'DeFi and DEFI', 'defi')).toEqual(['DeFi', 'DEFI']);
  });

  it.each([
    ['a letter that folds to two', 'Straße 7', 'strasse', ['Straße']],
    ['what comes after such a letter', 'Straße 7', '7', ['7']],
    ['a mark with its letter', 'cafe\u0301s', 'CAFE', ['cafe\u0301']],
    ['a whole run of white space', 'a \t b', 'a b', ['a \t b']],
    ['what comes after a run with a mark in it', 'a \u0301 b', 'b', ['b']],
    ['an occurrence that overlaps one it leaves out', 'sßs', 'ss', ['ß']],
    ['characters of two units', '😀 ok 😀', '😀', ['😀', '😀']],
    ['styled letters of two units', '𝔸𝔹', 'ab', ['𝔸𝔹']],
    ['a ligature that the input spells out', 'ﬁnance', 'fin', ['ﬁn']],
    ['a syllable of letters', '한국', '한', ['한']],
  ])('marks %s', (_, term, input, expected) => {
    expect(marked(loose, term, input)).toEqual(expected);
  });

  it('marks nothing where the input ends within a character, and what is whole elsewhere', () => {
    expect(marked(loose, 'straße', 'stras')).toEqual([]);
    expect(marked(loose, 'ßs', 's')).toEqual(['s']);
    expect(marked(loose, '한국', '하')).toEqual([]);
    expect(marked(lower, 'İi', 'i')).toEqual(['i']);
    expect(marked(lower, '😀', '\ude00')).toEqual([]);
    expect(marked(lower, '😀', '\ud83d')).toEqual([]);
  });

  it('marks a dotted capital I as one, though its lower case is two units', () => {
    expect(findRanges('xİ y', lower('xİ y'), lower('İ'), lower)).toEqual([[1, 2]]);
    expect(marked(lower, 'İstanbul', 'tan')).toEqual(['tan']);
  });

  it('leaves out a part that by itself would fold otherwise', () => {
    // 'ΣΑΣ' alone ends in a final sigma; within 'ΣΑΣΑ' it does not.
    expect(marked(lower, 'ΣΑΣΑ', 'σασ')).toEqual([]);
    expect(marked(loose, 'ΣΑΣΑ', 'σασ')).toEqual(['ΣΑΣ']);
  });
});
