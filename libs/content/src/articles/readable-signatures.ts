import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'readable-signatures',
  title: 'What an EIP-712 signature proves, and what it leaves to you',
  subject: 'Readable signatures',
  summary:
    'Typed data can be read before signing. Replay, expiry, contract signers and phishing remain your work.',
  date: '2026-02-17',
  checked: '2026-11-23',
  author: `${company.name} Blockchain Development`,
  category: 'blockchain',
  services: ['/smart-contract-development', '/dapp-development'],
  figure: {
    rows: [
      { label: 'Signed: types, values and domain', discs: [2], braid: [[2, 100]] },
      { label: 'Yours: once, until when, by whom', discs: [2], dotted: [[2, 100]] },
      {
        label: 'Absent: the web origin that asked',
        braid: [
          [2, 30],
          [70, 100],
        ],
      },
    ],
    caption:
      'The signature fixes what it contains (braid). Replay and expiry are yours to prevent (dotted). The web origin is not in the signed data (gap).',
  },
  body: [
    {
      type: 'paragraph',
      text: 'A wallet that shows 32 bytes of hexadecimal and asks for a signature trains its owner to press yes. EIP-712 replaced that with structured data: named types, named fields, and a domain that says for which application the signature is meant. It is now the basis of permits, gasless orders and off-chain votes. It can be implemented correctly and still be relied on for too much.',
    },
    { type: 'heading', id: 'readable-signatures-digest', text: 'What is signed' },
    {
      type: 'paragraph',
      text: [
        'The signer signs the Keccak-256 hash of the bytes ',
        { type: 'code', text: '0x19 0x01' },
        ', followed by the domain separator and the hash of the message. The domain separator is itself the hash of a struct with up to five fields. The type string of the message is hashed with its values, so a field that is renamed or moved yields another signature.',
      ],
    },
    {
      type: 'code',
      language: 'json',
      caption: 'An order that can expire, be cancelled and be filled once (domain type and values left out)',
      code: `{
  "primaryType": "Order",
  "domain": {
    "name": "Example Exchange",
    "version": "2",
    "chainId": 1,
    "verifyingContract":
      "0x00000000000000000000000000000000000000ee"
  },
  "types": {
    "Order": [
      { "name": "maker", "type": "address" },
      { "name": "sellToken", "type": "address" },
      { "name": "sellAmount", "type": "uint256" },
      { "name": "buyToken", "type": "address" },
      { "name": "minBuyAmount", "type": "uint256" },
      { "name": "receiver", "type": "address" },
      { "name": "nonce", "type": "uint256" },
      { "name": "deadline", "type": "uint256" }
    ]
  }
}`,
    },
    {
      type: 'paragraph',
      text: 'Two details are easily got wrong. Dynamic values (bytes and string) enter the encoding as their Keccak-256 hash, and arrays as the hash of their concatenated elements; a hand-written encoder that pads instead produces a digest no wallet agrees with. And the domain separator has to follow the chain: computed once in a constructor, it stays valid on both sides of a chain split. Cache it together with the chain id and recompute when that differs.',
    },
    { type: 'heading', id: 'readable-signatures-replay', text: 'Replay is outside the standard' },
    {
      type: 'paragraph',
      text: 'The EIP says so in its security considerations: it covers signing and verifying, and an application must behave correctly when it sees the same signature twice. Nonces and deadlines in the contract prevent replay. That leaves four decisions.',
    },
    {
      type: 'list',
      items: [
        [
          { type: 'strong', text: 'Once only. ' },
          'A counter per signer, as in ERC-2612, forces an order; an unordered nonce, stored as a bit in a map, lets a trader keep ten orders open. Choose by use. Mark it used before any external call.',
        ],
        [
          { type: 'strong', text: 'Until when. ' },
          'A signature without a deadline is a bearer instrument that lives as long as the contract. Minutes suffice for a permit, days for an order.',
        ],
        [
          { type: 'strong', text: 'By whom. ' },
          'If anyone may submit it, someone will, and first. ERC-2612 permits in the public mempool can be submitted by a stranger; the permit then takes effect and the transaction that wrapped it reverts. Tolerate a failed permit when the allowance is already there.',
        ],
        [
          { type: 'strong', text: 'How it is withdrawn. ' },
          'Cancelling means spending the nonce on chain. Say in the interface that deleting an order from a server cancels nothing.',
        ],
      ],
    },
    { type: 'heading', id: 'readable-signatures-verify', text: 'Verifying without surprises' },
    {
      type: 'paragraph',
      text: [
        'The precompile behind ',
        { type: 'code', text: 'ecrecover' },
        ' returns nothing for an invalid signature, which Solidity hands over as the zero address. A contract that compares it with an unset owner accepts anything. Each signature also has a twin with the other value of s, equally valid to the precompile; if you key replay protection on the bytes of the signature, the twin passes. Accept only the lower half of the curve order, and key on the digest or the nonce. A maintained library does both.',
      ],
    },
    {
      type: 'paragraph',
      text: [
        'Signers are not always keys. For an account with code, call ',
        { type: 'code', text: 'isValidSignature' },
        ' from ERC-1271 and compare the result with its magic value. Since EIP-7702 an ordinary account can carry code as well, so look at the account again at the time of verification; its state at sign-up may be out of date. A contract wallet can also withdraw its consent between signing and settlement: verify when you settle.',
      ],
    },
    { type: 'heading', id: 'readable-signatures-phishing', text: 'The domain is not the web address' },
    {
      type: 'paragraph',
      text: 'A loss needs no flaw at all. A false site asks for a permit on a real token: the domain is genuine, the contract is genuine, and only the spender belongs to the thief. Nothing in the signed data names the web origin that asked. The standard leaves a wallet free to check the contract against known sites, but few such lists exist. Transfers of approval are therefore a matter for the interface: exact amounts instead of the largest integer, deadlines in minutes, and a screen that names the spender in words.',
    },
    { type: 'heading', id: 'readable-signatures-review', text: 'Five questions for a review' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Does the typed data contain every value that the contract acts on, the receiver and the fee included?',
        'Do a test wallet, the back end and the contract compute the same digest for the same fixtures, with empty and nested values among them?',
        'Is the domain exposed through ERC-5267, so that tools need not guess it?',
        'What happens to open signatures when the contract is upgraded behind its proxy? Raise the version if their meaning changes.',
        'Can operations staff cancel everything for one signer, and for all, and has that been tried?',
      ],
    },
  ],
  sources: [
    {
      title: 'EIP-712: Typed structured data hashing and signing',
      href: 'https://eips.ethereum.org/EIPS/eip-712',
    },
    {
      title: 'ERC-2612: Permit extension for EIP-20 signed approvals',
      href: 'https://eips.ethereum.org/EIPS/eip-2612',
    },
    {
      title: 'ERC-1271: Standard signature validation method for contracts',
      href: 'https://eips.ethereum.org/EIPS/eip-1271',
    },
    { title: 'ERC-5267: Retrieval of EIP-712 domain', href: 'https://eips.ethereum.org/EIPS/eip-5267' },
  ],
} satisfies Article;
