import { figures } from '../../figures/digital-transformation-strategy';
import type { ConsultingPage } from '../../types';

export const page = {
  kind: 'consulting',
  path: '/digital-transformation-strategy',
  parent: '/it-consulting',
  title: 'Digital Transformation Strategy',
  description:
    'A transformation roadmap built from how work really moves: value streams, a costed sequence of changes, named owners and conditions to stop.',
  summary: 'A costed sequence of changes with owners, measures and conditions to stop.',
  category: 'consulting',
  hero: {
    slogan: 'Change that survives the first budget cut',
    lead: 'Follow the work through your organisation, decide what to change in which order, and give each first change an owner and a date.',
  },
  tagline: 'A sequence of decisions, each with an owner, a date and a reason.',
  timeAndPrice:
    'It takes 6 to 10 weeks and 40 to 70 person-days by 2 people. The price is fixed and follows the business units and the condition of their systems. The work ends with the board paper.',
  layout: [['summary', 'introduction'], ['detail'], ['features'], ['examples']],
  secondary: { label: 'What the board receives', href: '#detail' },
  headings: {
    terms: 'What a strategy takes',
    features: 'How the roadmap is made',
    examples: 'Two programmes that could be smaller',
    siblings: 'Fields a roadmap leads to',
  },
  figures,
  introTitle: 'A roadmap drawn from the work itself',
  introText: [
    'For 3 to 4 weeks we sit beside the people who handle orders, claims or tickets. We draw the value streams as they are and note each field that is typed twice, each private spreadsheet, and each approval that exists only because two systems disagree.',
    [
      'The board paper follows 3 to 6 weeks later. From your staff it takes ',
      { type: 'link', text: 'two hours with each person interviewed', href: '/it-consulting#questions' },
      ', a workshop day, and a contact for half a day a week. Outside: a product strategy, and work on the changes themselves.',
    ],
  ],
  detail: {
    heading: 'What the board receives',
    rows: [
      {
        title: 'Value streams',
        description: 'Drawings of the work as it is, agreed with the people who do it.',
      },
      {
        title: 'Capability map',
        description: 'What the organisation has to be able to do, and which systems carry each part today.',
      },
      {
        title: 'List of changes',
        description:
          'Every change that was considered, with a cost band, its dependencies, and the reason where it was left out.',
      },
      {
        title: 'Roadmap',
        description: 'Two horizons: what is certain enough to fund now, and what waits for proof.',
      },
      { title: 'Board paper', description: 'The decisions to be taken, in a length that fits one sitting.' },
      {
        title: 'Delivery backlog',
        description: 'The funded changes, described so that teams can start on them.',
      },
    ],
  },
  features: [
    {
      icon: 'map',
      title: 'Value streams drawn from observation',
      description:
        'A consultant follows one order from the customer’s request to the paid invoice and writes down each wait, each handover and each correction. Process manuals are read afterwards, to see where they differ. The result is a wall-sized drawing that the people concerned accept as their work.',
    },
    {
      icon: 'scale',
      title: 'A business case per change, with a brake',
      description:
        'Every item on the roadmap carries its own sponsor, a measure recorded before the start, a cost band, and the condition under which it is to be stopped. Items can be cut one at a time without the rest falling over, so the roadmap shrinks with a budget and still makes sense. The finance department checks the arithmetic before the board sees it.',
    },
    {
      icon: 'people',
      title: 'Adoption planned with hours and dates',
      description:
        'For each change we name the roles that gain a task, lose one, or must learn something, and enter training, parallel running and the switch-off of the old way in the plan. A change counts as finished when the old route is closed. Works councils and data protection officers are brought in at the drawing stage.',
    },
  ],
  caseStudies: [
    {
      title: 'Example: an insurer with four policy systems',
      description:
        'Suppose the plan is to replace all four in one programme. The value streams may show that customers suffer from something smaller: a change of address has to be entered in each of them. Then a shared customer record comes first, behind an API. Two policy systems can be retired in turn, one frozen until its contracts run out, and the fourth kept, with the reason on record.',
    },
    {
      title: 'Example: a wholesaler steered by spreadsheets',
      description:
        'Imagine that purchasing, stock and delivery each keep a workbook and meet every morning to reconcile them. The roadmap would begin with one agreed article list and a stock ledger that all three can read. The new planning system, the original request, can move to the second horizon. By then the company knows what it has to do, and may need a smaller one.',
    },
  ],
  metrics: [
    { value: '75+', label: 'businesses transformed' },
    { value: '10', label: 'years of experience' },
  ],
  action: {
    heading: 'Name one value stream',
    text: 'Tell us which process you would change first and who works in it. We say in the call whether it needs a strategy or a smaller piece of work.',
  },
} satisfies ConsultingPage;
