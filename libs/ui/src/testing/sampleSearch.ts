import type { FinderGroup, FinderResult, FinderSearch, TextRange } from '../Finder/types';

const result = (href: string, title: string, text: string): FinderResult => ({
  href,
  title,
  text,
  titleRanges: [],
  textRanges: [],
});

const groups: readonly FinderGroup[] = [
  {
    label: 'Web3 Solutions',
    icon: 'globe',
    hue: 'indigo',
    results: [
      result('/web3-solutions/wallet', 'Wallet Development', 'Self-custody, MPC and smart-account wallets.'),
      result(
        '/web3-solutions/identity',
        'Decentralised Identity',
        'Verifiable credentials and EUDI Wallet acceptance.',
      ),
    ],
  },
  {
    label: 'Blockchain Development',
    icon: 'blocks',
    hue: 'teal',
    results: [
      result(
        '/dapp-development',
        'dApp Development',
        'Interfaces, wallets, indexers and relayers around contracts.',
      ),
    ],
  },
];

function rangesIn(text: string, query: string): readonly TextRange[] {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  return at < 0 ? [] : [[at, at + query.length]];
}

/** A search for stories and tests: finds the first occurrence of the query in title and text. */
export const sampleSearch: FinderSearch = (query) =>
  groups.flatMap((group) => {
    const results = group.results
      .map((found): FinderResult => ({
        ...found,
        titleRanges: rangesIn(found.title, query),
        textRanges: rangesIn(found.text, query),
      }))
      .filter(({ titleRanges, textRanges }) => titleRanges.length + textRanges.length > 0);
    return results.length > 0 ? [{ ...group, results }] : [];
  });
