import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category } from '../theme/category.css';
import { Tag } from './Tag';

describe('Tag', () => {
  it('says its words with or without a hue', () => {
    const { container } = render(
      <>
        <Tag>Illustrative</Tag>
        <Tag category="web3">Web3</Tag>
      </>,
    );
    const [plain, hued] = container.children;
    expect(plain).toHaveTextContent('Illustrative');
    expect(plain).not.toHaveClass(category.web3);
    expect(hued).toHaveClass(category.web3);
  });
});
