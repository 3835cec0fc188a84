import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** A response as received: header names in lower case, a repeated header's values joined by `, `, the body not decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Question {
  /** Defaults to GET. */
  readonly method?: string;
  /** Sent as it is; `fetch` would normalise it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

// nginx closes the connection after status 412, although it announces the opposite.
const agent = new Agent({ keepAlive: false });

/** Sends one request to a port of 127.0.0.1. */
export function ask(port: number, { method = 'GET', path, headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
          ),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', (error) => {
      reject(new Error(`${method} ${path} ${JSON.stringify(headers)}: ${error.message}`));
    });
    sent.end();
  });
}

/** Sends bytes that are no valid HTTP request, and returns the status and headers of the response. */
export function askRaw(port: number, bytes: string): Promise<Omit<Answer, 'body'>> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [statusLine = '', ...lines] = (text.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
      resolve({
        status: Number(statusLine.split(' ')[1]),
        headers: Object.fromEntries(
          lines.map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
          }),
        ),
      });
    });
  });
}
