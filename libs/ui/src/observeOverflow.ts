/**
 * Makes an element a named, focusable region while its content is wider than the element (WCAG 1.4.10, 2.1.1).
 * @param labelledBy `id` of the element that names the region
 * @returns a function that stops following its size
 */
export function observeOverflow(element: HTMLElement, labelledBy: string): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const attributes = { tabindex: '0', role: 'region', 'aria-labelledby': labelledBy };
  const observer = new ResizeObserver(() => {
    const scrollable = element.scrollWidth > element.clientWidth;
    for (const [name, value] of Object.entries(attributes))
      if (scrollable) element.setAttribute(name, value);
      else element.removeAttribute(name);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
