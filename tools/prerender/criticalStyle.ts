import { transformSync } from 'esbuild';
import { parse } from 'postcss';
import type { AtRule, Node, Root, Rule } from 'postcss';

/** Set by the bootstrap script, never by markup. */
const themeClasses = ['dark', 'light'];

/** Media of few visitors, for which documents have no rules of their own. */
const laterMedia = ['print', '(prefers-contrast:more)', '(forced-colors:active)'];

/** States of an element that is pointed at or in use, and another direction: none of them exists at the first paint. */
const laterState =
  /:(?:hover|active|disabled|:selection)|\[aria-(?:expanded|invalid)="?true|\[dir="?rtl|\[data-theme-changes/;

/** Declarations without an effect before a state or the page changes, or without a pointing device. */
const laterDeclarations = /^(?:transition|view-transition-name|cursor|touch-action|(?:-webkit-)?user-select)/;

/** Returns the classes of all elements in the markup, with duplicates. */
export const getClasses = (markup: string) =>
  [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

/**
 * Returns whether the selector can match at the first paint of a left-to-right document whose elements have these classes.
 * Arguments of `:not()`, `:is()` and the like are not required.
 */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return (
    !laterState.test(required) &&
    [...required.matchAll(/(?<!\\)\.([a-z_][\w-]*)/gi)].every(([, name = '']) => classes.has(name))
  );
}

/** Returns whether the critical CSS of every document has the selector. */
const isCommon = (selector: string) => canMatch(selector, new Set(themeClasses));

/** Returns whether the node is in a media query for no other media than `laterMedia`. */
const isInLaterMedia = (node: Node): boolean =>
  ((node as AtRule).name === 'media' &&
    (node as AtRule).params.split(',').every((query) => laterMedia.includes(query.replaceAll(' ', '')))) ||
  (node.parent !== undefined && isInLaterMedia(node.parent));

/** Removes the selectors for which `keep` returns false. */
function filterSelectors(root: Root, keep: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => keep(selector, rule));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
}

/** Returns the style sheet without empty rules. */
const minify = (root: Root) => transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();

/**
 * Returns the critical CSS of documents whose elements have `classes`: the rules of `css` that can match at the first paint,
 * in their order, for both themes, with element selectors, the focus ring and the keyframes in use. `remainingStyle` has
 * `laterDeclarations` and the rules for print, more contrast and forced colours.
 */
export function criticalStyle(css: string, classes: ReadonlySet<string>): string {
  const root = parse(css);
  const known = new Set([...classes, ...themeClasses]);
  filterSelectors(root, (selector, rule) => !isInLaterMedia(rule) && canMatch(selector, known));
  root.walkDecls(laterDeclarations, (declaration) => {
    if (!(declaration.parent as Rule).selectors.some(isCommon)) declaration.remove();
  });
  root.walkAtRules('page', (rule) => void rule.remove());
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  return minify(root);
}

/**
 * Returns the rules of `css` that require a class or a later state, or are for `laterMedia`. Element selectors, fonts and
 * themes are part of every document, so adding the rest recalculates the style of fewer elements.
 */
export function remainingStyle(css: string): string {
  const root = parse(css);
  // Adding a font lays out all text again.
  root.walkAtRules('font-face', (rule) => void rule.remove());
  filterSelectors(root, (selector, rule) => isInLaterMedia(rule) || !isCommon(selector));
  return minify(root);
}
