import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import proxyAddress from 'proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { InboxSettings } from '../settings.ts';

/** In seconds. */
const duration = 600;

/** Returns an IPv4 address, or the /64 network of an IPv6 address: one subscriber usually has at least such a network. */
function getNetwork(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? expandIPv6(address).slice(0, '2001:0db8:0000:0001'.length) : address;
}

/**
 * Returns a function that counts a request and resolves to the whole seconds until its network, and all together, are within
 * the limits again. `X-Forwarded-For` is believed from trusted proxies only; an invalid entry counts as the proxy's address.
 */
export function createRateLimit({ trustedProxies, postsPerAddress, posts }: InboxSettings) {
  const trust = proxyAddress.compile([...trustedProxies]);
  const perNetwork = new RateLimiterMemory({ points: postsPerAddress, duration });
  const overall = new RateLimiterMemory({ points: posts, duration });
  const wait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));

  return async (request: IncomingMessage): Promise<number> => {
    const client = [proxyAddress(request, trust), request.socket.remoteAddress ?? ''].find(isIP) ?? '';
    // The number of networks in memory is limited by that of all requests.
    const all = await overall.get('all');
    if (all && all.remainingPoints <= 0) return wait(all);
    const own = await perNetwork.consume(getNetwork(client)).then(() => 0, wait);
    return own || overall.consume('all').then(() => 0, wait);
  };
}
