import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from '../CallToAction/CallToAction';
import { GlowButton } from '../GlowButton/GlowButton';
import { Hero } from '../Hero/Hero';
import { Section } from '../Section/Section';
import { Surface } from '../Surface/Surface';
import { DarkSurface } from './DarkSurface';

const meta: Meta<typeof DarkSurface> = {
  title: 'Components/DarkSurface',
  component: DarkSurface,
  parameters: { layout: 'fullscreen' },
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
