import type { TestModule, TestRunEndReason } from 'vitest/node';

/** What the examination of one story adds to its test. */
export interface Examined {
  readonly conditions: number;
  /** Different faults in all conditions. */
  readonly faults: number;
}

declare module 'vitest' {
  interface TaskMeta {
    examined?: Examined;
  }
}

/** One story of a run. */
export interface StoryResult {
  readonly state: 'failed' | 'passed' | 'pending' | 'skipped';
  readonly examined?: Examined | undefined;
}

/** Returns one line with the numbers of stories, conditions, faults, and stories that were not examined. */
export function summarize(stories: readonly StoryResult[], conditions: number): string {
  const examined = stories.reduce((sum, story) => sum + (story.examined?.conditions ?? 0), 0);
  const faults = stories.reduce((sum, story) => sum + (story.examined?.faults ?? 0), 0);
  const skipped = stories.filter(({ state }) => state === 'skipped' || state === 'pending').length;
  const broken = stories.filter(({ state, examined: found }) => state === 'failed' && !found).length;
  return (
    `${String(stories.length)} stories × ${String(conditions)} conditions = ${String(examined)} examined: ` +
    `${String(faults)} faults, ${String(broken)} broken, ${String(skipped)} skipped`
  );
}

/** Prints the summary of a run, and fails it if a story was skipped. */
export function printSummary(
  modules: readonly TestModule[],
  reason: TestRunEndReason,
  conditions: number,
): void {
  const stories = modules.flatMap((module) =>
    [...module.children.allTests()].map((test): StoryResult => ({
      state: test.result().state,
      examined: test.meta().examined,
    })),
  );
  process.stdout.write(`  Conditions  ${summarize(stories, conditions)}\n\n`);
  if (reason === 'passed' && stories.some(({ examined }) => examined?.conditions !== conditions)) {
    process.stderr.write('Every story must be examined in every condition.\n');
    process.exitCode = 1;
  }
}
