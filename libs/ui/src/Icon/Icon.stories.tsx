import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './gallery.css';
import { InterfaceIcon } from './InterfaceIcon';
import { interfaceDrawings } from './interfaceDrawings';
import type { InterfaceIconName } from './interfaceDrawings';
import * as icons from './iconDrawings';
import type { IconName } from './IconName';
import { Icon } from './Icon';

const meta: Meta<typeof Icon> = { title: 'Foundations/Icon', component: Icon };

export default meta;

type Story = StoryObj<typeof Icon>;

export const One: Story = { args: { name: 'shield', size: 48 } };

/** Icons for content, rendered by `Icon`. */
export const Content: Story = {
  args: { name: 'shield' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} className={styles.entry}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Icons of the components themselves, rendered by `InterfaceIcon`. */
export const Interface: Story = {
  args: { name: 'shield' },
  render: () => (
    <ul role="list" className={styles.gallery}>
      {(Object.keys(interfaceDrawings) as InterfaceIconName[]).map((name) => (
        <li key={name} className={styles.entry}>
          <InterfaceIcon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
