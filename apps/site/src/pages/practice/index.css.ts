import { fontSize, hueColor, media, mediumQuery, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({
  position: 'relative',
  alignItems: 'baseline',
  // Above the rules of the first row.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    borderBlockStart: `2px solid ${hueColor.line}`,
  },
  '@media': {
    [media.belowMedium]: { paddingBlockStart: space[2] },
    [mediumQuery]: { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
  },
});

globalStyle(`${group} > strong`, { color: theme.color.text, fontSize: fontSize.h3 });

// The name of the group is between its rule and the first link.
globalStyle(`${group} > strong + * > :first-child`, {
  '@media': { [media.belowMedium]: { borderBlockStartColor: 'transparent' } },
});
