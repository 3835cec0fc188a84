import { fontSize, hueColor, layout, lineHeight, media, oneColumn, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const whole = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

export const refusals = style({
  rowGap: 0,
  color: theme.color.text,
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
});
const rule = `1px solid ${theme.color.hairline}`;
globalStyle(`${refusals} > li`, { paddingBlock: space[5], borderBlockStart: rule });

const side = `print, ${media.wide}`;
const columns = { [side]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 0 } };

/** Three terms next to each other, below the wide breakpoint in rows. */
export const three = style({ ...oneColumn, columnGap: layout.columnGap, '@media': columns });
globalStyle(`${three} > div`, { '@media': { [side]: oneColumn } });

/** Side by side, when their roles share rows. */
export const strands = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': { ...columns, [media.print]: { breakInside: 'avoid' } },
});
const shared = (span: number) => ({
  '@media': {
    [side]: { display: 'grid', gridRow: `span ${span}`, gridTemplate: 'subgrid / minmax(0, 1fr)' },
  },
});
globalStyle(`${strands} > *`, { ...shared(5), paddingBlockStart: space[6] });
globalStyle(`${strands} dl`, shared(3));
// The rule of the next strand follows.
globalStyle(`${strands} dl`, { '@media': { [media.belowWide]: { borderBlockEnd: 0 } } });

// On phones, roles are rings on a strand, as in the figure at the head of the page.
const onPhones = (rule: object) => ({ '@media': { [media.belowMedium]: rule } });
const stroke = `1.75px solid ${hueColor.line}`;
globalStyle(`${strands} dl`, onPhones({ marginInlineStart: '0.375rem', borderInlineStart: stroke }));
globalStyle(
  `${strands} dl > div`,
  onPhones({ position: 'relative', border: 0, paddingBlock: space[3], paddingInlineStart: space[6] }),
);
globalStyle(
  `${strands} dl > div::before`,
  onPhones({
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.125rem',
    insetInlineStart: '-0.375rem',
    padding: space[1],
    border: stroke,
    borderRadius: '50%',
    background: theme.color.surface,
  }),
);
