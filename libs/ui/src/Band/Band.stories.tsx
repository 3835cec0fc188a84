import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionRows } from '../DefinitionRows/DefinitionRows';
import { Section } from '../Section/Section';
import { Band } from './Band';

const meta: Meta<typeof Band> = {
  title: 'Components/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof Band>;

/** Dark in both themes. */
export const Default: Story = {
  args: {
    children: (
      <Section
        layout="split"
        heading="The shift we never end"
        lead="Analysts watch your estate around the clock."
      >
        <DefinitionRows
          density="narrow"
          rows={[
            { title: 'Watch', description: 'Signals from endpoints, cloud and contracts land in one SIEM.' },
            { title: 'Triage', description: 'An analyst reads the alert, not a script.' },
          ]}
        />
      </Section>
    ),
  },
};
