import type { Guidance } from '../guidance/Guidance';
import type { CallToActionProps } from './CallToAction';

export const guidance: Guidance<CallToActionProps> = {
  part: 'CallToAction',
  purpose: 'The last section of a page: what to do next.',
  useFor: ['the end of a page, once', 'one step that the page has prepared, with what it involves'],
  notFor: [
    { situation: 'the opening of a page', instead: 'Hero' },
    { situation: 'a section in the middle of a page', instead: 'Section' },
    { situation: 'pages that end with a form: the form is the action', instead: 'Form' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 48 },
    { prop: 'text', unit: 'characters', max: 160 },
  ],
  related: ['GlowButton', 'TextLink', 'DarkSurface', 'Hero'],
  keyboard: [],
  accessibility: {
    name: 'None: the section is found by its heading.',
    role: 'section with an `h2`',
    meets: [{ criterion: '1.4.3', how: 'Contrast holds on the page and on a `DarkSurface`.' }],
    supply: [
      'One `GlowButton` and at most one `TextLink` as `actions`.',
      'A heading that says what happens, not “Contact”.',
    ],
  },
};
