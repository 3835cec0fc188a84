import type { Guidance } from '../guidance/Guidance';
import type { HeaderProps } from './Header';

export const guidance: Guidance<HeaderProps> = {
  part: 'Header',
  purpose: 'The header of the site: logo, Services, links, theme toggle and call to action.',
  useFor: ['the top of every page, in the same order', 'with `bare`, a landing page without navigation'],
  notFor: [
    { situation: 'the header of a page', instead: 'Hero' },
    { situation: 'links within a page', instead: 'TableOfContents' },
  ],
  limits: [
    { prop: 'servicesLabel', unit: 'words', max: 2 },
    { prop: 'categories', unit: 'items', min: 2, max: 8 },
    { prop: 'categories[].label', unit: 'characters', max: 28 },
    { prop: 'links', unit: 'items', max: 5 },
    { prop: 'links[].label', unit: 'characters', max: 16 },
  ],
  related: ['MenuButton', 'ThemeToggle', 'Logo', 'SkipLink', 'Footer'],
  keyboard: [
    { keys: ['Tab'], on: 'the control before Services', does: 'moves to Services and opens its panel' },
    { keys: ['Tab'], on: 'Services, with its panel open', does: 'moves into the links of the panel' },
    {
      keys: ['Tab'],
      on: 'the last link of the panel',
      does: 'moves to the next link of the bar and closes the panel',
    },
    {
      keys: ['Enter', 'Space'],
      on: 'Services',
      does: 'closes the panel that the focus opened, or opens and pins it',
    },
    {
      keys: ['Escape'],
      on: 'anywhere on the page, with the panel open',
      does: 'closes the panel; from a link of the panel, the focus returns to Services',
    },
    { keys: ['Enter'], on: 'a link', does: 'follows the link and closes the panel' },
  ],
  accessibility: {
    name: '`navigationLabel` names the navigation; `servicesLabel` names the button.',
    role: 'banner landmark with a navigation landmark; Services is a button with `aria-expanded`, not a menu',
    meets: [
      { criterion: '1.4.13', how: 'The panel can be dismissed with Escape, hovered, and stays open.' },
      { criterion: '3.2.3', how: 'The order is the same on every page.' },
      { criterion: '2.5.5', how: 'Links and buttons of the bar are 44 px high.' },
      { criterion: '2.1.1', how: 'Hovering is never needed: the panel opens on focus and on click.' },
    ],
    supply: [
      'A `SkipLink` before it.',
      '`currentPath` on every page.',
      'A `MenuButton` with the same links for narrow screens.',
    ],
  },
};
