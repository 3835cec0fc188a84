import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ParticleConstants } from './particleConstants';
import { particleConstants } from './particleConstants';
import { ParticleBackground } from './ParticleBackground';

interface StageProps extends ParticleConstants {
  readonly paused: boolean;
}

/** Each constant as a control of its own, on the dark canvas that the particles belong to. */
function Stage({ paused, ...constants }: StageProps) {
  return (
    <div style={{ minBlockSize: '100vh', background: '#0a0d13' }}>
      <ParticleBackground paused={paused} constants={constants} />
    </div>
  );
}

const fraction = { control: { type: 'range', min: 0, max: 1, step: 0.05 } } as const;
const pixels = (max: number) => ({ control: { type: 'range', min: 1, max, step: 1 } }) as const;

const meta = {
  title: 'Particles/ParticleBackground',
  component: Stage,
  args: { ...particleConstants, paused: false },
  argTypes: {
    count: pixels(80),
    color: { control: 'color' },
    opacity: fraction,
    size: pixels(12),
    linkDistance: pixels(400),
    speed: { control: { type: 'range', min: 0, max: 10, step: 0.5 } },
    hover: { control: 'inline-radio', options: ['repulse', 'none'] },
    addedOnClick: pixels(20),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
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

/** As the site shows it. */
export const AsSpecified: Story = {};

/** Frozen by the visitor's pause control. */
export const Paused: Story = { args: { paused: true } };
