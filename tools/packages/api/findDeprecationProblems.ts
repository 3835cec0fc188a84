import ts from 'typescript';

/** How a deprecation is written; see CONTRIBUTING.md, 'Deprecating'. */
const convention =
  /^Since (?<since>\d+\.\d+\.\d+)\. (?:Use (?:\{@link (?<link>\w+)[^}]*\}|`(?<code>\w+)[^`]*`) instead|No replacement: [^.]+)\. Removed in (?<removed>\d+\.\d+\.0)\.$/;

const example = '@deprecated Since 0.2.0. Use {@link Name} instead. Removed in 1.0.0.';

const isBefore = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) < 0;

/**
 * Returns what is wrong with the deprecations of a package, one sentence each: a form other than the convention, a
 * replacement that does not exist, or a version of removal that has been reached.
 * @param declarations the declarations of each entry point
 * @param version version of the package
 */
export function findDeprecationProblems(declarations: Iterable<string>, version: string): readonly string[] {
  const sources = [...declarations].map((text) =>
    ts.createSourceFile('api.d.ts', text, ts.ScriptTarget.Latest, true),
  );
  const names = new Set<string>();
  const deprecated = new Map<string, string>();

  const visit = (node: ts.Node, parent: string) => {
    if (ts.isIdentifier(node)) return;
    const name = ts.getNameOfDeclaration(node as ts.Declaration)?.getText();
    const path = [parent, name].filter(Boolean).join('.');
    if (name) names.add(name);
    // The tag of a variable belongs to its statement.
    const tag = ts.isVariableStatement(node) ? undefined : ts.getJSDocDeprecatedTag(node);
    if (tag && name)
      deprecated.set(path, ts.getTextOfJSDocComment(tag.comment)?.replaceAll(/\s+/g, ' ').trim() ?? '');
    ts.forEachChild(node, (child) => {
      visit(child, path);
    });
  };
  for (const source of sources) visit(source, '');

  return [...deprecated].flatMap(([path, text]) => {
    const groups = convention.exec(text)?.groups;
    if (!groups) return [`${path} is deprecated with "${text}". Write it as: ${example}`];
    const { since = '', removed = '' } = groups;
    const replacement = groups['link'] ?? groups['code'];
    return [
      ...(replacement && !names.has(replacement)
        ? [`${path} is deprecated in favour of "${replacement}", which the package does not have.`]
        : []),
      ...(isBefore(since, removed)
        ? []
        : [`${path} is removed in ${removed}, not after its deprecation in ${since}.`]),
      ...(isBefore(version, removed)
        ? []
        : [`${path} should have been removed in ${removed}; the package is at ${version}.`]),
    ];
  });
}
