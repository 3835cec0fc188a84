import { build } from 'esbuild';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

/** React has it since version 18; the shim is a CommonJS module, whose `require('react')` browsers cannot run. */
const nativeStoreHook: EsbuildPlugin = {
  name: 'native-store-hook',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'shim', namespace: 'native' }));
    onLoad({ filter: /^shim$/, namespace: 'native' }, () => ({
      contents: "export { useSyncExternalStore } from 'react';",
    }));
  },
};

/** What the components import from Ariakit. */
const names = ['Dialog', 'DialogDismiss', 'DialogHeading'];
const file = 'client/ariakit.js';

/**
 * Writes the part of Ariakit that the dialogs use to `dist/client/ariakit.js`, and imports it from there: an installed
 * Ariakit takes about 11 MB, most of it components that this package does not use.
 */
export function bundleAriakit(root: string): Plugin {
  return {
    name: 'bundle-ariakit',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { outputFiles } = await build({
        stdin: { contents: `export { ${names.join(', ')} } from '@ariakit/react';`, resolveDir: root },
        bundle: true,
        plugins: [nativeStoreHook],
        write: false,
        format: 'esm',
        target: 'es2022',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        // The notice is in THIRD-PARTY-LICENSES.txt.
        legalComments: 'none',
        logLevel: 'error',
      });
      this.emitFile({ type: 'asset', fileName: file, source: outputFiles[0]?.text ?? '' });
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const path = relative(dirname(chunk.fileName), file);
        chunk.code = chunk.code.replaceAll(
          '"@ariakit/react"',
          `"${path.startsWith('.') ? path : `./${path}`}"`,
        );
      }
    },
  };
}
