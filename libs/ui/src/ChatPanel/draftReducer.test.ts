import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftReducer, emptyDraft } from './draftReducer';

const typed = (text: string, maxLength = 10) => draftReducer(emptyDraft, { type: 'typed', text, maxLength });

describe('draftReducer', () => {
  it('never splits a surrogate pair', () => {
    expect(typed('123456789🗝️').text).toBe('123456789');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(20), (text, maxLength) => {
        const kept = typed(text, maxLength).text;
        expect(text.startsWith(kept)).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(maxLength);
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(text.length, maxLength) - 1);
        expect(/\p{Cs}/u.test(kept)).toBe(/\p{Cs}/u.test(text));
      }),
    );
  });

  it('reopens the list on an arrow key', () => {
    const closed = draftReducer(typed('pri'), { type: 'listClosed' });
    expect(closed).toMatchObject({ text: 'pri', listOpen: false, active: -1 });
    expect(draftReducer(closed, { type: 'moved', active: 0 })).toMatchObject({ listOpen: true, active: 0 });
  });
});
