import type { PagePayload } from '@keystrand/content';

const [performanceDocument = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/performance.md', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/**
 * Returns the value of a measure in the last series of docs/performance.md, its target and whether the value meets it. In a
 * table of ratios, which has limits in its middle column, the value is in milliseconds.
 * @throws {Error} if no row of its tables has the measure
 */
function measured(measure: string): readonly [string, string, string] {
  for (const line of performanceDocument.split('\n')) {
    const [, name, limit = '', value, target] = line.split('|').map((cell) => cell.trim());
    if (name !== measure || !value) continue;
    const shown = target ? value : (Number(value) * Number(limit)).toFixed();
    const [sign, bound = ''] = (target || `≤ ${limit}`).split(' ');
    const isMet = sign === '≥' ? Number(shown) >= Number(bound) : Number(shown) <= Number(bound);
    // In words, because the preloaded font has no sign for them.
    return [shown, `${sign === '≥' ? 'at least' : 'at most'} ${bound}`, isMet ? 'met' : 'missed'];
  }
  throw new Error(`docs/performance.md has no row "${measure}".`);
}

/** Returns the payload of the case studies with the results of its measures, those missed first; any other as it is. */
export function fillMeasurements(payload: PagePayload): PagePayload {
  const { page } = payload;
  if (page.kind !== 'case-studies') return payload;
  const rows = page.real.measured.map(([title, measure]) => [title, ...measured(measure)] as const);
  rows.sort(([, , , a], [, , , b]) => b.localeCompare(a));
  return { ...payload, page: { ...page, real: { ...page.real, measured: rows } } };
}
