import type { PagePayload } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import type { RichTextValue } from '@keystrand/ui';

/** Returns rows of a description list with links in their descriptions. */
export const richRows = (rows: readonly { readonly title: string; readonly description: RichTextValue }[]) =>
  rows.map(({ title, description }) => ({ title, description: <RichText text={description} /> }));

/** Returns standards or laws as rows of a description list, linked to their official texts. */
export const citationRows = (
  rows: readonly { readonly name: string; readonly use: string }[],
  citations: PagePayload['citations'],
) =>
  rows.map(({ name, use }) => ({
    title: name,
    term: <RichText text={citations[name] ?? name} />,
    description: use,
  }));
