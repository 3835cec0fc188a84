import type { Guidance } from '../guidance/Guidance';
import type { KeyCustodyProps } from './KeyCustody';

export const guidance: Guidance<KeyCustodyProps> = {
  part: 'KeyCustody',
  purpose: 'Who holds which key: trust boundaries, the checks on the way, what each key can do.',
  useFor: ['wallets and contracts', 'keys of encryption and certificates', 'privileged access'],
  notFor: [
    { situation: 'tasks without a key or a right', instead: 'Responsibility' },
    { situation: 'the number of signers that is needed, which belongs in a contract' },
  ],
  limits: [
    { prop: 'holders', unit: 'items', min: 1, max: 5 },
    { prop: 'holders[].title', unit: 'characters', max: 32 },
    { prop: 'holders[].keys', unit: 'items', min: 1, max: 3 },
    { prop: 'holders[].keys[].title', unit: 'characters', max: 32 },
    { prop: 'holders[].keys[].description', unit: 'characters', max: 110 },
    { prop: 'holders[].keys[].power', unit: 'characters', max: 40 },
    { prop: 'realm', unit: 'characters', max: 32 },
  ],
  related: ['Figure', 'Responsibility', 'AlertFlow'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: 'figure with lists of holders; a heading for each',
    meets: [
      { criterion: '1.1.1', how: 'The lines are hidden; each key is followed by its check and its power.' },
      { criterion: '1.4.1', how: 'Marks and borders differ in shape and dash, and every holder is named.' },
      { criterion: '1.4.10', how: 'In narrow windows the boxes are stacked.' },
    ],
    supply: ['Holders with powers before holders without.'],
  },
};
