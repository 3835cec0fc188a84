import { figures } from '../../figures/gaming';
import type { IndustryPage } from '../../types';

export const page = {
  kind: 'industry',
  path: '/industry/gaming',
  parent: '/solutions',
  category: 'solutions',
  title: 'Gaming',
  titleSubject: 'backends, anti-cheat, economies',
  description:
    'Backends, anti-cheat and item economies for online games, with COPPA, GDPR Article 8, PEGI and loot-box rules settled before launch day.',
  summary: 'Game backends, item ledgers, anti-cheat and the rules on children and random rewards.',
  hero: {
    slogan: 'Fair matches, sound economies, lawful shops',
    lead: 'For studios and publishers of online games: servers that hold on launch night, items that cannot be copied, and purchases that can be explained to a regulator.',
  },
  headings: {
    risks: 'How players and criminals abuse a game',
    regulation: 'Children, loot boxes and online safety',
    systems: 'Servers, shops and live operations',
    outcome: 'After the duplicate is gone',
    questions: 'Tokens, cheats and launch night',
    related: 'Markets, load and tests',
  },
  figures,
  introduction: {
    heading: 'The players test everything, at once',
    paragraphs: [
      'Some players search for faults as a hobby and publish what they find. Within hours of launch, every endpoint is mapped, every race condition tried, and every refund policy explored. Trusting the client invites cheats, and confirming every move first feels slow. So we settle early what the server must decide and what it may merely check afterwards.',
      'Under the match lies an economy. Items have owners, prices and histories, whether or not they ever meet a blockchain. A duplicated sword is counterfeit currency: it inflates prices, angers those who paid and is hard to withdraw. We keep inventories as double-entry ledgers for that reason.',
      'Around both lies the law on children, chance and chat, which differs by country and now weighs on the age rating itself.',
    ],
  },
  regulation: [
    {
      title: 'Children and their data',
      rules: [
        {
          name: 'COPPA Rule (16 CFR Part 312)',
          use: 'Verifiable parental consent before collecting data from children under 13. The 2025 amendments add separate consent for disclosures to third parties that the service does not need, and a written retention policy.',
        },
        {
          name: 'GDPR, Article 8, called GDPR-K in the trade',
          use: 'Where consent is the legal basis, a parent gives it below 16, or below the lower age, no less than 13, that a member state has set.',
        },
        {
          name: 'UK Children’s Code (Age Appropriate Design Code)',
          use: 'High privacy by default, no nudging, and profiling off unless there is a compelling reason.',
        },
      ],
    },
    {
      title: 'Purchases, chance and chat',
      rules: [
        {
          name: 'PEGI, USK and ESRB',
          use: 'Age ratings and notices for purchases. For submissions from June 2026 PEGI rates paid random items 16 by default, and blockchain mechanics 18.',
        },
        {
          name: 'Loot-box law by country',
          use: 'Belgium treats paid loot boxes as gambling; Brazil’s Law No. 15.211/2025 bars them in games that minors are likely to reach; app stores require published odds.',
        },
        {
          name: 'Digital Services Act (Regulation (EU) 2022/2065) and UK Online Safety Act 2023',
          use: 'Reporting, moderation records and protection of minors wherever players post or talk.',
        },
        {
          name: 'CVAA (47 U.S.C. 617)',
          use: 'In-game voice and text chat must be accessible in the United States, even though gameplay is not covered.',
        },
      ],
    },
  ],
  risks: [
    {
      title: 'Item duplication',
      description:
        'Trade and mail complete in parallel while the server hands over the session, and both succeed.',
    },
    {
      title: 'Aim assistance and map reading',
      description:
        'The client was sent positions it should not have known. What is never transmitted cannot be displayed.',
    },
    {
      title: 'Account theft and resale',
      description:
        'Recycled passwords and session tokens feed a grey market, and the victim turns to your support desk.',
    },
    {
      title: 'Denial of service against matches',
      description:
        'A losing player rents an attack on one server address. Tournament organisers notice first.',
    },
    {
      title: 'Grooming and harassment',
      description:
        'An open voice channel between adults and children, with reports that take days to be read.',
    },
  ],
  systems: [
    {
      title: 'Game servers and matchmaking',
      description:
        'Server authority with prediction and lag compensation, regional fleets, relays that hide addresses.',
    },
    {
      title: 'Inventory and economy ledger',
      description:
        'Append-only entries, idempotent grants, provenance for each item, and dashboards of sources and sinks.',
    },
    {
      title: 'Anti-cheat',
      description:
        'Server-side statistics first, client integrity second. Kernel drivers only after a review of their own attack surface, and counsel’s view of their legal footing.',
    },
    {
      title: 'Accounts, age and parental consent',
      description:
        'Age gates without hints, consent records, platform sign-in, and parental limits that the server enforces.',
    },
    {
      title: 'Store and entitlements',
      description:
        'Receipt validation, refunds that reclaim goods, regional switches for random items, published odds from live tables.',
    },
    {
      title: 'Telemetry and live operations',
      description:
        'Event schemas with purpose and retention, staged rollouts, and kill switches per feature.',
    },
  ],
  scenario: {
    heading: 'Example: a rare sword that is rare no longer',
    situation:
      'Consider an online role-playing game. On Saturday a video shows how to duplicate a rare sword by trading it while changing zones. By Sunday the market price has collapsed, and honest buyers hold copies without knowing it. The studio’s only tool is a restore of the whole world to Friday.',
    steps: [
      {
        title: 'Stop the copying',
        description: 'Trading is switched off for that item class alone. The rest of the game goes on.',
        duration: '1 hour',
      },
      {
        title: 'Find the lineage',
        description:
          'Trade logs are rebuilt into a graph. Copies share an origin and a timestamp window, so originals can be told apart.',
        duration: '1 to 2 days',
      },
      {
        title: 'Reverse fairly',
        description:
          'Copies are withdrawn, buyers compensated from the duplicators’ proceeds, deliberate abusers suspended with a right of appeal.',
        duration: '3 to 5 days',
      },
      {
        title: 'Replace the mechanism',
        description:
          'Inventory moves to a ledger in which a transfer is one transaction with one key, whichever zone server asks.',
        duration: '8 to 12 weeks',
      },
      {
        title: 'Attack it before the players do',
        description:
          'Property tests run trade, mail, auction and crash in random order against one rule: items are neither created nor destroyed.',
        duration: '2 weeks, then continuous',
      },
    ],
    outcome:
      'No rollback is needed, and weekend progress is kept. Each item then has a history that support can read aloud to a player, and the next duplication trips an alert on supply before it reaches a video.',
  },
  questions: [
    {
      question: 'Should our items become tokens?',
      answer: [
        'Only if trade is the product. Trading outside the game brings platform bans, a higher age rating and financial rules. For such a venue, read about ',
        { type: 'link', text: 'marketplaces', href: '/web3-solutions/marketplace' },
        ' first.',
      ],
    },
    {
      question: 'How much anti-cheat is enough?',
      answer:
        'Enough that cheating costs more effort than it returns. Ranked shooters need more than card games do. We measure reports, win-rate outliers and wrongful bans together, since tightening one moves the others.',
    },
    {
      question: 'Can you test for launch-night load?',
      answer:
        'Yes, with simulated players who log in, queue, play, disconnect and retry. A storm of retries can bring down a launch by itself.',
    },
  ],
  related: [
    { path: '/web3-solutions/marketplace', text: 'Trade in items between players, settled on a chain.' },
    {
      path: '/cloud-solutions-integration',
      text: 'Server capacity for a launch night, and for the month after.',
    },
    {
      path: '/services/penetration-testing',
      text: 'An attack on accounts, shop and match servers before the players try.',
    },
    { path: '/devops-agile-consulting', text: 'Patches that reach live servers without a night shift.' },
  ],
  action: {
    heading: 'Describe the shop and where it opens',
    text: 'Our opinion lists the rules to put to counsel, and the exploit that we would fear most. A study of one system, such as the shop, takes 2 to 3 weeks and 8 to 20 person-days, and has a fixed price. Builds stay with you until a contract is signed.',
  },
} satisfies IndustryPage;
