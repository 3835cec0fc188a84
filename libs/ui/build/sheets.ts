import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { parse } from 'postcss';
import type { StyleGraph } from '../../../.config/packages/styleModules.ts';
import { layers } from '../src/theme/layers.ts';
import { parts } from './parts.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const fontsFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/host-grotesk/package.json'))),
  'files',
);

const components = 'keystrand.components';
const sublayers = layers
  .filter((name) => name.startsWith(`${components}.`))
  .map((name) => name.slice(components.length + 1));
const layerOrder = `@layer keystrand.reset,keystrand.tokens,${components};@layer ${components}{@layer ${sublayers.join(',')}}`;

/** Styles of the elements of all components; its classes are exceptions. */
const base = 'theme/base.css.ts';

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

/** Returns the rules without those for other classes, such as classes of a module that only shares constants. */
function rulesFor(classes: ReadonlySet<string>, css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const names = rule.selector.match(/(?<=\.)ks[tu]-\w+/g) ?? [];
    if (names.length > 0 && !names.some((name) => classes.has(name))) rule.remove();
  });
  return root.toString();
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
  return `${layerOrder}\n${code.toString()}\n`;
}

/**
 * Returns the style sheets of the package by their path in `dist`, with the files that they refer to. Cascade layers make
 * the result of several sheets independent of their order, and of rules that are in more than one of them.
 */
export function sheets({ css, classes, imports }: StyleGraph): Readonly<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {};
  const fontFaces = readFileSync(source('theme/fonts.css'), 'utf8').replace(
    /url\('(@fontsource-variable\/host-grotesk\/files|\.)\/([^']+)'\)/g,
    (_, folder: string, name: string) => {
      files[`fonts/${name}`] = readFileSync(
        folder === '.' ? source(`theme/${name}`) : join(fontsFolder, name),
      );
      return `url('./fonts/${name}')`;
    },
  );
  const cssOf = (path: string) => css.get(path) ?? '';
  const styleModules = new Set<string>();
  for (const { name, module } of parts()) {
    const modules = withImports(module, imports);
    const styles = modules.filter(isStyle);
    for (const path of styles) styleModules.add(path);
    // Class names are used by modules that are no style modules.
    const used = modules
      .filter((path) => !isStyle(path))
      .flatMap((path) => imports.get(path) ?? [])
      .flatMap((path) => classes.get(path) ?? []);
    const rules = styles.map((path) => (path === base ? cssOf(path) : rulesFor(new Set(used), cssOf(path))));
    files[`css/${name}.css`] = sheet(rules);
  }

  // The classes that the entry `theme` exports.
  files['css/theme.css'] = sheet(
    ['theme/focusRing.css.ts', 'theme/hue.css.ts', 'theme/scheme.css.ts'].map(cssOf),
  );

  // Apart from the tokens, so that a page of a few components can do without it.
  files['css/contrast.css'] = sheet([cssOf('theme/contrast.css.ts')]);

  const all = {
    tokens: [cssOf('theme/theme.css.ts')],
    reset: [cssOf('theme/reset.css.ts')],
    fonts: [fontFaces, cssOf('theme/fallbackFont.css.ts')],
    components: [...styleModules, 'theme/contrast.css.ts'].map(cssOf),
  };
  for (const [name, rules] of Object.entries(all)) files[`${name}.css`] = sheet(rules);
  files['style.css'] = sheet(Object.values(all).flat());
  return files;
}
