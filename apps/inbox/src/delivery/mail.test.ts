import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import type { NewInquiry } from '../store/Inquiry.ts';
import { newInquiry } from '../testing/newInquiry.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { composeMail, smtpOptions } from './mail.ts';

const mail = { from: 'site@company.example', to: 'inbox@company.example' };

/** Returns the mail as it is sent, its headers by name, and its decoded text. */
async function send(inquiry: NewInquiry) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await transport.sendMail(composeMail(inquiry, mail));
  const source = String(message);
  const [head = '', body = ''] = source.split(/\r\n\r\n(.*)/s);
  const headers = new Map(
    head
      .replace(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  const encoded = body
    .replace(/=\r\n/g, '')
    .replace(/%/g, '%25')
    .replace(/=(?=[0-9A-F]{2})/g, '%');
  return { source, envelope, headers, text: decodeURIComponent(encoded).replace(/\r\n/g, '\n').trimEnd() };
}

it('has all fields with their labels, reference and time as plain text', async () => {
  const { text, headers, envelope } = await send(
    newInquiry({
      id: '7K2M9QXR4TBN0WVE',
      form: 'inquiry',
      receivedAt: new Date('2030-01-01T12:34:56.789Z'),
      fields: {
        name: 'Ada Lovelace',
        email: 'ada@engine.example',
        message: 'First line\n.\n\n  Second line – with “quotes” and 🧵',
        deadline: '1 March',
        nda: 'yes',
        fax: '123',
      },
    }),
  );
  expect(text.split('\n')).toEqual([
    'Your name: Ada Lovelace',
    'E-mail address: ada@engine.example',
    '',
    'What happens today, and what should happen in its place?',
    'First line',
    '.',
    '',
    '  Second line – with “quotes” and 🧵',
    '',
    'Fixed date: 1 March',
    'Send us your mutual non-disclosure agreement before we go into detail',
    // The form does not have it any more.
    'fax: 123',
    '',
    'Reference: 7K2M-9QXR-4TBN-0WVE',
    'Received: 2030-01-01 12:34:56 UTC',
  ]);
  expect(Object.fromEntries(headers)).toMatchObject({
    From: mail.from,
    To: mail.to,
    'Reply-To': 'Ada Lovelace <ada@engine.example>',
    Subject: 'Project inquiry from the website (7K2M-9QXR-4TBN-0WVE)',
    'Message-ID': '<7k2m9qxr4tbn0wve.mail@company.example>',
    'Auto-Submitted': 'auto-generated',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  expect(envelope).toEqual({ from: mail.from, to: [mail.to] });
});

it.each([
  ['Lovelace, Ada', 'ada@engine.example', '"Lovelace, Ada" <ada@engine.example>'],
  ['', 'ada@engine.example', 'ada@engine.example'],
  ['Ada', 'ada@bücher.example', 'Ada <ada@xn--bcher-kva.example>'],
  ['Ada', 'ада@engine.example', undefined],
  ['Ada', '"ada lovelace"@engine.example', undefined],
])('replies to %j at %s, or says that it has no Reply-To', async (name, email, expected) => {
  const { headers, text } = await send(newInquiry({ fields: { name, email } }));
  expect(headers.get('Reply-To')).toBe(expected);
  expect(text.includes('This e-mail has no Reply-To')).toBe(expected === undefined);
});

it('has no header, recipient or character that an inquiry could have added', async () => {
  const names = async (inquiry: NewInquiry) =>
    [...(await send(inquiry)).headers.keys()].filter((name) => name !== 'Reply-To');
  const expected = await names(newInquiry());
  const hostile = fc.constantFrom(
    'Ada\r\n\r\nOther text',
    '=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=',
    'ada@engine.example\r\nBcc: victim@elsewhere.example',
    'undisclosed: a@b.example;',
    'x'.repeat(800),
  );
  const value = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 300 }));
  const email = fc.oneof(value, fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(value, email, value, async (name, email, message) => {
      const inquiry = newInquiry({ fields: { name, email, message } });
      const { source, envelope } = await send(inquiry);
      expect(await names(inquiry)).toEqual(expected);
      expect(envelope).toEqual({ from: mail.from, to: [mail.to] });
      expect(source).toMatch(/^(?:[\t\x20-\x7e]{0,998}\r\n)*$/);
    }),
    { numRuns: 30 },
  );
});

const strict = { requireTLS: true, tls: { rejectUnauthorized: true } };
const lax = { requireTLS: false, tls: { rejectUnauthorized: false } };
it.each([
  ['smtp://mail.example', strict],
  ['smtp://localhost.example', strict],
  ['smtps://mail.example', { ...strict, requireTLS: false }],
  ['smtp://127.8.9.10:25', lax],
  ['smtp://[::1]', lax],
  ['smtp://relay.internal?requireTLS=false', lax],
])('connects to %s with these options', (url, expected) => {
  expect(smtpOptions(url)).toEqual({ url, ...expected });
});

it.each([
  ['offers no encryption', { hideSTARTTLS: true }],
  ['has a certificate that is not valid', {}],
])('sends neither password nor mail to another machine that %s', async (_, options) => {
  const server = await startMailServer(undefined, options);
  const { requireTLS, tls } = smtpOptions('smtp://mail.example');
  const transport = createTransport({
    url: server.url.replace('//', '//user:secret@'),
    requireTLS,
    tls,
  });
  await expect(transport.sendMail({ ...mail, text: 'Hello' })).rejects.toThrow();
  expect([...server.passwords, ...server.messages]).toEqual([]);
  await server.close();
});
