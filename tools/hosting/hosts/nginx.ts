import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { mediaTypes, quote, renderTemplate } from './renderTemplate.ts';

/** Returns the lines of headers; a map chooses the value of one that documents and files have differently. */
function headerLines(manifest: HostingManifest) {
  const ofDocuments = documentHeaders(manifest);
  const ofFiles = fileHeaders(manifest);
  const maps: string[] = [];
  const headers = Object.keys({ ...ofDocuments, ...ofFiles }).map((name) => {
    const [forDocuments = '', forFiles = ''] = [ofDocuments[name], ofFiles[name]];
    if (forDocuments === forFiles) return `add_header ${name} ${quote(forFiles)} always;`;
    const variable = `$keystrand_${name.toLowerCase().replaceAll('-', '_')}`;
    maps.push(
      `map $keystrand_kind ${variable} {\n    default ${quote(forFiles)};\n    document ${quote(forDocuments)};\n}`,
    );
    return `add_header ${name} ${variable} always;`;
  });
  return { maps: maps.join('\n'), headers: headers.join('\n') };
}

/** Returns the site files for nginx, to be included in `http`: without and with the brotli copies, which need a module. */
export function nginxFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const { byExtension, byPath } = mediaTypes(manifest);
  const values = {
    ...headerLines(manifest),
    types: byExtension.map(([extension, type]) => `${quote(type)} ${extension};`).join('\n'),
    typedFiles: byPath
      .map(([path, type]) => `location = ${path} { types { } default_type ${quote(type)}; }`)
      .join('\n'),
  };
  return {
    'keystrand.conf': renderTemplate('nginx.conf', manifest, values),
    'keystrand-brotli.conf': renderTemplate('nginx.conf', manifest, { ...values, brotli: '' }),
  };
}
