import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink, movesBetweenLinks } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './LinkCards.guidance';
import * as stories from './LinkCards.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the next card: each is one tab stop': movesBetweenLinks(
    () => render(<Default />),
    'Finance',
    'Healthcare',
  ),
  'follows its link': followsLink(() => render(<Default />), 'Healthcare', '/industry/healthcare'),
});
