import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { KeyCustody } from './KeyCustody';

const meta: Meta<typeof KeyCustody> = {
  title: 'Figures/KeyCustody',
  component: KeyCustody,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['wallets and contracts', 'keys of encryption and certificates', 'privileged access'],
      notFor: [
        { situation: 'tasks without a key or a right', instead: 'Responsibility' },
        { situation: 'the number of signers that is needed, which belongs in a contract' },
      ],
      role: 'figure with lists of holders; a heading for each',
      name: 'The heading.',
      meets: [
        ['1.1.1', 'The lines are hidden; each key is followed by its check and its power.'],
        ['1.4.1', 'Marks and borders differ in shape and dash, and every holder is named.'],
        ['1.4.10', 'In narrow windows the boxes are stacked.'],
      ],
      supply: ['Holders with powers before holders without.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof KeyCustody>;

export const Default: Story = {
  args: {
    heading: 'Who holds which key',
    lead: 'Each right on chain is reached through a key and a check that slows it down.',
    caption: 'Delay and threshold are set in the role matrix, one line for each privileged function.',
    realm: 'On chain, in public',
    holders: [
      {
        title: 'Your organisation',
        party: 'client',
        keys: [
          {
            title: 'Treasury signers',
            description: 'Hardware wallets, in different places',
            check: { kind: 'delay', title: 'Timelock:', text: 'users can leave first' },
            power: 'Upgrade the contract',
          },
          {
            title: 'Pause signers',
            description: 'Named in the response runbook',
            check: { kind: 'threshold', title: 'Signatures,', text: 'as the runbook says' },
            power: 'Pause the contract',
          },
        ],
      },
      {
        title: 'Your users',
        party: 'client',
        keys: [
          {
            title: 'Guardians',
            description: 'Chosen by the user',
            check: { kind: 'delay', title: 'Delay:', text: 'the owner can cancel' },
            power: 'Replace a lost signer',
          },
          {
            title: 'Device key or passkey',
            description: 'Bound to a domain that you control',
            check: { kind: 'threshold', title: 'Threshold:', text: 'neither share alone' },
            power: 'Move funds from a wallet',
          },
        ],
      },
      {
        title: 'MPC provider',
        party: 'vendor',
        joins: true,
        keys: [
          {
            title: 'One share',
            description: 'Signs only together with the device key. It can be exported; the exit was tested.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [{ title: 'No key, no share', description: 'Deploys from a rehearsed script and hands over.' }],
      },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
