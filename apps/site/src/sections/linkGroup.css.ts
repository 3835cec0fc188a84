import { fontSize, hueColor, media, mediumQuery, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

const beside = 'screen and (min-width: 60rem)';

// Its first rule is on that of the group.
globalStyle(`${linkGroup} > ul`, {
  marginBlockStart: '-1px',
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// The text is next to the title, so that no number of links leaves an empty place.
globalStyle(`${linkGroup} > ul > *`, {
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' } },
});
globalStyle(`${linkGroup} > ul > * > p`, { '@media': { [beside]: { gridArea: 'auto' } } });
