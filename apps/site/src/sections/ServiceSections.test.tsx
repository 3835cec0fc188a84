import { payload } from '@keystrand/content/pages';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadFigureParts } from '../figures/figureParts';
import { ServiceSections } from './ServiceSections';

it.each(['/services/siem', '/services/forensic-investigations'] as const)(
  'shows the sections of %s in the order of its data, under its own headings, with articles',
  async (path) => {
    const { page, ...links } = payload(path);
    if (page.kind !== 'service') throw new Error(`${path} is not a service page`);
    await loadFigureParts(page);
    render(
      <MemoryRouter>
        <ServiceSections page={page} {...links} />
      </MemoryRouter>,
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    const ordered: readonly string[] = page.layout.flat();
    // Figures between the sections have headings too.
    expect(headings.map(({ id }) => id).filter((id) => ordered.includes(id))).toEqual(ordered);
    const shown = headings.map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining([...Object.values(page.headings), page.signs.heading]));
    for (const { path: href } of links.articles)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
  },
);
