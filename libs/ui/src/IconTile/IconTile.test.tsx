import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hueClass } from '../theme/hue.css';
import { IconTile } from './IconTile';

describe('IconTile', () => {
  it('sets its own hue, or inherits the hue of an ancestor', () => {
    const { container } = render(
      <>
        <IconTile icon="shield" hue="indigo" />
        <IconTile icon="shield" />
      </>,
    );
    const [own, inherited] = container.children;
    expect(own).toHaveClass(hueClass.indigo);
    for (const hue of Object.values(hueClass)) expect(inherited).not.toHaveClass(hue);
  });
});
