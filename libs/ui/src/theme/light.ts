/** Values of the light theme. A token is added here and in `dark.ts`; everything else follows from the two. */
export const light = {
  color: {
    /** Background of home, header and footer. */
    page: '#F6F4EF',
    /** Background of a `Surface`, of inputs and of cards. */
    surface: '#FFFFFF',
    /** Background of menus, dialogs and the chat panel. */
    raised: '#FFFFFF',
    /** Background of a `Specimen`, on which text has the colours of the light theme. */
    paper: '#FFFFFF',
    /** Subtle fill: hovered rows, bot messages, code. */
    fill: '#EEEDEA',
    /** Headings and other prominent text. */
    text: '#10131A',
    /** Body text; contrast of at least 7:1 with page, surface and raised. */
    body: '#3E4450',
    /** Labels, captions, metadata; contrast of at least 7:1 with page, surface and raised in our theme, 4.5:1 in others. */
    muted: '#484E5B',
    /** Decorative rules and borders. */
    hairline: 'rgb(16 19 26 / 0.14)',
    /** Borders that identify a control; contrast of at least 3:1 (WCAG 1.4.11). */
    outline: '#7A808C',
    /** Links, focus ring, active states; contrast of at least 4.5:1 as text. */
    accent: '#00725C',
    /** Text on `accent`. */
    onAccent: '#FFFFFF',
    /** Tint of the accent, for the active row of a list. */
    accentFill: '#DCEBE7',
    /** Background of solid buttons and of the visitor's messages. */
    solid: '#10131A',
    /** Text on `solid`. */
    onSolid: '#F6F4EF',
    /** Error text. */
    danger: '#98201A',
    /** Background of error messages. */
    dangerFill: '#FBEAE8',
    /** Backdrop of a modal dialog. */
    backdrop: 'rgb(10 13 19 / 0.42)',
  },
  shadow: {
    /** Menus and floating buttons. */
    raised: '0 1px 2px rgb(16 19 26 / 0.06), 0 8px 24px rgb(16 19 26 / 0.08)',
    /** Dialogs and the chat panel. */
    overlay: '0 2px 4px rgb(16 19 26 / 0.08), 0 24px 64px rgb(16 19 26 / 0.2)',
  },
};

/** Replacements for visitors who prefer more contrast: at least 7:1 with every background (WCAG 1.4.6). */
export const lightContrast = { accent: '#004F40', danger: '#8A1A14' };
