import { Container, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatFallback, chatGreeting, chatTopics } from '@keystrand/content/chat';
import type { ChatTopic } from '@keystrand/content/chat';
import type { RichText as Text } from '@keystrand/content';

/** The chat's keyword table. */
const meta: Meta = { title: 'Content/Chat topics', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

const toRichText = (reply: ChatTopic['reply']): Text =>
  reply.map((node) => (typeof node === 'string' ? node : { type: 'link', ...node }));

/** All topics in the order of suggestions, the greeting and the fallback reply. */
export const All: StoryObj = {
  render: () => (
    <Container>
      <Section
        heading="Chat topics"
        lead="The helper answers when a term or an alias is typed whole, letter case aside. Terms are suggested while typing, aliases are not."
      >
        <p>Greeting: {chatGreeting}</p>
        <p>Fallback: {chatFallback}</p>
        <Table
          caption="Keywords and replies"
          head={['Term', 'Aliases', 'Reply']}
          rows={chatTopics.map(({ term, aliases = [], reply }) => [
            term,
            aliases.join(', '),
            toRichText(reply),
          ])}
        />
      </Section>
    </Container>
  ),
};
