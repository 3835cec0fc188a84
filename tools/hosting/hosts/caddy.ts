import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { mediaTypes, quote, renderTemplate } from './renderTemplate.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quote(value)}`)
    .join('\n');

export function caddyFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const { byExtension, byPath } = mediaTypes(manifest);
  const { strictTransportSecurity: hsts } = manifest;
  const types = [...byPath, ...byExtension.map(([extension, type]) => [`~\\.${extension}$`, type] as const)];
  return {
    Caddyfile: renderTemplate('Caddyfile', manifest, {
      documentHeaders: headerLines(documentHeaders(manifest)),
      fileHeaders: headerLines(fileHeaders(manifest)),
      types: types.map(([pattern, type]) => `${pattern} ${quote(type)}`).join('\n'),
      hstsHeader: hsts && `header Strict-Transport-Security ${quote(hsts)}`,
    }),
  };
}
