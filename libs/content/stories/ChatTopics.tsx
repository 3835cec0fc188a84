import { Metrics, Section, Table } from '@keystrand/ui';
import { useState } from 'react';
import { chatFallback, chatGreeting, chatStarters, chatTopics } from '@keystrand/content/chat';
import type { ChatTopic } from '@keystrand/content/chat';
import type { RichText } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { contains, Finder } from './Finder';
import { FieldRows } from './Value';

export interface ChatTopicsProps {
  /** Only topics whose term, aliases or reply contains this. */
  readonly words?: string;
}

const asText = (reply: ChatTopic['reply']): RichText =>
  reply.map((node) => (typeof node === 'string' ? node : { type: 'link', ...node }));

const inPlainWords = (reply: ChatTopic['reply']) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');

/** The keyword table of the chat helper, in the order in which it suggests, and the words around it. */
export function ChatTopics(props: ChatTopicsProps) {
  const [words, setWords] = useState(props.words ?? '');
  const found = chatTopics.filter(({ term, aliases = [], reply }) =>
    contains([term, ...aliases, inPlainWords(reply)], words),
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
        <Finder
          label="Find a topic"
          hint="Part of a term, an alias or a reply."
          words={words}
          onWords={setWords}
          found={`${String(found.length)} of ${String(chatTopics.length)} topics`}
        />
        {found.length > 0 ? (
          <Table
            caption="What is asked, and what is answered"
            head={['Term', 'Aliases', 'Reply']}
            rows={found.map(({ term, aliases = [], reply }) => [term, aliases.join(', '), asText(reply)])}
          />
        ) : null}
      </Section>
      <Section heading="Around the table">
        <FieldRows fields={{ greeting: chatGreeting, starters: chatStarters, fallback: chatFallback }} />
      </Section>
    </Catalogue>
  );
}
