import { generateStrand } from './generateStrand';

const { paths } = generateStrand({
  seed: 1,
  strands: 2,
  width: 25,
  height: 11.5,
  waves: 1,
  phase: 0.75,
  variation: 0,
});

/** The SVG drawing of the logo's mark, shared by `StrandMark`, share images and site icons. */
export const markDrawing = {
  width: 28,
  height: 16,
  viewBox: '-1.5 -2.25 28 16',
  strokeWidth: 2.6,
  /** Back to front; `strand` is the index of its colour. */
  strokes: [
    { strand: 0, d: paths[1]?.d },
    { strand: 1, d: paths[0]?.d },
  ],
} as const;
