import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { outputName } from './outputName.ts';

/**
 * Resolves the modules that tests of a package import to the built ones in `dist`, so that the same tests run against what
 * is published. Helpers of tests, and modules that are not published, stay in `src`.
 * @param root folder of the package
 */
export function builtModules(root: string): Plugin {
  const sources = `${join(root, 'src').replaceAll('\\', '/')}/`;
  return {
    name: 'package-built-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') || !importer?.startsWith(root) || importer.includes('/dist/'))
        return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = resolved?.id.split('?')[0] ?? '';
      if (!path.startsWith(sources) || /\.(?:test|stories|guidance)\.|\/testing\//.test(path))
        return resolved;
      const built = join(root, 'dist', `${outputName(path.slice(sources.length))}.js`);
      return existsSync(built) ? built : resolved;
    },
  };
}
