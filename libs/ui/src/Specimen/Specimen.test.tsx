import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Specimen } from './Specimen';
import type { SpecimenBlock } from './types';

function renderBody(...body: readonly SpecimenBlock[]) {
  return render(
    <Specimen
      id="sample"
      heading="A finding"
      lead="The system is invented."
      issuer="Keystrand"
      specimen={{
        document: 'Report',
        synthetic: 'invented data',
        title: 'Export returns documents of others',
        facts: [{ term: 'state', text: 'Closed' }],
        sections: [{ note: { title: 'Why', description: 'So that it can be checked.' }, body }],
        foot: 'CWE-639',
      }}
    />,
  );
}

describe('Specimen', () => {
  it('states in its header that it is a specimen', () => {
    renderBody({ type: 'text', text: 'Text' });
    expect(screen.getByText('SPECIMEN')).toBeInTheDocument();
    expect(screen.getByText(/invented data/)).toBeInTheDocument();
  });

  it('has headings for the specimen, the sheet and its labelled blocks', () => {
    renderBody({ type: 'text', heading: 'Remedy', text: 'Compare the tenant.' });
    expect(screen.getAllByRole('heading').map(({ textContent, tagName }) => [tagName, textContent])).toEqual([
      ['H2', 'A finding'],
      ['H3', 'Export returns documents of others'],
      ['H4', 'Remedy'],
    ]);
    expect(document.getElementById('sample')).toContainElement(screen.getByRole('heading', { level: 2 }));
  });

  it.each([
    [0.1, 'Low'],
    [3.9, 'Low'],
    [4, 'Medium'],
    [7, 'High'],
    [9, 'Critical'],
  ])('states the score %s and its rating next to the drawing', (score, rating) => {
    renderBody({
      type: 'severity',
      score,
      ratings: ['Low', 'Medium', 'High', 'Critical'],
      vector: 'CVSS:4.0/AV:N',
      rows: [],
    });
    expect(screen.getByText(`${score.toFixed(1)}, ${rating}`)).toBeInTheDocument();
  });

  it('draws ranges from their low to their high end, with a ring in the middle, and a tick at a named middle only', () => {
    const ranges = [
      { title: 'Today', text: '6 to 14 days', from: 0.25, at: 0.75 },
      { title: 'Later', text: '0 to 2 days', from: 0, at: 0.125 },
    ];
    const values = [{ title: 'Who writes?', text: 'Four carriers', at: 0.25 }];
    const { container } = renderBody(
      { type: 'scales', poles: ['no day', '16 days'], items: ranges },
      { type: 'scales', poles: ['database', 'either', 'ledger'], items: values },
    );
    const attributes = (selector: string, attribute: string) =>
      [...container.querySelectorAll(`li svg > ${selector}`)].map((element) =>
        element.getAttribute(attribute),
      );
    expect(attributes('svg[x]', 'x')).toEqual(['25%', '0%', '0%']);
    expect(attributes('svg[x]', 'width')).toEqual(['50%', '12.5%', '25%']);
    expect(attributes('circle', 'cx')).toEqual(['50%', '6.25%', '25%']);
    expect(attributes('path:first-child[d^="M0 10H"]', 'd')).toEqual([
      'M0 10H25M75 10H100',
      'M0 10H0M12.5 10H100',
      'M0 10H0M25 10H100',
    ]);
    expect(attributes('path:last-child[d$="10v10"]', 'd')).toEqual(['M50 10v10']);
  });

  it('draws the periods of a clock from their beginning to their deadline', () => {
    const period = { title: 'Notice', text: '72 h', from: '06:00', hours: 72, state: '66 h left' } as const;
    const { container } = renderBody({
      type: 'clock',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      now: '12:00',
      periods: [period, { ...period, title: 'Warning', sent: '09:00', state: 'sent 09:00' }],
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Notice 72 h66 h left',
      'Warning 72 hsent 09:00',
    ]);
    const positions = (selector: string, attribute: string) =>
      [...container.querySelectorAll(`li ${selector}`)].map((element) => element.getAttribute(attribute));
    expect(positions('svg > svg[x]', 'x')).toEqual(['12.5%', '12.5%']);
    expect(positions('svg > svg[x]', 'width')).toEqual(['12.5%', '6.25%']);
    expect(positions('circle', 'cx')).toEqual(['87.5%', '18.75%']);
  });
});
