import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageList } from './PageList';

const meta: Meta<typeof PageList> = { title: 'Components/PageList', component: PageList };

export default meta;

type Story = StoryObj<typeof PageList>;

export const Default: Story = {
  args: {
    pages: [
      {
        href: '/services/security-audits',
        title: 'Security audits',
        summary: 'Controls and evidence held against the standard that you name.',
      },
      {
        href: '/services/application-security',
        title: 'Application security',
        summary: 'Reviews and tooling inside the way your developers already work.',
      },
      {
        href: '/services/vulnerability-assessments',
        title: 'Vulnerability assessments',
        summary: 'Breadth before depth: every known weakness on the whole estate.',
      },
    ],
  },
};

/** The title is the link; the whole item is its target. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Security audits' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const box = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
    const hit = box ? document.elementFromPoint(box.right - 8, box.bottom - 8) : null;
    await expect(hit).toBe(link);
  },
};
