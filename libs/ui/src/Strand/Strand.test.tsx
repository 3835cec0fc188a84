import { brotliCompressSync, constants } from 'node:zlib';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Strand } from './Strand';
import { StrandMark } from './StrandMark';

const brotli = (markup: string) =>
  brotliCompressSync(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('strand art', () => {
  it('adds at most 4 kB of markup to a hero, 1.2 kB compressed', () => {
    // Class names of the production build have at most 8 characters.
    const markup = renderToStaticMarkup(<Strand />).replace(/class="[^"]*"/g, 'class="x1y2z3a4"');
    expect(markup.length).toBeLessThanOrEqual(4000);
    expect(brotli(markup)).toBeLessThanOrEqual(1200);
  });

  it('is hidden from screen readers, with unique ids for each instance on a page', () => {
    const { container } = render(
      <>
        <Strand />
        <Strand broken />
        <StrandMark />
      </>,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const use of container.querySelectorAll('use')) {
      expect(ids).toContain(use.getAttribute('href')?.slice(1));
    }
  });
});
