import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';

describe('RichText', () => {
  it('renders the parts in order, each in its element, without a root element', () => {
    const { container } = render(
      <p>
        <RichText
          text={[
            'Read ',
            { type: 'link', text: 'the terms', href: '/terms-of-use' },
            ', ',
            { type: 'strong', text: 'all' },
            ' of ',
            { type: 'emphasis', text: 'them' },
            ' in ',
            { type: 'code', text: 'terms.md' },
            '.',
          ]}
        />
      </p>,
    );
    expect(container).toHaveTextContent('Read the terms, all of them in terms.md.');
    expect([...(container.firstElementChild?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      'A',
      'STRONG',
      'EM',
      'CODE',
    ]);
  });
});
