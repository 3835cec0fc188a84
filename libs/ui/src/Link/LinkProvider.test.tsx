import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link, LinkProvider } from './LinkProvider';
import type { LinkComponentProps } from './LinkProvider';

const RoutedLink = (props: LinkComponentProps) => <a data-routed="" {...props} />;

describe('Link', () => {
  it.each([
    ['/about', true],
    ['/about#team', true],
    ['#team', false],
    ['https://csrc.nist.gov', false],
    ['mailto:hello@keystrand.example', false],
  ])('uses the router for %s: %s', (href, routed) => {
    render(
      <LinkProvider component={RoutedLink}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });
});
