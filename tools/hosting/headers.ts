/** What a server needs to know about the built site. The prerender writes it to `apps/site/build/hosting.json`. */
export interface HostingManifest {
  /** Paths of all pages. */
  readonly paths: readonly string[];
  /** Content-Security-Policy sources of the inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Content-Security-Policy source of each document's inline style by page path; `/404` for the not-found page. */
  readonly styleHashes: Readonly<Record<string, string>>;
  /** Form endpoint that the site was built with; absent if forms open the mail program. */
  readonly formEndpoint?: string;
}

function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of files that are not documents: allows nothing. It is short because it is sent with every
 * file, while the hashes of a policy for all documents take a kilobyte.
 */
export const filePolicy = serialize({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/**
 * Returns the Content-Security-Policy of a document.
 *
 * @param path Path of the page; an unknown path gets the policy of the not-found page, `/404`. The policy of one page
 * contains only its own style hash, so that headers and document fit into TCP's initial congestion window. Without a
 * path the policy fits every page, for hosts that send all documents the same headers.
 */
export function contentSecurityPolicy(manifest: HostingManifest, path?: string): string {
  const { formEndpoint, scriptHashes, styleHashes } = manifest;
  // A path on the site's own host is covered by 'self'.
  const endpoint = formEndpoint && !formEndpoint.startsWith('/') ? [new URL(formEndpoint).origin] : [];
  const styles =
    path === undefined
      ? [...new Set(Object.values(styleHashes))].sort()
      : [styleHashes[path] ?? styleHashes['/404']].filter((hash) => hash !== undefined);
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...endpoint],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:', ...endpoint],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/**
 * Returns the security headers of a document. Other responses get the same with `filePolicy` as their policy.
 *
 * @param path see `contentSecurityPolicy`
 */
export function securityHeaders(manifest: HostingManifest, path?: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(manifest, path),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Values of `Cache-Control`. */
export const cacheRules = {
  hashedAsset: 'public, max-age=31536000, immutable',
  /** For documents and data files: revalidated on every request, 304 if unchanged. */
  revalidated: 'no-cache',
  /** For responses to unknown paths. */
  notFound: 'no-store',
} as const;

/** Returns whether the file's name contains a hash of its content. */
export function isHashedAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}
