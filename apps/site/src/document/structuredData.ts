import { categories, company } from '@keystrand/content';
import type { Page, PageKind, PagePayload, PageReference, Path, Question } from '@keystrand/content';
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { absoluteUrl } from './absoluteUrl';
import { richTextMarkup } from './richTextMarkup';
import { articlePicture, pagePicture } from './sharePicture';

const organizationId = `${company.url}/#organization`;
const websiteId = `${company.url}/#website`;

/** Who stands behind every page; crawlers read each page for itself, so that a bare reference would name nobody. */
const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
};

/** What a buyer looks up about a company, for home and the pages that are about it. */
const organizationInFull: Organization = {
  ...organization,
  legalName: company.legalName,
  slogan: company.tagline,
  description: company.description,
  foundingDate: String(company.foundedYear),
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
};

/** The same with the ways to reach it, for the pages that are about reaching it. */
const organizationToReach: Organization = {
  ...organizationInFull,
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
    inLanguage: 'en',
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

/** The pages that a kind of work leads on to, where it has any. */
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
    serviceType: categories.find(({ id }) => id === page.category)?.label ?? page.title,
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

/** What a page that only leads on lists, in its order. */
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

function list({ page, references }: PagePayload): ItemList | undefined {
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

/** The questions that stand on a page with their answers; none on most kinds. */
export function questionsOf(page: Page): readonly Question[] {
  if (!('questions' in page)) return [];
  return 'items' in page.questions ? page.questions.items : page.questions;
}

function questions(page: Page): FAQPage | undefined {
  const asked = questionsOf(page);
  if (asked.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': nodeId(page, 'questions'),
    isPartOf: { '@id': nodeId(page, 'page') },
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: richTextMarkup(answer) },
    })),
  };
}

/** The company as fully as the page calls for; undefined where the page is not about it. */
function companyOf(kind: PageKind): Organization | undefined {
  switch (kind) {
    case 'home':
      return organizationInFull;
    case 'about':
    case 'form':
      return organizationToReach;
    default:
      return undefined;
  }
}

/** What the page says of itself to search engines: JSON-LD in the vocabulary of schema.org, one graph a page. */
export function structuredData(payload: PagePayload): Graph {
  const { page, crumbs } = payload;
  const offered = service(payload);
  const listed = list(payload);
  const articles = blog(page);
  const asked = questions(page);
  const subject = companyOf(page.kind);
  const fragment = offered ? 'service' : listed ? 'list' : articles ? 'blog' : undefined;
  const main = fragment ? nodeId(page, fragment) : subject && organizationId;
  const things: readonly (Thing | undefined)[] = [
    subject ?? organization,
    website,
    webPage(page, crumbs.length > 0, main),
    crumbs.length > 0 ? breadcrumbs(page, crumbs) : undefined,
    offered,
    listed,
    articles,
    asked,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
