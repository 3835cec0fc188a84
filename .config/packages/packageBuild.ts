import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { declarations } from './declarations.ts';
import { outputName } from './outputName.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, string | { '@keystrand/source'?: string; default?: string }>>;
}

/** Returns the source modules that `exports` of a package publishes as JavaScript, relative to the package's folder. */
export function readEntries(root: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return Object.values(manifest.exports).flatMap((entry) => {
    if (typeof entry === 'string' || !entry.default?.endsWith('.js')) return [];
    return entry['@keystrand/source'] ?? [];
  });
}

/**
 * Returns the Vite configuration of a published package. `dist` mirrors `src`: one JavaScript module for each source
 * module that an entry imports, with its declaration. Dependencies stay imports.
 * @param root folder of the package
 */
export function packageBuild(root: string, plugins?: PluginOption): UserConfig {
  const entries = readEntries(root);
  return {
    root,
    plugins: [plugins, declarations(root, entries)],
    build: {
      lib: { entry: entries.map((entry) => join(root, entry)), formats: ['es'] },
      target: 'es2022',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: /^[^./\0]/,
        // Class names and constants stay in their modules.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: ({ name }) => `${outputName(name)}.js`,
          // The sources are published too.
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}
