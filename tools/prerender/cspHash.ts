import { createHash } from 'node:crypto';

/** Returns the hash source that allows an inline element in a Content-Security-Policy (CSP level 3, section 2.3.1). */
export function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
