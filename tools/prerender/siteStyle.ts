import { parse } from 'postcss';
import type { AtRule } from 'postcss';

/**
 * Layers of `libs/ui/src/theme/layers.ts` without those that style the elements of components as the reset, which the site
 * uses, styles all elements.
 */
const layers = [
  'keystrand.reset',
  'keystrand.tokens',
  'keystrand.components.shared',
  'keystrand.components.parts',
];

/** Letters of names, which a visitor may type. Documents contain none of them. */
const typedLetters = 'U+C0-17F';

/**
 * Returns the bundled style sheet with what would make every document larger left out or short: other layers, tokens that
 * nothing uses, names of tokens, which no script or markup contains, and the ranges of the fonts.
 * @param font name of the preloaded file, which has all characters that no range contains
 */
export function siteStyle(css: string, font: string): string {
  const root = parse(css);
  const rules: AtRule[] = [];
  root.walkAtRules('layer', (rule) => {
    rule.remove();
    if (layers.includes(rule.params)) rules.push(rule);
  });
  // The bundler puts the sheets of modules before the statement that declares the order, which then has no effect.
  root.append(rules.sort((a, b) => layers.indexOf(a.params) - layers.indexOf(b.params)));
  root.walkDecls(/^--/, (declaration) => {
    if (!css.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  root.walkDecls('unicode-range', (range) => {
    if (String(range.parent).includes(font)) range.remove();
    else range.value = typedLetters;
  });
  const tokens = [...new Set(css.match(/--ks-[\w-]+/g))];
  return root.toString().replace(/--ks-[\w-]+/g, (name) => `--k${tokens.indexOf(name).toString(36)}`);
}
