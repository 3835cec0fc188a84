/**
 * Creates a web storage that never throws: where it is blocked or full, values are kept in memory until the document is
 * unloaded.
 * @param getStorage returns the underlying storage; may throw, as browsers do where storage is blocked
 */
// @__NO_SIDE_EFFECTS__
export function createSafeStorage(getStorage: () => Storage) {
  /** Only the values that the browser did not store. */
  const memory = new Map<string, string>();
  return {
    read(key: string) {
      try {
        return memory.get(key) ?? getStorage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    /** Keeps in memory, until the next document, what the browser does not store. */
    write(key: string, value: string) {
      try {
        getStorage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string) {
      memory.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // Blocked storage contains no value to remove.
      }
    },
  };
}

export const safeSessionStorage = createSafeStorage(() => sessionStorage);

export const safeLocalStorage = createSafeStorage(() => localStorage);

/** Parses a JSON object; returns an empty object for anything else. */
export function parseObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return value instanceof Object ? { ...value } : {};
  } catch {
    return {};
  }
}
