/**
 * Shapes of an icon on a 24 × 24 grid. Each is an SVG element name and its attributes, which include a React `key`.
 */
export type IconDrawing = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];
