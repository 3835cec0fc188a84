import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckList } from './CheckList';
import { listMarks } from './listMarks';
import type { ListMark } from './listMarks';

const marks = Object.keys(listMarks) as ListMark[];

describe('CheckList', () => {
  it.each(marks)('is a list of its items; the %s icon is hidden from assistive technology', (mark) => {
    const { container } = render(<CheckList items={['One', 'Two']} mark={mark} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
    const icons = [...container.querySelectorAll('svg')];
    expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });

  it('has a different icon for each meaning, and a tick by default', () => {
    const icon = (mark?: ListMark) =>
      render(<CheckList items={['One']} {...(mark ? { mark } : {})} />).container.querySelector('svg')
        ?.innerHTML;
    expect(new Set(marks.map(icon)).size).toBe(marks.length);
    expect(icon()).toBe(icon('included'));
  });
});
