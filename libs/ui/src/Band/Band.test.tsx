import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { canvas } from '../theme/scheme.css';
import { Band } from './Band';

describe('Band', () => {
  it('is dark in both themes', () => {
    const { container } = render(<Band>The shift we never end</Band>);
    expect(container.firstElementChild).toHaveClass(canvas);
  });
});
