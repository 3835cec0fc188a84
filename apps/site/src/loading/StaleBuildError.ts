import type { DataFile } from './pageData';

/**
 * The running build is stale: another one has been deployed since the document was loaded. Reloading the document shows
 * the page (docs/requirements.md, section 9.3).
 */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
  /** Data of the other build; undefined if data or code of the page could not be loaded, see `cause`. */
  readonly data: DataFile | undefined;

  constructor(path: string, { data, cause }: { readonly data?: DataFile; readonly cause?: Error }) {
    super(`The build is stale: ${path}`, { cause });
    this.data = data;
  }
}
