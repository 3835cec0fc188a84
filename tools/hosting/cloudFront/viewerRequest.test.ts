import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';

const code = readFileSync(join(import.meta.dirname, 'viewerRequest.js'), 'utf8');

interface Result {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location?: { readonly value: string } };
}

/** Runs the function with a request of CloudFront's event structure. `query` is undefined for a URL without `?`. */
function ask(uri: string, query?: string): Result {
  const context = createContext({
    event: { version: '1.0', request: { method: 'GET', uri, headers: {}, rawQueryString: () => query } },
  });
  return runInContext(`${code}\nhandler(event)`, context) as Result;
}

describe('the CloudFront function', () => {
  it('contains ECMAScript 5 only', async () => {
    // esbuild rejects newer declarations and lowers the rest, such as arrow functions and template literals.
    const lowered = await transform(code, { target: 'es5' });
    const unchanged = await transform(code, { target: 'esnext' });
    expect(lowered.code).toBe(unchanged.code);
  });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/services/audits', '/services/audits.html'],
    ['/assets/entry-abc.js', '/assets/entry-abc.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/data/about.json', '/data/about.json'],
  ])('reads %s from the object %s', (uri, object) => {
    expect(ask(uri).uri).toBe(object);
  });

  it.each([
    '/404',
    '/404.html',
    '/index',
    '/index.html',
    '/about.html',
    '/about.html.br',
    '/assets/entry-abc.js.gz',
    '//',
    '//other.example/',
    '/\\other.example/',
    '/%2f%2fother.example/',
    '/.well-known/',
  ])('finds no object for %s', (uri) => {
    // CloudFront then sends the custom error page.
    expect(ask(uri)).toMatchObject({ uri: '/404' });
  });

  it.each([
    ['/about/', undefined, '/about'],
    ['/about/', '', '/about'],
    ['/services/audits/', 'a=1?b=2&c&c=%20', '/services/audits?a=1?b=2&c&c=%20'],
  ])('redirects %s with the query %s to %s', (uri, query, location) => {
    const response = ask(uri, query);
    expect(response.statusCode).toBe(308);
    expect(response.headers?.location?.value).toBe(location);
  });
});
