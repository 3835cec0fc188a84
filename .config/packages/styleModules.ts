import { join, relative, resolve, sep } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'vite';
import { clientConditions, serverConditions } from '../sourceConditions.ts';
import { shortIdentifier } from '../styleIdentifiers.ts';

const classNames = /\bks[tu]-\w+/g;

/** Styles of a package, by the path of their source relative to `src`, for example `Hero/Hero.css.ts`. */
export interface StyleGraph {
  /** CSS of each `.css.ts` module that an entry of the package or `globalStyles` imports; may be empty. */
  readonly css: ReadonlyMap<string, string>;
  /** Class names that each of these modules exports, its own and those of its compositions. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /**
   * What each source module imports, directly, in order: of the package's own modules only. A
   * `.css.ts` module imports the ones with styles that it needs, directly or not.
   */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

export interface StyleModulesOptions {
  /** Folder of the package. */
  readonly root: string;
  /** `.css.ts` modules that no component imports, relative to `src`. */
  readonly globalStyles: readonly string[];
  /** Returns the files to write, by their path in `dist`. */
  readonly sheets: (styles: StyleGraph) => Readonly<Record<string, string | Uint8Array>>;
}

/** An import of the CSS of a module; vanilla-extract adds one for each module whose styles a module uses. */
const cssImport = /^import '(.*)\.vanilla\.css';$\n?/gm;

/**
 * Evaluates `.css.ts` modules with vanilla-extract: the module exports class names only, and `sheets` composes the CSS of
 * all modules to style sheets. No module imports CSS, so that the package can be imported without a bundler.
 *
 * Class names are hashes of the package's name and the path of the module, so that they are equal in every build.
 */
export function styleModules({ root, globalStyles, sheets }: StyleModulesOptions): Plugin {
  const sources = join(root, 'src');
  const css = new Map<string, string>();
  const styleImports = new Map<string, readonly string[]>();
  const classes = new Map<string, readonly string[]>();
  let compiler: ReturnType<typeof createCompiler> | undefined;

  const sourcePath = (id: string) => relative(sources, id).split(sep).join('/');

  async function evaluate(id: string): Promise<string> {
    compiler ??= createCompiler({
      root,
      identifiers: shortIdentifier,
      enableFileWatcher: false,
      viteConfig: {
        resolve: { conditions: clientConditions },
        ssr: { resolve: { conditions: serverConditions } },
      },
    });
    const { source } = await compiler.processVanillaFile(id);
    css.set(sourcePath(id), compiler.getCssForFile(id).css);
    const imported = [...source.matchAll(cssImport)].map(([, path = '']) => sourcePath(resolve(root, path)));
    styleImports.set(sourcePath(id), imported);
    classes.set(sourcePath(id), source.match(classNames) ?? []);
    return source.replace(cssImport, '');
  }

  return {
    name: 'package-style-modules',
    apply: 'build',
    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_code, id) {
        return { code: await evaluate(id), map: { mappings: '' }, moduleSideEffects: false };
      },
    },
    async generateBundle() {
      for (const path of globalStyles) await evaluate(join(sources, path));
      // Modules without class names are imported by other style modules only.
      for (const path of new Set([...styleImports.values()].flat()))
        if (!css.has(path)) await evaluate(join(sources, path));
      await compiler?.close();

      const imports = new Map<string, readonly string[]>();
      for (const id of this.getModuleIds()) {
        if (!id.startsWith(sources)) continue;
        const imported = this.getModuleInfo(id)?.importedIds ?? [];
        const path = sourcePath(id);
        imports.set(
          path,
          styleImports.get(path) ?? imported.filter((other) => other.startsWith(sources)).map(sourcePath),
        );
      }
      for (const [fileName, source] of Object.entries(sheets({ css, classes, imports })))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
