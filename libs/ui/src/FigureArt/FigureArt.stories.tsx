import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { hueClass } from '../theme';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FigureArt } from './FigureArt';
import { IndexArt } from './IndexArt';
import { RowArt } from './RowArt';

const frame: Decorator = (Story) => (
  <div className={hueClass.red} style={{ position: 'relative', containerType: 'size', blockSize: '16rem' }}>
    <Story />
  </div>
);

const meta: Meta<typeof FigureArt> = {
  title: 'Strand art/FigureArt',
  component: FigureArt,
  decorators: [frame],
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: ['`figure` of the `Hero` of a page that explains something with a figure'],
      notFor: [
        { situation: 'explaining it', instead: 'AlertFlow' },
        { situation: 'the home page', instead: 'Strand' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [
        ['1.1.1', 'Decorative, and hidden with `aria-hidden`; the figure with its words is on the page.'],
      ],
      supply: ['The data of a figure that is on the same page.', 'A positioned container, which it fills.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof FigureArt>;

export const Flow: Story = {
  args: {
    kind: 'flow',
    data: {
      sources: ['Identity', 'Endpoints', 'Network', 'Cloud'],
      stage: { title: 'Platform', description: 'One schema.' },
      tiers: [
        { title: 'Searched', description: 'Detections run on it.', kind: 'used' },
        { title: 'Archived', description: 'For auditors.', kind: 'kept' },
        { title: 'Left out', description: 'Of no use.', kind: 'dropped' },
      ],
    },
  },
};

export const Responsibility: Story = {
  args: {
    kind: 'responsibility',
    data: {
      tasks: [
        { task: 'Set the budget', decides: 'client', roles: { client: 'decide', provider: 'propose' } },
        { task: 'Run the desk', decides: 'provider', roles: { provider: 'run', vendor: 'supply' } },
        { task: 'Patch', decides: 'vendor', roles: { vendor: 'publish', provider: 'install' } },
      ],
    },
  },
};

export const Index: Story = {
  render: () => (
    <IndexArt
      strands={[
        { hue: 'teal', rings: 4 },
        { hue: 'indigo', rings: 3 },
        { hue: 'red', rings: 5 },
      ]}
    />
  ),
};

export const Gathered: Story = {
  render: () => (
    <IndexArt
      direction="gather"
      strands={[
        { hue: 'teal', rings: 4 },
        { hue: 'indigo', rings: 3 },
        { hue: 'red', rings: 5 },
      ]}
    />
  ),
};

export const Branched: Story = {
  render: () => (
    <IndexArt
      direction="branch"
      strands={[
        { hue: 'teal', squares: 4 },
        { hue: 'indigo', squares: 3 },
        { hue: 'red', squares: 7 },
      ]}
    />
  ),
};

export const Rows: Story = {
  render: () => (
    <RowArt
      rows={[
        { label: 'In use', discs: [2], braid: [[2, 60]], dotted: [[60, 100]] },
        { label: 'From a supplier', start: 30, squares: [30], braid: [[30, 80]], open: [80] },
        { label: 'Planned', start: 60, rings: [60], dotted: [[60, 100]] },
      ]}
    />
  ),
};
