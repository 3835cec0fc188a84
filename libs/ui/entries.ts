/** The entry points of the package, by the name of their module in `dist`; see `exports` in package.json. */
export const entries = {
  index: 'src/index.ts',
  chat: 'src/ChatPanel/index.ts',
  dialog: 'src/Dialog/index.ts',
  global: 'src/theme/global.ts',
  icons: 'src/Icon/iconDrawings.ts',
  'menu-dialog': 'src/MenuDialog/index.ts',
  theme: 'src/theme/index.ts',
} as const;
