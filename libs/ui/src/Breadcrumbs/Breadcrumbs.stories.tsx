import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta: Meta<typeof Breadcrumbs> = { title: 'Components/Breadcrumbs', component: Breadcrumbs };

export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {
  args: {
    crumbs: [
      { label: 'Cybersecurity', href: '/cyber-security-information' },
      { label: 'Penetration testing', href: '/services/penetration-testing' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Penetration testing')).toHaveAttribute('aria-current', 'page');
  },
};

/** Parent pages are links; the current page is not. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
