import type { Exchange } from './Exchange.ts';

type Expected = Exchange['expected'];

/** A difference that the configuration of a server cannot avoid. docs/hosting.md lists the same differences. */
export interface Deviation {
  readonly servers: readonly string[];
  readonly reason: string;
  readonly applies: (exchange: Exchange) => boolean;
  /** Returns what the server sends instead of the expected response. */
  readonly instead?: (expected: Expected) => Expected;
  /** Returns the headers that the server does not send, of those that are expected. */
  readonly omits?: (headers: Readonly<Record<string, string>>, exchange: Exchange) => readonly string[];
}

const nginx = ['nginx', 'nginx with brotli'];

export const deviations: readonly Deviation[] = [
  {
    servers: [...nginx, 'Caddy'],
    reason: 'Status 416 has the headers of the file, which are set before the range is evaluated.',
    applies: ({ expected }) => expected.status === 416,
    instead: (expected) => ({ ...expected, kind: 'document' }),
  },
  {
    servers: ['Caddy'],
    reason: 'Status 412 has the headers of the file, which are set before the preconditions are evaluated.',
    applies: ({ expected }) => expected.status === 412,
    instead: (expected) => ({ ...expected, kind: 'document' }),
  },
  {
    servers: ['Caddy'],
    reason: 'Status 416 lacks Content-Range if the range is reversed or beyond 2^63. The header is optional.',
    applies: ({ name }) => ['Range: bytes=5-2', 'Range: bytes=36893488147419103232-'].includes(name),
    omits: () => ['content-range'],
  },
  {
    servers: nginx,
    reason: 'A malformed range gets status 416. RFC 9110, section 14.2, allows this.',
    applies: ({ name }) => name === 'Range: bytes=x-y',
    instead: (expected) => ({ ...expected, status: 416 }),
  },
  {
    servers: nginx,
    reason: 'A range is not ignored for HEAD.',
    applies: ({ name }) => name === 'Range, HEAD',
    instead: (expected) => ({ ...expected, status: 206, range: [0, 3] }),
  },
  {
    servers: ['nginx with brotli'],
    reason: 'An uncompressed response has no Vary if there is a brotli copy, but no gzip copy.',
    applies: ({ path, name }) => path === '/robots.txt' && name !== 'compressed',
    omits: () => ['vary'],
  },
  {
    servers: ['Caddy'],
    reason: 'Compressed responses of 512 bytes or more, and those to HEAD, have no Content-Length.',
    applies: ({ accepts = [] }) => accepts.length > 0,
    omits: (headers, { method }) =>
      'content-encoding' in headers && (method === 'HEAD' || Number(headers['content-length']) >= 512)
        ? ['content-length']
        : [],
  },
];
