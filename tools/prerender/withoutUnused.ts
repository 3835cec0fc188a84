import { parse } from 'postcss';
import type { AtRule, Root } from 'postcss';

/** Returns the custom properties that the style sheet uses, directly or in the value of another one. */
function usedProperties(root: Root): ReadonlySet<string> {
  const usedBy = new Map<string, readonly string[]>();
  root.walkDecls(({ prop, value }) => {
    const user = prop.startsWith('--') ? prop : '';
    const names = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
    usedBy.set(user, [...(usedBy.get(user) ?? []), ...names]);
  });
  const used = new Set(usedBy.get(''));
  // The iteration includes entries added to the set meanwhile.
  for (const name of used) for (const inner of usedBy.get(name) ?? []) used.add(inner);
  return used;
}

/**
 * Returns the style sheet without comments, without other cascade layers than the given ones, and without the declarations
 * of custom properties that no other declaration uses, such as tokens that are for other applications.
 *
 * @param layers in their order, lowest priority first. Rules are sorted by it: the bundler puts the sheets of modules
 * before the statement that declares the order, which then has no effect.
 */
export function withoutUnused(css: string, layers: readonly string[]): string {
  const root = parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  const layerRules: AtRule[] = [];
  root.walkAtRules('layer', (rule) => {
    rule.remove();
    if (layers.includes(rule.params)) layerRules.push(rule);
  });
  root.append(layerRules.sort((a, b) => layers.indexOf(a.params) - layers.indexOf(b.params)));
  const used = usedProperties(root);
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    const { parent } = declaration;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
  });
  return root.toString();
}
