import { figures } from '../../figures/supply-chain';
import type { IndustryPage } from '../../types';

export const page = {
  kind: 'industry',
  path: '/industry/supply-chain',
  parent: '/solutions',
  category: 'solutions',
  title: 'Supply Chain',
  titleSubject: 'traceability and partner data',
  description:
    'Traceability with GS1 EPCIS 2.0, customs and due-diligence data for EUDR, DSCSA and CSRD, and warehouse systems kept apart from the office network.',
  summary: 'Traceability, customs data and warehouse systems that tell one story about one pallet.',
  hero: {
    slogan: 'Where it came from, where it is, who says so',
    lead: 'For manufacturers, importers, distributors and carriers: event data that trading partners accept, and operations that continue when a system stops.',
  },
  headings: {
    risks: 'Gaps between a record and the goods',
    regulation: 'Customs, traceability and due-diligence law',
    systems: 'From master data to customs filing',
    outcome: 'What the importer can prove',
    questions: 'Questions from importers and suppliers',
    related: 'Ledgers, data and plant networks',
  },
  figures,
  introduction: {
    heading: 'Traceability is agreed identity plus honest events',
    paragraphs: [
      'A traceability project stalls on master data first. Four partners call one carton by four numbers, the site code names a building that was sold, and the case holds eleven items while its label promises twelve. Until things, places and parties have identifiers that everyone accepts, no platform can help. So we begin with GTIN, GLN and SSCC hygiene, tedious as it is.',
      'Events come second: what, where, when, why and in which condition. GS1 EPCIS 2.0 gives them a shared form, with JSON-LD, a web interface and sensor readings. Trust comes third. A shared ledger can show who recorded a statement and that it has not been altered since. It cannot show that the statement was true, and we design inspections for that part.',
      'Regulation now asks for all three at once, and from suppliers far outside its own reach.',
    ],
  },
  regulation: [
    {
      title: 'Trace and shop floor',
      rules: [
        {
          name: 'GS1 EPCIS 2.0 and CBV 2.0 (ISO/IEC 19987 and 19988)',
          use: 'The event model and vocabulary for sharing visibility data between companies.',
        },
        {
          name: 'DSCSA (section 582 of the FD&C Act)',
          use: 'Package-level electronic tracing of prescription drugs in the United States. FDA recommends EPCIS; many partners still send its 1.2 XML form, so a repository has to take both.',
        },
        {
          name: 'IEC 62443',
          use: 'Zones, conduits and security levels for conveyors, cranes and cold stores.',
        },
      ],
    },
    {
      title: 'Goods that enter the Union',
      rules: [
        {
          name: 'Union Customs Code (Regulation (EU) No 952/2013) and ICS2',
          use: 'Declarations and advance cargo data, complete and on time, or the consignment waits.',
        },
        {
          name: 'EUDR (Regulation (EU) 2023/1115) with Regulation (EU) 2025/2650',
          use: 'Due-diligence statements with plot geolocation for cattle, cocoa, coffee, oil palm, rubber, soya and wood. It applies from 30 December 2026, to most micro and small operators from 30 June 2027, with lighter downstream duties. The products are those of Annex I, which delegated acts amend: look for amendments that the consolidated text does not contain yet.',
        },
        {
          name: 'CBAM (Regulation (EU) 2023/956)',
          use: 'Embedded emissions of imported steel, aluminium, cement, fertiliser and other listed goods.',
        },
        {
          name: 'ESPR (Regulation (EU) 2024/1781)',
          use: 'Digital product passports, introduced group by group through delegated acts.',
        },
        {
          name: 'CSRD (Directive (EU) 2022/2464)',
          use: 'Value-chain figures under the ESRS for companies still in scope since the omnibus changes, and for suppliers asked by them.',
        },
      ],
    },
  ],
  risks: [
    {
      title: 'Broken aggregation',
      description:
        'An item leaves a case without a scan, and every later event for that case describes goods that are elsewhere.',
    },
    {
      title: 'Plausible but wrong geodata',
      description:
        'A supplier sends the office coordinates for each farm, or a polygon that crosses itself or lies at sea.',
    },
    {
      title: 'A warehouse stopped from the office',
      description:
        'Ransomware arrives by e-mail and reaches conveyor control, because both share one directory.',
    },
    {
      title: 'Diverted freight',
      description:
        'A forged release message or a stolen carrier login sends the container to the wrong gate.',
    },
    {
      title: 'One gateway for all partners',
      description:
        'EDI runs through a single provider. When it stops, so do shipping, invoicing and customs clearance.',
    },
  ],
  systems: [
    {
      title: 'ERP and master data',
      description: 'Identifier governance, duplicate resolution, and one steward for each entity.',
    },
    {
      title: 'Warehouse and transport management',
      description:
        'Scan points placed where custody changes, and offline operation that reconciles afterwards.',
    },
    {
      title: 'EDI and partner interfaces',
      description:
        'EDIFACT and X12 alongside web interfaces, with schema tests and a second route for dispatch advice.',
    },
    {
      title: 'EPCIS repository',
      description:
        'Capture, query and access rules by partner and product, with corrections kept as events instead of deletions.',
    },
    {
      title: 'Sensors and cold chain',
      description:
        'Calibrated loggers tied to shipment identifiers, and excursion rules that quality has approved.',
    },
    {
      title: 'Customs and due-diligence filing',
      description:
        'Classification, origin and statement references assembled before departure, and kept for the legal period.',
    },
  ],
  scenario: {
    heading: 'Example: cocoa from many small farms, one statement',
    situation:
      'Take an importer who buys cocoa through cooperatives. Farm data arrives as spreadsheets, photographs of maps and exports from three mobile apps. Each lot is mixed at the cooperative. The importer is the first to place it on the Union market and must answer for all of it.',
    steps: [
      {
        title: 'Define the lot',
        description:
          'Mixing points are walked and recorded. A lot becomes a list of plots, never a percentage of a region.',
        duration: '3 weeks',
      },
      {
        title: 'Collect and check geometry',
        description:
          'A point will do for small plots; above four hectares a polygon is needed. Coordinates need six decimal places. Overlaps, self-crossings and wrong countries go back to the field.',
        duration: '6 to 10 weeks',
      },
      {
        title: 'Assess the risk',
        description:
          'Plots are compared with forest cover at 31 December 2020, land-use law and tenure records. Doubtful ones are held out of the lot.',
        duration: '3 weeks',
      },
      {
        title: 'File and link',
        description:
          'The statement goes to the EU information system; its reference enters the customs declaration and the EPCIS events of that lot.',
        duration: '4 weeks to automate',
      },
      {
        title: 'Answer a mock inspection',
        description:
          'One bar of chocolate is chosen in a shop, and the plots behind it are named from records alone.',
        duration: '2 days',
      },
    ],
    outcome:
      'The importer can refuse a lot before it is paid for, since the check takes place at the cooperative. When a plot is challenged, one query returns the affected shipments.',
  },
  questions: [
    {
      question: 'Do we need a blockchain for this?',
      answer: [
        'Only if competitors must share one record that none of them should control. Two partners are better served by signed messages. Where the case is real, see ',
        { type: 'link', text: 'private blockchains', href: '/private-blockchain-solutions' },
        '.',
      ],
    },
    {
      question: 'Our suppliers have no systems. What then?',
      answer: 'They get an app that works without a network, in their language, and keeps a copy for them.',
    },
    {
      question: 'Will partners see our volumes and prices?',
      answer:
        'Not unless you say so. Queries are limited by product, party and chain of custody, and we test whether volumes can be inferred from serial numbers or timestamps.',
    },
  ],
  related: [
    {
      path: '/private-blockchain-solutions',
      text: 'A network for partners who share records and trust no single keeper.',
    },
    { path: '/cloud-solutions-integration', text: 'Platforms that connect plants, ports and partners.' },
    {
      path: '/data-analytics-bi-solutions',
      text: 'Reports on delay, loss and emissions from the same events.',
    },
    {
      path: '/services/firewall-and-network-security',
      text: 'Separates warehouse control from office networks.',
    },
  ],
  action: {
    heading: 'Pick one product and one port',
    text: 'Tracing that flow end to end is a study of 3 weeks and 12 to 20 person-days at a fixed price. The wider programme is costed from its result.',
  },
} satisfies IndustryPage;
