import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DecisionTree } from './DecisionTree';
import type { DecisionTreeProps } from './DecisionTree';

const question = (title: string) => ({ question: `Do you need ${title}?`, title, text: `About ${title}.` });

const props: DecisionTreeProps = {
  id: 'choice',
  heading: 'Audit or test?',
  questions: [{ ...question('an audit'), href: '/audit', duration: '3 weeks' }, question('a red team')],
  otherwise: { question: 'Then talk first', title: 'Consultation', href: '/talk', text: 'It is free.' },
};

describe('DecisionTree', () => {
  it('reads as question, yes, answer, no, in order', () => {
    render(<DecisionTree {...props} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Do you need an audit?yesan audit3 weeksAbout an audit.no',
      'Do you need a red team?yesa red teamAbout a red team.no',
      'Then talk firstConsultationIt is free.',
    ]);
    expect(screen.getByRole('list').tagName).toBe('OL');
  });

  it('links the titles of answers that have a page', () => {
    render(<DecisionTree {...props} />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['an audit', '/audit'],
      ['Consultation', '/talk'],
    ]);
  });

  it('hides its drawings from assistive technology and draws no line after the last item', () => {
    render(<DecisionTree {...props} />);
    const drawings = screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('svg')]);
    expect(drawings.map(({ length }) => length)).toEqual([2, 2, 1]);
    for (const drawing of drawings.flat()) expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });
});
