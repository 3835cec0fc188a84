import { iconButton } from '../Icon/iconButton.css';
import { globalStyle, style } from '../theme/partStyle';

export const icon = style([iconButton, { selectors: { '&[aria-pressed="true"]': { rotate: '180deg' } } }]);

// The toggle needs scripting; without it the system's preference applies.
globalStyle('[data-theme-toggle]', { '@media': { '(scripting: none)': { display: 'none' } } });
