import { dark } from '../../../../libs/ui/src/theme/dark.ts';
import { light } from '../../../../libs/ui/src/theme/light.ts';
import { tokenValues } from '../../../../libs/ui/src/theme/values.ts';

const { fontFamily, fontSize, layout, lineHeight, radius, space } = tokenValues;

/** Custom properties, such as `--onSolid`. */
const colors = Object.entries(light.color).map(
  ([name, value]) => `--${name}: light-dark(${value}, ${dark.color[name as keyof typeof dark.color]});`,
);

/**
 * Style sheet of all pages, with the tokens of `ui`. Modules of its theme are imported that need no build of style sheets. The
 * site's font is not loaded: its address changes with each build.
 */
export const style = `
:root { color-scheme: light dark; ${colors.join(' ')} }
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--page); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  max-inline-size: calc(40rem + 2 * ${space.gutter}); margin: 0 auto; padding: 0 ${space.gutter}; color: var(--body);
  font: 400 ${fontSize.body}/${lineHeight.body} system-ui, sans-serif; overflow-wrap: break-word;
}
h1, h2 { margin: 0; color: var(--text); font-weight: 600; line-height: ${lineHeight.heading}; text-wrap: balance; }
h1 { font-size: ${fontSize.h2}; }
h2 { font-size: ${fontSize.h4}; }
p, ul { margin: 0; padding: 0; list-style: none; }
a { color: var(--text); text-decoration: underline 2px var(--accent); text-underline-offset: 0.28em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header, footer { display: flex; flex-wrap: wrap; gap: 0 ${space[6]}; }
header a, footer a { padding-block: ${space[4]}; }
main, form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]}; }
main { padding-block: ${space.block}; border-block: 1px solid var(--hairline); }
.summary { display: grid; gap: ${space[3]}; padding: ${space[6]}; border: 2px solid var(--danger); border-radius: ${radius.medium}; }
.field { display: grid; gap: ${space[1]}; min-inline-size: 0; }
label { color: var(--text); font-weight: 500; }
.hint, .optional, .note { color: var(--muted); font-size: ${fontSize.small}; font-weight: 400; }
.error { color: var(--danger); font-weight: 500; }
input, select, textarea {
  inline-size: 100%; min-block-size: ${layout.target}; padding: ${space[3]}; border: 1px solid var(--outline);
  border-radius: ${radius.small}; background: var(--surface); color: var(--text); font: inherit;
}
[aria-invalid] { border: 2px solid var(--danger); }
.field:has([type='checkbox']) { grid-template-columns: auto 1fr; align-items: center; gap: ${space[3]}; }
.field p { grid-column: 1 / -1; }
[type='checkbox'] { order: -1; inline-size: ${space[6]}; min-block-size: ${space[6]}; accent-color: var(--accent); }
button {
  justify-self: start; min-block-size: ${layout.target}; padding: ${space[4]} ${space[8]}; border: 1px solid transparent;
  border-radius: ${radius.pill}; background: var(--solid); color: var(--onSolid); font: inherit; font-weight: 500;
}
.reference { color: var(--text); font: 600 ${fontSize.h3}/1.4 ${fontFamily.mono}; }
.visually-hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
@media (forced-colors: active) { button { border-color: ButtonText; } }
@media print { button { display: none; } }
`;
