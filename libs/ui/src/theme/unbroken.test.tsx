import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nowrap } from './unbroken.css';
import { unbroken, unbrokenPhrases } from './unbroken';

it('keeps a word with a hyphen on one line, unless it is too long for a phone', () => {
  render(<h2>{unbroken('How break-ins begin: Content-Security-Policy - explained')}</h2>);
  const heading = screen.getByRole('heading', {
    name: 'How break-ins begin: Content-Security-Policy - explained',
  });
  expect([...heading.children].map(({ className, textContent }) => [className, textContent])).toEqual([
    [nowrap, 'break-ins'],
  ]);
});

it('keeps only identifiers, ranges, numbers of laws, days and words with a short part on one line in running text', () => {
  render(
    <p>
      {unbroken(
        'An open-source ERC-721 by e-mail, on-site or cut-off in 2 to 3 weeks by Article 19 of (EU) 2022/2554, CSF 2.0, § 512(f) since 5 May',
        unbrokenPhrases,
      )}
    </p>,
  );
  const text = screen.getByText(/open-source/);
  expect([...text.children].map(({ textContent }) => textContent)).toEqual([
    'ERC-721',
    'e-mail',
    'on-site',
    'cut-off',
    '2 to 3',
    'Article 19',
    '(EU) 2022/2554',
    'CSF 2.0,',
    '§ 512(f)',
    '5 May',
  ]);
});
