import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeatureList } from './FeatureList';

describe('FeatureList', () => {
  it('is a list of items with headings of the given level', () => {
    render(
      <FeatureList level={4} features={[{ icon: 'target', title: 'Scoped', description: 'In a day.' }]} />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('ScopedIn a day.');
    expect(screen.getByRole('heading', { level: 4, name: 'Scoped' })).toBeInTheDocument();
  });
});
