/**
 * An HTTP API for apps that are not written in JavaScript: `GET /answer?q=pricing` and `GET /suggest?q=pri&limit=5`.
 * Start it with `node examples/server/main.ts`.
 */
import { createServer, type Server } from 'node:http';
import { createEngine, type Entry } from '@keystrand/chat-engine';

const maxSuggestions = 50;

/** Creates the server. @throws {TableError} for an invalid table */
export function createAnswerServer(table: Iterable<Entry>): Server {
  const engine = createEngine(table, {
    fallback: 'We have no answer to that.',
    fold: 'loose',
    maxInput: 200,
  });

  return createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server.invalid');
    const question = searchParams.get('q');
    if (request.method !== 'GET') return send(405, { error: 'method not allowed' });
    if (question === null) return send(400, { error: 'q is missing' });
    if (pathname === '/answer') return send(200, engine.answer(question.trim()));
    if (pathname !== '/suggest') return send(404, { error: 'not found' });
    // Validated here, because the engine throws a RangeError for an invalid limit.
    const limit = Number(searchParams.get('limit') ?? maxSuggestions);
    if (!Number.isInteger(limit) || limit < 0 || limit > maxSuggestions)
      return send(400, { error: `limit must be from 0 to ${maxSuggestions}` });
    return send(200, engine.suggest(question, { limit }));
  });
}
