import { describe, excess, getClips } from './boxes.ts';
import type { Box, Edges, Layout } from './boxes.ts';
import { getBackgrounds, leastContrast } from './colors.ts';

/** Least contrast of the boundary and the focus indicator of a control (WCAG 1.4.11, 2.4.13), and least width of a focus ring. */
const required = { contrast: 3, ringWidth: 2 };

const fields = 'input:not([type="hidden"]), textarea, select, progress, meter';
const buttons = 'button, [role="button"]';

/** A shadow without blur that is drawn around an element. */
const shadowRing = /^([a-z]+\([^)]*\)) 0px 0px 0px [1-9]/;

/** Whether a border, outline, underline or background shows where an element is. */
function hasEdge(style: CSSStyleDeclaration, outside: Box): boolean {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const colors = [
    ...sides.map(
      (side) =>
        !/none|hidden/.test(style[`border${side}Style`]) &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Color`],
    ),
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 && style.outlineColor,
    shadowRing.exec(style.boxShadow)?.[1],
    style.textDecorationLine.includes('underline') && style.textDecorationColor,
    style.backgroundColor,
  ];
  const backgrounds = getBackgrounds(outside);
  return colors.some((color) => color && leastContrast(color, backgrounds) >= required.contrast);
}

/** Returns the fields without a visible edge, and with `withButtons` the buttons too. */
export function findEdgeless({ boxes }: Layout, withButtons: boolean): string[] {
  const selector = withButtons ? `${fields}, ${buttons}` : fields;
  return boxes
    .filter(({ element, shown, visuallyHidden, rect, style, parent }) => {
      if (!shown || visuallyHidden || rect.width <= 1 || !parent || !element.matches(selector)) return false;
      if (style.appearance === 'auto' && !element.matches(buttons)) return false;
      const parts = [
        style,
        getComputedStyle(element, '::before'),
        getComputedStyle(element, '::after'),
        ...[...element.querySelectorAll('*')].slice(0, 8).map((child) => getComputedStyle(child)),
      ];
      if (parts.some((part) => hasEdge(part, parent))) return false;
      // The border of a field with a button in it is on the element around both.
      return !(element.matches(fields) && hasEdge(parent.style, parent.parent ?? parent));
    })
    .map(({ element }) => `control without a visible edge: ${describe(element)}`);
}

const focusEvents = ['focus', 'blur', 'focusin', 'focusout'];

const silence = (event: Event): void => {
  event.stopImmediatePropagation();
};

/** Moves the focus without running handlers of focus events, so that the page keeps its state; restores it at the end. */
function withSilentFocus<T>(run: () => T): T {
  const focused = document.activeElement;
  const [x, y] = [scrollX, scrollY];
  for (const event of focusEvents) window.addEventListener(event, silence, true);
  try {
    return run();
  } finally {
    (document.activeElement as HTMLElement | null)?.blur();
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    for (const event of focusEvents) window.removeEventListener(event, silence, true);
    scrollTo({ left: x, top: y, behavior: 'instant' });
  }
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** An element or pseudo-element that may draw the ring of a control, with the box whose rectangle the ring follows. */
interface Candidate {
  readonly box: Box;
  readonly style: CSSStyleDeclaration;
}

const positioned = (box: Box): Box =>
  box.style.position !== 'static' || !box.parent ? box : positioned(box.parent);

function getCandidates(box: Box, boxes: ReadonlyMap<Element, Box>): Candidate[] {
  const { element, parent } = box;
  const { nextElementSibling, previousElementSibling, parentElement } = element;
  const siblings = [nextElementSibling, previousElementSibling, parentElement?.nextElementSibling];
  return [box, parent, parent?.parent, parent?.parent?.parent, ...siblings.map((at) => at && boxes.get(at))]
    .filter((at) => at !== undefined && at !== null)
    .flatMap((at) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(at.element, pseudo);
        // The link of a card shows its ring on a pseudo-element that fills the card.
        return { box: pseudo && style.position === 'absolute' ? positioned(at) : at, style };
      }),
    );
}

function ringFault({ box, style }: Candidate): string | undefined {
  const width = parseFloat(style.outlineWidth);
  const offset = parseFloat(style.outlineOffset);
  if (width < required.ringWidth) return `focus ring of ${String(width)} px`;
  const beside = offset + width > 0 && box.parent ? box.parent : box;
  const ratio =
    style.outlineStyle === 'auto' ? Infinity : leastContrast(style.outlineColor, getBackgrounds(beside));
  if (ratio < required.contrast) return `focus ring with a contrast of ${ratio.toFixed(1)}`;
  const { left, right, top, bottom } = box.element.getBoundingClientRect();
  const grow = offset + width;
  const ring: Edges = { left: left - grow, right: right + grow, top: top - grow, bottom: bottom + grow };
  for (const { box: by, edges, scrolls } of getClips(box.parent ?? box)) {
    // Browsers scroll the caret of a text area into view, not the whole area.
    if (scrolls && box.element instanceof HTMLTextAreaElement) break;
    const cut = excess(ring, edges);
    if (cut > 1) return `focus ring cut off by ${cut.toFixed(0)} px in ${describe(by.element)}`;
  }
  const beyond = Math.max(-ring.left, ring.right - document.documentElement.clientWidth);
  return beyond > 1 ? `focus ring ${beyond.toFixed(0)} px outside the viewport` : undefined;
}

/**
 * Focuses one control of each kind and returns those without a visible ring: none at all, one too thin or too faint, one
 * that a box or the viewport cuts off.
 */
export function findFaintRings({ boxes }: Layout): string[] {
  const byElement = new Map(boxes.map((box) => [box.element, box]));
  const seen = new Set<string>();
  return withSilentFocus(() =>
    boxes.flatMap((box) => {
      const { element, parent } = box;
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
      if (!box.shown || element.tabIndex < 0 || !element.matches(focusable)) return [];
      // Controls of one kind in boxes of one kind have the same ring.
      const kind = [element, parent?.element, parent?.parent?.element]
        .map((at) => at && `${at.localName}.${at.getAttribute('class') ?? ''}`)
        .join(' / ');
      if (seen.has(kind)) return [];
      const candidates = getCandidates(box, byElement);
      (document.activeElement as HTMLElement | null)?.blur();
      const outlines = candidates.map(({ style }) => style.outline);
      element.focus();
      // A control behind a modal dialog, or in a closed component, does not take the focus.
      if (document.activeElement !== element) return [];
      seen.add(kind);
      const rings = candidates.filter(
        ({ style }, index) => style.outlineStyle !== 'none' && style.outline !== outlines[index],
      );
      const faults = rings.length === 0 ? ['no focus ring'] : rings.map(ringFault);
      return faults.includes(undefined) ? [] : [`${String(faults[0])}: ${describe(element)}`];
    }),
  );
}
