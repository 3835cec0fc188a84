import { figures } from '../../figures/it-consulting';
import type { ConsultingHomePage } from '../../types';
import { page as analytics } from './data-analytics-bi-solutions';
import { page as devops } from './devops-agile-consulting';
import { page as strategy } from './digital-transformation-strategy';
import { page as infrastructure } from './it-infrastructure-management';
import { page as managed } from './managed-it-services';

export const page = {
  kind: 'consulting-home',
  path: '/it-consulting',
  title: 'IT Consulting',
  titleSubject: 'five fields, one first question',
  description:
    'IT consulting by engineers who also deliver: transformation strategy, infrastructure, DevOps and agile, managed IT, data and BI.',
  summary: 'Five fields: a strategy on paper, projects in your teams, and IT that is run for you.',
  category: 'consulting',
  hero: {
    slogan: 'Decide with the evidence on the table',
    lead: 'Five questions that boards ask. One is answered by a paper, two by projects inside your teams, and two by operation that we take over and can give back.',
  },
  figures,
  introduction: {
    heading: 'Evidence first, then work if you want it',
    paragraphs: [
      'Strategy, infrastructure, DevOps and data work begin by finding out what is there; managed IT begins beside your own staff. A strategy has to hold when somebody questions it a year later, so it gives each option a fair hearing and says which assumption would overturn the result.',
      [
        { type: 'link', text: 'Our consultants', href: '/about' },
        ' also work in delivery. They write migration scripts and attend outage reviews, so they know which recommendations are expensive to follow. You can have the execution from us, in the ',
        { type: 'link', text: 'services of the directory', href: '/services-page' },
        ', from your own staff or from another supplier; the paper is written so that all three could start from it. For one decision there is a paid memo: a ',
        { type: 'link', text: 'short\u00a0consultation', href: '/services/consultation' },
        '.',
      ],
    ],
  },
  pages: [
    {
      path: strategy.path,
      short: 'Transformation',
      metrics: strategy.metrics,
      result: 'paper',
      question: 'Where should the next investment go, and what should stop?',
      answer:
        'A map of how work really moves, a sequence of changes with owners and stop conditions, and a board paper to decide from.',
    },
    {
      path: infrastructure.path,
      short: 'Infrastructure',
      metrics: infrastructure.metrics,
      result: 'operation',
      question: 'What do we run, who looks after it, and would it come back?',
      answer:
        'An inventory that is true, patching and capacity to a calendar, and recovery that has been tried with a stopwatch.',
    },
    {
      path: devops.path,
      short: 'DevOps',
      metrics: devops.metrics,
      result: 'project',
      question: 'Why does a small change take so long to reach users?',
      answer:
        'A measured delivery path, a pipeline that does the checking, and teams arranged around products they operate themselves.',
    },
    {
      path: managed.path,
      short: 'Managed IT',
      metrics: managed.metrics,
      result: 'operation',
      question: 'Should we go on running IT operations ourselves?',
      answer:
        'A service desk, devices, accounts, backups and suppliers under one service schedule, with a way back in-house.',
    },
    {
      path: analytics.path,
      short: 'Data',
      metrics: analytics.metrics,
      result: 'project',
      question: 'Which of these two reports is right?',
      answer:
        'Definitions with owners, tested pipelines and a small set of dashboards that people open before they decide.',
    },
  ],
  principles: [
    {
      title: 'Measure before, measure after',
      description:
        'We agree on a measure and record its present value before anything is changed. If that is impossible, we say so in writing and call the benefit an opinion.',
    },
    {
      title: 'No commission from vendors',
      description:
        'Product recommendations carry no payment to us, and we make no joint offers with auditors. Where we also sell the operation of a product, that interest is printed next to the advice.',
    },
    {
      title: 'Doing nothing is always an option',
      description: 'It is costed like the other options, with what it risks.',
    },
    {
      title: 'Your people write a part of it',
      description:
        'Staff who will carry out the change draft the sections about it, because they know what the plan has to survive.',
    },
    {
      title: 'The paper is short',
      description:
        'Evidence goes in annexes with their sources. The board’s part can be read and decided in one sitting.',
    },
  ],
  steps: [
    {
      title: 'Frame the question',
      duration: '1 day',
      description:
        'One sentence that names the decision, who takes it and by when. What it does not need is out of scope from here on.',
    },
    {
      title: 'Collect the evidence',
      duration: '3 to 4 weeks',
      description:
        'Interviews, read-only access to systems, contracts and tickets. Statements and observations are kept apart and both are sourced.',
    },
    {
      title: 'Work out the options',
      duration: '2 to 4 weeks',
      description:
        'Three or four, each with cost bands, staffing, dependencies, and the way back if it fails. Your architects attack them in a workshop.',
    },
    {
      title: 'Recommend',
      duration: '1 to 2 weeks',
      description:
        'A draft goes to those affected before it goes to those who decide, so that errors of fact come out in time.',
    },
    {
      title: 'Stay or hand over',
      duration: 'As agreed',
      description:
        'Orders of their own: we carry out the first change with you, or brief whoever does; a review after 3 months compares plan and facts.',
    },
  ],
  questions: [
    {
      question: 'How is consulting priced?',
      answer:
        'A strategy has a fixed price, and so has the discovery before infrastructure is run. DevOps, data work and the transition to our desk have a ceiling for each step, operation a price by the month. Sites, business units and systems move the price most, then the depth of evidence that your board or supervisor expects.',
    },
    {
      question: 'Will you recommend your own delivery teams?',
      answer: 'Only together with at least one way without us, costed with equal care.',
    },
    {
      question: 'How much time will our staff lose?',
      answer:
        'Plan for two hours with each person interviewed, one workshop day for architects, and a contact who can give us half a day per week. We schedule around closings and peak season.',
    },
    {
      question: 'Can you review another firm’s strategy?',
      answer:
        'Yes, in 2 to 3 weeks and 10 to 15 person-days. We test its assumptions against your systems and budget and mark each as held, doubtful or wrong. The authors are invited to reply before you receive it.',
    },
    {
      question: 'Which frameworks do you use?',
      answer:
        'ITIL for service management, in the version your staff were trained in; TOGAF vocabulary where your architects use it; NIST CSF 2.0 for the security sections and ISO 22301 for continuity. They serve as checklists; none of them is the deliverable.',
    },
  ],
  action: {
    heading: 'Send the question in one sentence',
    text: 'If it takes two, we help to split it. The first consultation is free and ends with a written opinion on how to proceed.',
  },
} satisfies ConsultingHomePage;
