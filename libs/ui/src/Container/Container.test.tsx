import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { container as containerClass } from '../theme/container.css';
import { Container } from './Container';

describe('Container', () => {
  it('gives what stands between sections the width of the sections', () => {
    const { container } = render(<Container>Words</Container>);
    expect(container.firstElementChild).toHaveClass(containerClass);
    expect(container).toHaveTextContent('Words');
  });
});
