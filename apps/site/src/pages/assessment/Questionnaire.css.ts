import { fluidSpace, fontSize, lineHeight, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const functions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${fluidSpace.section} - ${space[4]})`,
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${functions} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[3] } } });

export const part = style({ gap: space[10] });

export const question = style({ breakInside: 'avoid' });

globalStyle(`${question} legend`, { fontSize: fontSize.h4, lineHeight: lineHeight.snug });
