import { theme } from '../theme/contract.css';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
});

/** Below 896 px, rows are stacked as labels and values if there are three columns or more. */
const narrow = 'screen and (max-width: 55.99rem)';

export const stacked = style({ '@media': { [narrow]: { display: 'block' } } });

globalStyle(`${stacked} > :is(caption, tbody)`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${stacked} > thead`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${stacked} > tbody > tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      gap: `${space[2]} ${space[6]}`,
      paddingBlock: space[4],
      borderBlockStart: `1px solid ${theme.color.hairline}`,
    },
  },
});

export const caption = style({ ...typography.label, paddingBlockEnd: space[3], textAlign: 'start' });

const cell = {
  paddingBlock: space[3],
  paddingInlineEnd: space[6],
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
} as const;

export const head = style({
  ...cell,
  borderBlockEndColor: theme.color.outline,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const rowHead = style({ ...cell, color: theme.color.text, fontWeight: fontWeight.medium });

export const data = style(cell);

globalStyle(`${stacked} > tbody > tr > *`, { '@media': { [narrow]: { padding: 0, borderBlockEnd: 0 } } });
globalStyle(`${stacked} > tbody > tr > th`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
globalStyle(`${stacked} td::before`, {
  '@media': { [narrow]: { ...typography.label, content: 'attr(data-head) / ""', display: 'block' } },
});
