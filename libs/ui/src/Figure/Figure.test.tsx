import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FigureArt } from '../FigureArt/FigureArt';
import { IndexArt } from '../FigureArt/IndexArt';
import { Figure } from './Figure';
import { FigureMark } from './FigureMark';

describe('Figure', () => {
  it('renders heading, lead and content, then caption and legend, each mark with its word', () => {
    render(
      <Figure
        heading="Two weeks"
        lead="From shortest to longest."
        caption="Working days."
        legend={[
          { mark: 'client', label: 'you act' },
          { mark: 'earliest', label: 'earliest end' },
        ]}
      >
        <p>Steps</p>
      </Figure>,
    );
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent(/^Two weeksFrom shortest to longest\.Steps/);
    expect(within(figure).getByRole('heading', { level: 2, name: 'Two weeks' })).toBeVisible();
    const foot = figure.lastElementChild as HTMLElement;
    expect(foot.tagName).toBe('FIGCAPTION');
    expect(foot).toHaveTextContent('Working days.');
    expect(
      within(foot)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['you act', 'earliest end']);
    expect(foot.querySelectorAll('svg')).toHaveLength(2);
  });
});

describe('FigureMark', () => {
  it('is hidden and draws each mark differently', () => {
    const { container } = render(
      <>
        <FigureMark mark="provider" />
        <FigureMark mark="client" />
        <FigureMark mark="vendor" />
      </>,
    );
    const drawings = [...container.querySelectorAll('svg[aria-hidden="true"]')].map((svg) => svg.innerHTML);
    expect(new Set(drawings).size).toBe(3);
  });
});

it('draws an index of one strand and a decision tree of one question', () => {
  const question = { question: 'Is it urgent?', title: 'Response', text: 'Call us.' };
  const { container } = render(
    <>
      <IndexArt direction="branch" strands={[{}]} />
      <FigureArt kind="decision-tree" data={{ questions: [question], otherwise: question }} />
    </>,
  );
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});
