import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { typography } from '../theme/typography';

export const list = style({ ...typography.label, display: 'flex', flexWrap: 'wrap', lineHeight: '1.5rem' });

export const item = style({
  selectors: {
    // After the item, so that a wrapped line begins with a name and not with a separator.
    '&:not(:last-child)::after': { content: '"/" / ""', paddingInline: '0.75ch', color: theme.color.outline },
  },
  // On phones the ancestors fit a line; the heading below is the page.
  '@media': {
    [media.belowMedium]: {
      selectors: { '&:last-child, &:nth-last-child(2)::after': { display: 'none' } },
    },
  },
});

export const link = style({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: theme.color.text, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});
