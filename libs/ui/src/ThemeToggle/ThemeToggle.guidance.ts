import type { Guidance } from '../guidance/Guidance';
import type { ThemeToggleProps } from './ThemeToggle';

export const guidance: Guidance<ThemeToggleProps> = {
  part: 'ThemeToggle',
  purpose: 'Switches between the light and the dark theme.',
  useFor: ['the header, as an icon', 'with `appearance="switch"`, a menu or a page of settings'],
  notFor: [{ situation: 'a value of a form', instead: 'CheckboxField' }, { situation: 'other settings' }],
  limits: [{ prop: 'label', unit: 'words', max: 3 }],
  related: ['Header', 'MenuButton', 'CheckboxField'],
  keyboard: [{ keys: ['Enter', 'Space'], on: 'the button', does: 'switches the theme' }],
  accessibility: {
    name: '`label`, the same in both states.',
    role: 'button with `aria-pressed`',
    meets: [
      { criterion: '4.1.2', how: 'The name is constant; the state is `aria-pressed`.' },
      { criterion: '2.5.5', how: 'The target is 44 px high.' },
    ],
    supply: ['The class `dark` or `light` on the root element, and remembering the choice.'],
  },
};
