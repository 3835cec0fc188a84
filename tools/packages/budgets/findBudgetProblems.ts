import type { Budgets } from './Budgets.ts';

/** Returns all sizes by a name for messages. */
function flatten({ exports, sheets }: Budgets): ReadonlyMap<string, number> {
  return new Map([
    ...Object.entries(exports).flatMap(([specifier, sizes]) =>
      Object.entries(sizes).flatMap(([name, { own, bundled }]) => [
        [`${name} of ${specifier}`, own] as const,
        [`${name} of ${specifier} with dependencies`, bundled] as const,
      ]),
    ),
    ...Object.entries(sheets),
  ]);
}

/**
 * Returns what differs between sizes and their budgets, one sentence each. A size may grow by at most 1 % and at most 100
 * bytes. It may shrink by the same: a budget that is far too large would allow growth later.
 */
export function findBudgetProblems(budgets: Budgets, sizes: Budgets): readonly string[] {
  const allowed = flatten(budgets);
  const measured = flatten(sizes);
  return [
    ...[...measured].flatMap(([name, size]) => {
      const budget = allowed.get(name);
      if (budget === undefined) return [`${name} has no budget; its size is ${String(size)} bytes.`];
      const difference = size - budget;
      if (Math.abs(difference) <= Math.min(budget / 100, 100)) return [];
      return [
        `${name} has ${String(size)} bytes, ${String(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than its budget.`,
      ];
    }),
    ...[...allowed.keys()]
      .filter((name) => !measured.has(name))
      .map((name) => `${name} has a budget, but does not exist.`),
  ];
}
