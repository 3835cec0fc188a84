import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { TextLink } from './TextLink';

const RoutedLink = (props: LinkComponentProps) => <a data-routed="" {...props} />;

describe('TextLink', () => {
  it('uses the browser for fragments and the router for paths', () => {
    render(
      <LinkProvider component={RoutedLink}>
        <TextLink href="#pricing">How pricing works</TextLink>
        <TextLink href="/services-page">See all services</TextLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'How pricing works' })).not.toHaveAttribute('data-routed');
    expect(screen.getByRole('link', { name: 'See all services' })).toHaveAttribute('data-routed');
  });
});
