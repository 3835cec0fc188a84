import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { table } from '../table';
import { createAnswerServer } from './server';

const server = createAnswerServer(table);
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, init);
  return { status: response.status, body: (await response.json()) as unknown };
};

it('answers a question', async () => {
  expect(await get('/answer?q=%20PRICE%20')).toEqual({
    status: 200,
    body: {
      matched: true,
      reply: 'The price depends on the scope; ask us for a quote.',
      term: 'pricing',
      via: 'alias',
      index: 1,
    },
  });
  expect(await get('/answer?q=weather')).toEqual({
    status: 200,
    body: { matched: false, reply: 'We have no answer to that.' },
  });
});

it('returns suggestions', async () => {
  expect(await get('/suggest?q=pri&limit=1')).toEqual({
    status: 200,
    body: [{ term: 'pricing', index: 1, ranges: [[0, 3]] }],
  });
});

it.each([
  ['/answer', 400],
  ['/suggest?q=a&limit=-1', 400],
  ['/suggest?q=a&limit=many', 400],
  ['/suggest?q=a&limit=51', 400],
  ['/other?q=a', 404],
])('responds to %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it('responds to other methods with 405', async () => {
  expect((await get('/answer?q=a', { method: 'POST' })).status).toBe(405);
});
