import { readdirSync, readFileSync } from 'node:fs';

const dataDirectory = new URL('../../site/dist/data/', import.meta.url);

interface DataFile {
  readonly page: { readonly kind: string; readonly path: string; readonly dialogClosesTo?: string };
}

/** A page kind and the path of the page that represents it in tests. */
export interface PageKindSample {
  readonly kind: string;
  /** The page of that kind with the most data, in which a layout fault is likeliest. */
  readonly path: string;
  /** `@extended` for the kinds that `npm test` leaves to `npm run test:extended`. */
  readonly tag: string[];
}

/** Kinds that `npm test` covers: the light and the dark surface, cards, disclosures and all types of field. */
const quickKinds = new Set(['home', 'form']);

function readSamples(): readonly PageKindSample[] {
  const largest = new Map<string, { readonly path: string; readonly size: number }>();
  for (const file of readdirSync(dataDirectory, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(new URL(file, dataDirectory), 'utf8');
    const { kind, path, dialogClosesTo } = (JSON.parse(text) as DataFile).page;
    // A dialog covers the page.
    if (dialogClosesTo !== undefined) continue;
    if (text.length > (largest.get(kind)?.size ?? 0)) largest.set(kind, { path, size: text.length });
  }
  return [...largest].map(([kind, { path }]) => ({
    kind,
    path,
    tag: quickKinds.has(kind) ? [] : ['@extended'],
  }));
}

/** One page of each kind, from the data files of the build. The not-found page is among them and has status 404. */
export const pageKinds = readSamples();
