/** Letters of Western European names, which a visitor may type, as a `unicode-range`. Documents contain none of them. */
const typedLetters = 'U+C0-D6,U+D8-FF,U+152-153';

const unicodeRange = /unicode-range:[^;}]*/;

const fontFace = /@font-face\s*\{[^}]*font-display:\s*swap[^}]*\}/g;

/**
 * Returns the style sheet with `font-display: optional` in place of `swap` (CSS Fonts 4, section 4.9) for the preloaded font,
 * which avoids the layout shift of a late font. The application shows a late one without a shift (`apps/site/src/fonts`).
 * Without JavaScript, the font is swapped. Leaves out its `unicode-range`, which only saves the download of a font that a
 * document does not use. The font for other characters is limited to letters that a visitor may type: its complete range would
 * take 60 bytes more of every document.
 *
 * @param font URL of the preloaded font
 * @throws {Error} if no rule with this font has `font-display: swap`
 */
export function makeFontOptional(css: string, font: string): string {
  const changed = css.replaceAll(fontFace, (declared) => {
    if (!declared.includes(font)) return declared.replace(unicodeRange, `unicode-range:${typedLetters}`);
    const rule = declared.replace(unicodeRange, '').replace(/;\s*\}/, '}');
    return `${rule.replace(/font-display:\s*swap/, 'font-display:optional')}@media (scripting:none){${rule}}`;
  });
  if (changed === css)
    throw new Error(`The style sheet has no @font-face rule with "font-display: swap" and ${font}.`);
  return changed;
}
