import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './TextLink.guidance';
import * as stories from './TextLink.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': followsLink(() => render(<Default />), 'See all services', '/services-page'),
});
