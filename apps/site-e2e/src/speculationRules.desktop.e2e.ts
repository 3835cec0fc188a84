import { expect, test, waitForHydration } from './fixtures';
import { holdRequests } from './requests';

/** Events of the Preload domain of the DevTools protocol, as far as the test reads them. */
interface RuleSetUpdated {
  readonly ruleSet: { readonly errorMessage?: string };
}
interface AttemptSourcesUpdated {
  readonly preloadingAttemptSources: readonly {
    readonly key: { readonly action: string; readonly url: string };
  }[];
}

test('the browser may prerender linked pages until the application is hydrated', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const errors: (string | undefined)[] = [];
  let candidates: readonly string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }: RuleSetUpdated) => errors.push(ruleSet.errorMessage));
  session.on('Preload.preloadingAttemptSourcesUpdated', (event: AttemptSourcesUpdated) => {
    candidates = event.preloadingAttemptSources
      .filter(({ key }) => key.action === 'Prerender')
      .map(({ key }) => key.url.replace(baseURL ?? '', ''));
  });
  const release = await holdRequests(page, '**/assets/entry-client*');
  await page.goto('/blog');

  await expect.poll(() => candidates).toContain('/about');
  expect(errors).toEqual([undefined]);
  // Files and other sites are no candidates.
  expect(candidates.filter((path) => !/^\/[\w/-]*(?:[?#].*)?$/.test(path))).toEqual([]);

  release();
  await waitForHydration(page);
  await expect.poll(() => candidates).toEqual([]);
});
