import { surface } from '../DarkSurface/DarkSurface.css';
import { contained } from '../Section/Section.css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, oneColumn, space, wrappedRow } from '../theme/scale';
import { typography } from '../theme/typography';

export const section = style({
  ...containerStyle,
  ...oneColumn,
  gap: fluidSpace.block,
  alignItems: 'end',
  paddingBlock: fluidSpace.section,
  selectors: {
    // A contained section before it and a dark surface around it have their own padding.
    [`${contained} + &`]: { paddingBlockStart: 0 },
    [`${surface} &`]: { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [media.print]: {
      display: 'block',
      margin: `${space[6]} ${fluidSpace.gutter} 0`,
      padding: `${space[3]} 0 0`,
      inlineSize: 'auto',
      borderBlockStart: `1px solid ${theme.color.hairline}`,
      // Not alone on a sheet.
      breakBefore: 'avoid',
      '::before': { content: 'attr(data-contact)', float: 'inline-end', lineHeight: '1.75' },
    },
  },
});

export const heading = style({ ...typography.h2, maxInlineSize: '16em' });

export const text = style({
  maxInlineSize: '34em',
  marginBlockStart: space[2],
  '@media': { screen: { ...typography.lead, marginBlockStart: space[5] } },
});

export const actions = style({
  ...wrappedRow,
  alignItems: 'baseline',
  gap: `${space[4]} ${space[6]}`,
  '@media': { [media.wide]: { justifyContent: 'end' } },
});
