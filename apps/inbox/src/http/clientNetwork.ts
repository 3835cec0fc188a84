import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** Returns the eight groups of a valid IPv6 address as numbers; the last two are missing if it ends in an IPv4 address. */
function firstGroups(address: string): readonly number[] {
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  if (tail === undefined) return parse(head);
  const [first, last] = [parse(head), parse(tail)];
  const zeros = 8 - first.length - last.length - (tail.includes('.') ? 1 : 0);
  return [...first, ...Array<number>(Math.max(zeros, 0)).fill(0), ...last];
}

/** Returns an IPv4 address, or the /64 network of an IPv6 address: one subscriber usually has at least such a network. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return `${firstGroups(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * Returns a function that finds out from which network a request came. `X-Forwarded-For` is believed from trusted proxies
 * only; an entry of it that is no address counts as the proxy's own.
 * @param trustedProxies addresses and subnets
 */
export function createClientNetwork(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile([...trustedProxies]);
  return (request) => {
    const own = request.socket.remoteAddress;
    // The connection is closed already.
    if (own === undefined) return 'unknown';
    const address = proxyAddress(request, trust);
    return networkOf(isIPv4(address) || isIPv6(address) ? address : own);
  };
}
