import { company } from '../../company';
import { numberNote } from '../../placeholders';
import type { HomePage } from '../../types';
import { page as consulting } from '../consulting/it-consulting';

export const page = {
  kind: 'home',
  path: '/',
  title: 'Home',
  description:
    'IT, blockchain and cybersecurity solutions from one accountable team that builds the system, secures it around the clock and keeps it running.',
  summary: 'What we build, secure and run, how the work goes, and where to begin.',
  hero: {
    heading: 'Systems people can put their trust in',
    lead: `${company.description} One team, from the first whiteboard to the alert at night.`,
  },
  metrics: [
    { value: '75+', label: 'businesses transformed' },
    { value: '10', label: 'years of experience' },
    { value: '99.9%', label: 'uptime' },
    { value: '500+', label: 'servers managed' },
    { value: '24/7', label: 'SOC monitoring' },
  ],
  practices: {
    heading: 'Seven practices, one\u00a0accountable team',
    text: 'Each engagement has one lead, named in your contract, from the practice that does most of the work. When a job needs three of them, there is still one plan and one person to ring.',
  },
  watch: {
    heading: 'Security is a shift that never ends',
    text: 'Analysts watch your estate around the clock, and responders take over when a case outgrows them. What analysts may isolate, and whom they wake first, is settled in writing before the first alert.',
    events: [
      {
        time: '03:07',
        title: 'Alert',
        description: 'A sign-in from a new country, then mail leaving in bulk. One SIEM joins the two.',
      },
      {
        time: '03:19',
        title: 'Triage',
        description: 'An analyst reads the alert and decides that it is real.',
      },
      {
        time: '03:26',
        title: 'Contain',
        description: 'Sessions revoked, laptop isolated as agreed.',
      },
      {
        time: '03:41',
        title: 'Call',
        description: 'The person whom you named is woken, because isolating the mail server needs a yes.',
      },
      {
        time: '06:50',
        title: 'Report',
        description: 'One page before breakfast: what was seen, what was done, and what is still unknown.',
      },
    ],
    caption: 'An invented night; times in UTC, hours without an event left out',
    link: { label: 'What the watch covers', path: '/services/managed-security-services' },
  },
  approach: {
    heading: 'Every step ends in something you hold',
    text: 'Emergencies excepted, no step begins until you have accepted the one before it. You may stop at any boundary and keep all that has been made so far.',
    steps: [
      {
        title: 'Talk',
        duration: '45 minutes',
        description:
          'A free call with one engineer, who is named beforehand. You get our opinion in writing, even if it is to buy a product or to wait.',
      },
      {
        title: 'Scope',
        duration: '1 to 9 weeks',
        description:
          'A clear task, such as a test, is quoted after the call. A build whose scope is still open begins with a study: requirements, architecture and threat model on paper. The study has a quote of its own.',
      },
      {
        title: 'Build',
        duration: 'Stages of 2 weeks',
        description:
          'Each stage closes with software that runs, in your repository from the first commit. By contract a second engineer reads every line before it is merged.',
      },
      {
        title: 'Prove',
        duration: '2 to 3 weeks',
        description:
          'Testers who did not write the code try to break it. Fixes and a retest follow the report, which then lists the risks that you chose to accept. An outside audit, always due before smart contracts hold money, comes on top.',
      },
      {
        title: 'Run',
        duration: 'Until notice, or handover',
        description:
          'Monitoring, patching and on-call cover under a service schedule, or a handover to your own people with runbooks that have been tried. Projects end on delivery; continuous services on notice of one or three months.',
      },
    ],
  },
  consulting: {
    heading: 'Advice from people who may have to carry it out',
    text: 'Our consultants also deliver. Transformation ends in a paper, DevOps and data are projects with your teams, infrastructure and managed IT are operated for you. A measure is recorded before the work, so that its effect can be seen after it.',
    fields: consulting.pages.map(({ short, result }) => ({ short, result })),
    metrics: [
      { value: '200%', label: 'faster deployments' },
      { value: '90%', label: 'collaboration boost' },
      { value: '500+', label: 'businesses supported' },
      { value: '95%', label: 'customer satisfaction' },
      { value: '1M+', label: 'data points analyzed' },
      { value: '50%', label: 'improved decision speed' },
    ],
    link: { label: 'Which question is yours', path: '/it-consulting' },
  },
  industries: {
    heading: 'Five industries, five sets of rules',
    text: 'Work starts from what binds you: operational resilience in finance, patient records in healthcare, provenance in the supply chain, card data in retail, and fair play in gaming.',
    paths: [
      '/industry/finance',
      '/industry/healthcare',
      '/industry/supply-chain',
      '/industry/retail',
      '/industry/gaming',
    ],
  },
  pricing: {
    heading: 'What it costs, and why there is no list',
    paragraphs: [
      'Pricing depends on the scope of the project, so every quote is a customised one. Four things move it most: how many systems are touched, how much existing code has to be understood first, which standard the result must meet, and for how many hours of the day somebody has to be awake.',
      [
        'The call, a one-page first view of a written inquiry, and the quote are free. Where nobody could price the work honestly yet, the first step is a paid study. Each quote is itemised and holds for 60 days and for the scope it names. When the scope changes, you see the price of the change before any of it is built, and you may decline. Send a rough outline through the ',
        { type: 'link', text: 'inquiry\u00a0form', href: '/inquire-now' },
        ', or talk it through first in a ',
        { type: 'link', text: 'free consultation', href: '/request-consultation' },
        '.',
      ],
    ],
  },
  questions: {
    heading: 'Questions asked before signing',
    items: [
      {
        question: 'Can you take over a system that somebody else built?',
        answer:
          'Yes, after a take-over audit of 2 weeks, ordered as a study. We read code, configuration and incident history, then tell you what we would keep, what worries us and what can no longer be explained. Only then do we agree to be on call for it.',
      },
      {
        question: 'Is a blockchain the right tool for us?',
        answer: [
          'Often not. A shared ledger pays when several parties must write to one record and none of them should own it. If one organisation can be trusted to keep the record, a database with a signed audit log is cheaper and faster. ',
          { type: 'link', text: 'Blockchain consulting', href: '/blockchain-consulting-integration' },
          ' begins with that decision, on paper.',
        ],
      },
      {
        question: 'Who owns the code, the keys and the data?',
        answer:
          'You do: rights in what is written for you pass as it is paid for, and parts of others or of ours are named beforehand with their licences. Code is committed to your repository, and infrastructure runs in your accounts unless you ask us to host it. We hold no key that signs transactions or releases funds for you. Our access is named and logged, and you can revoke it without asking us.',
      },
      {
        question: 'What happens when something breaks at night?',
        answer: [
          'For a security incident anyone can call the SOC, client or not, at any hour on ',
          { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
          '. An analyst opens the case and takes the first steps with you, free of charge; for clients, the agreed matrix says what may be isolated and who is woken. Clients of managed IT ring the desk in their service schedule. The ',
          { type: 'link', text: 'incident response', href: '/services/incident-response' },
          ` page sets out who decides what, and in which order. ${numberNote}`,
        ],
      },
      {
        question: 'How will an auditor know that the work is sound?',
        answer: [
          'From the evidence kept while it was done: reviewed changes, test results, the threat model, the penetration test with its retest, and a list of open risks signed by their owner. Certificates and SOC 2 reports come from independent bodies; this site claims none. One case anyone can check: ',
          { type: 'link', text: 'this website', href: '/case-studies#this-website' },
          '. Its study gives the commands and names the targets that were missed.',
        ],
      },
      {
        question: 'What if we want to leave?',
        answer:
          'Then you leave with everything. Contracts name an exit: documentation up to date, credentials rotated, our access removed, and handover sessions with whoever comes next.',
      },
    ],
  },
  action: {
    heading: 'Tell us what must not fail',
    text: 'One call, no slides. You speak with an engineer and have a written opinion within 2 working days, whether or not you go on with us.',
  },
} satisfies HomePage;
