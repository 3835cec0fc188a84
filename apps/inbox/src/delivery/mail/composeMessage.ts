import type { SendMailOptions } from 'nodemailer';
import { formatReference } from '../../reference/formatReference.ts';
import type { InboxSettings } from '../../settings/InboxSettings.ts';
import type { NewInquiry } from '../../store/Inquiry.ts';
import { formOf } from '../formOf.ts';
import { inquiryText } from '../inquiryText.ts';
import { replyTo } from './replyTo.ts';

/** Control characters other than tab and line feed. */
const controls = /[\p{Cc}--[\t\n]]/gv;

/** Domain of the last address of `from`, for the Message-ID. */
function domainOf(from: string): string {
  return /@([^\s@<>(),;:"]+)[^@]*$/.exec(from)?.[1] ?? 'localhost';
}

/**
 * Composes the mail of an inquiry as plain text. Every attempt has the same Message-ID, by which mail programs recognise a
 * mail that arrives twice.
 */
export function composeMessage(
  inquiry: NewInquiry,
  { from, to }: NonNullable<InboxSettings['mail']>,
): SendMailOptions {
  const { email = '', name = '' } = inquiry.fields;
  const visitor = replyTo(name, email);
  const note =
    visitor === undefined ? '\n\nThis e-mail has no Reply-To: copy the e-mail address above to reply.' : '';
  return {
    from,
    to,
    ...(visitor === undefined ? {} : { replyTo: visitor }),
    subject: `${formOf(inquiry.form)?.subject ?? inquiry.form} (${formatReference(inquiry.id)})`,
    text: (inquiryText(inquiry) + note)
      .toWellFormed()
      .replace(controls, '\u{fffd}')
      // The encoder counts the length of lines only with these line ends.
      .replaceAll('\n', '\r\n'),
    // Every server accepts it, and lines of any length survive.
    encoding: 'quoted-printable',
    messageId: `<${inquiry.id.toLowerCase()}.mail@${domainOf(from)}>`,
    headers: {
      // RFC 3834: keeps absence notes and other automatic replies from the visitor.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
