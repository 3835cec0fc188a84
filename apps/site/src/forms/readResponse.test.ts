import { forms } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { readResponse } from './readResponse';

const read = (status: number, body: unknown) =>
  readResponse(forms.contact, status, typeof body === 'string' ? body : JSON.stringify(body));

describe('the answer of an endpoint', () => {
  it.each([
    [200, { ok: true }],
    [200, '<!doctype html><title>Thanks</title>'],
    [201, { id: 7 }],
    [204, ''],
    [200, 'null'],
    [200, '[]'],
  ])('counts as sent with status %i and %j', (status, body) => {
    expect(read(status, body)).toEqual({ kind: 'sent' });
  });

  it.each([{ ok: false }, { success: false }, { success: 'false' }])(
    'does not count as sent where it says %j with status 200',
    (body) => {
      expect(read(200, body)).toEqual({ kind: 'failed', reason: 'refused' });
    },
  );

  it('gives the errors of the fields, in the order of the fields', () => {
    const outcome = read(400, { errors: { message: 'Too short.', email: 'No such domain.' } });
    expect(outcome).toEqual({ kind: 'invalid', errors: { email: 'No such domain.', message: 'Too short.' } });
    if (outcome.kind === 'invalid') expect(Object.keys(outcome.errors)).toEqual(['email', 'message']);
  });

  it('reads a list of errors too, and puts the label before a half sentence', () => {
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
  ])('is a refusal where no error belongs to a field: %j', (body) => {
    expect(read(400, body)).toEqual({ kind: 'failed', reason: 'refused' });
  });

  it('asks to wait with status 429, and has a fault from 500 on', () => {
    expect(read(429, '')).toEqual({ kind: 'failed', reason: 'busy' });
    expect(read(500, { errors: { email: 'x' } })).toEqual({ kind: 'failed', reason: 'server' });
    expect(read(503, '')).toEqual({ kind: 'failed', reason: 'server' });
  });
});
