import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../site/dist/data/', import.meta.url);

interface SitePage {
  readonly path: string;
  /** Whether the page represents its kind: it has the most data, so that a layout defect is likeliest. */
  readonly isSample: boolean;
  readonly isNotFound: boolean;
}

function readPages(): readonly SitePage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const { page } = JSON.parse(text) as { page: { kind: string; path: string; dialogClosesTo?: string } };
      // A dialog covers its page.
      return { ...page, size: page.dialogClosesTo === undefined ? text.length : 0 };
    });
  return files.map(({ kind, path, size }) => ({
    path,
    isSample: files.every((other) => other.kind !== kind || other.path === path || other.size < size),
    isNotFound: kind === 'not-found',
  }));
}

/** All pages of the build, the not-found page included. */
export const sitePages = readPages();
