import { figures } from '../../figures/firewall-and-network-security';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/firewall-and-network-security',
  title: 'Firewall and Network Security',
  description:
    'Rule-base clean-up, segmentation, secure remote access and DDoS protection, designed from real traffic and proven by tests between zones.',
  summary: 'Rule bases cleaned, networks segmented from real traffic, and the segments proven by test.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Fewer open paths, each with an owner',
    lead: 'Your rule bases compared with your real traffic: unused rules are removed, the network is divided by consequence, and every boundary is tested.',
  },
  headings: {
    steps: 'How rules are removed safely',
    deliverables: 'Rule bases, maps and test results',
    standards: 'Guides for zones and rules',
    terms: 'Survey, change windows and price',
    questions: 'What may break, and what can wait',
    related: 'Beyond the network',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'The network as a set of permissions',
    paragraphs: [
      'Every firewall rule is a permission that somebody once needed. Years later the server is gone, the rule remains, and an intruder on one laptop can reach the hypervisor, the backups and the plant. Network security is mostly the patient work of taking such permissions back without stopping the business.',
      [
        'We cover firewalls, internal ',
        { type: 'link', text: 'segmentation', href: '/cyber-security-information#term-segmentation' },
        ', wireless, remote access, DNS and DDoS defence, on site and in virtual networks. Permissions of people rather than addresses are dealt with under ',
        { type: 'link', text: 'identity management', href: '/services/identity-management' },
        '; account structure and guardrails in public cloud under ',
        { type: 'link', text: 'cloud security', href: '/services/cloud-security-services' },
        '. A zero-trust design needs all three.',
      ],
    ],
  },
  signs: {
    heading: 'What a worn-out network looks like',
    mark: 'failure',
    items: [
      'Rules read “any, any, temporary” and carry the date of a past project.',
      'Office computers, cameras and controllers share one flat network.',
      'Remote access is a VPN that admits people to everything.',
      'Firewall firmware is out of support, or management answers on the internet.',
      'A firewall change takes two weeks because its effect cannot be predicted.',
    ],
  },
  features: [
    {
      icon: 'graph',
      title: 'Designed from flow data',
      description:
        'At least thirty days of NetFlow or firewall logs show who talks to whom. Zones follow the evidence, then the diagram.',
    },
    {
      icon: 'checklist',
      title: 'Rules with an owner and a date',
      description:
        'Owner, purpose, ticket and review date in the rule itself. Whatever lacks them is disabled before it is deleted.',
    },
    {
      icon: 'network',
      title: 'Segments tested',
      description:
        'From each zone we try to reach every other, and compare the result with the policy. Both directions, IPv6 included.',
    },
  ],
  steps: [
    {
      title: 'Discovery',
      description:
        'Configurations, routes, flows, wireless and remote access are collected, together with month-end and backup traffic.',
      duration: '5 to 6 weeks',
    },
    {
      title: 'Rule analysis',
      description:
        'Unused, shadowed, duplicate and over-broad rules are listed with their hit counts and risk.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Zone design',
      description:
        'Zones by consequence of compromise, permitted flows between them, and a management network of its own.',
      duration: '2 weeks',
    },
    {
      title: 'Staged change',
      description:
        'Log only, then warn, then block, one zone at a time, with a rollback tried for each window.',
      duration: '6 to 12 weeks',
    },
    {
      title: 'Proof and handover',
      description: 'Reachability tests, a change procedure and a review calendar for your network team.',
      duration: '1 to 2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Clean rule bases',
      description: 'Commented, ordered, version-controlled, with the removed rules archived.',
    },
    {
      title: 'Zone and flow matrix',
      description: 'What may speak to what, on which port, and who approved it.',
    },
    {
      title: 'Segmentation test report',
      description: 'Attempted paths, results and exceptions, repeatable from scripts.',
    },
    {
      title: 'Hardened configurations',
      description: 'Templates for firewalls, switches and wireless, with management access closed off.',
    },
    {
      title: 'DDoS runbook',
      description: 'Provider contacts, thresholds and the order of measures, tried once.',
    },
  ],
  terms: {
    titles: {
      duration: 'How long',
      asked: 'From you: access, windows and backing',
      priceFactors: 'Price: firewalls, rules and sites',
      limits: 'What segmentation leaves open',
    },
    duration: '15 to 24 weeks for a company network; discovery and rule analysis alone take 6 to 8 weeks.',
    effort: '60 to 110 person-days by 2 engineers; 15 to 25 for discovery and analysis.',
    priceFactors: [
      'Firewalls, sites and virtual networks',
      'Rules, and how many makes of equipment',
      'Industrial or medical networks with narrow maintenance windows',
      'Hardware to be replaced, which you buy directly',
    ],
    asked: [
      'Read access to configurations and flow logs',
      'Change windows, and someone per application to confirm its flows',
      'Backing from management when a convenient path is closed',
    ],
    limits:
      'Segmentation slows an intruder and does not evict one. Encrypted traffic is inspected only where law, works agreements and certificate pinning permit. We resell no hardware.',
  },
  standards: [
    {
      name: 'NIST SP 800-41 Rev. 1',
      use: 'Firewall policy: deny by default, rules derived from need, periodic review.',
    },
    {
      name: 'NIST SP 800-207',
      use: 'Zero trust architecture: access decided per request, with network position granting nothing on its own.',
    },
    {
      name: 'PCI DSS v4.0.1, Requirements 1.2.7 and 11.4.5',
      use: 'Configurations reviewed at least every six months; segmentation tested at least yearly.',
    },
    {
      name: 'IEC 62443',
      use: 'Zones and conduits for industrial control systems, where availability and safety come first.',
    },
    { name: 'IEEE 802.1X', use: 'Admission of devices to wired and wireless networks by certificate.' },
  ],
  questions: [
    {
      question: 'Will something break when you remove rules?',
      answer:
        'Possibly, which is why a rule is disabled for a full business cycle before it goes. Yearly jobs are asked about by name, since no log window shows them.',
    },
    {
      question: 'Is VPN finished?',
      answer:
        'Full-network VPN for staff is on its way out: access per application, with device checks, exposes less. Site-to-site tunnels remain useful.',
    },
    {
      question: 'Do we need micro-segmentation?',
      answer:
        'Around domain controllers, backups and hypervisors, usually. Everywhere, seldom: the policy becomes too large for anybody to understand.',
    },
    {
      question: 'How do you quote for a network you have not seen?',
      answer:
        'In two parts. The review is priced from equipment counts; the change programme is quoted once its findings are known.',
    },
  ],
  related: [
    {
      path: '/services/identity-management',
      text: 'Access decided by person and device, for zero-trust designs.',
    },
    { path: '/services/cloud-security-services', text: 'The same zoning for virtual networks.' },
    { path: '/services/penetration-testing', text: 'An attempt to cross the new boundaries.' },
    { path: '/it-infrastructure-management', text: 'Care of switches, lines and sites after the redesign.' },
  ],
  action: {
    heading: 'Count firewalls and sites',
    text: 'The review is quoted from those numbers. Rule bases are read only once it is ordered, through the protected channel.',
  },
} satisfies ServicePage;
