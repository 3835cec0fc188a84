import { figures } from '../../figures/finance';
import type { IndustryPage } from '../../types';

export const page = {
  kind: 'industry',
  path: '/industry/finance',
  parent: '/solutions',
  category: 'solutions',
  title: 'Finance',
  titleSubject: 'payments, banking, crypto-assets',
  description:
    'Engineering and security for banks, insurers, payment firms and crypto-asset providers under DORA, PSD2, MiCA, PCI DSS and SOX, with books that reconcile.',
  summary: 'Payments, ledgers and resilience work for firms that answer to a financial supervisor.',
  hero: {
    slogan: 'Money that reconciles, outages you can report',
    lead: 'For banks, insurers, payment and e-money institutions, investment firms and crypto-asset providers: systems whose balances agree, and incidents whose paperwork is ready.',
  },
  rows: [
    { label: 'Classified as major', discs: [2], braid: [[2, 425]] },
    { label: 'Initial: 4 hours', dots: [2], braid: [[2, 14]], discs: [14], joins: true },
    { label: 'Intermediate: 72 hours', start: 20, braid: [[20, 42]], discs: [42], joins: true },
    { label: 'Final: 1 month', start: 48, braid: [[48, 98]], discs: [98] },
  ],
  headings: {
    risks: 'Where payments and books go wrong',
    regulation: 'Supervision, card and reporting rules',
    systems: 'From core banking to regulatory reports',
    outcome: 'What has changed',
    questions: 'Questions from risk and operations',
    related: 'Controls and interfaces for finance',
  },
  figures,
  introduction: {
    heading: 'Two questions behind every supervisory visit',
    paragraphs: [
      'Supervisors ask many things, but two return. Do the books agree with reality, to the cent, at any hour? And when something fails, do you notice, keep critical functions running and report in time? The first is a matter of ledger design and reconciliation. The second is operational resilience, and since January 2025 it has been law across the Union in one text.',
      [
        'Both depend on unglamorous work: ',
        { type: 'link', text: 'idempotent', href: '/cyber-security-information#term-idempotency' },
        ' payment processing, cut-off times that survive daylight saving, a supplier register that matches the invoices, access rights that leave with the employee. That is most of what we do here.',
      ],
      [
        'Firms that issue or keep crypto-assets have a third question, about keys and custody, which ',
        { type: 'link', text: 'our wallet work', href: '/web3-solutions/wallet' },
        ' covers.',
      ],
    ],
  },
  regulation: [
    {
      title: 'Supervision in the Union',
      rules: [
        {
          name: 'DORA (Regulation (EU) 2022/2554) with Delegated Regulation (EU) 2025/301',
          use: [
            'A register of ICT service contracts with mandatory terms. A first notification ',
            { type: 'strong', text: 'within 4 hours' },
            ' of classifying an incident as major and ',
            { type: 'strong', text: '24 of becoming aware' },
            ', or within 4 of a later classification. Threat-led tests of designated entities ',
            { type: 'strong', text: 'at least every three years' },
            '.',
          ],
        },
        {
          name: 'MiCA (Regulation (EU) 2023/1114) and Regulation (EU) 2023/1113',
          use: 'Authorisation, custody and white papers for crypto-assets, and originator and beneficiary data that travels with each transfer.',
        },
        {
          name: 'AI Act (Regulation (EU) 2024/1689)',
          use: [
            'Scoring the creditworthiness of people is a high-risk use, with duties ',
            { type: 'strong', text: 'from 2 December 2027' },
            '; detecting fraud is not listed as one. We register each model with its purpose and the person who may overrule it.',
          ],
        },
      ],
    },
    {
      title: 'Payments and cards',
      rules: [
        {
          name: 'Instant Payments Regulation (Regulation (EU) 2024/886)',
          use: [
            'In the euro area every provider verifies the payee, and banks send ',
            { type: 'strong', text: 'within ten seconds' },
            ' at any hour, ',
            { type: 'strong', text: 'since 9 October 2025' },
            '; payment and e-money institutions follow with instant transfers ',
            { type: 'strong', text: 'in April 2027' },
            '.',
          ],
        },
        {
          name: 'PSD2 (Directive (EU) 2015/2366) with Delegated Regulation (EU) 2018/389',
          use: 'Strong customer authentication, dynamic linking of the code to amount and payee, access interfaces for third parties. PSD3 and the Payment Services Regulation are to replace them: ask counsel whether they apply yet. We plan for both.',
        },
        {
          name: 'PCI DSS v4.0.1',
          use: 'Scope, segmentation, key management and logging wherever card numbers are stored, processed or transmitted.',
        },
        {
          name: 'Swift Customer Security Controls Framework',
          use: [
            { type: 'strong', text: 'Yearly' },
            ' attestation with independent assessment for anyone connected to the network. Its text is open to users of Swift only.',
          ],
        },
      ],
    },
    {
      title: 'United States',
      rules: [
        {
          name: 'Sarbanes-Oxley Act, sections 302 and 404',
          use: 'For companies listed in the United States: access, change and operations controls over every system that feeds the accounts.',
        },
        {
          name: 'Form 8-K, Item 1.05 (17 CFR 249.308)',
          use: [
            'US domestic filers disclose a cyber incident ',
            { type: 'strong', text: 'within four business days' },
            ' of finding it material.',
          ],
        },
        {
          name: 'GLBA Safeguards Rule (16 CFR Part 314) and 23 NYCRR Part 500',
          use: 'Security programme, testing and notification for non-bank financial institutions and for firms licensed by New York.',
        },
      ],
    },
  ],
  risks: [
    {
      title: 'One supplier under many critical functions',
      description:
        'Core hosting, fraud scoring and messaging often share a cloud region or a subcontractor that no contract mentions.',
    },
    {
      title: 'Silent breaks between ledger and bank',
      description:
        'A retried instruction posts twice, or a timeout is booked as failure although the payment went out.',
    },
    {
      title: 'Authorised push-payment fraud',
      description:
        'The customer authenticates correctly and pays a criminal. Verification of the payee catches the wrong name; context and delay catch the rest.',
    },
    {
      title: 'Data lost in message translation',
      description:
        'Structured ISO 20022 fields are truncated by an older internal format, and sanctions screening misses a name.',
    },
  ],
  systems: [
    {
      title: 'Core banking and general ledger',
      description:
        'We build double-entry sub-ledgers and event feeds beside it, and reconcile them daily, field by field.',
    },
    {
      title: 'Payment hub and scheme gateways',
      description:
        'Idempotency keys, instant-payment time limits, repair queues and full traces from channel to settlement.',
    },
    {
      title: 'Card environment',
      description:
        'Scope reduced by tokenisation; HSM key ceremonies and segmentation tests for what remains.',
    },
    {
      title: 'Open-banking interfaces',
      description:
        'Consent life cycle, eIDAS certificates, FAPI-profiled OAuth, and performance reports for the authority.',
    },
    {
      title: 'Fraud and transaction monitoring',
      description:
        'Rules and models with versioned features and a register, so that any past decision can be explained.',
    },
    {
      title: 'Regulatory and risk reporting',
      description: 'Lineage from each reported figure to its source, on the principles of BCBS 239.',
    },
  ],
  scenario: {
    heading: 'Example: fraud scoring goes dark',
    situation:
      'Suppose a payment institution scores every instant payment through one outside service. The supplier fails on a Friday evening. The gateway was built to refuse payments without a score, so all payments stop, and the duty manager does not know whether this is a major incident.',
    steps: [
      {
        title: 'Stabilise and classify',
        description:
          'Traffic moves to a conservative local rule set with lower limits. Clients affected, duration, spread, data loss and cost are entered against the classification thresholds.',
        duration: 'First hours',
      },
      {
        title: 'Report from prepared data',
        description:
          'Initial notification, intermediate report and final report are filled from the incident timeline, which the alert itself opened.',
        duration: 'Hours, then 72 hours, then 1 month',
      },
      {
        title: 'Trace the dependency',
        description:
          'The contract register turns out to omit the subcontractor that failed. Register and contract are amended.',
        duration: '2 weeks',
      },
      {
        title: 'Build the fallback properly',
        description:
          'Rules, limits and customer messages for degraded operation, agreed with risk and switchable by one named role.',
        duration: '6 to 8 weeks',
      },
      {
        title: 'Exercise it unannounced',
        description:
          'The supplier is cut off in production at a quiet hour, with the board informed and the shift uninformed.',
        duration: '1 day',
      },
    ],
    outcome:
      'The next failure lowers limits, and payments continue. The institution holds a tested fallback for that supplier, a register that matches reality, and an incident file that an examiner can follow without an interview.',
  },
  questions: [
    {
      question: 'Are you an ICT third-party service provider under DORA?',
      answer:
        'If we deliver ICT services to a financial entity on an ongoing basis, yes. The contract has all terms of Article 30(2), those of 30(3) for critical or important functions, and the rules on subcontracting of Delegated Regulation (EU) 2025/532. We supply register data and take part in your tests.',
    },
    {
      question: 'Can you run our threat-led penetration test?',
      answer: [
        'Such tests need testers who meet the requirements of Article 27, under supervision by the authority. We do not offer it as such: we prepare you, run the remediation afterwards, and carry out ordinary ',
        { type: 'link', text: 'penetration tests', href: '/services/penetration-testing' },
        ' in between.',
      ],
    },
    {
      question: 'Must the core system be replaced first?',
      answer:
        'No. Interfaces, access and reconciliation at its edges can be improved while it keeps running.',
    },
  ],
  related: [
    {
      path: '/services/compliance-and-risk-management',
      text: 'One control set for DORA, PCI DSS and the outsourcing rules.',
    },
    { path: '/services/incident-response', text: 'Facts and times ready for the first regulatory notice.' },
    { path: '/api-development-integration', text: 'Payment, open-banking and reporting interfaces.' },
    { path: '/web3-solutions/defi', text: 'For firms that offer lending or yield on a public chain.' },
  ],
  action: {
    heading: 'Bring the findings in your own words',
    text: 'A supervisory letter is confidential: leave it where it is and list what it asks. We say which points are engineering; costing them is a study at a fixed price: 2 to 3 weeks, 8 to 20 person-days.',
  },
} satisfies IndustryPage;
