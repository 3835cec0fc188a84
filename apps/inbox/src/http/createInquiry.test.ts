import { forms } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { createInquiry } from './createInquiry.ts';
import type { Submission } from './readSubmission.ts';

const now = new Date('2026-03-01T12:00:00Z');
const submission: Submission = {
  definition: forms.contact,
  values: { name: ' Ann ', email: 'ann@company.example', company: ' ', message: 'One\r\nTwo\n' },
  submissionKey: 'abcdefghijklmnop',
  secondsOpen: 30,
  honeypot: '',
};

it('keeps the trimmed values of the fields that are not empty, in the order of the form', () => {
  expect(createInquiry(submission, now)).toEqual({
    id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) as string,
    form: 'contact',
    fields: { name: 'Ann', email: 'ann@company.example', message: 'One\nTwo' },
    receivedAt: now,
    idempotencyKey: expect.stringMatching(/^[\da-f]{64}$/) as string,
    suspicion: undefined,
  });
});

it('has another reference each time', () => {
  const references = Array.from({ length: 1_000 }, () => createInquiry(submission, now).id);
  expect(new Set(references).size).toBe(1_000);
});

describe('the idempotency key', () => {
  const key = (changes: Partial<Submission> = {}, time = now) =>
    createInquiry({ ...submission, ...changes }, time).idempotencyKey;
  const nextDay = new Date('2026-03-02T00:00:00Z');
  const edited = { ...submission.values, message: 'Three' };
  const withoutKey = { submissionKey: undefined };

  it('is the same for the same inquiry sent again', () => {
    expect(key({ secondsOpen: 90 }, nextDay)).toBe(key());
    // As browsers send it without JavaScript.
    expect(key({ values: { ...submission.values, message: 'One\nTwo' } })).toBe(key());
  });

  it('differs for an edited message, another submission and another form', () => {
    expect(key({ values: edited })).not.toBe(key());
    expect(key({ submissionKey: 'abcdefghijklmnoq' })).not.toBe(key());
    expect(key({ definition: forms.inquiry })).not.toBe(key());
  });

  it('differs by day and content without a submission key', () => {
    expect(key(withoutKey)).toBe(key(withoutKey, new Date('2026-03-01T23:59:59Z')));
    expect(key(withoutKey)).not.toBe(key(withoutKey, nextDay));
    expect(key(withoutKey)).not.toBe(key({ ...withoutKey, values: edited }));
  });
});

it.each([
  [{ honeypot: 'x' }, 'honeypot'],
  [{ honeypot: ' ' }, undefined],
  [{ secondsOpen: 0 }, 'too-fast'],
  [{ secondsOpen: 1 }, 'too-fast'],
  [{ secondsOpen: 2 }, undefined],
  // Without JavaScript.
  [{ secondsOpen: undefined }, undefined],
])('suspects %o: %s', (changes, suspicion) => {
  expect(createInquiry({ ...submission, ...changes }, now).suspicion).toBe(suspicion);
});
