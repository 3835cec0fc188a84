import { afterEach, describe, expect, it } from 'vitest';
import { appendToDraft, clearDraft, readDraft, writeDraft } from './draft';

afterEach(() => {
  clearDraft('inquiry');
  sessionStorage.clear();
});

describe('the draft of a form', () => {
  it('is there again when it is read later in the visit, each form its own', () => {
    writeDraft('inquiry', { name: 'Ada', message: 'Half a sent' });
    expect(readDraft('inquiry')).toEqual({ name: 'Ada', message: 'Half a sent' });
    expect(readDraft('contact')).toEqual({});
  });

  it('is gone once it is cleared', () => {
    writeDraft('inquiry', { name: 'Ada' });
    clearDraft('inquiry');
    expect(readDraft('inquiry')).toEqual({});
  });

  it.each(['', '{', 'null', '"text"', '{"name": 5}'])(
    'is empty where "%s" is stored in its place',
    (stored) => {
      sessionStorage.setItem('keystrand:draft:inquiry', stored);
      expect(readDraft('inquiry')).toEqual({});
    },
  );

  it('takes a text along under what is written already, once', () => {
    writeDraft('inquiry', { name: 'Ada', message: 'Please see:' });
    appendToDraft('inquiry', 'The result');
    appendToDraft('inquiry', 'The result');
    expect(readDraft('inquiry')).toEqual({ name: 'Ada', message: 'Please see:\n\nThe result' });
  });

  it('begins with a text that is taken into an empty form', () => {
    appendToDraft('inquiry', 'The result');
    expect(readDraft('inquiry')).toEqual({ message: 'The result' });
  });
});
