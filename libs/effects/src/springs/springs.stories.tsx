import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { hoverLift } from './hoverLift';
import { animated } from './index';
import { playReveal } from './playReveal';
import { playUnfold } from './playUnfold';
import { springPresets } from './springPresets';
import { usePanelSpring } from './usePanelSpring';
import { useSlideSpring } from './useSlideSpring';

interface SpringProps {
  readonly tension: number;
  readonly friction: number;
}

const box: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16rem',
  blockSize: '6rem',
  border: '1px solid currentColor',
  borderRadius: '0.75rem',
};

function Reveal(preset: SpringProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" onClick={() => element.current && playReveal(element.current, { preset })}>
        Reveal again
      </button>
      <div ref={element} style={box}>
        Innovation | Security | Trust
      </div>
    </>
  );
}

function Lift({ tension, friction }: SpringProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!link.current) return;
    return hoverLift(link.current, { preset: { tension, friction } });
  }, [tension, friction]);
  return (
    <a ref={link} href="#hover-or-focus" style={{ ...box, inlineSize: '6rem' }}>
      GitHub
    </a>
  );
}

function Panel(preset: SpringProps) {
  const [open, setOpen] = useState(true);
  const panel = usePanelSpring(open, { preset });
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Chat
      </button>
      {panel((style) => (
        <animated.div style={{ ...box, ...style }}>Chat with us</animated.div>
      ))}
    </>
  );
}

function Dialog(preset: SpringProps) {
  const [open, setOpen] = useState(true);
  const dialog = useSlideSpring(open, { preset });
  return (
    <div style={{ overflowX: 'clip' }}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      {dialog((style) => (
        <animated.div style={{ ...box, inlineSize: '100%', blockSize: '20rem', ...style }}>Menu</animated.div>
      ))}
    </div>
  );
}

function Unfold(preset: SpringProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && content.current) playUnfold(content.current, { ...preset, clamp: true });
      }}
    >
      <summary>Blockchain Development</summary>
      <div ref={content}>
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
export const Footer: Story = {};

/** A social icon, hovered or focused by keyboard: tension 300, friction 10. */
export const Social: Story = { args: springPresets.social, render: Lift };

/** A small panel that comes in beside its button. */
export const SmallPanel: Story = { args: springPresets.panel, render: Panel };

/** A full-screen dialog: it must not swing past its edge. */
export const SlidingDialog: Story = { args: springPresets.dialog, render: Dialog };

/** The height of a disclosure that has been opened. */
export const Disclosure: Story = {
  args: { tension: springPresets.disclosure.tension, friction: springPresets.disclosure.friction },
  render: Unfold,
};
