import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink';
import { CheckList } from '../CheckList/CheckList';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Section } from './Section';

const meta: Meta<typeof Section> = {
  title: 'Components/Section',
  component: Section,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: [
        'every subject of a page',
        'with `layout="split"`, text beside its heading',
        'with `fill`, a change of subject on a long page',
      ],
      notFor: [
        { situation: 'the opening of a page', instead: 'Hero' },
        { situation: 'the end of a page', instead: 'CallToAction' },
        { situation: 'content without a heading', instead: 'Container' },
      ],
      role: 'section or article with an `h2`',
      name: 'None, so that it adds no landmark; the heading is how it is found.',
      meets: [['2.4.6', 'Every section has a heading.']],
      supply: [
        'At most one section with `fill="dark"` on a page, and none next to another with a fill.',
        'Headings that differ within the page.',
        '`headingId` if a table of contents links to it.',
        '`aria-labelledby` if it is to be a landmark.',
      ],
    } satisfies PartGuidance,
  },
};

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
    action: (
      <TextLink arrow href="/security-assessment">
        Assess yourself
      </TextLink>
    ),
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

/** Across the window, dark in both themes. */
export const Filled: Story = {
  args: {
    fill: 'dark',
    layout: 'split',
    heading: 'The shift we never end',
    lead: 'Analysts watch your estate around the clock.',
    children: <p>An analyst reads the alert, not a script.</p>,
  },
  parameters: { layout: 'fullscreen' },
};
