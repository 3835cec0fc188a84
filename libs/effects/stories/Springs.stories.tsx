import { liftOnHover, revealOnce } from '@keystrand/effects/motion';
import { springPresets } from '@keystrand/effects/springs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import * as styles from './stories.css';

interface SpringProps {
  /** Stiffness: how strongly the element is pulled to its goal. */
  readonly tension: number;
  /** Damping: how strongly the movement is slowed down. */
  readonly friction: number;
}

function Reveal({ tension, friction }: SpringProps) {
  const [count, setCount] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  useEffect(
    () => (element.current ? revealOnce(element.current, { tension, friction }) : undefined),
    [count, tension, friction],
  );
  return (
    <div className={styles.clippedLayout}>
      <button type="button" className={styles.button} onClick={() => setCount(count + 1)}>
        Reveal again
      </button>
      <div ref={element} className={styles.box}>
        Innovation | Security | Trust
      </div>
    </div>
  );
}

function Lift({ tension, friction }: SpringProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (link.current ? liftOnHover(link.current, { tension, friction }) : undefined),
    [tension, friction],
  );
  return (
    <div className={styles.layout}>
      <a ref={link} href="#hover-or-focus" className={styles.link}>
        GitHub
      </a>
    </div>
  );
}

const meta = {
  title: 'Springs/Presets',
  tags: ['!picture'],
  component: Reveal,
  args: springPresets.footer,
  argTypes: {
    tension: { control: { type: 'range', min: 20, max: 600, step: 10 } },
    friction: { control: { type: 'range', min: 2, max: 60, step: 1 } },
  },
  parameters: {
    docs: {
      // Source generated from the rendered elements would read `element.ref`, which React 19 warns about.
      source: { type: 'code' },
      description: {
        component:
          'Tension pulls the element to its goal, friction slows it down. The values are those of ' +
          'docs/requirements.md, section 5.3. Under reduced motion there is no animation.',
      },
    },
  },
} satisfies Meta<SpringProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The footer: tension 200, friction 15. */
export const Footer: Story = {};

/** A social link on hover or keyboard focus: tension 300, friction 10. */
export const Social: Story = {
  args: springPresets.social,
  render: Lift,
};
