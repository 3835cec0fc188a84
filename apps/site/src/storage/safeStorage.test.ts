import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage, safeLocalStorage, safeSessionStorage } from './safeStorage';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('createSafeStorage', () => {
  it('reads, writes and removes values in the underlying storage', () => {
    const storage = createSafeStorage(() => sessionStorage);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'text');
    expect(sessionStorage.getItem('key')).toBe('text');
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(sessionStorage.getItem('key')).toBeNull();
  });

  it('keeps values in memory where storage is blocked', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.write('key', 'text');
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('returns the newest value where storage is full', () => {
    const storage = createSafeStorage(() => sessionStorage);
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

it('safeSessionStorage and safeLocalStorage use the storage of their name', () => {
  safeSessionStorage.write('key', 'session');
  safeLocalStorage.write('key', 'local');
  expect([sessionStorage.getItem('key'), localStorage.getItem('key')]).toEqual(['session', 'local']);
});
