import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isClientModule } from './clientModules.ts';

/** Packages that work in client components only. */
const clientPackages = /^(?:@ariakit|@react-spring|@tsparticles)\//;

interface Imported {
  /** Path of the imported module of the same package, otherwise the specifier. */
  readonly from: string;
  readonly name: string;
}

interface SourceModule {
  readonly path: string;
  readonly file: ts.SourceFile;
  /** Imported values by local name. */
  readonly imports: ReadonlyMap<string, Imported>;
  /** What `export … from` statements refer to. */
  readonly reExports: readonly Imported[];
}

/** Returns the names that React exports to server components. */
function serverReact(): ReadonlySet<string> {
  const script = `JSON.stringify(Object.keys(require('react')))`;
  const output = execFileSync(process.execPath, ['--conditions=react-server', '--print', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return new Set(JSON.parse(output) as string[]);
}

function readModule(path: string, options: ts.CompilerOptions): SourceModule {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const imports = new Map<string, Imported>();
  const reExports: Imported[] = [];
  const resolve = (specifier: ts.Expression) => {
    const { text } = specifier as ts.StringLiteral;
    const target = ts.resolveModuleName(text, path, options, ts.sys).resolvedModule;
    // Packages of this workspace resolve to their sources too.
    return target && !target.isExternalLibraryImport ? target.resolvedFileName : text;
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = resolve(statement.moduleSpecifier);
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || statement.importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { from, name: '*' });
      else
        for (const { isTypeOnly, name, propertyName } of bindings.elements)
          if (!isTypeOnly) imports.set(name.text, { from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const from = resolve(statement.moduleSpecifier);
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { isTypeOnly, name, propertyName } of statement.exportClause.elements)
          if (!isTypeOnly) reExports.push({ from, name: (propertyName ?? name).text });
    }
  }
  return { path, file, imports, reExports };
}

function* descendants(node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren()) {
    yield child;
    yield* descendants(child);
  }
}

/** Returns the names of the functions that a module declares, at any depth. */
function declaredFunctions(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of descendants(file)) {
    if (ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text);
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
    )
      names.add(node.name.text);
  }
  return names;
}

/** Returns the first reason why a module must be a client module, apart from what it imports from client modules. */
function ownReason(module: SourceModule, serverNames: ReadonlySet<string>): string | undefined {
  for (const { from, name } of [...module.imports.values(), ...module.reExports]) {
    if (clientPackages.test(from)) return `imports ${from}`;
    if (from === 'react' && name !== '*' && !serverNames.has(name)) return `uses ${name} of React`;
  }
  const functions = declaredFunctions(module.file);
  for (const node of descendants(module.file)) {
    // React cannot send a function from a server component to an element or a client component.
    if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isJsxExpression(node.initializer)) continue;
    const value = node.initializer.expression;
    if (!value) continue;
    const isFunction =
      ts.isArrowFunction(value) ||
      ts.isFunctionExpression(value) ||
      (ts.isIdentifier(value) && functions.has(value.text));
    if (isFunction) return `passes a function to ${node.name.getText()}`;
  }
  return undefined;
}

/** Returns the local names of the imports that a module calls. */
function calledImports(module: SourceModule): ReadonlySet<string> {
  const called = new Set<string>();
  for (const node of descendants(module.file))
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      module.imports.has(node.expression.text)
    )
      called.add(node.expression.text);
  return called;
}

/** Reads modules and, transitively, the modules of this workspace that they import; packages resolve to their sources. */
function readModules(paths: readonly string[], options: ts.CompilerOptions): readonly SourceModule[] {
  const modules = new Map<string, SourceModule>();
  const queue = [...paths];
  for (const path of queue) {
    if (modules.has(path)) continue;
    const module = readModule(path, options);
    modules.set(path, module);
    for (const { from } of [...module.imports.values(), ...module.reExports])
      if (/\.tsx?$/.test(from) && !from.endsWith('.css.ts')) queue.push(from);
  }
  return [...modules.values()];
}

/** Source modules of a package, relative to `src`, without tests, stories and styles. */
const sourceModules = (root: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, 'src') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|stories)\.|\.(?:d|css)\.ts$|(?:^|\/)testing\//.test(path));

/**
 * Returns the modules of a package that need `'use client'` and the reason, by path relative to `src`: they use what
 * React does not export to server components, pass functions to elements, import packages that need a browser, or call a
 * function of a client module.
 * @see https://react.dev/reference/rsc/use-client
 */
export function clientFeatures(root: string): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(join(root, '../../tsconfig.base.json'), ts.sys.readFile) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, undefined, []);
  const serverNames = serverReact();
  const sources = `${join(root, 'src').replaceAll('\\', '/')}/`;
  const modules = readModules(
    sourceModules(root).map((path) => sources + path),
    options,
  );
  /** Follows re-exports to the module that declares a value. */
  const declaration = (imported: Imported): Imported => {
    const source = modules.find(({ path }) => path === imported.from);
    const origin = source?.reExports.find(({ name }) => name === imported.name);
    return origin ? declaration(origin) : imported;
  };
  const reasons = new Map<string, string>();
  for (const module of modules) {
    const reason = ownReason(module, serverNames);
    if (reason) reasons.set(module.path, reason);
  }
  for (let found = true; found;) {
    found = false;
    for (const module of modules) {
      if (reasons.has(module.path)) continue;
      for (const local of calledImports(module)) {
        const imported = module.imports.get(local);
        if (!imported) continue;
        const { from, name } = declaration(imported);
        if (!reasons.has(from)) continue;
        reasons.set(module.path, `calls ${name} of a client module`);
        found = true;
        break;
      }
    }
  }
  return new Map(
    [...reasons]
      .filter(([path]) => path.startsWith(sources))
      .map(([path, reason]) => [path.slice(sources.length), reason]),
  );
}

/** Returns the modules of a package that begin with `'use client'`, relative to `src`. */
export const clientModulePaths = (root: string): readonly string[] =>
  sourceModules(root).filter((path) => isClientModule(readFileSync(join(root, 'src', path), 'utf8')));
