import { render } from '@testing-library/react';
import { parse } from 'colorjs.io/fn';
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast';
import { dark } from '../theme/dark';
import { darkSurface, ownTheme } from '../theme/scheme.css';
import { Surface } from './Surface';
import { translucentShare } from './Surface.css';

describe('Surface', () => {
  it('applies the visitor’s own theme', () => {
    const { container } = render(<Surface>Words</Surface>);
    expect(container.firstElementChild).toHaveClass(ownTheme);
  });

  it('is dark in both themes if it is translucent', () => {
    const { container } = render(<Surface tone="translucent">Words</Surface>);
    expect(container.firstElementChild).toHaveClass(darkSurface);
    expect(container.firstElementChild).not.toHaveClass(ownTheme);
  });

  it.each([
    ['text', 7],
    ['body', 7],
    ['muted', 4.5],
    ['accent', 4.5],
  ] as const)('has %s at a contrast of %s:1 where two white particles overlap behind it', (role, minimum) => {
    // Opacity of a particle: 0.4 (docs/requirements.md, section 5.2).
    const particles = 1 - (1 - 0.4) ** 2;
    const channels = parse(dark.color.page).coords.map(
      (page) => Number(page) + (1 - Number(page)) * particles * (1 - translucentShare),
    );
    expect(contrast(dark.color[role], `color(srgb ${channels.join(' ')})`)).toBeGreaterThanOrEqual(minimum);
  });
});
