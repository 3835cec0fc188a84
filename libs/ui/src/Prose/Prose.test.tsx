import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Prose } from './Prose';

describe('Prose', () => {
  it('gives a heading an id and a link to itself that is not part of its accessible name', () => {
    render(<Prose level={2} blocks={[{ type: 'heading', id: 'keys', text: 'Who holds the keys' }]} />);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveAttribute('id', 'keys');
    expect(heading).toHaveAccessibleName('Who holds the keys');
    expect(screen.getByRole('link', { name: 'Link to Who holds the keys' })).toHaveAttribute('href', '#keys');
  });

  it('renders code verbatim, with its caption', () => {
    render(<Prose blocks={[{ type: 'code', language: 'sh', code: 'a  <b>\n  c', caption: 'A command' }]} />);
    expect(screen.getByText('A command')).toBeInTheDocument();
    expect(screen.getByRole('figure').querySelector('code')?.textContent).toBe('a  <b>\n  c');
  });
});
