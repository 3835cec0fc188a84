import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A prop as `react-docgen-typescript` describes it. `signature` and `detail` are added by `describeProp`. */
export interface DocgenProp {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  /** Where the prop is declared: several interfaces if it redefines an attribute of an HTML element. */
  readonly declarations?: readonly { readonly fileName: string; readonly name: string }[];
  readonly tags?: Readonly<Record<string, string>>;
  defaultValue: { readonly value: unknown } | null;
  type: {
    readonly name: string;
    readonly raw?: string;
    readonly value?: readonly { readonly value: string }[];
    /** The type as the source states it, without `readonly`. */
    signature?: string;
    /** The declarations of the types that `signature` names. */
    detail?: string;
  };
}

const sources = new Map<string, ts.SourceFile>();

function sourceFile(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, parsed);
  return parsed;
}

/**
 * Returns the absolute path of a file that `react-docgen-typescript` names relative to the folder around one of the
 * working directory's ancestors.
 */
function absolutePath(name: string, folder = process.cwd()): string | undefined {
  const path = join(dirname(folder), name);
  if (ts.sys.fileExists(path)) return path;
  return dirname(folder) === folder ? undefined : absolutePath(name, dirname(folder));
}

function* descendants(node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren()) {
    yield child;
    yield* descendants(child);
  }
}

function containerName(node: ts.Node): string | undefined {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
  return node.parent ? containerName(node.parent) : undefined;
}

/** Returns the type annotation of a prop in the file that declares it. */
function annotation(name: string, container: string, file: ts.SourceFile): ts.TypeNode | undefined {
  const members = [...descendants(file)].filter(
    (node): node is ts.PropertySignature => ts.isPropertySignature(node) && node.name.getText() === name,
  );
  const own = members.find((member) => containerName(member) === container);
  return (own ?? members[0])?.type;
}

/** Returns the declaration of a type that a file declares, or imports from a relative path. */
function declaration(name: string, file: ts.SourceFile): ts.Node | undefined {
  for (const statement of file.statements) {
    if (
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name
    )
      return statement;
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const path = statement.moduleSpecifier.text;
    if (!bindings || !ts.isNamedImports(bindings) || !path.startsWith('.')) continue;
    if (!bindings.elements.some((element) => element.name.text === name)) continue;
    const base = join(dirname(file.fileName), path);
    const found = [base, `${base}.ts`, `${base}.tsx`].find((candidate) => ts.sys.fileExists(candidate));
    return found ? declaration(name, sourceFile(found)) : undefined;
  }
  return undefined;
}

const eventTypes: Readonly<Record<string, string>> = {
  ChangeEventHandler: 'ChangeEvent',
  MouseEventHandler: 'MouseEvent',
};

/** Removes from a type what a reader does not need: `readonly`, line breaks, `| undefined`, names of React's handlers. */
function readable(type: string): string {
  return type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\breadonly /g, '')
    .replace(/ \| undefined$/, '')
    .replace(/; }/g, ' }')
    .replace(/^\| /, '')
    .replace(/\((\w+\[\])\)\[\]/g, '$1[]')
    .replace(/"/g, "'")
    .replace(/^(\w+EventHandler)<\w+>$/, (whole, handler) => {
      const event = eventTypes[handler];
      return event ? `(event: ${event}) => void` : whole;
    })
    .trim();
}

/** Names of types that a type refers to. */
const references = (type: ts.Node) =>
  [type, ...descendants(type)].filter(ts.isTypeReferenceNode).map((node) => node.typeName.getText());

/** Returns the declarations of the types that a type names, with those that they name in turn. */
function details(type: ts.Node, seen = new Set<string>()): readonly string[] {
  return references(type).flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const found = declaration(name, type.getSourceFile());
    if (!found) return [];
    const text = found
      .getText()
      .replace(/^export /, '')
      .replace(/\breadonly /g, '');
    return [text, ...details(found, seen)];
  });
}

const isUnionOfLiterals = (prop: DocgenProp) => prop.type.name === 'enum';

/**
 * Completes the description of a prop: the type as its author wrote it, unions of literals listed in their order, the
 * default value from `@default`. Used as the `propFilter` of `react-docgen-typescript`, the only place where a prop can be changed.
 *
 * @returns whether the prop is documented; attributes of HTML elements are not
 */
export function describeProp(prop: DocgenProp): boolean {
  const declarations = prop.declarations ?? [];
  const own = declarations.find(({ fileName }) => !fileName.includes('node_modules'));
  if (declarations.length > 0 && !own) return false;
  const path = own && absolutePath(own.fileName);
  const type = path ? annotation(prop.name, own.name, sourceFile(path)) : undefined;
  const values = prop.type.value?.map(({ value }) => value.replace(/"/g, "'")) ?? [];
  const written = type && references(type).length === 0;
  prop.type = {
    ...prop.type,
    signature:
      isUnionOfLiterals(prop) && !written ? values.join(' | ') : readable(type?.getText() ?? prop.type.name),
  };
  if (type && !isUnionOfLiterals(prop)) {
    const detail = details(type).join('\n\n');
    if (detail) prop.type.detail = detail;
  }
  return true;
}

/** Options of `react-docgen-typescript`, which describes the props of the components for the tables of Storybook. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
  propFilter: describeProp,
} as const;

/** TypeScript settings with which components are described. */
export const docgenTsconfig = join(import.meta.dirname, 'docgen.tsconfig.json');
