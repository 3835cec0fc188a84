import { expect, it } from 'vitest';
import { StaleBuildError } from './loading/chunk';
import { createRoutes } from './routes';

async function runLoader(...parameters: Parameters<typeof createRoutes>): Promise<unknown> {
  const loader = createRoutes(...parameters)[0]?.children?.[0]?.loader;
  if (typeof loader !== 'function') throw new Error('The page route has no loader.');
  const request = new Request('http://localhost/blog/?from=mail');
  return loader({ request, url: new URL(request.url), pattern: '*', params: {}, context: {} }, undefined);
}

it('loads a new document of the page, with query and fragment, if the build is stale', async () => {
  const response = await runLoader(
    (path) => Promise.reject(new StaleBuildError(path)),
    () => '#articles',
  );
  expect(response).toBeInstanceOf(Response);
  const { headers } = response as Response;
  expect([headers.get('Location'), headers.get('X-Remix-Reload-Document')]).toEqual([
    '/blog?from=mail#articles',
    'true',
  ]);
});

it('leaves other errors to the error boundary of the page', async () => {
  await expect(runLoader(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
