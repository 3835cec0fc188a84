import { getFields, forms } from '@keystrand/content';
import { stringify } from 'csv-stringify/sync';
import type { Options } from 'csv-stringify/sync';
import { formatReference } from '../reference.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';

/** Returns the state of an inquiry in one word; of several deliveries the worst counts. */
export function getState({ suspicion, deliveries }: StoredInquiry): string {
  if (suspicion !== null) return 'suspected';
  const states = deliveries.map(({ state }) => state);
  // Without deliveries, it waits for a channel.
  return (['dead', 'waiting', 'delivered'] as const).find((state) => states.includes(state)) ?? 'waiting';
}

/**
 * Control, format, surrogate and private characters, and line and paragraph separators, which a terminal may execute or hide,
 * such as escape sequences and bidirectional controls. Joiners (U+200C, U+200D) are parts of words and emoji.
 */
const invisible = /(?!\r\n)[[\p{C}\p{Zl}\p{Zp}]--[\p{Cn}\t\n\u200c\u200d]]/gv;

/** Writes characters that a terminal may execute or hide as `\u{…}`. */
export const visibleText = (text: string) =>
  text.replace(invisible, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);

const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => getFields(form).map(({ name }) => name))),
];

/**
 * Yields CSV (RFC 4180), with a column for each field of all forms, and one for fields that no form has any more. A value that a
 * spreadsheet would take for a formula gets an apostrophe before it.
 */
export async function* csv(inquiries: AsyncIterable<StoredInquiry>): AsyncGenerator<string> {
  const columns = ['reference', 'received', 'form', 'state', ...fieldNames, 'other'];
  const options: Options = { columns, escape_formulas: true, record_delimiter: 'windows' };
  // With a byte order mark, without which Excel does not read UTF-8.
  yield stringify([], { ...options, header: true, bom: true });
  for await (const inquiry of inquiries) {
    const { id, receivedAt, form, fields } = inquiry;
    const others = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));
    const row = {
      ...fields,
      reference: formatReference(id),
      received: receivedAt.toISOString(),
      form,
      state: getState(inquiry),
      other: others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)),
    };
    yield stringify([row], options);
  }
}

/** Yields an array with one inquiry on each line (RFC 8259). */
export async function* json(inquiries: AsyncIterable<StoredInquiry>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { id, receivedAt, form, suspicion, fields, deliveries } of inquiries) {
    const reference = formatReference(id);
    yield separator + JSON.stringify({ reference, receivedAt, form, suspicion, fields, deliveries });
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
