import type { Guidance } from '../guidance/Guidance';
import type { CaseStudyProps } from './CaseStudy';

export const guidance: Guidance<CaseStudyProps> = {
  part: 'CaseStudy',
  purpose: 'One piece of work: for whom, what was asked, what was done, what it led to.',
  useFor: [
    'a list of studies, each with the same parts',
    'an example within a page about a service, as one paragraph',
  ],
  notFor: [
    { situation: 'figures without a story', instead: 'Metrics' },
    { situation: 'the steps of a process', instead: 'Steps' },
    { situation: 'links to other pages', instead: 'PageList' },
  ],
  limits: [
    { prop: 'title', unit: 'characters', max: 64 },
    { prop: 'client', unit: 'characters', max: 60 },
    { prop: 'parts', unit: 'items', max: 4 },
    { prop: 'parts[].term', unit: 'words', max: 4 },
    { prop: 'links', unit: 'items', max: 4 },
    { prop: 'links[].label', unit: 'characters', max: 40 },
  ],
  related: ['Metrics', 'DescriptionList', 'TableOfContents', 'ArrowLink'],
  keyboard: [
    { keys: ['Tab'], on: 'a link', does: 'moves to the next link of the study' },
    { keys: ['Enter'], on: 'a link', does: 'follows the link' },
  ],
  accessibility: {
    name: 'None: the article is found by its heading.',
    role: 'article with a heading of `level` and a description list',
    meets: [
      { criterion: '1.3.1', how: 'Each part is a term with its description.' },
      { criterion: '1.4.1', how: 'The kind of work is a word; hue and icon repeat it.' },
    ],
    supply: [
      'The heading level that fits the page.',
      'A title that states the result, different for each study.',
    ],
  },
};
