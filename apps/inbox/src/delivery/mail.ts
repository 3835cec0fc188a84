import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { formatReference } from '../reference.ts';
import { isLoopback } from '../settings.ts';
import type { InboxSettings } from '../settings.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { Send } from './DeliveryError.ts';
import { formOf, inquiryText } from './inquiryText.ts';

type MailSettings = NonNullable<InboxSettings['mail']>;

/** Time-outs of an SMTP connection, in milliseconds. */
export const mailTimeouts = {
  /** From the look-up of the host to the end of STARTTLS. */
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  /** Without data: a server that checks the message before it replies needs time, and a time-out there doubles the mail. */
  socketTimeout: 90_000,
};

/** Bidirectional controls, which can make a name look like another one. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `dot-atom` of RFC 5322, section 3.2.3: a local part that needs neither quotes nor SMTPUTF8. */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the visitor's address for the header `Reply-To`, with an international domain in its ASCII form. Undefined if the
 * address cannot be in a header of every mail server: a local part in quotes, or with other than ASCII characters (RFC 6532),
 * would make some refuse the whole mail. The mail's text contains it in any case.
 */
function findReplyTo({ name = '', email = '' }: NewInquiry['fields']) {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1));
  if (!localPart.test(email.slice(0, at)) || !domain.test(host)) return undefined;
  const displayName = name.toWellFormed().replace(bidiControls, '');
  return {
    name: Array.from(displayName.replace(/[\p{Cc}\s]+/gu, ' ').trim())
      .slice(0, 120)
      .join(''),
    address: `${email.slice(0, at)}@${host}`,
  };
}

/**
 * Composes the mail of an inquiry as plain text. Every attempt has the same Message-ID, by which mail programs recognise a
 * mail that arrives twice.
 */
export function composeMail(inquiry: NewInquiry, { from, to }: Omit<MailSettings, 'url'>): SendMailOptions {
  const replyTo = findReplyTo(inquiry.fields);
  const note = replyTo ? '' : '\n\nThis e-mail has no Reply-To: copy the e-mail address above to reply.';
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: `${formOf(inquiry)?.subject ?? inquiry.form} (${formatReference(inquiry.id)})`,
    text: (inquiryText(inquiry) + note)
      .toWellFormed()
      .replace(/[\p{Cc}--[\t\n]]/gv, '\u{fffd}')
      // The encoder counts the length of lines only with these line ends.
      .replaceAll('\n', '\r\n'),
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

/** Properties of the errors of nodemailer. */
interface SmtpError {
  readonly code?: string;
  /** Code of the system error, such as `ECONNREFUSED`. */
  readonly originalCode?: string;
  /** SMTP command that failed. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly permanent?: boolean;
}

/** The session must be authenticated (RFC 4954, section 6): a setting is wrong, not the message. */
const authenticationRequired = 530;

function describe({ code, originalCode, command, response, responseCode }: SmtpError): string {
  if (code === 'EABORT') return 'the attempt took too long, or the process was stopped';
  if (responseCode === undefined)
    return `the mail server cannot be used: ${originalCode ?? code ?? 'unknown error'}`;
  // Only the codes: servers repeat addresses, and parts of messages, in the text of their replies.
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response ?? '')?.[0].replace('-', ' ');
  return `the mail server replied ${codes ?? String(responseCode)}${command === undefined ? '' : ` to ${command}`}`;
}

/**
 * Converts an error of nodemailer. Permanent are 5xx replies to the envelope and to the message (RFC 5321, section 4.2.1);
 * those to the greeting or to authentication are not, because they do not concern the message.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const failure = error as SmtpError;
  const concernsMessage = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  const permanent =
    failure.permanent === true && concernsMessage && failure.responseCode !== authenticationRequired;
  return new DeliveryError(describe(failure), { permanent, cause: error });
}

/**
 * Returns options for `SMTP_URL`, whose parameters nodemailer reads, too. `smtp:` requires STARTTLS, unless the host is this
 * machine or the URL ends with `?requireTLS=false`.
 */
export function smtpOptions(url: string) {
  const { protocol, searchParams } = new URL(url);
  // Where encryption is not required, an attacker could prevent it, so a valid certificate protects nothing: mail servers of
  // the same machine often have one that they signed themselves.
  const isTrusted = isLoopback(url) || searchParams.get('requireTLS') === 'false';
  const isRequired = searchParams.get('requireTLS') === 'true';
  return {
    url,
    requireTLS: protocol === 'smtp:' && !isTrusted,
    tls: { rejectUnauthorized: isRequired || !isTrusted },
  };
}

/** Returns a function that mails an inquiry, over a new connection each time. */
export function createMailSender(mail: MailSettings, timeouts = mailTimeouts): Send {
  const transport = createTransport({
    ...smtpOptions(mail.url),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (inquiry, signal) => {
    try {
      await transport.sendMail({ ...composeMail(inquiry, mail), signal });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}
