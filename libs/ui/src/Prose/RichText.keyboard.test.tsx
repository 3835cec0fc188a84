import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './RichText.guidance';
import * as stories from './RichText.stories';

const { Pieces } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': followsLink(() => render(<Pieces />), 'link in a sentence', '/about'),
});
