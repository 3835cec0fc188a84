import type { PagePayload } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import type { DescriptionListItem } from '@keystrand/ui';

/** Returns standards or laws as rows of a description list, linked to their official texts. */
export function citationRows(
  rows: readonly { readonly name: string; readonly use: string }[],
  citations: PagePayload['citations'],
): readonly DescriptionListItem[] {
  return rows.map(({ name, use }) => ({
    title: name,
    term: <RichText text={citations[name] ?? name} />,
    description: use,
  }));
}
