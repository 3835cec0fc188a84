import { figures } from '../../figures/api-development-integration';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/api-development-integration',
  title: 'API Development & Integration',
  description:
    'API design and system integration: OpenAPI contracts, OAuth 2.0, versioning with notice, dependable webhooks and reconciliation when things fail.',
  summary: 'Interfaces designed as contracts, and integrations that recover when the other side does not.',
  category: 'software',
  parent: '/software-development',
  hero: {
    slogan: 'An interface is a promise with a version number',
    lead: 'APIs that partners can rely on, designed, built and documented, and systems connected so that a message is neither lost nor counted twice.',
  },
  headings: {
    steps: 'How an interface is designed and opened',
    deliverables: 'Contracts and code for integrators',
    standards: 'Protocols and RFCs we follow',
    terms: 'Partners, months and price',
    questions: 'Design questions, answered briefly',
    related: 'Systems on both ends',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'Strangers will depend on your field names',
    paragraphs: [
      'Once published, an API is hard to take back: every consumer has written code against its habits, including accidental ones. Design therefore precedes implementation. The OpenAPI document is reviewed by its consumers and tested against the running service at each change.',
      'Integration is the same discipline from the other side. Networks time out, partners send duplicates, and two databases cannot commit as one. We build for that, and for the morning after, when somebody must find out which of ten thousand orders is missing.',
    ],
  },
  signs: {
    heading: 'Signs that interfaces need work',
    mark: 'sign',
    items: [
      'Partners learn of breaking changes from their own error logs.',
      'Nightly file transfers fail, and sales notices before IT does.',
      'Changing one number in a URL shows the record of another customer.',
      'Every new connection is point to point and takes a quarter.',
      'A long-lived API key, shared by everyone, cannot be rotated.',
    ],
  },
  features: [
    {
      icon: 'api',
      title: 'Contract before code',
      description:
        'Examples, errors, pagination and limits are agreed in OpenAPI. Linting, mock servers, client generation and conformance tests all come from that one file.',
    },
    {
      icon: 'route',
      title: 'Compatible by habit',
      description:
        'Additive change within a version, tolerant readers, automated detection of breaking differences. Retirement is announced in headers and by mail, with dates.',
    },
    {
      icon: 'refresh',
      title: 'Failure as a use case',
      description:
        'Transactional outbox, idempotency keys, back-off with jitter, dead-letter queues with an owner, and a daily reconciliation that finds silent gaps.',
    },
  ],
  steps: [
    {
      title: 'Consumer interviews',
      description:
        'Who calls, for which task, how often and with what damage if it fails. Systems of record are named field by field.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Contract design',
      description:
        'Resources, events, errors and scopes in a reviewed specification, with a mock that partners can try.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Implementation and gateway',
      description: 'Service, authorisation server or gateway configuration, quotas, tracing and audit log.',
      duration: '5 to 10 weeks',
    },
    {
      title: 'Partner sandbox',
      description:
        'Test data, failure simulation, generated clients and a conformance check partners run themselves.',
      duration: '2 weeks',
    },
    {
      title: 'Cut-over and observation',
      description:
        'Old and new feeds compared in parallel until differences are explained, then the old one is closed.',
      duration: '2 to 4 weeks',
    },
  ],
  deliverables: [
    {
      title: 'OpenAPI and AsyncAPI documents',
      description: 'Versioned, linted, with worked examples that are executed as tests.',
    },
    {
      title: 'Services and connectors',
      description: 'Source, deployment definitions and dashboards by partner and operation.',
    },
    {
      title: 'Developer portal',
      description: 'Reference, quick start, changelog, status and credential self-service.',
    },
    {
      title: 'Life-cycle policy',
      description: 'Compatibility rules, notice periods, support windows and who may approve an exception.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: public API, or one connector',
      priceFactors: 'What connections cost',
      asked: 'From you and the other side',
      limits: 'Promises we refuse',
    },
    duration:
      '3 to 5 months for a public API with its first partners; a single connector, 4 to 8 weeks. Interviews and contract design are a study, unless a specification exists; from it the rest is quoted by interface. Testing by others, 2 to 3 weeks, is an item of that quote and not counted here.',
    effort: '150 to 280 person-days by 3 or 4 people, 15 to 35 for one connector.',
    priceFactors: [
      'Number of systems and quality of their documentation',
      'Synchronous calls, events, files or EDI',
      'Authorisation model and regulated data',
      'Throughput, latency and retention targets',
    ],
    asked: [
      'A contact with authority at each connected system',
      'Test environments that resemble production',
      'Samples of real, awkward messages',
    ],
    limits:
      'We do not scrape interfaces against their owner’s terms. Exactly-once delivery across independent systems is not on offer; at-least-once with idempotent handling is.',
  },
  standards: [
    {
      name: 'OpenAPI Specification 3.1',
      use: 'Contract format, aligned with JSON Schema 2020-12, for request, response and webhook; 3.2 where your tools read it.',
    },
    {
      name: 'OAuth 2.0 (RFC 6749) with RFC 9700, and OpenID Connect',
      use: 'Delegated access by code flow with PKCE or client credentials; implicit and password grants are not used.',
    },
    {
      name: 'RFC 9457, RFC 9745 and RFC 8594',
      use: 'Problem details for errors; Deprecation and Sunset headers for retirement.',
    },
    {
      name: 'OWASP API Security Top 10 (2023)',
      use: 'Object-level authorisation first: each endpoint is tested with the identity of a stranger.',
    },
  ],
  questions: [
    {
      question: 'REST, GraphQL, gRPC or events?',
      answer:
        'HTTP with JSON for partners, gRPC between services of one owner, events where many react to one fact. GraphQL suits varied screens over one data graph, provided that query depth and cost are limited.',
    },
    {
      question: 'How should we version?',
      answer:
        'As seldom as possible. A major version in the path is easy to see and route; date-based header versions suit large partner bases. Either way, old and new overlap for a published period, and usage by consumer is measured before anything is switched off.',
    },
    {
      question: 'Are JSON Web Tokens safe?',
      answer:
        'If verified strictly: fixed algorithms, issuer, audience, expiry, short life. They cannot be recalled easily, so sensitive operations use introspection. Against theft, tokens are bound to their sender by mutual TLS or DPoP.',
    },
    {
      question: 'How do you make webhooks dependable?',
      answer:
        'Each is signed with a timestamp, carries an event identifier, is retried on a published schedule and can be replayed. Receivers answer at once and process later; a list endpoint lets them catch up.',
    },
  ],
  related: [
    { path: '/custom-software-development', text: 'The application behind the interface.' },
    { path: '/saas-development', text: 'Interfaces that are themselves sold as a product.' },
    { path: '/services/identity-management', text: 'Clients, scopes and keys for partners.' },
    {
      path: '/blockchain-consulting-integration',
      text: 'Connects ledgers and custodians to enterprise systems.',
    },
  ],
  action: {
    heading: 'Draw the arrows between your systems',
    text: 'List them as from, to, what and how often; names may be invented. We mark the arrows most likely to fail and tell you why.',
  },
} satisfies ServicePage;
