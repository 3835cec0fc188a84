import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownTheme } from '../theme/scheme.css';
import { Surface } from './Surface';

describe('Surface', () => {
  it('applies the visitor’s own theme', () => {
    const { container } = render(<Surface>Words</Surface>);
    expect(container.firstElementChild).toHaveClass(ownTheme);
  });
});
