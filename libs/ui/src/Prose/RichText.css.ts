import { theme } from '../theme/contract.css';
import { mediumQuery } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontFamily, fontWeight } from '../theme/scale';

export const strong = style({ color: theme.color.text, fontWeight: fontWeight.heading });

export const placeholder = style({ color: theme.color.muted, textDecoration: 'underline dotted from-font' });

export const code = style({
  paddingInline: '0.3em',
  borderRadius: '0.25em',
  // On narrow screens a long name continues on another line.
  boxDecorationBreak: 'clone',
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: '0.88em',
  '@media': { [mediumQuery]: { whiteSpace: 'nowrap' } },
});
