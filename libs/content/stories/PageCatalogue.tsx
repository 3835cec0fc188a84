import { Section, Select, Table } from '@keystrand/ui';
import { useState } from 'react';
import { pages } from '@keystrand/content/pages';
import type { Page, PageKind } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { contains, Finder } from './Finder';

export interface PageCatalogueProps {
  /** Only pages of this kind. @default all */
  readonly kind?: PageKind;
  /** Only pages whose path, title, description or summary contains this. */
  readonly words?: string;
}

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));

/** In the order of the alphabet, as the folders of the page kinds are. */
const kinds = [...new Set(all.map(({ kind }) => kind))].sort();

const plural = (count: number) => `${String(count)} ${count === 1 ? 'page' : 'pages'}`;

const withLength = (text: string) => [`${text} `, { type: 'code' as const, text: String(text.length) }];

/** Every page by kind, with the words that stand for it elsewhere: in search results, shared links, crumbs, rows and cards. */
export function PageCatalogue(props: PageCatalogueProps) {
  const [kind, setKind] = useState<string>(props.kind ?? '');
  const [words, setWords] = useState(props.words ?? '');
  const found = all.filter(
    (page) =>
      (kind === '' || page.kind === kind) &&
      contains([page.path, page.title, page.description, page.summary], words),
  );
  return (
    <Catalogue>
      <Section
        heading="Pages"
        lead="One file each. The figure after a text is its length in characters: a description has 50 to 160, a summary at most 110."
      >
        <Finder
          label="Find a page"
          hint="Part of its path, title, description or summary."
          words={words}
          onWords={setWords}
          found={`${plural(found.length)} of ${String(all.length)}`}
        >
          <Select
            name="kind"
            label="Kind"
            placeholder="All kinds"
            options={kinds.map((value) => ({ value, label: value }))}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value);
            }}
          />
        </Finder>
        {kinds
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
