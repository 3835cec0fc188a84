function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Sources of a document's policy besides the site itself. */
interface PolicySources {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Form endpoint that the site was built with; undefined if forms open the mail program. */
  readonly formEndpoint?: string | undefined;
  readonly connectSources?: readonly string[];
}

/**
 * Returns the Content-Security-Policy of a document, for its `meta` element. It is part of the document, so that its hashes
 * match the document's inline script and style on every host and during a deployment. `headerPolicy` adds the
 * directives that `meta` cannot contain.
 */
export function documentPolicy(sources: PolicySources): string {
  const { formEndpoint, scriptHashes, styleHashes, connectSources = [] } = sources;
  // A path on the site's own host is covered by 'self'.
  const endpoint = formEndpoint && !formEndpoint.startsWith('/') ? [new URL(formEndpoint).origin] : [];
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...endpoint, ...connectSources])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:', ...endpoint],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Returns the address of the worker that draws the particles (apps/site/src/shell/particles).
    'trusted-types': ['particles'],
  });
}

/** The Content-Security-Policy header of documents: the directives that are ignored in `meta`. The same for every build. */
export const headerPolicy = serialize({ 'frame-ancestors': ["'none'"] });

/** The Content-Security-Policy header of files and of responses without a document: allows nothing. */
export const filePolicy = serialize({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});
