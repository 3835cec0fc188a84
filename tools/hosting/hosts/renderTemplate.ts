import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxBodyBytes } from '../../../.config/inboxContract.ts';
import { getExtension, mediaType } from '../headers/contentTypes.ts';
import { cacheRules } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';

/** Address of the inbox in the generated files: the default port of `npm run inbox`. */
export const inboxUpstream = '127.0.0.1:4180';

/** Body of status 503 if the inbox cannot be reached. Scripts show a text of their own. */
export const unreachableText =
  'Your message was not sent, because the service for messages cannot be reached. Please go back, and send it by e-mail or try again later.\n';

/** Quotes a value for nginx and Caddy. No value contains the characters of their variables (hostingSettings.ts). */
export const quote = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;

/**
 * Returns the configuration of a web server, from a template in this folder. It depends on the settings of the build and the
 * file types of the site, not on its pages or hashes. `{{name}}` is replaced by a value, whose further lines get the
 * indentation of the first. The lines between `# if name` and `# end` are left out if the value is undefined.
 * @param values of this server, in addition to those that all servers have
 */
export function renderTemplate(
  file: string,
  { inbox, origin, strictTransportSecurity }: HostingManifest,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const all: typeof values = {
    cacheError: cacheRules.notFound,
    cacheHashed: cacheRules.hashedAsset,
    cacheRevalidated: cacheRules.revalidated,
    hostname: new URL(origin).hostname,
    inbox,
    maxBodyKibibytes: String(maxBodyBytes / 1_024),
    strictTransportSecurity,
    unreachableText,
    upstream: inboxUpstream,
    ...values,
  };
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^[ \t]*# if (\w+)\n([^]*?)^[ \t]*# end\n/gm, (_, name: string, lines: string) =>
      all[name] === undefined ? '' : lines,
    )
    .replace(
      /(^[ \t]*)?\{\{(\w+)\}\}/gm,
      (_, indentation: string | undefined, name: string) =>
        `${indentation ?? ''}${(all[name] ?? '').replaceAll('\n', `\n${indentation ?? ''}`)}`,
    );
}

/** Returns the media types of a site by file extension, and those of the paths that have another one than their extension. */
export function mediaTypes({ files }: HostingManifest) {
  const getType = (extension: string) => [extension, mediaType(`/any.${extension}`)] as const;
  const types = new Map(['html', ...files.map(getExtension)].map(getType));
  return {
    byExtension: [...types],
    byPath: files
      .map((path) => [path, mediaType(path)] as const)
      .filter(([path, type]) => type !== types.get(getExtension(path))),
  };
}
