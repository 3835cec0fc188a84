import type { HostingManifest } from './HostingManifest.ts';

/** Returns the text of a host's configuration files, by their path relative to the folder of that host. */
type Generator = (manifest: HostingManifest) => Readonly<Record<string, string>>;

/** Generators by the folder that their files are written to. */
const hosts: Readonly<Record<string, Generator>> = {};

/** Returns the configuration files of all hosts: text by path, such as `netlify/_headers`. */
export function configurationFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([folder, generate]) =>
      Object.entries(generate(manifest)).map(([path, text]) => [`${folder}/${path}`, text] as const),
    ),
  );
}
