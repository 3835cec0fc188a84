import { createHash } from 'node:crypto';

/**
 * Headers of every response of site and inbox, on every host. Added to them: Content-Security-Policy and Cache-Control, which
 * depend on the response, and Strict-Transport-Security, which depends on SITE_HSTS (tools/hosting/headers).
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Returns the hash source that allows an inline element in a Content-Security-Policy (CSP level 3, section 2.3.1). */
export const sha256Source = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
