import { disclosure, summary as disclosureSummary } from '../Disclosure/Disclosure.css';
import { stretchedLink } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const group = style([disclosure]);

export const summary = style([
  disclosureSummary,
  {
    selectors: {
      // Higher specificity than the disclosure's rule, independent of the order of the style sheets.
      [`${group} > &`]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: space[4],
        '@media': {
          [media.medium]: { gridTemplateColumns: 'auto minmax(0, auto) 1fr' },
          [media.wide]: { columnGap: space[8], paddingBlock: space[6] },
        },
      },
    },
  },
]);

export const title = style({ ...typography.h3, color: 'inherit' });

export const count = style({
  ...typography.label,
  '@media': { 'screen and (max-width: 39.99rem)': { gridColumn: 2 } },
});

export const content = style({
  // Keeps the row with the name visible when a fragment link scrolls here.
  scrollMarginBlockStart: `calc(${layout.header} + ${space[20]})`,
  paddingBlockEnd: space[10],
  '@media': { [media.wide]: { paddingInlineStart: `calc(2.25rem + ${space[8]})` } },
});

export const text = style({ maxInlineSize: '40em', marginBlockEnd: space[6] });

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: fluidSpace.block,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  position: 'relative',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});

export const link = style([stretchedLink, typography.h4, { ':hover': { color: theme.color.accent } }]);

export const note = style({ ...typography.small, marginBlockStart: space[1] });
