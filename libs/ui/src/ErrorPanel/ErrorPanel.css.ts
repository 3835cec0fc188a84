import { containerStyle } from '../theme/container.css';
import { style } from '../theme/partStyle';
import { fluidSpace, layout, space, wrappedRow } from '../theme/scale';
import { typography } from '../theme/typography';

export const panel = style({ ...containerStyle, paddingBlock: fluidSpace.section });

export const title = style({ ...typography.title, maxInlineSize: layout.heroMeasure });

export const text = style({ ...typography.lead, maxInlineSize: '36em', marginBlockStart: space[5] });

export const actions = style({
  ...wrappedRow,
  gap: `${space[4]} ${space[6]}`,
  marginBlockStart: space[8],
});
