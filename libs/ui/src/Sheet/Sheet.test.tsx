import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownTheme } from '../theme/scheme.css';
import { Sheet } from './Sheet';

describe('Sheet', () => {
  it('returns to the theme of the visitor', () => {
    const { container } = render(<Sheet>Words</Sheet>);
    expect(container.firstElementChild).toHaveClass(ownTheme);
  });
});
