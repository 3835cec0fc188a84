import { placeholders } from '../placeholders';
import type { SpecimenContent } from './types';

export const contractOutline = {
  kind: 'specimen',
  heading: 'What the contract contains',
  lead: 'An outline to hand to your counsel and your procurement, for an invented client. The draft comes with the quote; this sheet commits neither side.',
  specimen: {
    document: 'Contract outline, one page',
    synthetic: 'invented client, no offer',
    title: 'Services agreement with annexes',
    facts: [
      { term: 'between', text: 'client and Keystrand Inc.' },
      {
        term: 'order of precedence',
        text: 'data processing and financial annexes, quote, other annexes, agreement',
      },
      { term: 'language', text: 'English' },
    ],
    sections: [
      {
        note: {
          title: 'The agreement',
          description: 'The same for every engagement; changes are marked in the draft.',
        },
        body: [
          {
            type: 'rows',
            rows: [
              {
                term: '1 Scope',
                text: `Items, exclusions, acceptance, repair of defects free for ${placeholders.repairPeriod}`,
              },
              { term: '2 People', text: 'Lead, team and deputies by name; replacement by agreement' },
              { term: '3 Your part', text: 'Access, decisions and dates, and what a delay changes' },
              { term: '4 Price', text: 'Person-days or months, payments, expenses, no change unpriced' },
              {
                term: '5 Rights',
                text: 'Results assigned on payment; parts of ours and of others by licence',
              },
              { term: '6 Secrecy', text: 'Mutual, five years; evidence under a legal hold longer' },
              { term: '7 Liability', text: 'Limits by sum, insurance, what no limit covers' },
              { term: '8 End', text: 'Delivery or notice, exit plan, list of removed access' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Annexes by need',
          description: 'Only what applies is attached. Each has an owner on both sides.',
        },
        body: [
          {
            type: 'table',
            heading: 'Annexes',
            head: ['annex', 'for', 'contains'],
            cells: [
              ['Rules of engagement', 'tests of systems', 'targets, windows, contacts, authorisation'],
              ['Service schedule', 'operated services', 'tasks, times by severity, hours, misses'],
              ['Authority matrix', 'actions of the SOC', 'actions by asset group, order of calls'],
              ['Data processing', 'personal data', 'Article 28 GDPR, region, sub-processors'],
              [
                'Financial entities',
                'duties under DORA',
                'Article 30(2); for critical functions 30(3), exit, audit rights; subcontracting by (EU) 2025/532',
              ],
            ],
          },
        ],
      },
      {
        note: {
          title: 'How it begins and ends',
          description: 'The dates that procurement enters into its register.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'Term',
            text: 'Projects until delivery; services until notice of one or three months, at the end of any month.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Law and place',
            text: 'As agreed and written here; the terms of the website play no part.',
          },
          { type: 'signatures', items: ['For the client, date', 'For Keystrand, date'] },
        ],
      },
    ],
    foot: 'Signed by both sides before work begins, emergencies excepted',
  },
} as const satisfies SpecimenContent;
