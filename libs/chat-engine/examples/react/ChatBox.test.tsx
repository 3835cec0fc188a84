// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ChatBox } from './ChatBox';

afterEach(cleanup);

it('suggests while typing, highlights the match, and fills the input when a suggestion is chosen', async () => {
  const user = userEvent.setup();
  render(<ChatBox />);
  const input = screen.getByLabelText('Your question');

  await user.type(input, 'PRI');
  const suggestions = screen.getAllByRole('listitem');
  expect(suggestions.map((item) => item.textContent)).toEqual(['pricing', 'printing']);
  expect(suggestions.map((item) => item.querySelector('mark')?.textContent)).toEqual(['pri', 'pri']);

  await user.click(screen.getByRole('button', { name: 'printing' }));
  expect((input as HTMLInputElement).value).toBe('printing');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('replies to a message, and does not send a blank one', async () => {
  const user = userEvent.setup();
  render(<ChatBox />);
  const input = screen.getByLabelText('Your question');

  await user.type(input, '   {Enter}');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.clear(input);
  await user.type(input, ' Cost {Enter}');
  expect(screen.getByRole('status').textContent).toBe('The price depends on the scope; ask us for a quote.');
  expect((input as HTMLInputElement).value).toBe('');
});
