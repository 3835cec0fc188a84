import { theme } from './contract.css';
import { darkContrast } from './dark';
import { layered } from './layered';
import { lightContrast } from './light';
import { media } from './media';

const tokens = layered('keystrand.tokens');

const ofText = `${theme.color.text} !important`;
/** Drawn in the colour of the text: an edge instead of a shadow. */
const edge = '0 0 0 1px !important';

// Replaces the tokens for visitors who prefer more contrast; also those of a brand, whose custom properties are in no
// layer. Its accent and danger colour stay, because their contrast with its text is its own decision.
tokens.globalStyle(':root:root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [theme.color.body]: ofText,
        [theme.color.muted]: ofText,
        [theme.color.hairline]: ofText,
        [theme.color.outline]: ofText,
        [theme.color.accent]: `light-dark(${lightContrast.accent}, ${darkContrast.accent})`,
        [theme.color.danger]: `light-dark(${lightContrast.danger}, ${darkContrast.danger})`,
        [theme.shadow.raised]: edge,
        [theme.shadow.overlay]: edge,
      },
    },
  },
});
