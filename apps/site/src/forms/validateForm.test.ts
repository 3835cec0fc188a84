import { forms } from '@keystrand/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from './formValues';
import { validateForm } from './validateForm';

const complete = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'A question' };

describe('checking a form', () => {
  it('finds nothing wrong with the least that is asked for', () => {
    expect(validateForm(forms.contact, complete)).toEqual({});
  });

  it('says what to do about each empty field, in the order of the fields', () => {
    expect(Object.entries(validateForm(forms.contact, {}))).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Enter your e-mail address'],
      ['message', 'Enter your message'],
    ]);
  });

  it('takes spaces alone for nothing', () => {
    expect(validateForm(forms.contact, { ...complete, name: '   ' })).toHaveProperty(
      'name',
      'Enter your name',
    );
  });

  it('does not mind spaces around an address', () => {
    expect(validateForm(forms.contact, { ...complete, email: ' ada@engine.example ' })).toEqual({});
  });

  it('shows the form of an address where it is none', () => {
    const errors = validateForm(forms.contact, { ...complete, email: 'ada' });
    expect(errors).toEqual({ email: 'Enter an e-mail address in the form name@company.example' });
  });

  it.each(['+1 555 0100', '(555) 0100-22', '555.0100'])('takes the telephone number %s', (phone) => {
    expect(validateForm(forms.contact, { ...complete, phone })).toEqual({});
  });

  it.each(['12345', 'call me', '+1 555 0100 or mail'])(
    'asks again for a telephone number after "%s"',
    (phone) => {
      expect(validateForm(forms.contact, { ...complete, phone })).toHaveProperty('phone');
    },
  );

  it('tells how long a text may be and how long it is', () => {
    const errors = validateForm(forms.contact, { ...complete, message: 'x'.repeat(5001) });
    expect(errors).toEqual({ message: 'Shorten "Message" to 5,000 characters; it has 5,001' });
  });

  it('takes no answer that was not offered', () => {
    const request = { ...complete, urgency: 'Yesterday' };
    expect(validateForm(forms.consultation, request)).toEqual({
      urgency: 'Choose one of the answers to "How soon?"',
    });
  });

  it('holds for any values: it names only fields of the form, and always the empty required ones', () => {
    const fields = fieldsOf(forms.inquiry);
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
