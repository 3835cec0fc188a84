// @vitest-environment node
import { forms } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { readResponse } from './readResponse';

const read = (status: number, body: unknown) =>
  readResponse(forms.contact, status, typeof body === 'string' ? body : JSON.stringify(body));

describe('readResponse', () => {
  it.each([
    [200, { ok: true }],
    [200, '<!doctype html><title>Thanks</title>'],
    [201, { id: 7 }],
    [204, ''],
    [200, 'null'],
    [200, '[]'],
  ])('is sent for status %i with %j', (status, body) => {
    expect(read(status, body)).toEqual({ kind: 'sent' });
  });

  it('returns the reference of the inbox in groups of four, and none of another format', () => {
    const reference = (text: unknown) => read(200, { ok: true, reference: text });
    expect(reference('7K2M9QXR4TBN0WVE')).toEqual({ kind: 'sent', reference: '7K2M-9QXR-4TBN-0WVE' });
    for (const other of ['7K2M', 7, '7K2M9QXR4TBN0WVE<br>', null])
      expect(reference(other)).toEqual({ kind: 'sent' });
  });

  it.each([{ ok: false }, { success: false }, { success: 'false' }])(
    'is refused for status 200 with %j',
    (body) => {
      expect(read(200, body)).toEqual({ kind: 'failed', reason: 'refused' });
    },
  );

  it('returns field errors in field order', () => {
    const outcome = read(400, { errors: { message: 'Too short.', email: 'No such domain.' } });
    expect(outcome).toEqual({ kind: 'invalid', errors: { email: 'No such domain.', message: 'Too short.' } });
    if (outcome.kind === 'invalid') expect(Object.keys(outcome.errors)).toEqual(['email', 'message']);
  });

  it('reads a list of errors and prefixes a message in lower case with the label', () => {
    expect(read(422, { errors: [{ field: 'email', message: 'should be an email' }, null] })).toEqual({
      kind: 'invalid',
      errors: { email: 'E-mail address: should be an email' },
    });
  });

  it.each([
    { errors: { other: 'x' } },
    { errors: [] },
    { errors: 'no' },
    { errors: { email: 5 } },
    'Bad Request',
  ])('is refused if no error belongs to a field: %j', (body) => {
    expect(read(400, body)).toEqual({ kind: 'failed', reason: 'refused' });
  });

  it('is busy for status 429 and a server failure from 500', () => {
    expect(read(429, '')).toEqual({ kind: 'failed', reason: 'busy' });
    expect(read(500, { errors: { email: 'x' } })).toEqual({ kind: 'failed', reason: 'server' });
    expect(read(503, '')).toEqual({ kind: 'failed', reason: 'server' });
  });
});
