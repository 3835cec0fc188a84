import { style } from '../theme/partStyle';
import { fluidSpace } from '../theme/scale';

export const frame = style({ paddingBlockStart: fluidSpace.block });
