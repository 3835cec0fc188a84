import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FAQ } from './FAQ';

const meta: Meta<typeof FAQ> = {
  title: 'Components/FAQ',
  component: FAQ,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: [
        'questions that buyers do ask, the most frequent first',
        'the end of a page about one subject',
      ],
      notFor: [
        { situation: 'content that every reader needs', instead: 'Section' },
        { situation: 'one text to open on demand', instead: 'Disclosure' },
        { situation: 'terms and their meaning', instead: 'DescriptionList' },
      ],
      keyboard: [
        ['Enter or Space', 'On a question: opens or closes its answer'],
        ['Tab', 'On a question: moves to the links of its open answer, then to the next question'],
      ],
      role: 'one native `details` for each question',
      name: 'Each question names its control.',
      meets: [
        ['2.1.1', 'Native controls, which work without JavaScript.'],
        ['4.1.2', 'The browser exposes which answers are open.'],
      ],
      supply: ['A heading above the list.', 'Questions in the words of the reader.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof FAQ>;

export const Default: Story = {
  args: {
    questions: [
      {
        question: 'Will testing take our systems down?',
        answer: 'No test that can harm availability runs without a window that you have agreed to.',
      },
      {
        question: 'What does it cost?',
        answer: [
          'Price depends on scope. ',
          { type: 'link', text: 'Tell us what is to be tested', href: '/inquire-now' },
          ' and you have a figure within two working days.',
        ],
      },
    ],
  },
};
