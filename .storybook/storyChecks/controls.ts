const controlSelector =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable], [tabindex]';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** Returns whether a radio button is the one of its group that Tab reaches. */
function isTabStopOfGroup(radio: HTMLInputElement): boolean {
  const form = radio.form ?? document;
  const group = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, disabled }) => name === radio.name && !disabled,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Returns whether Tab reaches the element. */
export function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || !isShown(element)) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio') return isTabStopOfGroup(element);
  // Ariakit's guards at the ends of a dialog pass the focus on.
  return !element.hasAttribute('data-focus-trap');
}

/** Returns what confines the focus: the open modal dialog, the popover that hides the page behind it, or the document. */
export const focusScope = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(':modal, [aria-modal="true"]')].find(isShown) ??
  (isShown(document.body) ? null : document.querySelector<HTMLElement>(':popover-open')) ??
  document.body;

/** Returns all controls that are shown, in document order. */
export const controls = (scope: HTMLElement = focusScope()): readonly HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(controlSelector)].filter(isShown);

/** Returns the tab stops, in document order. */
export const tabStops = (scope: HTMLElement = focusScope()): readonly HTMLElement[] =>
  controls(scope).filter(isTabStop);
