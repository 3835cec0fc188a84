import { figures } from '../../figures/healthcare';
import type { IndustryPage } from '../../types';

export const page = {
  kind: 'industry',
  path: '/industry/healthcare',
  parent: '/solutions',
  category: 'solutions',
  title: 'Healthcare',
  titleSubject: 'clinical data and medical devices',
  description:
    'Clinical integration, medical-device software and security for providers and manufacturers: HL7 FHIR, DICOM, HIPAA, MDR, IEC 62304 and ISO 13485.',
  summary: 'Clinical data exchange, device software and hospital security, with safety argued in writing.',
  hero: {
    slogan: 'The right record for the right patient, even in an outage',
    lead: 'For hospitals, laboratories, digital-health companies and device makers: integration, regulated software and security that leaves a ward able to work.',
  },
  headings: {
    risks: 'How records and devices fail',
    regulation: 'Device, privacy and exchange rules',
    systems: 'Clinical systems and our part in each',
    outcome: 'The calendar first, the alerts later',
    questions: 'Questions from clinics and manufacturers',
    related: 'Access, devices and data exchange',
  },
  figures,
  introduction: {
    heading: 'Availability is a clinical property',
    paragraphs: [
      'Many security programmes rank confidentiality first. On a ward the order changes: a correct record that cannot be opened harms the patient in the next bed, and a wrong one harms more quietly. So we rate every change by what it could do to care, and clinicians sign that rating beside the engineers.',
      'The second peculiarity is a boundary. Software that stores and displays is one thing. Software with a medical purpose of its own, such as calculating a dose or flagging a lesion, is a medical device, and its whole life cycle is then regulated, from requirements to the handling of third-party libraries. Finding out late is expensive. The first fortnight prepares the answer, and the legal manufacturer confirms it.',
      'The third is age. Imaging equipment outlives several operating systems, and must be protected without being touched.',
    ],
  },
  regulation: [
    {
      title: 'Records and their exchange',
      rules: [
        {
          name: 'HIPAA Security and Breach Notification Rules (45 CFR Part 164, Subparts C and D)',
          use: 'Risk analysis, safeguards, business associate agreements, and notice to individuals within 60 days of discovery at the latest. An addressable specification is implemented, or the reason and any equivalent measure are documented; a proposal of January 2025 would end this category.',
        },
        {
          name: 'GDPR, Article 9',
          use: 'Health data needs a specific ground beyond the ordinary one, usually an impact assessment, and access records that stand up.',
        },
        {
          name: 'HL7 FHIR R4, SMART App Launch and 45 CFR Part 171',
          use: 'How records are exchanged and apps authorised, and when refusing to share counts as information blocking.',
        },
        {
          name: 'DICOM and DICOMweb',
          use: 'Imaging objects and services; the confidentiality profiles of Part 15 for images that leave the hospital.',
        },
        {
          name: 'European Health Data Space (Regulation (EU) 2025/327)',
          use: 'Staged duties for record systems and for making data available for research.',
        },
      ],
    },
    {
      title: 'Software as a device',
      rules: [
        {
          name: 'MDR (Regulation (EU) 2017/745)',
          use: 'Rule 11 puts most software that informs diagnosis or therapy into class IIa or higher, which brings a notified body into the schedule.',
        },
        {
          name: 'ISO 13485:2016, ISO 14971:2019 and IEC 62304',
          use: 'Quality system, risk management and software life cycle. The class or level of the software sets how much design and verification is recorded; a second edition of IEC 62304 changes that scale, so the edition is agreed at the start.',
        },
        {
          name: 'IEC 81001-5-1 and section 524B of the FD&C Act',
          use: 'Secure development for health software; in the United States a bill of materials and a patching plan for connected devices.',
        },
        {
          name: 'AI Act (Regulation (EU) 2024/1689)',
          use: 'A model in a device that needs a notified body is high-risk, with duties from 2 August 2028. We keep its data, tests and oversight in the file that the MDR already asks for.',
        },
      ],
    },
  ],
  risks: [
    {
      title: 'Two patients, one record',
      description:
        'A merge based on name and birth date joins allergies to the wrong person, and downstream systems copy it.',
    },
    {
      title: 'Units and codes lost in mapping',
      description:
        'A laboratory changes an analyser; the interface keeps the old unit, and a normal value becomes an emergency.',
    },
    {
      title: 'Ransomware through remote maintenance',
      description: 'A vendor tunnel into the modality network has no second factor and no closing hour.',
    },
    {
      title: 'Names burned into pixels',
      description:
        'A research export strips the headers, while the patient name remains drawn on the ultrasound frame.',
    },
    {
      title: 'Emergency access without follow-up',
      description:
        'Break-glass exists, its log goes unread, and curiosity about a colleague passes unnoticed.',
    },
  ],
  systems: [
    {
      title: 'Electronic health record',
      description: 'Extensions through published interfaces only, so that vendor upgrades stay possible.',
    },
    {
      title: 'Interface engine',
      description:
        'HL7 v2 feeds put under version control, with contract tests per sender and replay after an outage.',
    },
    {
      title: 'PACS and vendor-neutral archive',
      description:
        'Migration with object counts and hashes, DICOMweb access, and TLS where old modalities permit it.',
    },
    {
      title: 'Patient app or portal',
      description:
        'SMART authorisation, proxy access for parents and carers, and results released under clinical rules.',
    },
    {
      title: 'Connected devices',
      description:
        'Passive inventory, segmentation by function, and compensating controls agreed with the manufacturer.',
    },
    {
      title: 'Research platform',
      description:
        'De-identification with measured residual risk, and a data-use committee built into the workflow.',
    },
  ],
  scenario: {
    heading: 'Example: a discharge app that turns out to be a device',
    situation:
      'Imagine a hospital group that wants an app for patients after heart surgery. It shows appointments and medication, asks for weight and pulse each morning, and turns red when a nurse should call. The tender describes it as a portal.',
    steps: [
      {
        title: 'Qualify and classify',
        description:
          'The red signal drives a therapeutic decision about one patient. That part qualifies as a device under MDR; the calendar does not. The two become separate modules.',
        duration: '2 weeks',
      },
      {
        title: 'Hazard analysis with nurses',
        description:
          'Missed readings, a borrowed phone, kilograms against pounds, a silent alarm: each gets a severity, a control and a test.',
        duration: '3 weeks',
      },
      {
        title: 'Integration on FHIR R4',
        description:
          'Observations are written under a registered SMART client. Identity comes from the hospital index, never from free text.',
        duration: '6 weeks',
      },
      {
        title: 'Life cycle for the device module',
        description:
          'Requirements, architecture, third-party components, verification and release under the manufacturer’s quality system.',
        duration: '5 to 8 months',
      },
      {
        title: 'Downtime drill on the ward',
        description:
          'The hospital switches the service off for one shift. Nurses work from a printed call list that the system makes each evening.',
        duration: '1 day',
      },
    ],
    outcome:
      'The calendar goes live early. The alert module follows once its conformity assessment is complete. Had the boundary been drawn at the end, the whole app would have waited for it.',
  },
  questions: [
    {
      question: 'Who is the legal manufacturer?',
      answer:
        'You, or a partner with the certificates for it. We work as a development supplier under your ISO 13485 quality system, with a written agreement on records, audits and complaints.',
    },
    {
      question: 'Can patient data be used in testing?',
      answer:
        'We test on synthetic records whose distribution resembles yours. Where a fault appears only with real data, it is examined inside your environment under your access log.',
    },
    {
      question: 'How is equipment secured that cannot be patched?',
      answer: [
        'By what surrounds it: ',
        { type: 'link', text: 'segmentation', href: '/services/firewall-and-network-security' },
        ', allow-listed destinations, brokered vendor access and passive monitoring. The manufacturer confirms in writing that function is unaffected.',
      ],
    },
  ],
  related: [
    {
      path: '/services/identity-management',
      text: 'Quick sign-in on shared workstations, with every access attributed.',
    },
    {
      path: '/services/endpoint-security',
      text: 'Laptops and ward devices that can be rebuilt after an infection.',
    },
    { path: '/api-development-integration', text: 'FHIR and legacy interfaces with monitored message flow.' },
    {
      path: '/web3-solutions/identity',
      text: 'Licences of staff and consent of patients as signed credentials.',
    },
  ],
  action: {
    heading: 'Tell us what the software decides',
    text: 'From its intended purpose, in two sentences, we can say which regimes to put to counsel, and what each would add to the schedule. A study at a fixed price then prepares the classification, in 2 weeks and 8 to 15 person-days.',
  },
} satisfies IndustryPage;
