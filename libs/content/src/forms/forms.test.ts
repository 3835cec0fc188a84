import { describe, expect, it } from 'vitest';
import { forms } from './forms';

describe.each(Object.entries(forms))('the %s form', (id, form) => {
  const fields = form.rows.flat();

  it('is kept under its own id', () => {
    expect(form.id).toBe(id);
  });

  it('names every field once, in letters that any endpoint takes', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
  });

  it('asks for a name, an address to answer to and a message', () => {
    const required = fields.filter(({ missing }) => missing !== undefined).map(({ name }) => name);
    expect(required).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  });

  it('tells the browser what each line about the sender is for (WCAG 1.3.5)', () => {
    const about = ['name', 'email', 'phone', 'company', 'role'];
    const lines = fields.filter(({ name }) => about.includes(name));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toHaveProperty('autoComplete', expect.not.stringMatching('off'));
  });

  it('says in words what is wrong, and has patterns that a browser can compile', () => {
    for (const field of fields) {
      if (field.control !== 'text' || !field.pattern) continue;
      const { source, mismatch } = field.pattern;
      expect(() => new RegExp(source, 'v')).not.toThrow();
      expect(mismatch).toMatch(/^Enter .{20,}/);
    }
  });
});

describe('the address of the sender', () => {
  const email = forms.contact.rows.flat().find(({ name }) => name === 'email');
  const source = email?.control === 'text' ? (email.pattern?.source ?? '') : '';
  const whole = new RegExp(`^(?:${source})$`, 'v');

  it.each(['a@b.example', "o'neil+x@sub.company.example", 'jürgen@büro.example'])('may be %s', (address) => {
    expect(address).toMatch(whole);
  });

  it.each(['a', 'a@b', '@b.example', 'a b@c.example', 'a@@b.example', 'a@b.example c'])(
    'may not be "%s"',
    (address) => {
      expect(address).not.toMatch(whole);
    },
  );
});
