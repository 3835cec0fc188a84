import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewInquiry } from '../../store/Inquiry.ts';
import { createInquiry } from '../../store/testing/createInquiry.ts';
import { composeMessage } from './composeMessage.ts';

const mail = { url: 'smtp://mail.example', from: 'site@company.example', to: 'inbox@company.example' };

/** Headers by name, unfolded, and the decoded text of a mail as it is sent. */
async function send(inquiry: NewInquiry) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await transport.sendMail(composeMessage(inquiry, mail));
  const source = String(message);
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  const encodedText = source.slice(end + 4).replace(/=\r\n/g, '');
  const bytes = encodedText.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return {
    source,
    envelope,
    names: headers.map(([name]) => name).sort(),
    headers: new Map(headers),
    text: Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n').trimEnd(),
  };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/g, (_, encoding: string, text: string) =>
      encoding === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/g, (_code, code: string) => String.fromCharCode(parseInt(code, 16))),
    )
    .replace(/.+/s, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

const headerNames = [
  'Auto-Submitted',
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
  'X-Auto-Response-Suppress',
];

const hostile = [
  'Ada\r\nBcc: victim@elsewhere.example',
  'Ada\nSubject: Other',
  'Ada\r\n\r\nOther text',
  '"Lovelace, Ada" <other@elsewhere.example>',
  'a@b.example, c@d.example',
  'undisclosed: a@b.example;',
  '\\"',
  '=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=',
  '\0\x1b[2J\u202Egnp',
  'ada@engine.example\r\nBcc: victim@elsewhere.example',
  'Ada (Countess) Lovelace',
  '\ud800 Ада 艾达 🧵',
  'x'.repeat(2000),
];

describe('composeMessage', () => {
  it('writes all fields with their labels, reference and time as plain text', async () => {
    const { text, headers, envelope } = await send(
      createInquiry({
        id: '7K2M9QXR4TBN0WVE',
        form: 'inquiry',
        receivedAt: new Date('2030-01-01T12:34:56.789Z'),
        fields: {
          name: 'Ada Lovelace',
          email: 'ada@engine.example',
          company: 'Engine = Ltd',
          practice: 'Cybersecurity',
          message: 'First line\n.\n\n  Second line – with “quotes” and 🧵',
          deadline: '1 March',
          nda: 'yes',
        },
      }),
    );
    expect(text.split('\n')).toEqual([
      'Your name: Ada Lovelace',
      'E-mail address: ada@engine.example',
      'Company: Engine = Ltd',
      'Nearest practice: Cybersecurity',
      '',
      'What happens today, and what should happen in its place?',
      'First line',
      '.',
      '',
      '  Second line – with “quotes” and 🧵',
      '',
      'Fixed date: 1 March',
      'Send us your mutual non-disclosure agreement before we go into detail',
      '',
      'Reference: 7K2M-9QXR-4TBN-0WVE',
      'Received: 2030-01-01 12:34:56 UTC',
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      From: 'site@company.example',
      To: 'inbox@company.example',
      'Reply-To': 'Ada Lovelace <ada@engine.example>',
      Subject: 'Project inquiry from the website (7K2M-9QXR-4TBN-0WVE)',
      'Message-ID': '<7k2m9qxr4tbn0wve.mail@company.example>',
      'Auto-Submitted': 'auto-generated',
      'Content-Type': 'text/plain; charset=utf-8',
    });
    expect(envelope).toEqual({ from: 'site@company.example', to: ['inbox@company.example'] });
  });

  it('lists a field that the form no longer has, and those of a form that the site no longer has', async () => {
    const { text } = await send(createInquiry({ fields: { fax: '123', name: 'Ada' } }));
    expect(text.split('\n').slice(0, 2)).toEqual(['Your name: Ada', 'fax: 123']);
    const form = 'removed' as NewInquiry['form'];
    const removed = await send(createInquiry({ form, fields: { fax: '123', name: 'Ada' } }));
    expect(removed.headers.get('Subject')).toMatch(/^removed \(/);
    expect(removed.text.split('\n').slice(0, 2)).toEqual(['fax: 123', 'name: Ada']);
  });

  it.each([
    ['Lovelace, Ada', '"Lovelace, Ada" <ada@engine.example>'],
    ['Ada "Countess" Lovelace', '"Ada \\"Countess\\" Lovelace" <ada@engine.example>'],
    ['Ada\r\nBcc: victim@elsewhere.example', '"Ada Bcc: victim@elsewhere.example" <ada@engine.example>'],
    ['\u202Eecalevol', 'ecalevol <ada@engine.example>'],
    ['Ада Лавлейс', 'Ада Лавлейс <ada@engine.example>'],
    ['', 'ada@engine.example'],
  ])('replies to the visitor named %j', async (name, expected) => {
    const { headers, source } = await send(createInquiry({ fields: { name, email: 'ada@engine.example' } }));
    expect(decodeWords(headers.get('Reply-To') ?? '')).toBe(expected);
    expect(source).toMatch(/^[\x00-\x7f]*$/);
  });

  it('writes an international domain in its ASCII form', async () => {
    const { headers } = await send(createInquiry({ fields: { name: 'Ada', email: 'ada@bücher.example' } }));
    expect(headers.get('Reply-To')).toBe('Ada <ada@xn--bcher-kva.example>');
  });

  it.each([
    'ада@engine.example',
    '"ada lovelace"@engine.example',
    'a,b@engine.example',
    'ada@engine_.example',
    'ada@-.example',
    'ada..l@engine.example',
    'x@y@engine.example',
  ])('has no Reply-To for %s, and says so', async (email) => {
    const { names, text } = await send(createInquiry({ fields: { name: 'Ada', email } }));
    expect(names).toEqual(headerNames.filter((name) => name !== 'Reply-To'));
    expect(text).toContain(email);
    expect(text).toContain('This e-mail has no Reply-To');
  });

  it('has no header, recipient or character that an inquiry could have added, for any values', async () => {
    const value = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 300 }));
    const email = fc.oneof(value, fc.emailAddress());
    await fc.assert(
      fc.asyncProperty(value, email, value, async (name, email, message) => {
        const { names, headers, source, envelope } = await send(
          createInquiry({ fields: { name, email, message } }),
        );
        expect(headerNames).toEqual(expect.arrayContaining(names));
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeGreaterThanOrEqual(headerNames.length - 1);
        expect(envelope).toEqual({ from: mail.from, to: [mail.to] });
        expect(addressparser(headers.get('Reply-To') ?? '').length).toBeLessThanOrEqual(1);
        expect(source).toMatch(/^(?:[\t\x20-\x7e]{0,998}\r\n)*$/);
      }),
      { numRuns: 30 },
    );
  }, 30_000);
});
