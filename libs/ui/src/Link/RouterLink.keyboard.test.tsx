import { render } from '@testing-library/react';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './RouterLink.guidance';
import { RouterLink } from './LinkProvider';

testKeyboard(guidance, {
  'follows the link': followsLink(
    () => render(<RouterLink href="/about">About</RouterLink>),
    'About',
    '/about',
  ),
});
