import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { categoryHues } from '../theme/tokens';
import type { Category } from '../theme/tokens';
import * as styles from './gallery.css';
import { StrandEmblem } from './StrandEmblem';

const meta: Meta<typeof StrandEmblem> = { title: 'Strand art/StrandEmblem', component: StrandEmblem };

export default meta;

type Story = StoryObj<typeof StrandEmblem>;

const frame: Decorator = (Story) => (
  <div className={styles.entry}>
    <Story />
  </div>
);

export const Default: Story = { args: { category: 'cybersecurity' }, decorators: [frame] };

/** One for each hue. */
export const All: Story = {
  args: { category: 'cybersecurity' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(categoryHues) as Category[]).map((category) => (
        <li key={category} className={styles.entry}>
          <StrandEmblem category={category} />
          {category}
        </li>
      ))}
    </ul>
  ),
};
