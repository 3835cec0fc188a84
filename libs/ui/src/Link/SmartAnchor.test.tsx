import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from './LinkProvider';
import type { LinkComponentProps } from './LinkProvider';
import { SmartAnchor } from './SmartAnchor';

const RoutedLink = (props: LinkComponentProps) => <a data-routed="" {...props} />;

describe('SmartAnchor', () => {
  it.each([
    ['/about', true],
    ['/about#team', true],
    ['#team', false],
    ['https://csrc.nist.gov', false],
    ['mailto:hello@keystrand.example', false],
  ])('follows %s by the router: %s', (href, routed) => {
    render(
      <LinkProvider component={RoutedLink}>
        <SmartAnchor href={href}>There</SmartAnchor>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });
});
