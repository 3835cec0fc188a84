// @vitest-environment node
import type { Block } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './readingTime';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const paragraph = (count: number): Block => ({ type: 'paragraph', text: words(count) });

describe('readingMinutes', () => {
  it('rounds up to whole minutes at 238 words per minute', () => {
    expect(readingMinutes([paragraph(238)])).toBe(1);
    expect(readingMinutes([paragraph(239)])).toBe(2);
    expect(readingMinutes([paragraph(238 * 5)])).toBe(5);
  });

  it('counts words inside inline elements, and a word split by an element once', () => {
    const text: Block = {
      type: 'paragraph',
      text: [words(237), ' wo', { type: 'emphasis', text: 'rd' }],
    };
    expect(readingMinutes([text])).toBe(1);
    const longer: Block = { type: 'paragraph', text: [words(238), { type: 'strong', text: ' more' }] };
    expect(readingMinutes([longer])).toBe(2);
  });

  it('counts every kind of block', () => {
    const kinds: readonly Block[] = [
      { type: 'heading', id: 'a', text: words(238) },
      { type: 'list', items: [words(119), words(119)] },
      { type: 'note', text: words(238) },
      { type: 'code', language: 'text', caption: words(38), code: words(200) },
      { type: 'table', caption: words(38), head: [words(100)], rows: [[words(50), words(50)]] },
    ];
    for (const block of kinds) expect(readingMinutes([block, paragraph(238)])).toBe(2);
    expect(readingMinutes(kinds)).toBe(kinds.length);
  });
});
