import type { HostingManifest } from './headers/HostingManifest.ts';
import type { Host } from './hosts.ts';

/** Configuration files of all hosts. */
export interface Configurations {
  /** Text by path, such as `netlify/_headers`. */
  readonly files: Readonly<Record<string, string>>;
  /** Why a host has no files: a limit of the host that this site exceeds. */
  readonly problems: readonly string[];
}

/**
 * Returns the configuration files of all hosts. A site that exceeds a limit of one host can still be published on the others.
 */
export function configurations(
  hosts: Readonly<Record<string, Pick<Host, 'files'>>>,
  manifest: HostingManifest,
): Configurations {
  const files: Record<string, string> = {};
  const problems: string[] = [];
  for (const [host, { files: generate }] of Object.entries(hosts)) {
    try {
      for (const [path, text] of Object.entries(generate(manifest))) files[`${host}/${path}`] = text;
    } catch (error) {
      problems.push(`${host}: ${(error as Error).message}`);
    }
  }
  return { files, problems };
}
