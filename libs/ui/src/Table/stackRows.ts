import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyle } from '../theme/sharedStyle';
import { oneColumn, space } from '../theme/scale';

/**
 * Stacks the rows of a `DataTable` under a condition: the cells of a row follow its header, each below the name of its
 * column. The head stays for assistive technology.
 */
export function stackRows(table: string, when: (rule: StyleRule) => GlobalStyleRule): void {
  globalStyle(`${table}, ${table} > :is(caption, tbody)`, when({ display: 'block' }));
  globalStyle(
    `${table} > thead`,
    when({ position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
  );
  globalStyle(`${table} > tbody > tr`, when({ ...oneColumn, gap: space[2], paddingBlock: space[4] }));
  globalStyle(`${table} > tbody > tr > *`, when({ padding: 0 }));
  globalStyle(`${table} td::before`, when({ content: 'attr(data-head) " " / ""', display: 'block' }));
  globalStyle(`${table} td:empty`, when({ display: 'none' }));
}

/** After `stackRows`: sets the names of the columns next to the values, and each value on a line of its own. */
export function labelCells(table: string, when: (rule: StyleRule) => GlobalStyleRule): void {
  globalStyle(`${table} > tbody > tr > td`, when({ paddingInlineStart: '5.25rem' }));
  globalStyle(
    `${table} td::before`,
    when({ float: 'inline-start', inlineSize: '4.75rem', marginInlineStart: '-5.25rem' }),
  );
}
