/** Drawing of an icon on a 24 × 24 grid: the data of one SVG path. */
export type IconDrawing = string;
