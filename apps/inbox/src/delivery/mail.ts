import { createTransport } from 'nodemailer';
import type { NodemailerError, SendMailOptions } from 'nodemailer';
import { formatReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import type { Failure, NewInquiry, Send } from '../store/Inquiry.ts';
import { getForm, inquiryText } from './inquiryText.ts';

type MailSettings = NonNullable<InboxSettings['mail']>;

/** A local part in quotes, or with other than ASCII characters (RFC 6532), would make some servers refuse the whole mail. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@]+$/;

/** Composes the mail of an inquiry as plain text. Every attempt has the same Message-ID, so that mail programs show one. */
export function composeMail(inquiry: NewInquiry, { from, to }: Omit<MailSettings, 'url'>): SendMailOptions {
  const { name = '', email = '' } = inquiry.fields;
  const canReply = plainAddress.test(email);
  const note = canReply ? '' : '\n\nThis e-mail has no Reply-To: copy the e-mail address above to reply.';
  return {
    from,
    to,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: `${getForm(inquiry)?.subject ?? inquiry.form} (${formatReference(inquiry.id)})`,
    // The encoder counts the length of lines only with these line ends.
    text: (inquiryText(inquiry) + note).replace(/\r\n?|\n/g, '\r\n'),
    // Every server accepts it, and lines of any length survive.
    encoding: 'quoted-printable',
    messageId: `<${inquiry.id.toLowerCase()}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // RFC 3834: keeps absence notes and other automatic replies from the visitor.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

/**
 * Describes a failure by codes only: servers repeat addresses, and parts of messages, in the text of their replies. Permanent
 * are 5xx replies to the envelope and to the message (RFC 5321, section 4.2.1); not those to the greeting or to authentication,
 * and 530 (RFC 4954, section 6: the session must be authenticated), because they do not concern the message.
 */
function toFailure(error: NodemailerError): Failure {
  const { code = '', originalCode = code, command = 'CONN', response = '', responseCode, permanent } = error;
  const isPermanent = permanent === true && ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode !== 530;
  const [codes = String(responseCode)] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response) ?? [];
  let reason = `the mail server replied ${codes.replace('-', ' ')} to ${command}`;
  if (responseCode === undefined) reason = `the mail server cannot be used: ${originalCode}`;
  if (code === 'EABORT') reason = 'the attempt took too long, or the process was stopped';
  return { reason, isPermanent };
}

/** Hosts that are this machine: a connection to it needs no encryption. */
const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Returns options for `SMTP_URL`, whose parameters nodemailer reads, too. `smtp:` requires STARTTLS, unless the host is this
 * machine or the URL ends with `?requireTLS=false`. Without required encryption, which an attacker could prevent, a valid
 * certificate protects nothing: mail servers of the same machine often have one that they signed themselves.
 */
export function smtpOptions(url: string) {
  const { hostname, protocol, searchParams } = new URL(url);
  const isTrusted = loopbackHost.test(hostname) || searchParams.get('requireTLS') === 'false';
  return { url, requireTLS: protocol === 'smtp:' && !isTrusted, tls: { rejectUnauthorized: !isTrusted } };
}

/** Returns a function that mails an inquiry, over a new connection each time. */
export function createMailSender(mail: MailSettings): Send {
  const transport = createTransport(smtpOptions(mail.url));
  return (inquiry, signal) =>
    transport.sendMail({ ...composeMail(inquiry, mail), signal }).then(() => undefined, toFailure);
}
