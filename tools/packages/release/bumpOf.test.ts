import { expect, it } from 'vitest';
import { bumpOf } from './bumpOf.ts';

it.each([
  [['fix(ui): trim', 'feat(ui): add a button', 'docs: explain'], 'minor'],
  [['fix: trim', 'perf(ui): draw once'], 'patch'],
  [['feat: add', 'refactor(ui)!: rename'], 'major'],
  [['fix: trim\n\nBREAKING CHANGE: write b for a.'], 'major'],
  [
    ['docs: explain', 'test: cover', 'a commit without type', 'refactor: mention BREAKING CHANGE: in text'],
    undefined,
  ],
  [[], undefined],
])('%j asks for %s', (messages, bump) => {
  expect(bumpOf(messages)).toBe(bump);
});
