import type { Guidance } from '../guidance/Guidance';
import type { MenuButtonProps } from './MenuButton';

export const guidance: Guidance<MenuButtonProps> = {
  part: 'MenuButton',
  purpose: 'The button that opens the menu of narrow screens.',
  useFor: ['`menuButton` of `Header`, with the same links as the navigation bar'],
  notFor: [
    { situation: 'wide screens, where the bar shows the links', instead: 'Header' },
    { situation: 'a list of actions' },
  ],
  limits: [
    { prop: 'openLabel', unit: 'words', max: 4 },
    { prop: 'closeLabel', unit: 'words', max: 4 },
    { prop: 'categories', unit: 'items', min: 2, max: 8 },
    { prop: 'categories[].label', unit: 'characters', max: 28 },
    { prop: 'links', unit: 'items', max: 6 },
    { prop: 'links[].label', unit: 'characters', max: 24 },
  ],
  related: ['MenuDialog', 'Header', 'ThemeToggle'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      on: 'the button',
      does: 'opens the menu and moves the focus to its close button',
    },
    {
      keys: ['Escape'],
      on: 'anywhere in the menu',
      does: 'closes the menu and returns the focus to the button',
    },
  ],
  accessibility: {
    name: '`openLabel`.',
    role: 'button with `aria-haspopup="dialog"` and the state of the menu',
    meets: [
      {
        criterion: '4.1.2',
        how: 'The state is exposed by `aria-expanded`, or by the browser for the popover.',
      },
      { criterion: '2.5.5', how: 'The target is 44 px wide and high.' },
    ],
    supply: [
      '`loadDialog`, which imports `MenuDialog` on demand.',
      'A unique `menuId`, if a page has two menus.',
    ],
  },
  documentedWith: 'MenuDialog',
};
