import type { FormBackend } from '../forms/FormBackend';
import { pages, createPages } from '../pages';
import type { Page, ServiceContent } from '../types';

/** All pages but /contact-popup, which is the contact page with its form in a dialog. */
export const allPages: readonly Page[] = pages.paths
  .filter((path) => path !== '/contact-popup')
  .map((path) => pages.get(path));

const policyWith = (backend: FormBackend) => createPages(backend).get('/privacy-policy');

/** The privacy policy of each form backend; no other page depends on it. */
export const policies = {
  mail: policyWith({ kind: 'mail' }),
  service: policyWith({ kind: 'service' }),
  inbox: policyWith({ kind: 'inbox', retentionDays: 365 }),
};

/** Fields without prose: paths, identifiers, icon names, code samples. */
const fieldsWithoutProse = new Set([
  'category',
  'code',
  'date',
  'form',
  'function',
  'href',
  'icon',
  'id',
  'kind',
  'language',
  'layout',
  'mark',
  'path',
  'type',
  'updated',
]);

/** Returns running text (`Inline` of `types.ts`) as one string. */
function joinInline(value: readonly unknown[]): string | undefined {
  const pieces = value.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { type, text, code } = (piece ?? {}) as Record<string, unknown>;
    const inline = ['link', 'strong', 'emphasis', 'code'].includes(String(type)) && code === undefined;
    return inline && typeof text === 'string' ? text : undefined;
  });
  const mixed = value.some((piece) => typeof piece === 'object');
  return mixed && !pieces.includes(undefined) ? pieces.join('') : undefined;
}

/** Returns every text in a value: one entry for each paragraph, label or heading. */
export function texts(value: unknown, field = ''): readonly string[] {
  if (fieldsWithoutProse.has(field)) return [];
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  if (Array.isArray(value)) {
    const text = joinInline(value);
    return text === undefined ? value.flatMap((item) => texts(item, field)) : [text];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, key));
}

/** Returns the texts of the page itself, without those that describe it elsewhere. */
export function bodyTexts({ title: _title, description: _description, summary: _summary, ...body }: Page) {
  return texts(body);
}

/** Returns the words of texts, in order. */
export const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).filter(Boolean);

const isServicePage = (page: Page): page is Page & ServiceContent =>
  page.kind === 'service' || page.kind === 'practice' || page.kind === 'web3';

/** The pages that sell a service. */
export const services = allPages.filter(isServicePage);
/** Returns rows for `it.each`: the path of each page, and the page. */
export const named = <Item extends Page>(list: readonly Item[]) =>
  list.map((page) => [page.path, page] as const);

/** Returns every object in a value that has all of these fields. */
export function objectsWith(
  value: unknown,
  ...fields: readonly string[]
): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsWith(item, ...fields));
  if (typeof value !== 'object' || value === null) return [];
  const found = fields.every((field) => field in value) ? [value as Record<string, unknown>] : [];
  return [...found, ...Object.values(value).flatMap((item) => objectsWith(item, ...fields))];
}

/** Returns the values that occur again. */
export const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
