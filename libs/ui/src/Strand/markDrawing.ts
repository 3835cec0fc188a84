/** The SVG drawing of the logo's mark, shared by `StrandMark`, share images and site icons: a whole wave, and its reflection. */
export const markDrawing = {
  width: 28,
  height: 16,
  viewBox: '-1.5 -2.25 28 16',
  strokeWidth: 2.6,
  /** Back to front; `strand` is the index of its colour. */
  strokes: [
    {
      strand: 0,
      d: 'M0 10.9c1.39 0 2.78-1.02 4.17-2.57s2.77-3.6 4.16-5.16s2.78-2.57 4.17-2.57s2.78 1.02 4.17 2.57s2.77 3.6 4.16 5.16s2.78 2.57 4.17 2.57',
    },
    {
      strand: 1,
      d: 'M0 0.6c1.39 0 2.78 1.02 4.17 2.57s2.77 3.6 4.16 5.16s2.78 2.57 4.17 2.57s2.78-1.02 4.17-2.57s2.77-3.6 4.16-5.16s2.78-2.57 4.17-2.57',
    },
  ],
} as const;
