/**
 * Measures the entry for questions on the site's own table: for each kind of question, how often a right topic is first and
 * among the first three. The constants of the entry and the aliases of the table were chosen with
 * these questions and others, so that results for unseen questions are lower.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { serverConditions } from '../../.config/sourceConditions.ts';
import emergencies from './chatEmergencies.json' with { type: 'json' };
import questions from './chatQuestions.json' with { type: 'json' };

const importSource = <Module>(path: string) =>
  runnerImport<Module>(join(import.meta.dirname, '../../libs', path), {
    resolve: { conditions: serverConditions },
  });
type Engine = typeof import('@keystrand/chat-engine/questions');
const engine = (await importSource<Engine>('chat-engine/src/questions.ts')).module;
type Content = typeof import('@keystrand/content/chat');
const content = (await importSource<Content>('content/src/chatTopics.ts')).module;
const { ask } = engine.createQuestions(content.chatQuestionRows, content.chatQuestionOptions);

const { none = [], ...kinds } = Object.groupBy(questions, ({ kind }) => kind);
const all = questions.filter(({ kind }) => kind !== 'none');

/** Returns the share of questions with a right topic among the first that are found. */
function getShare(asked: typeof questions, first: number) {
  const right = asked.filter(({ q, expect }) =>
    ask(q)
      .slice(0, first)
      .some(({ term }) => expect.includes(term)),
  );
  return `${String(Math.round((100 * right.length) / asked.length))} %`;
}

const shares = Object.entries({ ...kinds, all }).map(([kind, asked = []]) => [
  kind,
  { 'a right topic first': getShare(asked, 1), 'among the first three': getShare(asked, 3) },
]);
console.table(Object.fromEntries(shares));
const silent = none.filter(({ q }) => ask(q).length === 0).length;
console.log(`No topic where none fits: ${String(silent)} of ${String(none.length)}`);

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
