const key = 'keystrand:fresh-document';

/**
 * Loads the document at `path` afresh, once: a second call for the same path within the visit answers false, so that
 * a page whose code is really gone never loops.
 * @returns whether the browser is on its way; false also where storage is blocked and nothing could stop a loop
 */
export function reloadOnce(path: string): boolean {
  try {
    if (sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}

/** Forgets the last fresh document once a page stands, so that a later deploy can be survived too. */
export function clearReloadMarker(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage: nothing was kept either.
  }
}
