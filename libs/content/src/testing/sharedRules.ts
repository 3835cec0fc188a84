import { company } from '../company';

/**
 * Rules that several pages state. Each is worded identically in all of its places, in at most eight words, because no
 * nine words may occur twice.
 */
export const sharedRules: readonly {
  readonly rule: string;
  /** Paths of pages, or terms of the chat. */
  readonly places: readonly string[];
  /** Statements elsewhere that would contradict the rule. */
  readonly contradictions?: RegExp;
}[] = [
  {
    rule: 'Only your signers pause contracts or rotate keys.',
    places: [
      '/',
      '/about',
      '/blockchain-development',
      '/smart-contract-development',
      '/web3-solutions',
      '/web3-solutions/defi',
      '/web3-solutions/wallet',
      'smart contracts',
    ],
    contradictions: /contract pausing|pausing stays|key rotation follow/i,
  },
  {
    rule: 'We hold none of your production keys',
    places: [
      '/',
      '/about',
      '/blockchain-development',
      '/industry/finance',
      '/services/data-encryption',
      '/web3-solutions/marketplace',
      '/web3-solutions/wallet',
    ],
    contradictions: /we (?:may )?(?:keep|store|hold) (?:your|client) (?:production )?keys/i,
  },
  {
    rule: 'Nonces and deadlines in the contract prevent replay.',
    places: ['/smart-contract-development', '/web3-solutions/dao', '/web3-solutions/marketplace', '/blog'],
    contradictions: /none can be replayed|EIP-712 (?:prevents|stops) replay/i,
  },
  {
    rule: 'We treat hashed personal data as personal data.',
    places: ['/blockchain-development', '/private-blockchain-solutions', '/web3-solutions/identity'],
    contradictions: /salted hash(?!-)|purgeable/i,
  },
  {
    rule: 'First call, first view and quote are free.',
    places: [
      '/',
      '/inquire-now',
      '/request-consultation',
      '/services',
      '/services/penetration-testing',
      'pricing',
      'quotes',
    ],
  },
  {
    rule: 'A study before the quote is paid separately.',
    places: [
      '/',
      '/inquire-now',
      '/blockchain-consulting-integration',
      '/services',
      '/services/application-security',
      'quotes',
    ],
  },
  {
    rule: 'Projects end on delivery; continuous services on notice.',
    places: ['/', '/main-services', '/services', 'contracts'],
    contradictions: /each with an end|stated beginning and end/i,
  },
  {
    rule: 'Disconnect affected machines and leave them powered on.',
    places: ['/cyber-security', '/services/incident-response', 'incident response'],
    contradictions: /leave (?:them|machines) (?:powered\b(?! on)|running)/i,
  },
  {
    rule: 'If encryption visibly continues, cut the power.',
    places: ['/cyber-security', '/services/incident-response', 'incident response'],
  },
  { rule: `Report copies to ${company.email}`, places: ['/piracy-prevention', 'piracy prevention'] },
  {
    rule: `Report impostors and leaks to ${company.securityEmail}`,
    places: ['/piracy-prevention', 'piracy prevention'],
  },
  {
    rule: company.phoneHours,
    places: [
      '/accessibility',
      '/contact',
      '/request-consultation',
      'contact',
      'office hours',
      'talk to a person',
    ],
  },
];
