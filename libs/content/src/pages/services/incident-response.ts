import { figures } from '../../figures/incident-response';
import { serviceLayouts } from '../../serviceLayouts';
import { company } from '../../company';
import { placeholderNote, placeholders } from '../../placeholders';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/incident-response',
  title: 'Incident Response',
  titleSubject: 'contain, examine, recover',
  description:
    'Containment, eradication and recovery during a cyber attack, with retainers, playbooks and exercises that shorten the next one.',
  summary:
    'An attack contained, the attacker removed, systems restored in order, and facts kept for reporting.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  emergency: true,
  hero: {
    slogan: 'The first hours, in practised hands',
    lead: 'The attack is contained, the attacker removed and systems restored in a safe order, while you keep regulators and customers correctly informed.',
  },
  rows: [
    { label: 'Disconnect', discs: [2], braid: [[2, 12]], joins: true },
    { label: 'Decide', start: 18, discs: [18], braid: [[18, 28]], joins: true },
    { label: 'Keep evidence', start: 34, discs: [34], braid: [[34, 60]], joins: true },
    { label: 'Inform', start: 66, discs: [66], braid: [[66, 425]] },
  ],
  figures,
  headings: {
    steps: 'The first hours and the weeks after',
    deliverables: 'The file you keep',
    standards: 'Reporting duties and method',
    terms: 'Retainer, hours and exclusions',
    questions: 'Questions in the first call',
    related: 'After the incident',
  },
  layout: serviceLayouts.emergency,
  introduction: {
    heading: 'Back to safe operation, with the evidence intact',
    paragraphs: [
      'The aim is the shortest way back that does not let the attacker in again. We cut off access, preserve evidence, rebuild in the right order, and supply leadership and counsel with facts.',
      [
        'A ',
        { type: 'link', text: 'retainer', href: '/cyber-security-information#term-retainer' },
        ' puts contract, contacts, access and playbooks in place beforehand. An emergency call works without them: measures are given at once and papers, confidentiality and data processing among them, follow the same day, but collecting contacts and access costs hours. Proof of who did what, fit for a court or a tribunal, belongs to ',
        { type: 'link', text: 'forensic investigations', href: '/services/forensic-investigations' },
        ', which are slower by design.',
      ],
      [
        'If an attack is under way now, call ',
        { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
        '. The SOC answers at any hour. Do not write: the attacker may be reading your mail.',
      ],
    ],
  },
  signs: {
    heading: 'Reasons to call, today or beforehand',
    mark: 'occasion',
    items: [
      'Files are encrypted, or a note says that data has been taken.',
      'A mailbox has rules of unknown origin, or sign-ins from two continents.',
      'A supplier reports a breach and your data may be in it.',
      'The insurer wants a response plan and yours names people who have left.',
    ],
  },
  features: [
    {
      icon: 'bolt',
      title: 'Authority settled first',
      description:
        'A retainer records who may order a shutdown at night, so that containment does not wait for a meeting.',
    },
    {
      icon: 'clock',
      title: 'One timeline',
      description:
        'Every action by either side goes into a single record in UTC with its source. Reports are drawn from it.',
    },
    {
      icon: 'refresh',
      title: 'Recovery is part of the job',
      description: 'We stay until identity, backups and core systems are clean and running.',
    },
  ],
  steps: [
    {
      title: 'Triage call',
      description:
        'Symptoms, times and first measures are settled by telephone, and a safe channel away from company mail.',
      duration: 'First hours',
    },
    {
      title: 'Containment',
      description:
        'Hosts isolated, sessions and tokens revoked, paths blocked, volatile evidence taken before it is lost.',
      duration: 'Day 1 to 2',
    },
    {
      title: 'Scoping',
      description:
        'Logs, endpoints and identity records show entry point, movement, persistence and what left the network.',
      duration: 'Day 3 to 7',
    },
    {
      title: 'Eradication',
      description: 'Every foothold is removed in one coordinated window.',
      duration: '1 to 3 days',
    },
    {
      title: 'Recovery',
      description: 'Restores from verified backups into a clean segment, under closer monitoring.',
      duration: '3 days to 2 weeks',
    },
    {
      title: 'Review',
      description:
        'A blameless session after closure, on cause, detection and decisions, with dated actions.',
      duration: 'Within 2 weeks',
    },
  ],
  deliverables: [
    { title: 'Incident timeline', description: 'Sourced, in UTC, from first access to closure.' },
    {
      title: 'Scope and cause report',
      description: 'What happened, what was accessed, what remains unknown and why.',
    },
    {
      title: 'Notification fact pack',
      description:
        'The facts and times that regulators, customers and insurers ask for, updated at each stage.',
      specimen: 'specimen',
    },
    {
      title: 'Indicators and detections',
      description: 'Rules for your SIEM and endpoint tools to notice a return.',
    },
    {
      title: 'Plan, playbooks and contacts',
      description: 'With a retainer: written, printed and exercised each year.',
    },
  ],
  terms: {
    titles: {
      asked: 'Whom you must keep reachable',
      limits: 'What responders do not do',
      duration: 'Duration: a case, a retainer',
      priceFactors: 'Price: retainer, or emergency hours',
    },
    duration:
      'An ordinary incident: 1 to 4 weeks. Setting up a retainer: 3 to 4 weeks, first exercise included, quoted apart with a ceiling; notice is three months.',
    effort: '20 to 60 person-days for an ordinary case, 8 to 12 to set up a retainer.',
    priceFactors: [
      'Retainer: size of the estate, locations and prepaid hours',
      'Emergency: hours worked and how many responders are needed',
      'Log retention and whether endpoint detection is already present',
      'Travel and work outside office hours',
    ],
    asked: [
      'One decision-maker reachable at all hours',
      'Administrative access, or administrators at hand',
      'Counsel and insurer informed early, as the policy usually demands',
    ],
    limits:
      'We do not negotiate with extortionists or move payments, we do not hack back, and we cannot promise that stolen data stays unpublished. Duties to notify are for counsel to decide.',
  },
  standards: [
    {
      name: 'NIST SP 800-61 Rev. 3',
      use: 'Response as a profile of NIST CSF 2.0: preparation under Govern, Identify and Protect, action under Detect, Respond and Recover.',
    },
    {
      name: 'GDPR, Articles 33 and 34',
      use: 'Notice to the authority within 72 hours of becoming aware, unless risk is unlikely; the fact pack follows its list.',
    },
    {
      name: 'NIS2, Article 23, and DORA, Article 19',
      use: 'Staged reports for entities in scope, from first notice to final; the timeline serves each stage.',
    },
    {
      name: 'MITRE ATT&CK',
      use: 'Names the techniques seen and the gaps in detection.',
    },
  ],
  questions: [
    {
      question: 'Will you tell us whether to pay?',
      answer:
        'We tell you what can be restored and how sure we are. Payment is a decision for management with counsel, insurer and a sanctions check.',
    },
    {
      question: 'What does a retainer buy if nothing happens?',
      answer: `Preparation, and two times fixed in it: a responder works on the case within ${placeholders.responseTime}, and is on your site within ${placeholders.travelTime}. ${placeholderNote} Hours left at an agreed date, or when notice is given, go into exercises, playbooks or a readiness review before the end. They are not paid back.`,
    },
    {
      question: 'How is an emergency billed?',
      answer:
        'The call and the first measures given on it cost nothing. Paid hours begin once you agree to them on the call, are confirmed in writing that day, and run against an estimate renewed daily. The monthly price of a retainer is fixed for a year.',
    },
  ],
  related: [
    { path: '/services/forensic-investigations', text: 'Evidence that has to stand up in a dispute.' },
    {
      path: '/services/managed-security-services',
      text: 'Round-the-clock watch, so that the next alert is read in time.',
    },
    { path: '/services/siem', text: 'Closes the gaps in logging that the investigation met.' },
    { path: '/services/endpoint-security', text: 'Hardened rebuilds and isolation for the whole fleet.' },
  ],
  action: {
    heading: 'Settle it before the bad day',
    text: 'In the first call we go through contacts, backups and authority, and say what a retainer would add.',
  },
} satisfies ServicePage;
