import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Prose.guidance';
import * as stories from './Prose.stories';

const { Article } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': async ({ press }) => {
    render(<Article />);
    for (const name of ['audit report', 'Link to Decide on upgrades before the first line']) {
      screen.getByRole('link', { name }).focus();
      await press();
    }
    expect(followedLinks()).toEqual(['/services/security-audits', '#upgrade']);
  },
  'scrolls it': async ({ key, press }) => {
    render(
      <div style={{ inlineSize: 160 }}>
        <Article />
      </div>,
    );
    const scrolling = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].filter(
        (element) => element.scrollWidth > element.clientWidth,
      );
      expect(found.length).toBeGreaterThan(1);
      return found;
    });
    for (const element of scrolling) {
      const start = key === 'Arrow left' ? 40 : 0;
      element.scrollLeft = start;
      element.focus();
      await press();
      await waitFor(() => expect(element.scrollLeft).not.toBe(start));
    }
  },
});
