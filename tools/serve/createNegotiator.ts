import Negotiator from 'negotiator';
import type { Representation, Resource } from './Resource.ts';

/** Content codings of the copies that the build writes; the first of equally accepted ones is sent. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Part of the signature that `@types/negotiator` lacks. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/** Accept-Encoding values whose result is kept; browsers send a handful of them. */
const cacheSize = 200;

/**
 * Returns a function that chooses the representation for a value of `Accept-Encoding` (RFC 9110, section 12.5.3). If none
 * is acceptable, it chooses the file itself, as section 12.4.1 allows.
 */
export function createNegotiator(): (resource: Resource, accepted: string | undefined) => Representation {
  const results = new Map<string, readonly (typeof encodings)[number][]>();

  const preferences = (accepted: string) => {
    const known = results.get(accepted);
    if (known) return known;
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as PreferringNegotiator;
    const sorted = negotiator.encodings(encodings, { preferred: encodings }) as (typeof encodings)[number][];
    if (results.size >= cacheSize) results.clear();
    results.set(accepted, sorted);
    return sorted;
  };

  return (resource, accepted) => {
    if (accepted === undefined) return resource.identity;
    for (const encoding of preferences(accepted)) {
      const representation = resource[encoding];
      if (representation) return representation;
    }
    return resource.identity;
  };
}
