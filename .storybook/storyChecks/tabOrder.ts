import { commands } from 'vitest/browser';
import { controls, focusScope, isTabStop, tabStops } from './controls.ts';
import { describeElement } from './describeElement.ts';

/** Roles whose widget handles arrow keys for the items inside it, so that the items are no tab stops. */
const composite = '[role="listbox"], [role="menu"], [role="radiogroup"], [role="tablist"], [role="grid"]';

/** Native elements that Enter or Space activate; `[tabindex]` alone does not make a control. */
const operable = 'a[href], button, input, select, textarea, summary';

/** Roles that promise activation by keyboard. */
const operableRoles =
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"]';

/** Returns the controls that a visitor with a keyboard or a switch cannot reach or activate. */
export function unreachableControls(): readonly string[] {
  const scope = focusScope();
  const notReached = controls(scope).filter(
    (element) =>
      element.matches(operable) &&
      !element.matches(':disabled, input[type="radio"]') &&
      !element.closest(composite) &&
      !element.closest('[aria-hidden="true"]') &&
      !isTabStop(element),
  );
  const notNative = [...scope.querySelectorAll(operableRoles)].filter(
    (element) => !element.matches(operable),
  );
  return [...notReached, ...notNative].map(describeElement);
}

const scrolls = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/** Returns the tab stop that follows an element in document order. */
function nextTabStop(from: Node, scope: HTMLElement): HTMLElement | undefined {
  return tabStops(scope).find(
    (stop) => stop !== from && (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** Waits until the page has rendered what the last key press changed. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Presses Tab from the start of the story to its end, all at once or after the page has rendered each. */
async function walk(eachRendered: boolean): Promise<readonly string[]> {
  const scope = focusScope();
  const total = tabStops(scope).length;
  if (total === 0) return [];
  const faults: string[] = [];
  const visited: Element[] = [];
  let expected: HTMLElement | undefined;
  let missed: readonly Element[] | undefined;
  // What a later focus shows, such as a panel, counts no more.
  const finish = () => {
    missed ??= tabStops(scope).filter((stop) => !visited.includes(stop));
  };

  const onKeyDown = () => {
    const from = document.activeElement ?? document.body;
    // If the focused element has been hidden, the browser continues at a place that scripts cannot ask for.
    expected = from === document.body ? undefined : nextTabStop(from, scope);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (missed || !(target instanceof HTMLElement) || target.hasAttribute('data-focus-trap')) return;
    // A region that scrolls is a tab stop if nothing in it is.
    if (target !== expected && !isTabStop(target) && scrolls(target)) return;
    if (visited.includes(target)) {
      finish();
      return;
    }
    if (expected && target !== expected) {
      faults.push(`${describeElement(target)} is focused, not ${describeElement(expected)}`);
    }
    visited.push(target);
  };

  const start = document.createElement('span');
  start.tabIndex = -1;
  window.focus();
  // A modal dialog can have the focus itself.
  if (scope.tabIndex < 0 && !scope.hasAttribute('tabindex')) scope.prepend(start);
  (start.isConnected ? start : scope).focus();
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocus, true);
  window.addEventListener('blur', finish);
  try {
    const times = eachRendered ? 1 : 5;
    // Focusing a control can show more of them.
    for (let presses = 0; !(missed as unknown) && presses < 2 * total + 5; presses += times) {
      await commands.press('Tab', times);
      if (eachRendered) await rendered();
    }
  } finally {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocus, true);
    window.removeEventListener('blur', finish);
    start.remove();
  }
  if (!missed) faults.push(`the focus stays on ${describeElement(document.activeElement)}`);
  return [...faults, ...(missed ?? []).map((stop) => `${describeElement(stop)} is not reached`)];
}

/**
 * Presses Tab from the start of the story to its end. A fault counts if it occurs again when the page renders each step,
 * because a panel that opens on focus can be late on a slow machine.
 *
 * @returns what is wrong: stops out of document order, stops not reached, and a focus that never leaves the story; in a
 *   modal dialog, the focus has to return to the first control
 */
export async function walkTabStops(): Promise<readonly string[]> {
  const faults = await walk(false);
  return faults.length > 0 ? walk(true) : faults;
}
