import { company } from '@keystrand/content';
import type { FormPage } from '@keystrand/content';
import { payload } from '@keystrand/content/pages';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Page from './index';

function show(path: string): FormPage {
  const data = payload(path);
  const page = data.page as FormPage;
  render(<Page {...data} page={page} />);
  return page;
}

describe.each(['/contact', '/inquire-now', '/request-consultation'])('%s', (path) => {
  it('says what happens after sending, what else there is, and what buyers ask', () => {
    const page = show(path);
    expect(screen.getByRole('heading', { level: 1, name: page.hero.heading })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: page.next.heading })).toBeInTheDocument();
    for (const { title } of page.next.steps)
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: page.alternatives.heading })).toBeInTheDocument();
    for (const { question } of page.questions) expect(screen.getByText(question)).toBeInTheDocument();
  });

  it('has one form', () => {
    show(path);
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });
});

describe('the contact page', () => {
  it('gives the line for incidents, the e-mail addresses, the telephone and the postal address', () => {
    show('/contact');
    const beside = screen.getByRole('region', { name: 'Or reach us directly' });
    const links = within(beside)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      company.socWatch.href,
      `mailto:${company.email}`,
      company.phone.href,
      `mailto:${company.securityEmail}`,
    ]);
    expect(beside).toHaveTextContent('staffed 24/7');
    expect(beside).toHaveTextContent(company.address.street);
  });
});
