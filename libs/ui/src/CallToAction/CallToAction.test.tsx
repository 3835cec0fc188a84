import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallToAction } from './CallToAction';

describe('CallToAction', () => {
  it('has a level 2 heading and its actions after the text', () => {
    render(
      <CallToAction
        heading="Bring the problem"
        text="Thirty minutes."
        actions={<a href="/inquire-now">Ask</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Bring the problem' })).toBeInTheDocument();
    const action = screen.getByRole('link', { name: 'Ask' });
    expect(screen.getByText('Thirty minutes.').compareDocumentPosition(action)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
