import { ParticleBackground, particleConstants } from '@keystrand/effects/particles';
import type { ParticleConstants } from '@keystrand/effects/particles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './stories.css';

interface ParticlesProps extends ParticleConstants {
  /** Freezes the particles in place. */
  readonly paused: boolean;
}

/** Passes each constant as a separate control. */
function Particles({ paused, ...constants }: ParticlesProps) {
  return (
    <div className={styles.darkSurface}>
      <ParticleBackground paused={paused} constants={constants} />
    </div>
  );
}

const fraction = { control: { type: 'range', min: 0, max: 1, step: 0.05 } } as const;
const range = (min: number, max: number, step = 1) =>
  ({ control: { type: 'range', min, max, step } }) as const;

const meta = {
  title: 'Particles/ParticleBackground',
  tags: ['!picture'],
  component: Particles,
  args: { ...particleConstants, paused: false },
  argTypes: {
    count: range(1, 80),
    color: { control: 'color' },
    opacity: fraction,
    size: range(1, 12),
    linkDistance: range(1, 400),
    speed: range(0, 10, 0.5),
    hover: { control: 'inline-radio', options: ['repulse', 'none'] },
    addedOnClick: range(0, 20),
  },
  parameters: {
    guidance: {
      useFor: ['one decorative background of a page, as `background` of a `DarkSurface`'],
      notFor: [
        { situation: 'long text: put the text on a surface above it', instead: 'Surface' },
        { situation: 'a static illustration', instead: 'Strand' },
        { situation: 'information: nothing in it is announced' },
      ],
      role: 'decorative element, which receives no pointer events',
      name: 'None: it is hidden from assistive technology.',
      meets: [['2.3.3', 'Renders nothing under reduced motion.']],
      supply: [
        'A control that sets `paused`, and remembering the choice (2.2.2).',
        'A higher stacking order for the content, unless `className` positions the background.',
      ],
    },
    layout: 'fullscreen',
    docs: {
      // The background is fixed: inline, it would cover the whole documentation page.
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'Fifty linked particles behind a page. They move away from the pointer, and a click adds four, up to eighty. ' +
          'The default values are those of docs/requirements.md, section 5.2. Under reduced motion nothing is rendered.',
      },
    },
  },
} satisfies Meta<typeof Particles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The constants of the website. */
export const Default: Story = {};

/** Frozen, as with the page's pause control. */
export const Paused: Story = { args: { paused: true } };
