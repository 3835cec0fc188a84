/** The shapes of an icon in a square of 24 units, each an SVG element's name and its attributes, `key` for React among them. */
export type IconDrawing = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];
