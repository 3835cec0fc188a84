import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice';

describe('Notice', () => {
  it('is a live region only if `live` is set', () => {
    const { rerender } = render(<Notice>Illustrative.</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(
      <Notice tone="danger" live="alert">
        Not sent.
      </Notice>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  });
});
