import { figures } from '../../figures/identity-management';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/identity-management',
  title: 'Identity Management',
  description:
    'Single sign-on, passkeys, joiner-mover-leaver automation, privileged access and reviews, for staff, customers and machine identities.',
  summary: 'Sign-in, access rights and privileged accounts that follow the person from first day to last.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'The right access on day one, none on the last',
    lead: 'Single sign-on, phishing-resistant authentication and access that follows the personnel record, for people, partners and machines.',
  },
  headings: {
    steps: 'From account inventory to access review',
    deliverables: 'Policies and platform for your administrators',
    standards: 'Sign-in and provisioning standards',
    terms: 'Systems, people and price',
    questions: 'When the phone is gone',
    related: 'Where identity meets other controls',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'Intruders can simply sign in',
    paragraphs: [
      'A stolen password, a session token, a help desk talked into a reset: each of them opens the front door. Identity work makes borrowed credentials hard to use, and limits what an intruder reaches with them. It also removes the daily friction of eleven passwords and a ticket for each folder.',
      [
        'It has four parts, and each can be ordered alone: sign-in, life cycle, privileged access and review. Machine identities count as identities: service accounts, API keys and pipelines can outnumber staff. Wallets and ',
        {
          type: 'link',
          text: 'verifiable credentials',
          href: '/cyber-security-information#term-verifiable-credential',
        },
        ' that users hold themselves are treated under ',
        { type: 'link', text: 'decentralised identity', href: '/web3-solutions/identity' },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'Access that has drifted',
    mark: 'failure',
    items: [
      'Leavers keep their accounts in the applications that IT does not run.',
      'Second factors are text messages or prompts that people approve out of habit.',
      'Administrators read mail with the account that manages the directory.',
      'A manager confirms two hundred entitlements in four minutes.',
      'Service account passwords are older than the staff who set them.',
    ],
  },
  features: [
    {
      icon: 'fingerprint',
      title: 'Phishing-resistant by default',
      description:
        'Passkeys and security keys bound to your domain. Weaker factors remain only for named exceptions with an end date.',
    },
    {
      icon: 'route',
      title: 'The personnel record leads',
      description:
        'Hiring, moving and leaving in the HR system create, change and remove access automatically.',
    },
    {
      icon: 'clock',
      title: 'Privilege by the hour',
      description:
        'Administrative rights are requested, approved, recorded and withdrawn. Two sealed break-glass accounts cover the day the system fails.',
    },
  ],
  steps: [
    {
      title: 'Inventory',
      description:
        'Directories, applications, accounts without owner, standing privileges, trust relations and ways of recovery.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Target and policy',
      description:
        'Assurance levels by risk, one authoritative source per attribute, naming, roles, and conditions for access.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Sign-in',
      description:
        'Applications are connected to single sign-on, passkeys enrolled in person or by a verified procedure, legacy protocols closed.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Life cycle',
      description: 'Provisioning from HR, roles for the common jobs, and removal measured in hours.',
      duration: '6 to 10 weeks',
    },
    {
      title: 'Privileged access',
      description:
        'Tiered administration, vaulting, just-in-time elevation, workload identities in place of stored secrets.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Review',
      description: 'Access campaigns that show last use and risk, so that reviewers can decide.',
      duration: 'Quarterly',
    },
  ],
  deliverables: [
    {
      title: 'Identity architecture',
      description: 'Sources, flows, protocols and assurance levels on four pages.',
    },
    {
      title: 'Configured identity provider',
      description: 'Policies as code where the product allows, with tests for lock-out.',
    },
    { title: 'Role catalogue', description: 'Entitlements per job, with forbidden combinations marked.' },
    {
      title: 'Privileged access procedures',
      description: 'Request, approval, recording and break-glass, drilled with your administrators.',
    },
    { title: 'Help desk script', description: 'How to verify a caller before any reset or new device.' },
  ],
  terms: {
    titles: {
      duration: 'Duration: sign-in, or all four parts',
      asked: 'From you: HR, owners and executives',
      priceFactors: 'Price: applications, populations, licences',
      limits: 'What sign-in cannot repair',
    },
    duration:
      '2 to 3 months for sign-in, 4 to 7.5 for all four parts. The inventory can be ordered alone and ends with a quote for the parts you choose.',
    effort:
      '50 to 90 person-days for sign-in, 140 to 260 for all four parts, by 2 to 4 people; 10 to 15 for the inventory alone.',
    priceFactors: [
      'Applications, and how many support federation',
      'Populations: staff, partners, customers, machines',
      'Quality of the personnel data',
      'Licences already held',
    ],
    asked: [
      'HR at the table, as owner of joiner and leaver dates',
      'Application owners who can name what each role needs',
      'Executives who enrol first',
    ],
    limits:
      'Identity controls cannot repair wrong personnel data or an application that ignores its own permissions. Old systems without federation are wrapped or isolated, and listed as such.',
  },
  standards: [
    {
      name: 'NIST SP 800-63-4',
      use: 'Assurance levels for proofing, authentication and federation; a phishing-resistant option is offered from AAL2.',
    },
    { name: 'FIDO2 and W3C Web Authentication', use: 'The basis of passkeys and security keys.' },
    {
      name: 'OpenID Connect and SAML 2.0',
      use: 'Federation, the first for new applications, the second for those that know nothing else.',
    },
    {
      name: 'SCIM 2.0 (RFC 7643 and RFC 7644)',
      use: 'Provisioning and removal of accounts without tickets.',
    },
  ],
  questions: [
    {
      question: 'What if somebody loses their key or phone?',
      answer:
        'Everyone enrols two authenticators. Recovery needs verification at the strength of the original enrolment, because a weak reset undoes the rest.',
    },
    {
      question: 'Are synced passkeys good enough?',
      answer:
        'For most staff and customers, yes. Administrators get device-bound keys, since AAL3 excludes keys that can be exported.',
    },
    {
      question: 'Can customers use the same platform?',
      answer:
        'They can, though we advise against one shared tenant. Customer sign-in differs in scale, consent and recovery, so the two are kept apart and only the policy thinking is common.',
    },
  ],
  related: [
    { path: '/services/endpoint-security', text: 'Device health as a condition of sign-in.' },
    {
      path: '/services/firewall-and-network-security',
      text: 'Network access that follows the same identities.',
    },
    { path: '/services/data-encryption', text: 'Keys and secrets used by services and machines.' },
    { path: '/web3-solutions/identity', text: 'Credentials that people carry between organisations.' },
  ],
  action: {
    heading: 'Count the leavers',
    text: 'Take the last ten people who left and look for live accounts. Bring the count, without the names; it sets the order of work.',
  },
} satisfies ServicePage;
