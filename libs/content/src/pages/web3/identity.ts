import { figures } from '../../figures/identity';
import { serviceLayouts } from '../../serviceLayouts';
import type { Web3ServicePage } from '../../types';

export const page = {
  kind: 'web3',
  siblingsHeading: 'What credentials can open',
  path: '/web3-solutions/identity',
  parent: '/web3-solutions',
  category: 'web3',
  title: 'Decentralised Identity',
  description:
    'Issue and verify credentials with W3C VC, SD-JWT and mdoc, prepare for EUDI Wallets under eIDAS, and keep personal data off every ledger.',
  summary: 'Verifiable credentials, EUDI Wallet acceptance and proofs that disclose one fact at a time.',
  hero: {
    slogan: 'Prove one fact without handing over the file',
    lead: 'Issuers, verifiers and the trust lists between them, built so that a person can show an age, a licence or a mandate and nothing else.',
  },
  headings: {
    steps: 'From use case to registered issuer',
    deliverables: 'What issuer and verifier operate',
    standards: 'Credential formats and protocols',
    terms: 'One credential: time and price',
    questions: 'Questions about privacy and wallets',
    related: 'Sectors and systems that accept credentials',
  },
  layout: serviceLayouts.advice,
  figures,
  introduction: {
    heading: 'Three parties and a question of trust',
    paragraphs: [
      [
        'A ',
        {
          type: 'link',
          text: 'verifiable credential',
          href: '/cyber-security-information#term-verifiable-credential',
        },
        ' is a statement signed by an issuer, kept by a holder and checked by a verifier who need not call the issuer. The cryptography is the settled part. The work lies in the rest: which issuers count, how a credential is revoked without tracking its holder, what happens when a phone is replaced, and who is liable for a wrong statement.',
      ],
      'Despite the name, little of this needs a blockchain. Decentralised identifiers are one way of finding a public key, and some methods use no ledger at all. The European Digital Identity Wallet needs no decentralised identifier and no ledger; it relies on certificates, trusted lists and credentials in SD-JWT VC and ISO mdoc format. We propose a ledger only where issuers share no authority.',
      'One rule is fixed. We treat hashed personal data as personal data. Neither personal data nor a hash of it is ever written to a chain.',
    ],
  },
  signs: {
    heading: 'Situations that call for credentials',
    mark: 'occasion',
    items: [
      'You store copies of identity documents only to prove that someone once looked.',
      'Partners telephone each other to confirm a qualification or a power of attorney.',
      'Your sector must accept the EUDI Wallet, and the login page knows only passwords.',
      'A pilot issues credentials that no one outside the pilot can verify.',
    ],
  },
  features: [
    {
      icon: 'certificate',
      title: 'Formats chosen by verifier',
      description:
        'We begin with who must accept the credential and through which wallet, then choose format and protocol.',
    },
    {
      icon: 'eye',
      title: 'Unlinkability checked',
      description:
        'Selective disclosure hides claims; a reused signature stays visible. We test what colluding verifiers can still join up.',
    },
    {
      icon: 'people',
      title: 'Trust rules people can read',
      description:
        'Who may issue what, on which evidence, for how long: a governance text to go with the machine-readable list.',
    },
  ],
  steps: [
    {
      title: 'Use case and role analysis',
      description:
        'Issuer, holder, verifier, accreditor; data needed against data asked; legal basis and liability.',
      duration: '2 weeks',
    },
    {
      title: 'Ecosystem profile',
      description:
        'Format, protocol version, key binding, status method and trust list, pinned as a testable profile.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Issuer and verifier services',
      description:
        'Issuance from your source of record, presentation requests, policy checks, audit trail without claim values.',
      duration: '6 to 10 weeks',
    },
    {
      title: 'Interoperability rounds',
      description: 'Against several wallets, conformance suites and deliberately malformed credentials.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Registration and go-live',
      description:
        'Relying-party registration papers, the technical part of your impact assessment, issuer keys in an HSM, help-desk scripts.',
      duration: '2 to 4 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Credential schemas and profile',
      description: 'Claims, formats and algorithms that partners can implement from.',
    },
    { title: 'Running issuer and verifier', description: 'With conformance results and a load test.' },
    {
      title: 'Trust framework document',
      description: 'Accreditation, revocation, liability, and how an issuer leaves.',
    },
    {
      title: 'Privacy assessment',
      description: 'Linkability findings, before the build, for the impact assessment that you carry out.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: issuer, or verifier alone',
      asked: 'From you: register, verifier, data protection officer',
      priceFactors: 'Price: wallets, assurance and registers',
      limits: 'What a credential does not prove',
    },
    duration:
      '3 to 5 months for one credential with two verifiers; a verifier alone takes 6 to 9 weeks. Not in this span: 2 to 3 weeks in which testers new to the code attack issuer and verifier.',
    effort: '150 to 260 person-days by 3 or 4 people, 60 to 100 for a verifier alone.',
    priceFactors: [
      'Own wallet, existing wallets, or both',
      'Assurance level and holder binding',
      'Online presentation only, or in person as well',
      'Number of source registers to connect',
    ],
    asked: [
      'The register that holds the truth, and its owner',
      'At least one committed verifier',
      'A data protection officer from the first workshop',
    ],
    limits:
      'We are not a qualified trust service provider and cannot issue qualified attestations. A credential proves what an issuer stated. Whether the statement was right is a separate question.',
  },
  dated: true,
  standards: [
    {
      name: 'W3C DID Core and Verifiable Credentials Data Model 2.0',
      use: 'Identifiers and statements for ecosystems outside EUDI.',
    },
    {
      name: 'SD-JWT (RFC 9901) and ISO/IEC 18013-5',
      use: 'Salted-hash disclosure, and the mobile document format behind driving licences.',
    },
    {
      name: 'OpenID4VCI and OpenID4VP',
      use: 'How a wallet receives a credential and how it answers a request.',
    },
    {
      name: 'eIDAS 2.0 (Regulation (EU) No 910/2014 as amended by Regulation (EU) 2024/1183)',
      use: 'EUDI Wallets, relying-party registration and attestations of attributes.',
    },
  ],
  questions: [
    {
      question: 'Must we accept the EUDI Wallet?',
      answer:
        'If law or contract obliges you to use strong user authentication, as in banking, telecoms, energy, transport or health, broadly yes by the end of 2027. Micro and small enterprises are exempt, and users are never forced to choose it.',
    },
    {
      question: 'How is a credential revoked without surveillance?',
      answer:
        'By publishing one compressed list for many credentials and fetching it whole, so that the issuer does not learn which one is being checked. Short-lived credentials avoid the list altogether.',
    },
    {
      question: 'Can two verifiers compare notes?',
      answer:
        'With one SD-JWT shown twice, yes: its signature is a fingerprint. Issuing single-use copies in batches prevents it. BBS signatures solve it better, though hardware key support is still thin.',
    },
  ],
  related: [
    { path: '/services/identity-management', text: 'Accounts and access for staff inside one organisation.' },
    { path: '/industry/finance', text: 'Customer identification with reusable credentials.' },
    { path: '/industry/healthcare', text: 'Professional licences and patient consent.' },
    {
      path: '/services/compliance-and-risk-management',
      text: 'Records the duties of issuers and relying parties.',
    },
  ],
  action: {
    heading: 'Name the document you are tired of copying',
    text: 'In the call we ask who issues it, who requests it and why. Analysis and profile come first, as a study, and the services are quoted from its result.',
  },
} satisfies Web3ServicePage;
