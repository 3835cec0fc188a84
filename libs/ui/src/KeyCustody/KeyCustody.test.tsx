import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeyCustody } from './KeyCustody';
import type { KeyHolder } from './KeyCustody';

const client: KeyHolder = {
  title: 'Your organisation',
  party: 'client',
  keys: [
    {
      title: 'Pause signers',
      description: 'Named in the runbook',
      check: { kind: 'threshold', title: 'Signatures,', text: 'as the runbook says' },
      power: 'Pause the contract',
    },
  ],
};
const provider: KeyHolder = {
  title: 'Keystrand',
  party: 'provider',
  keys: [{ title: 'No key', description: 'Hands over.' }],
};

describe('KeyCustody', () => {
  it('says holder, key, check and power in this order', () => {
    render(<KeyCustody heading="Who holds which key" realm="On chain" holders={[client]} />);
    const holder = screen.getByRole('heading', { level: 3, name: 'Your organisation' }).closest('li');
    expect(holder).toHaveTextContent(
      'Your organisationPause signersNamed in the runbookSignatures, as the runbook saysPause the contract',
    );
  });

  it('lists holders without a power after those with one', () => {
    render(<KeyCustody heading="Who holds which key" realm="On chain" holders={[provider, client]} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Your organisation',
      'Keystrand',
    ]);
  });

  it('explains the marks of the sides that hold something, or nothing', () => {
    render(
      <KeyCustody
        heading="Who holds which key"
        realm="On chain"
        holders={[client, provider]}
        labels={{ client: 'held by a member' }}
      />,
    );
    const legend = screen.getByRole('figure').lastElementChild as HTMLElement;
    const items = within(legend).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['held by a member', 'holds nothing']);
  });
});
