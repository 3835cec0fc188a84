import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '@keystrand/content/pages';
import { PageData } from './PageData';

/** Data of any page; select its path in the controls. */
const meta: Meta<typeof PageData> = {
  title: 'Content/Page data',
  tags: ['!picture'],
  component: PageData,
  args: { path: '/services/siem' },
  argTypes: { path: { control: 'select', options: pages.paths } },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof PageData>;

/** A service page. */
export const Service: Story = {
  play: async ({ canvas }) => {
    const { title, hero, steps } = pages.get('/services/siem') as Extract<
      ReturnType<typeof pages.get>,
      { kind: 'service' }
    >;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(hero.lead)).toBeVisible();
    for (const step of steps) await expect(canvas.getByRole('rowheader', { name: step.title })).toBeVisible();
  },
};

/** One of the five pages of the IT-consulting template. */
export const Consulting: Story = { args: { path: '/managed-it-services' } };

/** The home page, which has most of the company's metrics. */
export const Home: Story = { args: { path: '/' } };
