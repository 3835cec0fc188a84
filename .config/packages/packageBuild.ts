import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { clientFolder, clientModules } from './clientModules.ts';
import { declarations } from './declarations.ts';
import { outputName } from './outputName.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { '@keystrand/source'?: string; default?: string }>>;
}

/** Returns the source modules that `exports` publishes as JavaScript, relative to the package's folder. */
function entriesOf({ exports }: Manifest): readonly string[] {
  return Object.values(exports).flatMap((entry) => {
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
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const entries = entriesOf(manifest);
  const clientIds = new Set<string>();
  return {
    root,
    plugins: [plugins, clientModules(manifest.name, clientIds), declarations(root, entries)],
    build: {
      lib: { entry: entries.map((entry) => join(root, entry)), formats: ['es'] },
      target: 'es2022',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: /^[^./\0]/,
        checks: { pluginTimings: false },
        // Class names and constants stay in their modules.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: ({ name, facadeModuleId }) =>
            `${clientIds.has(facadeModuleId ?? '') ? `${clientFolder}/` : ''}${outputName(name)}.js`,
          // The sources are published too.
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}
