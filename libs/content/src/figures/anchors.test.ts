import { expect, it } from 'vitest';
import { pages } from '../pages';

/** Ids of figures, with the paths of their pages. */
const anchors: ReadonlySet<string> = new Set(
  pages.paths.flatMap((path) => (pages.get(path).figures ?? []).map(({ id }) => `${path}#${id}`)),
);

it('links to the comparison of custody that the page of consulting shows', () => {
  const target = '/blockchain-consulting-integration#custody-kinds';
  expect(JSON.stringify(pages.get('/web3-solutions/wallet'))).toContain(target);
  expect([...anchors]).toContain(target);
});
