// The package has one untyped module per icon; its typed entry point imports all 6,000.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** Shapes of the icon; `SvgIcon` renders them with less code than the package's component. */
  export const __iconNode: import('./Icon/IconDrawing').IconDrawing;
}
