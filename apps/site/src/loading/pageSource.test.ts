import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './chunk';
import { requestContent } from './contentFile';
import { createPageSource } from './pageSource';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';

vi.mock('./siteStyles', () => ({ siteStyles: vi.fn(() => Promise.resolve()) }));
vi.mock('./contentFile', () => ({ requestContent: vi.fn() }));

const loadCode = vi.fn();

const markup = (build: string, data?: object) =>
  `<title>Blog</title><link rel="canonical" href="https://site.test/blog">
  <div id="root" data-build="${build}"><main><div>Text</div></main></div>
  ${data ? `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>` : ''}`;

const page = (build = 'this', data?: object) => ({
  status: 200,
  source: new DOMParser().parseFromString(markup(build, data), 'text/html'),
});
const failure = (status: number) => ({ status, source: new Document() });
const live = { icons: {}, page: { kind: 'form' } };

/** Lets requests get these answers in turn. */
function serve(...answers: readonly ReturnType<typeof page>[]) {
  for (const answer of answers) vi.mocked(requestContent).mockResolvedValueOnce(answer);
}

beforeEach(() => {
  document.documentElement.innerHTML = markup('this');
  vi.mocked(requestContent).mockReset();
  loadCode.mockReset().mockImplementation((payload) => Promise.resolve({ payload } as never));
});

afterEach(() => {
  vi.mocked(siteStyles).mockReset().mockResolvedValue();
});

it('reads title, canonical URL and content of a content file, once for prefetches and visits', async () => {
  serve(page());
  const pages = createPageSource(loadCode);
  void pages.load('/blog');
  const loaded = await pages.load('/blog');
  expect(loaded).toMatchObject({ path: '/blog', title: 'Blog', canonical: 'https://site.test/blog' });
  expect('content' in loaded && loaded.content.textContent).toBe('Text');
  expect(await pages.load('/blog')).toBe(loaded);
  expect(requestContent).toHaveBeenCalledOnce();
  expect(loadCode).not.toHaveBeenCalled();
});

it('loads the code of a page with behaviour, with the data of its file', async () => {
  serve(page('this', live));
  await expect(createPageSource(loadCode).load('/contact')).resolves.toMatchObject({ payload: live });
});

it('reads the first page from the document that is shown', async () => {
  const pages = createPageSource(loadCode);
  const first = await pages.readFirst('/blog');
  expect('content' in first && first.content).toBe(document.querySelector('main > div'));
  expect(await pages.load('/blog')).toBe(first);
  expect(requestContent).not.toHaveBeenCalled();
});

it.each([
  ['the content of another build', page('newer')],
  ['a path that the server does not know', failure(404)],
])('asks for a new document for %s', async (_case, answer) => {
  serve(answer);
  await expect(createPageSource(loadCode).load('/blog')).rejects.toBeInstanceOf(StaleBuildError);
});

it.each(['code', 'styles'])(
  'asks for a new document if %s fail to load although the server responds',
  async (part) => {
    const error = new ChunkLoadError(part, false);
    if (part === 'code') loadCode.mockRejectedValue(error);
    else vi.mocked(siteStyles).mockRejectedValue(error);
    serve(page('this', live), page('this', live));
    await expect(createPageSource(loadCode).load('/contact')).rejects.toBeInstanceOf(StaleBuildError);
  },
);

it.each([
  ['is late', true],
  ['fails without a connection', false],
])('reports code that %s', async (_case, timedOut) => {
  loadCode.mockRejectedValue(new ChunkLoadError('code of the page', timedOut));
  serve(page('this', live), failure(503));
  await expect(createPageSource(loadCode).load('/contact')).rejects.toBeInstanceOf(ChunkLoadError);
});

it('does not cache a failure', async () => {
  serve(failure(503), page());
  const pages = createPageSource(loadCode);
  await expect(pages.load('/blog')).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(pages.load('/blog')).resolves.toMatchObject({ title: 'Blog' });
});

it('names the page that fails to load, and the cause', async () => {
  const cause = new TypeError('network');
  vi.mocked(requestContent).mockRejectedValue(cause);
  await expect(createPageSource(loadCode).load('/blog')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'The page /blog could not be loaded.',
    timedOut: false,
    cause,
  });
});
