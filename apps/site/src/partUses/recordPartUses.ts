import * as parts from '@keystrand/ui';
import { elementLog } from './elementLog';
import type { LoggedElement } from './elementLog';

/** One use of a part of `@keystrand/ui` on a page. */
export interface PartUse {
  /** Name under which `@keystrand/ui` exports the part. */
  readonly part: string;
  /** The props it was given. */
  readonly props: Readonly<Record<string, unknown>>;
}

const nameOf: ReadonlyMap<unknown, string> = new Map(
  Object.entries(parts).map(([name, part]) => [part, name] as const),
);

/**
 * Runs `render` and returns its result with every use of a part that it created, in the order of creation. Records
 * only elements created by `./jsx-runtime`, which the server build uses.
 */
export async function recordPartUses<Result>(
  render: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly uses: readonly PartUse[] }> {
  const elements: LoggedElement[] = [];
  const result = await elementLog.run(elements, render);
  const uses = elements.flatMap(({ type, props }) => {
    const part = nameOf.get(type);
    return part === undefined ? [] : [{ part, props }];
  });
  return { result, uses };
}
