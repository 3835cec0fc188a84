import { fieldsOf, forms } from '@keystrand/content';
import { stringify } from 'csv-stringify/sync';
import { formatReference } from '../../reference/formatReference.ts';
import { deliveryMark } from '../deliveryMark.ts';
import type { ExportFormat } from './ExportFormat.ts';

/** Fields of all forms, each once. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
];

/** Formats one row (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe before it. */
function row(values: readonly string[]): string {
  return stringify([values], { escape_formulas: true, record_delimiter: 'windows' });
}

/** One row for each inquiry, with a column for each field of all forms, and one for fields that no form has any more. */
export const csvFormat: ExportFormat = {
  // With a byte order mark, without which Excel does not read UTF-8.
  start: `\uFEFF${row(['reference', 'received', 'form', 'state', ...fieldNames, 'other'])}`,
  separator: '',
  end: '',
  format: (inquiry) => {
    const { id, receivedAt, form, fields } = inquiry;
    const others = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));
    return row([
      formatReference(id),
      receivedAt.toISOString(),
      form,
      deliveryMark(inquiry),
      ...fieldNames.map((name) => fields[name] ?? ''),
      others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)),
    ]);
  },
};
