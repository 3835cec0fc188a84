import { safeSessionStorage } from '../storage/safeStorage';

const key = 'keystrand:fresh-document';

/** Path for which this document has been allowed to reload. */
let allowedPath: string | undefined;

/**
 * Returns whether the document may be reloaded to show the page at `path`. Each document may reload; the document that
 * results may not reload again for the same path, which prevents a loop if the page's code no longer exists. Returns false
 * where storage is blocked, since nothing would prevent a loop.
 */
export function allowReloadOnce(path: string): boolean {
  if (allowedPath === path) return true;
  if (safeSessionStorage.read(key) === path || !safeSessionStorage.write(key, path)) return false;
  allowedPath = path;
  return true;
}

/** Removes the marker once a page is shown, so that a later deploy can cause a reload again. */
export function clearReloadMarker(): void {
  allowedPath = undefined;
  safeSessionStorage.remove(key);
}
