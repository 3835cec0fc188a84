import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Section } from '../Section/Section';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FullBleedSection } from './FullBleedSection';

const meta: Meta<typeof FullBleedSection> = {
  title: 'Components/FullBleedSection',
  component: FullBleedSection,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: ['one section of a page that has to stand out', 'a change of subject on a long page'],
      notFor: [
        { situation: 'the background of a whole page', instead: 'DarkSurface' },
        { situation: 'text on a `DarkSurface`', instead: 'Surface' },
        { situation: 'two neighbouring sections' },
      ],
      role: 'generic element (`div`)',
      name: 'None.',
      meets: [['1.4.3', 'Both tones have their own text colours.']],
      supply: ['One `Section` as its content.', 'At most one dark section on a page.'],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
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
