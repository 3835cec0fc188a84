/** Controls whose content is read as their name, or replaced by it, and not again. */
const namedControls = 'a[href], button, summary, [role="button"], [role="option"], [role="link"]';

/** Elements whose content is read as their name if it is their name. */
const namedByContent = 'h1, h2, h3, h4, h5, h6, th, td';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Returns the element that a text names: the one around it, or the field, fieldset or table that it labels. */
function namedElement(element: Element): Element | null {
  const label = element.closest('label')?.control;
  if (label?.checkVisibility()) return label;
  return element.closest('legend, caption')?.parentElement ?? element.closest(namedByContent);
}

/** Returns whether an element is in a closed disclosure or in the list of a closed select, which are not read. */
function isInClosed(element: Element): boolean {
  if (element.closest('select') && element.localName !== 'select') return true;
  const closed = 'details:not([open])';
  let details = element.parentElement?.closest(closed);
  while (details) {
    if (!details.querySelector(':scope > summary')?.contains(element)) return true;
    details = details.parentElement?.closest(closed);
  }
  return false;
}

/**
 * Returns whether a screen reader reads a node: not what is closed, and not a text that it has read as a name.
 *
 * @param names what has been read of the elements before
 */
export function isRead(node: Node | null, text: string, names: ReadonlyMap<Node | null, string>): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return true;
  if (isInClosed(element)) return false;
  // The field may come after its label: it is read then.
  if (element.closest('label')?.control?.checkVisibility()) return element.matches('input, select, textarea');
  if (node === element && !element.matches('caption, legend')) return true;
  if (element.closest(namedControls)) return false;
  const name = names.get(namedElement(element)) ?? '';
  return !withoutSpaces(name).includes(withoutSpaces(text.replace(/^caption, /, '')));
}
