// vanilla-extract omits plain style sheets, so `fonts.css` is imported here and not in a `.css.ts` file.
import './fonts.css';
import './fallbackFont.css';
