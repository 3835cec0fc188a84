import { style } from '@vanilla-extract/css';
import { fluidSpace } from '../theme/scale';

export const frame = style({ paddingBlockStart: fluidSpace.block });
