import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Issuer, person and verifier each hold their own key',
    lead: 'The verifier checks a signature and asks the issuer nothing about the person. Most ecosystems need no ledger.',
    caption: 'Your organisation may be the issuer, the verifier, or both.',
    realm: 'In the exchange',
    labels: { client: 'held by issuer or verifier', vendor: 'held by the person' },
    holders: [
      {
        title: 'Issuer',
        party: 'client',
        keys: [
          {
            title: 'Issuer key',
            description: 'In an HSM before go-live',
            check: { kind: 'rule', title: 'Source of record:', text: 'states what the register says' },
            power: 'Sign a credential',
          },
          {
            title: 'Status list',
            description: 'One list for many credentials',
            check: { kind: 'rule', title: 'Fetched whole:', text: 'no check can be traced' },
            power: 'Revoke a credential',
          },
        ],
      },
      {
        title: 'The person',
        party: 'vendor',
        keys: [
          {
            title: 'Wallet key',
            description: 'On the phone, bound to the credential',
            check: { kind: 'rule', title: 'Consent:', text: 'shows one fact and hides the rest' },
            power: 'Present a credential',
          },
        ],
      },
      {
        title: 'Verifier',
        party: 'client',
        keys: [
          {
            title: 'Relying-party certificate',
            description: 'Tells the wallet who is asking',
            check: { kind: 'rule', title: 'Trust list:', text: 'says which issuers count' },
            power: 'Accept or refuse',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [
          {
            title: 'No issuer key, no register',
            description: 'The audit trail of the services that we build has no claim values.',
          },
        ],
      },
    ],
  },
];
