import { fieldsOf } from '@keystrand/content';
import type { FormField } from '@keystrand/content';
import type { NewInquiry } from '../store/Inquiry.ts';
import { formOf } from './formOf.ts';

interface InquiryField {
  readonly name: string;
  readonly label: string;
  readonly control: FormField['control'];
  readonly value: string;
}

/**
 * Returns the values of an inquiry with the labels of its form, in the order of the form. A field that the form no longer
 * has, because the site has changed since, is last and has its name as label.
 */
export function inquiryFields({ form, fields }: NewInquiry): readonly InquiryField[] {
  const definition = formOf(form);
  const definitions = new Map(
    definition && fieldsOf(definition).map((field) => [field.name, field] as const),
  );
  const order = [...definitions.keys()];
  const rank = (name: string) => (definitions.has(name) ? order.indexOf(name) : order.length);
  return Object.entries(fields)
    .map(([name, value]) => {
      const field = definitions.get(name);
      return { name, value, label: field?.label ?? name, control: field?.control ?? 'text' };
    })
    .sort((a, b) => rank(a.name) - rank(b.name));
}
