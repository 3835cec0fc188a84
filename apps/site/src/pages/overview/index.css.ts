import { fontSize, hueColor, layout, media, space, theme, wrappedRow } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const eyebrow = style({ display: 'flex', alignItems: 'center', gap: space[3] });

/** A trunk, on wide screens between two columns; the rule of each practice branches off it at a ring. */
export const practices = style({
  '@media': {
    [media.belowWide]: { borderInlineStart: `1px solid ${theme.color.outline}` },
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      position: 'relative',
      '::before': {
        content: '""',
        position: 'absolute',
        inset: '0 auto 0 50%',
        borderInlineStart: `1px solid ${theme.color.outline}`,
      },
    },
  },
});

const [ring, step] = ['0.875rem', space[20]];
const halfRing = `calc(${ring} / -2)`;

export const practice = style({
  position: 'relative',
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': {
    screen: { paddingBlockEnd: space[12], paddingInlineStart: space[6] },
    [media.wide]: {
      selectors: {
        '&:nth-child(even)': { marginBlock: `${step} -${step}`, paddingInlineStart: layout.columnGap },
        '&:nth-child(odd)': { paddingInline: `0 ${layout.columnGap}` },
        '&:last-child': {
          gridColumn: '1 / -1',
          marginBlockStart: step,
          padding: `${space[12]} 0 0`,
          background: theme.color.surface,
        },
      },
    },
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: '2fr 5fr',
      rowGap: 0,
      marginBlockStart: space[2],
      breakInside: 'avoid',
    },
  },
});

globalStyle(`${practice}::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(${ring} / -2 - 1px)`,
  insetInlineStart: halfRing,
  inlineSize: ring,
  blockSize: ring,
  border: `1.75px solid ${hueColor.line}`,
  borderRadius: '50%',
  background: theme.color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
const wide = (inset: string) => ({ '@media': { [media.wide]: { insetInline: inset } } });
globalStyle(`${practice}:nth-child(odd)::after`, wide(`auto ${halfRing}`));
globalStyle(`${practice}:last-child::after`, wide(`calc(50% + ${halfRing}) auto`));

// The break of the heading would keep the next practice on the page.
globalStyle(`${practice} *`, { '@media': { [media.print]: { breakAfter: 'auto' } } });
globalStyle(`${practice} > :last-child *`, { '@media': { [media.print]: { fontSize: fontSize.small } } });

export const links = style({ ...wrappedRow, columnGap: space[4] });

globalStyle(`${links} > *`, { '@media': { screen: { flex: '1 1 17rem' } } });
