/**
 * Runs axe on each story with the rules of WCAG 2.2 A and AA, best practices and target size (off by default). A violation
 * fails the story's test.
 */
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
