import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, StaleBuildError } from './chunk';
import { requestContent } from './contentFile';
import { createPageLoader } from './createPageLoader';

vi.mock('./contentFile', () => ({ requestContent: vi.fn() }));

const loadCode = vi.fn();

const markup = (build: string, data?: object, kind = 'blog') =>
  `<title>Blog</title><link rel="canonical" href="https://site.test/blog">
  <div id="root" data-build="${build}" data-kind="${kind}"><main><div>Text</div></main></div>
  ${data ? `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>` : ''}`;

const page = (build = 'this', data?: object) => ({
  status: 200,
  responseXML: new DOMParser().parseFromString(markup(build, data), 'text/html'),
});
const failure = (status: number) => ({ status, responseXML: null });
const live = { icons: {}, page: { kind: 'form' } };

/** Lets requests get these answers in turn. */
function serve(...answers: readonly Awaited<ReturnType<typeof requestContent>>[]) {
  for (const answer of answers) vi.mocked(requestContent).mockResolvedValueOnce(answer);
}

beforeEach(() => {
  // In development, all pages are hydrated.
  vi.stubEnv('DEV', false);
  document.documentElement.innerHTML = markup('this');
  vi.mocked(requestContent).mockReset();
  loadCode.mockReset().mockImplementation((payload) => Promise.resolve({ body: payload } as never));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('reads title, canonical URL and content of a content file, once for prefetches and visits', async () => {
  serve(page());
  const loadPage = createPageLoader('/', loadCode);
  void loadPage('/blog');
  const loaded = await loadPage('/blog');
  expect(loaded).toMatchObject({ path: '/blog', title: 'Blog', canonical: 'https://site.test/blog' });
  expect(loaded.body).toMatchObject({ props: { content: { textContent: 'Text' } } });
  expect(await loadPage('/blog')).toBe(loaded);
  expect(requestContent).toHaveBeenCalledOnce();
  expect(loadCode).not.toHaveBeenCalled();
});

it('loads the code of a page with behaviour, with the data of its file', async () => {
  serve(page('this', live));
  await expect(createPageLoader('/', loadCode)('/contact')).resolves.toMatchObject({ body: live });
});

it('requests the data of a first page with behaviour', async () => {
  document.documentElement.innerHTML = markup('this', undefined, 'form');
  serve(page('this', live));
  await expect(createPageLoader('/contact', loadCode)('/contact')).resolves.toMatchObject({ body: live });
});

it('reads the first page from the document that is shown', async () => {
  const loadPage = createPageLoader('/blog', loadCode);
  const first = await loadPage('/blog');
  expect((first.body.props as { content: Element }).content).toBe(document.querySelector('main > div'));
  expect(await loadPage('/blog')).toBe(first);
  expect(requestContent).not.toHaveBeenCalled();
});

it.each([
  ['the content of another build', page('newer')],
  ['a response without a document', { status: 200, responseXML: null }],
  ['a path that the server does not know', failure(404)],
])('asks for a new document for %s', async (_case, answer) => {
  serve(answer);
  await expect(createPageLoader('/', loadCode)('/blog')).rejects.toBeInstanceOf(StaleBuildError);
});

it('asks for a new document if code fails to load although the server responds', async () => {
  loadCode.mockRejectedValue(new TypeError('network'));
  serve(page('this', live), page('this', live));
  await expect(createPageLoader('/', loadCode)('/contact')).rejects.toBeInstanceOf(StaleBuildError);
});

it('reports code that fails without a connection', async () => {
  loadCode.mockRejectedValue(new TypeError('network'));
  serve(page('this', live), failure(0));
  await expect(createPageLoader('/', loadCode)('/contact')).rejects.toBeInstanceOf(ChunkLoadError);
});

it.each(['content', 'code'])('reports %s that is late', async (part) => {
  vi.useFakeTimers();
  const late = new Promise<never>(() => undefined);
  if (part === 'code') {
    loadCode.mockReturnValue(late);
    serve(page('this', live));
  } else vi.mocked(requestContent).mockReturnValue(late);
  const loading = createPageLoader('/', loadCode)('/contact');
  const expectation = expect(loading).rejects.toThrow('The page /contact did not arrive within 120 seconds.');
  await vi.advanceTimersByTimeAsync(120_000);
  await expectation;
});

it('names the page that fails to load, and does not cache the failure', async () => {
  serve(failure(503), page());
  const loadPage = createPageLoader('/', loadCode);
  await expect(loadPage('/blog')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'The page /blog could not be loaded.',
    cause: new Error('The server responded with the status 503.'),
  });
  await expect(loadPage('/blog')).resolves.toMatchObject({ title: 'Blog' });
});
