import { Section } from '@keystrand/ui';
import { pages, payload } from '@keystrand/content/pages';
import type { Path } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { FieldRows, toLabel, Value } from './Value';

export interface PageDataProps {
  /** Path of the page. */
  readonly path: Path;
}

const isPrimitive = (value: unknown) => typeof value !== 'object';

/** Renders all fields of one page, its breadcrumbs and the pages that its links refer to. */
export function PageData({ path }: PageDataProps) {
  const { crumbs, references } = payload(path);
  const { title, summary, ...fields } = pages.get(path);
  const entries = Object.entries(fields);
  return (
    <Catalogue>
      <Section heading={title} lead={summary}>
        <FieldRows fields={Object.fromEntries(entries.filter(([, value]) => isPrimitive(value)))} />
      </Section>
      {entries
        .filter(([, value]) => !isPrimitive(value))
        .map(([key, value]) => (
          <Section key={key} heading={toLabel(key)}>
            <Value name={toLabel(key)} value={value} />
          </Section>
        ))}
      <Section heading="Resolved" lead="Data of linked pages, resolved for rendering.">
        <FieldRows fields={{ crumbs, references: Object.values(references) }} />
      </Section>
    </Catalogue>
  );
}
