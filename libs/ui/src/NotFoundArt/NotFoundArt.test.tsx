import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundArt } from './NotFoundArt';

describe('NotFoundArt', () => {
  it('draws three strands in two parts each, hidden from screen readers', () => {
    const { container } = render(<NotFoundArt />);
    expect(container.querySelectorAll('path')).toHaveLength(6);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
