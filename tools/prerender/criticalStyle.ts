import { parse } from 'postcss';
import type { AtRule, Container, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Set by the bootstrap script, never by markup. */
const themeClasses = ['dark', 'light'];

/** Every class that elements of the markup have. */
export function classesOf(markup: string): readonly string[] {
  return [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

const readSelector = selectorParser();

/** Whether the selector can apply in a document, left to right, whose elements have these classes: it requires no other. */
function canApply(selector: string, classes: ReadonlySet<string>): boolean {
  let applies = true;
  readSelector.astSync(selector).walk((node) => {
    // What stands in :not(), :is() and the like is one case of several.
    if (node.parent?.parent?.type === 'pseudo') return;
    if (node.type === 'class' && !classes.has(node.value)) applies = false;
    if (node.type === 'attribute' && node.attribute === 'dir' && node.value === 'rtl') applies = false;
  });
  return applies;
}

const isKeyframes = (node: Container | Root['parent']): boolean =>
  node?.type === 'atrule' && (node as AtRule).name === 'keyframes';

/** Takes out the selectors that `keep` refuses, and what is then empty. */
function prune(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter(keep);
    if (kept.length > 0) {
      if (kept.length < rule.selectors.length) rule.selectors = kept;
      return;
    }
    let empty: Container | undefined = rule;
    while (empty && empty.type !== 'root' && (empty === rule || empty.nodes?.length === 0)) {
      const around = empty.parent as Container | undefined;
      empty.remove();
      empty = around;
    }
  });
}

/** The keyframes at-rules of the sheet by whether its rules name them. */
function keyframesOf(root: Root): { readonly named: readonly AtRule[]; readonly unnamed: readonly AtRule[] } {
  const animations: string[] = [];
  root.walkDecls(/^animation/, (declaration) => {
    animations.push(...declaration.value.split(/[\s,]+/));
  });
  const named: AtRule[] = [];
  const unnamed: AtRule[] = [];
  root.walkAtRules('keyframes', (rule) => {
    (animations.includes(rule.params) ? named : unnamed).push(rule);
  });
  return { named, unnamed };
}

function critical(sheet: string, classes: ReadonlySet<string>): Root {
  const root = parse(sheet);
  const known = new Set([...classes, ...themeClasses]);
  prune(root, (selector) => canApply(selector, known));
  for (const rule of keyframesOf(root).unnamed) rule.remove();
  return root;
}

/**
 * The rules of `sheet` that apply to documents whose elements have `classes`, in the order of the sheet: every state of
 * theirs (hover, open, pressed), both themes, all that is said of elements without a class, the animations they name.
 */
export function criticalStyle(sheet: string, classes: ReadonlySet<string>): string {
  return critical(sheet, classes).toString();
}

/**
 * What a document may lack of `sheet`: the rules that do not stand in every document. None of them speaks of bare
 * elements, of a face or of a theme, so that adding them makes the browser look at few elements anew.
 * @param classSets classes of each kind of document
 */
export function remainingStyle(sheet: string, classSets: readonly ReadonlySet<string>[]): string {
  const [first = new Set<string>(), ...others] = classSets;
  const common = new Set([...first].filter((name) => others.every((classes) => classes.has(name))));
  const everywhere = new Set(keyframesOf(critical(sheet, common)).named.map(({ params }) => params));
  for (const theme of themeClasses) common.add(theme);
  const root = parse(sheet);
  prune(root, (selector) => !canApply(selector, common));
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' || (isKeyframes(rule) && everywhere.has(rule.params))) rule.remove();
  });
  return root.toString();
}
