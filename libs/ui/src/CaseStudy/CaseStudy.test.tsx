import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CaseStudy } from './CaseStudy';

it('CaseStudy shows client, contents by term, and links to services', () => {
  render(
    <CaseStudy
      title="Settlement in a day"
      headingId="settlement"
      client="Clearing house"
      practice={{ icon: 'blocks', label: 'Blockchain', hue: 'teal' }}
      drawing={{ start: 'loose', steps: 3, words: ['Before', 'Work', 'Held afterwards'] }}
      parts={[
        { term: 'Problem', content: 'Two days.' },
        { term: 'Work', content: 'A ledger.' },
        { term: 'Result', content: 'One day.' },
      ]}
      links={[{ href: '/private-blockchain-solutions', label: 'Private ledgers' }]}
    />,
  );
  const study = within(screen.getByRole('article'));
  expect(study.getByRole('heading', { level: 2, name: 'Settlement in a day' })).toHaveAttribute(
    'id',
    'settlement',
  );
  expect(study.getByText('Clearing house')).toBeVisible();
  const texts = (role: string) => study.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Problem', 'Work', 'Result']);
  expect(texts('definition')).toEqual(['Two days.', 'WorkA ledger.', 'One day.Private ledgers\u00A0']);
  expect(study.getByRole('link', { name: 'Private ledgers' })).toHaveAttribute(
    'href',
    '/private-blockchain-solutions',
  );
});
