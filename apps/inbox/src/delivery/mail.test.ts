import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import type { NewInquiry } from '../store/Inquiry.ts';
import { newInquiry } from '../testing/newInquiry.ts';
import { composeMail, smtpOptions } from './mail.ts';

const mail = { from: 'site@company.example', to: 'inbox@company.example' };

/** Returns headers by name, unfolded, and the source of a mail as it is sent. */
async function send(inquiry: NewInquiry) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await transport.sendMail(composeMail(inquiry, mail));
  const source = String(message);
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  const bytes = source
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const text = Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n').trimEnd();
  return { source, envelope, text, names: headers.map(([name]) => name), headers: new Map(headers) };
}

describe('a mail', () => {
  it('has all fields with their labels, reference and time as plain text', async () => {
    const { text, headers, envelope } = await send(
      newInquiry({
        id: '7K2M9QXR4TBN0WVE',
        form: 'inquiry',
        receivedAt: new Date('2030-01-01T12:34:56.789Z'),
        fields: {
          fax: '123',
          nda: 'yes',
          message: 'First line\n.\n\n  Second line – with “quotes” and 🧵',
          name: 'Ada Lovelace',
          email: 'ada@engine.example',
          deadline: '1 March',
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
    ['Ada\r\nBcc: a@b.example', 'ada@engine.example', '"Ada Bcc: a@b.example" <ada@engine.example>'],
    ['\u202Eecalevol', 'ada@engine.example', 'ecalevol <ada@engine.example>'],
    ['', 'ada@engine.example', 'ada@engine.example'],
    ['Ada', 'ada@bücher.example', 'Ada <ada@xn--bcher-kva.example>'],
  ])('replies to %j at %s', async (name, email, expected) => {
    const { headers } = await send(newInquiry({ fields: { name, email } }));
    expect(headers.get('Reply-To')).toBe(expected);
  });

  it.each(['ада@engine.example', '"ada lovelace"@engine.example', 'a,b@engine.example', 'ada@-.example'])(
    'has no Reply-To for %s, and says so',
    async (email) => {
      const { names, text } = await send(newInquiry({ fields: { name: 'Ada', email } }));
      expect(names).not.toContain('Reply-To');
      expect(text).toContain(`${email}\n\nReference`);
      expect(text).toContain('This e-mail has no Reply-To');
    },
  );

  it('has no header, recipient or character that an inquiry could have added', async () => {
    const { names: expected } = await send(newInquiry());
    const hostile = fc.constantFrom(
      'Ada\r\n\r\nOther text',
      '=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=',
      'ada@engine.example\r\nBcc: victim@elsewhere.example',
      'undisclosed: a@b.example;',
      'x'.repeat(2_000),
    );
    const value = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 300 }));
    const email = fc.oneof(value, fc.emailAddress());
    await fc.assert(
      fc.asyncProperty(value, email, value, async (name, email, message) => {
        const { names, source, envelope } = await send(newInquiry({ fields: { name, email, message } }));
        expect(expected.filter((name) => name !== 'Reply-To')).toEqual(
          names.filter((name) => name !== 'Reply-To'),
        );
        expect(envelope).toEqual({ from: mail.from, to: [mail.to] });
        expect(source).toMatch(/^(?:[\t\x20-\x7e]{0,998}\r\n)*$/);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the connection', () => {
  const strict = { requireTLS: true, tls: { rejectUnauthorized: true } };
  const lax = { requireTLS: false, tls: { rejectUnauthorized: false } };
  it.each([
    ['smtp://mail.example', strict],
    ['smtp://128.0.0.1', strict],
    ['smtp://localhost.example', strict],
    ['smtps://mail.example', { ...strict, requireTLS: false }],
    ['smtp://127.8.9.10:25', lax],
    ['smtp://[::1]', lax],
    ['smtps://mail.localhost', lax],
    ['smtp://relay.internal?requireTLS=false', lax],
  ])('of %s has these options', (url, expected) => {
    expect(smtpOptions(url)).toEqual({ url, ...expected });
  });

  it.each([
    ['offers no encryption', { hideSTARTTLS: true }],
    ['has a certificate that is not valid', {}],
  ])('carries neither password nor mail to another machine that %s', async (_, options) => {
    const received: string[] = [];
    const server = new SMTPServer({
      ...options,
      logger: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        received.push('password');
        done(null, { user: 'site' });
      },
      onData: (_stream, _session, done) => {
        received.push('mail');
        done();
      },
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const { requireTLS, tls } = smtpOptions('smtp://user:secret@mail.example');
    const transport = createTransport({
      url: `smtp://user:secret@127.0.0.1:${String(port)}`,
      requireTLS,
      tls,
    });
    await expect(transport.sendMail({ ...mail, text: 'Hello' })).rejects.toThrow();
    expect(received).toEqual([]);
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
