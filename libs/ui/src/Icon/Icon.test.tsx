import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon';
import type { IconName } from './IconName';
import { InterfaceIcon } from './InterfaceIcon';
import { interfacePictures } from './interfacePictures';
import type { InterfaceIconName } from './interfacePictures';
import { pictures } from './pictures';

describe('Icon', () => {
  it('draws a picture for every name, each another one', () => {
    const drawn = (Object.keys(pictures) as IconName[]).map((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('svg')?.innerHTML ?? '';
    });
    expect(drawn.every((picture) => picture.includes('<path') || picture.includes('<rect'))).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('is hidden from screen readers, whichever set it comes from', () => {
    const { container } = render(
      <>
        <Icon name="shield" />
        {(Object.keys(interfacePictures) as InterfaceIconName[]).map((name) => (
          <InterfaceIcon key={name} name={name} />
        ))}
      </>,
    );
    for (const picture of container.querySelectorAll('svg')) {
      expect(picture).toHaveAttribute('aria-hidden', 'true');
    }
  });
});
