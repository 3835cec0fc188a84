import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Metrics } from './Metrics';

const meta: Meta<typeof Metrics> = {
  title: 'Components/Metrics',
  component: Metrics,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: ['two to six figures in a row, in a narrow column below each other'],
      notFor: [
        { situation: 'values that are compared by row and column', instead: 'Table' },
        { situation: 'facts in words', instead: 'DescriptionList' },
        { situation: 'figures without a source' },
      ],
      role: 'description list (`dl`)',
      name: 'None.',
      meets: [['1.3.1', 'What a figure counts is announced before the figure.']],
      supply: ['Units within the value: “24/7”, “98%”.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Metrics>;

const metrics = [
  { value: '75+', label: 'businesses transformed' },
  { value: '10', label: 'years of experience' },
  { value: '99.9%', label: 'uptime' },
  { value: '500+', label: 'servers managed' },
  { value: '24/7', label: 'SOC monitoring' },
];

export const Five: Story = { args: { metrics } };

export const Three: Story = { args: { metrics: metrics.slice(0, 3) } };
