import { figures } from '../../figures/cloud-security-services';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/cloud-security-services',
  title: 'Cloud Security Services',
  description:
    'Account structure, guardrails, permissions, network and logging for AWS, Azure and Google Cloud, delivered as code and checked on every change.',
  summary: 'Guardrails, least privilege and logging for AWS, Azure and Google Cloud, delivered as code.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Guardrails that close the paths to your data',
    lead: 'A review finds how your cloud could be taken over or emptied. The repair closes those paths and sets limits that hold for resources created next year.',
  },
  headings: {
    steps: 'From read access to practised response',
    deliverables: 'Evidence and guardrails',
    standards: 'Benchmarks your accounts are compared with',
    terms: 'Review, build and price',
    questions: 'Will it slow the developers down?',
    related: 'Related work on the same accounts',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'Your half of shared responsibility',
    paragraphs: [
      'The provider secures the data centre and the service. Who may call it, what is public, which keys are lying about and whether anyone would notice remain your affair. A posture scanner will list hundreds of deviations; few of them lead to your data, and those few are what we look for.',
      [
        'Repair is then done once, at the level where it cannot be undone by accident: organisation policy, account template, pipeline. Moving workloads and building platforms is described under ',
        {
          type: 'link',
          text: 'cloud solutions and integration',
          href: '/cloud-solutions-integration',
        },
        '; this page is about making what runs there defensible.',
      ],
    ],
  },
  signs: {
    heading: 'Clouds that grew by themselves',
    mark: 'failure',
    items: [
      'Production, tests and an abandoned proof of concept share one account.',
      'Access keys of former contractors still work.',
      'The posture dashboard shows nine hundred findings and the number never falls.',
      'Developers hold administrator rights because narrower ones broke the pipeline.',
      'Audit logs sit in the account that an intruder would control.',
    ],
  },
  features: [
    {
      icon: 'graph',
      title: 'Attack paths, then findings',
      description:
        'We chain permissions, exposure and secrets from the internet to the data. Removing one step can close many warnings.',
    },
    {
      icon: 'lock',
      title: 'Prevented at the top',
      description:
        'Service control policies, Azure Policy or organisation policies forbid the dangerous setting, with a route for justified exceptions.',
    },
    {
      icon: 'code',
      title: 'Delivered as pull requests',
      description:
        'Terraform, Bicep or CloudFormation in your repository, reviewed by your engineers. Nothing is set up by hand in a console.',
    },
  ],
  steps: [
    {
      title: 'Read-only review',
      description:
        'Organisation, accounts, identities, networks, storage, keys, clusters, logging and spending are collected through an auditor role.',
      duration: '1 week',
    },
    {
      title: 'Attack path analysis',
      description: 'Routes to takeover and data are verified without exploitation, and ranked by ease.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Urgent closure',
      description:
        'From our list your administrators secure root and break-glass accounts, close public storage, revoke live keys and switch on missing audit logs.',
      duration: '1 week',
    },
    {
      title: 'Landing zone and guardrails',
      description:
        'Accounts by environment, central logging, network pattern, policies in audit mode and then enforced.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Permissions',
      description:
        'Unused rights are cut by access history; pipelines and workloads change to short-lived credentials.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Detection and exercise',
      description: 'Alerts for control-plane abuse, tried with a stolen test key.',
      duration: '1 to 2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Attack path report',
      description: 'Each path from entry to asset, with the cheapest place to cut it.',
    },
    { title: 'Guardrail library', description: 'Policies as code with tests, exceptions and owners.' },
    {
      title: 'Responsibility matrix',
      description: 'For each service in use: what the provider does, what you do and who.',
    },
    {
      title: 'Central log archive',
      description: 'Immutable, in its own account, with retention that meets your obligations.',
    },
    {
      title: 'Key compromise runbook',
      description: 'How to revoke, trace and recover, with the times from the exercise.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: review, then guardrails',
      priceFactors: 'What the price depends on',
      asked: 'From you: access and people',
      limits: 'Left out of the review',
    },
    duration: '2 to 3 weeks for the review; 11 to 20 weeks with guardrails and permissions.',
    effort: '12 to 18 person-days for the review, 80 to 140 with guardrails and permissions.',
    priceFactors: [
      'Providers, accounts and regions in use',
      'Kubernetes clusters and serverless estates',
      'How much already exists as code',
      'Regulated data and residency rules',
    ],
    asked: [
      'An auditor role in every account, time-limited',
      'A platform engineer to review and merge changes',
      'The list of workloads that must not stop',
    ],
    limits:
      'We cannot secure what the provider operates. SaaS products are outside the review of AWS, Azure and Google Cloud; a look at one is an item of its own in the quote. Exploitation is excluded; for that, order a penetration test with cloud scope.',
  },
  standards: [
    {
      name: 'CIS Foundations Benchmarks',
      use: 'Starting settings for AWS, Azure and Google Cloud, each deviation decided and recorded.',
    },
    {
      name: 'CSA Cloud Controls Matrix',
      use: 'Orders the responsibility matrix and maps it to other frameworks.',
    },
    { name: 'ISO/IEC 27017', use: 'Cloud guidance on controls, for customers as well as providers.' },
    {
      name: 'DORA (Regulation (EU) 2022/2554), Article 28',
      use: 'For financial entities: exit strategies and the register of contracts for cloud services.',
    },
  ],
  questions: [
    {
      question: 'We have a posture tool already. Is it wasted?',
      answer:
        'No. We tune it, connect it to owners and delete the rules you have decided against. What it cannot do is choose, or prevent.',
    },
    {
      question: 'Will guardrails block our developers?',
      answer:
        'They run in audit mode until the violations are known and settled. After that a developer meets a clear message and a way to ask.',
    },
    {
      question: 'Are several clouds safer than one?',
      answer:
        'As a rule the reverse: two sets of permissions to understand with the same staff. There are good reasons for having several; security is seldom one of them.',
    },
    {
      question: 'What does it cost to begin?',
      answer:
        'The review is quoted by accounts and providers, and can stand alone. Its result comes with an itemised quote for the rest, from which you may choose.',
    },
  ],
  related: [
    { path: '/cloud-solutions-integration', text: 'Builds or moves the workloads that are secured here.' },
    {
      path: '/services/identity-management',
      text: 'Settles who may assume which role, for people and for machines.',
    },
    { path: '/services/siem', text: 'Receives the audit logs and turns them into alerts.' },
    { path: '/devops-agile-consulting', text: 'Brings guardrails into the release process of each team.' },
  ],
  action: {
    heading: 'Count providers and accounts',
    text: 'The review is quoted from the two numbers. It needs a read-only role in each account, which you create once you have ordered.',
  },
} satisfies ServicePage;
