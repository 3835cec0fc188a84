import { table as figureTable } from '../Figure/figureTable.css';
import { belowWide, room } from '../Figure/room';
import { stackRows } from '../Table/stackRows';
import { theme } from '../theme/contract.css';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const table = style([figureTable]);

globalStyle(`${table} > thead th:first-child`, { ...typography.label, fontWeight: fontWeight.body });

// The provider has most of the text, a third party little.
globalStyle(`${table} th:nth-child(3)`, { inlineSize: '30%' });
globalStyle(`${table} th:nth-child(4)`, { inlineSize: '20%' });

globalStyle(`${table} > tbody > tr:first-child`, { borderBlockStartColor: theme.color.outline });
stackRows(table, belowWide);
globalStyle(`${table} > tbody > tr`, {
  '@container': {
    [room.belowWide]: { rowGap: space[1] },
    // The task is next to its roles.
    [room.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
globalStyle(`${table} > tbody > tr > *`, { verticalAlign: 'baseline' });
globalStyle(`${table} > tbody th`, { gridRow: 'span 3' });

// Mark, party and role in columns; the party that decides is first. In the table a mark before the role.
globalStyle(`${table} td:not(:empty)`, {
  '@container': {
    [room.belowWide]: {
      display: 'grid',
      gridTemplateColumns: '1rem 6.75rem minmax(0, 1fr)',
      columnGap: space[2],
      alignItems: 'baseline',
    },
    [room.wide]: { paddingInlineStart: space[6], textIndent: `calc(-1 * ${space[6]})` },
  },
});
globalStyle(`${table} td:not(:has(strong))`, belowWide({ order: 1 }));

export const mark = style({
  '@container': {
    [room.belowWide]: { order: -1, alignSelf: 'start', marginBlockStart: space[1] },
    [room.wide]: { display: 'inline-block', marginInlineEnd: space[2], verticalAlign: '-0.1875rem' },
  },
});
