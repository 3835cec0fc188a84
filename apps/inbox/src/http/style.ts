import { markDrawing } from '../../../../libs/ui/src/Strand/markDrawing.ts';
import { dark } from '../../../../libs/ui/src/theme/dark.ts';
import { light } from '../../../../libs/ui/src/theme/light.ts';
import { tokenValues } from '../../../../libs/ui/src/theme/values.ts';

const { fontFamily, fontSize, layout, lineHeight, radius, space, strand, tracking } = tokenValues;

export { markDrawing };

/** Colours of the strands in the logo. */
export const strandColors = Object.values(strand);

/** Colours as custom properties, such as `--onSolid`. */
const colors = Object.entries(light.color)
  .map(([name, value]) => `--${name}: light-dark(${value}, ${dark.color[name as keyof typeof dark.color]});`)
  .join('\n  ');

/**
 * Style sheet of all pages, with the tokens of `ui` and the look of the site's inner pages. Modules of its theme are imported
 * that need no build of style sheets. The site's font is not loaded: its address changes with each build.
 */
export const style = `
:root {
  color-scheme: light dark;
  ${colors}
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--page); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  display: flex; flex-direction: column; min-block-size: 100vh; margin: 0; color: var(--body);
  font: 400 ${fontSize.body}/${lineHeight.body} system-ui, sans-serif; overflow-wrap: break-word;
}
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2 { color: var(--text); font-weight: 600; text-wrap: balance; }
h1 {
  max-inline-size: ${layout.heroMeasure}; font-size: ${fontSize.title}; line-height: ${lineHeight.heading};
  letter-spacing: ${tracking.heading};
}
h2 { font-size: ${fontSize.h4}; line-height: ${lineHeight.snug}; letter-spacing: ${tracking.snug}; }
p, li { text-wrap: pretty; }
a { color: var(--text); text-decoration: underline 2px var(--accent); text-underline-offset: 0.28em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.visually-hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.container {
  max-inline-size: calc(${layout.content} + 2 * ${space.gutter}); margin-inline: auto; padding-inline: ${space.gutter};
}
header { border-block-end: 1px solid var(--hairline); }
header > .container { display: flex; align-items: center; min-block-size: ${layout.header}; }
.logo {
  display: inline-flex; align-items: center; gap: ${space[3]}; min-block-size: ${layout.target}; color: var(--text);
  font-size: ${fontSize.h4}; font-weight: 600; letter-spacing: ${tracking.snug}; text-decoration: none;
}
.logo:hover { color: var(--text); }
.logo svg { fill: none; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; }
main {
  flex: 1; color-scheme: dark; background: var(--page); color: var(--body); padding-block: ${space.section};
}
main > .container { padding-block-end: ${space.block}; }
.lead { max-inline-size: 36em; font-size: ${fontSize.lead}; }
h1 + .lead { margin-block-start: ${space[6]}; }
.surface {
  color-scheme: light dark; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]};
  inline-size: calc(100% - 2 * ${space.gutter}); max-inline-size: ${layout.content}; margin-inline: auto;
  padding: ${space.surface}; border: 1px solid var(--hairline); border-radius: ${radius.large};
  background: var(--surface); color: var(--body);
}
.surface > * { max-inline-size: 40rem; }
.summary { padding: ${space[6]}; border: 2px solid var(--danger); border-radius: ${radius.medium}; }
.summary ul { display: grid; gap: ${space[1]}; margin-block-start: ${space[3]}; list-style: none; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]} ${space[6]}; }
form, .field { display: grid; grid-template-columns: minmax(0, 1fr); min-inline-size: 0; }
form { gap: ${space[6]}; }
.field { gap: ${space[2]}; }
fieldset.field { display: block; }
.pair { display: grid; gap: ${space[6]} ${space.gutter}; align-items: end; }
label, legend { justify-self: start; padding: 0; color: var(--text); font-weight: 500; }
.optional { color: var(--muted); font-weight: 400; }
.hint, .note, dt { color: var(--muted); font-size: ${fontSize.small}; }
.error { color: var(--danger); font-size: ${fontSize.small}; font-weight: 500; }
input, select, textarea, button { font: inherit; color: inherit; letter-spacing: inherit; }
input:not([type='radio'], [type='checkbox']), select, textarea {
  inline-size: 100%; min-block-size: ${space[12]}; padding: ${space[3]} ${space[4]}; border: 1px solid var(--outline);
  border-radius: ${radius.medium}; background: var(--surface); color: var(--text); line-height: 1.4;
}
:is(input, select, textarea):hover { border-color: var(--text); }
:is(input, select, textarea)[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
textarea { min-block-size: 10rem; resize: vertical; field-sizing: content; }
.choice { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: ${space[3]}; }
.choice input { inline-size: ${space[6]}; block-size: ${space[6]}; margin: 0; accent-color: var(--accent); }
.choice label { padding-block: ${space[2]}; font-weight: 400; }
button, .button {
  justify-self: start; min-block-size: 3.625rem; padding: ${space[4]} 1.75rem; border: 1px solid transparent;
  border-radius: ${radius.pill}; background: var(--solid); color: var(--onSolid); font-weight: 500;
  line-height: ${lineHeight.snug}; text-align: center; text-decoration: none; cursor: pointer;
  box-shadow: -0.375rem 0.5rem 1.75rem var(--glowFirst), 0.625rem 0.75rem 2.25rem -0.25rem var(--glowSecond);
}
.button:hover { color: var(--onSolid); }
:is(button, .button):hover { box-shadow: 0 0 0 2px ${strand.first}; }
.reference { color: var(--text); font: 600 ${fontSize.h3}/1.4 ${fontFamily.mono}; }
footer { border-block-start: 1px solid var(--hairline); font-size: ${fontSize.small}; }
footer > .container { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[8]}; padding-block: ${space[8]}; }
footer a { display: inline-block; padding-block: ${space[1]}; }
@media (min-width: 40rem) { .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 39.99rem) { .surface { inline-size: calc(100% - 1rem); padding-inline: ${space[5]}; } }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
@media print { main, .surface { color-scheme: light; } main { padding-block: 2rem; background: none; } button { display: none; } }
`;
