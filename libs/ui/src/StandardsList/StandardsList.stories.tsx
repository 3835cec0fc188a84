import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StandardsList } from './StandardsList';

const meta: Meta<typeof StandardsList> = { title: 'Components/StandardsList', component: StandardsList };

export default meta;

type Story = StoryObj<typeof StandardsList>;

export const Default: Story = {
  args: { standards: ['OWASP ASVS 4.0', 'NIST CSF 2.0', 'ISO/IEC 27001:2022', 'PCI DSS 4.0'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Works to' })).toBeVisible();
  },
};
