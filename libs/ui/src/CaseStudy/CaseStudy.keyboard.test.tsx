import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { followsLink, movesBetweenLinks } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './CaseStudy.guidance';
import * as stories from './CaseStudy.stories';

const { Detailed } = composeStories(stories);
const links = [
  { href: '/private-blockchain-solutions', label: 'Private blockchain solutions' },
  { href: '/smart-contract-development', label: 'Smart contract development' },
];

testKeyboard(guidance, {
  'moves to the next link of the study': movesBetweenLinks(
    () => render(<Detailed links={links} />),
    'Private blockchain solutions',
    'Smart contract development',
  ),
  'follows the link': followsLink(
    () => render(<Detailed links={links} />),
    'Private blockchain solutions',
    '/private-blockchain-solutions',
  ),
});
