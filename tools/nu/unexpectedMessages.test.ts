import { expect, it } from 'vitest';
import { unexpectedMessages } from './unexpectedMessages.ts';
import type { NuMessage } from './unexpectedMessages.ts';

const allowed: readonly NuMessage[] = [
  { type: 'error', message: "CSS: “field-sizing”: Property “field-sizing” doesn't exist." },
  { type: 'error', message: 'CSS: “transition”: “allow-discrete” is not a “transition” value.' },
  { type: 'error', message: 'CSS: “animation”: “linear(0,0.5 20%,1)” is not a “animation” value.' },
  { type: 'info', subType: 'warning', message: 'The “list” role is unnecessary for element “ul”.' },
  {
    type: 'info',
    subType: 'warning',
    message: 'Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive.',
  },
];

it('accepts what is allowed, and remarks that are neither error nor warning', () => {
  const remark: NuMessage = { type: 'info', message: 'Trailing slash on void elements has no effect.' };
  expect(unexpectedMessages([...allowed, remark])).toEqual({ unexpected: [], unused: [] });
});

it('returns other errors, warnings and failures of the checker itself', () => {
  const faults: readonly NuMessage[] = [
    { type: 'error', message: "CSS: “colr”: Property “colr” doesn't exist." },
    { type: 'info', subType: 'warning', message: 'Article lacks heading.' },
    { type: 'non-document-error', message: 'File not found.' },
  ];
  expect(unexpectedMessages([...allowed, ...faults]).unexpected).toEqual(faults);
});

it('names allowed messages that no longer occur', () => {
  expect(unexpectedMessages(allowed.slice(1)).unused).toEqual([expect.stringContaining('field-sizing')]);
});
