// Global styles: fonts, themes and element selectors. vanilla-extract omits plain style sheets, so `fonts.css` is
// imported here instead of in `global.css.ts`.
import './fonts.css';
import './global.css';
