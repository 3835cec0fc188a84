import { payload } from '@keystrand/content/pages';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadFigures } from '../loading/figures';
import { ServiceSections } from './ServiceSections';

const renderSections = async (path: '/services/siem' | '/services/incident-response') => {
  const { page, ...links } = payload(path);
  if (page.kind !== 'service') throw new Error(`${path} is not a service page`);
  await loadFigures(page);
  render(
    <MemoryRouter>
      <ServiceSections page={page} {...links} />
    </MemoryRouter>,
  );
  return page;
};

const shownHeadings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.id);

describe('ServiceSections', () => {
  it('shows the sections in the order of the page’s data', async () => {
    const page = await renderSections('/services/siem');
    const ordered: readonly string[] = page.layout.flat();
    // Figures between the sections have headings too.
    expect(shownHeadings().filter((id) => ordered.includes(id))).toEqual(ordered);
  });

  it('begins with the steps on the page of an emergency service', async () => {
    await renderSections('/services/incident-response');
    expect(shownHeadings()[0]).toBe('steps');
  });

  it('links each standard to its official text', async () => {
    await renderSections('/services/siem');
    expect(screen.getByRole('link', { name: /^MITRE ATT&CK/ })).toHaveAttribute(
      'href',
      'https://attack.mitre.org/',
    );
  });

  it('links to the articles that name the service', async () => {
    await renderSections('/services/incident-response');
    expect(screen.getByRole('heading', { level: 2, name: 'Related articles' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Five reporting clocks/ })).toHaveAttribute(
      'href',
      '/blog#reporting-clocks',
    );
  });

  it('shows the headings written for the page', async () => {
    const { headings, signs } = await renderSections('/services/siem');
    for (const name of [...Object.values(headings), signs.heading])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  });
});
