import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { darkSurface, ownTheme } from '../theme/scheme.css';
import { Surface } from './Surface';

describe('Surface', () => {
  it('applies the visitor’s own theme', () => {
    const { container } = render(<Surface>Words</Surface>);
    expect(container.firstElementChild).toHaveClass(ownTheme);
  });

  it('is dark in both themes if its tone is dark', () => {
    const { container } = render(<Surface tone="dark">Words</Surface>);
    expect(container.firstElementChild).toHaveClass(darkSurface);
    expect(container.firstElementChild).not.toHaveClass(ownTheme);
  });
});
