import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink, movesBetweenLinks } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './LinkList.guidance';
import * as stories from './LinkList.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the next row: each is one tab stop': movesBetweenLinks(
    () => render(<Default />),
    'Blockchain Development',
    'Web3 Solutions',
  ),
  'follows its link': followsLink(() => render(<Default />), 'Cybersecurity', '/cyber-security-information'),
});
