import { parse } from 'postcss';
import type { AtRule, Container, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Set by the bootstrap script, never by markup. */
const themeClasses = ['dark', 'light'];

/** Returns the classes of all elements in the markup, with duplicates. */
export function getClasses(markup: string): readonly string[] {
  return [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** Media of few visitors, for which documents have no rules of their own. */
const laterMedia = ['print', '(prefers-contrast:more)', '(forced-colors:active)'];

/** Returns whether the node is in a media query for no other media than `laterMedia`. */
const isInLaterMedia = (node: Container | Root['parent']): boolean =>
  node?.type === 'atrule' &&
  (((node as AtRule).name === 'media' &&
    (node as AtRule).params.split(',').every((query) => laterMedia.includes(query.replaceAll(' ', '')))) ||
    isInLaterMedia(node.parent as Container | undefined));

/** States of an element that has been pointed at, or whose control is in use: none of them exists at the first paint. */
const laterStates = [':hover', ':active', ':disabled', '::selection'];

/** Attributes of the same states, which only the application sets to true. */
const laterAttributes = ['aria-expanded', 'aria-invalid'];

/** Declarations without an effect before a state or the page changes, or without a pointing device. */
const laterDeclarations = /^(?:transition|view-transition-name|cursor|touch-action|(?:-webkit-)?user-select)/;

const readSelector = selectorParser();

interface Requirements {
  readonly classes: readonly string[];
  readonly rightToLeft: boolean;
  /** One of `laterStates` or `laterAttributes`. */
  readonly later: boolean;
}

/** Parsing the selectors takes most of the time, and each group of pages needs the same ones. */
const requirementsBySelector = new Map<string, Requirements>();

/** Returns the requirements of a selector on every element that it matches. */
function getRequirements(selector: string): Requirements {
  const known = requirementsBySelector.get(selector);
  if (known) return known;
  const classes: string[] = [];
  let rightToLeft = false;
  let later = false;
  readSelector.astSync(selector).walk((node) => {
    // Arguments of :not(), :is() and the like are not required.
    if (node.parent?.parent?.type === 'pseudo') return;
    if (node.type === 'class') classes.push(node.value);
    if (node.type === 'pseudo' && laterStates.includes(node.value)) later = true;
    if (node.type !== 'attribute') return;
    if (node.attribute === 'dir' && node.value === 'rtl') rightToLeft = true;
    if (laterAttributes.includes(node.attribute) && node.value === 'true') later = true;
  });
  const requirements = { classes, rightToLeft, later };
  requirementsBySelector.set(selector, requirements);
  return requirements;
}

/**
 * Returns whether the selector can match at the first paint of a left-to-right document whose elements have these classes:
 * whether it requires no other class and no later state.
 */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const required = getRequirements(selector);
  return !required.rightToLeft && !required.later && required.classes.every((name) => classes.has(name));
}

const isKeyframes = (node: Container | Root['parent']): boolean =>
  node?.type === 'atrule' && (node as AtRule).name === 'keyframes';

/** Removes a rule and the at-rules that are empty without it. */
function removeWithEmptyParents(rule: Container): void {
  let empty: Container | undefined = rule;
  while (empty && empty.type !== 'root' && (empty === rule || empty.nodes?.length === 0)) {
    const parent = empty.parent as Container | undefined;
    empty.remove();
    empty = parent;
  }
}

/** Removes the selectors for which `keep` returns false, then the rules and at-rules that are empty. */
function prune(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter(keep);
    if (kept.length > 0) {
      if (kept.length < rule.selectors.length) rule.selectors = kept;
      return;
    }
    removeWithEmptyParents(rule);
  });
}

/** Removes the declarations whose property matches, then the rules that are empty. */
function removeDeclarations(root: Root, property: RegExp): void {
  root.walkDecls(property, (declaration) => {
    const rule = declaration.parent as Container;
    declaration.remove();
    if (rule.nodes?.length === 0) removeWithEmptyParents(rule);
  });
}

/** Splits the `@keyframes` rules by whether an `animation` declaration of the style sheet uses them. */
function getKeyframes(root: Root): { readonly used: readonly AtRule[]; readonly unused: readonly AtRule[] } {
  const animations: string[] = [];
  root.walkDecls(/^animation/, (declaration) => {
    animations.push(...declaration.value.split(/[\s,]+/));
  });
  const used: AtRule[] = [];
  const unused: AtRule[] = [];
  root.walkAtRules('keyframes', (rule) => {
    (animations.includes(rule.params) ? used : unused).push(rule);
  });
  return { used, unused };
}

function critical(css: string, classes: ReadonlySet<string>): Root {
  const root = parse(css);
  const known = new Set([...classes, ...themeClasses]);
  prune(root, (selector) => canMatch(selector, known));
  removeDeclarations(root, laterDeclarations);
  for (const rule of getKeyframes(root).unused) rule.remove();
  root.walkAtRules('media', (rule) => {
    if (isInLaterMedia(rule)) removeWithEmptyParents(rule);
  });
  return root;
}

/**
 * Returns the critical CSS of documents whose elements have `classes`: the rules of `css` that can match at the first paint,
 * in their order, for both themes, with element selectors, the focus ring and the keyframes in use. `remainingStyle` has
 * `laterDeclarations` and the rules for print, more contrast and forced colours.
 */
export function criticalStyle(css: string, classes: ReadonlySet<string>): string {
  return critical(css, classes).toString();
}

/**
 * Returns the rules of `css` that are not part of every document's critical CSS, and the `laterDeclarations` of those that are.
 * Element selectors, fonts and themes are part of all, so adding the rest recalculates the style of few elements.
 *
 * @param classSets classes of each kind of document
 */
export function remainingStyle(css: string, classSets: readonly ReadonlySet<string>[]): string {
  const [first = new Set<string>(), ...others] = classSets;
  const common = new Set([...first].filter((name) => others.every((classes) => classes.has(name))));
  const commonKeyframes = new Set(getKeyframes(critical(css, common)).used.map(({ params }) => params));
  for (const theme of themeClasses) common.add(theme);
  const root = parse(css);
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent) || isInLaterMedia(rule.parent)) return;
    const inAll = rule.selectors.filter((selector) => canMatch(selector, common));
    if (inAll.length === 0) return;
    const later = rule.clone({ selectors: inAll });
    later.walkDecls((declaration) => {
      if (!laterDeclarations.test(declaration.prop)) declaration.remove();
    });
    if (later.nodes.length > 0) rule.before(later);
    if (inAll.length === rule.selectors.length) removeWithEmptyParents(rule);
    else rule.selectors = rule.selectors.filter((selector) => !inAll.includes(selector));
  });
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' || (isKeyframes(rule) && commonKeyframes.has(rule.params)))
      removeWithEmptyParents(rule);
  });
  return root.toString();
}
