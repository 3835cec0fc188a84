import { company } from '@keystrand/content';
import type { PageKind } from '@keystrand/content';
import type { Organization } from 'schema-dts';
import { absoluteUrl } from './absoluteUrl';

export const organizationId = `${company.url}/#organization`;

/** Minimal node for all other pages. Each page defines one, because a crawler resolves `@id` references within one document only. */
export const organization: Organization = {
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

/** Detailed nodes for the kinds of pages that are about the company (https://schema.org/Organization). */
export const detailedOrganizations: Readonly<Partial<Record<PageKind, Organization>>> = {
  home: organizationWithProfile,
  about: organizationWithContactPoints,
  form: organizationWithContactPoints,
};
