/** What a user may import, by the name of its file in `dist`; the exports of package.json lead here. */
export const entries = {
  index: 'src/index.ts',
  chat: 'src/ChatPanel/index.ts',
  dialog: 'src/Dialog/index.ts',
  global: 'src/theme/global.ts',
  icons: 'src/Icon/iconDrawings.ts',
  'menu-dialog': 'src/MenuDialog/index.ts',
  theme: 'src/theme/index.ts',
} as const;
