import { company } from '../company';
import type { RichText } from '../types';

const { street, city, postalCode, country } = company.address;

/** Telephone line for security incidents, staffed around the clock. */
export const incidentLine = {
  question: 'Under attack now?',
  number: company.socWatch.display,
  href: company.socWatch.href,
  description: 'The SOC watch is staffed 24/7. Call first, write later.',
} as const;

/** Ways to contact the company without a form. */
export const contactWays = [
  {
    title: 'E-mail',
    description: [{ type: 'link', text: company.email, href: `mailto:${company.email}` }],
  },
  {
    title: 'Telephone',
    description: [
      { type: 'link', text: company.phone.display, href: company.phone.href },
      `, ${company.phoneHours}. Ask for the engineer on duty.`,
    ],
  },
  {
    title: 'A weakness in our own code',
    description: [{ type: 'link', text: company.securityEmail, href: `mailto:${company.securityEmail}` }],
  },
  {
    title: 'Post',
    description: `${company.legalName}, ${street}, ${city}\u00a0${postalCode}, ${country}`,
  },
] as const satisfies readonly { readonly title: string; readonly description: RichText }[];
