import { Section } from '@keystrand/ui';
import { pages, payload } from '@keystrand/content/pages';
import type { Path } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { FieldRows, nameInWords, Value } from './Value';

export interface PageDataProps {
  /** Where the page stands. */
  readonly path: Path;
}

const plain = (value: unknown) => typeof value !== 'object';

/** Everything that one page says, field by field as its file holds it, and what its links resolve to. */
export function PageData({ path }: PageDataProps) {
  const { crumbs, references } = payload(path);
  const { title, summary, ...fields } = pages.get(path);
  const entries = Object.entries(fields);
  return (
    <Catalogue>
      <Section heading={title} lead={summary}>
        <FieldRows fields={Object.fromEntries(entries.filter(([, value]) => plain(value)))} />
      </Section>
      {entries
        .filter(([, value]) => !plain(value))
        .map(([key, value]) => (
          <Section key={key} heading={nameInWords(key)}>
            <Value name={nameInWords(key)} value={value} />
          </Section>
        ))}
      <Section heading="Resolved" lead="What the page learns of others when it is rendered.">
        <FieldRows fields={{ crumbs, references: Object.values(references) }} />
      </Section>
    </Catalogue>
  );
}
