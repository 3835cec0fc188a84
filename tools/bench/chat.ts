/**
 * Measures the chat engine beside a plain filter and five search libraries: `node tools/bench/chat.ts`.
 * All figures are ratios between contenders that took turns in one process; only building and memory, which need an
 * empty heap, are taken in a child process each. With `--check` a missed target makes the exit code 1.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Suggest } from './chatContenders.ts';
import { createTerms, spread, typed } from './chatTable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// What is measured is what is published.
execFileSync('npm', ['run', '--silent', 'build'], { cwd: here('../../libs/chat-engine'), stdio: 'ignore' });
const { contenders, engineName, filterName, flexsearchName, limit } = await import('./chatContenders.ts');
const { createEngine } = await import('@keystrand/chat-engine');

const sizes = [90, 10_000, 100_000];
const largest = 100_000;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
/** Microseconds that one round of one contender may take: the slow ones are asked fewer keys. */
const roundBudget = 500_000;

const verdicts: string[] = [];
function target(what: string, measured: number, wanted: { atLeast: number } | { atMost: number }) {
  const met = 'atLeast' in wanted ? measured >= wanted.atLeast : measured <= wanted.atMost;
  const bound = 'atLeast' in wanted ? `at least ${wanted.atLeast}` : `at most ${wanted.atMost}`;
  verdicts.push(`${met ? 'met   ' : 'MISSED'}  ${what}: ${measured.toPrecision(3)} (${bound})`);
  if (!met && process.argv.includes('--check')) process.exitCode = 1;
}

/** Microseconds a call takes, over enough calls for the clock. */
function timed(calls: number, call: () => void): number {
  const start = performance.now();
  for (let done = 0; done < calls; done++) call();
  return ((performance.now() - start) / calls) * 1000;
}

function engineOf(terms: readonly string[]) {
  return createEngine(
    terms.map((term) => ({ term, reply: term })),
    { fallback: '' },
  );
}

/** What the engine suggests must be what the filter finds; a single match that is the input itself is dropped. */
function checkResults(terms: readonly string[], keys: readonly string[]) {
  const engine = engineOf(terms);
  for (const key of keys) {
    const found = terms.filter((term) => term.includes(key));
    const expected = found.length === 1 && found[0] === key ? [] : found.slice(0, limit);
    const suggested = engine.suggest(key, { limit }).map(({ term }) => term);
    if (suggested.join('\n') !== expected.join('\n')) throw new Error(`wrong suggestions for ${key}`);
  }
}

/** Rounds of a contender and of the filter in turn, on the same keys: the median time and the median ratio. */
function besideFilter(suggest: Suggest, filter: Suggest, keys: readonly string[]) {
  const probe = timed(1, () => suggest(keys[0] ?? ''));
  const asked = spread(keys, Math.max(1, Math.min(keys.length, Math.round(roundBudget / probe))));
  const round = (ask: Suggest) => timed(1, () => asked.forEach((key) => ask(key))) / asked.length;
  // Until the code is compiled, where a round is short.
  for (const start = performance.now(); performance.now() - start < 200;) [suggest, filter].forEach(round);
  const rounds = Array.from({ length: asked.length < keys.length ? 3 : 21 }, () => {
    const own = round(suggest);
    return { own, ratio: round(filter) / own };
  });
  return { own: median(rounds.map(({ own }) => own)), ratio: median(rounds.map(({ ratio }) => ratio)) };
}

function typing(size: number) {
  const terms = createTerms(size);
  const journeys = typed(spread(terms, 120));
  const keys = journeys.flat();
  checkResults(terms, spread(keys, 300));

  const ready = new Map([...contenders].map(([name, prepare]) => [name, prepare(terms)]));
  const filter = ready.get(filterName);
  const engine = ready.get(engineName);
  if (!filter || !engine) throw new Error('nothing to compare');

  const rows = [...ready].map(([name, suggest]) => {
    // The filter is the slower one at the larger sizes, and the others get fewer keys than the engine.
    const asked = size === 90 ? keys : spread(keys, name === engineName ? 400 : 60);
    return { name, ...besideFilter(suggest, filter, asked) };
  });
  console.log(
    `\n${size} terms: ${keys.length} keys typed for ${journeys.length} terms, ${limit} suggestions at most`,
  );
  console.table(
    Object.fromEntries(
      rows.map(({ name, own, ratio }) => [
        name,
        {
          'µs a key': Number(own.toPrecision(3)),
          'faster than the filter': `${Number(ratio.toPrecision(3))} ×`,
        },
      ]),
    ),
  );

  const ratio = rows.find(({ name }) => name === engineName)?.ratio ?? 0;
  if (size === 90) target('90 terms, time beside the filter', 1 / ratio, { atMost: 1.5 });
  if (size === 10_000) target('10,000 terms, times faster than the filter', ratio, { atLeast: 40 });
  if (size === largest) {
    target('100,000 terms, times faster than the filter', ratio, { atLeast: 100 });
    worstKeys(journeys, filter, engine);
  }
}

