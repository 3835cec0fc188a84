import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('links parent pages and marks the current page', () => {
    render(
      <Breadcrumbs
        crumbs={[
          { label: 'Solutions', href: '/solutions' },
          { label: 'Finance', href: '/industry/finance' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    expect(screen.queryByRole('link', { name: 'Finance' })).toBeNull();
    expect(screen.getByText('Finance')).toHaveAttribute('aria-current', 'page');
  });

  it('renders nothing without crumbs', () => {
    const { container } = render(<Breadcrumbs crumbs={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
