import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink, movesBetweenLinks } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './PageList.guidance';
import * as stories from './PageList.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the next item: each is one tab stop': movesBetweenLinks(
    () => render(<Default />),
    'Security audits',
    'Application security',
  ),
  'follows its link': followsLink(
    () => render(<Default />),
    'Application security',
    '/services/application-security',
  ),
});
