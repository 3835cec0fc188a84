import type { Condition } from './conditions.ts';

/** Elements that a condition replaces or leaves out on purpose. */
interface Difference {
  /** All of them by default. */
  readonly condition?: Condition['name'];
  readonly selector: string;
  readonly reason: string;
}

const differences: readonly Difference[] = [
  {
    selector: '[class*="Particles"] button, button[class*="Particles"]',
    reason: 'Motion is reduced in all conditions: no particles run that the button could pause.',
  },
  {
    condition: '320 px',
    selector: 'header nav, header [aria-pressed], header a[class*="GlowButton"]',
    reason: 'Below 896 px the menu dialog contains them.',
  },
  {
    condition: '320 px',
    selector: '[class*="ChatButton"][aria-expanded="true"]',
    reason: 'The open panel covers the place of the button, and has a button that closes it.',
  },
  {
    condition: '320 px',
    selector: '[class*="Responsibility"] thead',
    reason: 'Each cell names its party where the rows are stacked.',
  },
  {
    condition: '200% text',
    selector: '[class*="MenuButton"]',
    reason: 'Stories for phones are examined at 1280 px, where the header contains the links.',
  },
  {
    condition: 'print',
    selector: 'header nav, header a[class*="GlowButton"], button, [class*="SkipLink"]',
    reason: 'Buttons and navigation cannot be used on paper.',
  },
  {
    condition: 'print',
    selector: '[class*="ChatPanel"], [class*="ChatButton"], [class*="MenuButton"]',
    reason: 'The chat and the menu are above the page, which is printed instead.',
  },
  { condition: 'print', selector: '[role="search"]', reason: 'The lists that it searches are printed.' },
];

/** Returns the elements that a condition leaves out on purpose. */
export const leftOutIn = ({ name }: Condition): Element[] =>
  differences
    .filter(({ condition = name }) => condition === name)
    .flatMap(({ selector }) => [...document.querySelectorAll(selector)]);
