import { describe, expect, it } from 'vitest';
import { parseSnapshots } from '../../../.storybook/guidance/parseSnapshots.ts';

const snapshots = (...entries: readonly (readonly [name: string, value: string])[]) =>
  [
    '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html',
    ...entries.map(([name, value]) => `exports[\`${name} 1\`] = \`${value}\`;`),
  ].join('\n\n');

describe('parseSnapshots', () => {
  it('returns tree and transcript of a story by its id', () => {
    const text = snapshots(
      ['With Link > parts-a--with-link, accessibility tree', '\n- link "Blog":\n  - /url: /blog\n'],
      ['With Link > parts-a--with-link, screen reader', '\nlink, Blog\n'],
    );
    expect([...parseSnapshots(text)]).toEqual([
      [
        'parts-a--with-link',
        { story: 'With Link', tree: '- link "Blog":\n  - /url: /blog', transcript: 'link, Blog' },
      ],
    ]);
  });

  it('returns no transcript for a story without controls', () => {
    const text = snapshots(['Plain > parts-a--plain, accessibility tree', '- paragraph: Text']);
    expect(parseSnapshots(text).get('parts-a--plain')).toEqual({
      story: 'Plain',
      tree: '- paragraph: Text',
      transcript: undefined,
    });
  });

  it('returns an empty tree for a story that announces nothing, and the stories after it', () => {
    const text = snapshots(
      ['Decoration > parts-a--decoration, accessibility tree', ''],
      ['Plain > parts-a--plain, accessibility tree', '- paragraph: Text'],
    );
    const trees = [...parseSnapshots(text)].map(([id, { tree }]) => [id, tree]);
    expect(trees).toEqual([
      ['parts-a--decoration', ''],
      ['parts-a--plain', '- paragraph: Text'],
    ]);
  });

  it('restores backticks, backslashes and dollar signs that the file escapes', () => {
    const text = snapshots(['Code > parts-a--code, accessibility tree', '- code: \\`a\\\\b\\` \\${c}']);
    expect(parseSnapshots(text).get('parts-a--code')?.tree).toBe('- code: `a\\b` ${c}');
  });

  it('returns nothing for a file without stories', () => {
    expect(parseSnapshots('// Vitest Snapshot v1\n').size).toBe(0);
  });
});
