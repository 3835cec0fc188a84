import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

/** Matches the directive at the start of a module, which comments may precede. */
const directive = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1;?/;

/** Returns whether a module begins with `'use client'`. */
export const isClientModule = (source: string) => directive.test(source);

/** Folder in `dist` of the code of client modules, and of the modules that replace it in servers. */
export const clientFolder = 'client';
const stubFolder = 'client-stubs';

const specifier = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Writes three files for each module that begins with `'use client'`: its code in `client`; at its own path a boundary,
 * the only file with the directive, which re-exports `#client/<path>.js`; and in `client-stubs` the module that
 * `#client/<path>.js` refers to under the condition `react-server` (docs/decisions/0014-client-modules.md).
 * @param packageName for the errors of the stubs
 * @param ids set to which the plugin adds the client modules
 */
export function clientModules(packageName: string, ids: Set<string>): Plugin {
  return {
    name: 'package-client-modules',
    apply: 'build',
    transform(code, id) {
      if (!isClientModule(code)) return undefined;
      ids.add(id);
      return { code: code.replace(directive, ''), map: null };
    },
    generateBundle(_options, bundle) {
      let emitted = false;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const isClient = chunk.fileName.startsWith(`${clientFolder}/`);
        if (!isClient) {
          for (const imported of [...chunk.imports, ...chunk.dynamicImports]) {
            if (!imported.startsWith(`${clientFolder}/`)) continue;
            const code = `"${specifier(chunk.fileName, imported)}"`;
            if (!chunk.code.includes(code)) throw new Error(`${chunk.fileName} does not import ${code}.`);
            const boundary = imported.slice(clientFolder.length + 1);
            chunk.code = chunk.code.replaceAll(code, `"${specifier(chunk.fileName, boundary)}"`);
          }
          continue;
        }
        emitted = true;
        const path = chunk.fileName.slice(clientFolder.length + 1);
        const names = chunk.exports;
        this.emitFile({
          type: 'asset',
          fileName: path,
          source: `'use client';\nexport { ${names.join(', ')} } from '#client/${path}';\n`,
        });
        const stub = join(stubFolder, path);
        this.emitFile({
          type: 'asset',
          fileName: stub,
          source: [
            `import { clientStub } from '${specifier(stub, join(stubFolder, 'clientStub.js'))}';`,
            ...names.map((name) => `export const ${name} = clientStub('${name}', '${packageName}');`),
            '',
          ].join('\n'),
        });
      }
      if (emitted)
        this.emitFile({
          type: 'asset',
          fileName: join(stubFolder, 'clientStub.js'),
          source: readFileSync(new URL('clientStub.js', import.meta.url), 'utf8'),
        });
    },
  };
}
