import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), summary, input, select, textarea';

/**
 * Moves the focus from the last to the first focusable element of a modal dialog on Tab, and back on Shift+Tab; from the
 * dialog itself to either. The page behind is inert; without this focus trap Tab would move to the browser's toolbar.
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last) return;
  const { activeElement } = document;
  if (activeElement !== event.currentTarget && activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
