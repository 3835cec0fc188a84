import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Table.guidance';
import * as stories from './Table.stories';

const { Overflowing } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the table': async ({ press }) => {
    render(
      <>
        <button>Before</button>
        <Overflowing />
      </>,
    );
    const region = await screen.findByRole('region');
    screen.getByRole('button').focus();
    await press();
    expect(region).toHaveFocus();
  },
  'scrolls it': async ({ key, press }) => {
    render(<Overflowing />);
    const region = await screen.findByRole('region');
    const start = key === 'Arrow left' ? 40 : 0;
    region.scrollLeft = start;
    region.focus();
    await press();
    await waitFor(() =>
      key === 'Arrow left'
        ? expect(region.scrollLeft).toBeLessThan(start)
        : expect(region.scrollLeft).toBeGreaterThan(start),
    );
  },
  'follows the link': followsLink(
    () =>
      render(
        <Overflowing rows={[[[{ type: 'link', text: 'Severity scale', href: '/severity' }], '', '', '']]} />,
      ),
    'Severity scale',
    '/severity',
  ),
});
