import { afterEach, describe, expect, it, vi } from 'vitest';
import { appendToDraft, clearDraft, readDraft, writeDraft } from './draft';
import { createVisitStorage } from './safeSessionStorage';

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

describe('what is kept for the visit', () => {
  it('is kept for as long as the document stands where storage is blocked', () => {
    const storage = createVisitStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.write('key', 'text');
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('is the newest text where storage is full', () => {
    const storage = createVisitStorage(() => sessionStorage);
    storage.write('key', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('key', 'new');
    expect(storage.read('key')).toBe('new');
    full.mockRestore();
    storage.write('key', 'newest');
    expect(sessionStorage.getItem('key')).toBe('newest');
    expect(storage.read('key')).toBe('newest');
  });
});
