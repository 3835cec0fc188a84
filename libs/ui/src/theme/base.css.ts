import { bodyText, elementStyles, endedMotion, textBlock } from './elementStyles';
import { layered } from './layered';
import { media } from './media';

const base = layered('keystrand.components.base');
const motion = layered('keystrand.components.motion');

/** An element of a component: `.config/styleIdentifiers.ts` gives the classes of components this prefix. */
const own = '[class^="kst-"]';

base.globalStyle(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' });

for (const [types, condition, rule] of elementStyles)
  base.globalStyle(`${types.length > 0 ? `:is(${types.join(', ')})` : ''}${own}${condition}`, rule);

// Items of a component's lists need no class.
base.globalStyle(`${own} > :is(li, dd)`, { boxSizing: 'border-box', margin: 0, ...textBlock });

// A component in no other component has the text of a page. An element inside a sentence or without text inherits;
// a link in a sentence resets the font itself.
const root = `${own}:not(svg, strong, code, ${own} *)`;
base.globalStyle(root, bodyText);

motion.globalStyle(`${own}, ${own}::before, ${own}::after`, {
  '@media': { [media.reducedMotion]: endedMotion('') },
});
