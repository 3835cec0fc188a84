// The package ships one module an icon without types of its own; its typed entry loads all 6,000.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** The shapes alone: `SvgIcon` draws them lighter than the package's own component would. */
  export const __iconNode: import('./Icon/IconDrawing').IconDrawing;
}
