import { space } from '../theme/scale';
import { style, styleVariants } from '../theme/sharedStyle';
import { drawing } from './Figure.css';
import { markStyles } from './markStyles';

const item = style({ position: 'relative', paddingInlineStart: space[10], breakInside: 'avoid' });

/** An item next to a rail 24 px wide, with the mark of a party on the line of its title. */
export const railItem = styleVariants(
  { provider: markStyles.provider, client: markStyles.client },
  (markStyle) => [
    item,
    {
      '::before': {
        ...markStyle,
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: '0.4375rem',
        insetInlineStart: '0.375rem',
      },
    },
  ],
);

export const railBraid = style([
  drawing,
  {
    position: 'absolute',
    insetBlockStart: '0.8125rem',
    insetInlineStart: space[1],
    inlineSize: space[4],
    blockSize: '100%',
  },
]);
