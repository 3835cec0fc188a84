import type { DirectoryPage } from '../../types';
import { page as services } from './services';

const servicePaths = services.groups.flatMap(({ paths }) => paths);

export const page = {
  kind: 'directory',
  path: '/services-page',
  title: 'Services Directory',
  description:
    'The full directory of advanced services in seven categories, from blockchain development and cybersecurity to industry solutions.',
  summary: 'All services in seven categories, with a direct way to each page.',
  hero: {
    heading: 'Our Advanced Services',
    lead: 'All services by practice. A number counts the main pages of each.',
  },
  search: {
    label: 'Find a service',
    hint: 'Type a few letters of a service, an industry, a standard, an article or a term.',
    icon: 'search',
    emptyText:
      'Try a shorter word or the name of a standard. In a free first call you describe the problem, and we name the services that apply.',
    showAllLabel: 'Show all seven categories',
    groups: {
      articles: { label: 'Articles', icon: 'document' },
      glossary: { label: 'Glossary', icon: 'checklist' },
    },
  },
  groups: [
    {
      category: 'blockchain',
      text: 'From the decision whether a ledger is needed at all to contracts in production: networks, tokens, applications and their connection to the systems you already have.',
      paths: [
        '/blockchain-development',
        '/dapp-development',
        '/tokenization-services',
        '/private-blockchain-solutions',
        '/blockchain-consulting-integration',
        '/smart-contract-development',
      ],
    },
    {
      category: 'web3',
      text: [
        'Products whose users hold their own keys: shared governance, wallets, marketplaces, portable identity and on-chain finance. The practice as a whole: ',
        { type: 'link', text: 'Web3 Solutions', href: '/web3-solutions' },
        '.',
      ],
      paths: [
        '/web3-solutions/dao',
        '/web3-solutions/wallet',
        '/web3-solutions/marketplace',
        '/web3-solutions/identity',
        '/web3-solutions/defi',
      ],
    },
    {
      category: 'cybersecurity',
      text: 'Where to begin with security: the practice, a guide to the whole field with a First Month of Security to order, a self-assessment that stays in your browser, and penetration testing. All eighteen services are named under Other IT Related Services below.',
      paths: [
        '/cyber-security',
        '/cyber-security-information',
        '/security-assessment',
        '/services/penetration-testing',
      ],
    },
    {
      category: 'software',
      text: 'Applications made for one organisation or sold to many, on desktops or phones, with the cloud platform and interfaces beneath them.',
      paths: [
        '/software-development',
        '/custom-software-development',
        '/saas-development',
        '/mobile-web-app-development',
        '/cloud-solutions-integration',
        '/api-development-integration',
      ],
    },
    {
      category: 'consulting',
      text: [
        'A strategy that ends in a paper, two kinds of project inside your teams, and two services that run IT for you. The practice as a whole: ',
        { type: 'link', text: 'IT Consulting', href: '/it-consulting' },
        '.',
      ],
      paths: [
        '/digital-transformation-strategy',
        '/it-infrastructure-management',
        '/devops-agile-consulting',
        '/managed-it-services',
        '/data-analytics-bi-solutions',
      ],
    },
    {
      category: 'solutions',
      text: [
        'The same engineering arranged around the regulation, the risks and the typical systems of one industry. The practice as a whole: ',
        { type: 'link', text: 'Solutions', href: '/solutions' },
        '.',
      ],
      paths: [
        '/industry/finance',
        '/industry/healthcare',
        '/industry/supply-chain',
        '/industry/retail',
        '/industry/gaming',
      ],
    },
    {
      category: 'other',
      text: 'One page with the twenty single services, SIEM and incident response among them, listed by what they are for.',
      paths: ['/services'],
      further: servicePaths,
    },
  ],
  action: {
    heading: 'None of these names fits the problem',
    text: 'Describe what happens and what should happen, and we will say which services apply.',
  },
} satisfies DirectoryPage;
