import { safeSessionStorage } from '../storage/safeStorage';

const key = 'keystrand:fresh-document';

/**
 * Loads the document at `path` from the server, at most once until `clearReloadMarker` is called, so that a page whose
 * code is really gone does not reload in a loop.
 * @returns whether the browser reloads; false also where storage is blocked, since nothing would prevent a loop
 */
export function reloadOnce(path: string): boolean {
  if (safeSessionStorage.read(key) === path || !safeSessionStorage.write(key, path)) return false;
  location.assign(path);
  return true;
}

/** Allows the next reload; called when a page is shown, so that a later deploy reloads again. */
export function clearReloadMarker(): void {
  safeSessionStorage.remove(key);
}
