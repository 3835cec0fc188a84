import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta: Meta<typeof TextArea> = { title: 'Forms/TextArea', component: TextArea };

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  args: { name: 'message', label: 'What is it about?', hint: 'Leave out passwords and keys.' },
};

export const Invalid: Story = {
  args: { name: 'message', label: 'What is it about?', error: 'Say in a sentence what it is about' },
};
