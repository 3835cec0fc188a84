import { figures } from '../../figures/saas-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/saas-development',
  title: 'SaaS Development',
  titleSubject: 'tenants, billing, operation',
  description:
    'SaaS products built for many tenants: isolation that is tested, metering that matches invoices, service-level objectives and enterprise sign-on.',
  summary: 'Multi-tenant products with tested isolation, billing that adds up and objectives you can report.',
  category: 'software',
  parent: '/software-development',
  hero: {
    slogan: 'Many customers, one system, no data in the wrong account',
    lead: 'Subscription products whose tenants never see each other, whose invoices can be explained, and whose availability is measured the way users feel it.',
  },
  headings: {
    steps: 'From blueprint to general availability',
    deliverables: 'The product and its trust pack',
    standards: 'What customers’ auditors look for',
    terms: 'Blueprint, build and price',
    questions: 'What a large customer will ask',
    related: 'Platform, access and compliance',
  },
  layout: serviceLayouts.advice,
  figures,
  introduction: {
    heading: 'What many tenants on one system require',
    paragraphs: [
      'Software for one client becomes a service when strangers share it. Their data must not mix, a heavy tenant must not slow the others, and each wants its own sign-on, retention period and export.',
      'Added later, these demands touch every query. We settle tenancy, entitlements, metering and audit log in the first month, and keep the remaining design as plain as it can be. Growth then means adding capacity, and a buyer’s security questionnaire can be answered from evidence.',
    ],
  },
  signs: {
    heading: 'When a product outgrows its first design',
    mark: 'sign',
    items: [
      'New customers are onboarded by copying a database and editing configuration.',
      'One report by one tenant makes the whole product slow.',
      'Enterprise prospects ask for SAML, SCIM and a SOC 2 report, and the deal stops.',
      'Finance recalculates usage invoices by hand.',
    ],
  },
  features: [
    {
      icon: 'database',
      title: 'Isolation proved by attack',
      description:
        'Shared schema, schema per tenant or database per tenant, chosen by risk and cost. A hostile test suite tries to read across tenants through every endpoint, job, cache and export.',
    },
    {
      icon: 'gauge',
      title: 'Objectives before dashboards',
      description:
        'Two or three service-level objectives per user task, each with an error budget. When the budget is spent, reliability work outranks features, by prior agreement.',
    },
    {
      icon: 'coin',
      title: 'Metering as accounting',
      description:
        'Usage events are immutable, de-duplicated and replayable. Any invoice line can be traced to the events behind it, credits and proration included.',
    },
  ],
  steps: [
    {
      title: 'Product and tenancy blueprint',
      description: 'Plans, limits, data residency, isolation model, identity, and unit cost per tenant.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Platform core',
      description:
        'Tenant life cycle, sign-on, roles, entitlements, billing, audit trail and the deployment pipeline.',
      duration: '5 to 7 weeks',
    },
    {
      title: 'Features with design partners',
      description:
        'Three to five early customers use each release behind flags. Their behaviour orders the backlog.',
      duration: '8 to 16 weeks',
    },
    {
      title: 'Readiness trial',
      description:
        'Load with one noisy neighbour, restore of one tenant, loss of a zone, and a penetration test of isolation by people who built none of it.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'General availability',
      description:
        'Status page, support rota, price plans live, expand-and-contract migrations without downtime.',
      duration: '2 weeks, then continuous',
    },
  ],
  deliverables: [
    {
      title: 'Tenant-aware product',
      description: 'Application, back office and self-service sign-up in your cloud account.',
    },
    {
      title: 'Isolation test suite',
      description: 'Automated cross-tenant attacks that run on every change.',
    },
    {
      title: 'SLO catalogue',
      description: 'Indicators, targets, alert rules and error-budget policy.',
    },
    {
      title: 'Trust pack',
      description:
        'Data-flow diagrams, sub-processor list, control evidence and standard questionnaire answers.',
    },
  ],
  terms: {
    titles: {
      duration: 'Time from blueprint to general availability',
      priceFactors: 'Price: isolation, billing and availability',
      limits: 'Limits: audit and demand',
      asked: 'Your decisions before the build',
    },
    duration:
      '4 to 7 months to general availability. The blueprint is a study; what it fixes on paper decides the quote for the product.',
    effort: '350 to 700 person-days by 5 people.',
    priceFactors: [
      'Isolation model and regions served',
      'Billing complexity: usage, seats, tiers, taxes',
      'Enterprise features such as SSO, SCIM and customer-held keys',
      'Availability and recovery targets',
    ],
    asked: [
      'Design partners willing to be early',
      'Pricing assumptions, however rough',
      'A decision on regions and hosting before core work',
    ],
    limits:
      'We prepare evidence for SOC 2 or ISO/IEC 27001 but are not your auditor. We cannot promise demand for the product.',
  },
  standards: [
    {
      name: 'SOC 2 (AICPA Trust Services Criteria)',
      use: 'Security, availability and confidentiality controls produced as by-products of the pipeline.',
    },
    {
      name: 'OpenID Connect, SAML 2.0 and SCIM 2.0 (RFC 7643, RFC 7644)',
      use: 'Sign-on and account provisioning from customers’ directories, with prompt de-provisioning.',
    },
    {
      name: 'GDPR, Article 28',
      use: 'Processor terms, sub-processor notices and deletion at contract end, each backed by a function.',
    },
    {
      name: 'Data Act, Regulation (EU) 2023/2854',
      use: 'The right of customers to switch provider and take their data along.',
    },
  ],
  questions: [
    {
      question: 'Is row-level security in the database enough?',
      answer:
        'As a second safeguard only. In PostgreSQL, a table owner skips it unless it is forced; superusers and roles with BYPASSRLS always do. A pooled connection may also carry the previous tenant. So the application uses a role that owns nothing, sets the tenant in each transaction, and tests try to break both.',
    },
    {
      question: 'Which availability should we promise?',
      answer:
        'Less than you measure. We run an internal objective for a quarter, then set the contractual level below it, with exclusions a customer can understand. Your cloud provider’s own commitments bound what is sensible.',
    },
    {
      question: 'Can a large customer have its own instance?',
      answer:
        'Yes, if the same release runs everywhere and tenants are placed by configuration. A fork for one client has to be maintained as a second product, and we advise against it.',
    },
    {
      question: 'What happens when a tenant deletes data by mistake?',
      answer:
        'Soft deletion with a retention window covers most cases. For the remainder we build and test a point-in-time restore of that tenant alone, without rolling back its neighbours.',
    },
  ],
  related: [
    {
      path: '/api-development-integration',
      text: 'The public interface that customers will script against.',
    },
    { path: '/cloud-solutions-integration', text: 'Accounts and regions underneath the product.' },
    {
      path: '/services/identity-management',
      text: 'Single sign-on and provisioning for enterprise customers.',
    },
    {
      path: '/services/compliance-and-risk-management',
      text: 'Evidence for the questionnaires that customers send.',
    },
  ],
  action: {
    heading: 'Bring the questionnaire you could not answer',
    text: 'Describe its hardest lines, without the customer’s name. In the call we say which of them are engineering and which are paperwork.',
  },
} satisfies ServicePage;
