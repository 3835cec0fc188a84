import { article as delegatedAccounts } from '../../articles/delegated-accounts';
import { article as idempotentRequests } from '../../articles/idempotent-requests';
import { article as measuredRecovery } from '../../articles/measured-recovery';
import { article as paymentPageScripts } from '../../articles/payment-page-scripts';
import { article as readableSignatures } from '../../articles/readable-signatures';
import { article as reportingClocks } from '../../articles/reporting-clocks';
import { company } from '../../company';
import type { BlogPage } from '../../types';

export const page = {
  kind: 'blog',
  path: '/blog',
  title: 'Blog',
  titleSubject: 'security, software and blockchain notes',
  description:
    'Long articles on blockchain, security, software and operations, written by the people who do the work, each with its sources.',
  summary: 'Articles by the people who do the work, in full and with their sources.',
  hero: {
    slogan: 'Notes from the work, with sources',
    lead: 'Each article takes one question from practice, says what we would do, and names the documents that you can check it against.',
  },
  // Newest first: the page and the feed both keep this order.
  articles: [
    paymentPageScripts,
    reportingClocks,
    measuredRecovery,
    delegatedAccounts,
    idempotentRequests,
    readableSignatures,
  ],
  corrections: {
    heading: 'By-lines and corrections',
    paragraphs: [
      'The by-line names the practice that answers for an article. Someone else checks it against its sources before it appears.',
      [
        'Report an error to ',
        { type: 'link', text: company.email, href: `mailto:${company.email}` },
        '. The text is corrected, and a dated note below it says what was wrong. The note stays. Later changes of law appear in new articles.',
      ],
    ],
  },
} satisfies BlogPage;
