import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hueClass } from '../theme/hue.css';
import { Tag } from './Tag';

describe('Tag', () => {
  it('renders its text with and without a hue', () => {
    const { container } = render(
      <>
        <Tag>Illustrative</Tag>
        <Tag hue="indigo">Web3</Tag>
      </>,
    );
    const [plain, hued] = container.children;
    expect(plain).toHaveTextContent('Illustrative');
    expect(plain).not.toHaveClass(hueClass.indigo);
    expect(hued).toHaveClass(hueClass.indigo);
  });
});
