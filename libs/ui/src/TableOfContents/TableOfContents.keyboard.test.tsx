import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { movesBetweenLinks } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './TableOfContents.guidance';
import * as stories from './TableOfContents.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the next heading': movesBetweenLinks(() => render(<Default />), 'Data we hold', 'What it is for'),
  'scrolls to the heading; Tab continues from there': async ({ press }) => {
    render(
      <>
        <Default />
        <a href="/before">Before the heading</a>
        <div style={{ blockSize: 3000 }} />
        <h2 id="rights">Your rights</h2>
        <a href="/after">After the heading</a>
      </>,
    );
    screen.getByRole('link', { name: /Your rights/ }).focus();
    await press();
    const heading = screen.getByRole('heading', { name: 'Your rights' });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await commands.press('Tab', 1);
    expect(screen.getByRole('link', { name: 'After the heading' })).toHaveFocus();
  },
});
