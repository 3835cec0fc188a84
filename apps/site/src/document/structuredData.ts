import { company } from '@keystrand/content';
import type { Page, PageKind, PagePayload, PageReference, Path } from '@keystrand/content';
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { categoryById } from '../categoryById';
import { absoluteUrl } from './absoluteUrl';
import { articlePicture, pagePicture } from './socialImagePaths';

const organizationId = `${company.url}/#organization`;
const websiteId = `${company.url}/#website`;

/** Each page defines it, because a crawler resolves `@id` references within one document only. */
const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
};

/** The organization on pages about the company. */
const organizationWithProfile: Organization = {
  ...organization,
  legalName: company.legalName,
  slogan: company.tagline,
  description: company.description,
  email: company.email,
  telephone: company.phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  },
  sameAs: company.social.map(({ href }) => href),
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      telephone: company.phone.display,
      url: absoluteUrl('/contact'),
    },
    {
      '@type': 'ContactPoint',
      contactType: 'security operations centre',
      email: company.securityEmail,
      telephone: company.socWatch.display,
      hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
    },
  ],
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: company.name,
  url: absoluteUrl('/'),
  publisher: { '@id': organizationId },
};

/** Kinds of pages about the company, with their types. */
const companyPages: Readonly<Partial<Record<PageKind, 'AboutPage' | 'ContactPage' | 'WebPage'>>> = {
  about: 'AboutPage',
  form: 'ContactPage',
  home: 'WebPage',
};

const nodeId = (page: Page, fragment: string) => `${absoluteUrl(page.path)}#${fragment}`;

function webPage(page: Page, hasCrumbs: boolean, mainEntity: string | undefined): WebPage {
  return {
    '@type': companyPages[page.kind] ?? 'WebPage',
    '@id': nodeId(page, 'page'),
    url: absoluteUrl(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(pagePicture(page.path)) },
    ...(hasCrumbs && { breadcrumb: { '@id': nodeId(page, 'crumbs') } }),
    ...(mainEntity !== undefined && { mainEntity: { '@id': mainEntity } }),
    ...(page.kind === 'legal' && { dateModified: page.updated }),
  };
}

function breadcrumbs(page: Page, crumbs: readonly PageReference[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(page, 'crumbs'),
    itemListElement: [{ title: 'Home', path: '/' as Path }, ...crumbs].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}

function service(page: Page): Service | undefined {
  switch (page.kind) {
    case 'service':
    case 'practice':
    case 'web3':
    case 'consulting':
    case 'consulting-home':
    case 'industry':
      return {
        '@type': 'Service',
        '@id': nodeId(page, 'service'),
        name: page.title,
        description: page.description,
        url: absoluteUrl(page.path),
        serviceType: categoryById[page.category].label,
        provider: { '@id': organizationId },
      };
    default:
      return undefined;
  }
}

function blog(page: Page): Blog | undefined {
  if (page.kind !== 'blog') return undefined;
  return {
    '@type': 'Blog',
    '@id': nodeId(page, 'blog'),
    name: `${company.name} ${page.title}`,
    description: page.description,
    url: absoluteUrl(page.path),
    publisher: { '@id': organizationId },
    blogPost: page.articles.map((article): BlogPosting => ({
      '@type': 'BlogPosting',
      '@id': nodeId(page, article.id),
      headline: article.title,
      description: article.summary,
      url: nodeId(page, article.id),
      datePublished: article.date,
      image: absoluteUrl(articlePicture(article.id)),
      author: { '@type': 'Organization', name: article.author, url: absoluteUrl('/about') },
      publisher: { '@id': organizationId },
      mainEntityOfPage: nodeId(page, article.id),
      citation: article.sources.map(({ title, href }) => ({
        '@type': 'CreativeWork',
        name: title,
        url: href,
      })),
    })),
  };
}

/**
 * Returns the page's structured data: one JSON-LD graph (https://www.w3.org/TR/json-ld11/) in the vocabulary of
 * https://schema.org. Every `@id` that a node refers to is defined in the same graph.
 */
export function structuredData({ page, crumbs }: PagePayload): Graph {
  const aboutCompany = companyPages[page.kind] !== undefined;
  const entity = service(page) ?? blog(page);
  const fragment = entity && (page.kind === 'blog' ? 'blog' : 'service');
  const mainEntity = fragment ? nodeId(page, fragment) : aboutCompany ? organizationId : undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      aboutCompany ? organizationWithProfile : organization,
      website,
      webPage(page, crumbs.length > 0, mainEntity),
      ...(crumbs.length > 0 ? [breadcrumbs(page, crumbs)] : []),
      ...(entity ? [entity] : []),
    ],
  };
}
