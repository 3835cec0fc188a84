import type { Box, Layout } from './boxes.ts';
import { backgroundsOf, leastContrast } from './colors.ts';

/** Text of this size in pixels, or of the second one if it is bold, is large (WCAG 2.2). */
const large = { regular: 24, bold: 18.66 };

const isLarge = ({ style }: Box) =>
  parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? large.bold : large.regular);

/**
 * Returns the texts with too little contrast. Large text needs 3:1 where other text needs 4.5:1, and 4.5:1 where other text
 * needs 7:1. axe cannot measure it in forced colours: it reads `-webkit-text-fill-color`, which Chromium reports unforced.
 *
 * @param required contrast of text that is not large
 */
export function findFaintTexts({ texts }: Layout, required: 4.5 | 7): string[] {
  return texts
    .filter(({ box }) => !box.visuallyHidden && !box.element.closest(':disabled, [aria-disabled="true"]'))
    .flatMap(({ text, box }) => {
      const { fill, color } = box.style;
      const ratio = leastContrast(box.element instanceof SVGElement ? fill : color, backgroundsOf(box));
      const least = isLarge(box) ? (required === 7 ? 4.5 : 3) : required;
      return ratio < least ? [`text with a contrast of ${ratio.toFixed(1)}: "${text.slice(0, 40)}"`] : [];
    });
}
