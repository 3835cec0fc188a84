import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import type { StyleGraph } from '../../../.config/packages/styleModules.ts';
import { layers } from '../src/theme/layers.ts';
import { parts } from './parts.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const fontsFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/host-grotesk/package.json'))),
  'files',
);

const isStyle = (path: string) => path.endsWith('.css.ts');

/** Returns the module and the modules that it imports, directly or not; imported ones first. */
function withImports(entry: string, imports: StyleGraph['imports']): readonly string[] {
  const modules = new Set<string>();
  const visiting = new Set<string>();
  const visit = (path: string) => {
    if (visiting.has(path)) return;
    visiting.add(path);
    for (const imported of imports.get(path) ?? []) visit(imported);
    modules.add(path);
  };
  visit(entry);
  return [...modules];
}

/** Returns the rules as one style sheet, which starts with the order of all layers. */
function sheet(css: readonly string[]): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css.join('\n').replace(/^@layer [\w.]+;$/gm, '')),
    minify: true,
    // Versions that support light-dark(). Written for older ones, it would no longer follow `color-scheme`.
    targets: { chrome: 123 << 16, edge: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
  });
  return `@layer ${layers.join(',')};\n${code.toString()}\n`;
}

/**
 * Returns the style sheets of the package by their path in `dist`, with the files that they refer to. Cascade layers make
 * the result of several sheets independent of their order, and of rules that are in more than one of them.
 */
export function sheets({ css, imports }: StyleGraph): Readonly<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {};
  const fontFaces = readFileSync(source('theme/fonts.css'), 'utf8').replace(
    /url\('@fontsource-variable\/host-grotesk\/files\/([^']+)'\)/g,
    (_, name: string) => {
      files[`fonts/${name}`] = readFileSync(join(fontsFolder, name));
      return `url('./fonts/${name}')`;
    },
  );
  const cssOf = (path: string) => css.get(path) ?? '';
  const tokens = ['theme/theme.css.ts', 'theme/hue.css.ts', 'theme/scheme.css.ts'];
  const stylesOf = (entry: string) =>
    withImports(entry, imports).filter((path) => isStyle(path) && !tokens.includes(path));

  const components = new Set<string>();
  for (const { name, module } of parts()) {
    const styles = stylesOf(module);
    for (const path of styles) components.add(path);
    files[`css/${name}.css`] = sheet(styles.map(cssOf));
  }

  const all = {
    tokens: tokens.map(cssOf),
    reset: [cssOf('theme/reset.css.ts')],
    fonts: [fontFaces, cssOf('theme/fallbackFont.css.ts')],
    components: [...components].map(cssOf),
  };
  for (const [name, rules] of Object.entries(all)) files[`${name}.css`] = sheet(rules);
  files['style.css'] = sheet(Object.values(all).flat());
  return files;
}
