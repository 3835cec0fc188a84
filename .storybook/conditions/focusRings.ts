import { holdFocus } from './holdFocus.ts';
import type { Box, Edges, Layout } from './boxes.ts';
import { clipsOf, excess } from './clipping.ts';
import { backgroundsOf, leastContrast } from './colors.ts';
import { labelOf } from './controlEdges.ts';
import { endAnimations } from './settle.ts';
import { nameOf } from './textFaults.ts';

/** Least contrast of the ring with what is beside it (WCAG 2.4.13), and least width in pixels. */
const required = { contrast: 3, width: 2 };

/** Pixels of a ring that a rounded position may cut off. */
const tolerance = 1;

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Where the ring of an element may be drawn, with the box whose rectangle it follows. */
interface Candidate {
  readonly box: Box;
  readonly style: CSSStyleDeclaration;
}

function candidatesOf(box: Box, boxes: ReadonlyMap<Element, Box>): Candidate[] {
  const around: Box[] = [];
  for (let at: Box | undefined = box; at && around.length < 4; at = at.parent) around.push(at);
  const siblings = [
    box.element.nextElementSibling,
    box.element.previousElementSibling,
    box.element.parentElement?.nextElementSibling,
  ]
    .map((element) => element && boxes.get(element))
    .filter((sibling): sibling is Box => Boolean(sibling));
  return [...around, ...siblings].flatMap((at) => [
    { box: at, style: at.style },
    // The link of a card shows its ring on a pseudo-element that fills the card.
    ...(['::before', '::after'] as const).map((pseudo) => {
      const style = getComputedStyle(at.element, pseudo);
      return { box: style.position === 'absolute' ? positioned(at) : at, style };
    }),
  ]);
}

const positioned = (box: Box): Box =>
  box.style.position !== 'static' || !box.parent ? box : positioned(box.parent);

const outlineOf = ({ style }: Candidate) =>
  style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;

/**
 * Focuses one control of each kind and returns those without a visible ring: none at all, one too thin or too faint, one
 * that is cut off by a box or by the viewport. Handlers of focus events do not run, so that the story keeps its state.
 */
export function findFaintRings({ boxes }: Layout): string[] {
  const byElement = new Map(boxes.map((box) => [box.element, box]));
  const scroll = [scrollX, scrollY] as const;
  const restoreFocus = holdFocus();
  const seen = new Set<string>();
  const faults: string[] = [];
  try {
    for (const box of boxes) {
      const { element } = box;
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      if (!box.shown || element.tabIndex < 0 || !element.matches(focusable)) continue;
      // Controls of one kind in boxes of one kind have the same ring.
      const kind = [box, box.parent, box.parent?.parent]
        .map((at) => at?.element.className.toString())
        .join(' / ');
      if (seen.has(`${element.localName} ${kind}`)) continue;
      const candidates = candidatesOf(box, byElement);
      (document.activeElement as HTMLElement | null)?.blur();
      endAnimations();
      const outlines = candidates.map(outlineOf);
      element.focus();
      endAnimations();
      // What is behind a modal dialog, or in a closed part, does not take the focus.
      if (document.activeElement !== element) continue;
      seen.add(`${element.localName} ${kind}`);
      const fault = ringFault(candidates.filter((at, index) => outlineOf(at) !== outlines[index]));
      if (fault) faults.push(`${fault}: ${nameOf(box)} "${labelOf(element)}"`);
    }
  } finally {
    restoreFocus();
    scrollTo(...scroll);
  }
  return faults;
}

function ringFault(changed: readonly Candidate[]): string | undefined {
  const rings = changed.filter((at) => outlineOf(at) !== '');
  if (rings.length === 0) return 'no focus ring';
  const faults = rings.map(faultOf);
  return faults.includes(undefined) ? undefined : faults[0];
}

function faultOf({ box, style }: Candidate): string | undefined {
  const width = parseFloat(style.outlineWidth);
  const offset = parseFloat(style.outlineOffset);
  if (width < required.width) return `focus ring of ${String(width)} px`;
  const beside = offset + width > 0 && box.parent ? box.parent : box;
  const ratio =
    style.outlineStyle === 'auto' ? Infinity : leastContrast(style.outlineColor, backgroundsOf(beside));
  if (ratio < required.contrast) return `focus ring with a contrast of ${ratio.toFixed(1)}`;
  const { left, right, top, bottom } = box.element.getBoundingClientRect();
  const grow = offset + width;
  const ring: Edges = { left: left - grow, right: right + grow, top: top - grow, bottom: bottom + grow };
  for (const { box: by, edges } of clipsOf(box.parent ?? box)) {
    // Measured again: focus scrolls.
    const now = by.element.getBoundingClientRect();
    const cut = excess(ring, {
      left: Number.isFinite(edges.left) ? now.left : -Infinity,
      right: Number.isFinite(edges.right) ? now.right : Infinity,
      top: Number.isFinite(edges.top) ? now.top : -Infinity,
      bottom: Number.isFinite(edges.bottom) ? now.bottom : Infinity,
    });
    if (cut > tolerance) return `focus ring cut off by ${cut.toFixed(0)} px in ${nameOf(by)}`;
  }
  const page = document.documentElement.clientWidth;
  const beyond = Math.max(-ring.left, ring.right - page, 0);
  return beyond > tolerance ? `focus ring ${beyond.toFixed(0)} px outside the viewport` : undefined;
}
