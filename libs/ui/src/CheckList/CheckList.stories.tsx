import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from './CheckList';

const meta: Meta<typeof CheckList> = { title: 'Components/CheckList', component: CheckList };

export default meta;

type Story = StoryObj<typeof CheckList>;

const items = [
  'A customer asks for a test report before signing.',
  'The last test was before the last large release.',
  'Nobody can say which systems face the internet.',
  'An insurer or auditor has set a date.',
];

export const Default: Story = { args: { items } };

export const TwoColumns: Story = { args: { items, columns: 2 } };

/** Dashes mark exclusions. */
export const Limits: Story = {
  args: {
    items: ['Denial of service on live systems', 'Tests of people without their employer'],
    mark: 'dash',
  },
};
