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

export const TwoColumns: Story = { args: { items, columns: 2 } };

/** What is left out, or not done. */
export const Excluded: Story = {
  args: {
    items: ['No denial of service on live systems', 'No tests of people without their employer'],
    mark: 'excluded',
  },
};

/** What the reader has to provide. */
export const Required: Story = {
  args: {
    items: ['A named contact during the test', 'Two accounts for each role', 'Written consent of the host'],
    mark: 'required',
  },
};

/** What a price or a duration depends on. */
export const Factors: Story = {
  args: { items: ['Number of roles', 'Number of interfaces', 'Date of the report'], mark: 'factor' },
};

/** Events that give a reason to start. */
export const Occasions: Story = {
  args: {
    items: ['A customer asks for a test report before signing.', 'An insurer or auditor has set a date.'],
    mark: 'occasion',
  },
};

/** What the reader can observe. */
export const Signs: Story = {
  args: {
    items: ['The last test was before the last large release.', 'The list of public systems has no owner.'],
    mark: 'sign',
  },
};

/** What has gone wrong. */
export const Failures: Story = {
  args: {
    items: ['Two reports in a row contain the same finding.', 'Backups exist, and no restore has succeeded.'],
    mark: 'failure',
  },
};
