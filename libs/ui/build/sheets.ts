import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StyleGraph } from '../../../.config/packages/styleModules.ts';

const fontsFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/host-grotesk/package.json'))),
  'files',
);

/** Returns the style sheets of the package by their path in `dist`, with the files that they refer to. */
export function sheets({ css }: StyleGraph): Readonly<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {};
  const fontFaces = readFileSync(new URL('../src/theme/fonts.css', import.meta.url), 'utf8').replace(
    /url\('@fontsource-variable\/host-grotesk\/files\/([^']+)'\)/g,
    (_, name: string) => {
      files[`fonts/${name}`] = readFileSync(join(fontsFolder, name));
      return `url('./fonts/${name}')`;
    },
  );
  // Global styles first: components override them.
  const globalFirst = [...css].sort(
    ([a], [b]) => Number(b.startsWith('theme/global')) - Number(a.startsWith('theme/global')),
  );
  return { ...files, 'style.css': [fontFaces, ...globalFirst.map(([, text]) => text)].join('\n') };
}
