// @vitest-environment node
import { forms } from '@keystrand/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail';

const to = 'hello@keystrand.example';

function getBody(href: string): string {
  const body = /[?&]body=([^&]*)/.exec(href)?.[1] ?? '';
  return decodeURIComponent(body).replaceAll('\r\n', '\n');
}

describe('composeMail', () => {
  it('lists the entered values with their labels, long text in its own paragraph', () => {
    const { text } = composeMail(to, forms.inquiry, {
      name: 'Ada',
      email: 'ada@engine.example',
      company: ' ',
      practice: 'Cybersecurity',
      message: 'First line\nSecond line',
      deadline: '1 March',
      nda: 'yes',
    });
    expect(text.split('\n')).toEqual([
      'Your name: Ada',
      'E-mail address: ada@engine.example',
      'Nearest practice: Cybersecurity',
      '',
      'What happens today, and what should happen in its place?',
      'First line',
      'Second line',
      '',
      'Fixed date: 1 March',
      'Send us your mutual non-disclosure agreement before we go into detail',
    ]);
  });

  it('encodes line breaks as CRLF (RFC 6068)', () => {
    const { href } = composeMail(to, forms.contact, { message: 'a\nb\r\nc' });
    expect(href).toContain('a%0D%0Ab%0D%0Ac');
  });

  it('links to the complete text or, if truncated, to its beginning, for any message', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2500, size: 'max', unit: 'grapheme' }), (message) => {
        const mail = composeMail(to, forms.contact, { message });
        const body = getBody(mail.href);
        const text = mail.text.replaceAll('\r\n', '\n');
        expect(mail.href.length).toBeLessThanOrEqual(2000);
        if (mail.complete) expect(body).toBe(text);
        else expect(text.startsWith(body.slice(0, body.lastIndexOf('\n\n[Cut here.')))).toBe(true);
      }),
    );
  });
});
