import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { consolePath, messagesPath } from './consoleReporter';
import { TestServer } from './TestServer';

let upstream: Server;
let server: TestServer;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const type = request.url === '/page' ? 'text/html; charset=utf-8' : 'text/plain';
    response.writeHead(200, { 'content-type': type, 'x-method': request.method });
    request.on('data', (data: Buffer) => response.write(data));
    request.on('end', () => response.end('<html><head lang="en"><title>é</title></head><header></header>'));
  }).listen(0, 'localhost');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  server = new TestServer(`http://localhost:${String(port)}`, { reportsConsole: true });
  await server.start();
});

afterEach(() => {
  server.reset();
});

afterAll(async () => {
  await server.stop();
  upstream.closeAllConnections();
  upstream.close();
});

const get = async (path: string, options?: RequestInit) => fetch(server.origin + path, options);

test('passes requests on and remembers them', async () => {
  const response = await get('/inbox?a=1', { method: 'POST', body: 'Hello ' });
  expect(response.headers.get('x-method')).toBe('POST');
  expect(await response.text()).toMatch(/^Hello <html>/);
  expect(server.requests).toEqual(['POST /inbox?a=1']);
});

test('adds its script once to pages, before all others, and to nothing else', async () => {
  const script = `<script src="${consolePath}"></script>`;
  const page = await (await get('/page')).text();
  expect(page).toBe(`<html><head lang="en">${script}<title>é</title></head><header></header>`);
  expect(await (await get('/data')).text()).not.toContain(script);
  expect(await (await get(consolePath)).text()).toContain(messagesPath);
});

test('collects the messages that pages send', async () => {
  await get(messagesPath, { method: 'POST', body: 'error: é' });
  expect(server.messages).toEqual(['error: é']);
  expect(server.requests).toEqual([]);
});

test('drops or answers the requests that match, until it is repaired', async () => {
  server.cause(/^GET \/data\//, { kind: 'drop' });
  server.cause(/^POST/, { kind: 'status', status: 500 });
  await expect(get('/data/blog.json')).rejects.toThrow();
  expect((await get('/form', { method: 'POST', body: 'a' })).status).toBe(500);
  expect((await get('/other')).status).toBe(200);
  server.repair();
  expect((await get('/data/blog.json')).status).toBe(200);
});

test('holds requests back until it is repaired', async () => {
  server.cause(/data/, { kind: 'hold' });
  let answered = false;
  const held = get('/data').then(({ status }) => {
    answered = true;
    return status;
  });
  // A request after the one that is held.
  await expect.poll(() => server.requests).toEqual(['GET /data']);
  await get('/other');
  expect(answered).toBe(false);
  server.repair();
  await expect(held).resolves.toBe(200);
});

test('reset removes faults, messages and requests', async () => {
  server.cause(/./, { kind: 'status', status: 500 });
  await get('/data');
  await get(messagesPath, { method: 'POST', body: 'log: a' });
  server.reset();
  expect([server.messages, server.requests]).toEqual([[], []]);
  expect((await get('/data')).status).toBe(200);
});
