import type { NotFoundPage } from './types';

/** Page shown for unknown paths (docs/requirements.md, section 3.2). */
export const notFound = {
  kind: 'not-found',
  path: '/404',
  title: 'Page not found',
  description:
    'There is no page at this address. From here to the directory of all services, the practices and the line for incidents.',
  summary: 'There is no page at this address.',
  hero: {
    heading: 'Page not found: this\u00a0strand ends here',
    lead: 'Nothing is published at this address. Check its ending for a typing error, or search the directory. Was the link one of ours? Please report it.',
  },
  ways: [
    '/services-page',
    '/main-services',
    '/services/incident-response',
    '/solutions',
    '/case-studies',
    '/blog',
  ],
} satisfies NotFoundPage;
