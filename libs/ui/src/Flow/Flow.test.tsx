import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Flow } from './Flow';
import { levelCurve } from './flowPaths';

const texts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('Flow', () => {
  it('states where the flow begins, what it passes and where it ends', () => {
    const { container } = render(
      <Flow
        heading="Every source has a tier"
        sources={['Mail', 'Cloud']}
        stage={{ title: 'Pipeline', description: 'One schema' }}
        tiers={[
          { title: 'Hot', description: 'Detection', kind: 'used' },
          { title: 'None', description: 'Not collected', kind: 'dropped' },
        ]}
      />,
    );
    expect(texts('From')).toEqual(['Mail', 'Cloud']);
    expect(screen.getByRole('heading', { level: 3, name: 'Pipeline' })).toBeVisible();
    expect(texts('To')).toEqual(['HotDetection', 'NoneNot collected']);
    for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('the lines of a flow', () => {
  it('are level where they begin and end', () => {
    expect(levelCurve({ x: 0, y: 1 }, { x: 100, y: 3 })).toBe('M0 1C50 1 50 3 100 3');
  });
});
