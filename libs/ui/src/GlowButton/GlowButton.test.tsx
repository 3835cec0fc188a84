import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { GlowButton } from './GlowButton';

const RoutedLink = (props: LinkComponentProps) => <a data-routed="" {...props} />;

describe('GlowButton', () => {
  it('with href is a link of the injected router component', () => {
    render(
      <LinkProvider component={RoutedLink}>
        <GlowButton href="/inquire-now">Ask for a quote</GlowButton>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Ask for a quote' });
    expect(link).toHaveAttribute('href', '/inquire-now');
    expect(link).toHaveAttribute('data-routed');
  });

  it('submits its form, but not while it is busy', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <GlowButton type="submit" busy={busy} busyLabel="Sending">
          Send inquiry
        </GlowButton>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
    rerender(form(true));
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('announces the busy label in a live region that already exists', () => {
    const { rerender } = render(<GlowButton busy={false}>Send</GlowButton>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <GlowButton busy busyLabel="Sending">
        Send
      </GlowButton>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
  });

  it('keeps focus while it is busy', async () => {
    const { rerender } = render(<GlowButton busy={false}>Send</GlowButton>);
    await userEvent.tab();
    rerender(<GlowButton busy>Send</GlowButton>);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
