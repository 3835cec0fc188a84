import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Prose, Section } from '../src';
import { availableConsumers } from './gettingStarted';
import type { Consumer } from './gettingStarted';
import { sources } from './gettingStartedSources';
import { page } from './Overview.css';

/** The steps for one kind of application, with the files that tests build and run. */
function Steps({ consumer: { name, note, install, files } }: { readonly consumer: Consumer }) {
  return (
    <Section heading={name} lead={note} layout="split">
      <Prose
        blocks={[
          { type: 'code', language: 'sh', caption: `Installation: ${name}`, code: install },
          ...files.map((file) => ({
            type: 'code' as const,
            language: file.split('.').at(-1) ?? '',
            caption: file,
            code: (sources[file] ?? '').trimEnd(),
          })),
        ]}
      />
    </Section>
  );
}

function GettingStarted() {
  return (
    <main className={page}>
      <Container>
        <h1>Getting started</h1>
        {availableConsumers(sources).map((consumer) => (
          <Steps key={consumer.name} consumer={consumer} />
        ))}
      </Container>
    </main>
  );
}

const meta: Meta<typeof GettingStarted> = {
  title: 'Getting started',
  component: GettingStarted,
  tags: ['!autodocs'],
  // Its screenshot would change with every change of the shown files.
  parameters: {
    layout: 'fullscreen',
    screenshot: false,
    controls: { disable: true },
    options: { showPanel: false },
  },
};

export default meta;

/** How to use the packages in each kind of application that they are tested in. */
export const InEachApplication: StoryObj<typeof GettingStarted> = { name: 'Getting started' };
