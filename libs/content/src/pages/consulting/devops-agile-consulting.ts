import { figures } from '../../figures/devops-agile-consulting';
import type { ConsultingPage } from '../../types';

export const page = {
  kind: 'consulting',
  path: '/devops-agile-consulting',
  parent: '/it-consulting',
  title: 'DevOps & Agile Consulting',
  description:
    'Shorten the way from a written change to a satisfied user: delivery pipelines, team structure, testing and on-call, changed inside your teams.',
  summary: 'Pipelines, team structure and on-call practice that make releases ordinary.',
  category: 'consulting',
  hero: {
    slogan: 'Release on a Tuesday and nobody notices',
    lead: 'Some months inside your teams: the pipeline is built with them, and releasing is a matter of routine by the date on which we leave.',
  },
  tagline: 'Smaller releases, automatic checks, teams that run what they write.',
  timeAndPrice:
    'The three take 90 to 170 person-days. Each is quoted with its ceiling, from the number of teams, the toolchain and regulatory duties. The last one ends on the date in the quote.',
  layout: [['introduction'], ['examples'], ['detail'], ['features'], ['summary']],
  secondary: { label: 'Three steps in 3 to 6 months', href: '#detail' },
  headings: {
    terms: 'A ceiling for each of the three steps',
    features: 'What changes in pipeline and teams',
    examples: 'Where changes wait: two pictures',
    siblings: 'Consulting beyond delivery',
  },
  figures,
  introTitle: 'Remove the waiting, longest first',
  introText: [
    'When a change of ten lines takes a month to reach users, typing was not the delay. The change waited for a branch to merge, a test environment to become free, a committee to meet, a weekend to arrive. We take the longest wait first and read progress from the tooling itself: deployment frequency, lead time for changes, change failure rate and time to restore service.',
    'You keep the pipeline code, a delivery handbook in the words of your own staff, and people who have taught it to others. Priorities and staffing stay with your managers. From you: a product team with time for this, and a manager who may change how a release is approved. Outside: operating what is built.',
  ],
  detail: {
    heading: 'Three steps in 3 to 6 months',
    steps: [
      {
        title: 'Trace one change',
        duration: '1 to 2 weeks',
        description:
          'One real change is followed through your organisation and drawn with every wait, in 5 to 10 person-days. The drawing decides the order of work.',
      },
      {
        title: 'Build on one product',
        duration: '8 to 14 weeks',
        description:
          'An engineer and a delivery coach join one or two product teams and build pipeline, tests and deployment with them: 70 to 120 person-days.',
      },
      {
        title: 'Pass it on',
        duration: '4 to 10 weeks',
        description:
          'The first teams show the next ones what proved itself. We answer questions until an agreed date: 15 to 40 person-days.',
      },
    ],
  },
  features: [
    {
      icon: 'pipeline',
      title: 'A pipeline that collects the evidence',
      description:
        'Build, unit and contract tests, dependency and secret scanning, infrastructure plan, deployment and rollback run from one definition kept beside the code. Artefacts are signed and their provenance is recorded following SLSA. The approval an auditor wants to see is a record the pipeline writes: who reviewed, what passed, what was deployed where.',
    },
    {
      icon: 'people',
      title: 'Teams divided along the product',
      description:
        'A team that has to ask three others before it can finish something is badly divided. We look at which people change which parts of the code together and suggest boundaries to match, with a platform team for what all of them need. Scrum or Kanban is chosen per team, by the kind of work that comes in.',
    },
    {
      icon: 'bolt',
      title: 'Deploying separated from releasing',
      description:
        'Code goes to production switched off and is shown to a first group by a feature flag, so marketing picks the date and engineers are spared the night. Canary and blue-green deployment come with automatic return when error budgets burn. Database changes are split into steps that old and new code can both live with. Flags have an owner and an expiry date.',
    },
  ],
  caseStudies: [
    {
      title: 'Example: a bank whose change board meets on Wednesdays',
      description:
        'Suppose every change waits for one meeting, and urgent ones go around it. Standard changes with a tested rollback can come off the agenda and be approved by their pipeline record instead, under a rule that internal audit helps to write. The board goes on meeting for the rare changes that need a discussion, and has time to hold one.',
    },
    {
      title: 'Example: a device maker with one shared test rig',
      description:
        'Imagine six teams that book hours on a single bench, so that firmware is tested in bulk at the end. A simulator can take over the checks that need no hardware, and a queue can run the bench at night. A fault is then traced the next morning to the change that caused it, while the author still remembers the reason.',
    },
  ],
  metrics: [
    { value: '200%', label: 'faster deployments' },
    { value: '90%', label: 'collaboration boost' },
  ],
  action: {
    heading: 'Describe your last release',
    text: 'Name each wait from commit to customer, as you remember it. In the call we say which one to trace first.',
  },
} satisfies ConsultingPage;
