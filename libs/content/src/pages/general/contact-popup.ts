import type { FormPage } from '../../types';
import { contactNote } from '../../placeholders';
import { page as contact } from './contact';

/** The contact page with its form in a dialog (docs/requirements.md, section 8.1). */
export const page = {
  ...contact,
  dialogClosesTo: contact.path,
  path: '/contact-popup',
  parent: contact.path,
  title: 'Quick Message',
  titleSubject: 'contact page with the dialog open',
  description:
    'The contact page with its form open in a dialog, for a message of a few lines. Close it, and your text is in the form of the page.',
  summary: 'The contact form in a dialog, for a message of a few lines.',
  hero: {
    slogan: 'The contact form in a dialog',
    lead: `For a few lines. Close the dialog and you are on the contact page, with what you have typed. ${contactNote}`,
  },
} satisfies FormPage;
