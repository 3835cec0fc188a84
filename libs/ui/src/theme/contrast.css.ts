import { theme } from './contract.css';
import { darkContrast } from './dark';
import { layered } from './layered';
import { lightContrast } from './light';
import { media } from './media';

const tokens = layered('keystrand.tokens');

const ofText = `${theme.color.text} !important`;
/** Drawn in the colour of the text: an edge instead of a shadow. */
const edge = '0 0 0 1px !important';

const replaced = (property: string) => property.slice('var('.length, -1);

// Replaces the tokens for visitors who prefer more contrast; also those of a brand, whose custom properties are in no
// layer. Its accent and danger colour stay, because their contrast with its text is its own decision.
tokens.globalStyle(':root:root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [replaced(theme.color.body)]: ofText,
        [replaced(theme.color.muted)]: ofText,
        [replaced(theme.color.hairline)]: ofText,
        [replaced(theme.color.outline)]: ofText,
        [replaced(theme.color.accent)]: `light-dark(${lightContrast.accent}, ${darkContrast.accent})`,
        [replaced(theme.color.danger)]: `light-dark(${lightContrast.danger}, ${darkContrast.danger})`,
        [replaced(theme.shadow.raised)]: edge,
        [replaced(theme.shadow.overlay)]: edge,
      },
    },
  },
});
