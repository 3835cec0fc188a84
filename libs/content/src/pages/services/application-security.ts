import { figures } from '../../figures/application-security';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/application-security',
  title: 'Application Security',
  description:
    'Threat models, security checks in the pipeline, dependency control and code review, set up with the teams who write and release the software.',
  summary: 'Threat modelling, pipeline checks and code review, set up inside your development teams.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Security work where the code is written',
    lead: 'Requirements, threat models, automated checks and review become part of the way your teams already build, until they run it themselves.',
  },
  figures,
  headings: {
    steps: 'How a team takes security over',
    deliverables: 'What stays in the repositories',
    standards: 'References that reviewers cite',
    terms: 'Programme length, price and limits',
    questions: 'Questions from engineering leads',
    related: 'Testing, delivery and platforms',
  },
  layout: serviceLayouts.continuous,
  introduction: {
    heading: 'Prevent classes of flaws at the source',
    paragraphs: [
      'Application flaws are designed in at a whiteboard or merged on a busy afternoon. This work moves security to those places: abuse cases beside user stories, checks that run on each pull request, reviewers who know what an authorisation bug looks like in your framework.',
      [
        'It is a change in how software is made, spread over months. A ',
        { type: 'link', text: 'penetration test', href: '/services/penetration-testing' },
        ' examines one finished target in 2 to 3 weeks; its findings are good evidence of which class of mistake the process keeps letting through.',
      ],
    ],
  },
  signs: {
    heading: 'Signs that flaws are built in',
    mark: 'failure',
    items: [
      'Every test report contains the same broken access control.',
      'The scanner opens four thousand tickets and developers have muted it.',
      'It is not known which products contain a given library version.',
      'Secrets have been found in the repository more than once.',
      'A large customer asks for a description of your secure development process.',
    ],
  },
  features: [
    {
      icon: 'pipeline',
      title: 'Checks that stay on',
      description:
        'A rule enters the pipeline after it has been tuned on your code. It blocks only what is new and serious.',
    },
    {
      icon: 'bug',
      title: 'Whole classes removed',
      description:
        'For each recurring flaw we add a safe default, such as a query layer or an authorisation helper, so that the mistake becomes hard to make.',
    },
    {
      icon: 'training',
      title: 'Champions with time',
      description:
        'One developer per team is taught to run threat models and triage. Their hours are agreed with the manager.',
    },
  ],
  steps: [
    {
      title: 'Baseline',
      description:
        'Two or three teams are assessed by OWASP SAMM: interviews, repositories, pipelines and past findings.',
      duration: '2 weeks',
    },
    {
      title: 'Requirements',
      description:
        'An ASVS level per product, cut down to a list that fits the architecture and can be tested.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Threat models',
      description:
        'Data-flow diagrams and STRIDE sessions for the riskiest features, ending in backlog items.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Pipeline',
      description:
        'Secret scanning, static analysis, dependency and image scanning, infrastructure checks, dynamic tests on staging.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Review and repair',
      description:
        'Manual review of authentication, authorisation, cryptography and deserialisation, with fixes written in pairs.',
      duration: '2 to 4 weeks',
    },
    {
      title: 'Champions and measures',
      description: 'Teams run the cycle alone for a quarter; we look in monthly.',
      duration: '3 months',
    },
  ],
  deliverables: [
    {
      title: 'Security requirements',
      description: 'Per product, testable, with the ASVS reference beside each line.',
    },
    {
      title: 'Threat models',
      description: 'Diagrams and decisions kept in the repository and updated with the design.',
      specimen: 'specimen',
    },
    {
      title: 'Pipeline configuration',
      description: 'Rules, thresholds and suppressions as code, each suppression with reason and expiry.',
    },
    {
      title: 'Software bills of materials',
      description: 'CycloneDX or SPDX for each release, searchable across products.',
    },
    {
      title: 'Disclosure process',
      description: 'A security.txt, an intake address, triage rules and advisory templates.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: two or three teams first',
      asked: 'What we need from each team',
      priceFactors: 'Price: teams, tools and review depth',
      limits: 'Limits: what tools miss, who releases',
    },
    duration:
      '10 to 17 weeks of work with the first two or three teams, then a quarter in which they run it alone. Each further team takes 4 to 6 weeks.',
    effort:
      '80 to 120 person-days by 2 people with the first teams, 20 to 35 for each further one, then 2 days a month.',
    priceFactors: [
      'Teams, repositories and languages',
      'Tools already licensed, or to be chosen',
      'Depth of manual code review',
      'Regulated products that need formal records',
    ],
    asked: [
      'Read access to source and build logs',
      'A champion with half a day a week',
      'A product owner who will schedule the resulting work',
    ],
    limits:
      'Tools find patterns; they miss broken business rules, which is why review and testing remain. We advise on design and write fixes by agreement, but release decisions are yours.',
  },
  dated: true,
  standards: [
    { name: 'OWASP ASVS', use: 'The source of verifiable requirements, chosen by level for each product.' },
    {
      name: 'OWASP Top 10',
      use: 'A teaching aid and shared vocabulary. It is not used as a checklist for completeness.',
    },
    {
      name: 'NIST SP 800-218 (SSDF)',
      use: 'The practices that many buyers, US federal agencies among them, ask suppliers to describe.',
    },
    {
      name: 'Cyber Resilience Act (Regulation (EU) 2024/2847)',
      use: 'Reporting of exploited flaws since 11 September 2026; a bill of materials and the other duties from 11 December 2027.',
    },
  ],
  questions: [
    {
      question: 'Will this slow releases down?',
      answer:
        'Pull-request checks get a time budget, usually a few minutes; longer scans run at night. New serious findings block; the rest go to a plan.',
    },
    {
      question: 'What about the backlog we already have?',
      answer:
        'It is deduplicated, filtered by reachability and exposure, and cut to what a team can finish. The rest is accepted in writing or closed.',
    },
    {
      question: 'Does it cover code written by AI assistants?',
      answer:
        'Yes, by the same gates. We add rules for invented package names and copied licences. Where your product calls a model, its inputs, tools and outputs join the threat model, and prompt injection is tested like any other injection.',
    },
    {
      question: 'How do you price a programme?',
      answer:
        'By team. The baseline comes first, as a small order at a fixed price; its result leads to a quote for the rest.',
    },
  ],
  related: [
    { path: '/services/penetration-testing', text: 'Checks from outside what the programme has prevented.' },
    { path: '/devops-agile-consulting', text: 'Builds the pipeline in which the security checks run.' },
    { path: '/api-development-integration', text: 'Interfaces designed with their authorisation rules.' },
    { path: '/saas-development', text: 'Isolation between tenants from the first release.' },
  ],
  action: {
    heading: 'Choose the first teams',
    text: 'Name the two or three that build what worries you most. After the baseline you will know whether to go further.',
  },
} satisfies ServicePage;
