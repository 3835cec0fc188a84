import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Breadcrumbs } from './Breadcrumbs';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: [
        'pages at least one level below the home page',
        'the first line of a page header; `Hero` renders it there',
      ],
      notFor: [
        { situation: 'the sections of a long page', instead: 'TableOfContents' },
        { situation: 'the stages of a process', instead: 'Steps' },
        { situation: 'the home page, which has no parent' },
      ],
      keyboard: [
        ['Tab', 'On a link: moves to the next parent page; the current page is no tab stop'],
        ['Enter', 'On a link: follows the link'],
      ],
      role: 'navigation landmark with an ordered list',
      name: '`label`, which names the landmark.',
      meets: [
        ['2.4.8', 'Shows where the page is in the site.'],
        ['2.5.8', 'Targets are at least 24 px high.'],
        ['1.3.1', 'The current page is marked with `aria-current="page"`.'],
      ],
      supply: ['The short name of each page, equal to the name in menus and page titles.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {
  args: {
    crumbs: [
      { label: 'Cybersecurity', href: '/cyber-security-information' },
      { label: 'Penetration testing', href: '/services/penetration-testing' },
    ],
  },
};
