/** What a user may import, by the name of its file in `dist`; the exports of package.json lead here. */
export const entries = {
  index: 'src/index.ts',
  pages: 'src/pages.ts',
  chat: 'src/chatTopics.ts',
  assessment: 'src/assessment/score.ts',
} as const;
