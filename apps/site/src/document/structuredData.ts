import { company } from '@keystrand/content';
import type { Page, PageKind, PagePayload, PageReference, Path } from '@keystrand/content';
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  ItemList,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { categoryById } from '../categoryById';
import { absoluteUrl } from './absoluteUrl';
import { detailedOrganizations, organization, organizationId } from './organization';
import { articlePicture, pagePicture } from './sharePicturePaths';

const websiteId = `${company.url}/#website`;

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: company.name,
  url: absoluteUrl('/'),
  publisher: { '@id': organizationId },
};

type WebPageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

const pageType: Readonly<Record<PageKind, WebPageType>> = {
  about: 'AboutPage',
  assessment: 'WebPage',
  blog: 'CollectionPage',
  'case-studies': 'CollectionPage',
  catalogue: 'CollectionPage',
  consulting: 'WebPage',
  'consulting-home': 'WebPage',
  directory: 'CollectionPage',
  form: 'ContactPage',
  home: 'WebPage',
  industry: 'WebPage',
  legal: 'WebPage',
  'not-found': 'WebPage',
  overview: 'CollectionPage',
  practice: 'WebPage',
  service: 'WebPage',
  web3: 'WebPage',
};

const nodeId = (page: Page, fragment: string) => `${absoluteUrl(page.path)}#${fragment}`;

function webPage(page: Page, hasCrumbs: boolean, mainEntity: string | undefined): WebPage {
  return {
    '@type': pageType[page.kind],
    '@id': nodeId(page, 'page'),
    url: absoluteUrl(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(pagePicture(page.path)) },
    ...(hasCrumbs ? { breadcrumb: { '@id': nodeId(page, 'crumbs') } } : {}),
    ...(mainEntity === undefined ? {} : { mainEntity: { '@id': mainEntity } }),
    ...(page.kind === 'legal' ? { dateModified: page.updated } : {}),
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

/** Returns the paths of the services that a landing page offers; empty for other kinds. */
function offeredPaths(page: Page): readonly Path[] {
  switch (page.kind) {
    case 'practice':
      return page.children.paths;
    case 'consulting-home':
      return page.pages.map(({ path }) => path);
    default:
      return [];
  }
}

function service({ page, references }: PagePayload): Service | undefined {
  switch (page.kind) {
    case 'service':
    case 'practice':
    case 'web3':
    case 'consulting':
    case 'consulting-home':
    case 'industry':
      break;
    default:
      return undefined;
  }
  const offered = offeredPaths(page).flatMap((path) => references[path] ?? []);
  return {
    '@type': 'Service',
    '@id': nodeId(page, 'service'),
    name: page.title,
    description: page.description,
    url: absoluteUrl(page.path),
    serviceType: categoryById[page.category].label,
    provider: { '@id': organizationId },
    ...(page.kind === 'industry' ? { audience: { '@type': 'BusinessAudience', name: page.title } } : {}),
    ...(offered.length > 0
      ? {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: page.title,
            itemListElement: offered.map(({ title, path }) => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name: title, url: absoluteUrl(path) },
            })),
          },
        }
      : {}),
  };
}

/** Returns the paths that a directory page lists, in page order; empty for other kinds. */
function listedPaths(page: Page): readonly Path[] {
  switch (page.kind) {
    case 'catalogue':
    case 'directory':
      return page.groups.flatMap(({ paths }) => paths);
    case 'overview':
      return page.practices.flatMap(({ highlights }) => highlights);
    default:
      return [];
  }
}

function itemList({ page, references }: PagePayload): ItemList | undefined {
  const listed = listedPaths(page).flatMap((path) => references[path] ?? []);
  if (listed.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': nodeId(page, 'list'),
    itemListElement: listed.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(path),
    })),
  };
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
export function structuredData(payload: PagePayload): Graph {
  const { page, crumbs } = payload;
  const serviceNode = service(payload);
  const listNode = itemList(payload);
  const blogNode = blog(page);
  const fragment = serviceNode ? 'service' : listNode ? 'list' : blogNode ? 'blog' : undefined;
  const detailedOrganization = detailedOrganizations[page.kind];
  const mainEntity = fragment ? nodeId(page, fragment) : detailedOrganization && organizationId;
  const nodes: readonly (Thing | undefined)[] = [
    detailedOrganization ?? organization,
    website,
    webPage(page, crumbs.length > 0, mainEntity),
    crumbs.length > 0 ? breadcrumbs(page, crumbs) : undefined,
    serviceNode,
    listNode,
    blogNode,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}
