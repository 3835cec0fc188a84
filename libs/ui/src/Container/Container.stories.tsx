import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container';

const meta: Meta<typeof Container> = { title: 'Components/Container', component: Container };

export default meta;

type Story = StoryObj<typeof Container>;

export const Default: Story = {
  args: { children: <p>As wide as the content gets, with the gutters of the window.</p> },
  parameters: { layout: 'fullscreen' },
};
