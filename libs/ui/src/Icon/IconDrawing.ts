/** Shapes of an icon on a 24 × 24 grid. Each is an SVG element name and its attributes. */
export type IconDrawing = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];
