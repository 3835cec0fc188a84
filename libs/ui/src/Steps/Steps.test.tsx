import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Steps } from './Steps';

describe('Steps', () => {
  it('renders an ordered list with optional durations', () => {
    render(
      <Steps
        steps={[
          { title: 'Scope', description: 'Targets are written down.', duration: '1 day' },
          { title: 'Test', description: 'By hand.' },
        ]}
      />,
    );
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    const [scope, test] = within(list).getAllByRole('listitem');
    expect(scope).toHaveTextContent('Scope1 day');
    expect(test).toHaveTextContent('TestBy hand.');
  });
});
