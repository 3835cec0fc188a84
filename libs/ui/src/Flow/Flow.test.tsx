import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Flow } from './Flow';
import { braidedCurve, levelCurve, railPositions, stageStrands } from './flowPaths';

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

  it('braid two strands between the same points', () => {
    for (const path of Object.values(braidedCurve({ x: 0, y: 1.5 }, { x: 100, y: 0.5 }, 0.1))) {
      expect(path).toMatch(/^M0 1\.5C/);
      expect(path).toMatch(/ 100 0\.5$/);
    }
  });

  it('share a rail evenly, a single one in the middle', () => {
    expect(railPositions(3)).toEqual([3, 12, 21]);
    expect(railPositions(1)).toEqual([12]);
  });

  it('cross in the stage between the middles of its sides', () => {
    for (const path of stageStrands(3)) {
      expect(path).toMatch(/^M0 50C/);
      expect(path).toMatch(/ 100 50$/);
    }
  });
});
