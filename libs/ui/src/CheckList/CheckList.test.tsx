import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckList } from './CheckList';

describe('CheckList', () => {
  it.each(['check', 'dash'] as const)('is a list of its words; a %s before them is decoration', (mark) => {
    const { container } = render(<CheckList items={['One', 'Two']} mark={mark} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
    for (const picture of container.querySelectorAll('svg'))
      expect(picture).toHaveAttribute('aria-hidden', 'true');
  });
});
