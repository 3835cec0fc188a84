import { describe, expect, it } from 'vitest';
import { forms } from './forms';
import { filledFields, normalizeValue } from './formValues';
import type { FormField } from './types';

const area: FormField = { control: 'area', name: 'message', label: 'Message', maxLength: 9, rows: 3 };
const line: FormField = { control: 'text', name: 'name', label: 'Name', maxLength: 9 };

describe('normalizeValue', () => {
  it.each([
    ['a space at both ends', ' Ada ', 'Ada'],
    ['line breaks of a native submission', 'One\r\n\r\nTwo\rThree', 'One\n\nTwo\nThree'],
    ['control characters of a copied document', '\u0000One\f\u000bTwo\u0085', 'OneTwo'],
    ['nothing but white space', ' \t\r\n\u00a0', ''],
  ])('removes or replaces %s', (_what, value, normalized) => {
    expect(normalizeValue(area, value)).toBe(normalized);
  });

  it('replaces line breaks with spaces in a field of one line', () => {
    expect(normalizeValue(line, 'Ada\r\nBcc: all@engine.example\n')).toBe('Ada Bcc: all@engine.example');
  });

  it('keeps tabs, other scripts and joined emoji', () => {
    const value = 'a\tb\nשלום 👩‍💻 ﷽';
    expect(normalizeValue(area, value)).toBe(value);
  });
});

describe('filledFields', () => {
  it('returns normalised values in reading order, without empty fields and values that are no fields', () => {
    const values = { message: 'One\r\nTwo', company: ' ', name: ' Ada ', subject: 'Other' };
    expect(filledFields(forms.contact, values).map(([{ name }, value]) => [name, value])).toEqual([
      ['name', 'Ada'],
      ['message', 'One\nTwo'],
    ]);
  });
});
