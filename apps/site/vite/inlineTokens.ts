import type { Plugin } from 'postcss';

const withoutSpace = (value: string) => value.replace(/\s|\b0(?=\.)/g, '');

/**
 * Replaces custom properties by their values and removes their declarations, which every document would contain.
 *
 * @param constants custom properties that no theme changes, with their values
 * @throws for a declaration with another value: the site would ignore it.
 */
export function inlineTokens(constants: ReadonlyMap<string, string>): Plugin {
  return {
    postcssPlugin: 'inline-tokens',
    Declaration(declaration) {
      const constant = constants.get(declaration.prop);
      if (constant !== undefined) {
        if (withoutSpace(declaration.value) !== withoutSpace(constant))
          throw declaration.error(
            `The site uses ${declaration.prop} as the constant ${constant}; to change it, edit the tokens of libs/ui.`,
          );
        declaration.remove();
      } else if (declaration.value.includes('var(--ks-'))
        declaration.value = declaration.value.replace(
          /var\((--ks-[\w-]+)\)/g,
          (reference, name: string) => constants.get(name) ?? reference,
        );
    },
    RuleExit(rule) {
      if (rule.nodes.length === 0) rule.remove();
    },
  };
}
