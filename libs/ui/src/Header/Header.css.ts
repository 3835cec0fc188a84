import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fluidSpace, layer, layout, space } from '../theme/scale';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: theme.color.page,
  color: theme.color.text,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  viewTransitionName: 'header',
  '@media': { [media.print]: { position: 'static', marginInline: fluidSpace.gutter } },
});

export const row = style({
  ...containerStyle,
  display: 'flex',
  alignItems: 'center',
  // Large text takes a second line.
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  minBlockSize: layout.header,
  '@media': { [media.print]: { minBlockSize: layout.target, paddingInline: 0 } },
});

globalStyle(`${row} > :first-child`, { marginInlineEnd: 'auto' });
globalStyle(`${row} > :not(:first-child)`, { '@media': { [media.print]: { display: 'none' } } });

// On pages without navigation the toggle's icon, not its larger target, is aligned with the content.
globalStyle(`${row} > [data-theme-toggle]`, { marginInlineEnd: `calc(-1 * ${space[3]})` });

export const navigation = style({ '@media': { [media.belowWide]: { display: 'none' } } });

export const list = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.belowMedium]: { display: 'none' } },
});

export const menu = style({ '@media': { [media.wide]: { display: 'none' } } });
