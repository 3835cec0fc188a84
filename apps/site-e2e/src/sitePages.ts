import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../site/dist/', import.meta.url);

interface SitePage {
  readonly path: string;
  /** Whether the page represents its kind: it has the longest document, so that a layout defect is likeliest. */
  readonly isSample: boolean;
  readonly isNotFound: boolean;
}

function readPages(): readonly SitePage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const kind = /data-kind="([^"]*)"/.exec(text)?.[1] ?? '';
      // A dialog covers its page.
      return { path, kind, size: text.includes('"dialogClosesTo"') ? 0 : text.length };
    });
  return files.map(({ kind, path, size }) => ({
    path,
    isSample: files.every((other) => other.kind !== kind || other.path === path || other.size < size),
    isNotFound: kind === 'not-found',
  }));
}

/** All pages of the build, the not-found page included. */
export const sitePages = readPages();
