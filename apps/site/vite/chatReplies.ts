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

/** Topics per file. Visitors often ask about neighbouring topics, which share a file. */
const topicsPerFile = 10;

export interface ReplyFile extends StoredRows {
  /** Content of the file. */
  readonly source: string;
}

/** Splits the keyword table into groups, each with a file of its replies. File names contain a content hash. */
export function replyFiles(topics: readonly Topic[]): readonly ReplyFile[] {
  const count = Math.ceil(topics.length / topicsPerFile);
  return Array.from({ length: count }, (_, index) => {
    const group = topics.slice(index * topicsPerFile, (index + 1) * topicsPerFile);
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
 * Moves the chat's replies from the client bundle to JSON files that are fetched on demand, since they are larger than the
 * rest of the chat and a visitor needs few. Development, stories and tests use the original table.
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
