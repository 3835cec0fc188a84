import { fluidSpace } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ gap: fluidSpace.block });
