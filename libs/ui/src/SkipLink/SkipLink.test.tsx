import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SkipLink } from './SkipLink';

it('moves focus to the content without changing the URL', async () => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <>
      <SkipLink target="content">Skip to the content</SkipLink>
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});
