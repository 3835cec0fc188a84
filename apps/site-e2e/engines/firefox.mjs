#!/usr/bin/env node
/**
 * Starts the installed Firefox for Playwright's channel `moz-firefox`, with its arguments, and relays WebDriver BiDi to it.
 * Playwright 1.65 needs one command that Firefox ESR 153 lacks; it is acknowledged here. Without the command, pages have the
 * colour scheme of the system. Delete this file once the ESR has the command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const missingCommand = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (!url) {
    process.stderr.write(`${line}\n`);
    continue;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, { url: path }) => {
    const upstream = new WebSocket(url + path);
    const opened = once(upstream, 'open');
    client.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data));
      await opened;
      if (method === missingCommand) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else upstream.send(String(data));
    });
    upstream.on('message', (data) => client.send(String(data)));
    client.on('close', () => upstream.close());
    upstream.on('close', () => client.close());
  });
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
}
