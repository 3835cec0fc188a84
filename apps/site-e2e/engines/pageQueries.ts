import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** One step of a locator: elements within those of the step before. */
export type Step =
  | { readonly role: string; readonly name?: Pattern; readonly level?: number; readonly checked?: boolean }
  | { readonly css: string }
  | { readonly label: Pattern }
  | { readonly text: Pattern }
  | { readonly hasText: Pattern }
  | { readonly index: number };

/** Source and flags of a regular expression, as JSON. */
export type Pattern = readonly [source: string, flags: string];

const regExp = ([source, flags]: Pattern) => new RegExp(source, flags);
const getText = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

function findWithin(scope: Document | Element, step: Step): Element[] {
  if ('css' in step) return [...scope.querySelectorAll(step.css)];
  const root = (scope === document ? document.documentElement : scope) as HTMLElement;
  if ('label' in step) return queryAllByLabelText(root, regExp(step.label));
  if ('text' in step) return queryAllByText(root, regExp(step.text));
  if (!('role' in step)) return [];
  const { role, name, ...options } = step;
  return queryAllByRole(root, role, { ...options, ...(name && { name: regExp(name) }) }).filter(
    (element) => !element.closest('[inert]'),
  );
}

function findAll(steps: readonly Step[]): Element[] {
  let found: Element[] = [];
  steps.forEach((step, depth) => {
    if ('index' in step) found = found.slice(step.index).slice(0, 1);
    else if ('hasText' in step)
      found = found.filter((element) => regExp(step.hasText).test(getText(element)));
    else if (depth === 0) found = findWithin(document, step);
    else found = [...new Set(found.flatMap((root) => findWithin(root, step)))];
  });
  return found;
}

const properties = {
  visible: isVisible,
  focused: (element: Element) => element === document.activeElement,
  text: getText,
  value: (element: Element) => (element as HTMLInputElement).value,
  class: (element: Element) => element.className,
  attribute: (element: Element, name: string) => element.getAttribute(name),
  css: (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name),
  description: (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  box: (element: Element) => element.getBoundingClientRect().toJSON() as unknown,
  focus: (element: Element) => void (element as HTMLElement).focus(),
  select: (element: Element) => void (element as HTMLInputElement).select(),
};

export type PropertyName = keyof typeof properties | 'count' | 'hidden';

/** Console messages, uncaught errors and policy violations since this script was added to the document. */
const messages: string[] = [];
const { console: pageConsole } = window;
for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
  pageConsole[method] = (...values: unknown[]) =>
    void messages.push(`${method}: ${values.map(String).join(' ')}`);
const report = (event: Event, text: string) => {
  // After the listeners of the page, which may prevent the report of an error.
  setTimeout(() => {
    if (!event.defaultPrevented) messages.push(`page error: ${text}`);
  });
};
addEventListener('error', (event) => {
  report(event, event.message);
});
addEventListener('unhandledrejection', (event) => {
  report(event, String(event.reason));
});
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  messages.push(`error: ${effectiveDirective} blocked ${blockedURI}`),
);

Object.assign(globalThis, {
  pageQueries: {
    /** Property of the first element; undefined without one. */
    read(steps: readonly Step[], name: PropertyName, argument: string) {
      const [element, ...others] = findAll(steps);
      if (name === 'count') return element ? others.length + 1 : 0;
      if (name === 'hidden') return !element || !isVisible(element);
      return element && properties[name](element, argument);
    },
    /** The centre of the first element in the viewport. Scrolls to an element that is covered, and returns null until it is not. */
    point(steps: readonly Step[]) {
      const element = findAll(steps)[0];
      const rect = element?.getClientRects()[0];
      if (!element || !rect) return null;
      // GTK's overlay scrollbar, about 20 px wide, takes the clicks at the edge of the window.
      const x = Math.round(Math.min(rect.x + rect.width / 2, innerWidth - 24));
      const y = Math.round(rect.y + rect.height / 2);
      const hit = document.elementFromPoint(x, y);
      if (element.contains(hit) || hit?.closest('label')?.control === element) return { x, y };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    },
    takeMessages: () => messages.splice(0),
  },
});
