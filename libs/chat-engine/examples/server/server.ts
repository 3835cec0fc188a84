/**
 * Answers over HTTP, for apps that are not written in JavaScript:
 * `GET /answer?q=pricing` and `GET /suggest?q=pri&limit=5`. Run it with `node examples/server/main.ts`.
 */
import { createServer, type Server } from 'node:http';
import { createEngine, type Entry } from '@keystrand/chat-engine';

const mostSuggestions = 50;

export function createAnswerServer(table: Iterable<Entry>): Server {
  // A faulty table stops the server from starting, with every fault in the error.
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
    if (request.method !== 'GET') return send(405, { error: 'only GET' });
    if (question === null) return send(400, { error: 'q is missing' });
    if (pathname === '/answer') return send(200, engine.answer(question.trim()));
    if (pathname !== '/suggest') return send(404, { error: 'only /answer and /suggest' });
    // What comes from outside is checked here: the engine throws a RangeError for a limit that is no count.
    const limit = Number(searchParams.get('limit') ?? mostSuggestions);
    if (!Number.isInteger(limit) || limit < 0 || limit > mostSuggestions)
      return send(400, { error: `limit must be from 0 to ${mostSuggestions}` });
    return send(200, engine.suggest(question, { limit }));
  });
}
