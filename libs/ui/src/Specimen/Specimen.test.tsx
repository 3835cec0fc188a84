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
  it('states in header and footer that it is a specimen', () => {
    renderBody({ type: 'text', text: 'Text' });
    expect(screen.getAllByText('SPECIMEN')).toHaveLength(2);
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

  it('states the score and its rating next to the drawing', () => {
    renderBody({ type: 'severity', score: 7.1, vector: 'CVSS:4.0/AV:N', rows: [] });
    expect(screen.getByText('7.1, High')).toBeInTheDocument();
  });

  it('lists the periods of a clock with their remaining time', () => {
    renderBody({
      type: 'clock',
      days: ['Monday', 'Tuesday'],
      now: '12:00',
      periods: [
        { title: 'Warning', text: '24 h', from: '05:10', hours: 24, sent: '11:20' },
        { title: 'Notice', text: '30 h', from: '05:10', hours: 30 },
        { title: 'Insurer', text: '6 h', from: '03:40', hours: 6 },
      ],
    });
    const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states).toEqual([
      'Warning 24 hsent 11:20',
      'Notice 30 h23 h 10 min left',
      'Insurer 6 h2 h 20 min late',
    ]);
  });
});
