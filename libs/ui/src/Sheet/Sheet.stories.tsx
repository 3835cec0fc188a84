import type { Meta, StoryObj } from '@storybook/react-vite';
import { Canvas } from '../Canvas/Canvas';
import { Section } from '../Section/Section';
import { Sheet } from './Sheet';
import { SheetFoot } from './SheetFoot';

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

export const WithFoot: Story = {
  ...Default,
  args: {
    children: (
      <>
        <Section heading="What you get">
          <p>The foot lies from edge to edge, whatever the padding of the sheet.</p>
        </Section>
        <SheetFoot>
          <Section heading="When it is worth its cost">
            <p>When a customer asks for an independent report.</p>
          </Section>
        </SheetFoot>
      </>
    ),
  },
};
