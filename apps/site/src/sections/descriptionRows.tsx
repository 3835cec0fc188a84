import type { PagePayload } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import type { RichTextValue } from '@keystrand/ui';
import { address } from './descriptionRows.css';

/** Returns rows of a description list with links in their descriptions. */
export const richRows = (rows: readonly { readonly title: string; readonly description: RichTextValue }[]) =>
  rows.map(({ title, description }) => ({ title, description: <RichText text={description} /> }));

/** Returns the addresses of a text's links as they are typed, and of an EU act the number to search for on EUR-Lex. */
const typedAddresses = (text: RichTextValue = []) =>
  (typeof text === 'string' ? [] : text)
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? part.href : []))
    .map((href) => href.replace(/^https:\/\/(www\.)?|\/$/g, '').replace(/\/legal-content.*:/, ', CELEX '))
    .join('\n');

/** Returns the names of standards or laws without their numbers, to tell what a list contains. */
export const shortNames = (rows: readonly { readonly name: string }[]) =>
  rows.map(({ name }) => name.split(/,| \(| with/)[0]).join(', ');

/** Returns standards or laws as rows of a description list, linked to their official texts. */
export const citationRows = (
  rows: readonly { readonly name: string; readonly use: RichTextValue }[],
  citations: PagePayload['citations'],
) =>
  rows.map(({ name, use }) => ({
    title: name,
    term: (
      <>
        <RichText text={citations[name] ?? name} />
        <span className={address}>{typedAddresses(citations[name])}</span>
      </>
    ),
    description: <RichText text={use} />,
  }));
