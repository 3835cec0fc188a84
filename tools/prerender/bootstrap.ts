import { build } from 'vite';

/**
 * Bundles and minifies the inline script of every page, which sets the theme before the first paint and starts hydration.
 *
 * @param source path of the script's entry file
 * @param entryChunk URL of the application's entry chunk, which the script imports
 * @throws {Error} if there is no output or the output would end its script element
 */
export async function bundleBootstrap(source: string, entryChunk: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __ENTRY__: JSON.stringify(entryChunk) },
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
