import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '@keystrand/content/pages';
import { PageData } from './PageData';

/** Choose a path in the controls to read any page's data. */
const meta: Meta<typeof PageData> = {
  title: 'Content/Page data',
  component: PageData,
  args: { path: '/services/siem' },
  argTypes: { path: { control: 'select', options: pages.paths } },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof PageData>;

/** A page that sells a piece of work. */
export const Service: Story = {
  play: async ({ canvas }) => {
    const { title, hero, steps } = pages.get('/services/siem') as Extract<
      ReturnType<typeof pages.get>,
      { kind: 'service' }
    >;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(hero.heading)).toBeVisible();
    for (const step of steps) await expect(canvas.getByRole('rowheader', { name: step.title })).toBeVisible();
  },
};

/** One of the five pages of one template. */
export const Consulting: Story = { args: { path: '/managed-it-services' } };

/** Where most figures of the company stand. */
export const Home: Story = { args: { path: '/' } };
