import type { SpecimenContent } from './types';

export const invariants = {
  kind: 'specimen',
  heading: 'A page of the invariant table',
  lead: 'Rules of an invented vault under ERC-4626, each as sentence, test and monitor. The attack is a known one.',
  specimen: {
    document: 'Specification, section 3, commit frozen',
    synthetic: 'invented contract',
    title: 'Vault: what must hold after every transaction',
    facts: [
      { term: 'contract', text: [{ type: 'code', text: 'SpecimenVault' }] },
      { term: 'signed off by', text: 'product owner' },
      { term: 'checked on', text: 'each change' },
    ],
    sections: [
      {
        note: {
          title: 'Sentence, test, monitor',
          description:
            'The business owner signs the sentence. An engineer can see which test attacks it and what watches it live.',
        },
        body: [
          {
            type: 'table',
            heading: 'Invariants',
            head: ['no.', 'statement', 'test', 'monitor'],
            cells: [
              [
                'V1',
                'Tokens held are worth at least all shares together.',
                [{ type: 'code', text: 'invariant_solvent' }],
                'every block',
              ],
              [
                'V2',
                'Depositing and redeeming at once never yields a profit.',
                [{ type: 'code', text: 'testFuzz_roundTrip' }],
                'same-block pairs',
              ],
              [
                'V3',
                'Tokens sent straight to the vault move no share price.',
                [{ type: 'code', text: 'testFuzz_donation' }],
                'transfer without deposit',
              ],
              [
                'V4',
                'A pause stops deposits; withdrawals stay open.',
                [{ type: 'code', text: 'testFuzz_paused' }],
                'pause event',
              ],
              [
                'V5',
                'The fee stays at or below its cap and changes only through the timelock.',
                [{ type: 'code', text: 'invariant_feeCap' }],
                'fee event',
              ],
            ],
          },
        ],
      },
      {
        note: {
          title: 'The test itself',
          description:
            'Run after every call of random sequences. A failing sequence is shrunk and kept as a regression test.',
        },
        body: [
          {
            type: 'code',
            heading: 'V1 in Solidity',
            code: `function invariant_solvent() public view {
    uint256 owed = vault.convertToAssets(vault.totalSupply());
    assertLe(owed, token.balanceOf(address(vault)));
}`,
          },
        ],
      },
      {
        note: {
          title: 'Why V3 exists',
          description: 'Each rule names the attack that it stops, so that it is not simplified away later.',
        },
        body: [
          {
            type: 'path',
            heading: 'First-depositor attack',
            stops: [
              { title: 'First deposit', text: 'one unit for one share' },
              {
                title: 'Direct transfer',
                text: 'raises the share price, if read from the balance',
                link: 'missing',
              },
              { title: 'Next deposit', text: 'rounds down to no share at all' },
            ],
          },
          {
            type: 'text',
            half: true,
            heading: 'Design that satisfies it',
            text: 'The vault keeps its own record of assets and adds virtual shares, so that rounding favours existing holders by dust only.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Left open on purpose',
            text: 'Tokens sent by mistake stay in the vault. Returning them would need a privileged function, which was refused.',
          },
        ],
      },
    ],
    foot: 'ERC-4626 · specification and tests change in one commit',
  },
} as const satisfies SpecimenContent;
