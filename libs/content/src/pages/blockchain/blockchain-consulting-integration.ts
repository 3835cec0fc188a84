import { serviceLayouts } from '../../serviceLayouts';
import { figures } from '../../figures/blockchain-consulting-integration';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/blockchain-consulting-integration',
  title: 'Blockchain Consulting & Integration',
  description:
    'Independent advice on whether a ledger fits, and integration with ERP, custody, accounting and compliance systems once it does.',
  summary: 'A tested answer on whether a ledger fits, and its connection to the systems you already run.',
  category: 'blockchain',
  parent: '/blockchain-development',
  hero: {
    slogan: 'Ask first whether you need a chain at all',
    lead: 'A study tests the case for a ledger and compares networks and custody models. What survives is connected to your books, controls and core systems.',
  },
  figures,
  headings: {
    steps: 'From case review to controls walk-through',
    deliverables: 'Papers, scores and components you receive',
    standards: 'Rules behind the recommendation',
    terms: 'Study and integration, priced apart',
    questions: 'Questions a sponsor puts to us',
    related: 'Where the study can lead',
  },
  layout: serviceLayouts.advice,
  introduction: {
    heading: 'Advice and integration fail when they are separated',
    paragraphs: [
      'One team gives the advice and builds the integration: a short, sceptical study, then interfaces between the ledger and the systems that run the company.',
      'Those systems expect certainties that chains do not offer. An ERP wants a posting to be final; a chain may reorganise. Treasury wants dual approval; a key signs alone. Auditors want a cut-off; blocks close when they close. Reconciling these habits is most of the work.',
    ],
  },
  signs: {
    heading: 'Questions that lead to this service',
    mark: 'occasion',
    items: [
      'The board has seen a vendor pitch and wants a second opinion.',
      'Finance cannot tie wallet movements to ledger accounts at month end.',
      'Hot-wallet keys sit in an environment variable on an application server.',
      'A critical provider of nodes or custody has no written exit plan.',
      'Two business units chose different networks and now need to exchange value.',
    ],
  },
  features: [
    {
      icon: 'search',
      title: 'No network to sell',
      description:
        'We take no commission from foundations, custodians or node providers. The study names what would change our mind.',
    },
    {
      icon: 'plug',
      title: 'Idempotent by design',
      description:
        'Outgoing transactions leave through an outbox with managed nonces; incoming events are keyed by transaction hash and log index. A replay credits no account twice.',
    },
    {
      icon: 'fingerprint',
      title: 'Custody as a control',
      description:
        'Hardware modules, multi-party computation, multi-signature accounts and qualified custodians are compared by who can sign, who can stop and who can recover.',
    },
  ],
  steps: [
    {
      title: 'Case review',
      description:
        'Interviews, process figures and a decision tree. A conventional design is sketched to the same level of detail.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Network and vendor comparison',
      description:
        'Fees under load, finality, client diversity, bridge risk, permissions, support terms and the cost of leaving.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Proof on your data',
      description:
        'One real process end to end on a test network, measured against success criteria fixed beforehand.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Integration build',
      description:
        'Signing service, event pipeline, ERP and accounting adapters, sanctions screening, reconciliation.',
      duration: '8 to 14 weeks',
    },
    {
      title: 'Controls walk-through',
      description:
        'Finance, risk, audit and operations trace one transaction from instruction to report and sign each control.',
      duration: '1 to 2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Go or no-go paper',
      description: 'Ten pages at most, with assumptions, costs and the strongest argument against.',
    },
    {
      title: 'Scored comparison',
      description: 'Networks, custodians and providers against weighted criteria that you can re-weight.',
    },
    {
      title: 'Integration components',
      description: 'Adapters, signing policy, event store and reconciliation jobs, in your repository.',
    },
    {
      title: 'Value-flow control map',
      description: 'Risk, control, owner, evidence and frequency for each flow of value.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: study, then integration',
      asked: 'From you: people, volumes and costs',
      priceFactors: 'Price: what enlarges either part',
      limits: 'What we leave to others',
    },
    duration:
      'With networks and vendors compared, the study takes 3 to 5 weeks; whether a ledger fits is answered within the first 1 to 2 weeks. Integration adds 3 to 5 months. Either is an order of its own. The customised quote for the build follows only if the answer is yes. Once built, signing service and adapters go to testers of ours who had no part in them: 2 to 3 weeks, priced apart.',
    effort: '15 to 25 person-days for the study, 130 to 260 for the integration.',
    priceFactors: [
      'Processes and business units examined',
      'Networks, custodians and vendors compared',
      'Core systems to connect and the state of their interfaces',
      'Regulated activities that need control evidence',
    ],
    asked: [
      'Access to the people who do the reconciliation',
      'Twelve months of process volumes and error costs',
      'A finance and a risk representative from week one',
    ],
    limits:
      'We do not give tax, legal or investment advice. We do not operate bridges, and we say so when a design depends on one.',
  },
  standards: [
    {
      name: 'DORA, Regulation (EU) 2022/2554',
      use: 'For financial entities: register, contract terms and exit strategies for node, custody and cloud providers.',
    },
    {
      name: 'Regulation (EU) 2023/1113',
      use: 'Originator and beneficiary data that crypto-asset service providers must send with transfers.',
    },
    {
      name: 'IAS 38 or IAS 2 under IFRS, and US GAAP',
      use: 'Postings shaped for the standard that applies, with ASU 2023-08 under US GAAP, as your auditors confirm.',
    },
    {
      name: 'ISO/IEC 27001:2022',
      use: 'Signing services and key material brought into your existing security management system.',
    },
  ],
  questions: [
    {
      question: 'Are you free to say no?',
      answer:
        'Yes. The study fee is the same either way and building is not promised in advance, so a negative answer costs us the follow-on work and you nothing more.',
    },
    {
      question: 'Who should hold our keys?',
      answer:
        'It follows from value, speed and law. Small automated flows may use a policy-limited signing service; treasury holdings belong behind several people and devices, or with a regulated custodian. No single employee should be able to move or lose everything.',
    },
    {
      question: 'When does the ERP post an incoming payment?',
      answer: [
        'When the waiting rule for its amount is met: a provisional entry on inclusion, a final one on ',
        { type: 'link', text: 'finality', href: '/cyber-security-information#term-finality' },
        '. If a block is orphaned, the provisional entry reverses itself and treasury is told.',
      ],
    },
    {
      question: 'Can two chains be connected safely?',
      answer: [
        'To a degree, and always at a cost. A bridge adds its own validators, keys and code. We prefer native issuance or a custodian swap; where messaging between chains is unavoidable, limits and monitoring are mandatory. See also ',
        {
          type: 'link',
          text: 'API development and integration',
          href: '/api-development-integration',
        },
        '.',
      ],
    },
  ],
  related: [
    {
      path: '/private-blockchain-solutions',
      text: 'If the study recommends a consortium network, this is how it is set up.',
    },
    {
      path: '/api-development-integration',
      text: 'Deposits and payments reach your ledger through interfaces built here.',
    },
    { path: '/it-consulting', text: 'When the first question concerns your systems in general.' },
    {
      path: '/services/cyber-risk-assessment',
      text: 'Puts a loss range on custody and bridge risks before the decision.',
    },
  ],
  action: {
    heading: 'Hear the weakest point first',
    text: 'Describe the idea in a few sentences. The opinion after the first call names the assumption most likely to sink it.',
  },
} satisfies ServicePage;
