import { randomBytes } from 'node:crypto';
import type { NewInquiry } from '../store/Inquiry.ts';

/** Returns an inquiry with random keys and, unless others are given, the values of a short message. */
export function newInquiry(values: Partial<NewInquiry> = {}): NewInquiry {
  return {
    id: randomBytes(8).toString('hex').toUpperCase(),
    form: 'contact',
    fields: { name: 'Ada', email: 'ada@example.com', message: 'Good morning' },
    receivedAt: new Date('2030-01-01T12:00:00.123Z'),
    idempotencyKey: randomBytes(32).toString('hex'),
    suspicion: null,
    ...values,
  };
}
