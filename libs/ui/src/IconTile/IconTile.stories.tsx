import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { hues } from '../theme/tokens';
import type { Hue } from '../theme/tokens';
import * as styles from '../../stories/gallery.css';
import { IconTile } from './IconTile';

const meta: Meta<typeof IconTile> = {
  title: 'Components/IconTile',
  component: IconTile,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: ['the first element of a row, card or heading', 'showing the hue of a category'],
      notFor: [
        { situation: 'an icon in running text', instead: 'Icon' },
        { situation: 'a label', instead: 'Tag' },
      ],
      role: 'generic element (`span`) with a hidden image',
      name: 'None: it is decorative.',
      meets: [['1.4.11', 'The icon has a contrast of at least 3:1 with its tint.']],
      supply: ['A text beside it that names the thing.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof IconTile>;

export const Default: Story = { args: { icon: 'shield', hue: 'red' } };

/** All hues have equal lightness and chroma. */
export const Hues: Story = {
  args: { icon: 'shield' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(hues) as Hue[]).map((hue) => (
        <li key={hue} className={styles.entry}>
          <IconTile icon="shield" hue={hue} size="large" />
          {hue}
        </li>
      ))}
    </ul>
  ),
};

export const Small: Story = { args: { icon: 'code', hue: 'blue', size: 'small' } };
