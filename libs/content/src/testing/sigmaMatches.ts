/** A flat log event. */
export type SigmaEvent = Readonly<Record<string, string>>;

type Selection = Readonly<Record<string, string | readonly string[]>>;

/** The `detection` of a Sigma rule: named selections and the condition that joins them. */
export type SigmaDetection = Readonly<Record<string, Selection | string>>;

const tests = {
  equals: (text: string, wanted: string) => text === wanted,
  endswith: (text: string, wanted: string) => text.endsWith(wanted),
  contains: (text: string, wanted: string) => text.includes(wanted),
} as const;

/** Returns whether every field of a selection matches; values are compared without regard to case, as Sigma does. */
function selects(selection: Selection, event: SigmaEvent): boolean {
  return Object.entries(selection).every(([key, wanted]) => {
    const [field = '', modifier = 'equals', quantifier] = key.split('|');
    if (!(modifier in tests)) throw new Error(`Unknown modifier "${modifier}" in "${key}".`);
    const text = (event[field] ?? '').toLowerCase();
    const matches = [wanted]
      .flat()
      .map((value) => tests[modifier as keyof typeof tests](text, value.toLowerCase()));
    return quantifier === 'all' ? !matches.includes(false) : matches.includes(true);
  });
}

/**
 * Returns whether a rule with the condition `all of selection_* and not <name>` matches an event. Supports only what the
 * specimen uses of Sigma: https://sigmahq.io/sigma-specification/
 *
 * @throws {Error} if the condition, a name or a modifier is not known
 */
export function sigmaMatches(detection: SigmaDetection, event: SigmaEvent): boolean {
  const { condition, ...selections } = detection;
  const [, prefix, filter] = /^all of (\w+)\* and not (\w+)$/.exec(String(condition)) ?? [];
  const excluded = filter === undefined ? undefined : selections[filter];
  const required = Object.entries(selections).filter(
    ([name]) => prefix !== undefined && name.startsWith(prefix),
  );
  if (required.length === 0 || typeof excluded !== 'object')
    throw new Error(`The condition "${String(condition)}" names no selection or no filter.`);
  return (
    required.every(([, selection]) => typeof selection === 'object' && selects(selection, event)) &&
    !selects(excluded, event)
  );
}
