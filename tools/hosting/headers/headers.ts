import { securityHeaders } from '../../../.config/securityHeaders.ts';
import { filePolicy, headerPolicy } from './contentSecurityPolicy.ts';
import type { HostingManifest } from './HostingManifest.ts';
import { speculationRulesPath } from './speculationRules.ts';

export type Headers = Readonly<Record<string, string>>;

const commonHeaders = ({ strictTransportSecurity }: HostingManifest): Headers => ({
  ...(strictTransportSecurity && { 'Strict-Transport-Security': strictTransportSecurity }),
  ...securityHeaders,
});

/**
 * Directives that request reports at the endpoint `csp` of `Reporting-Endpoints`. A name other than `default` keeps browsers
 * from sending other reports, such as crashes. `report-uri` is for browsers without `report-to`; the others ignore it.
 */
const reportDirectives = (url: string) => `;report-to csp;report-uri ${url}`;

/** Returns the security headers and `Speculation-Rules` of documents, the not-found page included; the same for every page. */
export function documentHeaders(manifest: HostingManifest): Headers {
  const { reporting } = manifest;
  return {
    'Content-Security-Policy': headerPolicy + (reporting ? reportDirectives(reporting.url) : ''),
    ...(reporting && {
      'Content-Security-Policy-Report-Only': reporting.policy + reportDirectives(reporting.url),
      'Reporting-Endpoints': `csp="${reporting.url}"`,
    }),
    ...commonHeaders(manifest),
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

/** Returns the security headers of files, redirects and errors: of every response without a document. */
export const fileHeaders = (manifest: HostingManifest): Headers => ({
  'Content-Security-Policy': filePolicy,
  ...commonHeaders(manifest),
});

/** Values of `Cache-Control`. */
export const cacheRules = {
  hashedAsset: 'public, max-age=31536000, immutable',
  /**
   * For documents and files without a hash in their name: revalidated on every request, 304 if unchanged. `no-transform`
   * (RFC 9111, section 5.2.2.6) keeps proxies from rewriting a document, which would invalidate the hashes in its policy.
   */
  revalidated: 'no-cache, no-transform',
  /** The same for hosts that compress responses themselves, which `no-transform` forbids: docs/decisions/0010. */
  revalidatedTransformable: 'no-cache',
  /** For responses to unknown paths, and errors. */
  notFound: 'no-store',
} as const;

export const isHashedAsset = (pathname: string) => pathname.startsWith('/assets/');
