import type { Meta, StoryObj } from '@storybook/react-vite';
import { hues } from '../theme/tokens';
import type { Hue } from '../theme/tokens';
import * as styles from '../Icon/gallery.css';
import { IconTile } from './IconTile';

const meta: Meta<typeof IconTile> = { title: 'Components/IconTile', component: IconTile };

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
