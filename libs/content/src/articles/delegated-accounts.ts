import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'delegated-accounts',
  title: 'When an ordinary wallet carries code: ERC-4337 and EIP-7702',
  subject: 'Wallets with code',
  summary:
    'Two routes to smart accounts, what each changes for the owner, and the assumptions that old contracts lose.',
  date: '2026-06-09',
  checked: '2026-11-23',
  author: `${company.name} Web3 Solutions`,
  category: 'web3',
  services: ['/web3-solutions/wallet', '/smart-contract-development'],
  figure: {
    rows: [
      { label: 'ERC-4337: the key', discs: [2], braid: [[2, 46]] },
      { label: 'replaced by another', start: 52, discs: [54], dotted: [[54, 100]] },
      { label: 'EIP-7702: the key', discs: [2], braid: [[2, 100]] },
      { label: 'joined by another', start: 52, discs: [54], dotted: [[54, 100]] },
    ],
    caption:
      'A contract account can replace its key, if the contract provides for it. A delegate can admit a second key, and the first stays valid for ever.',
  },
  body: [
    {
      type: 'paragraph',
      text: 'For ten years an Ethereum address was one of two things: a key without code, or code without a key. Since the Pectra upgrade of 7 May 2025 it can be both. Product teams like the result, because sponsored fees and one-click batches no longer require people to move to a new address. Security teams should know what was given up for it.',
    },
    { type: 'heading', id: 'delegated-accounts-routes', text: 'Two standards, easily confused' },
    {
      type: 'table',
      caption: 'ERC-4337 and EIP-7702 compared',
      head: ['', 'ERC-4337', 'EIP-7702'],
      rows: [
        [
          'Layer',
          'Contracts and a separate mempool; no change to consensus',
          'Protocol: transaction type 0x04',
        ],
        ['Address', 'A contract, usually new', 'The existing externally owned account'],
        ['Who submits', 'A bundler, through the EntryPoint contract', 'Anyone, the owner included'],
        ['Who pays', 'The account or a paymaster', 'The sender of the transaction'],
        [
          'Rules for signing',
          'Whatever the account contract validates',
          'The delegate adds rules; the original key keeps full power',
        ],
        [
          'Lost or stolen key',
          'Replaced, if the contract provides for\u00a0it',
          'A delegate can admit a second key; the first one stays valid for ever',
        ],
      ],
    },
    {
      type: 'paragraph',
      text: 'They combine: an account delegated under EIP-7702 can point to an ERC-4337 implementation and use its bundlers and paymasters. The last two rows decide the architecture. Delegating to a multi-signature contract does not make an account multi-signature, since the single key still moves everything. A treasury needs a contract account; a consumer who wants to keep an address may be well served by delegation.',
    },
    { type: 'heading', id: 'delegated-accounts-authorisation', text: 'What the owner signs' },
    {
      type: 'paragraph',
      text: [
        'An authorisation is a tuple of chain id, delegate address and account nonce, with a signature. When it is processed, the protocol writes ',
        { type: 'code', text: '0xef0100' },
        ' followed by the delegate address, 23 bytes in all, as the code of the account. Calls to the account then run the code of the delegate with the storage and balance of the account.',
      ],
    },
    {
      type: 'list',
      items: [
        'It persists until another authorisation replaces it. Delegating to the zero address removes it.',
        'It is not rolled back when the rest of the transaction reverts.',
        'A chain id of zero makes it valid on every chain where the nonce fits, which includes chains on which the delegate address holds different code, or none yet.',
        'The code has unrestricted access to the account. One bad signature is not one bad transfer but all of them, and incoming funds can be swept for as long as it stands.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The EIP draws the conclusion itself: applications must not expect to propose an authorisation, and wallets must not offer them a way to do so. The wallet chooses a small set of audited delegates. Applications ask for an outcome, for instance a batch through ERC-5792, and leave the means to the wallet.',
    },
    { type: 'heading', id: 'delegated-accounts-delegate', text: 'Writing a delegate' },
    {
      type: 'paragraph',
      text: 'Look for three faults in delegate contracts that were adapted from proxies.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        [
          { type: 'strong', text: 'Initialisation by a stranger. ' },
          'No constructor runs for the account, and an authorisation carries no call data. If setup is a public function, an observer can call it first with an owner of their choice. Require a signature by the key of the account over the setup values.',
        ],
        [
          { type: 'strong', text: 'Storage that outlives the code. ' },
          'Redelegating changes the pointer and leaves the storage. The next delegate reads what the last one wrote: slot 0 may hold an owner, a counter or a flag. Use ERC-7201 namespaces, and treat an “initialised” flag that you did not write as hostile.',
        ],
        [
          { type: 'strong', text: 'Missing receivers. ' },
          'An account with code must answer the callbacks of ERC-721 and ERC-1155, or safe transfers to it revert. People discover this as tokens that cannot be sent to them.',
        ],
      ],
    },
    { type: 'heading', id: 'delegated-accounts-assumptions', text: 'Assumptions that old contracts lose' },
    {
      type: 'paragraph',
      text: [
        'Search existing code for two patterns. A check that ',
        { type: 'code', text: 'msg.sender == tx.origin' },
        ' used to mean that no contract stood in between; a delegated account can now originate a transaction and call again from within it, so the check stops neither re-entry nor flash loans. And ',
        { type: 'code', text: 'extcodesize == 0' },
        ' never proved that a caller was a person; now it also turns away real customers. Off chain, indexers and compliance tools that classify addresses by their code need a third class, recognised by the prefix.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Sponsors face a smaller trap. The tuple names the account nonce, so an owner can sign for a sponsor, then send any transaction and void the authorisation while the sponsor still pays for the attempt. Simulate immediately before sending, require a bond or rate-limit, and expect some loss.',
    },
    { type: 'heading', id: 'delegated-accounts-checklist', text: 'Before you ship' },
    {
      type: 'list',
      items: [
        'Write down who can redelegate, and what the interface shows when the delegate changes.',
        'Sign for one chain at a time unless the delegate is verified to be identical on all of them.',
        'Test a round trip: delegate, use, redelegate to another vendor, clear, and use the plain account again.',
        'Alert on every type 0x04 transaction that touches an address of yours. For a cold account the expected number is nil.',
      ],
    },
  ],
  sources: [
    { title: 'EIP-7702: Set Code for EOAs', href: 'https://eips.ethereum.org/EIPS/eip-7702' },
    {
      title: 'ERC-4337: Account Abstraction Using Alt Mempool',
      href: 'https://eips.ethereum.org/EIPS/eip-4337',
    },
    { title: 'ERC-7201: Namespaced Storage Layout', href: 'https://eips.ethereum.org/EIPS/eip-7201' },
    { title: 'ERC-5792: Wallet Call API', href: 'https://eips.ethereum.org/EIPS/eip-5792' },
  ],
} satisfies Article;
