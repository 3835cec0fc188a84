import { readFileSync } from 'node:fs';

/** Paths of all prerendered pages, from the manifest that the build writes. */
export const { paths } = JSON.parse(
  readFileSync(new URL('../../site/build/hosting.json', import.meta.url), 'utf8'),
) as { readonly paths: readonly string[] };
