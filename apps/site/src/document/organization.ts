import { company } from '@keystrand/content';
import type { PageKind } from '@keystrand/content';
import type { Organization } from 'schema-dts';
import { absoluteUrl } from './absoluteUrl';

export const organizationId = `${company.url}/#organization`;

/** The minimal node. Every page defines it, because a crawler resolves `@id` references within one document only. */
const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
};

const organizationWithProfile: Organization = {
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

const organizationWithContactPoints: Organization = {
  ...organizationWithProfile,
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

/**
 * Returns the company as an `Organization` (https://schema.org/Organization): with its profile on home, also with
 * contact points on the about and form pages, with name, URL and logo on all others.
 */
export function organizationOf(kind: PageKind): Organization {
  switch (kind) {
    case 'home':
      return organizationWithProfile;
    case 'about':
    case 'form':
      return organizationWithContactPoints;
    default:
      return organization;
  }
}

/** Whether the company is the main entity of pages of this kind. */
export function isAboutOrganization(kind: PageKind): boolean {
  return organizationOf(kind) !== organization;
}
