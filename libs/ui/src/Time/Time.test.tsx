import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Time } from './Time';

describe('Time', () => {
  it.each([
    ['2026-03-12', '12 March 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2025-12-31', '31 December 2025'],
  ])('formats %s as %s in every time zone', (date, words) => {
    render(<Time date={date} />);
    expect(screen.getByText(words)).toHaveAttribute('datetime', date);
  });
});
