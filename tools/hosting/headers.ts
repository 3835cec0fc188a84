/** What the prerender leaves for whoever serves the site (`apps/site/dist-server/hosting.json`). */
export interface HostingManifest {
  /** Every path that answers with a page. */
  readonly paths: readonly string[];
  /** Sources of the inline scripts, as a policy names them. */
  readonly scriptHashes: readonly string[];
  /** Source of a document's inline style by the path of its page; the not-found page's under `/404`. */
  readonly styleHashes: Readonly<Record<string, string>>;
  /** Address that the site was built to send its forms to; absent where they become e-mails. */
  readonly formEndpoint?: string;
}

/** The origin of an endpoint as a source of a policy; a path of the site's own host needs none but `'self'`. */
function endpointSource(endpoint: string | undefined): readonly string[] {
  return endpoint && !endpoint.startsWith('/') ? [new URL(endpoint).origin] : [];
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of what is no document: it may load, run and be framed by nothing. The documents' hashes,
 * a kilobyte, would be sent with every small file.
 */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/**
 * The Content-Security-Policy of a document: nothing is allowed but what the site uses, nothing unsafe.
 *
 * @param path Of the page; any other gets the not-found page's. With its own style alone the policy, which comes before
 * the document, leaves it the room to arrive in one flight. Left out, the policy fits every page: for hosts that send
 * the same headers with all.
 */
export function contentSecurityPolicy(facts: HostingManifest, path?: string): string {
  const endpoint = endpointSource(facts.formEndpoint);
  const { styleHashes } = facts;
  const styles =
    path === undefined
      ? [...new Set(Object.values(styleHashes))].sort()
      : [styleHashes[path] ?? styleHashes['/404']].filter((hash) => hash !== undefined);
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...facts.scriptHashes],
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
 * Headers of every document; of every other response too, with `filePolicy` in place of the documents' policy.
 *
 * @param path Of the page: see `contentSecurityPolicy`
 */
export function securityHeaders(facts: HostingManifest, path?: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts, path),
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

/** How long a response may be kept. */
export const cacheRules = {
  /** The name changes with the content. */
  hashedAsset: 'public, max-age=31536000, immutable',
  /** Asked for anew each time, answered with 304 while unchanged. */
  revalidated: 'no-cache',
  /** Answers to unknown paths. */
  notFound: 'no-store',
} as const;

/** Whether the file's name changes with its content. */
export function isHashedAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}
