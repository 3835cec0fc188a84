import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DirectoryGroup } from './DirectoryGroup';

const group = (links: readonly { href: string; title: string }[]) => (
  <DirectoryGroup
    hue="indigo"
    contentId="web3"
    icon="globe"
    title="Web3 Solutions"
    text="What a wallet can hold."
    links={links}
  />
);

describe('DirectoryGroup', () => {
  it('hides its links until it is opened', async () => {
    render(group([{ href: '/web3-solutions/dao', title: 'DAO' }]));
    expect(screen.getByText('DAO', { selector: 'a' })).not.toBeVisible();
    await userEvent.click(screen.getByText('Web3 Solutions'));
    expect(screen.getByRole('link', { name: 'DAO' })).toBeVisible();
  });

  it.each([
    [1, '1 page'],
    [5, '5 pages'],
  ])('labels %i link(s) as %s', (count, label) => {
    render(group(Array.from({ length: count }, (_, index) => ({ href: `/${index}`, title: String(index) }))));
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('names its links in the row, and counts one with its own title, for sighted visitors only', () => {
    render(group(['Web3 Solutions', 'DAO', 'Wallet'].map((title) => ({ href: `/${title}`, title }))));
    expect(screen.getByText('DAO, Wallet + 1')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a heading in its row, for heading navigation of screen readers', () => {
    render(group([]));
    expect(screen.getByRole('heading', { level: 2, name: 'Web3 Solutions' })).toBeVisible();
  });

  it('puts contentId inside the details content, so that a fragment link opens the group', () => {
    render(group([]));
    const target = document.getElementById('web3');
    expect(target).not.toBeVisible();
    expect(target?.closest('details')).toBe(screen.getByRole('group'));
  });
});
