/** Returns a short name of an element for messages: tag, role, and accessible name or text. */
export function describeElement(element: Element | null): string {
  if (!element) return 'nothing';
  const role = element.getAttribute('role');
  const text =
    element.getAttribute('aria-label') ??
    (element.textContent.trim() || (element.getAttribute('name') ?? ''));
  return `${element.localName}${role ? `[role=${role}]` : ''} “${text.replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
}
