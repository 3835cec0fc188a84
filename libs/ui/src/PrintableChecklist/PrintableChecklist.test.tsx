import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrintableChecklist } from './PrintableChecklist';

const groups = [
  { title: 'First ten minutes', items: ['Isolate the device.', 'Leave it powered.'] },
  { title: 'Then', items: ['Ring the SOC.'] },
];

describe('PrintableChecklist', () => {
  it('has a heading and a list for each group', () => {
    render(<PrintableChecklist id="first-hour" heading="The first hour" groups={groups} />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['First ten minutes', 'Then']);
    const [first] = screen.getAllByRole('list');
    const items = within(first as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Isolate the device.', 'Leave it powered.']);
    // No control, because nothing is stored.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
