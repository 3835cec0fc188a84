import { fluidSpace, fontSize, hueColor, media, mediumQuery, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const linkGroups = style({ gap: fluidSpace.block });

export const linkGroup = style({
  display: 'grid',
  gap: space[4],
  breakInside: 'avoid',
  alignItems: 'baseline',
  borderBlockStart: `2px solid ${hueColor.line}`,
  '@media': {
    [media.belowMedium]: { paddingBlockStart: space[4] },
    [mediumQuery]: { gridTemplateColumns: 'minmax(9.5rem, auto) minmax(0, 1fr)' },
  },
});

globalStyle(`${linkGroup} > strong`, { color: theme.color.text, fontSize: fontSize.h3 });

globalStyle(`${linkGroup} > div`, {
  fontSize: fontSize.small,
  '@media': {
    [mediumQuery]: { inlineSize: '14rem', paddingInlineEnd: space[8] },
    // It would keep the next group on the page.
    [media.print]: { breakAfter: 'auto' },
  },
});

const threeColumns = 'screen and (min-width: 60rem)';

// Its first rules are on that of the group.
globalStyle(`${linkGroup} > ul`, {
  marginBlockStart: '-1px',
  '@media': { [threeColumns]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});
// In two columns, an odd last item extends over both.
globalStyle(`${linkGroup} > ul > *`, { '@media': { [threeColumns]: { gridColumn: 'auto' } } });
