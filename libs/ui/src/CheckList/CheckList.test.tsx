import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckList } from './CheckList';

describe('CheckList', () => {
  it.each(['check', 'dash'] as const)(
    'is a list of its items; the %s icon is hidden from assistive technology',
    (mark) => {
      const { container } = render(<CheckList items={['One', 'Two']} mark={mark} />);
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
      for (const icon of container.querySelectorAll('svg'))
        expect(icon).toHaveAttribute('aria-hidden', 'true');
    },
  );
});
