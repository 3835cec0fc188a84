import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MountedInbox } from '../MountedInbox.ts';

/**
 * Opens an inbox that appends the body of each POST to the file of `INBOX_DATABASE`, and 'closed' when it is closed. Answers
 * with what it got as JSON. `/inquiries/refused` is answered with 413 before the body is read, `/inquiries/broken` throws.
 */
export function openInbox({
  INBOX_DATABASE: file,
  INBOX_TO: to,
}: Readonly<Record<string, string | undefined>>): Promise<MountedInbox> {
  if (to === 'invalid')
    return Promise.reject(new Error('INBOX_TO is "invalid"; allowed are e-mail addresses.'));
  const write = async (line: string) => {
    if (file !== undefined) await appendFile(file, `${line}\n`);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await text(request);
    if (request.method === 'POST') await write(body);
    return JSON.stringify({ method: request.method, url: request.url, body });
  };
  return Promise.resolve({
    path: '/inquiries',
    listener: (request, response) => {
      if (request.url === '/inquiries/broken') throw new Error('broken');
      if (request.url === '/inquiries/refused') {
        response.writeHead(413, { 'content-length': '0' }).end();
        return;
      }
      answer(request, response).then(
        (body) => {
          response.writeHead(200, {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'content-security-policy': "default-src 'self'",
          });
          response.end(request.method === 'HEAD' ? undefined : body);
        },
        // The client has gone.
        () => response.destroy(),
      );
    },
    check: () => (file === '' ? Promise.reject(new Error('The database is corrupt.')) : Promise.resolve()),
    close: () => write('closed'),
  });
}
