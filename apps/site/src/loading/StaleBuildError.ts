import { safeSessionStorage } from '../storage/safeStorage';

/** Key of the path whose document was loaded afresh because the build was stale. */
const freshDocumentKey = 'keystrand:fresh-document';

/**
 * Notes that the document of a path is loaded afresh, so that it does not load itself again. Returns false if it has been
 * already, or if storage is blocked, where nothing would prevent a loop.
 */
export function noteFreshDocument(path: string): boolean {
  return (
    safeSessionStorage.read(freshDocumentKey) !== path && safeSessionStorage.write(freshDocumentKey, path)
  );
}

/** Removes the note once a page is shown, so that a later deploy can cause a reload again. */
export function clearFreshDocument(): void {
  safeSessionStorage.remove(freshDocumentKey);
}

/**
 * The running build is stale: another one has been deployed since the document was loaded. A new document shows the page
 * (docs/requirements.md, section 9.3). The message is the path of the page.
 */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
}
