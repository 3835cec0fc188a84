import { company } from '@keystrand/content';
import type { Page, PageKind, PagePayload } from '@keystrand/content';
import type { Blog, BreadcrumbList, Graph, Organization, Service, WebPage, WebSite } from 'schema-dts';
import { categoryById } from '../categoryById';
import { absoluteUrl } from './urls';
import { articlePicture, pagePicture } from './socialImages';

const { email, name, phone, socWatch, url } = company;
const home = { title: 'Home', path: '/' } as const;
const homeUrl = absoluteUrl(home.path);
const publisher = { '@id': `${url}/#organization` } as const;
const isPartOf = { '@id': `${url}/#website` } as const;

/** Each page defines it, because a crawler resolves `@id` references within one document only. */
const organization: Organization = {
  '@type': 'Organization',
  ...publisher,
  name,
  url: homeUrl,
  logo: absoluteUrl('/icon-512.png'),
};

const organizationWithProfile: Organization = {
  ...organization,
  legalName: company.legalName,
  slogan: company.tagline,
  description: company.description,
  email,
  telephone: phone.display,
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
      email,
      telephone: phone.display,
      url: absoluteUrl('/contact'),
    },
    {
      '@type': 'ContactPoint',
      contactType: 'security operations centre',
      email: company.securityEmail,
      telephone: socWatch.display,
      hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
    },
  ],
};

const website: WebSite = { '@type': 'WebSite', ...isPartOf, name, url: homeUrl, publisher };

/** Kinds of pages about the company, with their types, and of pages about something else, with the type of that. */
const types: Readonly<
  Partial<Record<PageKind, 'AboutPage' | 'ContactPage' | 'WebPage' | 'Blog' | 'Service'>>
> = {
  about: 'AboutPage',
  form: 'ContactPage',
  home: 'WebPage',
  blog: 'Blog',
  service: 'Service',
  practice: 'Service',
  web3: 'Service',
  consulting: 'Service',
  'consulting-home': 'Service',
  industry: 'Service',
};

function getEntity(page: Page): Service | Blog | undefined {
  const { description } = page;
  const pageUrl = absoluteUrl(page.path);
  if (types[page.kind] === 'Service' && page.category)
    return {
      '@type': 'Service',
      '@id': `${pageUrl}#service`,
      name: page.title,
      description,
      url: pageUrl,
      serviceType: categoryById[page.category].label,
      provider: publisher,
    };
  if (page.kind !== 'blog') return undefined;
  return {
    '@type': 'Blog',
    '@id': `${pageUrl}#blog`,
    name: `${company.name} ${page.title}`,
    description,
    url: pageUrl,
    publisher,
    blogPost: page.articles.map(({ id, title, summary, date, author, sources }) => ({
      '@type': 'BlogPosting',
      '@id': `${pageUrl}#${id}`,
      headline: title,
      description: summary,
      url: `${pageUrl}#${id}`,
      datePublished: date,
      image: absoluteUrl(articlePicture(id)),
      author: { '@type': 'Organization', name: author, url: absoluteUrl('/about') },
      publisher,
      mainEntityOfPage: `${pageUrl}#${id}`,
      citation: sources.map(({ title: name, href: url }) => ({ '@type': 'CreativeWork', name, url })),
    })),
  };
}

/**
 * Returns the page's structured data: one JSON-LD graph (https://www.w3.org/TR/json-ld11/) in the vocabulary of
 * https://schema.org. Every `@id` that a node refers to is defined in the same graph.
 */
export function structuredData({ page, crumbs }: PagePayload): Graph {
  const pageUrl = absoluteUrl(page.path);
  const isHome = page.path === home.path;
  const type = types[page.kind];
  const entity = getEntity(page);
  const companyPage = type === 'Blog' || type === 'Service' ? undefined : type;
  const mainEntity = companyPage
    ? publisher
    : entity && { '@id': `${pageUrl}#${entity['@type'].toLowerCase()}` };
  const breadcrumb = { '@id': `${pageUrl}#crumbs` };
  const webPage: WebPage = {
    '@type': companyPage ?? 'WebPage',
    '@id': `${pageUrl}#page`,
    url: pageUrl,
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    ...(isHome && { isPartOf }),
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(pagePicture(page.path)) },
    ...(crumbs.length > 0 && { breadcrumb }),
    ...(mainEntity && { mainEntity }),
    ...(page.kind === 'legal' && { dateModified: page.updated }),
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    ...breadcrumb,
    itemListElement: [home, ...crumbs].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyPage ? organizationWithProfile : organization,
      // Search engines read the name of a site from its home page.
      ...(isHome ? [website] : []),
      webPage,
      ...(crumbs.length > 0 ? [breadcrumbs] : []),
      ...(entity ? [entity] : []),
    ],
  };
}
