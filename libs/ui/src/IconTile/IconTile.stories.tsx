import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryHues } from '../theme/tokens';
import type { Category } from '../theme/tokens';
import * as styles from '../Icon/gallery.css';
import { IconTile } from './IconTile';

const meta: Meta<typeof IconTile> = { title: 'Components/IconTile', component: IconTile };

export default meta;

type Story = StoryObj<typeof IconTile>;

export const Default: Story = { args: { icon: 'shield', category: 'cybersecurity' } };

/** All hues have equal lightness and chroma. */
export const Hues: Story = {
  args: { icon: 'shield' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(categoryHues) as Category[]).map((category) => (
        <li key={category} className={styles.entry}>
          <IconTile icon="shield" category={category} size="large" />
          {category}
        </li>
      ))}
    </ul>
  ),
};

export const Small: Story = { args: { icon: 'code', category: 'software', size: 'small' } };
