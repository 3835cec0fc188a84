import { describe, expect, it } from 'vitest';
import { page } from '../pages/general/blog';
import { pages, payload } from '../pages';
import { repeated } from '../testing/pageTexts';
import type { Article } from '../types';

const articles: readonly Article[] = page.articles;

describe('the blog', () => {
  it('has the newest article first', () => {
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
  });

  it('has unique anchors on its page', () => {
    const ids = articles.flatMap(({ id, body }) => [
      id,
      ...body.flatMap((block) => (block.type === 'heading' ? [block.id] : [])),
    ]);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
  });

  it('has as many cells in each table row as in its head', () => {
    const tables = articles.flatMap(({ body }) => body.filter((block) => block.type === 'table'));
    expect(tables.flatMap(({ head, rows }) => rows.filter((row) => row.length !== head.length))).toEqual([]);
  });

  it('names the services that each article touches, whose pages link back to it', () => {
    for (const { id, services } of articles) {
      expect(new Set(services).size).toBe(services.length);
      for (const path of services) {
        // Only these kinds show related articles.
        expect(pages.get(path).kind, path).toMatch(/^(?:industry|practice|service|web3)$/);
        expect(payload(path).articles.map((article) => article.path)).toContain(`/blog#${id}`);
      }
    }
    expect(payload('/about').articles).toEqual([]);
  });
});

describe.each(articles)('$title', ({ sources }) => {
  it('has at least three unique sources', () => {
    const addresses = sources.map(({ href }) => new URL(href).href);
    expect(new Set(addresses).size).toBe(sources.length);
    expect(sources.length).toBeGreaterThanOrEqual(3);
  });
});
