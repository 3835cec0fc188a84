import type { SpecimenContent } from './types';

export const custodyRecord = {
  kind: 'specimen',
  heading: 'The custody record of one laptop',
  lead: 'From collection to the sealed store without an unexplained hour. Case, item and seals are invented, and the hash is that of the word “specimen”.',
  specimen: {
    document: 'Chain of custody, item E-01, times in UTC',
    synthetic: 'invented case',
    title: 'One laptop, five holders, no gap',
    facts: [
      { term: 'item', text: 'laptop, serial number photographed' },
      { term: 'collected at', text: 'office of the client, 4 May, 09:12' },
      { term: 'authority', text: 'written order of counsel' },
    ],
    sections: [
      {
        note: {
          title: 'Who held it, from when',
          description:
            'A break in the line marks a handover: two people present, two signatures, one seal number.',
        },
        body: [
          {
            type: 'path',
            heading: 'Holders',
            stops: [
              { title: 'User', text: 'until 09:12', link: 'handover' },
              { title: 'Examiner', text: 'collects and seals', link: 'handover' },
              { title: 'Courier', text: 'sealed throughout', link: 'handover' },
              { title: 'Evidence store', text: 'opens nothing', link: 'handover' },
              { title: 'Imaging bench', text: 'copies, then returns it sealed' },
            ],
          },
          {
            type: 'table',
            heading: 'Handovers',
            head: ['time', 'from', 'to', 'seal'],
            cells: [
              ['4 May, 09:12', 'User', 'Examiner', 'applied: S-0417'],
              ['4 May, 10:40', 'Examiner', 'Courier', 'intact: S-0417'],
              ['4 May, 12:05', 'Courier', 'Evidence store', 'intact: S-0417'],
              ['4 May, 13:30', 'Evidence store', 'Imaging bench', 'opened: S-0417'],
              ['4 May, 18:20', 'Imaging bench', 'Evidence store', 'applied: S-0418'],
            ],
          },
        ],
      },
      {
        note: {
          title: 'A copy that equals the original',
          description:
            'The hash taken while reading and the hash of the finished image must agree. All later work is done on copies.',
        },
        body: [
          {
            type: 'rows',
            columns: 2,
            heading: 'Acquisition',
            rows: [
              { term: 'state', text: 'found switched off, left off' },
              { term: 'reading', text: 'through a hardware write blocker' },
              { term: 'extent', text: 'whole drive, unallocated space included' },
              { term: 'errors', text: 'no unreadable sectors' },
              { term: 'clock', text: 'device 94 s behind reference time' },
              { term: 'copies', text: 'two, encrypted, stored apart' },
            ],
          },
          {
            type: 'code',
            heading: 'SHA-256, while reading and of the image: equal',
            code: '3c6a8279d628d16065388481df6c286915f0dbe13d6d73cb763a8ac729ecb362',
          },
        ],
      },
      {
        note: {
          title: 'Departures from procedure',
          description: 'What differed from the written procedure, stated by the person who did the work.',
        },
        body: [
          {
            type: 'text',
            heading: 'Remarks',
            text: 'Battery not removable; device carried switched off. The photograph of the seal was repeated at 10:38 because the first was blurred. Both pictures are kept.',
          },
          { type: 'signatures', items: ['Examiner, date', 'Witness, date'] },
        ],
      },
    ],
    foot: 'ISO/IEC 27037:2012 · original under seal until counsel releases it',
  },
} as const satisfies SpecimenContent;
