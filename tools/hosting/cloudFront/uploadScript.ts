import { lookup } from 'mrmime';
import { contentType } from '../contentTypes.ts';
import { cacheRules, isHashedAsset } from '../headers.ts';
import type { HostingManifest } from '../HostingManifest.ts';

function typeOf(path: string): string {
  const type = contentType(path) ?? lookup(path);
  if (type === undefined) throw new Error(`The media type of ${path} is unknown.`);
  return /^text\/[^;]+$|json$/.test(type) ? `${type};charset=utf-8` : type;
}

/** Quotes a text for the shell: it may come from the name of a file. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function copy(filters: readonly string[], type: string, cacheControl: string): string {
  return `copy ${filters.join(' ')} --content-type ${quote(type)} --cache-control ${quote(cacheControl)}`;
}

/** Returns the commands for files with the same extension: one, or one for each file if their media types differ. */
function copyFiles(files: readonly string[], assets: boolean): readonly string[] {
  const rule = assets ? cacheRules.hashedAsset : cacheRules.revalidatedTransformable;
  const [first = ''] = files;
  if (files.some((file) => typeOf(file) !== typeOf(first)))
    return files.map((file) => copy([`--include ${quote(file.slice(1))}`], typeOf(file), rule));
  const pattern = `*${first.slice(first.lastIndexOf('.'))}`;
  const filters = assets
    ? [`--include ${quote(`assets/${pattern}`)}`]
    : [`--include ${quote(pattern)}`, "--exclude 'assets/*'"];
  return [copy(filters, typeOf(first), rule)];
}

/**
 * Returns a shell script that uploads the site with media types and cache rules, which S3 keeps as metadata. Assets are
 * uploaded before the documents that refer to them. Assets of earlier builds are kept for open tabs.
 */
export function uploadScript({ paths, files }: HostingManifest): string {
  const commandsFor = (assets: boolean) => {
    const ofKind = files.filter((file) => isHashedAsset(file) === assets);
    const extensions = new Set(ofKind.map((file) => file.slice(file.lastIndexOf('.'))));
    return [...extensions].flatMap((extension) =>
      copyFiles(
        ofKind.filter((file) => file.endsWith(extension)),
        assets,
      ),
    );
  };
  const html = 'text/html;charset=utf-8';
  const commands = [
    ...commandsFor(true),
    ...commandsFor(false),
    copy(["--include '*.html'", '--exclude 404.html'], html, cacheRules.revalidatedTransformable),
    copy(['--include 404.html'], html, cacheRules.notFound),
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
