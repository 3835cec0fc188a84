import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { themeColor } from '../../../.config/themeColors.ts';

/**
 * Writes `bootstrap.js` next to the client bundle: the inline script of every page, which sets the theme before the first
 * paint and starts hydration. The file is not deployed. The build of the client bundle has loaded Vite already; the
 * prerender works without it.
 */
export function bootstrapScript(): Plugin {
  return {
    name: 'keystrand:bootstrap-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundled) {
      const entry = Object.values(bundled).find((output) => output.type === 'chunk' && output.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The client bundle has no entry chunk.');
      const files = [entry.fileName, ...entry.imports].map((file) => `/${file}`);
      const [bootstrap] = (await build({
        configFile: false,
        logLevel: 'error',
        define: { __ENTRY__: JSON.stringify(files), __THEME_COLOR__: JSON.stringify(themeColor) },
        build: {
          write: false,
          minify: true,
          lib: {
            entry: join(import.meta.dirname, '../src/bootstrap/main.ts'),
            formats: ['iife'],
            name: 'bootstrap',
          },
          modulePreload: false,
        },
      })) as Rolldown.RolldownOutput[];
      if (!bootstrap) throw new Error('Bundling the bootstrap script produced no code.');
      const { code } = bootstrap.output[0];
      this.emitFile({ type: 'asset', fileName: 'bootstrap.js', source: code.trim() });
    },
  };
}
