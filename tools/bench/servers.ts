/** Servers in this process, which is idle while a browser measures. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { documentHeaders } from '../hosting/headers/headers.ts';
import { readBuiltSite } from '../seo/builtSite.ts';
import { createSiteServer } from '../serve/createServer.ts';

export const builtSite = readBuiltSite();

/** Starts a server and returns its origin. It does not keep the process running. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Serves the built site, without the service behind its forms. */
export const serveSite = () => listen(createSiteServer(builtSite));

/** Serves the floor page, the least that the browser and Lighthouse need for any page, with the security headers of the site. */
export function serveFloor(): Promise<string> {
  const page = brotliCompressSync(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="The smallest page that has a heading and a paragraph.">
<title>Floor</title>
<link rel="icon" href="data:,">
<h1>Floor</h1>
<p>A page with a heading and a paragraph, without style sheet, script, font and picture.
`);
  const { 'Speculation-Rules': _, ...headers } = documentHeaders(builtSite.manifest);
  const types = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Encoding': 'br' };
  return listen(
    createServer((_request, response) => response.writeHead(200, { ...headers, ...types }).end(page)),
  );
}
