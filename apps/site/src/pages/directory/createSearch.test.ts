// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { categories } from '@keystrand/content';
import { pages, searchIndex } from '@keystrand/content/pages';
import { createSearch } from './createSearch';
import type { SearchGroups } from './createSearch';

const group = (label: string) => ({ label, icon: 'search' }) as const;

const groups = {
  ...Object.fromEntries(categories.map(({ id, shortLabel }) => [id, group(shortLabel)])),
  articles: group('Articles'),
  glossary: group('Glossary'),
} as SearchGroups;

const search = createSearch(
  [
    {
      path: '/dapp-development',
      title: 'dApp Development',
      texts: ['Wallets, nodes.', 'Tested against ERC-4337.'],
      group: 'blockchain',
    },
    { path: '/web3-solutions', title: 'Web3 Solutions', texts: ['Keys for a wallet.'], group: 'web3' },
    { path: '/web3-solutions/wallet', title: 'Wallet', texts: ['Recovery and wallets.'], group: 'web3' },
  ],
  groups,
);

describe('createSearch', () => {
  it('puts entries with a match in the title, and their group, first', () => {
    expect(search('wallet').map(({ label, results }) => [label, results.map(({ href }) => href)])).toEqual([
      ['Web3', ['/web3-solutions/wallet', '/web3-solutions']],
      ['Blockchain', ['/dapp-development']],
    ]);
  });

  it('marks matches in title and text', () => {
    expect(search('wall rec')[0]?.results).toEqual([
      {
        href: '/web3-solutions/wallet',
        title: 'Wallet',
        text: 'Recovery and wallets.',
        titleRanges: [[0, 4]],
        textRanges: [
          [0, 3],
          [13, 17],
        ],
      },
    ]);
  });

  it('ignores diacritics of query and text', () => {
    const café = { path: '/cafe', title: 'Café', texts: ['A text.'], group: 'web3' } as const;
    const found = createSearch([café], groups);
    for (const query of ['cafe', 'CAFÉ', 'cáfe'])
      expect(found(query)[0]?.results[0]?.titleRanges).toEqual([[0, 5]]);
  });

  it.each(['quantum', 'allet', '!?', ' '])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });

  it('finds every entry of the site by its title, with a mark', () => {
    const entries = searchIndex(pages);
    const all = createSearch(entries, groups);
    for (const { title, path } of entries) {
      const found = all(title).flatMap(({ results }) => results);
      expect(found.find(({ href }) => href === path)?.titleRanges.length, title).toBeGreaterThan(0);
    }
  });
});
