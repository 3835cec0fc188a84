/// <reference types="vite/client" />
const files = import.meta.glob<string>(
  [
    '../../../tools/consumers/fixtures/{vite,next}/**/*.{ts,tsx}',
    '../../chat-engine/examples/**/*.{ts,js,html}',
    '!**/node_modules/**',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Text of the files that `consumers` names, by their path relative to the workspace: the files themselves, not copies. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.replace('../../../', '').replace('../../', 'libs/'),
    text,
  ]),
);
