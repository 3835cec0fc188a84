import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forms } from './forms';
import { getFields } from './formValues';
import { validateForm } from './validateForm';

const complete = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'A question' };

describe('validateForm', () => {
  it('accepts a form with only the required fields', () => {
    expect(validateForm(forms.contact, complete)).toEqual({});
  });

  it('returns a message for each empty required field, in field order', () => {
    expect(Object.entries(validateForm(forms.contact, {}))).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Enter your e-mail address'],
      ['message', 'Enter your message'],
    ]);
  });

  it('rejects an invalid e-mail address and shows the expected format', () => {
    const errors = validateForm(forms.contact, { ...complete, email: 'ada' });
    expect(errors).toEqual({ email: 'Enter an e-mail address in the form name@company.example' });
  });

  it.each(['+1 555 0100', '(555) 0100-22', '555.0100'])('accepts the telephone number %s', (phone) => {
    expect(validateForm(forms.contact, { ...complete, phone })).toEqual({});
  });

  it.each(['12345', '......', '+(1) 23-4.5/', 'call me', '+1 555 0100 or mail'])(
    'rejects the telephone number "%s"',
    (phone) => {
      expect(validateForm(forms.contact, { ...complete, phone })).toHaveProperty('phone');
    },
  );

  it('states the maximum and the actual length of text that is too long', () => {
    expect(validateForm(forms.contact, { ...complete, message: 'x'.repeat(5000) })).toEqual({});
    const errors = validateForm(forms.contact, { ...complete, message: 'x'.repeat(5001) });
    expect(errors).toEqual({ message: 'Shorten "Message" to 5,000 characters; it has 5,001' });
  });

  it('rejects a value that is not an option', () => {
    expect(validateForm(forms.consultation, { ...complete, urgency: 'This week' })).toEqual({});
    const request = { ...complete, urgency: 'Yesterday' };
    expect(validateForm(forms.consultation, request)).toEqual({
      urgency: 'Choose one of the answers to "How soon?"',
    });
  });

  it('rejects a value of a checkbox that is not that of a selected one', () => {
    const { nda } = validateForm(forms.inquiry, { ...complete, nda: 'no' });
    expect(nda).toMatch(/^Choose one of the answers to "Send us your mutual/);
    expect(validateForm(forms.inquiry, { ...complete, nda: 'yes' })).toEqual({});
  });

  it('reports only fields of the form, and every empty required one, for any values', () => {
    const fields = getFields(forms.inquiry);
    const values = fc.record(Object.fromEntries(fields.map(({ name }) => [name, fc.string()])));
    fc.assert(
      fc.property(values, (given) => {
        const named = Object.keys(validateForm(forms.inquiry, given));
        for (const name of named) expect(fields.map((field) => field.name)).toContain(name);
        for (const { name, missing } of fields)
          if (missing !== undefined && given[name]?.trim() === '') expect(named).toContain(name);
      }),
    );
  });
});
