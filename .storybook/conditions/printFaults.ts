import type { Layout } from './boxes.ts';
import { contrast, parseColor } from './colors.ts';
import { nameOf } from './textFaults.ts';

/** Least contrast of printed text with white paper: browsers print no backgrounds by default. */
const required = 4.5;

/** Returns the texts that are too light for paper, and the parts that would be printed over the text of each sheet. */
export function findPrintFaults({ boxes, texts }: Layout): string[] {
  const light = texts
    .filter(({ box }) => !box.visuallyHidden && box.style.printColorAdjust !== 'exact')
    .filter(({ box: { element, style } }) => {
      const color = parseColor(element instanceof SVGElement ? style.fill : style.color);
      return contrast(color, [255, 255, 255, 255]) < required;
    })
    .map(({ text }) => `text too light for paper: "${text.slice(0, 40)}"`);
  const fixed = boxes
    .filter(({ style, shown, rect }) => shown && /fixed|sticky/.test(style.position) && rect.width > 1)
    .map((box) => `printed on every sheet: ${nameOf(box)}`);
  return [...light, ...fixed];
}
