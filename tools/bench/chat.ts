/**
 * Compares the chat engine with a plain filter and five search libraries, and its entry for questions with two of them:
 * `node tools/bench/chat.ts`.
 *
 * Speeds are ratios between libraries that alternate in one process. Build time and memory, which need an empty heap,
 * are measured in one child process per library. With `--check` the exit code is 1 if a target is missed.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Suggest } from './chatLibraries.ts';
import './chatQuestions.ts';
import { createTerms, sampleEvenly, typedPrefixes } from './chatTable.ts';

const filePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Measures the published build.
execFileSync('npm', ['run', '--silent', 'build'], {
  cwd: filePath('../../libs/chat-engine'),
  stdio: 'ignore',
  shell: process.platform === 'win32',
});
const { libraries, engineName, filterName, flexsearchName, limit } = await import('./chatLibraries.ts');
const { createEngine } = await import('@keystrand/chat-engine');

const sizes = [90, 10_000, 100_000];
const largest = 100_000;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
/** Longest time of one round in microseconds; slow libraries get fewer inputs. */
const roundBudget = 500_000;

const results: string[] = [];
function checkTarget(name: string, measured: number, target: { atLeast: number } | { atMost: number }) {
  const met = 'atLeast' in target ? measured >= target.atLeast : measured <= target.atMost;
  const bound = 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
  results.push(`${met ? 'met   ' : 'MISSED'}  ${name}: ${measured.toPrecision(3)} (${bound})`);
  if (!met && process.argv.includes('--check')) process.exitCode = 1;
}

/** Returns the mean time of a call in microseconds. */
function timePerCall(calls: number, call: () => void): number {
  const start = performance.now();
  for (let done = 0; done < calls; done++) call();
  return ((performance.now() - start) / calls) * 1000;
}

function createTermEngine(terms: readonly string[]) {
  return createEngine(
    terms.map((term) => ({ term, reply: term })),
    { fallback: '' },
  );
}

/** Throws if the engine and the filter differ. The engine leaves out a single match that equals the input. */
function verifySuggestions(terms: readonly string[], inputs: readonly string[]) {
  const engine = createTermEngine(terms);
  for (const input of inputs) {
    const found = terms.filter((term) => term.includes(input));
    const expected = found.length === 1 && found[0] === input ? [] : found.slice(0, limit);
    const suggested = engine.suggest(input, { limit }).map(({ term }) => term);
    if (suggested.join('\n') !== expected.join('\n')) throw new Error(`wrong suggestions for ${input}`);
  }
}

/** Alternates rounds of a library and of the filter on the same inputs, and returns the median time and ratio. */
function compareWithFilter(suggest: Suggest, filter: Suggest, inputs: readonly string[]) {
  const probe = timePerCall(1, () => suggest(inputs[0] ?? ''));
  const sample = sampleEvenly(inputs, Math.max(1, Math.min(inputs.length, Math.round(roundBudget / probe))));
  const round = (search: Suggest) =>
    timePerCall(1, () => sample.forEach((input) => search(input))) / sample.length;
  // Warms up the JIT compiler.
  for (const start = performance.now(); performance.now() - start < 200;) [suggest, filter].forEach(round);
  const rounds = Array.from({ length: sample.length < inputs.length ? 3 : 21 }, () => {
    const time = round(suggest);
    return { time, ratio: round(filter) / time };
  });
  return { time: median(rounds.map(({ time }) => time)), ratio: median(rounds.map(({ ratio }) => ratio)) };
}

function measureTyping(size: number) {
  const terms = createTerms(size);
  const prefixesByTerm = typedPrefixes(sampleEvenly(terms, 120));
  const inputs = prefixesByTerm.flat();
  verifySuggestions(terms, sampleEvenly(inputs, 300));

  const prepared = new Map([...libraries].map(([name, prepare]) => [name, prepare(terms)]));
  const filter = prepared.get(filterName);
  const engine = prepared.get(engineName);
  if (!filter || !engine) throw new Error('filter or engine missing');

  const rows = [...prepared].map(([name, suggest]) => {
    // Fewer inputs at the larger sizes, where the filter is slow; more for the engine, whose times are checked.
    const sample = size === 90 ? inputs : sampleEvenly(inputs, name === engineName ? 400 : 60);
    return { name, ...compareWithFilter(suggest, filter, sample) };
  });
  console.log(
    `\n${size} terms: ${inputs.length} inputs typed for ${prefixesByTerm.length} terms, at most ${limit} suggestions`,
  );
  console.table(
    Object.fromEntries(
      rows.map(({ name, time, ratio }) => [
        name,
        {
          'µs per input': Number(time.toPrecision(3)),
          'speed relative to the filter': `${Number(ratio.toPrecision(3))} ×`,
        },
      ]),
    ),
  );

  const ratio = rows.find(({ name }) => name === engineName)?.ratio ?? 0;
  if (size === 90) checkTarget('90 terms, time relative to the filter', 1 / ratio, { atMost: 1.5 });
  if (size === 10_000) checkTarget('10,000 terms, speed relative to the filter', ratio, { atLeast: 40 });
  if (size === largest) {
    checkTarget('100,000 terms, speed relative to the filter', ratio, { atLeast: 100 });
    measureSlowestInputs(prefixesByTerm, filter, engine);
  }
}

