import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '../src/theme/scale';
import { typography } from '../src/theme/typography';

/** Page of a foundation: sections below each other. */
export const page = style({ display: 'grid', gap: fluidSpace.section, paddingBlock: fluidSpace.block });

export const textStyles = styleVariants(typography, (typographyStyle) => [
  { textWrap: 'balance', overflowWrap: 'anywhere' },
  typographyStyle,
]);
