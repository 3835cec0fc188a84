/** Entries of the package that are modules. */
export const entries = [
  'src/index.ts',
  'src/Dialog/index.ts',
  'src/ChatPanel/index.ts',
  'src/Icon/iconDrawings.ts',
  'src/theme/index.ts',
];
