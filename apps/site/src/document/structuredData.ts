import { company } from '@keystrand/content';
import type { PagePayload, PageReference } from '@keystrand/content';
import type { BreadcrumbList, Graph, Organization, Service, WebSite } from 'schema-dts';

const organizationId = `${company.url}/#organization`;

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  legalName: company.legalName,
  url: company.url,
  email: company.email,
  telephone: company.phone.display,
  sameAs: company.social.map(({ href }) => href),
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${company.url}/#website`,
  name: company.name,
  url: company.url,
  description: company.description,
  publisher: { '@id': organizationId },
};

function breadcrumbs(crumbs: readonly PageReference[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: '/' }, ...crumbs].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: company.url + path,
    })),
  };
}

const serviceKinds: ReadonlySet<string> = new Set(['service', 'practice', 'web3', 'consulting']);

/** What the page says of itself to search engines (JSON-LD, schema.org). */
export function structuredData({ page, crumbs }: PagePayload): Graph {
  const service: Service = {
    '@type': 'Service',
    name: page.title,
    description: page.description,
    url: company.url + page.path,
    provider: { '@id': organizationId },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website,
      ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
      ...(serviceKinds.has(page.kind) ? [service] : []),
    ],
  };
}
