// @vitest-environment node
import { chatTopics } from '@keystrand/content/chat';
import { describe, expect, it } from 'vitest';
import { replyFiles } from './chatReplies';

describe('the files of the replies', () => {
  const files = replyFiles(chatTopics);

  it('hold every reply at its keyword, in the order of the table', () => {
    const rows = files.flatMap((file) => {
      const replies = JSON.parse(file.source) as unknown[];
      expect(replies).toHaveLength(file.rows.length);
      return file.rows.map((row, index) => ({ row, reply: replies[index] }));
    });
    expect(rows).toEqual(
      chatTopics.map(({ term, aliases = [], reply }) => ({ row: [term, ...aliases], reply })),
    );
  });

  it('are few enough for a reply to bring its neighbours, and many enough to leave the rest behind', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(files.length).toBeLessThanOrEqual(12);
  });

  it('are named by what they hold: a changed reply changes the name of its file and of no other', () => {
    const changed = replyFiles(
      chatTopics.map((topic, index) => (index === 12 ? { ...topic, reply: ['Otherwise.'] } : topic)),
    );
    const same = files.map(({ file }, index) => changed[index]?.file === file);
    expect(same.filter((unchanged) => !unchanged)).toHaveLength(1);
    expect(same[1]).toBe(false);
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
    for (const { file } of files) expect(file).toMatch(/^\/assets\/chatReplies-\d+-[\w-]{8}\.json$/);
  });

  it('are none without topics', () => {
    expect(replyFiles([])).toEqual([]);
  });
});
