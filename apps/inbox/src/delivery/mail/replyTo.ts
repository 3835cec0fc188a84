import { domainToASCII } from 'node:url';

/** Bidirectional controls, which can make a name look like another one. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `dot-atom` of RFC 5322, section 3.2.3: a local part that needs neither quotes nor SMTPUTF8. */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Longest name in a header, in code points; forms allow 120 characters. */
const maxNameLength = 120;

/**
 * Returns the visitor's address for the header `Reply-To`. An international domain is written in its ASCII form. Undefined
 * if the address cannot be in a header of every mail server: a local part in quotes, or with other than ASCII characters
 * (RFC 6532), would make some refuse the whole mail. The mail's text contains it in any case.
 */
export function replyTo(name: string, email: string): { name: string; address: string } | undefined {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1));
  if (!localPart.test(email.slice(0, at)) || !domain.test(host)) return undefined;
  const displayName = name
    .toWellFormed()
    .replace(bidiControls, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return {
    name: Array.from(displayName).slice(0, maxNameLength).join(''),
    address: `${email.slice(0, at)}@${host}`,
  };
}
