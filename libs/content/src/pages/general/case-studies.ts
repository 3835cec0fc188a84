import type { CaseStudiesPage } from '../../types';

export const page = {
  kind: 'case-studies',
  path: '/case-studies',
  title: 'Case Studies',
  titleSubject: 'seven illustrative examples',
  description:
    'Seven illustrative case studies, one for each practice: the problem as it was put to us, the work in order, and what the client held at the end.',
  summary: 'Seven illustrative studies of how the work goes, one for each practice.',
  hero: {
    slogan: 'How the work tends to go',
    lead: 'Seven studies, one for each practice: what was asked, what was done in which order, and what the client received.',
  },
  notice:
    'These case studies are illustrative. Each shows how such work can go; the clients are not real organisations and the results are not measurements.',
  studies: [
    {
      id: 'settlement-ledger',
      title: 'One settlement record for banks that share nothing else',
      category: 'blockchain',
      client: 'Example: a clearing group of regional banks',
      problem:
        'Each member kept its own list of mutual claims. Every month the lists disagreed, and clerks settled the differences by telephone. No member would let another host the database, and a new company owned by all of them would have taken longer than the project.',
      work: [
        'A decision paper of 2 weeks that compared a hosted database, a trustee and a permissioned ledger, and recorded why the ledger won.',
        'A network in which each bank runs its own validating node, with membership, voting and expulsion set down in a rule book that the legal departments could sign.',
        'Contracts for netting and dispute, small enough to be read aloud in a workshop with the operations staff.',
        'Connectors to two core banking systems, and a file interface for members without an API.',
        'A penetration test of nodes, keys and administration, and a rehearsal of losing one member for a day.',
      ],
      result:
        'The month-end telephone round has gone: a difference shows on the day it arises, with both entries beside it. The members hold the source code, the rule book and a node manual, and a second supplier has since been shown that it can run the network from those.',
      services: [
        '/private-blockchain-solutions',
        '/blockchain-consulting-integration',
        '/services/penetration-testing',
      ],
    },
    {
      id: 'timelocked-treasury',
      title: 'A treasury that no single signature can empty',
      category: 'web3',
      client: 'Example: a foundation that funds open-source work',
      problem:
        'Grants were paid from a wallet whose key was held by one trustee. Donors had begun to ask what would happen if he were ill, careless or pressed. A member vote existed, but it was advice on a forum and nothing enforced it.',
      work: [
        'Interviews with donors, trustees and grantees, ending in a table of who may decide what, up to which amount.',
        'Governance contracts with proposal, vote, timelock and a guardian who may delay a payment and never redirect one.',
        'Signing through EIP-712 messages that a hardware wallet shows in readable words.',
        'Two rehearsals on a test network, one of them with a malicious proposal that members had to notice.',
        'An independent audit by another firm, with our answers published next to its findings.',
      ],
      result:
        'Payments follow votes, after a waiting period in which any member can object. The trustee no longer carries the key and has said that he sleeps better. The foundation keeps a plain-language charter that matches the contracts clause by clause.',
      services: ['/web3-solutions/dao', '/smart-contract-development', '/services/security-audits'],
    },
    {
      id: 'stopped-on-a-sunday',
      title: 'Ransomware stopped on a Sunday, explained by the Friday',
      category: 'cybersecurity',
      client: 'Example: a manufacturer with several plants',
      problem:
        'File servers began to encrypt during a weekend shift. Backups existed, but nobody knew whether the intruder had reached them, and the plant managers wanted to restart at once. The insurer wanted evidence untouched.',
      work: [
        'Containment first: affected segments isolated and service accounts disabled, with production lines left running on a separate network.',
        'Memory and disk images taken before any cleaning, logged for chain of custody.',
        'A timeline from the first phishing message to the last command, set against MITRE ATT&CK techniques.',
        'Rebuilding in an agreed order from backups proven to predate the intrusion.',
        'A review set out along NIST SP 800-61 Rev. 3, then endpoint detection and 24/7 monitoring across all sites.',
      ],
      result:
        'Plants reopened one after another during the week, from systems known to be clean. The board received a report it could give to the insurer and the data protection authority without editing. The route that was used is closed, and the SOC now sees the signs that were there beforehand.',
      services: [
        '/services/incident-response',
        '/services/forensic-investigations',
        '/services/endpoint-security',
        '/services/managed-security-services',
      ],
    },
    {
      id: 'sliced-scheduling',
      title: 'An appointment system replaced while the clinics stayed open',
      category: 'software',
      client: 'Example: a group of outpatient clinics',
      problem:
        'The booking system had been written for one clinic and copied to the others, each copy altered since. Patients were double-booked across sites. The maker had closed, and no one dared to update the server below it.',
      work: [
        'A reading of all copies, to separate local habit from real medical rules.',
        'A tenant model in which a clinic sets its own hours and forms while the record of the patient stays one.',
        'A thin interface in front of the old system, through which new parts took over one function at a time.',
        'Access by role, consent records and an audit trail designed with the data protection officer for what the GDPR asks of health data.',
        'Training at each reception desk on the day before its change, and a person on site on the day.',
      ],
      result:
        'The last copy was switched off after a month in which nobody had opened it. Clinics see one calendar. The group owns the code, an API for its laboratory partner, and tests that describe the scheduling rules better than the old manual did.',
      services: ['/saas-development', '/api-development-integration', '/industry/healthcare'],
    },
    {
      id: 'release-on-thursday',
      title: 'From a release night each quarter to an ordinary Thursday',
      category: 'consulting',
      client: 'Example: a retailer with shops and an online store',
      problem:
        'Software went live four times a year, at night, with three teams on a call and a checklist that differed in each copy. A failed release in the season had made management cautious, so changes grew larger, and larger changes failed more often.',
      work: [
        'A map of one change from idea to till, with the waiting time written at each handover.',
        'Build, test and deployment made into one pipeline, first for the service that changed most.',
        'Feature flags, so that code could go out dark and be shown to one shop.',
        'An on-call rota shared by developers and operations, with alerts rewritten until each one asked for an action.',
        'A freeze rule for the season that the business could understand and lift.',
      ],
      result:
        'Releases happen in working hours and are taken back by a switch. The night call is no longer scheduled. Teams own a delivery handbook that they wrote themselves, with the four delivery measures charted from the pipeline and from no other source.',
      services: ['/devops-agile-consulting', '/cloud-solutions-integration', '/industry/retail'],
    },
    {
      id: 'cold-chain',
      title: 'A temperature record that every carrier accepts',
      category: 'solutions',
      client: 'Example: a shipper of refrigerated medicines',
      problem:
        'Sensors recorded each pallet, but the readings were kept by whichever carrier held it at the time. After a spoiled load, all parties produced their own file. Insurers paid late and quality staff released goods on trust.',
      work: [
        'A workshop with carriers and the insurer on the few events that liability turns on: handover, excursion, release.',
        'Readings signed at the gateway and their digests anchored on a shared ledger, with the bulk data off the chain.',
        'Events in GS1 EPCIS 2.0, so that no partner had to learn a private one.',
        'A release screen for quality staff that shows the unbroken record, or the exact gap in it.',
        'A fallback procedure on paper for a lane without connectivity, tested on a real lorry.',
      ],
      result:
        'Disputes are about what to do and no longer about what happened. Quality staff release or block with a record in front of them. Carriers join through a published interface description, without a project of their own.',
      services: [
        '/industry/supply-chain',
        '/blockchain-consulting-integration',
        '/api-development-integration',
      ],
    },
    {
      id: 'members-portal',
      title: "A members' portal that had outlived its maker",
      category: 'other',
      client: 'Example: a professional association',
      problem:
        "The portal for members ran on a framework without updates, on a server in a former volunteer's account. Renewals passed through a form that sent card numbers by e-mail. The board had a small budget and an annual meeting in spring.",
      work: [
        'A short consultation that put the card form first and everything else second.',
        "Payment moved to a provider's hosted page, which took card data off the server and most PCI DSS requirements out of scope.",
        'The domain, hosting and certificates transferred into accounts of the association.',
        'A new site of accessible templates to WCAG 2.2 AA, with content moved by the members who knew it.',
        'A review against OWASP ASVS level 1 before launch, and a calendar of updates for the office.',
      ],
      result:
        'Members renew without help and the office no longer handles card data. The association holds every password to its own website, in a vault with two keepers. The yearly effort fits into a page that a new secretary can follow.',
      services: ['/services/consultation', '/services/web-development', '/services/application-security'],
    },
  ],
  metrics: [
    { value: '75+', label: 'businesses transformed' },
    { value: '500+', label: 'businesses supported' },
    { value: '95%', label: 'customer satisfaction' },
    { value: '10', label: 'years of experience' },
  ],
  action: {
    heading: 'Describe your own case',
    text: 'Tell us how the first paragraph of yours would read. You receive a view of the work, and what is uncertain about the result.',
  },
} satisfies CaseStudiesPage;
