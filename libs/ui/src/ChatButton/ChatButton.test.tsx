import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ChatButton } from './ChatButton';
import type { ChatButtonProps } from './ChatButton';

const props: ChatButtonProps = {
  href: '#contact',
  linkLabel: 'Contact us',
  live: true,
  label: 'Chat with us',
  unread: 0,
  unreadLabel: (count) => `${String(count)} new`,
  open: false,
  panelId: 'chat',
  busy: false,
  onPress: () => undefined,
  onIntend: () => undefined,
};

describe('the chat button', () => {
  it('is a link, named as one, until the application is there', () => {
    render(<ChatButton {...props} live={false} unread={2} />);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#contact');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is prerendered without a style attribute, and goes live without a warning, as the same focused element', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<ChatButton {...props} live={false} />);
    expect(root.innerHTML).not.toContain('style=');
    const link = root.querySelector('a');
    link?.focus();
    const app = await act(async () => hydrateRoot(root, <ChatButton {...props} live={false} />));
    await act(async () => {
      app.render(<ChatButton {...props} />);
    });
    const button = screen.getByRole('button', { name: 'Chat with us' });
    expect(button).toBe(link);
    expect(button).toHaveFocus();
    await act(async () => {
      app.unmount();
    });
    root.remove();
  });

  it('says whether the panel is open, and names it while it is', () => {
    const { rerender } = render(<ChatButton {...props} />);
    const button = screen.getByRole('button', { name: 'Chat with us', expanded: false });
    expect(button).not.toHaveAttribute('aria-controls');
    rerender(<ChatButton {...props} open />);
    expect(screen.getByRole('button', { expanded: true })).toHaveAttribute('aria-controls', 'chat');
  });

  it('is pressed by mouse, Enter and Space, and does not follow its link then', async () => {
    const onPress = vi.fn();
    render(<ChatButton {...props} onPress={onPress} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
    expect(location.hash).not.toBe('#contact');
  });

  it('follows its link when pressed with a modifier key', async () => {
    const onPress = vi.fn();
    render(<ChatButton {...props} onPress={onPress} />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each(['hover', 'tab'] as const)('tells by %s that the panel will be wanted', async (sign) => {
    const onIntend = vi.fn();
    render(<ChatButton {...props} onIntend={onIntend} />);
    if (sign === 'hover') await userEvent.hover(screen.getByRole('button'));
    else await userEvent.tab();
    expect(onIntend).toHaveBeenCalled();
  });

  it('carries the number of unread replies in its name and on its badge, while closed', () => {
    const { rerender } = render(<ChatButton {...props} unread={2} />);
    expect(screen.getByRole('button', { name: 'Chat with us, 2 new' })).toHaveTextContent('2');
    rerender(<ChatButton {...props} unread={12} />);
    expect(screen.getByRole('button', { name: 'Chat with us, 12 new' })).toHaveTextContent('9+');
    rerender(<ChatButton {...props} unread={2} open />);
    expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveTextContent('');
  });

  it('is busy while the panel is on its way', () => {
    render(<ChatButton {...props} busy />);
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
