import type { Guidance } from '../guidance/Guidance';
import type { HeroProps } from './Hero';

export const guidance: Guidance<HeroProps> = {
  part: 'Hero',
  purpose: 'The header of a page: breadcrumbs, heading, lead and actions.',
  useFor: ['the top of every page, once', 'with `variant="home"`, the home page'],
  notFor: [
    { situation: 'a section within a page', instead: 'Section' },
    { situation: 'the end of a page', instead: 'CallToAction' },
    { situation: 'the header of the site', instead: 'Header' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 60 },
    { prop: 'slogan', unit: 'characters', max: 64 },
    { prop: 'lead', unit: 'characters', max: 180 },
    { prop: 'crumbs', unit: 'items', max: 5 },
  ],
  related: ['Breadcrumbs', 'GlowButton', 'Strand', 'StrandEmblem', 'CallToAction'],
  keyboard: [{ keys: ['Enter'], on: 'a breadcrumb', does: 'follows the link' }],
  accessibility: {
    name: 'None; the heading is the `h1` of the page.',
    role: 'generic element with an `h1`, which a script can focus',
    meets: [
      { criterion: '1.4.10', how: 'The size of a long heading fits a window of 320 px.' },
      { criterion: '2.4.6', how: 'One heading describes the page.' },
      {
        criterion: '2.4.3',
        how: 'After a page change the focus can be moved to the heading, which is no tab stop.',
      },
    ],
    supply: [
      'A heading that differs from all other pages: on inner pages the name of the page.',
      'One `GlowButton` and at most one `TextLink` as `actions`.',
      'No second `h1` on the page.',
    ],
  },
};
