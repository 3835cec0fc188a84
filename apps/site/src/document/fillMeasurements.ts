import type { PagePayload } from '@keystrand/content';

const [performanceDocument = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/performance.md', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/**
 * Returns the value that the last series of docs/performance.md states for a measure, at the worst page, and in brackets, if
 * asked for, its target, or the limit in the middle column of a table that has no targets.
 * @throws {Error} if no row of its tables has the measure
 */
function measured(measure: string, withTarget: boolean): string {
  for (const line of performanceDocument.split('\n')) {
    const [, name, middle, value, target] = line.split('|').map((cell) => cell.trim());
    // In words, because the preloaded font has no sign for them.
    if (name === measure && value)
      return withTarget
        ? `${value} (${(target || middle || '').replace('≤', 'at most').replace('≥', 'at least')})`
        : value;
  }
  throw new Error(`docs/performance.md has no row "${measure}".`);
}

/** Returns the payload of the case studies with the measures named in braces replaced by their values, any other as it is. */
export function fillMeasurements(payload: PagePayload): PagePayload {
  const { page } = payload;
  if (page.kind !== 'case-studies') return payload;
  const rows = page.real.measured.map((row) => ({
    ...row,
    description: row.description.replaceAll(
      /\{([^}]+?)( with target)?\}/g,
      (_, measure: string, suffix?: string) => measured(measure, suffix !== undefined),
    ),
  }));
  return { ...payload, page: { ...page, real: { ...page.real, measured: rows } } };
}
