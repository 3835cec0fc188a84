import type { Guidance } from '../guidance/Guidance';
import type { SpecimenProps } from './Specimen';

export const guidance: Guidance<SpecimenProps> = {
  part: 'Specimen',
  purpose: 'A sample document as a sheet marked as a specimen, with notes that say why each part exists.',
  useFor: [
    'one deliverable of a service, with invented people, systems and data',
    'a document that a buyer would otherwise see only after the contract',
  ],
  notFor: [
    { situation: 'the names of the deliverables', instead: 'DescriptionList' },
    { situation: 'a story of a project', instead: 'CaseStudy' },
    { situation: 'documents of a real client' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 48 },
    { prop: 'lead', unit: 'characters', max: 220 },
  ],
  related: ['CaseStudy', 'DescriptionList', 'Table', 'Prose'],
  keyboard: [],
  accessibility: {
    name: 'None; `heading` is an `h2`, the title of the sheet an `h3`, the label of a block an `h4`.',
    role: 'section with native lists, description lists and tables; drawings are hidden',
    meets: [
      { criterion: '1.1.1', how: 'Every drawing is beside words that say the same.' },
      { criterion: '1.3.1', how: 'Terms, rows and steps are associated in the markup.' },
      {
        criterion: '1.4.10',
        how: 'Below the wide breakpoint blocks, tables included, become single columns.',
      },
    ],
    supply: [
      'Hosts under `.example` (RFC 2606), addresses of RFC 5737 or 3849, people by their roles.',
      'A heading for each table, which names it.',
    ],
  },
};
