// @vitest-environment node
import { chatTopics } from '@keystrand/content/chat';
import { describe, expect, it } from 'vitest';
import { replyFiles } from './chatReplies';

describe('replyFiles', () => {
  const files = replyFiles(chatTopics);

  it('contain every reply in the order of the keyword table', () => {
    const rows = files.flatMap((file) => {
      const replies = JSON.parse(file.source) as unknown[];
      expect(replies).toHaveLength(file.rows.length);
      return file.rows.map((row, index) => ({ row, reply: replies[index] }));
    });
    expect(rows).toEqual(
      chatTopics.map(({ term, aliases = [], reply }) => ({ row: [term, ...aliases], reply })),
    );
  });

  it('split the replies into 8 to 12 files', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(files.length).toBeLessThanOrEqual(12);
  });

  it('have names with a content hash: a changed reply renames only its own file', () => {
    const changed = replyFiles(
      chatTopics.map((topic, index) => (index === 12 ? { ...topic, reply: ['Otherwise.'] } : topic)),
    );
    const same = files.map(({ file }, index) => changed[index]?.file === file);
    expect(same.filter((unchanged) => !unchanged)).toHaveLength(1);
    expect(same[1]).toBe(false);
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
    for (const { file } of files) expect(file).toMatch(/^\/assets\/chatReplies-\d+-[\w-]{8}\.json$/);
  });

  it('are empty without topics', () => {
    expect(replyFiles([])).toEqual([]);
  });
});
