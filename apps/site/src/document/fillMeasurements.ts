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
 * asked for, its target. In a table of ratios, which has limits in its middle column, the value is in milliseconds.
 * @throws {Error} if no row of its tables has the measure
 */
function measured(measure: string, form = ''): string {
  for (const line of performanceDocument.split('\n')) {
    const [, name, limit = '', value, target = ''] = line.split('|').map((cell) => cell.trim());
    if (name !== measure || !value) continue;
    if (form === ' in ms') return `${(Number(value) * Number(limit)).toFixed()} ms (${limit})`;
    // In words, because the preloaded font has no sign for them.
    return form ? `${value} (${target.replace('≤', 'at most').replace('≥', 'at least')})` : value;
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
      /\{([^}]+?)( with target| in ms)?\}/g,
      (_, measure: string, form?: string) => measured(measure, form),
    ),
  }));
  return { ...payload, page: { ...page, real: { ...page.real, measured: rows } } };
}
