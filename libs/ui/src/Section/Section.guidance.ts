import type { Guidance } from '../guidance/Guidance';
import type { SectionProps } from './Section';

export const guidance: Guidance<SectionProps> = {
  part: 'Section',
  purpose: 'A section of a page: heading, optional lead, content.',
  useFor: ['every subject of a page', 'with `layout="split"`, text beside its heading'],
  notFor: [
    { situation: 'the opening of a page', instead: 'Hero' },
    { situation: 'the end of a page', instead: 'CallToAction' },
    { situation: 'content without a heading', instead: 'Container' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 68 },
    { prop: 'lead', unit: 'characters', max: 320 },
  ],
  related: ['Surface', 'FullBleedSection', 'Container', 'TableOfContents'],
  keyboard: [],
  accessibility: {
    name: 'None, so that it adds no landmark; the heading is how it is found.',
    role: 'section or article with an `h2`',
    meets: [{ criterion: '2.4.6', how: 'Every section has a heading.' }],
    supply: [
      'Headings that differ within the page.',
      '`headingId` if a table of contents links to it.',
      '`aria-labelledby` if it is to be a landmark.',
    ],
  },
};
