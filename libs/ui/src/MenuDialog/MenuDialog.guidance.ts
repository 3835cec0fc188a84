import type { Guidance } from '../guidance/Guidance';
import type { MenuDialogProps } from './MenuDialog';

export const guidance: Guidance<MenuDialogProps> = {
  part: 'MenuDialog',
  purpose: 'The menu of narrow screens as a modal dialog over the whole window.',
  useFor: ['the menu that `MenuButton` opens; it is loaded on hover, focus and touch'],
  notFor: [
    { situation: 'a task or a message', instead: 'Dialog' },
    { situation: 'the navigation of wide screens', instead: 'Header' },
  ],
  limits: [
    { prop: 'closeLabel', unit: 'words', max: 4 },
    { prop: 'categories', unit: 'items', min: 2, max: 8 },
    { prop: 'categories[].label', unit: 'characters', max: 28 },
    { prop: 'links', unit: 'items', max: 6 },
    { prop: 'links[].label', unit: 'characters', max: 24 },
  ],
  related: ['MenuButton', 'Header', 'Dialog', 'ThemeToggle'],
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the last control',
      does: 'moves to the close button, after the controls of the browser; never to the page behind',
    },
    {
      keys: ['Shift + Tab'],
      on: 'the close button',
      does: 'moves to the last control, after those of the browser; never to the page behind',
    },
    { keys: ['Enter', 'Space'], on: 'Services', does: 'opens or closes the list of services' },
    { keys: ['Enter'], on: 'a link', does: 'follows the link and closes the menu' },
    {
      keys: ['Escape'],
      on: 'anywhere in the menu',
      does: 'closes the menu and returns the focus to the button',
    },
  ],
  accessibility: {
    name: '`label`.',
    role: 'modal dialog with a navigation landmark; the page behind is inert',
    meets: [
      { criterion: '2.1.2', how: 'Escape and the close button always lead out.' },
      {
        criterion: '2.4.3',
        how: 'The focus starts on the close button and returns to the button of the menu.',
      },
      { criterion: '2.5.5', how: 'Every target is at least 44 px high.' },
    ],
    supply: [
      'Closing it on a page change and when the window becomes wide; `MenuButton` does both.',
      '`finalFocus`, the button that opened it.',
    ],
  },
};