/** Measures each input separately. The median of three calls excludes pauses of the machine. */
function measureSlowestInputs(prefixesByTerm: readonly string[][], filter: Suggest, engine: Suggest) {
  const timeEach = (search: Suggest) =>
    prefixesByTerm
      .filter((prefixes) => prefixes.length)
      .map((prefixes) =>
        prefixes.map((input) => median([1, 2, 3].map(() => timePerCall(1, () => search(input))))),
      );
  const filterTimes = timeEach(filter);
  const engineTimes = timeEach(engine);
  const slowestPerTerm = (times: number[][]) => percentile95(times.map((ofTerm) => Math.max(...ofTerm)));
  checkTarget(
    '100,000 terms, p95 of all inputs, speed relative to the filter',
    percentile95(filterTimes.flat()) / percentile95(engineTimes.flat()),
    { atLeast: 15 },
  );
  checkTarget(
    '100,000 terms, p95 of the slowest input of each term, speed relative to the filter',
    slowestPerTerm(filterTimes) / slowestPerTerm(engineTimes),
    { atLeast: 15 },
  );
  const slowest = (times: number[][]) => Math.max(...times.flat()).toFixed(0);
  console.log(`slowest input: filter ${slowest(filterTimes)} µs, engine ${slowest(engineTimes)} µs`);
}

function measureBuild() {
  const measurements = [...libraries.keys()].map((name) => {
    const runs = Array.from({ length: name === engineName ? 5 : 1 }, () => {
      const output = execFileSync(
        process.execPath,
        ['--expose-gc', '--max-old-space-size=8192', filePath('./chatBuild.ts'), name, String(largest)],
        {
          encoding: 'utf8',
        },
      );
      return JSON.parse(output) as { milliseconds: number; bytes: number };
    });
    return {
      name,
      milliseconds: median(runs.map((run) => run.milliseconds)),
      bytes: median(runs.map((run) => run.bytes)),
    };
  });
  console.log(`\nTime to build and memory of the index for ${largest} terms`);
  console.table(
    Object.fromEntries(
      measurements.map(({ name, milliseconds, bytes }) => [
        name,
        { ms: Math.round(milliseconds), MB: Number((bytes / 1e6).toFixed(1)) },
      ]),
    ),
  );
  const engine = measurements.find(({ name }) => name === engineName);
  const flexsearch = measurements.find(({ name }) => name === flexsearchName);
  if (!engine || !flexsearch) throw new Error('engine or flexsearch missing');
  checkTarget('build time relative to flexsearch', engine.milliseconds / flexsearch.milliseconds, {
    atMost: 1 / 8,
  });
  checkTarget('memory relative to flexsearch', engine.bytes / flexsearch.bytes, { atMost: 1 / 8 });
}

function measureAnswers() {
  // Few questions, and the same number at each size, so that the CPU cache does not dominate.
  const questionCount = 40;
  const cases = sizes.map((size) => {
    const terms = createTerms(size);
    const engine = createTermEngine(terms);
    const questions = sampleEvenly(terms, questionCount / 2).flatMap((term) => [
      term.toUpperCase(),
      `${term}?`,
    ]);
    return () => questions.forEach((question) => engine.answer(question));
  });
  const round = () => cases.map((answerAll) => timePerCall(50, answerAll) / questionCount);
  for (let warmUp = 0; warmUp < 50; warmUp++) round();
  const rounds = Array.from({ length: 201 }, round);
  const nanoseconds = cases.map((_, index) => median(rounds.map((times) => times[index] ?? 0)) * 1000);
  console.log(`\nExact answers: ${questionCount} questions, half of them without a match`);
  console.table(
    Object.fromEntries(
      sizes.map((size, index) => [size, { 'ns per answer': Math.round(nanoseconds[index] ?? 0) }]),
    ),
  );
  const ratios = rounds.map(([small = 1, ...larger]) => Math.max(...larger) / small);
  checkTarget('answers, slowest size relative to 90 terms', median(ratios), { atMost: 1.25 });
}

// Answers first, before the indexes of the other libraries fill the heap.
measureAnswers();
for (const size of sizes) measureTyping(size);
measureBuild();
console.log(`\n${results.join('\n')}`);
