import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { outputName } from './outputName.ts';

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

const posix = (path: string) => path.split(sep).join('/');

/** Replaces each module specifier of a declaration. */
function replaceSpecifiers(text: string, replace: (specifier: string) => string): string {
  let result = '';
  let end = 0;
  for (const { fileName, pos } of ts.preProcessFile(text, true, false).importedFiles) {
    // `pos` is the position of the quotation mark.
    result += text.slice(end, pos + 1) + replace(fileName);
    end = pos + 1 + fileName.length;
  }
  return result + text.slice(end);
}

/**
 * Writes a declaration beside each module of `dist` that the types of an entry refer to. Relative imports get the file
 * name that `moduleResolution: "nodenext"` requires.
 * @throws {Error} if TypeScript cannot declare the type of an export
 */
export function declarations(root: string, entries: readonly string[]): Plugin {
  const sources = join(root, 'src');

  return {
    name: 'package-declarations',
    apply: 'build',
    closeBundle() {
      const config = ts.getParsedCommandLineOfConfigFile(
        join(root, 'tsconfig.json'),
        // Type errors are found by the target `typecheck`; to find them here too takes most of the time of a build.
        { noEmit: false, declaration: true, declarationMap: true, emitDeclarationOnly: true, noCheck: true },
        { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
      );
      if (!config) throw new Error(`${root}/tsconfig.json cannot be read.`);
      const ambient = config.fileNames.filter((name) => name.endsWith('.d.ts'));
      const queue = entries.map((entry) => posix(join(root, entry)));
      const program = ts.createProgram([...queue, ...ambient], config.options);

      /** Returns the path of a source module's output in `dist`, without its extension. */
      const output = (source: string) => join(root, 'dist', outputName(relative(sources, source)));
      const isOwn = (source: string) => source.startsWith(posix(sources) + '/');

      for (const source of queue) {
        const file = program.getSourceFile(source);
        if (!file) throw new Error(`${source} is no module of ${root}.`);
        const path = output(source);

        /** Returns the specifier of the declaration that a relative import refers to, and adds its module to the queue. */
        const resolve = (specifier: string) => {
          if (!specifier.startsWith('.')) return specifier;
          const { resolvedModule } = ts.resolveModuleName(specifier, source, config.options, ts.sys);
          const target = resolvedModule && posix(resolvedModule.resolvedFileName);
          if (!target || !isOwn(target)) throw new Error(`${source} imports the types of ${specifier}.`);
          if (!queue.includes(target)) queue.push(target);
          const imported = posix(relative(dirname(path), output(target)));
          return `${imported.startsWith('.') ? imported : `./${imported}`}.js`;
        };

        const { diagnostics } = program.emit(
          file,
          (name, text) => {
            mkdirSync(dirname(path), { recursive: true });
            if (name.endsWith('.map')) {
              const map = JSON.parse(text) as { file: string; sources: string[] };
              map.file = `${path.slice(dirname(path).length + 1)}.d.ts`;
              map.sources = [posix(relative(dirname(path), source))];
              writeFileSync(`${path}.d.ts.map`, JSON.stringify(map));
              return;
            }
            writeFileSync(
              `${path}.d.ts`,
              replaceSpecifiers(text, resolve).replace(
                /(?<=# sourceMappingURL=).*/,
                `${path.slice(dirname(path).length + 1)}.d.ts.map`,
              ),
            );
          },
          undefined,
          true,
        );
        if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
      }
    },
  };
}
