import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Breadcrumbs.guidance';
import * as stories from './Breadcrumbs.stories';

const { Default } = composeStories(stories);
const crumbs = [
  { label: 'Cybersecurity', href: '/cyber-security-information' },
  { label: 'Testing', href: '/testing' },
  { label: 'Penetration testing', href: '/services/penetration-testing' },
];

testKeyboard(guidance, {
  'moves to the next parent page; the current page is no tab stop': async ({ press }) => {
    render(<Default crumbs={crumbs} />);
    const [first, second, ...rest] = screen.getAllByRole('link');
    expect(rest).toEqual([]);
    first?.focus();
    await press();
    expect(second).toHaveFocus();
  },
  'follows the link': followsLink(() => render(<Default crumbs={crumbs} />), 'Testing', '/testing'),
});
