import { describe, expect, it } from 'vitest';
import type { Budgets } from './Budgets.ts';
import { formatBudgets } from './Budgets.ts';
import { findBudgetProblems } from './findBudgetProblems.ts';

const sizes = (own: number, bundled = 50_000, sheet = 2000): Budgets => ({
  exports: { '@own/parts': { Button: { own, bundled } } },
  sheets: { 'style.css': sheet },
});

describe('findBudgetProblems', () => {
  it.each([
    [1000, 1010],
    [1000, 990],
    [50_000, 50_100],
  ])('accepts a change from %i to %i bytes', (before, after) => {
    expect(findBudgetProblems(sizes(before), sizes(after))).toEqual([]);
  });

  it.each([
    [1000, 1011, '11 more'],
    [50_000, 50_101, '101 more'],
    [1000, 989, '11 less'],
    [40, 41, '1 more'],
  ])('reports a change from %i to %i bytes', (before, after, difference) => {
    expect(findBudgetProblems(sizes(before), sizes(after))).toEqual([
      `Button of @own/parts has ${String(after)} bytes, ${difference} than its budget.`,
    ]);
  });

  it('reports the size with dependencies, and of style sheets', () => {
    expect(findBudgetProblems(sizes(1000), sizes(1000, 60_000, 2500))).toEqual([
      'Button of @own/parts with dependencies has 60000 bytes, 10000 more than its budget.',
      'style.css has 2500 bytes, 500 more than its budget.',
    ]);
  });

  it('reports exports without budget, and budgets without export', () => {
    const none: Budgets = { exports: {}, sheets: {} };
    expect(findBudgetProblems(none, { ...none, sheets: { 'Hero.css': 900 } })).toEqual([
      'Hero.css has no budget; its size is 900 bytes.',
    ]);
    expect(findBudgetProblems({ ...none, sheets: { 'Hero.css': 900 } }, none)).toEqual([
      'Hero.css has a budget, but does not exist.',
    ]);
  });
});

it.each([sizes(1000), { exports: { '@own/parts': {} }, sheets: {} }])('formats %o as JSON', (budgets) => {
  expect(JSON.parse(formatBudgets(budgets))).toEqual(budgets);
});
