/**
 * Runs axe on each story with the rules of WCAG 2.2 A, AA and AAA, best practices, and two that are off by default: target
 * size, and visible labels that the accessible name contains (2.5.3). A violation fails the story's test.
 */
export const accessibility = {
  test: 'error',
  options: {
    runOnly: {
      type: 'tag' as const,
      values: [
        ...['wcag2a', 'wcag2aa', 'wcag2aaa'],
        ...['wcag21a', 'wcag21aa', 'wcag21aaa'],
        ...['wcag22a', 'wcag22aa', 'wcag22aaa'],
        'best-practice',
      ],
    },
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  },
} as const;
