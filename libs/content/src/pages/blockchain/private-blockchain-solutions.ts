import { figures } from '../../figures/private-blockchain-solutions';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/private-blockchain-solutions',
  title: 'Private Blockchain Solutions',
  description:
    'Permissioned ledgers on Hyperledger Fabric and Besu: consensus, confidentiality, certificates, consortium governance and day-two operation.',
  summary: 'Fabric and Besu networks for consortia, with governance and operations settled in writing.',
  category: 'blockchain',
  parent: '/blockchain-development',
  hero: {
    slogan: 'One record for rivals who work together',
    lead: 'Permissioned networks for groups of organisations. Membership, voting, confidentiality and exit are agreed before a node starts.',
  },
  headings: {
    steps: 'From charter to a network in production',
    deliverables: 'What each member receives',
    standards: 'Standards for ledgers, keys and data',
    terms: 'What a consortium should plan for',
    questions: 'Questions that members ask each other',
    related: 'Other pages for consortia',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'The hard part is the consortium',
    paragraphs: [
      'A private network makes sense when known parties need a common history that none may alter alone, and the content is not for the public. Known identities allow fast, fork-free consensus. They also demand rules on admission, cost, upgrades and disputes.',
      'Hyperledger Fabric gives organisations their own peers, channels, private data collections and endorsement policies, with chaincode in Go, Java or JavaScript. Besu brings the Ethereum virtual machine and its tools to a closed set of validators. We build on both, and choose by confidentiality needs, skills and the other networks you must reach.',
    ],
  },
  signs: {
    heading: 'Circumstances that favour a permissioned ledger',
    mark: 'occasion',
    items: [
      'Partners exchange signed files and still dispute which version was valid.',
      'No member accepts another, or a vendor, as sole database administrator.',
      'Regulators want read access to a common audit trail.',
      'A pilot stalled because every node sits with one company.',
      'Certificates of an existing Fabric network expire within a year, unowned.',
    ],
  },
  features: [
    {
      icon: 'handshake',
      title: 'Governance in configuration',
      description:
        'Endorsement policies, channel administration and validator votes mirror the consortium agreement clause by clause, so that no administrator can overrule the members.',
    },
    {
      icon: 'lock',
      title: 'Confidentiality by data flow',
      description:
        'We decide per field who stores plain text, who sees only a random reference and who sees nothing. Ordering nodes, state databases, backups and logs are in the drawing.',
    },
    {
      icon: 'certificate',
      title: 'Identity that survives year two',
      description:
        'Certificate authorities, hardware-held keys, revocation and automated renewal are in place at launch. An expired node certificate can stop a network.',
    },
  ],
  steps: [
    {
      title: 'Consortium charter',
      description:
        'Members, roles, data duties, cost shares, competition-law limits and exit, drafted with your lawyers.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Network design',
      description: 'Platform, consensus, fault threshold, topology, privacy model and capacity target.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Ledger and application build',
      description:
        'Chaincode or contracts, member gateways, off-chain stores and event feeds into existing systems.',
      duration: '8 to 16 weeks',
    },
    {
      title: 'Multi-party pilot',
      description:
        'Nodes in at least three organisations, with node loss, a revoked member and a contested upgrade exercised.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Production and transfer',
      description:
        'Infrastructure as code for each member, monitoring, backup and restore drills, operator training.',
      duration: '4 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Governance handbook',
      description: 'Admission, voting, upgrade, dispute and departure procedures, tied to network policies.',
    },
    {
      title: 'Network as code',
      description: 'Peers, orderers or validators, authorities and dashboards for every member site.',
    },
    {
      title: 'Data and privacy map',
      description: 'Each field, its holders, retention and erasure route.',
    },
    {
      title: 'Benchmark report',
      description: 'Throughput and latency under your transaction mix, with method and hardware stated.',
    },
  ],
  terms: {
    titles: {
      asked: 'What the founding members bring',
      duration: 'Months to agree and build',
      limits: 'What a ledger does not prove',
      priceFactors: 'Price, to share among members',
    },
    duration:
      'From charter to production, 5 to 9 months is usual; agreement between members is the slow part. Not counted: 2 to 3 weeks of penetration test and 3 to 6 of outside audit. Charter and design, 5 to 9 weeks, are ordered first, as a study that may end with a no; the customised quote for the network follows from it and can be split among members in the shares you agree.',
    effort: '300 to 600 person-days by 4 to 6 people, besides those of the members.',
    priceFactors: [
      'Number of organisations and hosting sites',
      'Confidentiality rules between subsets of members',
      'Legacy systems fed by each participant',
      'Operation by members, by us, or shared',
    ],
    asked: [
      'A mandate from at least two founding members, and a third organisation before the pilot',
      'A network team and a lawyer at each member',
      'Sample data that shows real exceptions',
      'The outside audit, ordered and paid by the members',
    ],
    limits:
      'A permissioned ledger proves who wrote what and when; it does not prove that the input was true. We will not run every node for you and call the result decentralised.',
  },
  standards: [
    {
      name: 'ISO/TS 23635:2022',
      use: 'Guidelines for the governance of distributed ledgers, the frame for charter and handbook. (The link leads to the committee in charge.)',
    },
    {
      name: 'ISO 22739:2024',
      use: 'Shared vocabulary, useful when lawyers of several firms draft one agreement.',
    },
    {
      name: 'FIPS 140-3',
      use: 'Asked of modules that hold authority and node keys, reached from Fabric through PKCS #11.',
    },
    {
      name: 'GDPR',
      use: 'Controller roles between members, and storage of personal data off the ledger, where it can be erased.',
    },
  ],
  questions: [
    {
      question: 'Raft, SmartBFT, QBFT: does the choice matter?',
      answer:
        'Yes. Raft survives crashed orderers but trusts them not to lie; five nodes tolerate two failures. SmartBFT, available from Fabric 3.0, and QBFT on Besu also tolerate malice, and need four nodes to withstand one traitor.',
    },
    {
      question: 'How private is private?',
      answer:
        'On Besu every node sees every transaction; its Tessera-based private transactions were removed in 2025, so secrets need off-chain storage, encryption or proofs. Fabric can confine data to collections, though hashes and timing remain visible on the channel.',
    },
    {
      question: 'Can we delete a record?',
      answer:
        'Not from the block history. Fabric can purge private data, yet its hash remains. We treat hashed personal data as personal data. Such fields are therefore kept in a conventional store, and the ledger carries a random reference.',
    },
    {
      question: 'Why is our Fabric network slow?',
      answer:
        'Often because many transactions update one key and fail validation with read conflicts. Splitting the hot key into deltas usually helps more than larger machines.',
    },
  ],
  related: [
    {
      path: '/blockchain-consulting-integration',
      text: 'For members who still want proof that a shared ledger is needed.',
    },
    {
      path: '/industry/supply-chain',
      text: 'The sector where consortia most often begin, with its event standards.',
    },
    { path: '/industry/healthcare', text: 'Consent and audit trails across hospitals and their suppliers.' },
    {
      path: '/services/data-encryption',
      text: 'Keys and field encryption for the data that stays off the ledger.',
    },
  ],
  action: {
    heading: 'Bring two members to the first meeting',
    text: 'With two organisations on the first call, you hear where they differ. What follows from it is settled in the charter, the first step.',
  },
} satisfies ServicePage;
