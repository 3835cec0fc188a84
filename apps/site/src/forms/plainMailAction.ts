import type { FormDefinition } from '@keystrand/content';

/** Percent-encodes text, with line breaks as CRLF (RFC 6068, section 5). */
export function encodeMailText(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
}

/** Returns the `action` of a form that is submitted without JavaScript and without an endpoint. */
export function plainMailAction(to: string, definition: FormDefinition): string {
  return `mailto:${to}?subject=${encodeMailText(definition.subject)}`;
}
