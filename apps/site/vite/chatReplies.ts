import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type { StoredRows } from '../src/shell/chat/lazyReplyTable.ts';

type Content = typeof import('@keystrand/content/chat');
type Topic = Content['chatTopics'][number];

const path = (relative: string) => normalizePath(fileURLToPath(new URL(relative, import.meta.url)));

const topicsFile = path('../../../libs/content/src/chatTopics.ts');
const tableFile = path('../src/shell/chat/chatTable.ts');

/** Topics whose replies lie in one file. Neighbours: who asks about one is likely to ask about the next. */
const topicsAFile = 10;

export interface ReplyFile extends StoredRows {
  /** What the file holds. */
  readonly source: string;
}

/** The table in groups, each with the file of its replies; the name of a file changes with what it holds. */
export function replyFiles(topics: readonly Topic[]): readonly ReplyFile[] {
  const count = Math.ceil(topics.length / topicsAFile);
  return Array.from({ length: count }, (_, index) => {
    const group = topics.slice(index * topicsAFile, (index + 1) * topicsAFile);
    const source = JSON.stringify(group.map(({ reply }) => reply));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return {
      file: `/assets/chatReplies-${String(index + 1)}-${hash}.json`,
      rows: group.map(({ term, aliases = [] }) => [term, ...aliases] as const),
      source,
    };
  });
}

/**
 * Keeps the replies of the chat out of the code of the built site: they outweigh everything else of the chat, and a
 * visitor asks for a few. Everywhere else (in development, in stories, in tests) the table is used as it was written.
 */
export function chatReplies(): Plugin {
  return {
    name: 'keystrand:chat-replies',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      async handler(id) {
        if (id !== tableFile) return undefined;
        const { module, dependencies } = await runnerImport<Content>(topicsFile);
        for (const dependency of [topicsFile, ...dependencies]) this.addWatchFile(dependency);
        const files = replyFiles(module.chatTopics);
        for (const { file, source } of files)
          this.emitFile({ type: 'asset', fileName: file.slice(1), source });
        const groups = files.map(({ file, rows }) => ({ file, rows }));
        return `import { lazyReplyTable } from './lazyReplyTable';
export const chatTable = lazyReplyTable(${JSON.stringify(groups)});`;
      },
    },
  };
}
