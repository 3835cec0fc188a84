import { Metrics, Section, Table } from '@keystrand/ui';
import { useState } from 'react';
import { chatFallback, chatGreeting, chatStarters, chatTopics } from '@keystrand/content/chat';
import type { ChatTopic } from '@keystrand/content/chat';
import type { RichText } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { CatalogueFilter, matchesQuery } from './CatalogueFilter';
import { FieldRows } from './Value';

export interface ChatTopicsProps {
  /** Filters topics by term, aliases and reply. @default '' */
  readonly query?: string;
}

const toRichText = (reply: ChatTopic['reply']): RichText =>
  reply.map((node) => (typeof node === 'string' ? node : { type: 'link', ...node }));

const toPlainText = (reply: ChatTopic['reply']) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');

/** Renders the chat's keyword table in the order of its suggestions, the greeting, the starters and the fallback reply. */
export function ChatTopics(props: ChatTopicsProps) {
  const [query, setQuery] = useState(props.query ?? '');
  const found = chatTopics.filter(({ term, aliases = [], reply }) =>
    matchesQuery([term, ...aliases, toPlainText(reply)], query),
  );
  return (
    <Catalogue>
      <Section
        heading="Chat topics"
        lead="The helper answers when a term or an alias is typed whole, letter case aside. Terms are suggested while typing, aliases are not."
      >
        <Metrics
          metrics={[
            { value: String(chatTopics.length), label: 'terms' },
            { value: String(chatTopics.flatMap(({ aliases = [] }) => aliases).length), label: 'aliases' },
            {
              value: String(
                new Set(
                  chatTopics.flatMap(({ reply }) =>
                    reply.flatMap((node) => (typeof node === 'string' ? [] : [node.href])),
                  ),
                ).size,
              ),
              label: 'addresses linked to',
            },
          ]}
        />
        <CatalogueFilter
          label="Find a topic"
          hint="Part of a term, an alias or a reply."
          query={query}
          onQueryChange={setQuery}
          status={`${String(found.length)} of ${String(chatTopics.length)} topics`}
        />
        {found.length > 0 ? (
          <Table
            caption="Keywords and replies"
            head={['Term', 'Aliases', 'Reply']}
            rows={found.map(({ term, aliases = [], reply }) => [term, aliases.join(', '), toRichText(reply)])}
          />
        ) : null}
      </Section>
      <Section heading="Other messages">
        <FieldRows fields={{ greeting: chatGreeting, starters: chatStarters, fallback: chatFallback }} />
      </Section>
    </Catalogue>
  );
}
