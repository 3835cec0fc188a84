import type { Condition } from './conditions.ts';

/** What a condition replaces or leaves out on purpose. */
interface Difference {
  /** All of them by default. */
  readonly condition?: Condition['name'];
  readonly selector: string;
  /** Whether only the text of the pseudo-elements differs; by default it is the whole element. */
  readonly generated?: true;
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
    generated: true,
    reason: 'On phones the name of the option precedes each cell; on paper it heads the column.',
  },
  { condition: 'print', selector: '[role="search"]', reason: 'The lists that it searches are printed.' },
];

/** Whether a story has what differs. What differs in all conditions, such as particles, can start after the question. */
const mayBeIn = ({ condition, selector }: Difference) =>
  condition === undefined || document.querySelector(selector) !== null;

/** Returns a style sheet that hides from screen readers what a condition leaves out of the story on purpose. */
export const hideLeftOut = ({ name }: Condition): string =>
  differences
    .filter((difference) => (difference.condition ?? name) === name && mayBeIn(difference))
    .map(({ selector, generated }) =>
      generated
        ? `:is(${selector})::before, :is(${selector})::after { content: none !important }`
        : `:is(${selector}), :is(${selector}) * { visibility: hidden !important }`,
    )
    .join('\n');
