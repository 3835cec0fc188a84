import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds between two lines of progress. */
const interval = 10_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function titleOf(test: TestCase): string {
  const [, project = '', , ...names] = test.titlePath();
  return [project, ...names].join(' › ');
}

function describeError({ message, stack, value }: TestError): string {
  return stripVTControlCharacters(stack ?? message ?? value ?? 'unknown error');
}

/** Prints progress, each failure, and per engine how many journeys and stories ran and passed. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;
  #timer: NodeJS.Timeout | undefined;
  #done = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
    const total = suite.allTests().length;
    print(`browsers: ${String(total)} tests`);
    this.#timer = setInterval(() => {
      print(`browsers: ${String(this.#done)} of ${String(total)} tests`);
    }, interval);
  }

  onTestEnd(test: TestCase, { status, errors, retry }: TestResult): void {
    if (status === test.expectedStatus || retry === test.retries) this.#done += 1;
    if (status === test.expectedStatus) return;
    print(`\n✗ ${titleOf(test)} (${status}, attempt ${String(retry + 1)})`);
    print(errors.map(describeError).join('\n'));
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
    for (const project of this.#suite?.suites ?? []) {
      const tests = project.allTests();
      const count = (outcome: string) => String(tests.filter((test) => test.outcome() === outcome).length);
      const engine = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'engine');
      const plays = tests.filter(({ tags }) => tags.includes('@play')).length;
      print(
        `${project.title}: ${String(tests.length)} tests${plays > 0 ? ` (${String(plays)} with a play function)` : ''}, ${count('expected')} passed, ${count('unexpected')} failed, ${count('flaky')} flaky, ${count('skipped')} not run; ${engine?.description ?? 'engine not started'}`,
      );
    }
    print(`browsers: ${status}, ${(duration / 1000).toFixed(0)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
