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
      drawing={{
        start: 'single',
        names: ['One list'],
        steps: 3,
        held: ['Ledger', 'Rule book'],
        words: ['Before', 'Work', 'Held afterwards'],
      }}
      parts={[
        { term: 'Problem', content: 'Two days.' },
        { term: 'Result', content: 'One day.' },
        { term: 'Work', content: 'A ledger.' },
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
  expect(texts('term')).toEqual(['Problem', 'Result', 'Work']);
  expect(texts('definition')).toEqual(['Two days.', 'One day.', 'WorkA ledger.']);
  expect(study.getByRole('link', { name: 'Private ledgers' })).toHaveAttribute(
    'href',
    '/private-blockchain-solutions',
  );
});
