// The ground every page stands on: faces, themes, element styles. vanilla-extract leaves plain style sheets out, so
// the face is imported here and not in `global.css.ts`.
import './fonts.css';
import './global.css';
