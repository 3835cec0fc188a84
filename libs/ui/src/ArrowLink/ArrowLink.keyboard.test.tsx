import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './ArrowLink.guidance';
import * as stories from './ArrowLink.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': followsLink(() => render(<Default />), 'How the watch works', '/cyber-security'),
});
