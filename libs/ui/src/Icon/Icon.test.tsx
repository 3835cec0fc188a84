import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerIcons } from './registerIcons';
import { Icon } from './Icon';
import * as icons from './iconDrawings';
import type { IconName } from './IconName';

describe('Icon', () => {
  it('renders a different drawing for every name', () => {
    const drawings = (Object.keys(icons) as IconName[]).map((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('svg')?.innerHTML ?? '';
    });
    expect(drawings.every((drawing) => drawing.startsWith('<path'))).toBe(true);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('renders the drawing that was registered last', () => {
    registerIcons({ shield: 'M3 12h18' });
    const { container } = render(<Icon name="shield" />);
    expect(container.querySelector('svg')?.innerHTML).toBe('<path d="M3 12h18"></path>');
    registerIcons(icons);
  });
});
