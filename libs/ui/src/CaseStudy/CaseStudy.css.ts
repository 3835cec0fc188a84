import { hueColor } from '../theme/hue.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontWeight, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const study = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${layout.columnGap}`,
  paddingBlockStart: space[6],
  borderBlockStart: `2px solid ${hueColor.line}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: layout.columns },
    [media.print]: { display: 'block' },
  },
});

/** Sticky next to the parts on wide screens. */
export const head = style({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gap: space[3],
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
  },
});

export const practice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const title = style({ ...typography.h3, scrollMarginBlockStart: layout.header });

export const client = style(typography.label);

export const strip = style({ marginBlockStart: space[4] });

/** Below the parts of the drawing. */
export const stripLabels = style({
  ...typography.label,
  display: 'grid',
  gridTemplateColumns: '28fr 65fr auto',
  marginBlockStart: space[2],
});

export const story = style({ display: 'grid', gap: space[6], maxInlineSize: layout.measure });

export const parts = style({ display: 'grid', gap: space[6] });

export const term = style({ ...typography.label, marginBlockEnd: space[1] });

export const links = style({ display: 'grid', justifyItems: 'start', color: theme.color.text });
