import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextLink } from '../TextLink/TextLink';
import type { PartGuidance } from '../guidance/PartGuidance';
import { CallToAction } from './CallToAction';

const meta: Meta<typeof CallToAction> = {
  title: 'Components/CallToAction',
  component: CallToAction,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: ['the end of a page, once', 'one step that the page has prepared, with what it involves'],
      notFor: [
        { situation: 'the opening of a page', instead: 'Hero' },
        { situation: 'a section in the middle of a page', instead: 'Section' },
        { situation: 'pages that end with a form: the form is the action', instead: 'Form' },
      ],
      role: 'section with an `h2`',
      name: 'None: the section is found by its heading.',
      meets: [['1.4.3', 'Contrast holds on the page and on a `DarkSurface`.']],
      supply: [
        'One `GlowButton` and at most one `TextLink` as `actions`.',
        'A heading that says what happens, not “Contact”.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof CallToAction>;

export const Default: Story = {
  args: {
    heading: 'Bring the problem, not the specification',
    text: 'Thirty minutes with an engineer. You leave with a first outline of scope, order and cost.',
    actions: (
      <>
        <GlowButton href="/request-consultation" size="large">
          Request a consultation
        </GlowButton>
        <TextLink href="/contact">Write to us</TextLink>
      </>
    ),
  },
};
