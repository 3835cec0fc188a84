import { afterEach, describe, expect, it } from 'vitest';
import { appendToDraft, clearDraft, readDraft, writeDraft } from './formDraft';

afterEach(() => {
  clearDraft('inquiry');
  sessionStorage.clear();
});

describe('form drafts', () => {
  it('reads back what was written, separately for each form', () => {
    writeDraft('inquiry', { name: 'Ada', message: 'Half a sent' });
    expect(readDraft('inquiry')).toEqual({ name: 'Ada', message: 'Half a sent' });
    expect(readDraft('contact')).toEqual({});
    clearDraft('inquiry');
    expect(readDraft('inquiry')).toEqual({});
  });

  it.each(['', '{', 'null', '"text"', '{"name": 5}'])('is empty if the stored text is "%s"', (stored) => {
    sessionStorage.setItem('keystrand:draft:inquiry', stored);
    expect(readDraft('inquiry')).toEqual({});
  });

  it('appends text below the existing message, once', () => {
    writeDraft('inquiry', { name: 'Ada', message: 'Please see:' });
    appendToDraft('inquiry', 'The result');
    appendToDraft('inquiry', 'The result');
    expect(readDraft('inquiry')).toEqual({ name: 'Ada', message: 'Please see:\n\nThe result' });
  });
});
