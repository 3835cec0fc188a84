import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError';
import { loadFigures } from './figures';
import { loadKind, preloadKind } from './kinds';
import { createPageSource } from './pageSource';
import { allowReloadOnce } from './reloadOnce';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';

vi.mock('./reloadOnce', () => ({ allowReloadOnce: vi.fn() }));
vi.mock('./figures', () => ({ loadFigures: vi.fn() }));
vi.mock('./siteStyles', () => ({ siteStyles: vi.fn(() => Promise.resolve()) }));
vi.mock('./kinds', () => ({ loadKind: vi.fn(), preloadKind: vi.fn() }));

const build = '/assets/entry.js';

function serve(...answers: readonly Response[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const answer of answers) fetching.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const data = (of: string) => Response.json({ build: of, icons: {} });

beforeEach(() => {
  vi.mocked(allowReloadOnce).mockReset().mockReturnValue(true);
  vi.mocked(loadKind)
    .mockReset()
    .mockImplementation((payload) => Promise.resolve({ payload } as never));
  vi.mocked(preloadKind).mockReset();
  vi.mocked(loadFigures).mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('fetches a page once for prefetches and visits', async () => {
  const fetching = serve(data(build));
  const pages = createPageSource(build);
  pages.prefetch('/about');
  pages.prefetch('/about');
  const page = await pages.visit('/about');
  expect(await pages.visit('/about')).toBe(page);
  expect(fetching).toHaveBeenCalledOnce();
  expect(allowReloadOnce).not.toHaveBeenCalled();
});

it('requests the code together with the data, if the path shows the kind', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
  const pages = createPageSource(build);
  pages.prefetch('/blog');
  pages.prefetch('/it-consulting');
  await Promise.resolve();
  expect(vi.mocked(preloadKind).mock.calls).toEqual([['blog']]);
});

it('loads the parts for figures for a visit, and not for hydration', async () => {
  serve(data(build));
  const pages = createPageSource(build);
  const page = await pages.hydrate('/about');
  expect(loadFigures).not.toHaveBeenCalled();
  expect(await pages.visit('/about')).toBe(page);
  expect(loadFigures).toHaveBeenCalledOnce();
});

it.each([
  [true, StaleBuildError],
  [false, ChunkLoadError],
])('asks for a reload if the style sheet is gone, online: %j', async (online, type) => {
  vi.mocked(siteStyles).mockRejectedValueOnce(new TypeError('The style sheet failed to load.'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await expect(createPageSource(build).keep('/about')).rejects.toBeInstanceOf(type);
});

it.each([
  ['data of another build', () => data('/assets/newer.js')],
  ['a path that the server does not know', () => new Response('', { status: 404 })],
])('asks for a reload on a visit to %s, never on a prefetch', async (_case, answer) => {
  const fetching = serve(answer(), answer());
  const pages = createPageSource(build);
  pages.prefetch('/blog');
  // The failed prefetch is not cached: the next one fetches again.
  await expect
    .poll(() => {
      pages.prefetch('/blog');
      return fetching.mock.calls.length;
    })
    .toBe(2);
  expect(allowReloadOnce).not.toHaveBeenCalled();
  await expect(pages.visit('/blog')).rejects.toBeInstanceOf(StaleBuildError);
  expect(allowReloadOnce).toHaveBeenCalledExactlyOnceWith('/blog');
});

it('asks for a reload if code is gone while the browser is online', async () => {
  serve(data(build), data(build));
  vi.mocked(loadKind).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const pages = createPageSource(build);
  await expect(pages.visit('/blog')).rejects.toBeInstanceOf(StaleBuildError);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(pages.visit('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
});

it('shows the page of the other build if a reload has not helped, and caches it', async () => {
  vi.mocked(allowReloadOnce).mockReturnValue(false);
  const fetching = serve(data('/assets/newer.js'));
  const pages = createPageSource(build);
  const page = await pages.visit('/blog');
  expect(page).toMatchObject({ payload: { build: '/assets/newer.js' } });
  expect(await pages.visit('/blog')).toBe(page);
  expect(fetching).toHaveBeenCalledOnce();
});

it('reports what failed to load if a reload has not helped', async () => {
  vi.mocked(allowReloadOnce).mockReturnValue(false);
  serve(new Response('', { status: 404 }));
  await expect(createPageSource(build).visit('/blog')).rejects.toThrow(
    new ChunkLoadError('data of /blog', false, 'status 404'),
  );
});

it('does not cache a failure', async () => {
  serve(new Response('', { status: 503 }), data(build));
  const pages = createPageSource(build);
  await expect(pages.visit('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(pages.visit('/blog')).resolves.toMatchObject({ payload: { build } });
});

it('names the part that fails to load, and the cause', async () => {
  const cause = new TypeError('network');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(cause));
  await expect(createPageSource(build).visit('/blog')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'The data of /blog could not be loaded.',
    timedOut: false,
    cause,
  });
});

it('times out after 120 seconds, without a reload', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const rejected = vi.fn();
  const visit = createPageSource(build).visit('/blog').catch(rejected);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(rejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await visit;
  expect(rejected).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      name: 'ChunkLoadError',
      message: 'The data of /blog did not arrive within 120 seconds.',
      timedOut: true,
    }),
  );
  expect(allowReloadOnce).not.toHaveBeenCalled();
});
