import { company } from '@keystrand/content';
import type { FormPage } from '@keystrand/content';
import { payload } from '@keystrand/content/pages';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Page from './index';

function renderPage(path: string): FormPage {
  const data = payload(path);
  const page = data.page as FormPage;
  render(<Page {...data} page={page} />);
  return page;
}

describe.each(['/contact', '/inquire-now', '/request-consultation'])('%s', (path) => {
  it('shows the next steps, the alternatives and the questions', () => {
    const page = renderPage(path);
    expect(
      screen.getByRole('heading', { level: 1, name: `${page.title}: ${page.hero.slogan}` }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: page.next.heading })).toBeInTheDocument();
    for (const { title } of page.next.steps)
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: page.alternatives.heading })).toBeInTheDocument();
    for (const { question } of page.questions) expect(screen.getByText(question)).toBeInTheDocument();
  });

  it('has exactly one form', () => {
    renderPage(path);
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });
});

describe('contact page', () => {
  it('shows the SOC line, e-mail addresses, telephone and postal address', () => {
    renderPage('/contact');
    const aside = screen.getByRole('region', { name: 'Or reach us directly' });
    const links = within(aside)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      company.socWatch.href,
      `mailto:${company.email}`,
      company.phone.href,
      `mailto:${company.securityEmail}`,
    ]);
    expect(aside).toHaveTextContent('staffed 24/7');
    expect(aside).toHaveTextContent(company.address.street);
  });
});
