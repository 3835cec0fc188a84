import { figures } from '../../figures/main-services';
import type { OverviewPage } from '../../types';

export const page = {
  kind: 'overview',
  path: '/main-services',
  title: 'Main Services',
  titleSubject: 'seven practices compared',
  description:
    'An overview of our seven practices: what each one does, which situation calls for it first, and how they divide the work on a shared project.',
  summary: 'The seven practices side by side, and the situation in which each comes first.',
  hero: {
    slogan: 'Seven practices and when to call each one first',
    lead: 'You know the deadline or the problem, but not what the service is called. This page says which practice to ask first.',
  },
  figures,
  introduction: {
    heading: 'Seven practices, one way of working',
    paragraphs: [
      'The practices differ in skill and work alike: scope is agreed on paper first, emergencies excepted; decisions are kept in dated records; nobody approves their own work; and another supplier could continue from what is handed over.',
      [
        'If you know the name of what you need, the ',
        { type: 'link', text: 'services directory', href: '/services-page' },
        ' is quicker. If you know only the symptom, read the first line under each heading below.',
      ],
    ],
  },
  practices: [
    {
      category: 'blockchain',
      heading: 'Records that several parties can rely on',
      text: [
        'Smart contracts, tokens, permissioned networks and the applications on top of them. The practice spends as much time on key management, upgrade paths and failure drills as on contract code, since a flaw there is public and expensive to undo. An open question of fit begins with a ',
        {
          type: 'link',
          text: 'go\u00a0or\u00a0no-go\u00a0study',
          href: '/blockchain-consulting-integration',
        },
        '.',
      ],
      startWhen:
        'Start here when two or more organisations need one record and none of them should be its sole keeper.',
      highlights: [
        '/smart-contract-development',
        '/tokenization-services',
        '/private-blockchain-solutions',
        '/dapp-development',
      ],
    },
    {
      category: 'web3',
      heading: 'Products whose users hold the keys',
      text: 'Wallets, identity, marketplaces, governance and on-chain finance, built for people who have never written down a seed phrase. Recovery, fees and consent screens are treated as the product, because there users can be lost or defrauded. Legal questions are put to your counsel early, with the technical facts they need.',
      startWhen:
        'Start here when your customers should own an asset, a vote or a credential without asking you first.',
      highlights: [
        '/web3-solutions',
        '/web3-solutions/wallet',
        '/web3-solutions/identity',
        '/web3-solutions/dao',
      ],
    },
    {
      category: 'cybersecurity',
      heading: 'Protection that includes the response',
      text: [
        'Testing, hardening, round-the-clock monitoring and the handling of incidents, arranged along the six functions of NIST CSF 2.0. The practice answers for all eighteen security services and also reviews the work of the other practices. A quarter of an hour with the ',
        { type: 'link', text: 'self-assessment', href: '/security-assessment' },
        ' is a fair way to find out where to spend first.',
      ],
      startWhen:
        'Start here after an incident, ahead of an audit, or when a customer has sent a security questionnaire you cannot answer.',
      highlights: [
        '/services/penetration-testing',
        '/services/managed-security-services',
        '/services/incident-response',
        '/services/security-audits',
      ],
    },
    {
      category: 'software',
      heading: 'Applications made to be maintained',
      text: 'Bespoke systems, SaaS products, mobile and web applications, APIs and the cloud platforms beneath them. Teams deliver in two-week stages, each with its tests, documentation and deployment. Older systems are replaced in slices while the business goes on using them.',
      startWhen:
        'Start here when a process that earns or saves money is held together by a spreadsheet, or by one person.',
      highlights: [
        '/custom-software-development',
        '/saas-development',
        '/api-development-integration',
        '/cloud-solutions-integration',
      ],
    },
    {
      category: 'consulting',
      heading: 'Choices that the board must be able to defend',
      text: 'Strategy, infrastructure, delivery methods, outsourced operations and data. Strategy ends in a paper with options, costs in bands and a recommendation. DevOps and data are projects inside your teams. Infrastructure and managed IT are run for you, until either side gives notice.',
      startWhen:
        'Start here when the choice is between several sensible options and the board wants to see the reasoning.',
      highlights: [
        '/it-consulting',
        '/digital-transformation-strategy',
        '/it-infrastructure-management',
        '/data-analytics-bi-solutions',
      ],
    },
    {
      category: 'solutions',
      heading: 'Work that starts from the rules of your industry',
      text: 'Finance, healthcare, supply chain, retail and gaming. Each has its own supervisor, its own kind of loss and its own ageing system that everything depends on. A larger project begins with an obligations register that engineers and compliance officers share.',
      startWhen:
        'Start here when compliance shapes the design as much as the users do, or when you want to see a comparable scenario first.',
      highlights: ['/solutions', '/industry/finance', '/industry/healthcare', '/industry/supply-chain'],
    },
    {
      category: 'other',
      heading: 'Single services, bought on their own',
      text: 'Twenty defined pieces of work, from a website to a forensic investigation. Cybersecurity does eighteen of them, Software Development builds the websites, and IT Consulting writes the memo of a consultation. Each is ordered without a programme, and its contract names the lead.',
      startWhen: 'Start here when the task is clear, the team is in place and only one skill is missing.',
      highlights: [
        '/services',
        '/services/consultation',
        '/services/web-development',
        '/services/vulnerability-assessments',
      ],
    },
  ],
  action: {
    heading: 'Still undecided between two',
    text: 'Many projects need more than one practice. In a first call we settle which of them leads and which can wait.',
  },
} satisfies OverviewPage;
