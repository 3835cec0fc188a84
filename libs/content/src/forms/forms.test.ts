import { describe, expect, it } from 'vitest';
import { forms } from './forms';

describe.each(Object.entries(forms))('the %s form', (_id, form) => {
  const fields = form.rows.flat();

  it('has unique field names of lower-case letters', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
  });

  it('requires a name, an e-mail address and a message', () => {
    const required = fields.filter(({ missing }) => missing !== undefined).map(({ name }) => name);
    expect(required).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  });

  it('has an autocomplete token for each field about the sender (WCAG 1.3.5)', () => {
    const about = ['name', 'email', 'phone', 'company', 'role'];
    const lines = fields.filter(({ name }) => about.includes(name));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toHaveProperty('autoComplete', expect.not.stringMatching('off'));
  });

  it('has valid patterns with an error message each', () => {
    for (const field of fields) {
      if (field.control !== 'text' || !field.pattern) continue;
      const { source, mismatch } = field.pattern;
      expect(() => new RegExp(source, 'v')).not.toThrow();
      expect(mismatch).toMatch(/^Enter .{20,}/);
    }
  });
});

describe('the e-mail pattern', () => {
  const email = forms.contact.rows.flat().find(({ name }) => name === 'email');
  const source = email?.control === 'text' ? (email.pattern?.source ?? '') : '';
  const whole = new RegExp(`^(?:${source})$`, 'v');

  it.each(['a@b.example', "o'neil+x@sub.company.example", 'jürgen@büro.example'])('accepts %s', (address) => {
    expect(address).toMatch(whole);
  });

  it.each(['a', 'a@b', '@b.example', 'a b@c.example', 'a@@b.example', 'a@b.example c'])(
    'rejects "%s"',
    (address) => {
      expect(address).not.toMatch(whole);
    },
  );
});
