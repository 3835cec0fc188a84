import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a module for a page: its exports become properties of a global object.
 * @param path relative to the root of the workspace
 */
export async function bundle(path: string, globalName?: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../..', path)],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    ...(globalName && { globalName, footer: { js: `window.${globalName} = ${globalName};` } }),
  });
  return outputFiles[0]?.text ?? '';
}
