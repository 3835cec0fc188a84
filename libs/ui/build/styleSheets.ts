import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { layers } from '../src/theme/layers.ts';

const sources = join(import.meta.dirname, '../src');
const fontFiles = join(
  dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/host-grotesk/package.json'))),
  'files',
);

/** Sheets that are for no single component, by path in `dist`, with the modules whose own styles they contain. */
const themeSheets = {
  'tokens.css': ['theme/theme.css.ts', 'theme/contrast.css.ts'],
  'reset.css': ['theme/reset.css.ts'],
  'fonts.css': ['theme/fonts.css', 'theme/fallbackFont.css.ts'],
  // The classes that the entry `theme` exports.
  'css/theme.css': ['theme/focusRing.css.ts', 'theme/hue.css.ts', 'theme/scheme.css.ts'],
};

/** Modules to build in addition to the entries of the package: no component imports them. */
export const styleEntries = ['theme/tokensSheet.ts', 'theme/reset.css.ts', 'theme/fontsSheet.ts'];

/** Returns styles as a sheet that starts with the order of all layers, so that sheets can be loaded in any order. */
function formatSheet(css: readonly string[]): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(`@layer ${layers.join(',')};${css.join('\n').replace(/^@layer [\w.]+;$/gm, '')}`),
    minify: true,
    // Versions that support light-dark(). Transpiled for older ones, it would ignore `color-scheme`.
    targets: { chrome: 123 << 16, edge: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
  });
  return `${code.toString()}\n`;
}

/** Returns the path of a module relative to `src`; for the CSS of a `.css.ts` module, the path of that module. */
const sourcePath = (id: string) => relative(sources, id).replaceAll('\\', '/').replace('.vanilla.css', '');

/**
 * Writes the CSS of vanilla-extract to a sheet per component, with everything that the component renders, and to sheets
 * of the whole package. No module imports CSS, so that the package can be imported without a bundler.
 */
export function styleSheets(): Plugin {
  const css = new Map<string, string>();

  return {
    name: 'package-style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        css.set(sourcePath(id), code);
        return { code: '', map: null };
      },
    },
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });

      /** Returns the styles of a module and of the modules that it imports, imported ones first. */
      const allStyles = (id: string, visited = new Set<string>()): readonly string[] => {
        const path = sourcePath(id);
        if (visited.has(path)) return [];
        visited.add(path);
        const imported = this.getModuleInfo(id)?.importedIds ?? [];
        return [...imported.flatMap((other) => allStyles(other, visited)), css.get(path) ?? ''];
      };

      // Fonts are files of the package, not of the application's other dependencies.
      const fontFaces = (css.get('theme/fonts.css') ?? '').replace(
        /url\('([^']+)\/([^'/]+)'\)/g,
        (_, folder: string, name: string) => {
          const file = join(folder === '.' ? join(sources, 'theme') : fontFiles, name);
          emit(`fonts/${name}`, readFileSync(file));
          return `url('./fonts/${name}')`;
        },
      );
      css.set('theme/fonts.css', fontFaces);
      const ownStyles = (sheet: keyof typeof themeSheets) =>
        themeSheets[sheet].map((path) => css.get(path) ?? '');
      for (const sheet of Object.keys(themeSheets) as (keyof typeof themeSheets)[])
        emit(sheet, formatSheet(ownStyles(sheet)));

      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const exported = new Set(chunks.flatMap(({ isEntry, exports }) => (isEntry ? exports : [])));
      const components = chunks.flatMap(({ facadeModuleId, exports }) =>
        facadeModuleId?.endsWith('.tsx')
          ? exports
              .filter((name) => /^[A-Z]/.test(name) && exported.has(name))
              .map((name) => [name, facadeModuleId] as const)
          : [],
      );
      for (const [name, module] of components) emit(`css/${name}.css`, formatSheet(allStyles(module)));
      const visited = new Set<string>();
      const all = components.flatMap(([, module]) => allStyles(module, visited));
      emit('components.css', formatSheet(all));
      const themed = (['tokens.css', 'reset.css', 'fonts.css'] as const).flatMap(ownStyles);
      emit('style.css', formatSheet([...themed, ...all]));

      // The style sheets replace the modules without exports.
      for (const { isEntry, exports, fileName } of chunks)
        if (isEntry && exports.length === 0) Reflect.deleteProperty(bundle, fileName);
    },
  };
}
