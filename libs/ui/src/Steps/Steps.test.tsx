import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Steps } from './Steps';

describe('Steps', () => {
  it('is an ordered list; a step says how long it takes where that is known', () => {
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

  it('joins each step to the next, and the last to nothing', () => {
    const { container } = render(
      <Steps steps={['a', 'b', 'c'].map((title) => ({ title, description: title }))} />,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });
});
