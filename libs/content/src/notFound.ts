import type { NotFoundPage } from './types';

/** Page shown for unknown paths (docs/requirements.md, section 3.2). */
export const notFound = {
  kind: 'not-found',
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address. Here are the ways on that most visitors look for.',
  summary: 'There is no page at this address.',
  hero: {
    heading: 'This strand ends here',
    lead: 'There is no page at this address. It may have been moved, or the link that brought you here has a typing error.',
  },
  ways: [
    '/services-page',
    '/cyber-security-information',
    '/blockchain-development',
    '/it-consulting',
    '/case-studies',
    '/contact',
  ],
} satisfies NotFoundPage;
