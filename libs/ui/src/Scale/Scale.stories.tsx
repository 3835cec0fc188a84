import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Scale } from './Scale';

const meta: Meta<typeof Scale> = {
  title: 'Components/Scale',
  component: Scale,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['a score or a rating, beside its number'],
      notFor: [
        { situation: 'a duration', instead: 'DurationBar' },
        { situation: 'the progress of a task', instead: 'LoadingIndicator' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [['1.1.1', 'Words next to it state the value.']],
      supply: ['The value in words.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Scale>;

export const Default: Story = { args: { at: 62, ticks: [50], arcs: 12 } };
