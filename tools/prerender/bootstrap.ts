import { build } from 'vite';

/**
 * The inline script of every page, minified: theme before first paint, start of the application when wanted.
 * @param entryChunk address of the application's entry chunk, which the script imports
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
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk) throw new Error(`The bootstrap script ${source} bundled to nothing.`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error('The bootstrap script holds text that would end its element.');
  return code;
}
