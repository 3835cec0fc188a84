import { figures } from '../../figures/consultation';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/consultation',
  title: 'Consultation',
  titleSubject: 'independent review of a decision',
  description:
    'An independent answer to one IT question in 1 to 2 weeks: options, costs, risks and a recommendation in a memo you can take to the board.',
  summary: 'One IT decision examined by an engineer and answered in a short written memo.',
  category: 'consulting',
  parent: '/services',
  hero: {
    slogan: 'Bring one hard decision, leave with a written answer',
    lead: 'A short engagement on a single question: build or buy, which platform, why the project stalls. You get a recommendation with its reasons, costs and risks.',
  },
  figures,
  headings: {
    steps: 'Five steps from first call to memo',
    deliverables: 'The memo and its attachments',
    standards: 'How options are described and compared',
    terms: '1 to 2 weeks, and what it costs',
    questions: 'Is it worth asking?',
    related: 'If the question grows',
  },
  layout: serviceLayouts.advice,
  introduction: {
    heading: 'The smallest thing we sell',
    paragraphs: [
      'A consultation is a paid memo. It takes one decision that has become expensive to postpone, such as whether to replace an ERP system, which chain a token belongs on or why a release takes a quarter, and gives it to an engineer in whose field it lies. The button above asks for the free call with which each of them begins.',
      [
        'It may concern any of our fields and it is over quickly. Where security as a whole needs a direction and somebody to hold it for months, ',
        { type: 'link', text: 'cybersecurity consulting', href: '/services/cybersecurity-consulting' },
        ' is the right page. If our advice is to build nothing, the memo says so in its first paragraph.',
      ],
    ],
  },
  signs: {
    heading: 'Decisions that belong here',
    mark: 'occasion',
    items: [
      'Two suppliers give opposite answers and no one inside can judge between them.',
      'A board paper needs an independent technical opinion before money is released.',
      'A project is late, and every explanation comes from the team that is late.',
      'A blockchain has been proposed where a database might do.',
      'A contract is about to fix your architecture for five years.',
    ],
  },
  features: [
    {
      icon: 'chat',
      title: 'An engineer answers',
      description:
        'You have the name and field of the person on the call beforehand, and may ask for another. No account manager stands in between.',
    },
    {
      icon: 'scale',
      title: 'Options with a price',
      description:
        'Each option carries what it costs to build, to run and to leave, and the assumption that would overturn it.',
    },
    {
      icon: 'document',
      title: 'Written to be challenged',
      description:
        'The memo separates what we know, what we infer and what we could not check, so that your own people can argue with it.',
    },
  ],
  steps: [
    {
      title: 'First call',
      description:
        'Free of charge, and no preparation is needed. We establish the decision, who takes it, by when, and whether we are the right people. A written opinion follows, as after any first call.',
      duration: '45 minutes',
    },
    {
      title: 'The question in writing',
      description:
        'One page: the question, the criteria it will be judged by, the material we need and the quote.',
      duration: '1 to 2 days',
    },
    {
      title: 'Reading and interviews',
      description:
        'Contracts, diagrams, code or invoices, and three to six conversations, one of them with somebody who disagrees.',
      duration: '2 to 5 days',
    },
    {
      title: 'Options tested',
      description:
        'Two to four options, doing nothing among them, are costed and held against the criteria. A claim that can be tried in an afternoon is tried.',
      duration: '2 to 4 days',
    },
    {
      title: 'Memo and session',
      description: 'We present to the people who decide, take their objections and revise the memo once.',
      duration: '1 day',
    },
  ],
  deliverables: [
    {
      title: 'Decision memo',
      description:
        'Four to eight pages: question, criteria, options, recommendation, and the conditions under which it changes.',
      specimen: 'specimen',
    },
    {
      title: 'Cost model',
      description:
        'A spreadsheet of build, licence, operating and exit costs over three years, with every assumption exposed.',
    },
    {
      title: 'Architecture sketch',
      description: 'Context and main building blocks of the recommended option, enough to brief a supplier.',
    },
    {
      title: 'Questions for bidders',
      description: 'What to ask any supplier, us included, and what a sound answer contains.',
    },
  ],
  terms: {
    titles: {
      duration: 'Time from question to memo',
      priceFactors: 'Price: what enlarges the question',
      asked: 'From you: people and documents',
      limits: 'Limits: one question, no software',
    },
    duration:
      '1 to 2 weeks from the agreed question to the memo. The free call stands alone and is not binding.',
    effort: '5 to 9 person-days: one engineer, and a second who reads the memo.',
    priceFactors: [
      'Systems and suppliers that bear on the question',
      'Number of interviews and the time zones they span',
      'Whether source code or contracts have to be read',
      'Hands-on trials of a product, API or chain',
    ],
    asked: [
      'One person who owns the decision',
      'Current diagrams, contracts and invoices, in the protected channel',
      'Candour about what has been tried before',
    ],
    limits:
      'A consultation delivers no software, no legal or tax advice, and no tender evaluation with formal standing. It covers one question; a second question is a second memo.',
  },
  standards: [
    {
      name: 'ISO/IEC/IEEE 42010:2022',
      use: 'Shapes the architecture sketch: stakeholders, their concerns, and the views that answer them.',
    },
    {
      name: 'ISO/IEC 25010:2023',
      use: 'Supplies the quality characteristics, from reliability to maintainability, on which options are compared.',
    },
    {
      name: 'ISO/IEC 20000-1:2018',
      use: 'Lists what service management must cover when the question is how an option will be operated and by whom.',
    },
  ],
  questions: [
    {
      question: 'Is the first call really free?',
      answer:
        'Yes, and you keep a written opinion. Often that is enough. If the question needs a memo and you ask for it, the page with the question brings a quote: one fixed price, sized to the reading and interviews. If we are the wrong people, we say who else might help.',
    },
    {
      question: 'Will the memo recommend your own services?',
      answer:
        'If it points to work that we do, it says so and describes the work so that another firm could bid for it.',
    },
    {
      question: 'What if the answer is unwelcome?',
      answer:
        'Wording can be discussed. Facts we got wrong are corrected; a recommendation changes only when its reasons do.',
    },
    {
      question: 'Can you stay for the implementation?',
      answer: 'As a separate engagement, yes. The memo is finished first and is yours to place with anyone.',
    },
  ],
  related: [
    {
      path: '/services/cybersecurity-consulting',
      text: 'When one question turns into a mandate of several months.',
    },
    {
      path: '/blockchain-consulting-integration',
      text: 'The longer study for questions about ledgers and custody.',
    },
    { path: '/digital-transformation-strategy', text: 'When the answer depends on how the business works.' },
    { path: '/request-consultation', text: 'Book the free call that comes before the memo.' },
  ],
  action: {
    heading: 'Put the question to us',
    text: 'Describe the decision and its deadline in a few lines, and we will propose a time for the call.',
  },
} satisfies ServicePage;
