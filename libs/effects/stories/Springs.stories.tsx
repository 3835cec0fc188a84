import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  animated,
  expandHeight,
  hoverLift,
  playReveal,
  springPresets,
  usePanelSpring,
  useSlideSpring,
} from '@keystrand/effects/springs';
import * as styles from './stage.css';

interface SpringProps {
  /** Stiffness: how hard it is pulled to its goal. */
  readonly tension: number;
  /** Damping: how much it is slowed down on the way. */
  readonly friction: number;
}

function Reveal(preset: SpringProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.button}
        onClick={() => element.current && playReveal(element.current, { preset })}
      >
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
  useEffect(() => {
    if (!link.current) return;
    return hoverLift(link.current, { preset: { tension, friction } });
  }, [tension, friction]);
  return (
    <div className={styles.stage}>
      <a ref={link} href="#hover-or-focus" className={styles.icon}>
        GitHub
      </a>
    </div>
  );
}

function Panel(preset: SpringProps) {
  const [open, setOpen] = useState(true);
  const panel = usePanelSpring(open, { preset });
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        Chat
      </button>
      {panel((style) => (
        <animated.div className={styles.box} style={style}>
          Chat with us
        </animated.div>
      ))}
    </div>
  );
}

function Dialog(preset: SpringProps) {
  const [open, setOpen] = useState(true);
  const dialog = useSlideSpring(open, { preset });
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        Menu
      </button>
      {dialog((style) => (
        <animated.div className={styles.screen} style={style}>
          Full-screen menu
        </animated.div>
      ))}
    </div>
  );
}

function Unfold(preset: SpringProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <details
      className={styles.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && content.current) expandHeight(content.current, { ...preset, clamp: true });
      }}
    >
      <summary className={styles.summary}>Blockchain Development</summary>
      <div ref={content} className={styles.content}>
        <p>Smart contracts, tokenization, private ledgers and the consulting that precedes them.</p>
        <p>Each comes with a written scope, a test plan and the source code.</p>
      </div>
    </details>
  );
}

const meta = {
  title: 'Springs/Presets',
  component: Reveal,
  args: springPresets.footer,
  argTypes: {
    tension: { control: { type: 'range', min: 20, max: 600, step: 10 } },
    friction: { control: { type: 'range', min: 2, max: 60, step: 1 } },
  },
  parameters: {
    docs: {
      // Made from the rendered elements, it would ask each for what React 19 has removed.
      source: { type: 'code' },
      description: {
        component:
          'Tension pulls towards the goal, friction slows down. Footer and social are given by the specification; turn a ' +
          'value to feel the difference. Under reduced motion everything is at its goal at once.',
      },
    },
  },
} satisfies Meta<SpringProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The footer: tension 200, friction 15. */
export const Footer: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Innovation | Security | Trust');
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal again' }));
    await waitFor(() => expect(getComputedStyle(words).opacity).toBe('1'));
  },
};

/** A social icon, hovered or focused by keyboard: tension 300, friction 10. */
export const Social: Story = {
  args: springPresets.social,
  render: Lift,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'GitHub' })).toHaveFocus();
  },
};

/** A small panel that comes in beside its button, leaves and comes back. */
export const SmallPanel: Story = {
  args: springPresets.panel,
  render: Panel,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('Chat with us')).not.toBeInTheDocument());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Chat with us')).toBeVisible());
  },
};

/** A full-screen dialog: it must not swing past its edge. */
export const SlidingDialog: Story = {
  args: springPresets.dialog,
  render: Dialog,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('Full-screen menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Full-screen menu')).toBeVisible());
  },
};

/** The height of a disclosure that has been opened. */
export const Disclosure: Story = {
  args: { tension: springPresets.disclosure.tension, friction: springPresets.disclosure.friction },
  render: Unfold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Blockchain Development'));
    await waitFor(() => expect(canvas.getByText(/written scope/)).toBeVisible());
  },
};
