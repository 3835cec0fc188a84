import { afterEach, expect, it, vi } from 'vitest';
import { createPageSource } from './pageSource';
import { reloadOnce } from './reloadOnce';
import { ChunkLoadError } from './timeLimit';

vi.mock('./reloadOnce', () => ({ reloadOnce: vi.fn(() => true) }));
vi.mock('./kinds', () => ({ loadKind: (data: unknown) => Promise.resolve(data) }));

const build = '/assets/entry.js';

function serve(...answers: readonly Response[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const answer of answers) fetching.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const data = (of: string) => Response.json({ build: of, icons: {} });

/** Long enough for every promise that can settle to have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(reloadOnce).mockClear().mockReturnValue(true);
});

it('fetches a page once, ahead or for the visit', async () => {
  const fetching = serve(data(build));
  const pages = createPageSource(build);
  pages.prefetch('/about');
  pages.prefetch('/about');
  const page = await pages.visit('/about');
  expect(await pages.visit('/about')).toBe(page);
  expect(fetching).toHaveBeenCalledOnce();
  expect(reloadOnce).not.toHaveBeenCalled();
});

it.each([
  ['data of a newer build', () => data('/assets/newer.js')],
  ['a path that the server does not know', () => new Response('', { status: 404 })],
])('leaves for %s on the visit, never on a prefetch', async (_case, answer) => {
  serve(answer(), answer());
  const pages = createPageSource(build);
  pages.prefetch('/blog');
  await settled();
  expect(reloadOnce).not.toHaveBeenCalled();
  void pages.visit('/blog');
  await settled();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/blog');
});

it('leaves once where the visit overtakes its prefetch', async () => {
  serve(data('/assets/newer.js'), data('/assets/newer.js'));
  const pages = createPageSource(build);
  pages.prefetch('/blog');
  void pages.visit('/blog');
  void pages.visit('/blog');
  await settled();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/blog');
});

it('shows the page of the other build where a fresh document has not helped', async () => {
  vi.mocked(reloadOnce).mockReturnValue(false);
  serve(data('/assets/newer.js'));
  await expect(createPageSource(build).visit('/blog')).resolves.toMatchObject({ build: '/assets/newer.js' });
});

it('keeps no failure', async () => {
  serve(new Response('', { status: 503 }), data(build));
  const pages = createPageSource(build);
  await expect(pages.visit('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(pages.visit('/blog')).resolves.toMatchObject({ build });
});
