import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { InboxSettings } from '../settings.ts';

/** Returns whether an origin is that of the inbox: its host is the request's. The protocol may be that of a proxy. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const url = URL.parse(origin);
  return url !== null && host !== undefined && URL.parse(`${url.protocol}//${host}`)?.host === url.host;
}

/**
 * Returns whether a form of the site sent the request, or a program that is not a browser. `Sec-Fetch-Site` is decisive, if it
 * is present, because no page can set it (https://www.w3.org/TR/fetch-metadata/); `Origin: null` is also that of a page in a
 * sandbox. Hono's `csrf` refuses programs without `Origin`, and accepts JSON from anywhere.
 * @param origins allowed besides the inbox's own
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (origin === undefined) return site === undefined || site === 'none';
  return origins.includes(origin) || isOwnOrigin(origin, host);
}

/** Returns an IPv4 address, or the /64 network of an IPv6 address: one subscriber usually has at least such a network. */
function networkOf(text: string): string {
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

/** Window of the rate limits, in seconds. */
const duration = 600;

const overallKey = 'all';

interface RateLimitState {
  /** Whole seconds until the next request is allowed; 0 if this one is. */
  readonly retryAfter: number;
  /** Requests of this network in the window. */
  readonly count: number;
}

/**
 * Returns a function that counts a request and resolves to whether its network, and all together, are within the limits.
 * `X-Forwarded-For` is believed from trusted proxies only; an invalid entry counts as the proxy's own address.
 */
export function createRateLimit({
  trustedProxies,
  postsPerAddress,
  posts,
}: Pick<InboxSettings, 'trustedProxies' | 'postsPerAddress' | 'posts'>): (
  request: IncomingMessage,
) => Promise<RateLimitState> {
  const trust = proxyAddress.compile([...trustedProxies]);
  const perNetwork = new RateLimiterMemory({ points: postsPerAddress, duration });
  const overall = new RateLimiterMemory({ points: posts, duration });
  const wait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));

  return async (request) => {
    const all = await overall.get(overallKey);
    // Checked first, so that a flood from many networks does not fill the memory with one entry for each.
    if (all && all.consumedPoints >= posts) return { retryAfter: wait(all), count: Infinity };
    const client = [proxyAddress(request, trust), request.socket.remoteAddress ?? ''].find(ipaddr.isValid);
    const own = await perNetwork
      .consume(client === undefined ? 'unknown' : networkOf(client))
      .catch((state: unknown) => state);
    if (!(own instanceof RateLimiterRes)) throw own;
    if (own.consumedPoints > postsPerAddress) return { retryAfter: wait(own), count: own.consumedPoints };
    await overall.consume(overallKey);
    return { retryAfter: 0, count: own.consumedPoints };
  };
}
