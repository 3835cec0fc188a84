import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { container as containerClass } from '../theme/container.css';
import { Container } from './Container';

describe('Container', () => {
  it('limits its children to the content width', () => {
    const { container } = render(<Container>Content</Container>);
    expect(container.firstElementChild).toHaveClass(containerClass);
    expect(container).toHaveTextContent('Content');
  });
});
