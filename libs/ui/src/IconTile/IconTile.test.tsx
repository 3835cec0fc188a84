import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { category } from '../theme/category.css';
import { IconTile } from './IconTile';

describe('IconTile', () => {
  it('sets its own hue, or inherits the hue of an ancestor', () => {
    const { container } = render(
      <>
        <IconTile icon="shield" category="web3" />
        <IconTile icon="shield" />
      </>,
    );
    const [own, inherited] = container.children;
    expect(own).toHaveClass(category.web3);
    for (const hue of Object.values(category)) expect(inherited).not.toHaveClass(hue);
  });
});
