import { company } from '@keystrand/content';
import type { FormPage } from '@keystrand/content';
import { payload } from '@keystrand/content/pages';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Page from './index';

function renderPage(path: string): FormPage {
  const data = payload(path);
  const page = data.page as FormPage;
  render(<Page {...data} page={page} />);
  return page;
}

it.each(['/contact', '/inquire-now', '/request-consultation'])(
  '%s shows one form, the next steps, the alternatives and the questions',
  (path) => {
    const page = renderPage(path);
    expect(screen.getAllByRole('form')).toHaveLength(1);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        `${page.title}: ${page.hero.slogan ?? ''}`,
        page.next.heading,
        ...page.next.steps.map(({ title }) => title),
        page.alternatives.heading,
      ]),
    );
    for (const { question } of page.questions) expect(screen.getByText(question)).toBeInTheDocument();
  },
);

it('the contact page shows the SOC line, e-mail addresses, telephone and postal address', () => {
  renderPage('/contact');
  const aside = screen.getByRole('region', { name: 'Or reach us directly' });
  const links = within(aside).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    company.socWatch.href,
    `mailto:${company.email}`,
    company.phone.href,
    `mailto:${company.securityEmail}`,
  ]);
  expect(aside).toHaveTextContent('staffed 24/7');
  expect(aside).toHaveTextContent(company.address.street);
});
