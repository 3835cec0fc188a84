import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), summary, input, select, textarea';

/**
 * Makes Tab go from the last to the first focusable element of a modal dialog, and Shift+Tab back. The page behind is
 * inert; without this the focus would leave for the browser's own bars in between (specification, section 2).
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last) return;
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
