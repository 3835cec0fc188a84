import { figures } from '../../figures/wallet';
import { serviceLayouts } from '../../serviceLayouts';
import type { Web3ServicePage } from '../../types';

export const page = {
  kind: 'web3',
  siblingsHeading: 'What a wallet connects to',
  path: '/web3-solutions/wallet',
  parent: '/web3-solutions',
  category: 'web3',
  title: 'Wallet Development',
  description:
    'Wallets with MPC, ERC-4337 accounts or passkeys, a recovery path that has been tested, and key ceremonies with witnesses and minutes.',
  summary: 'Self-custody, MPC and smart-account wallets whose recovery was tried before launch.',
  hero: {
    slogan: 'Keys that survive a lost phone and a bad employee',
    lead: 'Consumer, treasury and embedded wallets. The recovery path is designed first, since that is where a wallet loses funds or leaks them.',
  },
  headings: {
    steps: 'From custody analysis to key ceremony',
    deliverables: 'Applications, minutes and drills',
    standards: 'Key and account standards',
    terms: 'New build or redesign: time and price',
    questions: 'Guardians, gas and signatures',
    related: 'Where keys and identities meet',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'Who can move the funds decides the rest',
    paragraphs: [
      'Whoever can move the funds without the user is in substance a custodian. In the European Union custody for clients is a licensed service under MiCA; software that leaves control with the user generally is not. Threshold schemes sit between the two, and the answer turns on whether your shares alone reach the threshold. We settle this with counsel in the first week.',
      [
        'Then the mechanism. A seed phrase is simple and unforgiving. ',
        { type: 'link', text: 'MPC', href: '/cyber-security-information#term-mpc' },
        ' generates and uses a key in shares, so that the whole key never exists in one place and the chain sees one ordinary signature. A smart account under ERC-4337 puts the rules on chain: several signers, spending limits, session keys, sponsored gas. Passkeys remove the phrase from sight, but they are bound to one domain name, so that domain becomes part of your key management.',
      ],
    ],
  },
  signs: {
    heading: 'Reasons to review your keys',
    mark: 'occasion',
    items: [
      'Support tickets about lost phrases outnumber those about anything else.',
      'One finance employee can release treasury funds from one device.',
      'The MPC vendor has no documented way for you to leave.',
      'Users approve transactions shown to them as hexadecimal.',
    ],
  },
  features: [
    {
      icon: 'refresh',
      title: 'Recovery tried on real devices',
      description:
        'Lost device, dead vendor, departed signer, coerced signer: each is acted out before launch and timed.',
    },
    {
      icon: 'fingerprint',
      title: 'Signing in plain words',
      description:
        'Typed data, simulated balance changes and warnings for unlimited approvals and look-alike addresses.',
    },
    {
      icon: 'wallet',
      title: 'An exit from every supplier',
      description:
        'Share export, module removal and domain escrow are tested, so that no vendor holds your users hostage.',
    },
  ],
  steps: [
    {
      title: 'Custody analysis and threat model',
      description: 'Who may move what, against thieves, insiders, malware and subpoenas.',
      duration: '2 weeks',
    },
    {
      title: 'Account architecture',
      description:
        'EOA, MPC or smart account; signature schemes; chains; gas policy; upgrade and module rules.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Client and backend build',
      description:
        'Mobile or web client, policy engine, bundler and paymaster integration, transaction simulation, and each recovery path acted out on devices.',
      duration: '8 to 14 weeks',
    },
    {
      title: 'Independent cryptographic review',
      description:
        'Another firm examines the threshold library, randomness, share storage and account contracts.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Key ceremony',
      description:
        'Scripted, witnessed and recorded on air-gapped or HSM equipment, with sealed backups placed apart.',
      duration: '1 to 2 days',
    },
  ],
  deliverables: [
    {
      title: 'Key life-cycle policy',
      description: 'Generation, use, rotation, recovery and destruction for each key class.',
    },
    {
      title: 'Wallet applications and account contracts',
      description: 'Source, reproducible builds and store submissions.',
    },
    { title: 'Ceremony script and signed minutes', description: 'What an auditor will ask for first.' },
    {
      title: 'Recovery drill report',
      description: 'What was attempted, how long it took, what failed and was fixed.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: new wallet, or recovery alone',
      asked: 'From you: custodians, statistics and domains',
      priceFactors: 'Price: platforms, licences and ceremonies',
      limits: 'Keys we never hold',
    },
    duration:
      '15 to 23 weeks for a new wallet, then 2 to 3 weeks in which people who wrote neither client nor backend test both; 3 to 5 weeks to redesign recovery in an existing one.',
    effort: '220 to 380 person-days by 4 people, 30 to 60 for recovery alone, outside review not counted.',
    priceFactors: [
      'Platforms and chains supported',
      'Licensed MPC provider, or an open library that we integrate',
      'Gas sponsorship and abuse controls',
      'Number of ceremonies and sites',
    ],
    asked: [
      'A named key custodian and deputies',
      'Device and operating-system statistics of your users',
      'Control over the domains that passkeys will bind to',
      'A firm for the cryptographic review, on your account',
    ],
    limits:
      'We hold no key that releases your funds, nor a share of one, and cannot recover funds whose keys are gone. MPC primitives come from reviewed libraries.',
  },
  standards: [
    {
      name: 'ERC-4337 and EIP-7702',
      use: 'Smart accounts, and delegation for existing addresses, whose original key keeps full control.',
    },
    {
      name: 'W3C Web Authentication',
      use: 'Passkeys; P-256 signatures verify cheaply where the chain has the RIP-7212 or EIP-7951 precompile.',
    },
    { name: 'BIP-32, BIP-39 and SLIP-39', use: 'Derivation, phrases, and backups split by secret sharing.' },
    {
      name: 'FIPS 140-3',
      use: 'For HSMs, after checking that secp256k1 or Ed25519 runs in the validated mode.',
    },
    { name: 'OWASP MASVS', use: 'Storage, cryptography and tamper resistance of the mobile client.' },
  ],
  questions: [
    {
      question: 'MPC or multi-signature?',
      answer: [
        'MPC is cheaper per transaction, works on nearly every chain and keeps its policy off chain, where you must trust the operator. A multi-signature contract shows and enforces its policy publicly. Treasuries often want both. Seed phrase and custodian are set beside them in ',
        {
          type: 'link',
          text: 'a comparison of custody',
          href: '/blockchain-consulting-integration#custody-kinds',
        },
        '.',
      ],
    },
    {
      question: 'What does guardian recovery involve?',
      answer:
        'Chosen guardians propose a new signer. A delay runs, during which the owner is notified and can cancel. Guardians who might collude, and a delay without a watcher, are the two ways it goes wrong.',
    },
    {
      question: 'Can we sponsor gas without being drained?',
      answer:
        'Yes, with a paymaster that checks who calls, which function, how often and at what ceiling, and with a deposit whose loss you could bear.',
    },
  ],
  related: [
    { path: '/services/data-encryption', text: 'HSMs, ceremonies and rotation for keys of any kind.' },
    { path: '/services/identity-management', text: 'Passkeys and recovery for ordinary accounts.' },
    { path: '/mobile-web-app-development', text: 'The app around the wallet: devices, stores, updates.' },
  ],
  action: {
    heading: 'Start with the day the phone is lost',
    text: 'Tell us who your users are and what they hold. Our opinion says which questions on custody go to counsel. Analysis and architecture are a study, from which the build is quoted.',
  },
} satisfies Web3ServicePage;
