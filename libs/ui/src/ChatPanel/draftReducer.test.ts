import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draft, emptyDraft } from './draftReducer';

const typed = (text: string, maxLength = 10) => draft(emptyDraft, { type: 'typed', text, maxLength });

describe('draft', () => {
  it('opens the list on typing, with no option active', () => {
    expect(typed('pri')).toEqual({ text: 'pri', listOpen: true, active: -1, cut: false });
  });

  it('cuts what is too long, and says so until the next change', () => {
    const cut = typed('0123456789abc');
    expect(cut).toMatchObject({ text: '0123456789', cut: true });
    expect(draft(cut, { type: 'typed', text: '012345678', maxLength: 10 }).cut).toBe(false);
  });

  it('never cuts a character in half', () => {
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

  it('fills in a chosen keyword and closes the list', () => {
    expect(draft(typed('pri'), { type: 'chosen', term: 'pricing' })).toEqual({
      ...emptyDraft,
      text: 'pricing',
    });
  });

  it('opens the list again when the arrows move in it', () => {
    const closed = draft(typed('pri'), { type: 'listClosed' });
    expect(closed).toMatchObject({ text: 'pri', listOpen: false });
    expect(draft(closed, { type: 'moved', active: 0 })).toMatchObject({ listOpen: true, active: 0 });
  });

  it('is empty, with the list closed, once sent', () => {
    expect(draft(typed('pricing'), { type: 'sent' })).toEqual(emptyDraft);
  });
});
