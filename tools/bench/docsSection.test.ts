import { expect, it } from 'vitest';
import { replaceSection } from './docsSection.ts';

const text = 'Before\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\n<!-- b -->\n<!-- /b -->\n';

it('replaces one section and keeps the rest', () => {
  expect(replaceSection(text, 'a', '\nnew\n')).toBe(
    'Before\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\n<!-- b -->\n<!-- /b -->\n',
  );
});

it('rejects a document without the section', () => {
  expect(() => replaceSection(text, 'c', 'new')).toThrow('"<!-- c -->" and "<!-- /c -->"');
  expect(() => replaceSection('<!-- /a --><!-- a -->', 'a', 'new')).toThrow('in this order');
});
