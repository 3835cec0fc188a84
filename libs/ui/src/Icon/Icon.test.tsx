import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registerIcons } from './registerIcons';
import { Icon } from './Icon';
import * as icons from './iconDrawings';
import type { IconDrawing } from './IconDrawing';
import type { IconName } from './IconName';
import { InterfaceIcon } from './InterfaceIcon';
import { interfaceDrawings } from './interfaceDrawings';
import type { InterfaceIconName } from './interfaceDrawings';

describe('Icon', () => {
  it('draws a picture for every name, each another one', () => {
    const drawn = (Object.keys(icons satisfies Record<IconName, IconDrawing>) as IconName[]).map((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('svg')?.innerHTML ?? '';
    });
    expect(drawn.every((picture) => picture.includes('<path') || picture.includes('<rect'))).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('says which icon is not known', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Icon name={'unicorn' as IconName} />)).toThrow('the icon "unicorn"');
    vi.restoreAllMocks();
  });

  it('draws what has been added under a name', () => {
    registerIcons({ shield: [['circle', { cx: '12', cy: '12', r: '9', key: 'ring' }]] });
    const { container } = render(<Icon name="shield" />);
    expect(container.querySelector('svg')?.innerHTML).toBe('<circle cx="12" cy="12" r="9"></circle>');
    registerIcons(icons);
  });

  it('is hidden from screen readers, whichever set it comes from', () => {
    const { container } = render(
      <>
        <Icon name="shield" />
        {(Object.keys(interfaceDrawings) as InterfaceIconName[]).map((name) => (
          <InterfaceIcon key={name} name={name} />
        ))}
      </>,
    );
    for (const picture of container.querySelectorAll('svg')) {
      expect(picture).toHaveAttribute('aria-hidden', 'true');
    }
  });
});
