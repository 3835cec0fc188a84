import { formatReference } from '../../reference/formatReference.ts';
import type { ExportFormat } from './ExportFormat.ts';

/** An array with one inquiry on each line (RFC 8259). */
export const jsonFormat: ExportFormat = {
  start: '[\n',
  separator: ',\n',
  end: '\n]\n',
  format: ({ id, receivedAt, form, suspicion, fields, deliveries }) =>
    JSON.stringify({ reference: formatReference(id), receivedAt, form, suspicion, fields, deliveries }),
};
