import { isAbsolute, relative, resolve } from 'node:path';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/**
 * Writes `modules.json` beside the client and the server bundle: the workspace files that were read to make it, relative
 * to the workspace root. A test compares them with the Nx inputs of the targets. The file is not deployed.
 */
export function moduleList(): Plugin {
  return {
    name: 'keystrand:module-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'ssr',
    generateBundle() {
      const files = [...this.getModuleIds()]
        .map((id) => id.replace(/^\0/, '').replace(/\?.*$/, ''))
        .filter((id) => isAbsolute(id))
        .map((id) => normalizePath(relative(workspaceRoot, id)))
        .filter((file) => !file.includes('node_modules/') && !file.startsWith('../'));
      this.emitFile({
        type: 'asset',
        fileName: 'modules.json',
        source: JSON.stringify([...new Set(files)].sort(), null, 2),
      });
    },
  };
}
