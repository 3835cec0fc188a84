import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingManifest } from './HostingManifest.ts';

/**
 * Reads `build/hosting.json`, which the prerender writes last.
 * @param site folder of the site's project
 * @throws {Error} if the site is not built; the message contains the command to run
 */
export function readHostingManifest(site: string): HostingManifest {
  const file = join(site, 'build/hosting.json');
  if (!existsSync(file))
    throw new Error(
      `The site is not built: "${file}" is missing. This builds it: npx nx run @keystrand/site:build`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
}
