import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether the host of a URL is this machine, so that a connection to it needs no encryption. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
  // RFC 6761, section 6.3.
  return host === 'localhost' || host.endsWith('.localhost');
}
