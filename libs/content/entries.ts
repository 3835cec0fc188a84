/** Public entry points by the name of their file in `dist`; `exports` in package.json refers to these files. */
export const entries = {
  index: 'src/index.ts',
  pages: 'src/pages.ts',
  chat: 'src/chatTopics.ts',
  assessment: 'src/assessment/score.ts',
} as const;
