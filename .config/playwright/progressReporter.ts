import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/** Milliseconds between two lines of progress. */
const interval = 10_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** File, project and name of a test: 'header (desktop) › marks the current page'. */
function titleOf(test: TestCase): string {
  const [, project = '', file = '', ...names] = test.titlePath();
  return [`${basename(file).replace(/\..*/, '')} (${project})`, ...names].join(' › ');
}

/** Titles of the `test.step`s that lead to the failure. */
function failedSteps(steps: readonly TestStep[]): string[] {
  const failed = steps.find(({ category, error }) => category === 'test.step' && error);
  return failed ? [failed.title, ...failedSteps(failed.steps)] : [];
}

function describeError({ message, stack, value, snippet }: TestError): string {
  const lines = [stack ?? message ?? value ?? 'unknown error', snippet].filter(Boolean);
  return stripVTControlCharacters(lines.join('\n\n'));
}

/** Counts of the outcomes of tests: '62 passed, 1 failed, 1 flaky'. */
function countOutcomes(tests: readonly TestCase[]): string {
  const count = (outcome: ReturnType<TestCase['outcome']>) =>
    tests.filter((test) => test.outcome() === outcome).length;
  const flaky = count('flaky') > 0 ? `, ${String(count('flaky'))} flaky` : '';
  const skipped = count('skipped') > 0 ? `, ${String(count('skipped'))} not run` : '';
  return `${String(count('expected') + count('flaky'))} passed, ${String(count('unexpected'))} failed${flaky}${skipped}`;
}

/** Describes the tests of a Playwright project, with the number of tests of each tag and the version of the engine. */
function describeProject(project: Suite): string {
  const tests = project.allTests();
  const counts = [...new Set(tests.flatMap((test) => test.tags))]
    .map((tag) => `, ${String(tests.filter((test) => test.tags.includes(tag)).length)} ${tag}`)
    .join('');
  const engines = new Set(
    tests
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description }) => (type === 'engine' && description ? [` (${description})`] : [])),
  );
  return `${project.title}${[...engines].join('')}: ${String(tests.length)} tests${counts}: ${countOutcomes(tests)}`;
}

interface Settings {
  /** Begins each line of progress. @default 'end to end' */
  readonly name?: string;
}

/**
 * Prints a line of progress every 10 seconds, each failure in full and a summary for each Playwright project. Writes plain
 * lines, so that the output is readable through Nx and in a log file.
 *
 * Tests can name the engine in which they run by an annotation of the type `engine`.
 */
export default class ProgressReporter implements Reporter {
  readonly #name: string;
  readonly #running = new Set<TestCase>();
  #suite: Suite | undefined;
  #total = 0;
  #done = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ name = 'end to end' }: Settings = {}) {
    this.#name = name;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
    this.#total = suite.allTests().length;
    print(`${this.#name}: ${String(this.#total)} tests`);
    this.#timer = setInterval(() => {
      const running = [...this.#running].map(titleOf).join(', ');
      print(
        `${this.#name}: ${String(this.#done)} of ${String(this.#total)} tests, ${String(this.#failed)} failed, running: ${running}`,
      );
    }, interval);
  }

  onTestBegin(test: TestCase): void {
    this.#running.add(test);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#running.delete(test);
    const passed = result.status === test.expectedStatus;
    if (passed || result.retry === test.retries) this.#done += 1;
    if (passed) return;
    if (result.retry === test.retries) this.#failed += 1;
    const title = [titleOf(test), ...failedSteps(result.steps)].join(' › ');
    const files = result.attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : []));
    print(
      [
        `\n✗ ${title} (${result.status}, attempt ${String(result.retry + 1)})`,
        ...result.errors.map(describeError),
        ...files,
      ]
        .join('\n')
        .concat('\n'),
    );
  }

  /** Reports errors outside tests, such as a server that does not start. */
  onError(error: TestError): void {
    print(describeError(error));
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd({ status, duration }: FullResult): void {
    clearInterval(this.#timer);
    for (const project of this.#suite?.suites ?? []) print(`${this.#name}: ${describeProject(project)}`);
    const counts = countOutcomes(this.#suite?.allTests() ?? []);
    print(`${this.#name}: ${counts} (${status}, ${(duration / 1000).toFixed(0)} s)`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
