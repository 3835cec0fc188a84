import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Keystrand', href: '/' },
};

export default meta;

export const Plain: StoryObj<typeof Logo> = {};
