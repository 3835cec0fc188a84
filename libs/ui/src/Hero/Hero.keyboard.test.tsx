import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Hero.guidance';
import * as stories from './Hero.stories';

const { Inner } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': followsLink(() => render(<Inner />), 'Cybersecurity', '/cyber-security-information'),
});
