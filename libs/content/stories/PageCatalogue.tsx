import { Section, Select, Table } from '@keystrand/ui';
import { useState } from 'react';
import { pages } from '@keystrand/content/pages';
import type { Page, PageKind } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { CatalogueFilter, matchesQuery } from './CatalogueFilter';

export interface PageCatalogueProps {
  /** Only pages of this kind. @default all kinds */
  readonly kind?: PageKind;
  /** Filters pages by path, title, description and summary. @default '' */
  readonly query?: string;
}

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));

const sortedKinds = [...new Set(all.map(({ kind }) => kind))].sort();

const plural = (count: number) => `${String(count)} ${count === 1 ? 'page' : 'pages'}`;

const withLength = (text: string) => [`${text} `, { type: 'code' as const, text: String(text.length) }];

/** Renders all pages by kind, with the texts that represent them in search results, shared links, breadcrumbs and lists. */
export function PageCatalogue(props: PageCatalogueProps) {
  const [kind, setKind] = useState<string>(props.kind ?? '');
  const [query, setQuery] = useState(props.query ?? '');
  const found = all.filter(
    (page) =>
      (kind === '' || page.kind === kind) &&
      matchesQuery([page.path, page.title, page.description, page.summary], query),
  );
  return (
    <Catalogue>
      <Section
        heading="Pages"
        lead="One file each. The figure after a text is its length in characters: a description has 50 to 160, a summary at most 110."
      >
        <CatalogueFilter
          label="Find a page"
          hint="Part of its path, title, description or summary."
          query={query}
          onQueryChange={setQuery}
          status={`${plural(found.length)} of ${String(all.length)}`}
        >
          <Select
            name="kind"
            label="Kind"
            placeholder="All kinds"
            options={sortedKinds.map((value) => ({ value, label: value }))}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value);
            }}
          />
        </CatalogueFilter>
        {sortedKinds
          .map((name) => ({ name, members: found.filter((page) => page.kind === name) }))
          .filter(({ members }) => members.length > 0)
          .map(({ name, members }) => (
            <Table
              key={name}
              caption={`${name}: ${plural(members.length)}`}
              head={['Title', 'Path', 'Description', 'Summary']}
              rows={members.map(({ title, path, description, summary }) => [
                title,
                [{ type: 'code', text: path }],
                withLength(description),
                withLength(summary),
              ])}
            />
          ))}
      </Section>
    </Catalogue>
  );
}
