const controls = [
  'a[href]',
  'area[href]',
  'audio[controls]',
  'button',
  'dialog',
  'input',
  'label',
  'option',
  'select',
  'summary',
  'textarea',
  'video[controls]',
  '[contenteditable]',
  '[role="button"]',
  '[role="link"]',
  '[tabindex]:not([tabindex="-1"])',
].join();

/**
 * Whether a click was meant for something on the page: a control, or no pointer at all.
 *
 * A click that the keyboard or a script has made has no count (`detail` is 0) and no place.
 */
export function isInteractiveTarget(event: MouseEvent): boolean {
  if (event.detail === 0 || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(controls) !== null;
}
