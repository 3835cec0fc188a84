import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaleBuildError } from '../loading/chunk';
import type { LoadedPage } from '../loading/kinds';
import { createLocation, createNavigation } from './createNavigation';

const createPage = (path: string) => ({ path }) as LoadedPage;

const entries = { pushState: vi.fn(), replaceState: vi.fn(), go: vi.fn() };

const create = (load: Parameters<typeof createNavigation>[0]) =>
  createNavigation(load, { location: createLocation('/about'), page: createPage('/about') }, entries);

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the current page until the next one is loaded, and then adds an entry to the history', async () => {
  const { promise, resolve } = Promise.withResolvers<LoadedPage>();
  const { getView, navigator } = create(() => promise);
  navigator.push('/blog?from=mail#articles');
  expect(getView()).toMatchObject({
    isLoading: true,
    page: { path: '/about' },
    location: { pathname: '/about' },
  });
  expect(entries.pushState).not.toHaveBeenCalled();
  resolve(createPage('/blog'));
  await expect.poll(getView).toMatchObject({ isLoading: false, page: { path: '/blog' } });
  const { location } = getView();
  expect(location).toMatchObject({ pathname: '/blog', search: '?from=mail', hash: '#articles' });
  expect(entries.pushState).toHaveBeenCalledExactlyOnceWith(
    { key: location.key },
    '',
    '/blog?from=mail#articles',
  );
});

it('shows the last page that was asked for, whichever arrives last', async () => {
  const waiting = new Map<string, (page: LoadedPage) => void>();
  const { getView, navigator } = create((path) => new Promise((resolve) => waiting.set(path, resolve)));
  navigator.push('/blog');
  navigator.replace('/contact');
  waiting.get('/contact')?.(createPage('/contact'));
  await expect.poll(getView).toMatchObject({ page: { path: '/contact' } });
  waiting.get('/blog')?.(createPage('/blog'));
  await Promise.resolve();
  expect(getView()).toMatchObject({ page: { path: '/contact' }, isLoading: false });
  expect([entries.pushState.mock.calls.length, entries.replaceState.mock.calls.length]).toEqual([0, 1]);
});

it('shows the error of a page that fails to load, at its address', async () => {
  const error = new Error('offline');
  const { getView, visit } = create(() => Promise.reject(error));
  await visit(createLocation('/blog'), NavigationType.Pop);
  expect(getView()).toMatchObject({ error, page: undefined, location: { pathname: '/blog' } });
});

it('stays on the site if a stale path begins with two slashes', async () => {
  const location = { href: 'http://localhost/', assign: vi.fn() };
  vi.stubGlobal('location', location);
  const { visit } = create((path) => Promise.reject(new StaleBuildError(path)));
  await visit(createLocation('//example.com/'), NavigationType.Pop);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost//example.com/');
});

it.each([
  ['loads the document of another address', 'http://localhost/about', 'assign'],
  ['reloads the document of the current address', 'http://localhost/blog?from=mail#articles', 'reload'],
] as const)('%s if the build is stale', async (_what, href, method) => {
  const location = { href, assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', location);
  const { getView, visit } = create((path) => Promise.reject(new StaleBuildError(path)));
  await visit(createLocation('/blog?from=mail#articles'), NavigationType.Pop);
  expect(location[method]).toHaveBeenCalledOnce();
  expect(getView()).toMatchObject({ isLoading: true, page: { path: '/about' } });
});
