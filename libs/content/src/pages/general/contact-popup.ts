import type { FormPage } from '../../types';
import { page as contact } from './contact';

/** The contact page with its form in a dialog (docs/requirements.md, section 8.1). */
export const page = {
  ...contact,
  dialogClosesTo: contact.path,
  path: '/contact-popup',
  parent: contact.path,
  title: 'Quick Message',
  titleSubject: 'the contact form in a dialog',
  description:
    'The contact form in a dialog, for a short message between two other things. Close it and you are on the contact page.',
  summary: 'The contact form in a dialog, for a message of a few lines.',
  hero: { heading: contact.title, ...contact.hero },
} satisfies FormPage;
