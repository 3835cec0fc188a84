import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Link.guidance';
import { Link } from './Link';

testKeyboard(guidance, {
  'follows the link; a fragment also receives the focus': async ({ press }) => {
    render(
      <>
        <Link href="/about">About</Link>
        <Link href="#there">There</Link>
        <h2 id="there" tabIndex={-1}>
          Heading
        </h2>
      </>,
    );
    for (const name of ['About', 'There']) {
      screen.getByRole('link', { name }).focus();
      await press();
    }
    expect(followedLinks()).toEqual(['/about', '#there']);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  },
});
