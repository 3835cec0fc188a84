// @vitest-environment node
import { company } from '@keystrand/content';
import type { Inline } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { articleMarkup } from './articleMarkup';

/** Returns the markup of the text of an article of one paragraph, without the sources. */
const paragraph = (...text: Inline[]) =>
  articleMarkup({ body: [{ type: 'paragraph', text }], sources: [] }).replace(/<h2>Sources.*$/, '');

describe('articleMarkup', () => {
  it('renders each kind of inline element and escapes text', () => {
    expect(
      paragraph(
        'Plain, ',
        { type: 'strong', text: 'strong' },
        { type: 'emphasis', text: 'stressed' },
        { type: 'code', text: 'a < b' },
      ),
    ).toBe('<p>Plain, <strong>strong</strong><em>stressed</em><code>a &lt; b</code></p>');
  });

  it('makes paths absolute and leaves other addresses unchanged', () => {
    expect(paragraph({ type: 'link', text: 'SIEM', href: '/services/siem' })).toBe(
      `<p><a href="${company.url}/services/siem">SIEM</a></p>`,
    );
    expect(paragraph({ type: 'link', text: 'mail', href: 'mailto:a@b.example' })).toBe(
      '<p><a href="mailto:a@b.example">mail</a></p>',
    );
  });

  it('renders every kind of block, then the sources', () => {
    const html = articleMarkup({
      body: [
        { type: 'heading', id: 'first', text: 'First' },
        { type: 'paragraph', text: 'Words & more' },
        { type: 'list', items: ['one', 'two'] },
        { type: 'list', ordered: true, items: ['step'] },
        { type: 'note', text: 'Mind this' },
        { type: 'code', language: 'http', code: 'if (a < b) {}', caption: 'A comparison' },
        { type: 'table', caption: 'Two', head: ['Name'], rows: [['cell']] },
      ],
      sources: [{ title: 'RFC 9116', href: 'https://example.org/rfc9116' }],
    });
    expect(html).toBe(
      '<h2>First</h2><p>Words &amp; more</p><ul><li>one</li><li>two</li></ul><ol><li>step</li></ol>' +
        '<blockquote>Mind this</blockquote>' +
        '<figure><pre><code>if (a &lt; b) {}</code></pre><figcaption>A comparison</figcaption></figure>' +
        '<table><caption>Two</caption><thead><tr><th scope="col">Name</th></tr></thead><tbody><tr><td>cell</td></tr></tbody></table>' +
        '<h2>Sources</h2><ul><li><a href="https://example.org/rfc9116">RFC 9116</a></li></ul>',
    );
  });
});
