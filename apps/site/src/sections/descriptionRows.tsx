import type { PagePayload } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import type { RichTextValue } from '@keystrand/ui';
import { address } from './descriptionRows.css';

/** Returns rows of a description list with links in their descriptions. */
export const richRows = (rows: readonly { readonly title: string; readonly description: RichTextValue }[]) =>
  rows.map(({ title, description }) => ({ title, description: <RichText text={description} /> }));

const linked = (text: RichTextValue = []) =>
  Array.from(text, (part) => (typeof part === 'object' && 'href' in part ? part.href : '')).filter(Boolean);

/** Returns the address of a text as it is shortest to type; an EU act has one without a query. */
const shortAddress = (href: string) =>
  href
    .replace(/^https:\/\/(www\.)?|\/$/g, '')
    .replace(/legal-content.*3(\d{4})R0*(\d+)$/, 'eli/reg/$1/$2/oj')
    .replace(/legal-content.*3(\d{4})L0*(\d+)$/, 'eli/dir/$1/$2/oj');

/** Returns standards or laws as rows of a description list, linked to their official texts. */
export const citationRows = (
  rows: readonly { readonly name: string; readonly use: string }[],
  citations: PagePayload['citations'],
) =>
  rows.map(({ name, use }) => ({
    title: name,
    term: (
      <>
        <RichText text={citations[name] ?? name} />
        <span className={address}>{linked(citations[name]).map(shortAddress).join(' ')}</span>
      </>
    ),
    description: use,
  }));
