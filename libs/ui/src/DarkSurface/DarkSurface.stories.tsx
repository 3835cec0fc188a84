import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from '../CallToAction/CallToAction';
import { GlowButton } from '../GlowButton/GlowButton';
import { Hero } from '../Hero/Hero';
import { Section } from '../Section/Section';
import { Surface } from '../Surface/Surface';
import type { PartGuidance } from '../guidance/PartGuidance';
import { DarkSurface } from './DarkSurface';

const meta: Meta<typeof DarkSurface> = {
  title: 'Components/DarkSurface',
  component: DarkSurface,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: [
        'the whole of an inner page: `Hero`, `Surface`s, `CallToAction`',
        'content over an animated background',
      ],
      notFor: [
        { situation: 'long text: put it on a `Surface` inside', instead: 'Surface' },
        { situation: 'one dark section of a light page', instead: 'Section' },
      ],
      role: 'generic element (`div`)',
      name: 'None.',
      meets: [
        ['1.4.3', 'Text has its contrast on the surface.'],
        ['1.4.6', 'Body text reaches 7:1.'],
      ],
      supply: [
        'A control that stops a moving background (2.2.2).',
        'A decoration without text or controls, which fades behind each `data-over-background` (1.4.3).',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof DarkSurface>;

/** Dark in both themes; a `Surface` on it uses the user's theme. */
export const Default: Story = {
  args: {
    children: (
      <>
        <Hero heading="Our approach to access" lead="Who may do what, and who may change that." />
        <Surface>
          <Section heading="Least privilege, kept that way">
            <p>Rights are reviewed each quarter, and what nobody used is taken back.</p>
          </Section>
        </Surface>
        <CallToAction
          heading="Start with an access review"
          text="Two weeks, one list, in order of risk."
          actions={<GlowButton href="/inquire-now">Ask for a quote</GlowButton>}
        />
      </>
    ),
  },
};
