import { cacheRules, isHashedAsset } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { mediaTypes } from '../mediaTypes.ts';

/** Quotes a text for the shell: it may come from the name of a file. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Upload {
  /** Path patterns, relative to the site; `*` also matches slashes. */
  readonly include: string;
  readonly exclude?: readonly string[];
  readonly type: string;
  readonly cacheControl: string;
}

function copy({ include, exclude = [], type, cacheControl }: Upload): string {
  return [
    `copy --include ${quote(include)}`,
    ...exclude.map((pattern) => `--exclude ${quote(pattern)}`),
    `--content-type ${quote(type)} --cache-control ${quote(cacheControl)}`,
  ].join(' ');
}

/**
 * Returns a shell script that uploads the site with media types and cache rules, which S3 keeps as metadata. Assets are
 * uploaded before the documents that refer to them. Assets of earlier builds are kept for open tabs.
 */
export function uploadScript(manifest: HostingManifest): string {
  const { paths, files } = manifest;
  const { byExtension, byPath } = mediaTypes(manifest);
  const extensionsOf = (ofKind: readonly string[]) =>
    [...byExtension].filter(([extension]) => ofKind.some((file) => file.endsWith(`.${extension}`)));
  const assets = files.filter(isHashedAsset);
  const others = files.filter((file) => !isHashedAsset(file));
  const cacheControl = cacheRules.revalidatedTransformable;
  const html = byExtension.get('html') ?? '';
  const commands = [
    ...extensionsOf(assets).map(([extension, type]) =>
      copy({ include: `assets/*.${extension}`, type, cacheControl: cacheRules.hashedAsset }),
    ),
    ...extensionsOf(others).map(([extension, type]) => {
      const exceptions = [...byPath.keys()].filter((path) => path.endsWith(`.${extension}`));
      const exclude = ['assets/*', ...exceptions.map((path) => path.slice(1))];
      return copy({ include: `*.${extension}`, exclude, type, cacheControl });
    }),
    ...[...byPath].map(([path, type]) => copy({ include: path.slice(1), type, cacheControl })),
    copy({ include: '*.html', exclude: ['404.html'], type: html, cacheControl }),
    copy({ include: '404.html', type: html, cacheControl: cacheRules.notFound }),
  ];
  return `#!/bin/sh
# Uploads the site: BUCKET=<name of the bucket> sh upload.sh. Needs the AWS CLI, signed in.
set -eu
: "\${BUCKET:?Set BUCKET to the name of the bucket, an output of the stack.}"
cd "$(dirname "$0")/site"

copy() {
  aws s3 cp . "s3://$BUCKET" --recursive --no-progress --exclude '*' "$@"
}

${commands.join('\n')}

# Deletes what this build does not contain. Assets stay for tabs that show an earlier build.
aws s3 sync . "s3://$BUCKET" --delete --size-only --no-progress --exclude 'assets/*'
echo "Uploaded ${String(paths.length)} pages and ${String(files.length)} other files to s3://$BUCKET"
`;
}
