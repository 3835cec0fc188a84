/** Every rule up to WCAG 2.2 AA and best practice, target size too (off by default in axe); a violation fails the story. */
export const accessibility = {
  test: 'error',
  options: {
    runOnly: {
      type: 'tag' as const,
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
    },
    rules: { 'target-size': { enabled: true } },
  },
} as const;
