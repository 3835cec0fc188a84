import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

/** One step of a query: descendants that match, in the order of the document. */
export type Step =
  | { readonly kind: 'role'; readonly role: string; readonly name?: string; readonly pattern?: string }
  | { readonly kind: 'css'; readonly selector: string; readonly text?: string }
  | { readonly kind: 'index'; readonly index: number };

/** Elements that can have a role, as far as the site uses it. */
const candidates: Readonly<Record<string, string>> = {
  banner: 'body header',
  contentinfo: 'footer',
  navigation: 'nav',
  main: 'main',
  link: 'a[href]',
  button: 'button, summary, input[type=submit]',
  heading: 'h1, h2, h3, h4, h5, h6',
  textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
  combobox: 'select',
  searchbox: 'input[type=search]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  group: 'fieldset, details',
  listitem: 'li',
  dialog: 'dialog',
  table: 'table',
};

function hasRole(element: Element, role: string): boolean {
  const explicit = element.getAttribute('role');
  if (explicit !== null) return explicit === role;
  const selector = candidates[role];
  return selector !== undefined && element.matches(selector);
}

/** Returns whether assistive technology and a person find the element. */
function isExposed(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  );
}

function apply(roots: readonly ParentNode[], step: Step): Element[] {
  if (step.kind === 'index') return (roots as Element[]).slice(step.index).slice(0, 1);
  const selector =
    step.kind === 'css' ? step.selector : `[role="${step.role}"], ${candidates[step.role] ?? ':not(*)'}`;
  const found = [...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))];
  if (step.kind === 'css')
    return found.filter((element) => step.text === undefined || element.textContent.includes(step.text));
  const pattern = step.pattern === undefined ? undefined : new RegExp(step.pattern);
  return found.filter((element) => {
    if (!hasRole(element, step.role) || !isExposed(element)) return false;
    if (step.name === undefined && !pattern) return true;
    const name = computeAccessibleName(element).trim();
    return pattern ? pattern.test(name) : name === step.name;
  });
}

export function findAll(steps: readonly Step[]): Element[] {
  return steps.reduce<readonly ParentNode[]>(apply, [document]) as Element[];
}

/** Returns the first element of a query. @throws {Error} if there is none */
export function find(steps: readonly Step[]): HTMLElement {
  const element = findAll(steps)[0];
  if (!(element instanceof HTMLElement)) throw new Error(`No element: ${JSON.stringify(steps)}`);
  return element;
}

export const nameOf = (element: Element): string => computeAccessibleName(element);
export const descriptionOf = (element: Element): string => computeAccessibleDescription(element);
export { isExposed };
