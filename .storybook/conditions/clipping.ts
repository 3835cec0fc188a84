import type { Box, Edges } from './boxes.ts';

/** A box that hides what exceeds its edges, or lets it scroll. */
export interface Clip {
  readonly box: Box;
  readonly scrolls: boolean;
  /** Edges beyond which nothing is visible; infinite on an axis that is not clipped. */
  readonly edges: Edges;
}

const isPositioned = ({ style }: Box) =>
  style.position !== 'static' ||
  style.transform !== 'none' ||
  /paint|strict|content|layout/.test(style.contain);

/** Returns the boxes that clip the descendants of `box`, itself included, from the inside out. */
export function* clipsOf(box: Box): Generator<Clip> {
  // The containing block of an absolutely positioned element is its nearest positioned ancestor.
  let escapes: string | undefined;
  for (let at: Box | undefined = box; at?.parent; at = at.parent) {
    const { overflowX, overflowY, position } = at.style;
    const contains = escapes === undefined || (escapes === 'absolute' && isPositioned(at));
    if (contains) {
      escapes = undefined;
      const x = overflowX !== 'visible';
      const y = overflowY !== 'visible';
      if (x || y) {
        const { left, right, top, bottom } = at.rect;
        const margin =
          overflowX === 'clip' || overflowY === 'clip' ? parseFloat(at.style.overflowClipMargin) || 0 : 0;
        yield {
          box: at,
          scrolls: /auto|scroll/.test(overflowX + overflowY),
          edges: {
            left: x ? left - margin : -Infinity,
            right: x ? right + margin : Infinity,
            top: y ? top - margin : -Infinity,
            bottom: y ? bottom + margin : Infinity,
          },
        };
      }
      if (position === 'absolute' || position === 'fixed') escapes = position;
    }
  }
}

/** Returns by how many pixels a rectangle exceeds others, at most; 0 if it is inside. */
export const excess = (inner: Edges, outer: Edges): number =>
  Math.max(
    0,
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  );

/** Returns the part of a rectangle that the boxes around it show. */
export function visiblePart(rect: Edges, box: Box): Edges {
  let { left, right, top, bottom } = rect;
  for (const { edges } of clipsOf(box)) {
    left = Math.max(left, edges.left);
    right = Math.min(right, edges.right);
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { left, right, top, bottom };
}
