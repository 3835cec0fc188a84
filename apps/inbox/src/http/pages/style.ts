/**
 * Style sheet of all pages, with the look of the site's inner pages. Colours, sizes and shapes are those of
 * `libs/ui/src/theme`, which the inbox does not import: its style sheets need the site's build. The site's font is not
 * loaded, because its address changes with each build.
 */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#F6F4EF, #0B0E14);
  --surface: light-dark(#FFFFFF, #131822);
  --fill: light-dark(#EEEDEA, #222936);
  --text: light-dark(#10131A, #EEF1F6);
  --body: light-dark(#3E4450, #C2CAD6);
  --muted: light-dark(#484E5B, #ABB5C3);
  --hairline: light-dark(rgb(16 19 26 / 0.14), rgb(238 241 246 / 0.13));
  --outline: light-dark(#7A808C, #717C8E);
  --accent: light-dark(#00725C, #62EFC4);
  --solid: light-dark(#10131A, #EEF1F6);
  --on-solid: light-dark(#F6F4EF, #10131A);
  --danger: light-dark(#98201A, #FF9C93);
  --gutter: clamp(1.25rem, 0.9565rem + 1.3043vw, 2rem);
  --padding: clamp(1.5rem, 0.5217rem + 4.3478vw, 4rem);
  --section: clamp(4.5rem, 3.5217rem + 4.3478vw, 7rem);
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--page); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  display: flex; flex-direction: column; min-block-size: 100vh; margin: 0;
  color: var(--body); font: 400 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: break-word;
}
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2 { color: var(--text); font-weight: 600; text-wrap: balance; }
h1 { max-inline-size: 46rem; font-size: clamp(2.375rem, 1.6413rem + 3.2609vw, 4.25rem); line-height: 1.04; letter-spacing: -0.04em; }
h2 { font-size: clamp(1.3125rem, 1.1902rem + 0.5435vw, 1.625rem); line-height: 1.25; letter-spacing: -0.015em; }
p, li { text-wrap: pretty; }
a {
  color: var(--text); text-decoration: underline 2px var(--accent);
  text-underline-offset: 0.28em; text-decoration-skip-ink: none;
}
a:hover { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
::selection { background: var(--accent); color: var(--page); }
.visually-hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.container { max-inline-size: calc(75rem + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
header { border-block-end: 1px solid var(--hairline); }
header > .container { display: flex; align-items: center; min-block-size: 4.5rem; }
.logo {
  display: inline-flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; color: var(--text);
  font-size: 1.1875rem; font-weight: 600; letter-spacing: -0.015em; text-decoration: none;
}
.logo:hover { color: var(--text); }
.logo svg { fill: none; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; }
.mint { stroke: oklch(0.82 0.15 172); }
.blue { stroke: oklch(0.72 0.15 250); }
main {
  flex: 1; color-scheme: dark; background: var(--page); color: var(--body);
  padding-block: var(--section);
}
main > .container { padding-block-end: clamp(1.75rem, 1.2609rem + 2.1739vw, 3rem); }
.lead { max-inline-size: 36em; font-size: clamp(1.1875rem, 1.1386rem + 0.2174vw, 1.3125rem); }
h1 + .lead { margin-block-start: 1.5rem; }
.surface {
  color-scheme: light dark; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem;
  inline-size: calc(100% - 2 * var(--gutter)); max-inline-size: 75rem; margin-inline: auto;
  padding-block: max(var(--padding), 2rem); padding-inline: var(--padding);
  border: 1px solid var(--hairline); border-radius: 1.5rem; background: var(--surface); color: var(--body);
}
.surface > * { max-inline-size: 40rem; }
.summary { padding: 1.5rem; border: 2px solid var(--danger); border-radius: 0.875rem; }
.summary h2 { margin-block-end: 0.75rem; font-size: clamp(1.125rem, 1.0761rem + 0.2174vw, 1.25rem); }
.summary ul { display: grid; gap: 0.25rem; margin-block-start: 0.75rem; list-style: none; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem; }
form, .field { display: grid; grid-template-columns: minmax(0, 1fr); min-inline-size: 0; }
form { gap: 1.5rem; }
.field { gap: 0.5rem; }
fieldset.field { display: block; }
.pair { display: grid; gap: 1.5rem var(--gutter); align-items: end; }
label, legend { justify-self: start; padding: 0; color: var(--text); font-weight: 500; }
legend { margin-block-end: 0.5rem; }
.optional { color: var(--muted); font-weight: 400; }
.hint, .note { color: var(--muted); font-size: 0.9375rem; }
.error { display: flex; align-items: baseline; gap: 0.5rem; color: var(--danger); font-size: 0.9375rem; font-weight: 500; }
.error::before {
  content: '!'; content: '!' / ''; flex: none; inline-size: 1.125rem; border: 2px solid; border-radius: 50%;
  font-size: 0.75rem; font-weight: 700; line-height: 0.875rem; text-align: center;
}
input, select, textarea, button { font: inherit; color: inherit; letter-spacing: inherit; }
input:not([type='radio'], [type='checkbox']), select, textarea {
  inline-size: 100%; min-block-size: 3rem; padding: 0.75rem 1rem; border: 1px solid var(--outline);
  border-radius: 0.75rem; background: var(--surface); color: var(--text); line-height: 1.4;
}
:is(input, select, textarea):hover { border-color: var(--text); }
:is(input, select, textarea)[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
textarea { display: block; min-block-size: 10rem; max-block-size: 60vh; resize: vertical; field-sizing: content; }
select { cursor: pointer; text-overflow: ellipsis; }
.choice { display: grid; grid-template-columns: auto minmax(0, 1fr); justify-items: start; }
.choice input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0.625rem 0; accent-color: var(--accent); }
.choice label { inline-size: 100%; padding: 0.5625rem 0 0.5625rem 0.75rem; font-weight: 400; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3.625rem; padding: 0.5rem 1.75rem;
  border: 1px solid transparent; border-radius: 999px; background: var(--solid); color: var(--on-solid);
  box-shadow:
    0 0 0 1px oklch(0.82 0.15 172 / 0.7),
    -0.375rem 0.5rem 1.75rem oklch(0.82 0.15 172 / 0.5),
    0.625rem 0.75rem 2.25rem -0.25rem oklch(0.75 0.16 305 / 0.45);
  font-weight: 500; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { color: var(--on-solid); }
:is(button, .button):hover { box-shadow: 0 0 0 2px oklch(0.82 0.15 172); }
dt { color: var(--muted); font-size: 0.9375rem; }
.reference {
  color: var(--text); font: 600 clamp(1.3125rem, 1.1902rem + 0.5435vw, 1.625rem)/1.4 ui-monospace, 'SF Mono', 'Cascadia Mono',
    'DejaVu Sans Mono', Menlo, Consolas, monospace;
}
footer { border-block-start: 1px solid var(--hairline); font-size: 0.9375rem; }
footer > .container { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding-block: 2rem; }
footer a { display: inline-block; padding-block: 0.25rem; }
@media (min-width: 40rem) { .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 39.99rem) { .surface { inline-size: calc(100% - 1rem); padding-inline: 1.25rem; } }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
@media print { main, .surface { color-scheme: light; } main { padding-block: 2rem; background: none; } button { display: none; } }
`;
