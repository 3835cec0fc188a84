import { inWide } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fluidSpace, fontSize, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

const box = '1.125rem';

/** Lines to fill in by hand; only paper needs them. */
export const lines = style({
  display: 'none',
  '@media': { [media.print]: { display: 'flex', gap: space[8], marginBlockEnd: space[4] } },
});

export const line = style({
  ...typography.label,
  flex: 1,
  paddingBlockEnd: '7mm',
  borderBlockEnd: `1px solid ${theme.color.text}`,
});

export const groups = style({
  '@media': {
    // The space after a last item is that of its panel.
    screen: { marginBlockEnd: `-${space[8]}` },
    [mediumQuery]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: layout.columnGap },
  },
});

export const group = style({
  paddingBlock: `${space[4]} ${space[6]}`,
  borderBlockStart: `2px solid ${hueColor.line}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlock: `${space[2]} ${space[3]}` } },
});

export const title = style({ ...typography.h4, '@media': { screen: { marginBlockEnd: space[3] } } });

export const item = style({
  position: 'relative',
  paddingBlock: space[2],
  paddingInlineStart: '1.875rem',
  ...typography.small,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${space[2]} + 0.15em)`,
    insetInlineStart: 0,
    inlineSize: box,
    blockSize: box,
    border: `1.75px solid ${theme.color.muted}`,
    borderRadius: '0.1875rem',
  },
  '@media': { [media.print]: { marginBlockEnd: `-${space[2]}`, fontSize: fontSize.body } },
});

export const checklist = style({});

// While it is the target of the address, nothing else is printed.
globalStyle(
  `:root:has(${checklist}:target) body *:not(:has(${checklist}:target), ${checklist}:target, ${checklist}:target *)`,
  { '@media': { [media.print]: { display: 'none !important' } } },
);

export const alone = style({
  ...typography.small,
  // Close to the text above.
  marginBlockStart: `calc(${space[4]} - ${fluidSpace.block})`,
  ...inWide({ marginInlineStart: `calc((100% - ${layout.columnGap}) * 5 / 12 + ${layout.columnGap})` }),
  '@media': { [media.print]: { display: 'none' } },
});

/** After the link has been followed. */
export const ready = style({
  display: 'none',
  selectors: { [`${checklist}:target &`]: { display: 'inline' } },
});
