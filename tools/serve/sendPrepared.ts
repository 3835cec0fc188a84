import type { ServerResponse } from 'node:http';
import type { Representation } from './Resource.ts';

/** Larger bodies are not copied; the time for their head is a small part of the whole. In bytes. */
const maxSize = 65_536;

/** The part of `ServerResponse` behind `headersSent`, in all versions of Node from 20 to 24. */
interface HeadState {
  _header: string | null;
  _headerSent: boolean;
}

/** Status line, headers and body in one buffer, valid in one second because of `Date`. */
interface Prepared {
  readonly second: number;
  readonly bytes: Buffer;
}

const prepared = new WeakMap<Representation, Prepared>();

function prepare({ headers, body }: Representation, second: number, keepAliveSeconds: number): Buffer {
  const fields = [
    ...headers,
    ...['Content-Length', String(body.length)],
    ...['Date', new Date(second * 1_000).toUTCString()],
    ...['Connection', 'keep-alive'],
    ...['Keep-Alive', `timeout=${String(keepAliveSeconds)}`],
  ];
  const lines = ['HTTP/1.1 200 OK'];
  for (let index = 0; index < fields.length; index += 2)
    lines.push(`${fields[index] ?? ''}: ${fields[index + 1] ?? ''}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/**
 * Sends status 200 with a representation in one write of prepared bytes, which takes about a third less time than
 * `writeHead` and `end`. The bytes are the same. Node has no public function for that: `_header` is what `headersSent`
 * reads; if a version lacks it, nothing is sent.
 * @param response of a GET request by HTTP/1.1 whose connection stays open
 * @param keepAliveTimeout value of the server, in milliseconds
 * @returns whether the response was sent
 */
export function sendPrepared(
  response: ServerResponse,
  representation: Representation,
  keepAliveTimeout: number,
): boolean {
  const state = response as unknown as Partial<HeadState>;
  if (representation.body.length > maxSize || state._header !== null || state._headerSent !== false)
    return false;
  const second = Math.floor(Date.now() / 1_000);
  let entry = prepared.get(representation);
  if (entry?.second !== second) {
    entry = { second, bytes: prepare(representation, second, Math.floor(keepAliveTimeout / 1_000)) };
    prepared.set(representation, entry);
  }
  state._header = 'sent';
  state._headerSent = true;
  response.end(entry.bytes);
  return true;
}
