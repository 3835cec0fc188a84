import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import * as styles from '../../stories/gallery.css';
import { InterfaceIcon } from './InterfaceIcon';
import { interfaceDrawings } from './interfaceDrawings';
import type { InterfaceIconName } from './interfaceDrawings';
import * as icons from './iconDrawings';
import type { IconName } from './IconName';
import { Icon } from './Icon';

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: {
    group: 'Icons',
    guidance: [
      {
        part: 'Icon',
        useFor: ['an icon beside the text that names the thing'],
        notFor: [
          { situation: 'icons of controls: menu, close, arrow', instead: 'InterfaceIcon' },
          { situation: 'an icon on a tinted square', instead: 'IconTile' },
          { situation: 'an icon as the only label of a control' },
        ],
        role: 'decorative image',
        name: 'None: it is hidden from assistive technology.',
        meets: [['1.1.1', 'Decorative, and hidden with `aria-hidden`.']],
        supply: ['A text beside it that says the same.', '`registerIcons` before the first render.'],
      },
      {
        part: 'InterfaceIcon',
        useFor: ['the drawing inside a button or link of your own'],
        notFor: [
          { situation: 'icons of content', instead: 'Icon' },
          { situation: 'a link with an arrow', instead: 'TextLink' },
        ],
        role: 'decorative image',
        name: 'None: it is hidden from assistive technology.',
        meets: [['1.1.1', 'Decorative, and hidden with `aria-hidden`.']],
        supply: ['An accessible name for the control that contains it (4.1.2).'],
      },
    ] satisfies PartGuidance[],
  },
};

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
