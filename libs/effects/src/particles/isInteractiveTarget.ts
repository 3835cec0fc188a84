const interactiveElements = [
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

/** Returns whether an event target is a control, a dialog or inside one. */
export function isInteractiveTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactiveElements) !== null;
}
