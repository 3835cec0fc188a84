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
  ...(['320 px', 'print'] as const).map((condition) => ({
    condition,
    selector: '[class*="SheetTable"] thead',
    reason:
      'Each row begins with its row header, and each other cell names its column, where the rows are stacked.',
  })),
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
  {
    condition: 'print',
    selector:
      'div:has(> progress), body:has(progress) main div:is(:has(#take-along), :has(#related)):not(:has(progress))',
    reason: 'A printed assessment has the questions or the result, without the ways through and out of it.',
  },
  {
    condition: 'print',
    selector: '[class*="Comparison"] td[data-option]',
    reason: 'On phones the name of the option precedes each cell; on paper it heads the column.',
  },
  { condition: 'print', selector: '[role="search"]', reason: 'The lists that it searches are printed.' },
];

/** Returns the elements that a condition leaves out on purpose. */
export const leftOutIn = ({ name }: Condition): Element[] =>
  differences
    .filter(({ condition = name }) => condition === name)
    .flatMap(({ selector }) => [...document.querySelectorAll(selector)]);
