import { figures } from '../../figures/endpoint-security';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/endpoint-security',
  title: 'Endpoint Security',
  titleSubject: 'hardening, patching, EDR',
  description:
    'Hardened builds, patching, EDR, application control and tested recovery for laptops, servers and phones, measured by coverage you can verify.',
  summary: 'Laptops, servers and phones hardened, patched, watched by EDR and quick to rebuild.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Every laptop and server hardened, watched, replaceable',
    lead: 'A known build, prompt patches, detection that has been tested, and machines meant to be rebuilt while their users have lunch.',
  },
  headings: {
    steps: 'From three lists to one managed fleet',
    deliverables: 'What the device team keeps',
    standards: 'Benchmarks for builds and patches',
    terms: 'Fleet size, time and price',
    questions: 'Slower computers and bad updates',
    related: 'Watching and running the same devices',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'Coverage before cleverness',
    paragraphs: [
      'The machine that lets an intruder in may be one the console does not show: the server without an agent, the laptop that has not checked in since spring, the workstation excluded from scanning because an application was slow. We start by reconciling what exists with what is managed, and treat the difference as the first risk.',
      [
        'Then comes hardening, patching, ',
        {
          type: 'link',
          text: 'endpoint detection and response (EDR)',
          href: '/cyber-security-information#term-edr',
        },
        ' in blocking mode, and recovery. Scanning the whole estate for known flaws is a ',
        { type: 'link', text: 'vulnerability assessment', href: '/services/vulnerability-assessments' },
        '; here the machines are changed. If you have no one to read EDR alerts at night, that can be added as a managed service.',
      ],
    ],
  },
  signs: {
    heading: 'Fleets that need work',
    mark: 'failure',
    items: [
      'Device counts from HR, the directory and the antivirus console differ by a tenth or more.',
      'Users are local administrators because one application demanded it.',
      'EDR was bought, and runs in audit mode with a long list of exclusions.',
      'A lost laptop raises the question whether its disk was encrypted.',
      'Rebuilding twenty machines would take the team a week.',
    ],
  },
  features: [
    {
      icon: 'device',
      title: 'One build, as code',
      description:
        'Settings live in a repository, are tested on a pilot ring, and drift is corrected or reported.',
    },
    {
      icon: 'bug',
      title: 'Detection tried out',
      description:
        'Harmless emulations of current techniques are run on your own build. What passes unseen becomes a rule or a known gap.',
    },
    {
      icon: 'bolt',
      title: 'Rebuild by self-service',
      description:
        'Devices enrol themselves over the internet. An hour is the aim for a standard laptop; the drill shows yours. When suspicion costs no more than that, people act on it.',
    },
  ],
  steps: [
    {
      title: 'Reconciliation',
      description:
        'Directory, management, EDR, network and purchase records are matched into one device list.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Baseline',
      description: 'A build per class, with CIS recommendations adopted, adapted or declined with a reason.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'EDR rollout',
      description:
        'Pilot, rings, blocking mode, tamper protection; each exclusion is justified, narrowed and dated.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Rights and applications',
      description:
        'Local administrator rights are withdrawn, elevation goes by request, and macros, scripts and drivers are controlled.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Patch service',
      description:
        'Rings, deadlines by exposure, third-party software and firmware included, with a route for emergencies.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Drill',
      description: 'One machine is treated as infected, isolated, investigated and rebuilt by your own team.',
      duration: '2 days',
    },
  ],
  deliverables: [
    {
      title: 'Device register',
      description: 'Owner, class, state of encryption, agent and patch, refreshed daily from sources.',
    },
    {
      title: 'Baselines as code',
      description: 'Windows, macOS, Linux, iOS and Android policies, with the reason for each deviation.',
    },
    {
      title: 'Emulation report',
      description: 'Techniques run, what was blocked, what was only logged and what was missed.',
    },
    { title: 'Patch policy and dashboard', description: 'Deadlines, exceptions and age of missing patches.' },
    {
      title: 'Isolation and rebuild runbook',
      description: 'Steps, times achieved in the drill, and who may give the order.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: whole fleet, or EDR alone',
      priceFactors: 'Price: device classes and licences',
      asked: 'Needed from you before the rollout',
      limits: 'Limits: devices that take no agent',
    },
    duration: '3 to 5.5 months for a fleet of a few hundred devices; EDR alone is live in 4 to 8 weeks.',
    effort: '70 to 120 person-days by 2 or 3 people; 25 to 45 for EDR alone.',
    priceFactors: [
      'Devices by class and operating system',
      'Servers with unusual or unsupported software',
      'Management and EDR licences already owned',
      'Private devices used for work',
    ],
    asked: [
      'A pilot group drawn from every department',
      'Installation media and contacts for business applications',
      'Agreement with employee representatives on what agents record',
    ],
    limits:
      'No agent stops everything, and some devices, such as printers, cameras and controllers, take none: those are contained by the network. Private phones get a work profile; we do not manage what is outside it.',
  },
  standards: [
    {
      name: 'CIS Benchmarks',
      use: 'The consensus settings from which each build starts, at level 1 or 2 by class.',
    },
    {
      name: 'NIST SP 800-40 Rev. 4',
      use: 'Patching as preventive maintenance, with routine, emergency and workaround plans.',
    },
    {
      name: 'NIST SP 800-124 Rev. 2',
      use: 'Managing phones and tablets over their life, private ownership included.',
    },
    { name: 'MITRE ATT&CK', use: 'The catalogue from which emulated techniques are selected for the test.' },
  ],
  questions: [
    {
      question: 'Is the protection that comes with the system enough?',
      answer:
        'The built-in engine is good enough for many fleets; what is missing is configuration, response features and someone who reads the alerts. We compare that with a third-party product on your licences.',
    },
    {
      question: 'Will computers become slower?',
      answer:
        'We measure start-up, build and file operations before and after on three typical machines. Exclusions are given for measured need alone.',
    },
    {
      question: 'How do you avoid a bad update stopping everything?',
      answer:
        'Updates go through rings, agent versions are held one behind on servers where the vendor allows it, and offline recovery of an encrypted machine is part of the drill.',
    },
    {
      question: 'Do you charge per device?',
      answer:
        'The project is quoted from classes and applications, since a thousand identical laptops are less work than sixty servers that all differ. Licences stay between you and the vendor.',
    },
  ],
  related: [
    { path: '/services/managed-security-services', text: 'Analysts who read the detections at night.' },
    { path: '/services/vulnerability-assessments', text: 'Finds the machines that patching has missed.' },
    { path: '/services/identity-management', text: 'Removes the standing rights that malware would use.' },
    { path: '/managed-it-services', text: 'Staff to operate the fleet after the project.' },
  ],
  action: {
    heading: 'Compare three counts',
    text: 'Count devices in HR, the directory and your antivirus. Bring the numbers and no lists of names; the differences decide where we would begin.',
  },
} satisfies ServicePage;
