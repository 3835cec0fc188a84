import { figures } from '../../figures/data-analytics-bi-solutions';
import type { ConsultingPage } from '../../types';

export const page = {
  kind: 'consulting',
  path: '/data-analytics-bi-solutions',
  parent: '/it-consulting',
  title: 'Data Analytics & BI Solutions',
  description:
    'Definitions with owners, tested data pipelines and a small set of dashboards: analytics and business intelligence that people decide with.',
  summary: 'Owned definitions, tested pipelines and dashboards that lead to decisions.',
  category: 'consulting',
  hero: {
    slogan: 'One figure for revenue, and everyone agrees on it',
    lead: 'Settle what each number means, build the pipelines that calculate it, and show it to people at the moment they have to decide.',
  },
  tagline: 'Pipelines, models and dashboards that answer to a definition.',
  timeAndPrice:
    'The first figure is in daily use 6 to 8 weeks after the start. Without further slices, all takes 8 to 10 weeks and 55 to 95 person-days. Every step is quoted with a ceiling; volume, the number of sources and their quality decide it.',
  layout: [['introduction'], ['examples'], ['features'], ['detail', 'summary']],
  secondary: { label: 'What each part takes', href: '#detail' },
  headings: {
    terms: 'A ceiling for each step',
    features: 'How a figure becomes dependable',
    examples: 'Two questions behind the reports',
    siblings: 'Consulting around the data',
  },
  figures,
  introTitle: 'Begin with the decision, then look for the data',
  introText: [
    'We start with the people who set prices, plan shifts, grant credit or order stock: what they decide, how often, with what, and what a mistake costs. That gives a short list of decisions and the measures each requires. Only then do we look at sources, their gaps and their owners.',
    'You receive a warehouse or lakehouse in your own cloud account, transformation code with its tests, a glossary of measures, and training for the analysts who continue. We say early when a question has no answer in the data. From you: read-only access to the sources, and an owner in the business for each measure. Outside: correcting source systems, and decisions by a model alone.',
  ],
  detail: {
    heading: 'From a decision to a screen',
    steps: [
      {
        title: 'Decisions and measures',
        duration: '2 weeks',
        description:
          'Interviews, a ranked list of decisions, and a definition in words for each measure they need: 10 to 15 person-days.',
      },
      {
        title: 'First slice',
        duration: '4 to 6 weeks',
        description:
          'One decision, from its sources to the screen of the person who takes it, in daily use: 40 to 70 person-days by 3 people.',
      },
      {
        title: 'Further slices',
        duration: '2 to 4 weeks each',
        description:
          'In the order of the list, 20 to 40 person-days each. You may stop after any of them and keep what works.',
      },
      {
        title: 'Handover',
        duration: '2 weeks',
        description:
          'Your analysts add a measure and a source by themselves while we watch: 5 to 10 person-days.',
      },
    ],
  },
  features: [
    {
      icon: 'database',
      title: 'Pipelines tested like software',
      description:
        'Every load checks freshness, completeness, uniqueness and plausible range before anyone sees the result, and a failed check stops publication and names the source. Transformations live in version control, are reviewed, and can be run again for any past day. Lineage shows which report rests on which field, so a change in the sales system announces its consequences before it is made.',
    },
    {
      icon: 'chart',
      title: 'A semantic layer with owners',
      description:
        'Active customer, margin, on-time delivery: each is defined once, in words and in code, by a person in the business who signs it. Every tool reads the same definition, so two departments that quote one measure quote one figure. Old reports are retired with notice.',
    },
    {
      icon: 'fingerprint',
      title: 'Privacy settled in the model',
      description:
        'Personal data is classified on arrival, reduced to what the purpose needs, pseudonymised where a person is not the point, and erased on schedule, as the GDPR demands. Access follows role and row, and exports are logged. Where a model informs a decision about people, it comes with a note of its training data, its error by group and the human who may overrule it. Uses that the AI Act lists as high risk, such as credit scoring or hiring, are entered in a register before they are built.',
    },
  ],
  caseStudies: [
    {
      title: 'Example: a hospital group that counts beds three ways',
      description:
        'Suppose nursing, finance and the regulator each define an occupied bed differently, and each definition is sound for its purpose. All three can be named, written down and calculated from the same admission events. The morning meeting then uses one of them and shows the other two on request, so that it can turn from the figures to the question of staffing.',
    },
    {
      title: 'Example: an online seller drowning in dashboards',
      description:
        'Imagine hundreds of reports, of which usage logs show that few are opened twice. We would ask the purchasing staff which orders they regret. They can lead to one screen for reordering, with stock, lead time and the spread of the forecast.',
    },
  ],
  metrics: [
    { value: '1M+', label: 'data points analyzed' },
    { value: '50%', label: 'improved decision speed' },
  ],
  action: {
    heading: 'Bring two reports that disagree',
    text: 'Describe both, without the figures, and the meeting they were made for. An engineer tells you in the call where the difference is likely to start.',
  },
} satisfies ConsultingPage;
