import { theme } from './contract.css';
import { customProperties, defaultTokens } from './customProperties';
import { layered } from './layered';
import { media } from './media';

const { globalStyle } = layered('keystrand.tokens');

globalStyle(':root', { vars: customProperties(defaultTokens) });

// The system's preference applies unless a script sets one of the two classes before the first paint
// (docs/requirements.md, section 6).
globalStyle(':root', { vars: { '--ks-scheme': 'light dark' } });
globalStyle('.dark', { vars: { '--ks-scheme': 'dark' }, colorScheme: 'dark' });
globalStyle('.light', { vars: { '--ks-scheme': 'light' }, colorScheme: 'light' });
const { page, fill, body, text } = theme.color;
// Prints in light colours, with one colour of text, and panels without backgrounds.
globalStyle(':root, .dark, .light', {
  '@media': {
    [media.print]: {
      vars: { [page]: '#fff', [fill]: '#fff', [body]: text, '--ks-scheme': 'light' },
    },
  },
});
globalStyle('.dark, .light', { '@media': { [media.print]: { colorScheme: 'light' } } });
