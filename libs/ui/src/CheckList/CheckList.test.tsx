import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckList } from './CheckList';
import { listMarks } from './listMarks';
import type { ListMark } from './listMarks';

const marks = Object.keys(listMarks) as ListMark[];

describe('CheckList', () => {
  it('has a different icon for each meaning, and a tick by default', () => {
    const icon = (mark?: ListMark) =>
      render(<CheckList items={['One']} {...(mark ? { mark } : {})} />).container.querySelector('svg')
        ?.innerHTML;
    expect(new Set(marks.map(icon)).size).toBe(marks.length);
    expect(icon()).toBe(icon('included'));
  });
});
