import { room } from '../Figure/room';
import { hueColor } from '../theme/hue.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fontSize, fontWeight, layout, radius, space } from '../theme/scale';

export const steps = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  rowGap: space[10],
  counterReset: 'step',
  '@media': { [media.print]: { display: 'block' } },
});

export const direction = styleVariants({
  down: {},
  across: { '@media': { [media.wide]: { gridAutoFlow: 'column', columnGap: space[5] } } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space[5],
  counterIncrement: 'step',
  selectors: {
    [`${direction.across} > &`]: {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          rowGap: space[6],
        },
      },
    },
  },
  '@media': { [media.wide]: { columnGap: space[8] }, [media.print]: { paddingBlockEnd: space[1] } },
  '::before': {
    content: 'counter(step) / ""',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: `1.5px solid ${hueColor.line}`,
    borderRadius: radius.pill,
    color: theme.color.text,
    fontSize: fontSize.label,
    fontWeight: fontWeight.medium,
  },
});

export const braid = style({
  position: 'absolute',
  insetBlockStart: '2.25rem',
  insetInlineStart: '0.625rem',
  inlineSize: '1rem',
  blockSize: `calc(100% - 2.25rem + ${space[10]})`,
  '@media': { [media.print]: { blockSize: 'calc(100% - 2.25rem)' } },
  selectors: { [`${direction.across} &`]: { '@media': { [media.wide]: { display: 'none' } } } },
});

export const braidAcross = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '0.625rem',
      insetInlineStart: '2.25rem',
      inlineSize: `calc(100% + ${space[5]} - 2.25rem)`,
      maxInlineSize: 'none',
      blockSize: '1rem',
    },
  },
});

/** The text begins where those of `DescriptionList` do. */
const beside = `calc((100cqi - ${layout.columnGap}) * 5 / 12 - 2.25rem - ${space[8]}) minmax(0, 1fr)`;

export const text = style({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${space[2]} ${layout.columnGap}`,
  paddingBlockStart: space[1],
  '@media': {
    screen: { '@container': { [room.medium]: { gridTemplateColumns: beside } } },
    [media.print]: { gap: 0 },
  },
  selectors: { [`${direction.across} &`]: { '@media': { [media.wide]: { gridTemplateColumns: 'none' } } } },
});

export const title = style({
  '@media': { [media.print]: { display: 'flex', justifyContent: 'space-between' } },
});
