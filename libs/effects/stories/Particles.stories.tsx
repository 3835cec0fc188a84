import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ParticleBackground, particleConstants } from '@keystrand/effects/particles';
import type { ParticleConstants } from '@keystrand/effects/particles';
import * as styles from './stage.css';

interface StageProps extends ParticleConstants {
  /** Freezes the particles where they are, as the visitor's pause control does. */
  readonly paused: boolean;
}

/** Each constant as a control of its own, on the dark canvas that the particles belong to. */
function Stage({ paused, ...constants }: StageProps) {
  return (
    <div className={styles.canvas}>
      <ParticleBackground paused={paused} constants={constants} />
    </div>
  );
}

const fraction = { control: { type: 'range', min: 0, max: 1, step: 0.05 } } as const;
const range = (min: number, max: number, step = 1) =>
  ({ control: { type: 'range', min, max, step } }) as const;

const meta = {
  title: 'Particles/ParticleBackground',
  component: Stage,
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
    layout: 'fullscreen',
    docs: {
      // Fixed behind the page: in the document itself it would lie behind the whole text.
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'Fifty linked dots behind a page. The pointer drives them away, a click on the page adds four, up to eighty. ' +
          'The values are those of the specification; turn one to see what it does. Nothing shows under reduced motion.',
      },
    },
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the site shows it; with reduced motion in the toolbar, nothing at all. */
export const AsSpecified: Story = {
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(still ? 0 : 1));
  },
};

/** Frozen by the visitor's pause control. */
export const Paused: Story = { args: { paused: true } };