/** Each key by itself; of three passes the middle one, so that a pause of the machine does not count. */
function worstKeys(journeys: readonly string[][], filter: Suggest, engine: Suggest) {
  const each = (ask: Suggest) =>
    journeys
      .filter((journey) => journey.length)
      .map((journey) => journey.map((key) => median([1, 2, 3].map(() => timed(1, () => ask(key))))));
  const filterTimes = each(filter);
  const engineTimes = each(engine);
  const worst = (times: number[][]) => percentile95(times.map((journey) => Math.max(...journey)));
  target(
    "100,000 terms, p95 of all keys, times faster than the filter's",
    percentile95(filterTimes.flat()) / percentile95(engineTimes.flat()),
    { atLeast: 15 },
  );
  target(
    "100,000 terms, p95 of each term's worst key, times faster than the filter's",
    worst(filterTimes) / worst(engineTimes),
    { atLeast: 15 },
  );
  const slowest = (times: number[][]) => Math.max(...times.flat()).toFixed(0);
  console.log(`slowest key of all: filter ${slowest(filterTimes)} µs, engine ${slowest(engineTimes)} µs`);
}

function building() {
  const results = [...contenders.keys()].map((name) => {
    const runs = Array.from({ length: name === engineName ? 5 : 1 }, () => {
      const printed = execFileSync(
        process.execPath,
        ['--expose-gc', '--max-old-space-size=8192', here('./chatBuild.ts'), name, String(largest)],
        {
          encoding: 'utf8',
        },
      );
      return JSON.parse(printed) as { milliseconds: number; bytes: number };
    });
    return {
      name,
      milliseconds: median(runs.map((run) => run.milliseconds)),
      bytes: median(runs.map((run) => run.bytes)),
    };
  });
  console.log(`\nReady to suggest from ${largest} terms, index and all`);
  console.table(
    Object.fromEntries(
      results.map(({ name, milliseconds, bytes }) => [
        name,
        { ms: Math.round(milliseconds), MB: Number((bytes / 1e6).toFixed(1)) },
      ]),
    ),
  );
  const engine = results.find(({ name }) => name === engineName);
  const flexsearch = results.find(({ name }) => name === flexsearchName);
  if (!engine || !flexsearch) throw new Error('nothing to compare with');
  target("build, share of flexsearch's", engine.milliseconds / flexsearch.milliseconds, { atMost: 1 / 8 });
  target("memory, share of flexsearch's", engine.bytes / flexsearch.bytes, { atMost: 1 / 8 });
}

function answering() {
  // The same number of questions at each size, and few: else it is the processor's cache that is measured.
  const questionsAsked = 40;
  const asked = sizes.map((size) => {
    const terms = createTerms(size);
    const engine = engineOf(terms);
    const questions = spread(terms, questionsAsked / 2).flatMap((term) => [term.toUpperCase(), `${term}?`]);
    return { size, ask: () => questions.forEach((question) => engine.answer(question)) };
  });
  const round = () => asked.map(({ ask }) => timed(50, ask) / questionsAsked);
  for (let warmUp = 0; warmUp < 50; warmUp++) round();
  const rounds = Array.from({ length: 201 }, round);
  const nanoseconds = asked.map((_, place) => median(rounds.map((times) => times[place] ?? 0)) * 1000);
  console.log(`\nExact answers: ${questionsAsked} questions, half of them without a match`);
  console.table(
    Object.fromEntries(
      sizes.map((size, place) => [size, { 'ns an answer': Math.round(nanoseconds[place] ?? 0) }]),
    ),
  );
  const ratios = rounds.map(([small = 1, ...larger]) => Math.max(...larger) / small);
  target('answers, slowest size beside 90 terms', median(ratios), { atMost: 1.25 });
}

// Answers first: a heap full of the others' indexes would be measured with them.
answering();
for (const size of sizes) typing(size);
building();
console.log(`\n${verdicts.join('\n')}`);
