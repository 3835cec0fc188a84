import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Status of errors that Node's HTTP parser reports; any other is 400. */
const statusByCode: Readonly<Record<string, number | undefined>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
};

/** Time for the client to read the response before its connection is closed, in milliseconds. */
const lingerTime = 2_000;

/**
 * Answers what Node answers itself, without security headers: malformed requests, time-outs, unknown expectations and
 * CONNECT. The connection is closed afterwards, because it is unknown where the next request begins.
 * @param headers names and values in turn
 */
export function answerProtocolErrors(
  server: Server,
  headers: readonly string[],
  allowedMethods: string,
): void {
  const answered = new WeakSet<Duplex>();

  const endWith = (socket: Duplex, status: number, extra: readonly string[] = []) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    socket.on('error', () => socket.destroy());
    // Responses to earlier requests of the same packet are sent first.
    setImmediate(() => {
      if (!socket.writable || socket.writableLength > 0) {
        socket.destroy();
        return;
      }
      const fields = [...headers, ...extra, 'Date', new Date().toUTCString(), 'Content-Length', '0'];
      fields.push('Connection', 'close');
      const lines = [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`];
      for (let index = 0; index < fields.length; index += 2)
        lines.push(`${fields[index] ?? ''}: ${fields[index + 1] ?? ''}`);
      socket.end(`${lines.join('\r\n')}\r\n\r\n`);
      // Unread data would make the system reset the connection, and the client lose the response.
      socket.resume();
      const timer = setTimeout(() => socket.destroy(), lingerTime);
      socket.on('close', () => {
        clearTimeout(timer);
      });
    });
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket, statusByCode[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => {
    endWith(socket, 405, ['Allow', allowedMethods]);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.writeHead(417, [...headers, 'Content-Length', '0']).end();
  });
  // Without this listener, Node would send status 100 to all.
  server.on('checkContinue', (request, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
