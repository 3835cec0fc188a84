import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from '../ArrowLink/ArrowLink';
import { CheckList } from '../CheckList/CheckList';
import { Section } from './Section';

const meta: Meta<typeof Section> = { title: 'Components/Section', component: Section };

export default meta;

type Story = StoryObj<typeof Section>;

export const Stacked: Story = {
  args: {
    heading: 'Seven practices, one accountable team',
    lead: 'One contract and one contact, whichever of them you need.',
    children: <p>The content follows the heading after a gap of one block.</p>,
  },
};

/** Heading and lead in five columns, content in seven. */
export const Split: Story = {
  args: {
    layout: 'split',
    heading: 'Signs that it is time',
    lead: 'Two of these are enough.',
    action: <ArrowLink href="/security-assessment">Assess yourself</ArrowLink>,
    children: (
      <CheckList
        mark="sign"
        items={[
          'A customer asks for a report.',
          'The last test was before the last release.',
          'An auditor has set a date.',
        ]}
      />
    ),
  },
};
