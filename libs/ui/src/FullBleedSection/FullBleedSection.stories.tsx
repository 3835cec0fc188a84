import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Section } from '../Section/Section';
import { FullBleedSection } from './FullBleedSection';

const meta: Meta<typeof FullBleedSection> = {
  title: 'Components/FullBleedSection',
  component: FullBleedSection,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof FullBleedSection>;

/** Dark in both themes. */
export const Default: Story = {
  args: {
    children: (
      <Section
        layout="split"
        heading="The shift we never end"
        lead="Analysts watch your estate around the clock."
      >
        <DescriptionList
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
