import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the owner decides for all packages at once, in package.json at the root of the repository. `repository` is not set
 * until there is a public repository.
 */
export interface Publication {
  /** SPDX identifier of the licence whose text is in `LICENSE` at the root. */
  readonly license: string;
  readonly repository?: { readonly type: string; readonly url: string };
  readonly funding?: unknown;
}

/** Fields of a published package's package.json that follow from a `Publication`. */
export type PublishedFields = Readonly<Record<string, unknown>>;

/** Reads what the owner has decided. */
export function readPublication(workspace: string): Publication {
  return JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Publication;
}

/**
 * Returns the fields that `npm run update:packages` writes to a package; `undefined` for those it must not have.
 * @param shortName its folder in `libs`
 */
export function publishedFields(
  { license, repository, funding }: Publication,
  shortName: string,
): PublishedFields {
  const page = repository?.url.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    license,
    repository: repository && { ...repository, directory: `libs/${shortName}` },
    homepage: page && `${page}#readme`,
    bugs: page && `${page}/issues`,
    funding,
    publishConfig: { access: 'public', provenance: true },
  };
}
