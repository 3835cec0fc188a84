import { describe, expect, it } from 'vitest';
import { page } from '../pages/general/blog';
import { pages, payload } from '../pages';
import type { Article, Block, RichText } from '../types';

const articles: readonly Article[] = page.articles;

const plain = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const wording = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return plain(block.text);
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(plain)].join(' ');
    case 'code':
      return block.caption;
  }
};

describe('the blog', () => {
  it('has at least six articles in at least five categories, newest first', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(articles.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
  });

  it('has unique anchors on its page', () => {
    const ids = articles.flatMap(({ id, body }) => [
      id,
      ...body.flatMap((block) => (block.type === 'heading' ? [block.id] : [])),
    ]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
  });

  it('has as many cells in each table row as in its head', () => {
    const tables = articles.flatMap(({ body }) => body.filter((block) => block.type === 'table'));
    expect(tables.length).toBeGreaterThan(0);
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

describe.each(articles)('$title', ({ body, sources, summary }) => {
  it('has 650 to 900 words without code', () => {
    const words = body.map(wording).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(650);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('has a short summary and at least three unique sources', () => {
    expect(summary.length).toBeLessThanOrEqual(110);
    const addresses = sources.map(({ href }) => new URL(href).href);
    expect(new Set(addresses).size).toBe(sources.length);
    expect(sources.length).toBeGreaterThanOrEqual(3);
  });
});
