import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nowrap } from './unbroken.css';
import { unbroken } from './unbroken';

it('keeps a word with a hyphen on one line, unless it is too long for a phone', () => {
  render(<h2>{unbroken('How break-ins begin: Content-Security-Policy - explained')}</h2>);
  const heading = screen.getByRole('heading', {
    name: 'How break-ins begin: Content-Security-Policy - explained',
  });
  expect([...heading.children].map(({ className, textContent }) => [className, textContent])).toEqual([
    [nowrap, 'break-ins'],
  ]);
});
