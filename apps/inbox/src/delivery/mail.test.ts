import type { FormId } from '@keystrand/content';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { newInquiry } from '../testing/newInquiry.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { composeMail, createMailSender, smtpOptions } from './mail.ts';

const mail = { from: 'site@company.example', to: 'inbox@company.example' };

it('has all fields with their labels, reference and time as plain text', () => {
  const inquiry = newInquiry({
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
  });
  const text = [
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
  ].join('\r\n');
  expect(composeMail(inquiry, mail)).toMatchObject({
    ...mail,
    replyTo: { name: 'Ada Lovelace', address: 'ada@engine.example' },
    subject: 'Project inquiry from the website (7K2M-9QXR-4TBN-0WVE)',
    messageId: '<7k2m9qxr4tbn0wve.mail@company.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text,
  });
});

it('has the questions of a form, also if the site no longer has the form', () => {
  const compose = (form: string) =>
    composeMail(newInquiry({ form: form as FormId, fields: { urgency: 'This week' } }), mail);
  expect(compose('consultation').text).toContain('How soon? This week\r\n');
  const { subject, text } = compose('old');
  expect(subject).toMatch(/^old \(/);
  expect(text).toContain('urgency: This week\r\n');
});

it('has no Reply-To, and says so, with addresses that some servers refuse', () => {
  for (const email of ['ада@engine.example', '"ada lovelace"@engine.example']) {
    const composed = composeMail(newInquiry({ fields: { email } }), mail);
    expect(composed).not.toHaveProperty('replyTo');
    expect(composed.text).toContain('This e-mail has no Reply-To');
  }
});

it('has no header, recipient or character that an inquiry could have added', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const send = async (fields = newInquiry().fields) => {
    const { message, envelope } = await transport.sendMail(composeMail(newInquiry({ fields }), mail));
    const source = String(message);
    const head = source.replace(/\r\n\r\n.*/s, '').replace(/\r\n[ \t]/g, ' ');
    return { source, envelope, names: head.match(/^(?!Reply-To:)[^:\r\n]+(?=:)/gm) };
  };
  const { names } = await send();
  const hostile = fc.constantFrom(
    'Ada\r\n\r\nOther text',
    '=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=',
    'ada@engine.example\r\nBcc: victim@elsewhere.example',
    'undisclosed: a@b.example;',
    'x'.repeat(800),
  );
  const value = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 300 }));
  const fields = fc.record({ name: value, email: fc.oneof(value, fc.emailAddress()), message: value });
  const property = fc.asyncProperty(fields, async (values) => {
    const { source, ...others } = await send(values);
    expect(others).toEqual({ names, envelope: { from: mail.from, to: [mail.to] } });
    expect(source).toMatch(/^(?:[\t\x20-\x7e]{0,998}\r\n)*$/);
  });
  await fc.assert(property, { numRuns: 30 });
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

/** Sends a mail to a server on this machine; resolves to the failure. */
const attempt = (port: number, signal = new AbortController().signal) =>
  createMailSender({ ...mail, url: `smtp://site:p%2Fss@127.0.0.1:${String(port)}` })(newInquiry(), signal);

it('mails an inquiry, with the password of the URL', async () => {
  const { port, passwords, messages } = await startMailServer();
  expect(await attempt(port)).toBeUndefined();
  expect(passwords).toEqual(['p/ss']);
  expect(messages).toEqual([expect.stringContaining('Good morning')]);
});

it.each([
  ['RCPT', '550 5.1.1 <inbox@company.example>: no such user', '550 5.1.1 to RCPT TO', true],
  ['MAIL', '553 5.7.1 <site@company.example>: not allowed', '553 5.7.1 to MAIL FROM', true],
  ['message', '554 5.7.26 Spam from ada@engine.example', '554 5.7.26 to DATA', true],
  ['RCPT', '550 <inbox@company.example>: no such user', '550 to RCPT TO', true],
  ['RCPT', '450 4.2.0 <inbox@company.example>: greylisted', '450 4.2.0 to RCPT TO', false],
  ['MAIL', '530 5.7.0 Authentication required', '530 5.7.0 to MAIL FROM', false],
  ['AUTH', '535 5.7.8 Wrong password for site', '535 5.7.8 to AUTH PLAIN', false],
  ['connection', '554 5.7.1 Not you', '554 5.7.1 to CONN', false],
])('fails at %s with the codes of the reply "%s" only', async (step, reply, reason, isPermanent) => {
  const { port } = await startMailServer({ [step]: reply });
  expect(await attempt(port)).toEqual({ reason: `the mail server replied ${reason}`, isPermanent });
});

it('fails if the server is silent at first or after the message, and while nothing listens', async () => {
  const reason = 'the attempt took too long, or the process was stopped';
  for (const step of ['connection', 'message']) {
    const { port } = await startMailServer({ [step]: 'silence' });
    expect(await attempt(port, AbortSignal.timeout(200))).toEqual({ reason, isPermanent: false });
  }
  const { port, close } = await startMailServer();
  await close();
  const refused = 'the mail server cannot be used: ECONNREFUSED';
  expect(await attempt(port)).toEqual({ reason: refused, isPermanent: false });
});
