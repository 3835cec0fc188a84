import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChatButton } from './ChatButton';
import type { ChatButtonProps } from './ChatButton';

const props: ChatButtonProps = {
  href: '#contact',
  live: true,
  unread: 0,
  open: false,
  panelId: 'chat',
  busy: false,
  onPress: () => undefined,
  onIntent: () => undefined,
};

it('is a link with its own name before hydration', () => {
  render(<ChatButton {...props} live={false} unread={2} />);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#contact');
  expect(screen.queryByRole('button')).toBeNull();
});

it('hydrates without a mismatch and keeps element and focus', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<ChatButton {...props} live={false} />);
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

it('has the expanded state and references the open panel', () => {
  const { rerender } = render(<ChatButton {...props} />);
  const button = screen.getByRole('button', { name: 'Chat with us', expanded: false });
  expect(button).not.toHaveAttribute('aria-controls');
  rerender(<ChatButton {...props} open />);
  expect(screen.getByRole('button', { expanded: true })).toHaveAttribute('aria-controls', 'chat');
});

it('is pressed by mouse, Enter and Space without following its link', async () => {
  const onPress = vi.fn();
  render(<ChatButton {...props} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(location.hash).not.toBe('#contact');
});

it('follows its link on a press with a modifier key', async () => {
  const onPress = vi.fn();
  render(<ChatButton {...props} onPress={onPress} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

it.each(['hover', 'focus'] as const)('calls onIntent on %s', async (signal) => {
  const onIntent = vi.fn();
  render(<ChatButton {...props} onIntent={onIntent} />);
  if (signal === 'hover') await userEvent.hover(screen.getByRole('button'));
  else await userEvent.tab();
  expect(onIntent).toHaveBeenCalled();
});

it('does not call onIntent before the press of a finger', async () => {
  const onIntent = vi.fn();
  render(<ChatButton {...props} onIntent={onIntent} />);
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('button') });
  expect(onIntent).not.toHaveBeenCalled();
});

it('shows the number of unread replies in name and badge while closed', () => {
  const { rerender } = render(<ChatButton {...props} unread={2} />);
  expect(screen.getByRole('button', { name: 'Chat with us, 2 new messages' })).toHaveTextContent('2');
  rerender(<ChatButton {...props} unread={12} />);
  expect(screen.getByRole('button', { name: 'Chat with us, 12 new messages' })).toHaveTextContent('9+');
  rerender(<ChatButton {...props} unread={2} open />);
  expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveTextContent('');
});
