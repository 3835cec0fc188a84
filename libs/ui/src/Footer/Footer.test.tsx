import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleEmergency } from '../testing/sampleNavigation';
import { Footer } from './Footer';
import type { FooterProps } from './Footer';

const props: FooterProps = {
  brand: 'Keystrand',
  tagline: 'Innovation | Security | Trust',
  year: 2031,
  social: [{ label: 'GitHub', href: 'https://github.com/keystrand-example', icon: 'github' }],
  groups: [{ heading: 'Legal', links: [{ label: 'Privacy Policy', path: '/privacy-policy' }] }],
};

describe('Footer', () => {
  it('offers the emergency number as a link', () => {
    render(<Footer {...props} emergency={sampleEmergency} />);
    const link = screen.getByRole('link', { name: sampleEmergency.number });
    expect(link).toHaveAttribute('href', sampleEmergency.href);
  });

  it('opens social links in a new tab without an opener, and has that in their name', () => {
    render(<Footer {...props} />);
    const link = screen.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
