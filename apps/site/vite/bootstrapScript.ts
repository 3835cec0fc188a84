import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { themeColor } from '../../../.config/themeColors.ts';

const source = join(import.meta.dirname, '../src/bootstrap/main.ts');

/**
 * Bundles and minifies the inline script of every page, which sets the theme before the first paint and starts hydration.
 *
 * @param entry addresses of the application's entry chunk, which the script imports, and of the chunks that it imports
 * @throws {Error} if there is no output or the output would end its script element
 */
async function bundle(entry: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __ENTRY__: JSON.stringify(entry), __THEME_COLOR__: JSON.stringify(themeColor) },
    build: {
      write: false,
      minify: true,
      lib: { entry: source, formats: ['iife'], name: 'bootstrap' },
      modulePreload: false,
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Bundling the bootstrap script ${source} produced no code.`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error('The bootstrap script contains text that would end its script element.');
  return code;
}

/**
 * Writes `bootstrap.js` next to the client bundle: the inline script of every page. The file is not deployed. The build of
 * the client bundle has loaded Vite already; the prerender works without it.
 */
export function bootstrapScript(): Plugin {
  return {
    name: 'keystrand:bootstrap-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundled) {
      const chunks = Object.values(bundled).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The client bundle has no entry chunk.');
      const files = [entry.fileName, ...entry.imports].map((file) => `/${file}`);
      this.emitFile({ type: 'asset', fileName: 'bootstrap.js', source: await bundle(files) });
    },
  };
}
