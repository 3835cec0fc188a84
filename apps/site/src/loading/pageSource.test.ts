import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './chunk';
import { loadCode } from './kinds';
import { createPageSource } from './pageSource';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';

vi.mock('./siteStyles', () => ({ siteStyles: vi.fn(() => Promise.resolve()) }));
vi.mock('./kinds', () => ({ loadCode: vi.fn() }));

const build = '/assets/entry.js';

function serve(...answers: readonly Response[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const answer of answers) fetching.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const data = (of: string) => Response.json({ build: of, icons: {} });

beforeEach(() => {
  vi.mocked(loadCode)
    .mockReset()
    .mockImplementation((payload) => Promise.resolve({ payload } as never));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('fetches a page once for prefetches and visits, and its code when it is wanted', async () => {
  const fetching = serve(data(build));
  const pages = createPageSource(build);
  await pages.prefetch('/about', 'data');
  expect(loadCode).not.toHaveBeenCalled();
  void pages.prefetch('/about');
  const page = await pages.load('/about');
  expect(await pages.load('/about')).toBe(page);
  expect(fetching).toHaveBeenCalledOnce();
});

it.each([
  ['data of another build', () => data('/assets/newer.js')],
  ['a path that the server does not know', () => new Response('', { status: 404 })],
])('asks for a new document on a visit to %s; a prefetch ignores it', async (_case, answer) => {
  serve(answer(), answer());
  const pages = createPageSource(build);
  await pages.prefetch('/blog');
  await expect(pages.load('/blog')).rejects.toBeInstanceOf(StaleBuildError);
});

it('asks for a new document if code fails to load although the server responds', async () => {
  serve(data(build), data(build));
  vi.mocked(loadCode).mockRejectedValue(new ChunkLoadError('code of the page', false));
  await expect(createPageSource(build).load('/blog')).rejects.toBeInstanceOf(StaleBuildError);
});

it.each([
  ['is late', new ChunkLoadError('code of the page', true)],
  ['fails without a connection', new ChunkLoadError('code of the page', false)],
])('reports code that %s', async (_case, error) => {
  serve(data(build), new Response('', { status: 503 }));
  vi.mocked(loadCode).mockRejectedValue(error);
  await expect(createPageSource(build).load('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
});

it.each([
  ['of another build', data('/assets/newer.js'), StaleBuildError],
  ['of the same build', data(build), ChunkLoadError],
  ['that cannot be fetched', new Response('', { status: 503 }), ChunkLoadError],
])(
  'looks at the data of the page, %s, if the styles of a document fail to load',
  async (_case, answer, type) => {
    serve(answer);
    vi.mocked(siteStyles).mockRejectedValueOnce(new ChunkLoadError('styles of the page', false));
    await expect(createPageSource(build).keep('/blog')).rejects.toBeInstanceOf(type);
  },
);

it('does not cache a failure', async () => {
  serve(new Response('', { status: 503 }), data(build));
  const pages = createPageSource(build);
  await expect(pages.load('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(pages.load('/blog')).resolves.toMatchObject({ payload: { build } });
});

it('names the chunk that fails to load, and the cause', async () => {
  const cause = new TypeError('network');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(cause));
  await expect(createPageSource(build).load('/blog')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'The data of /blog could not be loaded.',
    timedOut: false,
    cause,
  });
});
