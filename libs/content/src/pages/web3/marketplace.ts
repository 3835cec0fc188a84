import { figures } from '../../figures/marketplace';
import { serviceLayouts } from '../../serviceLayouts';
import type { Web3ServicePage } from '../../types';

export const page = {
  kind: 'web3',
  siblingsHeading: 'More than a marketplace',
  path: '/web3-solutions/marketplace',
  parent: '/web3-solutions',
  category: 'web3',
  title: 'Marketplace Development',
  description:
    'Token marketplaces with EIP-712 orders, ERC-721 and ERC-1155 settlement, honest royalty handling and an index that survives reorganisations.',
  summary: 'NFT and asset marketplaces with signed orders, atomic settlement and an index you can trust.',
  hero: {
    slogan: 'Trades that settle once, at the price that was signed',
    lead: 'Marketplaces for unique and semi-fungible tokens: order format, settlement contract, index and moderation desk, on your chain and your terms.',
  },
  headings: {
    steps: 'From item rules to a limited opening',
    deliverables: 'What the operator receives',
    standards: 'Token standards and platform duties',
    terms: 'Weeks to opening, price and limits',
    questions: 'Questions about sales and royalties',
    related: 'Assets, games and applications',
  },
  layout: serviceLayouts.build,
  figures,
  introduction: {
    heading: 'Two ledgers that must not disagree',
    paragraphs: [
      'A marketplace keeps orders off chain, where they cost nothing, and settles them on chain, where they are final. An order is a signature that stays valid until it is filled, expires or is cancelled on chain. Hiding it from the website cancels nothing. A known loss follows from that: an owner moves a token away, forgets the listing, moves it back a year later, and the old price fills within seconds.',
      'The second difficulty is the index. Buyers see a database that follows the chain a few seconds behind, and the chain may discard its latest blocks. An index that cannot rewind will show tokens to the wrong owners.',
      'Tickets, licences, game items, certificates and artwork differ in their rules; the mechanics are the same.',
    ],
  },
  signs: {
    heading: 'Symptoms of a marketplace in trouble',
    mark: 'failure',
    items: [
      'Listings fill at prices their owners believed withdrawn.',
      'Balances on the page differ from a block explorer, and a nightly rescan is the remedy.',
      'Creators were promised royalties that other venues do not pay.',
      'Stolen or infringing items stay visible, because staff lack the tools to act.',
    ],
  },
  features: [
    {
      icon: 'store',
      title: 'Orders built to die on time',
      description:
        'Short expiries, per-owner counters for cancelling everything at once, and warnings when a token returns.',
    },
    {
      icon: 'search',
      title: 'Reorganisation-safe indexing',
      description:
        'Events are keyed by block hash, held as provisional until final, and reconciled with contract reads.',
    },
    {
      icon: 'coin',
      title: 'Royalties stated without illusion',
      description:
        'Paid in settlement on your venue, signalled elsewhere, with the price of stricter enforcement spelled out.',
    },
  ],
  steps: [
    {
      title: 'Asset and rules workshop',
      description:
        'What a token entitles its holder to, who may mint, list, freeze or redeem it, and under which law.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Order and settlement design',
      description:
        'Adopt an audited settlement protocol or write a narrower one; fees, bids, bundles and auctions.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Indexer and search',
      description:
        'Transfers, single and batched; approvals; metadata refresh; media pinning; collection statistics.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Storefront and moderation desk',
      description:
        'Buying and listing flows, notices and appeals, sanctions screening, trader details where required.',
      duration: '5 to 8 weeks',
    },
    {
      title: 'Independent audit',
      description:
        'Another firm reviews the settlement contracts; a settlement protocol audited elsewhere shortens it.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Adversarial test and opening',
      description:
        'Testers from outside the team try replay, front-running, reentrancy through receiver hooks and poisoned metadata. A limited opening follows.',
      duration: '2 to 3 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Order specification',
      description: 'The typed structure, each field, and every route by which an order ends.',
    },
    {
      title: 'Settlement contracts and test suite',
      description: 'Including fuzzed fee arithmetic and hostile receivers.',
    },
    {
      title: 'Index with reconciliation report',
      description: 'A daily proof that the database matches the chain.',
    },
    { title: 'Moderation procedure', description: 'Notice, decision, statement of reasons, appeal, record.' },
  ],
  terms: {
    titles: {
      duration: 'Weeks to a limited opening',
      asked: 'What you settle before the build',
      priceFactors: 'Price: sales, custody and jurisdictions',
      limits: 'What stays with issuers and venues',
    },
    duration:
      '17 to 26 weeks to a limited opening on one chain. The outside audit is in this time, its fee is not in our price.',
    effort: '220 to 380 person-days by 4 or 5 people, audit not counted.',
    priceFactors: [
      'Primary sales, secondary trade, or both',
      'Card payments and custody for newcomers',
      'Collections and event volume to index from history',
      'Jurisdictions of buyers and of professional sellers',
    ],
    asked: [
      'Rights documents for the assets',
      'A content policy with an owner',
      'Fee, royalty and refund decisions before build',
      'The contract with an outside auditor',
    ],
    limits:
      'We do not create demand, make markets or value items, and we cannot make another venue pay a royalty. Copyright clearance remains with the issuer.',
  },
  standards: [
    {
      name: 'ERC-721 and ERC-1155',
      use: 'One owner per token, or many holders per identifier with batch transfer.',
    },
    { name: 'ERC-2981', use: 'Reports the royalty due on a sale; by design it does not enforce payment.' },
    {
      name: 'EIP-712 and ERC-1271',
      use: 'Readable orders for one chain and contract, also from smart accounts; replay is prevented in the contract.',
    },
    {
      name: 'Digital Services Act (Regulation (EU) 2022/2065)',
      use: 'Notice and action for any host; trader traceability for consumer platforms above small-firm size.',
    },
  ],
  questions: [
    {
      question: 'Can royalties be enforced?',
      answer:
        'Only by restricting transfers to approved operators, which breaks some wallets and lending uses and invites workarounds. We model the income at stake against that cost, and you decide.',
    },
    {
      question: 'Are our tokens caught by MiCA?',
      answer:
        'Unique, non-fungible crypto-assets fall outside. Fractions of one do not, and issuance in a large series or collection is taken as a sign of fungibility, whatever the label. Counsel decides on the facts we document.',
    },
    {
      question: 'When is a sale final?',
      answer: [
        'On Ethereum, economic ',
        { type: 'link', text: 'finality', href: '/cyber-security-information#term-finality' },
        ' arrives after roughly fifteen minutes. We show a sale at once, mark it provisional, and release physical goods or payouts only after finality.',
      ],
    },
  ],
  related: [
    { path: '/tokenization-services', text: 'Classification and issue of what is traded.' },
    { path: '/industry/gaming', text: 'Item economies, age rules and fraud in games.' },
    { path: '/dapp-development', text: 'Wallet connection and signing screens in detail.' },
    { path: '/services/application-security', text: 'Security of listings, search and moderation desk.' },
  ],
  action: {
    heading: 'Describe one item and one sale',
    text: 'In the first call we follow it from listing to payout and note where rights or prices are open. Rules and design are quoted first, the venue after them.',
  },
} satisfies Web3ServicePage;
