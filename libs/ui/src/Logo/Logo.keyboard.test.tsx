import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Logo.guidance';
import * as stories from './Logo.stories';

const { Plain } = composeStories(stories);

testKeyboard(guidance, {
  'goes to the home page': followsLink(() => render(<Plain />), 'Keystrand', '/'),
});
