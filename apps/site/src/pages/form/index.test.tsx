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

it('the inquiry page shows one form, the next steps, the alternatives and the questions', () => {
  const page = renderPage('/inquire-now');
  expect(screen.getAllByRole('form')).toHaveLength(1);
  const texts = [
    ...page.next.steps.map(({ title }) => title),
    ...page.questions.map(({ question }) => question),
  ];
  for (const text of [page.next.heading, page.alternatives?.heading ?? '', ...texts])
    // The hero repeats the steps as labels of its drawing.
    expect(screen.getByText(text, { ignore: 'text' })).toBeInTheDocument();
});

it('the contact page shows the SOC line before the form, and the other contact data', () => {
  renderPage('/contact');
  const hrefs = (region: HTMLElement) =>
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const incident = screen.getByRole('region', { name: 'Under attack now?' });
  expect(hrefs(incident)).toEqual([company.socWatch.href]);
  expect(incident).toHaveTextContent('staffed 24/7');
  expect(incident.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const aside = screen.getByRole('region', { name: 'Or reach us directly' });
  expect(hrefs(aside)).toEqual([
    `mailto:${company.email}`,
    company.phone.href,
    `mailto:${company.securityEmail}`,
  ]);
  expect(aside).toHaveTextContent(company.address.street);
});
