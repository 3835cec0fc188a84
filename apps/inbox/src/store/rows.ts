import type { Delivery, NewInquiry, StoredInquiry, Suspicion } from './Inquiry.ts';

/** Row of the table of inquiries, as both databases return it. */
export interface InquiryRow {
  readonly id: string;
  readonly form: NewInquiry['form'];
  /** JSON. Its escapes preserve NUL and lone surrogates, which PostgreSQL's text and UTF-8 do not have. */
  readonly fields: string;
  /** Milliseconds since 1970, or a date. */
  readonly received_at: number | Date;
  readonly idempotency_key: string;
  readonly suspicion: Suspicion | null;
}

/** The same with a JSON array of its deliveries. */
export interface StoredRow extends InquiryRow {
  readonly deliveries: string;
}

export type ClaimedRow = InquiryRow & Pick<Delivery, 'channel' | 'attempts'>;

interface DeliveryValue extends Pick<Delivery, 'channel' | 'state' | 'attempts'> {
  /** Milliseconds since 1970, or a date in the format of ISO 8601. */
  readonly nextAttemptAt: number | string | null;
  readonly lastError: string | null;
}

/** Columns that make an `InquiryRow`. */
export const inquiryColumns =
  'inquiry.id, inquiry.form, inquiry.fields, inquiry.received_at, inquiry.idempotency_key, inquiry.suspicion';

export function toInquiry(row: InquiryRow): NewInquiry {
  return {
    id: row.id,
    form: row.form,
    fields: JSON.parse(row.fields) as Record<string, string>,
    receivedAt: new Date(row.received_at),
    idempotencyKey: row.idempotency_key,
    ...(row.suspicion !== null && { suspicion: row.suspicion }),
  };
}

export function toStoredInquiry(row: StoredRow): StoredInquiry {
  const deliveries = JSON.parse(row.deliveries) as readonly DeliveryValue[];
  return {
    ...toInquiry(row),
    deliveries: deliveries.map(({ channel, state, attempts, nextAttemptAt, lastError }) => ({
      channel,
      state,
      attempts,
      ...(nextAttemptAt !== null && { nextAttemptAt: new Date(nextAttemptAt) }),
      ...(lastError !== null && { lastError }),
    })),
  };
}
