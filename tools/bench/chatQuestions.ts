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

const getText = ({ reply }: (typeof chatTopics)[number]) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');
/** The words by which emergencies are recognised are aliases for the other libraries. */
const rows = chatTopics.map(({ urgent = [], ...topic }, id) => ({
  ...topic,
  id,
  aliases: [...topic.aliases, ...urgent.flatMap(([weight, phrases]) => (weight > 2 ? phrases : []))],
  text: getText(topic),
}));

const { ask } = createQuestions(chatQuestionRows, chatQuestionOptions);
const mini = new MiniSearch({
  fields: ['term', 'aliases', 'text'],
  extractField: (row: Record<string, unknown>, field) =>
    field === 'aliases' ? rows[row['id'] as number]?.aliases.join(' ; ') : row[field],
  searchOptions: { boost: { term: 3, aliases: 2 }, fuzzy: 0.2, prefix: true },
});
mini.addAll(rows);
const fuse = new Fuse(rows, { keys: ['term', 'aliases', 'text'], includeScore: true });

const engines: Record<string, (question: string) => readonly string[]> = {
  questions: (question) => ask(question).map(({ term }) => term),
  minisearch: (question) =>
    mini
      .search(question)
      .slice(0, 3)
      .map(({ id }) => rows[id as number]?.term ?? ''),
  'fuse.js': (question) => fuse.search(question, { limit: 3 }).map(({ item }) => item.term),
};

const percent = (part: number, whole: number) => `${String(Math.round((100 * part) / whole))} %`;

for (const [half, rest] of [
  ['even', 0],
  ['odd', 1],
] as const) {
  const asked = questions.filter((_, index) => index % 2 === rest);
  const kinds = [...new Set(asked.map(({ kind }) => kind))].filter((kind) => kind !== 'none').toSorted();
  const report = (find: (question: string) => readonly string[]) => {
    const scores = [...kinds, 'all'].map((kind) => {
      const list = asked.filter((question) =>
        kind === 'all' ? question.kind !== 'none' : question.kind === kind,
      );
      const right = (most: number) =>
        list.filter(({ q, expect }) =>
          find(q)
            .slice(0, most)
            .some((term) => expect.includes(term)),
        ).length;
      return [kind, `${percent(right(1), list.length)}, ${percent(right(3), list.length)}`];
    });
    const none = asked.filter(({ kind }) => kind === 'none');
    const silent = none.filter(({ q }) => find(q).length === 0).length;
    return {
      ...Object.fromEntries(scores),
      'silent for none': `${String(silent)} of ${String(none.length)}`,
    };
  };
  console.log(`\nQuestions, ${half}: a right topic first, among the first three`);
  const columns = Object.entries(engines).map(([name, find]) => [name, report(find)] as const);
  console.table(
    Object.fromEntries(
      Object.keys(columns[0]?.[1] ?? {}).map((kind) => [
        kind,
        Object.fromEntries(columns.map(([name, scores]) => [name, scores[kind]])),
      ]),
    ),
  );
  reportUrgent(
    asked.filter(({ kind }) => kind === 'emergency').map(({ q }) => q),
    asked
      .filter(({ kind, expect }) => kind !== 'emergency' && !expect.includes('incident response'))
      .map(({ q }) => q),
  );
}

/** Prints how many of the messages that report an emergency get the telephone number, and how many of the others. */
function reportUrgent(reports: readonly string[], others: readonly string[]) {
  const count = (list: readonly string[]) =>
    `${String(list.filter((text) => ask(text).some(({ urgent }) => urgent)).length)} of ${String(list.length)}`;
  console.log(`emergencies with the number: ${count(reports)}; others with it: ${count(others)}`);
}

console.log('\nMore emergencies, and questions that sound like one');
reportUrgent(emergencies.reports, emergencies.others);
