import { getFields, forms } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { formatReference } from '../reference.ts';
import type { NewInquiry } from '../store/Inquiry.ts';

/** Returns the form of a stored inquiry; undefined if the site has changed since and no longer has it. */
export function getForm({ form: id }: NewInquiry): FormDefinition | undefined {
  return Object.values(forms).find((form) => form.id === id);
}

/** Returns the values of an inquiry with the labels of its form; a field that the form no longer has has its name as label. */
export function labelledFields(inquiry: NewInquiry) {
  const form = getForm(inquiry);
  return Object.entries(inquiry.fields).map(([name, value]) => {
    const field = form && getFields(form).find((each) => each.name === name);
    return { label: field?.label ?? name, control: field?.control, value };
  });
}

export const formatTime = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

export function inquiryText(inquiry: NewInquiry): string {
  const fields = labelledFields(inquiry).map(({ label, control, value }) => {
    if (control === 'checkbox') return label;
    if (control === 'area') return `\n${label}\n${value}\n`;
    return label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;
  });
  const facts = [`Reference: ${formatReference(inquiry.id)}`, `Received: ${formatTime(inquiry.receivedAt)}`];
  return `${fields.join('\n').trim()}\n\n${facts.join('\n')}`;
}
