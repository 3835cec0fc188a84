import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BeforeAfter } from './BeforeAfter';

const course = (start: string, ...titles: string[]) => ({
  start,
  end: 'A user',
  stops: titles.map((title) => ({ title, description: `${title} text` })),
});

const lists = () =>
  screen
    .getAllByRole('list')
    .filter(({ tagName }) => tagName === 'OL')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );

describe('BeforeAfter', () => {
  it('lists start, stops and end of both courses in order', () => {
    render(
      <BeforeAfter
        heading="Without the waiting"
        before={course('A change', 'Branch', 'Release')}
        after={course('The same change', 'Tests')}
      />,
    );
    expect(lists()).toEqual([
      ['A change', 'BranchBranch text', 'ReleaseRelease text', 'A user'],
      ['The same change', 'TestsTests text', 'A user'],
    ]);
  });

  it('puts the courses and their stops below headings of falling level', () => {
    render(<BeforeAfter heading="No waiting" before={course('A', 'Branch')} after={course('A', 'Tests')} />);
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => tagName + textContent);
    expect(headings).toEqual(['H2No waiting', 'H3Before', 'H4Branch', 'H3After', 'H4Tests']);
  });
});
