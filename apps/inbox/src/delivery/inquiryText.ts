import { getFields, forms } from '@keystrand/content';
import type { FormDefinition, FormField } from '@keystrand/content';
import { formatReference } from '../reference.ts';
import type { NewInquiry } from '../store/Inquiry.ts';

/** Returns the form of a stored inquiry; undefined if the site has changed since and no longer has it. */
export function formOf({ form: id }: NewInquiry): FormDefinition | undefined {
  return Object.values(forms).find((form) => form.id === id);
}

interface InquiryField {
  readonly label: string;
  readonly control: FormField['control'];
  readonly value: string;
}

/**
 * Returns the values of an inquiry with the labels of its form, in the order of the form. A field that the form no longer has,
 * because the site has changed since, is last and has its name as label.
 */
export function labelledFields(inquiry: NewInquiry): readonly InquiryField[] {
  const form = formOf(inquiry);
  const known = (form ? getFields(form) : []).filter(({ name }) => inquiry.fields[name] !== undefined);
  const names = known.map(({ name }) => name);
  return [
    ...known.map(({ name, label, control }) => ({ label, control, value: inquiry.fields[name] ?? '' })),
    ...Object.entries(inquiry.fields)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => ({ label: name, control: 'text' as const, value })),
  ];
}

/** Formats a time in UTC, to the second. */
export function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Returns an inquiry as plain text: fields by label, long text in its own paragraph, then reference and time. */
export function inquiryText(inquiry: NewInquiry): string {
  const fields = labelledFields(inquiry).map(({ label, control, value }) => {
    if (control === 'checkbox') return label;
    if (control === 'area') return `\n${label}\n${value}\n`;
    return label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;
  });
  const facts = [`Reference: ${formatReference(inquiry.id)}`, `Received: ${formatTime(inquiry.receivedAt)}`];
  return `${fields.join('\n').trim()}\n\n${facts.join('\n')}`;
}
