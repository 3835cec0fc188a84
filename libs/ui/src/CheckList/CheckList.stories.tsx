import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { CheckList } from './CheckList';

const meta: Meta<typeof CheckList> = {
  title: 'Components/CheckList',
  component: CheckList,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'what is included (the default), or excluded (`mark="excluded"`)',
        'what the reader has to provide: `mark="required"`',
        'what a price or a duration depends on: `mark="factor"`',
        'events that give a reason to start: `mark="occasion"`',
        'what the reader can observe: `mark="sign"`, or what has gone wrong: `mark="failure"`',
      ],
      notFor: [
        { situation: 'steps whose order matters', instead: 'Steps' },
        { situation: 'a term and its explanation', instead: 'DescriptionList' },
        { situation: 'choices of a form', instead: 'CheckboxField' },
      ],
      role: 'list',
      name: 'None.',
      meets: [['1.4.1', 'Icon and colour are decorative and hidden; the text is sufficient.']],
      supply: [
        'Items that make sense without the mark: “No hidden fees”, not “Hidden fees” after a cross.',
        'Items in parallel form.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof CheckList>;

const items = [
  'The report, with each finding reproduced in it',
  'A call about the findings with the people who fix them',
  'One repeat of the test after the fixes',
  'A letter for customers who ask',
];

export const Default: Story = { args: { items } };

/** What is excluded, what the reader provides, what a price depends on, when to start, what to look for, what went wrong. */
export const Marks: Story = {
  args: { items },
  render: () => (
    <>
      <CheckList mark="excluded" items={['No denial of service on live systems']} />
      <CheckList mark="required" items={['A named contact during the test']} />
      <CheckList mark="factor" items={['Number of roles']} />
      <CheckList mark="occasion" items={['An insurer or auditor has set a date.']} />
      <CheckList mark="sign" items={['The list of public systems has no owner.']} />
      <CheckList mark="failure" items={['Backups exist, and no restore has succeeded.']} />
    </>
  ),
};
