import { formatReference } from '../reference/formatReference.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import { inquiryFields } from './inquiryFields.ts';

/** Formats a time in UTC, to the second. */
export function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Returns an inquiry as plain text: fields by label, long text in its own paragraph, then reference and time. */
export function inquiryText(inquiry: NewInquiry): string {
  const lines: string[] = [];
  for (const { label, control, value } of inquiryFields(inquiry)) {
    if (control === 'checkbox') lines.push(label);
    else if (control === 'area') lines.push('', label, value.replace(/\r\n?/g, '\n'), '');
    else lines.push(label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`);
  }
  lines.push('', `Reference: ${formatReference(inquiry.id)}`, `Received: ${formatTime(inquiry.receivedAt)}`);
  return lines
    .join('\n')
    .replace(/\n{3,}(?=Reference: )/, '\n\n')
    .trim();
}
