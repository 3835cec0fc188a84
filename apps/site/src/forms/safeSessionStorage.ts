/** Keeps text for the visit: in session storage, or for the life of the document where that is blocked or full. */
export interface VisitStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** @param session gives the browser's session storage; may throw, as browsers do where storage is blocked */
export function createVisitStorage(session: () => Storage): VisitStorage {
  /** Holds only what the session storage did not take. */
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return memory.get(key) ?? session().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, text) {
      try {
        session().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        session().removeItem(key);
      } catch {
        // Blocked storage: nothing was kept there either.
      }
    },
  };
}

/** What is kept for this visit. */
export const safeSessionStorage = createVisitStorage(() => sessionStorage);
