import { figures } from '../../figures/data-encryption';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/data-encryption',
  title: 'Data Encryption',
  titleSubject: 'key management and migration',
  description:
    'Encryption at rest, in transit and per field, with key management, rotation and recovery that has been tested, and a post-quantum plan.',
  summary: 'Data encrypted where it counts, with keys that are stored, rotated and recovered by procedure.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Encrypt what matters, then look after the keys',
    lead: 'An inventory of where cryptography is used and missing, encryption at the layer that meets the threat, and key management that survives staff changes.',
  },
  headings: {
    steps: 'From inventory to tested recovery',
    deliverables: 'Keys, policies and proof',
    standards: 'Cryptographic standards in force',
    terms: 'Inventory, migration and price',
    questions: 'When the defaults suffice',
    related: 'Access, cloud and regulated data',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'The harder half is the keys',
    paragraphs: [
      'Encryption is easily switched on and easily pointless. A disk that unseals at boot protects against theft of the disk and little else. We ask first who should be unable to read the data: the hosting provider, a database administrator, or a thief with a backup tape. Then we choose the layer accordingly: volume, database, field or client.',
      'Keys take most of the work: where they are generated, who may use them, how they rotate, and how you get them back when the person who knew is gone. A lost key cannot be repaired, so recovery is rehearsed before anything is encrypted.',
    ],
  },
  signs: {
    heading: 'Cryptography that needs attention',
    mark: 'failure',
    items: [
      'A questionnaire asks whether data is encrypted and the honest answer is “by the cloud, somehow”.',
      'Keys sit in configuration files or beside the backups they protect.',
      'Certificates expire on weekends and take services down.',
      'Personal or card data is copied into test systems in the clear.',
      'Records must stay secret past 2035 and no one has looked at quantum risk.',
    ],
  },
  features: [
    {
      icon: 'layers',
      title: 'The layer fits the threat',
      description:
        'Each data set has a stated adversary. Full-disk encryption is not offered as an answer to a stolen database login.',
    },
    {
      icon: 'key',
      title: 'Keys outside the data',
      description:
        'Envelope encryption with a KMS or HSM: data keys are wrapped, root keys never leave it in the clear, and each use is logged.',
    },
    {
      icon: 'refresh',
      title: 'Recovery tested',
      description:
        'A quorum restores a key from escrow in front of witnesses before the first production record is encrypted.',
    },
  ],
  steps: [
    {
      title: 'Cryptographic inventory',
      description:
        'Data stores, backups, links, certificates and libraries, found by scan, search and interview.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Design',
      description:
        'Classification, layer, algorithm, key hierarchy, rotation, access and recovery for each data set.',
      duration: '2 weeks',
    },
    {
      title: 'Key management',
      description:
        'KMS or HSM set up, roles separated, root keys generated in a scripted and witnessed ceremony.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Migration',
      description:
        'Data is encrypted in the background and verified; applications read old and new formats until the last record is done.',
      duration: '3 to 8 weeks',
    },
    {
      title: 'Trial and handover',
      description: 'Rotation, revocation and loss of a key are each carried out once, by your staff.',
      duration: '1 week',
    },
  ],
  deliverables: [
    {
      title: 'Cryptographic inventory',
      description: 'Algorithm, key length, library, owner and expiry, exportable as a CycloneDX CBOM.',
    },
    {
      title: 'Key management policy',
      description: 'Generation, distribution, use, rotation, destruction and the roles for each.',
    },
    {
      title: 'Encrypted systems',
      description:
        'Changes in your repositories with tests, including one that reads the stored bytes and finds no clear text.',
    },
    {
      title: 'Ceremony records',
      description: 'Scripts, witnesses, serial numbers and seals, for the auditor.',
    },
    {
      title: 'Post-quantum plan',
      description: 'Which links and archives move first, when, and on which library support.',
    },
  ],
  terms: {
    titles: {
      limits: 'What encryption does not stop',
      duration: 'Duration: data sets, or inventory alone',
      priceFactors: 'What moves the price',
      asked: 'From you: owners, trustees and staging',
    },
    duration: '2 to 4 months for the data sets that matter most; the inventory alone takes 2 to 3 weeks.',
    effort: '50 to 110 person-days by 2 or 3 people; 10 to 15 for the inventory.',
    priceFactors: [
      'Data stores and applications to be changed',
      'Searching or sorting on encrypted fields',
      'Cloud KMS, hosted HSM or hardware on site',
      'Volume to migrate and permitted downtime',
    ],
    asked: [
      'A data owner for each set who decides who may read it',
      'Two or more trustees for key custody',
      'Staging systems with production-like volume',
    ],
    limits:
      'Encryption does not stop a user who is allowed to decrypt, nor an application flaw that does so on their behalf. We do not invent algorithms. We hold none of the keys that this work creates.',
  },
  standards: [
    {
      name: 'FIPS 140-3',
      use: 'Where validated modules are required, the certificate is checked for status, version and mode of operation.',
    },
    {
      name: 'NIST SP 800-57 Part 1',
      use: 'Key types, cryptoperiods and states behind the key management policy.',
    },
    {
      name: 'FIPS 203, FIPS 204 and FIPS 205',
      use: 'ML-KEM, ML-DSA and SLH-DSA, the algorithms that the post-quantum plan moves towards.',
    },
    {
      name: 'PCI DSS v4.0.1, Requirements 3 and 4',
      use: 'Stored account data and its keys; disk-level encryption alone no longer suffices on non-removable media (3.5.1.2).',
    },
    {
      name: 'GDPR, Articles 32 and 34',
      use: 'Encryption as a measure, and as a ground on which notice to data subjects may fall away.',
    },
  ],
  questions: [
    {
      question: 'Is the default encryption of our cloud enough?',
      answer:
        'Against a stolen disk, yes. Against a leaked credential or the provider itself, no: whoever may read the service gets clear text. Keys of your own add a second permission and a way to revoke it; only encryption in the field or the client takes the clear text out of reach.',
    },
    {
      question: 'What happens to performance?',
      answer:
        'AES with hardware support is seldom noticed. Field encryption affects search and joins, so queries are measured in the design phase.',
    },
    {
      question: 'Must we act on quantum computers already?',
      answer:
        'For data that must stay secret for ten years or more, planning is due, because traffic can be recorded today. Hybrid key exchange in TLS 1.3 is the usual first step.',
    },
  ],
  related: [
    { path: '/services/identity-management', text: 'Decides who may use a key once it is protected.' },
    {
      path: '/services/cloud-security-services',
      text: 'Key services and storage settings of your cloud accounts.',
    },
    {
      path: '/services/compliance-and-risk-management',
      text: 'Shows where a law or a contract demands encryption.',
    },
    { path: '/industry/healthcare', text: 'Confidentiality rules for patient data.' },
  ],
  action: {
    heading: 'Ask where the keys are',
    text: 'If the answer takes more than a day, begin with the inventory. Tell us the systems and we will size it.',
  },
} satisfies ServicePage;
