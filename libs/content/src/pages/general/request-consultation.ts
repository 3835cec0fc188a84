import { company } from '../../company';
import { numberNote } from '../../placeholders';
import type { FormPage } from '../../types';

export const page = {
  kind: 'form',
  form: 'consultation',
  path: '/request-consultation',
  title: 'Request a Consultation',
  description:
    'A free consultation of 45 minutes with an engineer from the right practice, and a written opinion of what to do next within 2 working days.',
  summary: '45 free minutes with an engineer, and a written opinion afterwards.',
  hero: {
    slogan: '45 minutes with someone who does the work',
    lead: 'Free, without slides, and about your case from the first minute. You keep the written opinion that follows.',
  },
  next: {
    heading: 'How the consultation runs',
    steps: [
      {
        title: 'We propose two dates',
        duration: '1 working day',
        description: `With the name and field of the engineer, so that you can bring the counterpart from your side. The call is set in your time zone. ${company.workingDays}`,
      },
      {
        title: 'You send what you have',
        duration: 'Before the call, if you wish',
        description:
          'No preparation is needed. A diagram or a page of notes is read if it comes in time. Confidential papers wait for a protected channel: your data room, or an encrypted upload.',
      },
      {
        title: 'The call itself',
        duration: '45 minutes',
        description:
          'Half an hour on your situation and a quarter of an hour on options, with what each costs in time, people and risk. The objection that your board will raise is welcome.',
      },
      {
        title: 'Written opinion',
        duration: 'Within 2 working days',
        description:
          'One or two pages you may pass on: what we understood, what we would do first, what we would not do, and what remains unknown.',
      },
    ],
  },
  alternatives: {
    heading: 'If the form is too slow, or the question too big',
    text: [
      'Call ',
      { type: 'link', text: company.phone.display, href: company.phone.href },
      ` and ask for the engineer on duty (${company.phoneHours}). For one hard decision examined over 1 to 2 weeks, order a memo as `,
      { type: 'link', text: 'a paid consultation', href: '/services/consultation' },
      '. During an attack the right number is ',
      { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
      `. ${numberNote}`,
    ],
  },
  questions: [
    {
      question: 'Is this a sales call?',
      answer:
        'No. An engineer holds it, and the opinion that follows may advise against any work. First call, first view and quote are free. A quote is sent only if you ask for one, within 1 week.',
    },
    {
      question: 'Who should attend from our side?',
      answer:
        'The person who will live with the result and the person who pays for it. With both present, one call is usually enough.',
    },
    {
      question: 'Can it cover a system that has confidential parts?',
      answer:
        'Yes. A mutual non-disclosure agreement can be signed beforehand, and most advice is possible with the names removed.',
    },
  ],
} satisfies FormPage;
