import type { Meta, StoryObj } from '@storybook/react-vite';
import { Canvas } from '../Canvas/Canvas';
import { Section } from '../Section/Section';
import { Sheet } from './Sheet';

const meta: Meta<typeof Sheet> = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof Sheet>;

export const Default: Story = {
  args: {
    children: (
      <>
        <Section heading="What you get">
          <p>The visitor&apos;s own theme holds on a sheet, whatever the ground around it.</p>
        </Section>
        <Section heading="What it costs">
          <p>By scope, with a quote of your own.</p>
        </Section>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Canvas>
        <Story />
      </Canvas>
    ),
  ],
};
