/**
 * Compares the entry for questions with MiniSearch and Fuse on the site's own table: for each kind of question, how often a
 * right topic is first and among the first three. The constants of the entry and the aliases of the table were chosen with
 * these questions and others, so that results for unseen questions are lower.
 */
import { fileURLToPath } from 'node:url';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { runnerImport } from 'vite';
import emergencies from './chatEmergencies.json' with { type: 'json' };
import questions from './chatQuestions.json' with { type: 'json' };

const importSource = async <Module>(path: string) => {
  const file = fileURLToPath(new URL(`../../libs/${path}`, import.meta.url));
  return (await runnerImport<Module>(file, { resolve: { conditions: ['@keystrand/source'] } })).module;
};
const { createQuestions } = await importSource<typeof import('@keystrand/chat-engine/questions')>(
  'chat-engine/src/questions.ts',
);
const { chatQuestionOptions, chatQuestionRows, chatTopics } =
  await importSource<typeof import('@keystrand/content/chat')>('content/src/chatTopics.ts');

/** The words by which emergencies are recognised are aliases for the other libraries. */
const rows = chatTopics.map(({ urgent = [], ...topic }, id) => ({
  ...topic,
  id,
  aliases: [...topic.aliases, ...urgent.flatMap(([weight, phrases]) => (weight > 2 ? phrases : []))],
  text: topic.reply.map((node) => (typeof node === 'string' ? node : node.text)).join(''),
}));

const { ask } = createQuestions(chatQuestionRows, chatQuestionOptions);
const mini = new MiniSearch({
  fields: ['term', 'aliases', 'text'],
  extractField: (row: Record<string, unknown>, field) =>
    field === 'aliases' ? rows[row['id'] as number]?.aliases.join(' ; ') : row[field],
  searchOptions: { boost: { term: 3, aliases: 2 }, fuzzy: 0.2, prefix: true },
});
mini.addAll(rows);
const fuse = new Fuse(rows, { keys: ['term', 'aliases', 'text'] });

/** Returns the terms of the topics found, the best first. */
type Find = (question: string) => readonly string[];

const engines: Readonly<Record<string, Find>> = {
  questions: (question) => ask(question).map(({ term }) => term),
  minisearch: (question) =>
    mini
      .search(question)
      .slice(0, 3)
      .map(({ id }) => rows[id as number]?.term ?? ''),
  'fuse.js': (question) => fuse.search(question, { limit: 3 }).map(({ item }) => item.term),
};

const { none = [], ...kinds } = Object.groupBy(questions, ({ kind }) => kind);
const all = questions.filter(({ kind }) => kind !== 'none');

/** Returns the share of questions with a right topic among the first that are found. */
function getShare(asked: typeof questions, find: Find, first: number) {
  const right = asked.filter(({ q, expect }) =>
    find(q)
      .slice(0, first)
      .some((term) => expect.includes(term)),
  );
  return `${String(Math.round((100 * right.length) / asked.length))} %`;
}

/** Returns a row of the table: a cell for each engine. */
const getRow = (getCell: (find: Find) => string) =>
  Object.fromEntries(Object.entries(engines).map(([name, find]) => [name, getCell(find)]));

console.log('\nA right topic first, among the first three');
const rowsByKind = Object.entries({ ...kinds, all }).map(([kind, asked = []]) => {
  const row = getRow((find) => `${getShare(asked, find, 1)}, ${getShare(asked, find, 3)}`);
  return [kind, row] as const;
});
const silent = getRow((find) => {
  const { length } = none.filter(({ q }) => find(q).length === 0);
  return `${String(length)} of ${String(none.length)}`;
});
console.table({ ...Object.fromEntries(rowsByKind), 'silent for none': silent });

/** Returns how many messages get the telephone number. */
function countUrgent(messages: readonly string[]) {
  const { length } = messages.filter((text) => ask(text).some(({ urgent }) => urgent));
  return `${String(length)} of ${String(messages.length)}`;
}
const others = questions.filter(
  ({ kind, expect }) => kind !== 'emergency' && !expect.includes('incident response'),
);
const reports = [...(kinds['emergency'] ?? []).map(({ q }) => q), ...emergencies.reports];
const alarms = countUrgent([...others.map(({ q }) => q), ...emergencies.others]);
console.log(`Emergencies with the telephone number: ${countUrgent(reports)}; others with it: ${alarms}`);
