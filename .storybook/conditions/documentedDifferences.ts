import type { Condition } from './conditions.ts';

/** Elements that a condition replaces or leaves out on purpose. */
interface Difference {
  readonly conditions: readonly Condition['name'][];
  readonly selector: string;
  readonly reason: string;
}

const differences: readonly Difference[] = [
  {
    conditions: ['320 px'],
    selector: 'header nav, header [aria-pressed], header > div > a[class*="GlowButton"]',
    reason: 'Below 896 px the menu dialog contains them.',
  },
  {
    conditions: ['print'],
    selector: 'header nav, header button, header a[class*="GlowButton"]',
    reason: 'Navigation cannot be used on paper.',
  },
];

/** Returns the elements that a condition leaves out on purpose. */
export const leftOutIn = ({ name }: Condition): Element[] =>
  differences
    .filter(({ conditions }) => conditions.includes(name))
    .flatMap(({ selector }) => [...document.querySelectorAll(selector)]);
