/**
 * Border of a button that only its icon or text shows. Browsers draw transparent borders in forced colours, and
 * `contrast.css` draws it for visitors who prefer more contrast.
 */
export const hiddenBorder = '1px solid transparent';
