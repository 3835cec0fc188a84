import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { hues } from '../theme/tokens';
import type { Hue } from '../theme/tokens';
import * as styles from './gallery.css';
import { StrandEmblem } from './StrandEmblem';

const meta: Meta<typeof StrandEmblem> = {
  title: 'Strand art/StrandEmblem',
  component: StrandEmblem,
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: ['`emblem` of the `Hero` of a category and its pages'],
      notFor: [
        { situation: 'the home page', instead: 'Strand' },
        { situation: 'a small sign of a category', instead: 'IconTile' },
        { situation: 'the logo', instead: 'StrandMark' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [['1.1.1', 'Decorative, and hidden with `aria-hidden`.']],
      supply: ['The name of the category in the text.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof StrandEmblem>;

const frame: Decorator = (Story) => (
  <div className={styles.entry}>
    <Story />
  </div>
);

export const Default: Story = { args: { hue: 'red' }, decorators: [frame] };

/** One for each hue. */
export const All: Story = {
  args: { hue: 'red' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(hues) as Hue[]).map((hue) => (
        <li key={hue} className={styles.entry}>
          <StrandEmblem hue={hue} />
          {hue}
        </li>
      ))}
    </ul>
  ),
};
