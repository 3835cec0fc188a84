import { createHash } from 'node:crypto';
import { style } from './pages/style.ts';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of every response. Without `img-src`, Firefox reports the favicon of each page as a violation. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // `no-transform` keeps proxies from rewriting a page, which would invalidate the hash of its style sheet.
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  // Not `no-referrer`: forms of such a page are sent with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
