import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Footer.guidance';
import * as stories from './Footer.stories';

const { Still } = composeStories(stories);

testKeyboard(guidance, {
  'moves through logo, social networks and groups in reading order': async ({ press }) => {
    render(<Still />);
    const links = screen.getAllByRole('link');
    const [home, network] = links;
    expect(home).toHaveAccessibleName('Keystrand');
    expect(network).toHaveAccessibleName('GitHub (opens in a new tab)');
    expect(links.at(-1)).toHaveAccessibleName('Piracy Prevention');
    for (const link of links) {
      await press();
      expect(link).toHaveFocus();
    }
  },
  'follows the link; social networks open in a new tab': async ({ press }) => {
    render(<Still />);
    const network = screen.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    expect(network).toHaveAttribute('target', '_blank');
    for (const link of [network, screen.getByRole('link', { name: 'About' })]) {
      link.focus();
      await press();
    }
    expect(followedLinks()).toEqual(['https://github.com/keystrand-example', '/about']);
  },
});
