import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { darkSurface } from '../theme/scheme.css';
import { FullBleedSection } from './FullBleedSection';

describe('FullBleedSection', () => {
  it('is dark in both themes', () => {
    const { container } = render(<FullBleedSection>The shift we never end</FullBleedSection>);
    expect(container.firstElementChild).toHaveClass(darkSurface);
  });
});
